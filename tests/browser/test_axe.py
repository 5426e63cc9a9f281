"""axe-core finds nothing wrong: on every page, in every phase of both games, in every menu."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from nestling.games.dinosaurs.state import Phase as DinosaursPhase
from nestling.games.ice.state import Phase as IcePhase
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Server, new_page
from tests.browser.moments import moments, sit_down_at
from tests.browser.pages import PAGES
from tests.browser.test_replay import (
    ANSWERS,
    CLICK,
    hand_over,
    open_replay,
    play_to_the_end,
    random_record,
)
from tests.browser.test_tables import come, invitation, lay_a_card, menu, set_table
from tests.browser.test_tutorial import follow

pytestmark = pytest.mark.browser

PHASES = {"dinosaurs": DinosaursPhase, "ice": IcePhase}
# Pages that are whole as soon as they are there, each with what shows that it is.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these: each test opens its own tables."""
    running = Server(tmp_path_factory.mktemp("data"), pace=0)
    yield running
    running.stop()


@pytest.fixture
def page(page: Page, server: Server) -> Page:
    """A page where bots in the page don't take their time."""
    page.goto(server.url)
    page.evaluate("localStorage.setItem('nestling.pace', '0')")
    return page


@pytest.mark.parametrize("path", PAGES)
def test_pages(page: Page, server: Server, path: str) -> None:
    page.goto(f"{server.url}/{path}")
    page.locator(PAGES[path]).first.wait_for()
    if path.startswith("new/"):
        page.locator("summary").click()
    assert violations(page) == []


@pytest.mark.parametrize("game", PHASES)
def test_every_phase_and_the_end(page: Page, game: str) -> None:
    seen = {"over"}
    for number, moment in enumerate(moments(game)):
        sit_down_at(page, moment)
        if number % 2:  # with something chosen, and without
            page.evaluate(CLICK, ANSWERS[1:])
        assert violations(page) == [], moment.phase
        seen.add(moment.phase)
    assert seen == {phase.name.lower() for phase in PHASES[game]}
    play_to_the_end(page)
    assert violations(page) == []
    page.get_by_test_id("local-menu").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("look-back").click()
    page.get_by_test_id("scrubber").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", PHASES)
def test_the_lesson(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.url}/learn/{game}")
    page.get_by_test_id("coach").wait_for()
    assert violations(page) == []
    follow(page)
    assert violations(page) == []


@pytest.mark.parametrize("number", [0, 1], ids=PHASES)
def test_looking_back_in_mid_game(page: Page, number: int) -> None:
    record = random_record(number)
    hand_over(page, record)
    open_replay(page, f"?at={len(record.plays) // 2}&seat=1")
    assert violations(page) == []


def test_records_read_and_verified(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(f"{server.url}/records")
    for file, text in (
        ("true.json", random_record(0).to_bytes()),
        ("false.json", b"{}"),
    ):
        (tmp_path / file).write_bytes(text)
        page.get_by_test_id("record-file").set_input_files(tmp_path / file)
        verdict = page.get_by_test_id("verdict")
        expect(verdict).to_have_attribute("data-true", "true" if file == "true.json" else "false")
        assert violations(page) == []


def test_keeping_the_score(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/companion/dinosaurs")
    page.get_by_test_id("keeper-start").click()
    page.get_by_test_id("disaster-predatory").check()
    page.get_by_test_id("card-0").select_option("meteor_cannon")
    page.get_by_test_id("card-1").select_option("cool_stick")
    assert violations(page) == []
    page.goto(f"{server.url}/companion/ice")
    page.get_by_test_id("pick-0-mother").click()
    page.locator("[data-cell=F6]").click()
    assert violations(page) == []


def test_two_friends_from_the_invitation_on(browser: Browser, page: Page, server: Server) -> None:
    set_table(page, server, "friend", clock="game-5")
    page.get_by_test_id("waiting").wait_for()
    page.get_by_test_id("invitations").wait_for()
    assert violations(page) == []
    bob = new_page(browser, PHONE)
    come(bob, invitation(page))
    for one in (page, bob):
        one.get_by_test_id("table").wait_for()
    menu(bob, "Ask for a pause")
    page.get_by_test_id("offer").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="All right").click()
    page.get_by_test_id("paused").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Go on").click()
    menu(bob, "Let a bot play for me")
    bob.get_by_test_id("stood-in").wait_for()
    assert violations(bob) == []
    bob.context.close()


def test_menus_of_a_table(page: Page, server: Server) -> None:
    set_table(page, server, "bot")
    page.get_by_test_id("table").wait_for()
    lay_a_card(page)
    menu(page, "Show the code")
    page.get_by_test_id("qr").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("why").filter(visible=True).first.click()
    page.locator("dialog[open] [data-testid=rule]").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for button in ("settings", "open-log"):
        page.get_by_test_id(button).click()
        page.locator("dialog[open]").wait_for()
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def test_the_lobby_and_own_games(browser: Browser, page: Page, server: Server) -> None:
    set_table(page, server, "open")
    page.get_by_test_id("waiting").wait_for()
    other = new_page(browser, PHONE)
    other.goto(server.url)
    other.get_by_test_id("lobby").wait_for()
    assert violations(other) == []
    other.context.close()


def test_the_curtain_of_a_shared_device(page: Page, server: Server) -> None:
    set_table(page, server, "here")
    page.get_by_test_id("curtain").wait_for()
    assert violations(page) == []


def test_a_lost_line(page: Page, server: Server, tmp_path: Path) -> None:
    own = Server(tmp_path / "data", pace=0)
    set_table(page, own, "bot")
    page.get_by_test_id("table").wait_for()
    own.stop()
    page.get_by_test_id("line-banner").wait_for()
    assert violations(page) == []
