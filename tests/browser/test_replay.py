"""Games looked at again: every position is what it would be if drawn from scratch."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import nestling
from nestling.core.record import Record
from tests.browser.conftest import Server

pytestmark = pytest.mark.browser

GAMES = 50


def random_record(number: int) -> Record:
    """A finished game between players who choose by lot."""
    chance = random.Random(number)
    name = ("dinosaurs", "ice")[number % 2]
    game = nestling.game(name, players=2 + number // 2 % 3)
    state = game.start(seed=number)
    while state.outcome is None:
        seat = chance.choice(state.actors)
        state.play(seat, chance.choice(state.legal(seat)))
    return state.record()


def hand_over(page: Page, record: Record) -> None:
    text = record.to_bytes().decode()
    page.evaluate("(text) => sessionStorage.setItem('nestling.replay', text)", text)


def open_replay(page: Page, server: Server, query: str = "") -> None:
    page.goto(f"{server.url}/replay/file{query}")
    page.get_by_test_id("scrubber").wait_for()
    settled(page)


def settled(page: Page) -> None:
    """Wait until the story is told to its end."""
    expect(page.get_by_test_id("table")).not_to_have_attribute(
        "data-telling", re.compile(".+"), timeout=20_000
    )


def picture(page: Page) -> str:
    """What the table shows, without the names that Svelte makes up."""
    html = page.get_by_test_id("table").inner_html()
    return re.sub(r'(id|for|aria-\w+)="[cs]\d+[^"]*"', "", html).replace("<!---->", "")


def scrub(page: Page, at: int) -> None:
    page.get_by_test_id("scrub").fill(str(at))
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(at))


def test_replay_of_random_games_is_what_drawing_from_scratch_gives(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    for number in range(GAMES):
        chance = random.Random(number)
        record = random_record(number)
        hand_over(page, record)
        at = chance.randrange(2, len(record.plays))
        seat = chance.choice(["", *map(str, range(1, record.settings["players"] + 1))])
        open_replay(page, server, "?at=0" + (f"&seat={seat}" if seat else ""))
        # A random walk: jumps, and steps that are told.
        for jump in (chance.randrange(len(record.plays)), at - 2):
            scrub(page, jump)
        page.get_by_test_id("step-forth").click()
        page.get_by_test_id("step-forth").click()
        settled(page)
        walked = picture(page)
        open_replay(page, server, f"?at={at}" + (f"&seat={seat}" if seat else ""))
        assert picture(page) == walked, f"game {number} at {at} seen by {seat or 'an onlooker'}"


def test_a_moment_has_an_address_and_keys_walk(page: Page, server: Server) -> None:
    page.goto(server.url)
    record = random_record(1)
    hand_over(page, record)
    open_replay(page, server, "?at=3&seat=2")
    shown = page.get_by_test_id("replay")
    expect(shown).to_have_attribute("data-at", "3")
    expect(page.get_by_test_id("seen-by")).to_have_value("1")
    for key, at in (("ArrowRight", 4), ("ArrowLeft", 3), ("End", len(record.plays)), ("Home", 0)):
        page.keyboard.press(key)
        expect(shown).to_have_attribute("data-at", str(at))
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    second = int(shown.get_attribute("data-at") or 0)
    expect(page.get_by_test_id("table")).to_have_attribute("data-turn", "2")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageUp")
    expect(shown).to_have_attribute("data-at", str(second))
    page.get_by_test_id("seen-by").select_option("")
    expect(page).to_have_url(re.compile(rf"\?at={second}$"))


def test_what_others_hide_is_not_shown(page: Page, server: Server) -> None:
    page.goto(server.url)
    record = random_record(0)
    hand_over(page, record)
    open_replay(page, server, "?at=1&seat=1")
    assert page.locator("[data-testid=hand] [data-card]").count() > 0
    page.get_by_test_id("seen-by").select_option("")
    expect(page.locator("[data-testid=hand] [data-card]")).to_have_count(0)


def test_records_that_cannot_be_played_say_why(page: Page, server: Server) -> None:
    page.goto(server.url)
    record = json.loads(random_record(1).to_bytes())
    for change, code in (({"rules_version": 0}, "other-rules"), ({"plays": [[0, "+A1"]]}, "bad-play")):
        text = json.dumps(record | change)
        page.evaluate("(text) => sessionStorage.setItem('nestling.replay', text)", text)
        page.goto(f"{server.url}/replay/file")
        expect(page.locator(f"[data-code={code}]")).to_be_visible()


def test_a_finished_table_is_looked_at_again(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-dinosaurs").click()
    page.get_by_test_id("table").wait_for()
    button = "button[data-action]:not([disabled])"
    card = "[data-testid=hand] [data-card]:not([aria-disabled=true])"
    for _ in range(1_500):
        if page.get_by_test_id("end").count():
            break
        found = page.locator(f"{button}, {card}").filter(visible=True)
        if found.count():
            found.first.click(timeout=3_000)
        page.wait_for_timeout(25)
    page.get_by_test_id("look-back").click()
    page.get_by_test_id("scrubber").wait_for()
    expect(page.get_by_test_id("table")).to_have_attribute("data-phase", "over")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("table")).to_have_attribute("data-round", "1")
    expect(page.get_by_test_id("seen-by")).to_have_value("0")
