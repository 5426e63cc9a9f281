"""Whole games of Jää Sulaa in Chromium."""

import random
import re
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, new_page, try_click

pytestmark = pytest.mark.browser

WHOLE_GAME = 240  # seconds within which a game must end
ANSWER = "button[data-action]:not([disabled])"
ENDS = "[data-can]:not([data-can=start])"
# The cells that may be chosen now: where to, else which penguin.
CHOICES = """() => {
    const confirm = document.querySelector('[data-testid=confirm]');
    if (!confirm) return [];
    const names = (selector) => [...document.querySelectorAll(selector)].map((c) => c.dataset.cell);
    const ends = names('[data-can]:not([data-can=start])');
    return ends.length ? ends : names('[data-can=start]');
}"""


def open_table(page: Page, server: Server, players: int, **settings: str | bool) -> None:
    """From the page of choices to a table with bots, as a person does it."""
    page.goto(f"{server.url}/new/ice")
    page.get_by_test_id("open-table").wait_for()
    while page.locator("[data-testid^=chair-]").count() > players:
        page.get_by_test_id(f"chair-{players}").get_by_role("button").last.click()
    while page.locator("[data-testid^=chair-]").count() < players:
        page.get_by_role("button", name="Add a seat").click()
    for other in range(1, players):
        page.get_by_test_id(f"chair-{other}").locator("select").first.select_option("bot")
    if settings:
        page.locator("summary").click()
    for name, value in settings.items():
        field = page.get_by_test_id(f"setting-{name}")
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.select_option(value)
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("table").wait_for()


def over(page: Page) -> bool:
    return page.get_by_test_id("end").count() > 0


def turn(page: Page) -> int:
    return int(page.get_by_test_id("table").get_attribute("data-turn") or 0)


def tap(page: Page, cell: str) -> None:
    try_click(page.locator(f"[data-cell={cell}]"))


def play_by_clicks(page: Page, chance: random.Random, until_turn: int | None = None) -> None:
    """Answer whatever is asked by clicking, until the game ends or so many turns have begun."""
    limit = time.monotonic() + WHOLE_GAME
    while not over(page):
        assert time.monotonic() < limit, page.get_by_test_id("prompt").inner_text()
        if until_turn and turn(page) >= until_turn:
            return
        answer_once(page, chance)


def answer_once(page: Page, chance: random.Random) -> None:
    """Click once at something that is asked, or wait a moment if nothing is."""
    chosen = page.locator("[data-testid=confirm]:not([disabled])")
    cells = page.evaluate(CHOICES)
    if chosen.count():
        # Half of the choices are confirmed with the button, half with a second tap.
        if chance.random() < 0.5:
            try_click(chosen)
        else:
            try_click(page.locator("[data-chosen]"))
        page.wait_for_timeout(40)
    elif page.locator(ANSWER).count() and (not cells or chance.random() < 0.3):
        try_click(page.locator(ANSWER).first)
    elif cells:
        tap(page, chance.choice(cells))
    else:
        page.wait_for_timeout(40)


def winners_are_shown(page: Page, players: int) -> None:
    expect(page.get_by_test_id("end")).to_be_visible()
    winners = page.get_by_test_id("end").get_attribute("data-winners") or ""
    assert re.fullmatch(rf"[0-{players - 1}](,[0-{players - 1}])*", winners)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_by_clicks(page: Page, server: Server, players: int) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    open_table(page, server, players)
    play_by_clicks(page, random.Random(players))
    winners_are_shown(page, players)
    assert problems == []


def test_a_whole_game_with_hidden_saving_and_other_choices(page: Page, server: Server) -> None:
    open_table(
        page,
        server,
        2,
        saved="hidden",
        quick_start=True,
        junior=True,
        junior_mothers="free",
        sailing="gate",
        sail_stop="free",
    )
    play_by_clicks(page, random.Random(5))
    winners_are_shown(page, 2)


def at_hand(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector))


def walk_to(page: Page, selector: str, keys: list[str], chance: random.Random) -> bool:
    """Press keys until what has the focus is what is looked for."""
    for _ in range(150):
        if at_hand(page, selector):
            return True
        page.keyboard.press(chance.choice(keys))
    return False


def test_a_whole_game_by_keyboard(page: Page, server: Server) -> None:
    chance = random.Random(7)
    page.goto(server.url)
    page.get_by_test_id("play-ice").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("table").wait_for()
    limit = time.monotonic() + WHOLE_GAME
    tried_undo = False
    while not over(page):
        assert time.monotonic() < limit, page.get_by_test_id("prompt").inner_text()
        if not page.evaluate(CHOICES):
            if page.locator(ANSWER).count():
                assert walk_to(page, ANSWER, ["Tab"], chance)
                page.keyboard.press("Enter")
            page.wait_for_timeout(40)
            continue
        if not at_hand(page, "[data-cell]"):
            assert walk_to(page, "[data-cell]", ["Tab"], chance)
        wanted = ENDS if page.locator(ENDS).count() else "[data-can=start]"
        arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
        if not walk_to(page, wanted, chance.choice([arrows, ["PageDown"]]), chance):
            continue
        page.keyboard.press("Enter")
        if wanted == ENDS:
            if not tried_undo:
                expect(page.get_by_test_id("undo")).to_be_visible()
                page.keyboard.press("Escape")
                expect(page.get_by_test_id("undo")).to_have_count(0)
                page.keyboard.press("Enter")
                tried_undo = True
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
    assert tried_undo
    winners_are_shown(page, 2)


def test_escape_closes_a_sheet_and_keeps_a_half_made_choice(page: Page, server: Server) -> None:
    open_table(page, server, 2)
    chance = random.Random(1)
    while turn(page) < 1 or not page.locator("[data-can=start]").count():
        answer_once(page, chance)
    while not page.get_by_test_id("undo").count():
        start = page.locator("[data-can=start]:not([aria-pressed=true])").first
        tap(page, start.get_attribute("data-cell") or "")
        page.wait_for_timeout(60)
    page.get_by_test_id("open-menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_test_id("undo")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("undo")).to_have_count(0)


def test_cells_that_can_be_chosen_have_names(page: Page, server: Server) -> None:
    open_table(page, server, 2)
    play_by_clicks(page, random.Random(1), until_turn=1)
    expect(page.locator("[data-can]").first).to_be_visible()
    cells = page.locator("[data-can]")
    for cell in cells.all():
        assert re.match(r"\W*[C-I][3-9]\W*, ", cell.get_attribute("aria-label") or "")
        assert cell.get_attribute("tabindex") in ("0", "-1")
    assert page.locator("[data-cell][tabindex='0']").count() == 1


@pytest.mark.parametrize("width", [320, PHONE["width"], DESKTOP["width"]])
def test_no_sideways_scrolling(browser: Browser, server: Server, width: int) -> None:
    page = new_page(browser, {"width": width, "height": PHONE["height"]})
    for path in ("/", "/new/ice", "/help/ice"):
        page.goto(server.url + path)
        page.locator("main").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    open_table(page, server, 4)
    play_by_clicks(page, random.Random(2), until_turn=6)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.get_by_test_id("board").bounding_box()
    assert board
    assert board["width"] >= 0.9 * min(width, 700)
    page.context.close()
