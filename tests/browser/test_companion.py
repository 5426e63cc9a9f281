"""The score keepers for the printed games."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server, new_page

pytestmark = pytest.mark.browser


def write_round(page: Page, disaster: str, cards: list[str]) -> None:
    page.get_by_test_id(f"disaster-{disaster}").check()
    for seat, card in enumerate(cards):
        if card:
            page.get_by_test_id(f"card-{seat}").select_option(card)


def test_a_game_of_dinosaurs_is_kept(browser: Browser, server: Server) -> None:
    page = new_page(browser, {"width": 360, "height": 740})
    page.goto(f"{server.url}/companion/dinosaurs")
    page.get_by_test_id("keeper-players").select_option("3")
    page.get_by_test_id("keeper-start").click()
    asks = page.get_by_test_id("asks")
    # Nothing is taken for granted: what lies on the table has to be said first.
    expect(asks).to_contain_text("Say what lies on the table")
    expect(page.get_by_test_id("card-0")).to_have_value("")
    # Stego 9, Nervous Rex 4 + 1 against Predatory, Cry Ceratops 5: a tie for the lowest.
    write_round(page, "predatory", ["meteor_cannon", "bonehead", "run_home_bat"])
    expect(asks).to_have_attribute("data-asks", "duel")
    page.get_by_test_id("duel-1").select_option("cool_stick")
    page.get_by_test_id("duel-2").select_option("handy_pan")
    page.get_by_test_id("duel").click()
    expect(asks).to_have_attribute("data-asks", "answer")
    page.get_by_test_id("accept").click()
    page.get_by_test_id("write").click()
    expect(page.get_by_test_id("player-0")).to_have_attribute("data-points", "9")
    expect(page.get_by_test_id("player-1")).to_have_attribute("data-area", "predatory")
    expect(page.get_by_test_id("player-1")).to_have_attribute("data-points", "1")
    # It is there after a reload, and every round can be undone.
    page.reload()
    expect(page.get_by_test_id("player-0")).to_have_attribute("data-points", "9")
    for _ in range(2):
        write_round(page, "predatory", ["meteor_cannon", "cool_stick", "iced_ptea"])
        page.get_by_test_id("accept").click()
        page.get_by_test_id("write").click()
    expect(page.get_by_test_id("player-1")).to_contain_text("Extinct")
    assert page.get_by_test_id("card-1").count() == 0
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("player-1")).not_to_contain_text("Extinct")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()


def test_inversion_and_modifiers_are_explained(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/companion/dinosaurs")
    page.get_by_test_id("keeper-players").select_option("2")
    page.get_by_test_id("keeper-start").click()
    write_round(page, "meteor", ["meteor_cannon", "cool_stick"])
    page.get_by_test_id("boosters-1").select_option("2")
    page.get_by_test_id("inversions").select_option("1")
    # Stego 9 + 1 against Meteors = 10, Nervous Rex 1 + 4 = 5; inverted 5 and 10.
    sums = page.get_by_test_id("sum")
    expect(sums.nth(0)).to_have_attribute("data-score", "5")
    expect(sums.nth(1)).to_have_attribute("data-score", "10")
    expect(sums.nth(0)).to_contain_text("inverted")
    page.get_by_test_id("card-0").select_option("flaming_chainsaw")
    page.get_by_test_id("card-1").select_option("flaming_chainsaw")
    expect(page.get_by_test_id("asks")).to_contain_text("not so many")


def test_the_end_on_the_ice_is_counted(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/companion/ice")
    place = {
        (0, "mother"): ["F6"],
        (0, "chick"): ["G6", "E6", "F5", "C6", "I6"],
        (1, "mother"): ["F8"],
        (1, "chick"): ["E9", "F7", "C7", "C8", "C9"],
    }
    for (seat, kind), cells in place.items():
        pick = page.get_by_test_id(f"pick-{seat}-{kind}")
        for cell in cells:
            if pick.get_attribute("aria-pressed") != "true":
                pick.click()
            page.locator(f"[data-cell={cell}]").click()
    # Family 1: three chicks at home, a strange one there. Family 2: two at home.
    expect(page.get_by_test_id("points-0")).to_have_text("+2")
    expect(page.get_by_test_id("points-1")).to_have_text("+2")
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-winners", "0")
    page.reload()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-winners", "0")
    page.locator("[data-cell=F7]").click()
    expect(page.get_by_test_id("verdict")).to_have_text(re.compile("missing"))
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-winners", "0")
