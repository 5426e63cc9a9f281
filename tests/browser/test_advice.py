"""Hints at the table, and the analysis of a finished game, in Chromium."""

import re
import time

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from nestling.core.record import read_record
from nestling.lab.analyse import Verdict, mark_of, positions
from nestling.server.bodies import Judged
from tests.browser.conftest import PHONE, Server, new_page
from tests.browser.test_dinosaurs import ENABLED

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["ice", "dinosaurs"])
def test_a_hint_is_something_that_can_be_done(browser: Browser, server: Server, game: str) -> None:
    page = new_page(browser, PHONE)
    page.goto(server.url)
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("hint").click()
    best = page.get_by_test_id("hint-best")
    expect(best).to_have_attribute("data-action", re.compile("."), timeout=90_000)
    expect(best).to_have_text(re.compile(".{3}"))
    assert page.locator("ol li b").first.inner_text().endswith("%")
    page.keyboard.press("Escape")
    expect(best).to_have_count(0)
    assert page.locator(ENABLED).or_(page.locator("[data-can], [data-testid=hand]")).count()
    page.context.close()


# Whoever has no workers in the page asks the server.
NO_WORKER = "delete window.Worker"


def finished_table(server: Server) -> tuple[str, bytes]:
    """A table at which two bots have finished a game: its code, and the record."""
    seats = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ann", "Bob")]
    wish = {"game": "ice", "seats": seats}
    with httpx.Client(base_url=server.url, trust_env=False) as http:
        code = http.post("/api/tables", json=wish).json()["code"]
        limit = time.monotonic() + 60
        while (answer := http.get(f"/api/tables/{code}/record")).status_code != 200:
            assert time.monotonic() < limit
            time.sleep(0.2)
    return code, answer.content


def test_the_analysis_marks_mistakes_and_leads_to_them(page: Page, server: Server) -> None:
    """With verdicts made up: those of the server are tested where they are made."""
    page.add_init_script(NO_WORKER)
    code, data = finished_table(server)
    record = read_record(data)
    asked = list(positions(record))
    found = []
    for position in asked:
        seat, move = record.plays[position.play - 1]
        loss = 0.2 if position.play == asked[len(asked) // 2].play else 0.0
        chances = [0.5, 0.5], [0.6, 0.4]
        verdict = Verdict(position.play, seat, move, *chances, move, loss, mark_of(loss))
        found.append(msgspec.json.encode(Judged(len(asked), verdict)))
    page.route("**/analysis", lambda route: route.fulfill(body=b"\n".join([*found, b""])))
    page.goto(f"{server.url}/replay/{code}")
    page.get_by_test_id("open-analysis").click()
    page.get_by_test_id("analysis-start").click()
    mistake = page.get_by_test_id("mistakes").get_by_role("button")
    expect(mistake).to_have_count(1)
    expect(mistake).to_contain_text(re.compile(r"Blunder.*20[^\w ]*%"))
    assert page.locator("figure polyline").count() == 2
    mistake.click()
    play = asked[len(asked) // 2].play
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(play - 1))


def test_an_analysis_can_be_stopped_and_begun_again(page: Page, server: Server) -> None:
    page.add_init_script(NO_WORKER)
    code, _ = finished_table(server)
    asked = []

    def never(route: object) -> None:
        asked.append(route)  # and no answer

    page.route("**/analysis", never)
    page.goto(f"{server.url}/replay/{code}")
    page.get_by_test_id("open-analysis").click()
    for times in (1, 2):
        page.get_by_test_id("analysis-start").click()
        page.get_by_test_id("analysis-stop").click()
        expect(page.get_by_test_id("analysis-start")).to_be_visible()
        assert len(asked) == times
    assert page.locator("[role=alert]").count() == 0


def test_a_character_greets_and_can_be_asked_to_be_quiet(page: Page, server: Server) -> None:
    wish = {
        "game": "ice",
        "settings": {"youngest": 0},
        "seats": [
            {"kind": "person", "name": "Ann"},
            {"kind": "bot", "bot": "level1", "name": "Pip"},
        ],
    }
    made = httpx.post(f"{server.url}/api/tables", json=wish, trust_env=False).json()
    seat = {"code": made["code"], "token": made["seats"][0]["token"]}
    page.goto(f"{server.url}/table/{seat['code']}#{seat['token']}")
    aside = page.get_by_test_id("aside")
    expect(aside).to_contain_text("hatched")
    aside.get_by_role("button").click()
    expect(aside).to_have_text("")
