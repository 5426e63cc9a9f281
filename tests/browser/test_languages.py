"""Five languages in Chromium: chosen, changed in mid-game, right to left, nothing out of sight."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from nestling.locale import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, Server, new_page
from tests.browser.languages import SPEAK, speak, what_does_not_fit
from tests.browser.pages import PAGES
from tests.browser.test_ice import open_table, play_by_clicks
from tests.browser.test_replay import hand_over, open_replay, random_record

pytestmark = pytest.mark.browser

# Elements with Persian words of their own whose text would run from left to right.
LEFT_TO_RIGHT = r"""() => [...document.querySelectorAll("body *")].filter((element) => {
    const own = [...element.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join("");
    const style = getComputedStyle(element);
    return /[\u0600-\u06EF\u06FA-\u06FF]/.test(own)
        && style.direction !== "rtl" && style.unicodeBidi !== "plaintext";
}).map((element) => element.outerHTML.slice(0, 160))"""
# Latin digits that are no cell, rule or table code.
LATIN_DIGITS = r"""() => [...document.querySelectorAll("main *")].flatMap((element) =>
    [...element.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data))
    .filter((text) => /(?<![A-Z0-9])[0-9]+(?![A-Z0-9])/.test(text))"""
# Where things are on their board, in parts of its width and height.
PLACES = """([board, things]) => {
    const frame = document.querySelector(board).getBoundingClientRect();
    return [...document.querySelectorAll(things)].map((thing) => {
        const box = thing.getBoundingClientRect();
        const x = (box.left + box.width / 2 - frame.left) / frame.width;
        const y = (box.top + box.height / 2 - frame.top) / frame.height;
        return [x, y];
    });
}"""
BOARDS = {
    "ice": [("[data-testid=board]", "[data-cell]")],
    "dinosaurs": [
        ("[data-testid=route]", "[data-points]"),
        ("[data-testid=hand]", "[data-testid=hand] [data-card]"),
        ("[data-testid=table]", "[data-testid^=points-]"),
    ],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these: each test opens its own tables."""
    running = Server(tmp_path_factory.mktemp("data"), pace=0.05)
    yield running
    running.stop()


def language_of(page: Page) -> str | None:
    return page.locator("html").get_attribute("lang")


def quick_table(page: Page, server: Server, game: str) -> None:
    page.goto(server.url)
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("confirm").wait_for()


@pytest.mark.parametrize(
    ("wish", "language", "direction"),
    [
        ("fi-FI", "fi", "ltr"),
        ("da", "da", "ltr"),
        ("fa-IR", "fa", "rtl"),
        ("vi-VN", "vi", "ltr"),
        ("ja-JP", "en", "ltr"),
    ],
)
def test_the_page_speaks_what_the_browser_wishes(
    browser: Browser, server: Server, wish: str, language: str, direction: str
) -> None:
    page = new_page(browser, DESKTOP, locale=wish)
    page.goto(server.url)
    page.get_by_test_id("play-ice").wait_for()
    assert language_of(page) == language
    expect(page.locator("html")).to_have_attribute("dir", direction)
    page.context.close()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_language_changes_in_mid_game_and_the_half_made_choice_stays(
    browser: Browser, server: Server, viewport: dict[str, int]
) -> None:
    page = new_page(browser, viewport)
    quick_table(page, server, "dinosaurs")
    card = page.locator("[data-testid=hand] [data-card]:not([aria-disabled=true])").first
    card.click()
    action = page.get_by_test_id("confirm").get_attribute("data-action")
    page.evaluate("window.sameDocument = true")
    if viewport is PHONE:
        page.get_by_test_id("settings").click()
    page.get_by_test_id("language").filter(visible=True).select_option("fa")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    if viewport is PHONE:
        page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt")).to_contain_text("کارت")
    assert page.get_by_test_id("confirm").get_attribute("data-action") == action
    page.get_by_test_id("confirm").click()
    expect(
        page.get_by_test_id("confirm").and_(page.locator(f'[data-action="{action}"]'))
    ).to_have_count(0)
    assert page.evaluate("window.sameDocument")
    page.reload()
    page.get_by_test_id("table").wait_for()
    assert language_of(page) == "fa"
    page.context.close()


def test_everyone_at_a_table_has_their_own_language(browser: Browser, server: Server) -> None:
    first = new_page(browser, DESKTOP, locale="fi-FI")
    quick_table(first, server, "dinosaurs")
    other = new_page(browser, DESKTOP, locale="vi-VN")
    other.goto(first.url)
    expect(other.get_by_test_id("onlooker")).to_contain_text("Bạn đang xem")
    expect(first.get_by_test_id("prompt")).to_contain_text("Pelaa kortti")
    expect(other.get_by_test_id("log")).to_contain_text("Vòng")
    expect(first.get_by_test_id("log")).to_contain_text("Kierros")
    first.context.close()
    other.context.close()


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_fault_F30_in_persian_everything_stands_where_it_stands_in_english(
    browser: Browser, server: Server, game: str, viewport: dict[str, int]
) -> None:
    page = new_page(browser, viewport)
    if game == "ice":
        open_table(page, server, 2)
        play_by_clicks(page, random.Random(1), until_turn=3)
    else:
        quick_table(page, server, game)
    page.get_by_test_id("confirm").wait_for()
    page.wait_for_timeout(400)
    places = {}
    for language in ("en", "fa"):
        speak(page, language)
        places[language] = [page.evaluate(PLACES, list(pair)) for pair in BOARDS[game]]
    for english, persian in zip(places["en"], places["fa"], strict=True):
        assert len(english) > 0
        assert [x for x, _ in persian] == pytest.approx([x for x, _ in english], abs=0.02)
    page.context.close()


@pytest.mark.parametrize("path", ["", "new/ice", "help/dinosaurs", "table"])
def test_persian_flows_from_right_to_left_with_its_own_digits(
    browser: Browser, server: Server, path: str
) -> None:
    page = new_page(browser, DESKTOP, locale="fa")
    if path == "table":
        quick_table(page, server, "dinosaurs")
    else:
        page.goto(f"{server.url}/{path}")
        page.locator("main h1, main h2").first.wait_for()
    assert page.evaluate(LEFT_TO_RIGHT) == []
    assert page.evaluate(LATIN_DIGITS) == []
    page.context.close()


@pytest.mark.parametrize("path", PAGES)
def test_fault_F36_nothing_reaches_out_of_a_page_in_any_language(
    browser: Browser, server: Server, path: str
) -> None:
    page = new_page(browser, PHONE)
    page.goto(f"{server.url}/{path}")
    page.locator(PAGES[path]).first.wait_for()
    assert what_does_not_fit(page) == []
    page.context.close()


@pytest.mark.parametrize("game", BOARDS)
def test_fault_F36_nothing_reaches_out_of_a_table_a_lesson_or_a_replay(
    browser: Browser, server: Server, game: str
) -> None:
    page = new_page(browser, PHONE)
    quick_table(page, server, game)
    assert what_does_not_fit(page) == []
    page.goto(f"{server.url}/learn/{game}")
    page.get_by_test_id("table").wait_for()
    assert what_does_not_fit(page) == []
    record = random_record(sorted(BOARDS).index(game))
    hand_over(page, record)
    open_replay(page, f"?at={len(record.plays) // 2}&seat=1")
    assert what_does_not_fit(page) == []
    open_replay(page)
    assert what_does_not_fit(page) == []
    page.context.close()


@pytest.mark.parametrize("width", [320, 360, 390])
def test_fault_F34_the_header_of_a_table_is_one_row_in_every_language(
    browser: Browser, server: Server, width: int
) -> None:
    # A second row would push the board down, under what is asked and out from under a finger.
    page = new_page(browser, {"width": width, "height": 568})
    for game in BOARDS:
        quick_table(page, server, game)
        for language in LANGUAGES:
            speak(page, language)
            box = page.locator("header").bounding_box()
            assert box
            assert box["height"] <= 52, (game, language)
    page.context.close()


def test_letters_are_fetched_for_the_script_that_is_shown(browser: Browser, server: Server) -> None:
    page = new_page(browser, DESKTOP)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(server.url)
    page.get_by_test_id("play-ice").wait_for()
    page.evaluate("document.fonts.ready")
    fonts = [url for url in fetched if url.endswith(".woff2")]
    assert [("nunito-latin" in url) for url in fonts] == [True]
    assert not any("rules.ftl" in url for url in fetched)
    speak(page, "fa")
    page.wait_for_function("document.fonts.check('16px Vazirmatn', 'یخ')")
    assert any("vazirmatn" in url for url in fetched)
    page.context.close()


def test_why_opens_the_rule_at_a_prompt_and_in_the_story(page: Page, server: Server) -> None:
    quick_table(page, server, "dinosaurs")
    page.get_by_test_id("why").first.click()
    shown = page.locator("dialog[open] [data-testid=rule]")
    expect(shown).to_have_attribute("data-rule", "D6")
    expect(shown).to_contain_text("secretly lays one Point card")
    page.evaluate(SPEAK, "da")
    expect(shown).to_contain_text("lægger i hemmelighed")
    page.keyboard.press("Escape")
    line = page.get_by_test_id("log").locator(".headline").first
    line.get_by_role("button").click()
    expect(page.get_by_test_id("log").locator("[data-rule=D5]")).to_contain_text("katastrofe")


def test_a_link_to_a_rule_leads_to_it(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/help/ice#J19")
    expect(page.locator("#J19")).to_be_in_viewport()
    expect(page.locator("#J19")).to_contain_text("may swim")
    page.locator("#J11 a").first.click()
    expect(page.locator("#J12")).to_be_in_viewport()
