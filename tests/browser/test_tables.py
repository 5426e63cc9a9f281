"""Several people at one table, each in a browser of their own."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Server, come, new_page
from tests.browser.languages import what_does_not_fit

pytestmark = pytest.mark.browser

LAID_BY_ME = re.compile("^You laid (?!a card face down)")
NO_SOCKETS = """
window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006, reason: "" }), 5); }
  send() {}
  close() {}
};
"""


@pytest.fixture
def bob(browser: Browser) -> Iterator[Page]:
    page = new_page(browser, PHONE)
    yield page
    page.context.close()


def set_table(
    page: Page, server: Server, second: str, *, game: str = "dinosaurs", clock: str = "none"
) -> None:
    """A table for two: me and `second` (friend, here, open, bot)."""
    page.goto(f"{server.url}/new/{game}")
    page.get_by_test_id("open-table").wait_for()
    page.get_by_test_id("chair-2").get_by_role("button").last.click()
    page.get_by_label("Name").first.fill("Ann")
    page.get_by_test_id("chair-1").locator("select").first.select_option(second)
    if second in ("friend", "here"):
        page.get_by_label("Name").last.fill("Bob")
    page.locator("summary").click()
    page.get_by_test_id("timing").select_option(clock)
    if second == "open":
        page.get_by_test_id("public").check()
    page.get_by_test_id("open-table").click()


def invitation(ann: Page) -> str:
    """The link for Ann's friend."""
    return ann.locator("[data-testid=invitations] input").input_value()


def with_friend(ann: Page, bob: Page, server: Server, **more: str) -> None:
    """Ann's table, to which Bob comes by his link."""
    set_table(ann, server, "friend", **more)
    ann.get_by_test_id("waiting").wait_for()
    come(bob, invitation(ann))
    for page in (ann, bob):
        page.get_by_test_id("table").wait_for()


def menu(page: Page, button: str) -> None:
    page.get_by_test_id("open-menu").click()
    page.get_by_role("button", name=button).click()


def lay_a_card(page: Page) -> None:
    cards = page.locator("[data-testid=hand] button[data-card]:not([aria-disabled=true])")
    cards.last.click()
    page.get_by_test_id("confirm").click()


def chat_of(page: Page) -> Locator:
    """The chat, where it stands or out of its drawer."""
    if page.get_by_test_id("chat").count() == 0:
        page.get_by_test_id("open-log").click()
    return page.get_by_test_id("chat")


def test_fault_F22_friends_pause_reload_take_back_and_talk(
    page: Page, bob: Page, server: Server
) -> None:
    problems: list[str] = []
    for one in (page, bob):
        one.on("pageerror", lambda error: problems.append(str(error)))
    with_friend(page, bob, server, clock="game-5")
    expect(page.get_by_test_id("clock-0")).to_have_attribute("data-runs", "true")

    table = page.get_by_test_id("table")
    place = table.bounding_box()
    menu(page, "Ask for a pause")
    expect(page.get_by_test_id("offer")).to_contain_text("Waiting for")
    bob.get_by_test_id("offer").get_by_role("button", name="All right").click()
    for one in (page, bob):
        one.get_by_test_id("paused").wait_for()
    assert table.bounding_box() == place  # on a wide screen no notice moves it
    for one in (page, bob):
        expect(one.get_by_test_id("clock-0")).to_have_attribute("data-runs", "false")
    page.reload()
    page.get_by_test_id("paused").wait_for()
    bob.get_by_role("button", name="Go on").click()
    expect(page.get_by_test_id("clock-1")).to_have_attribute("data-runs", "true")

    lay_a_card(page)
    expect(bob.get_by_test_id("clock-0")).to_have_attribute("data-runs", "false")
    menu(page, "Take my last move back")
    bob.get_by_role("button", name="All right").click()
    expect(bob.get_by_test_id("clock-0")).to_have_attribute("data-runs", "true")
    lay_a_card(page)
    lay_a_card(bob)
    menu(page, "Take my last move back")
    refused = page.locator("[data-code=revealed], [data-code=random]")
    expect(refused).to_be_visible(timeout=20_000)

    chat = chat_of(page)
    chat.get_by_role("textbox").fill("<img src=x onerror=alert(1)> \u202edlrow")
    chat.get_by_role("button", name="Send").click()
    said = chat_of(bob).get_by_role("log")
    expect(said).to_contain_text("<img src=x onerror=alert(1)> dlrow")
    assert said.locator("img").count() == 0
    chat_of(bob).get_by_role("button", name="Mute").click()
    expect(said).not_to_contain_text("dlrow")
    assert problems == []


