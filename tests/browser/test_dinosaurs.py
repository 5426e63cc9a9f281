"""Whole games of Happy Little Dinosaurs in Chromium."""

import json
import re
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Server, new_page, try_click

pytestmark = pytest.mark.browser

WHOLE_GAME = 240  # seconds within which a game must end
ENABLED = "button[data-action]:not([disabled])"


def open_table(page: Page, server: Server, players: int) -> None:
    """From the home page to a table with bots, as a person does it."""
    page.goto(f"{server.url}/new/dinosaurs")
    page.get_by_test_id("open-table").wait_for()
    while page.locator("[data-testid^=chair-]").count() > players:
        page.get_by_test_id(f"chair-{players}").get_by_role("button").last.click()
    while page.locator("[data-testid^=chair-]").count() < players:
        page.get_by_role("button", name="Add a seat").click()
    for other in range(1, players):
        page.get_by_test_id(f"chair-{other}").locator("select").first.select_option("bot")
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("table").wait_for()


def over(page: Page) -> bool:
    return page.get_by_test_id("end").count() > 0


def play_by_clicks(page: Page, until_round: int | None = None) -> None:
    """Answer whatever is asked by clicking, until the game or a round is over."""
    limit = time.monotonic() + WHOLE_GAME
    while not over(page):
        assert time.monotonic() < limit, page.get_by_test_id("prompt").inner_text()
        table = page.get_by_test_id("table")
        if until_round and int(table.get_attribute("data-round") or 0) >= until_round:
            return
        answer_once(page)


def answer_once(page: Page) -> None:
    """Click once at something that is asked, or wait a moment if nothing is."""
    answer = page.locator(ENABLED).filter(visible=True)
    card = page.locator("[data-testid=hand] button[data-card]:not([aria-disabled=true])")
    if answer.count():
        try_click(answer.first)
    elif card.count() and page.get_by_test_id("confirm").count():
        try_click(card.last)
    else:
        page.wait_for_timeout(40)


def test_a_whole_game_of_three_by_clicks(page: Page, server: Server) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    open_table(page, server, 3)
    play_by_clicks(page)
    expect(page.get_by_test_id("end")).to_be_visible()
    winners = page.get_by_test_id("end").get_attribute("data-winners") or ""
    assert re.fullmatch(r"[0-2](,[0-2])*", winners)
    assert problems == []


def test_a_whole_game_of_three_by_keyboard(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-dinosaurs").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("table").wait_for()
    limit = time.monotonic() + WHOLE_GAME
    while not over(page):
        assert time.monotonic() < limit, page.get_by_test_id("prompt").inner_text()
        if not (page.locator(ENABLED).count() or page.get_by_test_id("confirm").count()):
            page.wait_for_timeout(40)
            continue
        choose_by_keyboard(page)
    expect(page.get_by_test_id("end")).to_be_visible()


def choose_by_keyboard(page: Page) -> None:
    """Walk with Tab until something that can be answered has the focus, then press Enter."""
    for _ in range(60):
        kind = page.evaluate(
            """() => {
                const at = document.activeElement;
                if (!at || at.disabled) return '';
                if (at.dataset.action) return 'action';
                const hand = at.closest('[data-testid=hand]');
                const asked = document.querySelector('[data-testid=confirm]');
                const open = asked && asked.disabled && at.getAttribute('aria-disabled') !== 'true';
                return hand && at.dataset.card && open ? 'card' : '';
            }"""
        )
        if kind:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")


def test_a_server_restart_in_mid_game(page: Page, server: Server) -> None:
    open_table(page, server, 3)
    play_by_clicks(page, until_round=3)
    table = page.get_by_test_id("table")
    before = int(table.get_attribute("data-round") or 0)
    server.stop()
    server.start()
    expect(page.get_by_test_id("line")).to_have_attribute("data-line", "open", timeout=30_000)
    assert int(table.get_attribute("data-round") or 0) >= before
    page.reload()
    page.get_by_test_id("table").wait_for()
    play_by_clicks(page)
    expect(page.get_by_test_id("end")).to_be_visible()


def test_nothing_hidden_is_sent_to_the_browser(page: Page, server: Server) -> None:
    """Hands, decks and face-down cards of others are in no frame (F11)."""
    frames: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))),
    )
    open_table(page, server, 3)
    play_by_clicks(page)
    checked = 0
    for frame in map(json.loads, frames):
        for event in [*frame.get("log", []), *frame.get("events", [])]:
            secret = event["event"] in ("dealt", "drew", "looked", "kept", "committed")
            if secret and event["seat"] != 0:
                assert event.get("cards") is None
                assert event.get("card") is None
                checked += 1
        if view := frame.get("view"):
            assert view["seat"] == 0
            assert not {"deck", "key", "disasters"} & view.keys()
            if view["phase"] == "commit":
                assert view["played"] == [None] * 4
    assert checked > 20


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_fault_F36_no_sideways_scrolling(browser: Browser, server: Server, width: int) -> None:
    page = new_page(browser, {"width": width, "height": PHONE["height"]})
    for path in ("/", "/new/dinosaurs", "/help/dinosaurs"):
        page.goto(server.url + path)
        page.locator("main").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    open_table(page, server, 4)
    play_by_clicks(page, until_round=2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()
