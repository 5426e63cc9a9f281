"""The page without a network: installed, played, kept, saved, then carried to a server."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from nestling.core.record import load_record, read_record
from tests.browser import test_dinosaurs as dinosaurs
from tests.browser import test_ice as ice
from tests.browser.conftest import DESKTOP, Server, come, new_page
from tests.browser.page_engine import sit_down_with

pytestmark = pytest.mark.browser

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def install(page: Page, server: Server) -> list[str]:
    """Load the page and let it keep itself; returns what goes wrong from then on."""
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(server.url)
    page.evaluate("localStorage.setItem('nestling.pace', '0.03')")
    page.wait_for_function(CONTROLLED)
    return problems


def cut_the_network(page: Page, server: Server) -> None:
    server.stop()
    page.context.set_offline(True)
    page.reload()


def save_record(page: Page, folder: Path) -> Path:
    page.get_by_test_id("local-menu").click()
    with page.expect_download() as download:
        page.get_by_test_id("save-record").click()
    page.keyboard.press("Escape")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_dinosaurs_without_a_network(page: Page, server: Server, tmp_path: Path) -> None:
    problems = install(page, server)
    cut_the_network(page, server)
    page.get_by_test_id("play-dinosaurs").click()  # the server does not answer: here, then
    page.get_by_test_id("table").wait_for()
    assert "/local/" in page.url
    dinosaurs.play_by_clicks(page, until_round=2)
    before = int(page.get_by_test_id("table").get_attribute("data-seq") or 0)
    page.reload()
    page.get_by_test_id("table").wait_for()
    assert int(page.get_by_test_id("table").get_attribute("data-seq") or 0) >= before > 0
    dinosaurs.play_by_clicks(page)
    the_record_holds(page, server, tmp_path)
    assert problems == []


def the_record_holds(page: Page, server: Server, folder: Path) -> None:
    """A finished game is kept, and its record is true to the library and to the page."""
    expect(page.get_by_test_id("end")).to_be_visible()
    page.reload()
    page.get_by_test_id("table").wait_for()
    file = save_record(page, folder)
    record = load_record(file)
    assert record.to_bytes() == file.read_bytes()
    assert record.replay().outcome is not None
    page.goto(f"{server.url}/records")
    page.get_by_test_id("record-file").set_input_files(file)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-true", "true")


@pytest.mark.parametrize("game", ["dinosaurs", "ice"])
def test_a_bot_that_searches_needs_no_network(
    page: Page, server: Server, tmp_path: Path, game: str
) -> None:
    problems = install(page, server)
    cut_the_network(page, server)
    sit_down_with(page, server.url, game, "level3")
    chance = random.Random(6)
    for until in (2, None):
        if game == "ice":
            ice.play_by_clicks(page, chance, until_turn=until)
        else:
            dinosaurs.play_by_clicks(page, until_round=until)
        if until:
            page.reload()
            page.get_by_test_id("table").wait_for()
    the_record_holds(page, server, tmp_path)
    assert problems == []


def test_ice_without_a_network_is_finished_on_a_server(
    browser: Browser, page: Page, server: Server, tmp_path: Path
) -> None:
    problems = install(page, server)
    cut_the_network(page, server)
    page.get_by_test_id("play-ice").click()
    page.get_by_test_id("table").wait_for()
    ice.play_by_clicks(page, random.Random(1), until_turn=3)
    file = save_record(page, tmp_path)
    plays = len(load_record(file).replay().plays)

    page.context.set_offline(False)
    server.start()
    page.get_by_test_id("local-menu").click()
    page.get_by_test_id("carry-1").select_option("person")
    page.get_by_test_id("carry").click()
    page.wait_for_url(re.compile("/table/"))
    link = page.locator("[data-testid=invitations] input").input_value()
    friend = new_page(browser, DESKTOP)
    come(friend, link)
    for one in (page, friend):
        one.get_by_test_id("table").wait_for()
        assert int(one.get_by_test_id("table").get_attribute("data-seq") or 0) >= plays
    play_together([page, friend])
    code = page.url.rpartition("/")[2]
    answer = page.request.get(f"{server.url}/api/tables/{code}/record")
    record = read_record(answer.body())
    assert [list(p) for p in record.plays[:plays]] == [list(p) for p in load_record(file).plays]
    assert record.replay().outcome is not None
    friend.context.close()
    assert problems == []


def play_together(pages: list[Page]) -> None:
    """Two people in two browsers, each playing when asked."""
    chance = random.Random(2)
    for _ in range(2000):
        for one in pages:
            if ice.over(one):
                return
            ice.answer_once(one, chance)
    raise AssertionError("the game did not end")