def test_on_a_phone_a_notice_moves_nothing_and_covers_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    own = Server(tmp_path / "data", pace=0)
    page = new_page(browser, PHONE)
    set_table(page, own, "bot")
    parts = [page.get_by_test_id(part) for part in ("open-log", "table", "prompt", "hand")]
    parts[-1].wait_for()
    places = [part.bounding_box() for part in parts]
    own.stop()
    banner = page.get_by_test_id("line-banner")
    banner.get_by_role("button").click()
    assert [part.bounding_box() for part in parts] == places
    box, hand, head = banner.bounding_box(), parts[-1].bounding_box(), parts[0].bounding_box()
    assert box and hand and head
    assert head["y"] + head["height"] <= box["y"]
    assert box["y"] + box["height"] <= hand["y"]
    page.context.close()


def test_fault_F01_a_card_laid_as_the_line_breaks_is_laid_once(
    page: Page, bob: Page, server: Server
) -> None:
    sent: list[str] = []

    def break_once(socket: WebSocketRoute) -> None:
        """The first play gets through, and its answer does not."""
        upstream = socket.connect_to_server()

        def upward(message: str | bytes) -> None:
            upstream.send(message)
            if '"type":"cmd"' in str(message):
                sent.append(str(message))
                if len(sent) == 1:
                    upstream.on_message(lambda _: None)
                    socket.close(code=4999)  # as good as a cut: pages may not name 1006

        socket.on_message(upward)

    page.route_web_socket("**/ws", break_once)
    with_friend(page, bob, server)
    lay_a_card(page)
    expect(bob.get_by_text("has chosen").first).to_be_visible()
    expect(page.get_by_text(LAID_BY_ME)).to_have_count(1)
    lay_a_card(bob)
    for one in (page, bob):
        expect(one.get_by_test_id("table")).not_to_have_attribute("data-phase", "commit")
    assert len({json.loads(text)["id"] for text in sent}) == 1
    assert len(sent) == 2  # asked again under the same id
    numbers = {one.get_by_test_id("table").get_attribute("data-seq") for one in (page, bob)}
    assert len(numbers) == 1


def test_fault_F08_F13_a_reload_while_others_choose(
    browser: Browser, page: Page, bob: Page, server: Server
) -> None:
    onlooker = new_page(browser, PHONE)
    told: list[str] = []
    for one in (bob, onlooker):
        one.on("websocket", lambda ws: ws.on("framereceived", lambda text: told.append(str(text))))
    with_friend(page, bob, server)
    onlooker.goto(page.url)
    onlooker.get_by_test_id("table").wait_for()
    cards = page.locator("[data-testid=hand] button[data-card]:not([aria-disabled=true])")
    card = cards.last.get_attribute("data-card")
    assert card is not None
    lay_a_card(page)
    for one in (page, bob, onlooker):
        one.reload()
        one.get_by_test_id("table").wait_for()
    expect(page.get_by_text(LAID_BY_ME)).to_have_count(1)
    for one in (bob, onlooker):
        expect(one.get_by_text("has chosen").first).to_be_visible()
        assert one.locator(f"[data-card={card}]").count() == 0
    assert len(told) > 4
    assert not any(card in text for text in told)
    lay_a_card(bob)
    expect(onlooker.get_by_test_id("table")).not_to_have_attribute("data-phase", "commit")
    assert any(card in text for text in told)  # as it is revealed
    onlooker.context.close()


