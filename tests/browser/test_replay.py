"""Games looked at again: every position is what it would be if drawn from scratch."""

import json
import random
import re
import time

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


# Leads to another page of the house without loading it anew.
GO = """(path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


def open_replay(page: Page, query: str = "") -> None:
    page.evaluate(GO, "/credits")
    expect(page.get_by_test_id("scrubber")).to_have_count(0)
    page.evaluate(GO, f"/replay/file{query}")
    page.get_by_test_id("scrubber").wait_for()
    settled(page)


def settled(page: Page) -> None:
    """Wait until the story is told to its end."""
    expect(page.get_by_test_id("table")).not_to_have_attribute(
        "data-telling", re.compile(".+"), timeout=20_000
    )


# The elements of the table with what they say, whatever the order of attributes and classes.
# Where Tab leads to hangs on where one has been, and is no part of the position.
PICTURE = """() => {
    const skip = /^(id|for|tabindex|aria-(labelledby|describedby|controls))$/;
    const draw = (element) => {
        const attributes = [...element.attributes]
            .filter(({ name }) => !skip.test(name))
            .map(({ name, value }) => [name, name === 'class' ? value.split(' ').sort() : value])
            .sort();
        const inside = [...element.childNodes].map((node) =>
            node.nodeType === 1 ? draw(node) : node.nodeType === 3 ? node.data.trim() : '');
        return `<${element.tagName} ${attributes.join(' ')}>${inside.join('')}`;
    };
    return draw(document.querySelector('[data-testid=table]'));
}"""


def picture(page: Page) -> str:
    """What the table shows."""
    return str(page.evaluate(PICTURE))


def first_difference(one: str, other: str) -> tuple[str, str] | None:
    """Where two pictures part ways, a few words of each."""
    if one == other:
        return None
    pairs = enumerate(zip(one, other, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
    return one[max(at - 200, 0) : at + 200], other[max(at - 200, 0) : at + 200]


def scrub(page: Page, at: int) -> None:
    page.get_by_test_id("scrub").fill(str(at))
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(at))


def test_replay_of_random_games_is_what_drawing_from_scratch_gives(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    page.evaluate("window.sameDocument = true")
    for number in range(GAMES):
        chance = random.Random(number)
        record = random_record(number)
        hand_over(page, record)
        at = chance.randrange(2, len(record.plays))
        seat = chance.choice(["", *map(str, range(1, record.settings["players"] + 1))])
        open_replay(page, "?at=0" + (f"&seat={seat}" if seat else ""))
        # A random walk: jumps, and steps that are told.
        for jump in (chance.randrange(len(record.plays)), at - 2):
            scrub(page, jump)
        page.get_by_test_id("step-forth").click()
        page.get_by_test_id("step-forth").click()
        settled(page)
        walked = picture(page)
        open_replay(page, f"?at={at}" + (f"&seat={seat}" if seat else ""))
        where = f"game {number} at {at} seen by {seat or 'an onlooker'}"
        assert first_difference(picture(page), walked) is None, where
    assert page.evaluate("window.sameDocument"), "the page was loaded anew"


def test_a_moment_has_an_address_and_keys_walk(page: Page, server: Server) -> None:
    page.goto(server.url)
    record = random_record(1)
    hand_over(page, record)
    open_replay(page, "?at=3&seat=2")
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
    open_replay(page, "?at=1&seat=1")
    assert page.locator("[data-testid=hand] [data-card]").count() > 0
    page.get_by_test_id("seen-by").select_option("")
    expect(page.locator("[data-testid=hand] [data-card]")).to_have_count(0)


def test_records_that_cannot_be_played_say_why(page: Page, server: Server) -> None:
    page.goto(server.url)
    record = json.loads(random_record(1).to_bytes())
    for change, code in (
        ({"rules_version": 0}, "other-rules"),
        ({"plays": [[0, "+A1"]]}, "bad-play"),
    ):
        text = json.dumps(record | change)
        page.evaluate("(text) => sessionStorage.setItem('nestling.replay', text)", text)
        page.goto(f"{server.url}/replay/file")
        expect(page.locator(f"[data-code={code}]")).to_be_visible()


def test_a_finished_table_is_looked_at_again(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-dinosaurs").click()
    page.get_by_test_id("table").wait_for()
    play_to_the_end(page)
    page.get_by_test_id("look-back").click()
    page.get_by_test_id("scrubber").wait_for()
    expect(page.get_by_test_id("table")).to_have_attribute("data-phase", "over")
    page.keyboard.press("Home")
    expect(page.get_by_test_id("table")).to_have_attribute("data-round", "1")
    expect(page.get_by_test_id("seen-by")).to_have_value("0")


@pytest.mark.parametrize("number", [0, 1])
def test_what_if_a_game_goes_on_from_a_moment_to_its_end(
    page: Page, server: Server, number: int
) -> None:
    page.goto(server.url)
    page.evaluate("localStorage.setItem('nestling.pace', '0')")
    record = random_record(number)
    hand_over(page, record)
    open_replay(page, f"?at={len(record.plays) // 2}&seat=1")
    before = picture(page)
    page.get_by_test_id("branch-bot").select_option("random")
    page.get_by_test_id("branch").click()
    page.wait_for_url("**/local/*")
    page.get_by_test_id("table").wait_for()
    bots = [seat.get("bot") for seat in page.evaluate(KEPT)[0]["seats"]]
    assert set(bots) == {None, "random"}
    assert before
    play_to_the_end(page)
    expect(page.get_by_test_id("end")).to_be_visible()


# The tables of the page, as its database keeps them.
KEPT = """() => new Promise((resolve) => {
    indexedDB.open("nestling").onsuccess = ({ target }) => {
        const tables = target.result.transaction("tables").objectStore("tables").getAll();
        tables.onsuccess = () => resolve(tables.result);
    };
})"""

# Clicks the first thing that answers what is asked.
ANSWERS = [
    "button[data-action]:not([disabled])",
    "[data-can]:not([data-can=start])",
    "[data-testid=hand] [data-card]:not([aria-disabled=true])",
    "[data-can=start]",
]
CLICK = """(choices) => {
    const found = choices.map((choice) => document.querySelector(choice)).find(Boolean);
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""


def play_to_the_end(page: Page) -> None:
    limit = time.monotonic() + 120
    while not page.get_by_test_id("end").count():
        assert time.monotonic() < limit, page.get_by_test_id("prompt").inner_text()
        page.evaluate(CLICK, ANSWERS)
        page.wait_for_timeout(20)


def test_ones_own_game_is_looked_back_at_while_it_is_played(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-ice").click()
    page.locator("[data-can]").first.click()
    page.get_by_test_id("confirm").click()
    page.locator("[data-can]").first.wait_for()
    code = page.url.rpartition("/")[2]
    page.goto(f"{server.url}/replay/{code}")
    shown = page.get_by_test_id("replay")
    expect(shown).to_have_attribute("data-at", re.compile("^[1-9]"))
    expect(page.get_by_test_id("seen-by")).to_have_value("0")
    expect(page.get_by_test_id("branch")).to_have_count(0)  # what others hide is not known
    page.keyboard.press("Home")
    expect(shown).to_have_attribute("data-at", "0")
    page.get_by_test_id("step-forth").click()
    expect(shown).to_have_attribute("data-at", "1")
