"""The house as plain files, in a folder of a web host: several people at one device."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from nestling.locale import LANGUAGES
from nestling.server.site import write_site
from tests.browser import test_dinosaurs as dinosaurs
from tests.browser import test_ice as ice
from tests.browser.languages import speak
from tests.browser.page_engine import sit_down_with
from tests.browser.plain_host import plain_host
from tests.browser.test_replay import random_record
from tests.browser.test_tutorial import follow

pytestmark = pytest.mark.browser


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of the site on a host that knows nothing but files."""
    write_site(tmp_path / "games" / "nestling")
    with plain_host(tmp_path) as address:
        yield f"{address}/games/nestling/"


def sit_down(page: Page, site: str, game: str) -> None:
    """Two people at this device, from the first page on, by its links."""
    page.goto(site)
    page.evaluate("localStorage.setItem('nestling.pace', '0')")
    page.get_by_test_id(f"game-{game}").get_by_role("link", name="Invite friends").click()
    page.get_by_test_id("chair-2").get_by_role("button").last.click()
    page.get_by_test_id("chair-1").get_by_label("Name").fill("Bo")
    page.get_by_test_id("open-table").click()


def test_two_at_one_device_hide_their_hands_behind_a_curtain(page: Page, site: str) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    sit_down(page, site, "dinosaurs")
    curtain = page.get_by_test_id("curtain")
    hands: dict[str, str] = {}
    last = ""
    for _ in range(1500):
        if dinosaurs.over(page):
            break
        if curtain.count():
            seat = curtain.get_attribute("data-seat") or ""
            assert seat != last  # else there was no need for it
            assert page.get_by_test_id("table").count() == 0
            page.get_by_test_id("take").click()
            page.get_by_test_id("table").wait_for()
            last = seat
            if seat not in hands:
                hands[seat] = page.get_by_test_id("hand").inner_text()
        dinosaurs.answer_once(page)
    expect(page.get_by_test_id("end")).to_be_visible()
    assert set(hands) == {"0", "1"}
    assert hands["0"] != hands["1"]
    assert problems == []


def test_the_site_needs_no_network_either(page: Page, site: str) -> None:
    sit_down(page, site, "ice")  # nothing is hidden here: no curtain
    ice.play_by_clicks(page, random.Random(3), until_turn=3)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    page.get_by_test_id("table").wait_for()
    ice.play_by_clicks(page, random.Random(4), until_turn=5)
    page.goto(f"{site}#/help/ice")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Jää Sulaa")
    page.get_by_role("link", name="Nestling").first.click()
    expect(page.get_by_test_id("play-ice")).to_be_visible()


def test_a_bot_that_searches_plays_from_plain_files(page: Page, site: str) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    sit_down_with(page, site, "dinosaurs", "level4")
    dinosaurs.play_by_clicks(page, until_round=3)
    assert problems == []


def test_lessons_keepers_rules_and_records_are_there_as_plain_files(
    page: Page, site: str, tmp_path: Path
) -> None:
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(site)
    page.evaluate("localStorage.setItem('nestling.pace', '0')")
    page.get_by_test_id("learn-ice").click()
    assert follow(page)
    for game, there in (("dinosaurs", "keeper-start"), ("ice", "pick-0-mother")):
        page.goto(f"{site}#/companion/{game}")
        expect(page.get_by_test_id(there)).to_be_visible()
    for game, last in (("dinosaurs", "#D45"), ("ice", "#J29")):
        page.goto(f"{site}#/help/{game}")
        rule = page.locator(last)
        rule.wait_for()
        told = set()
        for language in LANGUAGES:
            speak(page, language)
            told.add(rule.inner_text())
        assert len(told) == len(LANGUAGES)
    file = tmp_path / "game.json"
    record = random_record(1)
    record.save(file)
    page.goto(f"{site}#/records")
    page.get_by_test_id("record-file").set_input_files(file)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-true", "true")
    page.get_by_test_id("open-record").click()
    page.get_by_test_id("scrubber").wait_for()
    assert problems == []