def test_fault_F26_whoever_left_is_stood_in_for_and_comes_back(
    browser: Browser, page: Page, server: Server
) -> None:
    bob = new_page(browser, PHONE)
    with_friend(page, bob, server)
    link = bob.url
    lay_a_card(page)
    bob.goto("about:blank")
    away = page.get_by_test_id("away-1")
    away.wait_for(timeout=40_000)
    away.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_text("a bot plays")).to_be_visible()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", "3")
    bob.goto(link)
    bob.get_by_test_id("stood-in").get_by_role("button").click()
    expect(bob.get_by_test_id("stood-in")).to_have_count(0)
    expect(page.get_by_text("a bot plays")).to_have_count(0)
    bob.context.close()


def test_fault_F49_both_press_rematch_at_once(page: Page, bob: Page, server: Server) -> None:
    with_friend(page, bob, server)
    for one in (page, bob):
        menu(one, "Let a bot play for me")
    for one in (page, bob):
        one.get_by_test_id("end").wait_for(timeout=60_000)
    menu_draws = page.get_by_test_id("open-menu")
    menu_draws.click()
    page.get_by_test_id("check-draws").click()
    expect(page.get_by_test_id("draws")).to_have_attribute("data-draws", "ok")
    page.get_by_role("button", name="Close").click()
    old = page.url
    for one in (page, bob):
        one.get_by_test_id("again").click(no_wait_after=True)
    for one in (page, bob):
        one.wait_for_url(lambda url: url != old and "/table/" in url)
        one.get_by_test_id("table").wait_for()
    assert page.url == bob.url
    lay_a_card(page)
    lay_a_card(bob)
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-phase", "commit")


def test_a_link_seats_the_first_who_opens_it(browser: Browser, page: Page, server: Server) -> None:
    set_table(page, server, "friend")
    link = invitation(page)
    page.goto(link)  # the maker tries it, and stays who she is
    page.get_by_test_id("waiting").wait_for()
    assert "#" not in page.url
    page.get_by_test_id("invitation-1").get_by_role("button", name="New link").click()
    expect(page.locator("[data-testid=invitations] input")).not_to_have_value(link)
    bob, cleo = new_page(browser, PHONE), new_page(browser, PHONE)
    come(cleo, link, "Cleo")
    expect(cleo.get_by_role("alert").filter(has_text="used up")).to_be_visible()
    expect(cleo.get_by_test_id("onlooker")).to_be_visible()
    link = invitation(page)
    come(bob, link, "Bobby")
    bob.get_by_test_id("table").wait_for()
    expect(page.get_by_test_id("invitations")).to_have_count(0)
    expect(page.get_by_text("Bobby").first).to_be_visible()
    stored = page.evaluate("JSON.stringify(localStorage)")
    bobs = bob.evaluate("JSON.parse(localStorage['nestling.tables'])[0].token")
    assert bobs not in stored
    come(cleo, link)
    expect(cleo.get_by_test_id("onlooker")).to_be_visible()

    bob.context.close()  # gone for good: somebody else may have the seat
    lay_a_card(page)
    page.get_by_test_id("away-1").wait_for(timeout=40_000)
    page.get_by_role("button", name="Invitations").click()
    page.get_by_test_id("invitation-1").get_by_role("button", name="New link").click()
    come(cleo, invitation(page), "Cleo")
    cleo.get_by_test_id("hand").wait_for()
    expect(page.get_by_text("Cleo").first).to_be_visible()
    lay_a_card(cleo)
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-phase", "commit")
    cleo.context.close()


def test_a_seat_moves_to_another_device(page: Page, bob: Page, server: Server) -> None:
    set_table(page, server, "bot")
    page.get_by_test_id("table").wait_for()
    hand = page.locator("[data-testid=hand] button[data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    menu(page, "Show the code")
    expect(page.get_by_test_id("qr")).to_be_visible()
    link = page.get_by_test_id("move-link").input_value()
    assert "#" in link
    bob.goto(link)
    bob.get_by_test_id("table").wait_for()
    assert "#" not in bob.url
    here = bob.locator("[data-testid=hand] button[data-card]")
    assert here.evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
    expect(page.get_by_test_id("refused")).to_contain_text("moved to another device")
    lay_a_card(bob)


def test_two_at_one_device_see_only_their_own_hands(page: Page, server: Server) -> None:
    frames: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda text: frames.append(str(text))))
    set_table(page, server, "here")
    curtain = page.get_by_test_id("curtain")
    curtain.wait_for()
    assert not any('"hand":["' in frame for frame in frames)
    for seat in (0, 1):
        expect(curtain).to_have_attribute("data-seat", str(seat))
        expect(page.get_by_test_id("hand")).to_have_count(0)
        page.get_by_test_id("take").click()
        page.get_by_test_id("hand").wait_for()
        lay_a_card(page)
    curtain.or_(page.get_by_test_id("table")).first.wait_for()


