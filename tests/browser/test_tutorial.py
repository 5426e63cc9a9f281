"""The lesson of each game, from its first word to its last."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.test_replay import ANSWERS, CLICK

pytestmark = pytest.mark.browser


def follow(page: Page) -> list[int]:
    """Do what the lesson asks for until it ends; the steps met."""
    coach = page.get_by_test_id("coach")
    coach.wait_for()
    steps: list[int] = []
    limit = time.monotonic() + 90
    while coach.get_attribute("data-last") is None:
        assert time.monotonic() < limit, coach.inner_text()
        step = int(coach.get_attribute("data-step") or 0)
        if steps[-1:] != [step]:
            steps.append(step)
        page.evaluate(CLICK, ["[data-testid=lesson-next]", *ANSWERS])
        page.wait_for_timeout(20)
    return steps


@pytest.mark.parametrize(("game", "length"), [("dinosaurs", 8), ("ice", 9)])
def test_the_lesson_is_finished(page: Page, server: Server, game: str, length: int) -> None:
    page.goto(server.url)
    page.evaluate("localStorage.setItem('nestling.pace', '0')")
    page.get_by_test_id(f"learn-{game}").click()
    steps = follow(page)
    # Quick hands have done some things before they are asked for.
    assert steps == sorted(set(steps))
    assert len(steps) >= length - 3
    expect(page.get_by_test_id("coach")).to_have_attribute("data-step", str(length - 1))
    expect(page.get_by_test_id("lesson-play")).to_be_visible()
    page.get_by_test_id("lesson-home").click()
    expect(page.get_by_test_id(f"play-{game}")).to_be_visible()


def test_the_deal_of_a_lesson_is_always_the_same(page: Page, server: Server) -> None:
    hands = []
    for _ in range(2):
        page.goto(f"{server.url}/learn/dinosaurs")
        cards = page.locator("[data-testid=hand] [data-card]")
        cards.first.wait_for()
        hands.append(cards.evaluate_all("(all) => all.map((card) => card.dataset.card)"))
    assert hands[0] == hands[1]
    assert len(hands[0]) == 5
