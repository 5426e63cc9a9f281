"""Takes pictures of every page at phone and desktop size, light and dark.

    .venv/bin/python tools/screenshots.py [--only NAME]               those of docs/images
    .venv/bin/python tools/screenshots.py --all FOLDER [--only NAME]  in all languages

With --all it also makes each page narrow and wide, its text twice as large, and ends with an error
if anything reaches out of the page sideways. Needs the built browser part (`python tools/check.py
web-build`) and Chromium.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402
from tests.browser.conftest import (  # noqa: E402
    DESKTOP,
    Server,
    chromium,
    new_page,
    try_click,
)
from tests.browser.languages import speak, what_does_not_fit  # noqa: E402

from nestling.locale import LANGUAGES  # noqa: E402

DOCS = ROOT / "docs" / "images"
SIZES = {"desktop": DESKTOP, "phone": {"width": 360, "height": 740}}
SCHEMES = ("light", "dark")
WHOLE = 999  # more rounds than any game has
TRIES = 5  # games that may end too soon
# Cards, penguins and cells that may be chosen.
CHOICE = "[data-testid=hand] [data-card]:not([aria-disabled=true]), [data-can]"
TOLD = "() => !document.querySelector('[data-testid=table]').dataset.telling"
ENABLED = "button[data-action]:not([disabled])"


def home(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_test_id("play-dinosaurs").wait_for()


def making(game: str) -> Callable[[Page, str], None]:
    def show(page: Page, url: str) -> None:
        page.goto(f"{url}/new/{game}")
        page.get_by_test_id("open-table").wait_for()

    return show


def plain(path: str) -> Callable[[Page, str], None]:
    """A page that needs nothing but its address."""

    def show(page: Page, url: str) -> None:
        page.goto(f"{url}/{path}")
        page.locator("main h1, main h2").first.wait_for()

    return show


def lesson(game: str) -> Callable[[Page, str], None]:
    def show(page: Page, url: str) -> None:
        page.goto(f"{url}/learn/{game}")
        page.get_by_test_id("table").wait_for()

    return show


def waiting(page: Page, url: str) -> None:
    """A table whose friends have not come yet."""
    page.goto(f"{url}/new/dinosaurs")
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("line").wait_for()
    page.wait_for_timeout(600)


def companion(page: Page, url: str) -> None:
    """A round of the printed game, half written."""
    page.goto(f"{url}/companion/dinosaurs")
    page.get_by_test_id("keeper-start").click()
    page.get_by_test_id("disaster-predatory").check()
    for seat, card in enumerate(("meteor_cannon", "bonehead", "run_home_bat")):
        page.get_by_test_id(f"card-{seat}").select_option(card)
    page.get_by_test_id("asks").wait_for()


def table(game: str, rounds: int, then: str = "") -> Callable[[Page, str], None]:
    """A table against bots after some rounds, with a decision to make; then to a button."""

    def play(page: Page, url: str) -> None:
        page.goto(url)
        page.get_by_test_id(f"play-{game}").click()
        page.get_by_test_id("table").wait_for()
        for _ in range(900):
            shown = page.get_by_test_id("table")
            number = shown.get_attribute("data-round") or shown.get_attribute("data-turn") or 0
            asked = page.get_by_test_id("confirm").count()
            if page.get_by_test_id("end").count() or (asked and int(number) >= rounds):
                break
            answer(page)
        page.wait_for_function(TOLD)

    def show(page: Page, url: str) -> None:
        for _ in range(TRIES):
            play(page, url)
            if rounds == WHOLE or not page.get_by_test_id("end").count():
                break
        if then:
            page.get_by_test_id(then).click()
            page.get_by_test_id("step-back").wait_for()
            for _ in range(3):
                page.get_by_test_id("step-back").click()
        page.wait_for_timeout(600)

    return show


def after(before: Callable[[Page, str], None], *buttons: str) -> Callable[[Page, str], None]:
    """What some buttons lead to, one after the other; waits for what is thought about."""

    def show(page: Page, url: str) -> None:
        before(page, url)
        for button in buttons:
            page.get_by_test_id(button).click()
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(5_000)

    return show


def lobby(page: Page, url: str) -> None:
    """Home, while somebody waits at a public table."""
    other = page.context.new_page()
    other.goto(f"{url}/new/ice")
    other.get_by_test_id("chair-1").locator("select").first.select_option("open")
    other.locator("summary").click()
    other.get_by_test_id("public").check()
    other.get_by_test_id("open-table").click()
    other.get_by_test_id("waiting").wait_for()
    page.goto(url)
    page.get_by_test_id("lobby").wait_for()
    page.get_by_test_id("lobby").scroll_into_view_if_needed()


def here(page: Page, url: str) -> None:
    """What can be done with a table that lives in the page."""
    page.goto(url)
    page.get_by_test_id("play-here").check()
    table("ice", 6)(page, url)
    page.get_by_test_id("local-menu").click()
    page.locator("dialog[open]").wait_for()


def answer(page: Page) -> None:
    """Give some answer to what is asked, if anything is."""
    button = page.locator(ENABLED).filter(visible=True)
    choice = page.locator(CHOICE).filter(visible=True)
    if button.count():
        try_click(button.first)
    elif page.get_by_test_id("confirm").count() and choice.count():
        try_click(choice.nth(random.randrange(choice.count())))
    else:
        page.wait_for_timeout(60)


DOCUMENTED: dict[str, Callable[[Page, str], None]] = {
    "home": home,
    "new-dinosaurs": making("dinosaurs"),
    "new-ice": making("ice"),
    "help-dinosaurs": plain("help/dinosaurs"),
    "help-ice": plain("help/ice"),
    "dinosaurs": table("dinosaurs", 6),
    "ice": table("ice", 14),
}
PAGES = {
    **DOCUMENTED,
    "waiting": waiting,
    "end-dinosaurs": table("dinosaurs", WHOLE),
    "end-ice": table("ice", WHOLE),
    "replay-dinosaurs": table("dinosaurs", WHOLE, then="look-back"),
    "replay-ice": table("ice", WHOLE, then="look-back"),
    "hint": after(table("ice", 6), "hint"),
    "analysis": after(table("ice", WHOLE, then="look-back"), "open-analysis", "analysis-start"),
    "lobby": lobby,
    "here": here,
    "learn-dinosaurs": lesson("dinosaurs"),
    "learn-ice": lesson("ice"),
    "companion-setup": plain("companion/dinosaurs"),
    "companion-dinosaurs": companion,
    "companion-ice": plain("companion/ice"),
    "records": plain("records"),
    "credits": plain("credits"),
    "lost": plain("nowhere"),
}


def take(page: Page, file: Path) -> None:
    page.screenshot(path=file, animations="disabled")  # no colour half-way from light to dark
    print(file.name, flush=True)


def take_for_docs(browser: Browser, url: str, names: list[str]) -> None:
    DOCS.mkdir(parents=True, exist_ok=True)
    for name in names:
        for size, viewport in SIZES.items():
            for scheme in SCHEMES:
                page = new_page(browser, viewport, color_scheme=scheme)
                PAGES[name](page, url)
                take(page, DOCS / f"{name}-{size}-{scheme}.png")
                page.context.close()


def take_all(browser: Browser, url: str, names: list[str], folder: Path) -> list[object]:
    """Each page once in each size, and then in every language and light; what did not fit."""
    folder.mkdir(parents=True, exist_ok=True)
    unfit: list[object] = []
    for name in names:
        for size, viewport in SIZES.items():
            page = new_page(browser, viewport)
            PAGES[name](page, url)
            for language in LANGUAGES:
                speak(page, language)
                for scheme in SCHEMES:
                    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                    page.wait_for_timeout(200)
                    take(page, folder / f"{name}-{language}-{size}-{scheme}.png")
            unfit += [(name, size, out) for out in what_does_not_fit(page)]
            page.context.close()
    return unfit


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", choices=list(PAGES), action="append")
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    wanted = parser.parse_args()
    names = wanted.only or list(DOCUMENTED if wanted.all is None else PAGES)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data), pace=0.05)
        try:
            if wanted.all is None:
                take_for_docs(browser, server.url, names)
            elif unfit := take_all(browser, server.url, names, wanted.all):
                sys.exit("\n".join(["These do not fit:", *map(str, unfit)]))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