def test_fault_F37_a_game_goes_on_where_sockets_are_blocked(page: Page, server: Server) -> None:
    page.add_init_script(NO_SOCKETS)
    set_table(page, server, "bot")
    page.get_by_test_id("table").wait_for(timeout=30_000)
    expect(page.get_by_test_id("lag")).to_be_visible()
    lay_a_card(page)
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-phase", "commit")


def test_fault_F44_an_older_page_reloads_once(page: Page, server: Server) -> None:
    builds: list[str] = []
    sockets: list[WebSocketRoute] = []

    def renew(socket: WebSocketRoute) -> None:
        """From the second connection on the server is of a build that the page never becomes."""
        upstream = socket.connect_to_server()
        number = len(sockets)
        sockets.append(socket)

        def pass_on(message: str | bytes) -> None:
            text = str(message)
            if number > 0 and '"type":"welcome"' in text:
                text = re.sub(r'"build":"[^"]*"', '"build":"new"', text)
                builds.append("new")
            socket.send(text)

        upstream.on_message(pass_on)

    page.route_web_socket("**/ws", renew)
    set_table(page, server, "bot")
    page.get_by_test_id("table").wait_for()
    loads: list[str] = []
    page.wait_for_load_state("load")  # of the first page, which is not counted
    page.on("load", lambda _: loads.append(page.url))
    sockets[-1].close(code=1012)
    page.wait_for_event("load")
    page.get_by_test_id("table").wait_for()
    lay_a_card(page)
    page.wait_for_timeout(1_000)
    assert len(loads) == 1
    assert builds == ["new", "new"]


@pytest.mark.parametrize("way", ["lobby", "code"])
def test_a_stranger_sits_down_on_an_open_seat(
    page: Page, bob: Page, server: Server, way: str
) -> None:
    set_table(page, server, "open")
    page.get_by_test_id("waiting").wait_for()
    bob.goto(server.url if way == "lobby" else page.url)
    place = bob.get_by_test_id("lobby" if way == "lobby" else "onlooker")
    place.get_by_label("What shall the others call you?").fill("Bob")
    place.get_by_role("button", name="Sit down").click()
    for one in (page, bob):
        one.get_by_test_id("table").wait_for()
    expect(page.get_by_test_id("table")).to_contain_text("Bob")
    lay_a_card(bob)


@pytest.mark.parametrize("width", [320, 2560])
def test_fault_F36_what_stands_around_a_game_is_not_wider_than_the_page(
    browser: Browser, server: Server, width: int
) -> None:
    page = new_page(browser, {"width": width, "height": 640})
    set_table(page, server, "friend", clock="days-3")
    page.get_by_test_id("waiting").wait_for()
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0
    page.get_by_role("button", name="Begin without them").click()
    page.get_by_test_id("table").wait_for()
    assert page.evaluate(wide) <= 0
    page.get_by_test_id("open-menu").click()
    page.get_by_role("button", name="Show the code").click()
    page.get_by_test_id("qr").wait_for()
    assert page.evaluate(wide) <= 0


def test_a_code_typed_in_small_letters_leads_to_its_table(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-dinosaurs").click()
    page.get_by_test_id("table").wait_for()
    code = page.url.rsplit("/", 1)[1]
    page.goto(f"{server.url}/table/{code.lower()}")
    page.get_by_test_id("table").wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text(code)


def test_fault_F36_invitations_fit_into_the_page(browser: Browser, server: Server) -> None:
    page = new_page(browser, PHONE)
    set_table(page, server, "friend")
    page.get_by_test_id("waiting").wait_for()
    page.get_by_test_id("invitations").wait_for()
    assert what_does_not_fit(page) == []
    page.context.close()
    page.context.close()
