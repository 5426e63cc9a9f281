"""Jää Sulaa by dragging, with a mouse and with a finger, and on screens with little room."""

import math
import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import DESKTOP, Server, new_page
from tests.browser.test_ice import open_table, play_by_clicks, turn

pytestmark = pytest.mark.browser

SMALL_PHONE = {"width": 320, "height": 568}
Point = tuple[float, float]
Drag = Callable[[list[Point]], None]


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def way(start: Point, end: Point) -> list[Point]:
    """Some points of a straight line."""
    steps = [0, 0.1, 0.4, 0.8, 1]
    return [(start[0] + k * (end[0] - start[0]), start[1] + k * (end[1] - start[1])) for k in steps]


def by_mouse(page: Page) -> Drag:
    def drag(points: list[Point]) -> None:
        page.mouse.move(*points[0])
        page.mouse.down()
        for point in points[1:]:
            page.mouse.move(*point)
        page.mouse.up()

    return drag


def by_finger(page: Page) -> Drag:
    session: CDPSession = page.context.new_cdp_session(page)

    def touch(kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(points: list[Point]) -> None:
        touch("touchStart", points[0])
        for point in points[1:]:
            touch("touchMove", point)
        touch("touchEnd")

    return drag


def cells(page: Page, selector: str) -> list[str]:
    script = "(found) => found.map((cell) => cell.dataset.cell)"
    return page.locator(selector).evaluate_all(script)  # type: ignore[no-any-return]


def answer_by_dragging(page: Page, drag: Drag, chance: random.Random) -> bool:
    """Drag a penguin or a tile if one can be; whether there was one."""
    starts = cells(page, "[data-can=start]")
    if page.get_by_test_id("newcomer").count() and cells(page, "[data-can=place]"):
        goal = chance.choice(cells(page, "[data-can=place]"))
        drag(way(middle(page, "[data-testid=newcomer]"), middle(page, f"[data-cell={goal}]")))
    elif starts:
        start = f"[data-cell={chance.choice(starts)}]"
        # What it can reach shows once it is chosen; the choice is taken back with a second tap.
        page.locator(start).click()
        goal = chance.choice(cells(page, "[data-can]:not([data-can=start])"))
        page.locator(start).click()
        drag(way(middle(page, start), middle(page, f"[data-cell={goal}]")))
    elif lifts := cells(page, "[data-can=lift]"):
        # Sideways, since a finger that wipes up or down scrolls the page.
        tile = middle(page, f"[data-cell={chance.choice(lifts)}]")
        drag(way(tile, (2, tile[1])))
    else:
        return False
    return True


def play_by_dragging(page: Page, drag: Drag, until_turn: int) -> int:
    """Drag whenever it is possible; how often it was."""
    chance = random.Random(11)
    limit = time.monotonic() + 90
    drags = 0
    while turn(page) < until_turn and not page.get_by_test_id("end").count():
        assert time.monotonic() < limit, page.get_by_test_id("prompt").inner_text()
        table = page.get_by_test_id("table")
        before = table.get_attribute("data-seq")
        button = page.locator("button[data-action]:not([disabled])")
        if answer_by_dragging(page, drag, chance):
            drags += 1
            expect(table).not_to_have_attribute("data-seq", before or "", timeout=5_000)
        elif button.count():
            button.first.click()
        page.wait_for_timeout(60)
    return drags


def test_penguins_and_tiles_are_dragged_by_mouse(page: Page, server: Server) -> None:
    open_table(page, server, 2)
    assert play_by_dragging(page, by_mouse(page), until_turn=10) >= 14


def test_fault_F34_a_finger_drags_and_the_page_stays(browser: Browser, server: Server) -> None:
    page = new_page(browser, SMALL_PHONE, has_touch=True, is_mobile=True)
    open_table(page, server, 2)
    where = page.evaluate("[scrollY, visualViewport.scale]")
    assert play_by_dragging(page, by_finger(page), until_turn=4) >= 8
    assert page.evaluate("visualViewport.scale") == where[1]
    page.context.close()


def test_a_hand_that_slips_changes_nothing(page: Page, server: Server) -> None:
    open_table(page, server, 2)
    play_by_clicks(page, random.Random(1), until_turn=1)
    page.locator("[data-can=lift]").first.wait_for()
    table = page.get_by_test_id("table")
    before = table.get_attribute("data-seq")
    one, other = cells(page, "[data-can=lift]")[:2]
    by_mouse(page)(way(middle(page, f"[data-cell={one}]"), middle(page, f"[data-cell={other}]")))
    page.wait_for_timeout(300)
    assert table.get_attribute("data-seq") == before
    expect(page.locator("[data-chosen]")).to_have_count(0)


def test_cells_can_be_made_large_enough_for_a_thumb(browser: Browser, server: Server) -> None:
    page = new_page(browser, SMALL_PHONE, has_touch=True, is_mobile=True)
    open_table(page, server, 4)
    cell = page.locator("[data-cell=F6]")
    small = cell.bounding_box()
    assert small
    assert small["width"] < 44
    page.get_by_test_id("magnify").tap()
    large = cell.bounding_box()
    assert large
    assert large["width"] >= 44
    # What can be chosen is in sight, and a finger on the ice pushes it.
    page.locator("[data-can=place][tabindex='0']").tap()
    expect(page.locator("[data-chosen]")).to_have_count(1)
    start = middle(page, "[data-cell=F6]")
    goal = middle(page, "[data-testid=board]")
    assert math.dist(start, goal) > 20
    by_finger(page)(way(start, goal))
    assert math.dist(middle(page, "[data-cell=F6]"), goal) < 5
    page.get_by_test_id("magnify").tap()
    whole = cell.bounding_box()
    assert whole
    assert abs(whole["width"] - small["width"]) < 1
    page.context.close()


def test_a_desk_needs_no_magnifier(browser: Browser, server: Server) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, server, 4)
    page.locator("[data-cell=F6]").wait_for()
    expect(page.get_by_test_id("magnify")).to_have_count(0)
    page.context.close()
