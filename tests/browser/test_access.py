"""The table without eyes, without a mouse, and on a thin line."""

import gzip
import random
import re
import time

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, Response, expect

from tests.browser.conftest import Server, new_page
from tests.browser.moments import moments, sit_down_at
from tests.browser.test_ice import open_table as open_ice
from tests.browser.test_replay import ANSWERS, CLICK

pytestmark = pytest.mark.browser

FIRST_LOAD = 150_000  # bytes, as gzip sends them
WHOLE_GAME = 240  # seconds
# What a person hears and presses: answers first, then what can be chosen.
DINOSAURS = [
    r"^(Lay it|Discard it|Take |Keep |Look$|Pass$|Don.t use|That.s enough|Choose \W*[A-Z])",
    r"^(Swap the cards|Insurance|Redirect it|Score |Booster|Sapper)",
    r", \W*(\d|Instant)\W*$",
]
ICE = [
    r"^(Put it there|Lift it|Step there|Change places|Sail$|Swim$|Drive it there)",
    r"^(Keep it|Use it|Save it)",
    r": (can be settled|can be lifted|step here|swap places|sail here|swim here|drive it here)$",
    r": can be chosen$",
    r"^(Let the whale pass|Stay dry|That.s enough|Pass$)",
]


def press_one(page: Page, names: list[str], chance: random.Random) -> None:
    """Press something by its role and name alone."""
    for name in names:
        found: Locator = page.get_by_role("button", name=re.compile(name), disabled=False)
        count = found.count()
        if count:
            try:
                found.nth(chance.randrange(count)).press("Enter", timeout=2_000)
            except Error:
                return  # it went away meanwhile, as at any live table
            return
    page.wait_for_timeout(40)


@pytest.mark.parametrize(("game", "names"), [("dinosaurs", DINOSAURS), ("ice", ICE)])
def test_a_whole_game_by_names_alone(
    page: Page, server: Server, game: str, names: list[str]
) -> None:
    title = {"dinosaurs": "Happy Little Dinosaurs", "ice": "Jää Sulaa"}[game]
    page.goto(server.url)
    page.get_by_role("article").filter(has=page.get_by_role("heading", name=title)).get_by_role(
        "button", name="Play now"
    ).press("Enter")
    chance = random.Random(3)
    limit = time.monotonic() + WHOLE_GAME
    again = page.get_by_role("button", name="Same again")
    while not again.count():
        assert time.monotonic() < limit, page.get_by_role("status").all_inner_texts()
        press_one(page, names, chance)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_fault_F32_lines_of_the_log_are_only_ever_added(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_test_id("play-ice").click()
    log = page.get_by_role("log", name="The story so far")
    log.wait_for()
    mark = "(log) => [...log.children].forEach((line, i) => (line.nth ??= i))"
    kept = "(log) => [...log.children].map((line) => line.nth ?? -1)"
    log.evaluate(mark)
    marked = len(log.evaluate(kept))
    limit = time.monotonic() + 60
    while len(log.evaluate(kept)) < marked + 20:
        assert time.monotonic() < limit
        page.evaluate(CLICK, ANSWERS)
        page.wait_for_timeout(30)
    now = log.evaluate(kept)
    assert now[:marked] == list(range(marked))
    assert set(now[marked:]) == {-1}
    assert log.get_attribute("aria-live") == "polite"


def test_fault_F33_families_and_targets_differ_in_shape(page: Page, server: Server) -> None:
    open_ice(page, server, 4)
    shapes = (
        "(rows) => rows.map((row) => row.querySelector('svg').innerHTML.replace(/class=\\S+/g, ''))"
    )
    families = page.locator("[data-testid^=family-]").evaluate_all(shapes)
    assert len(set(families)) == 4
    # Every cell that may be settled bears a sign, not only a colour.
    places = page.locator("[data-can=place]").count()
    assert places > 0
    assert page.locator("[data-testid=board] g.mark").count() == places


# What is told by colour, and from what it has to stand out: sign and ground, each with its colour.
SIGNS = {
    "dinosaurs": [
        ("[data-testid=hand] .selected", "outlineColor", "[data-testid=table]", "backgroundColor"),
        (".prompt.mine", "boxShadow", ".prompt.mine", "backgroundColor"),
        (".prompt .primary", "backgroundColor", ".prompt.mine", "backgroundColor"),
        ("svg.mark", "color", "svg.mark", "backgroundColor"),
    ],
    "ice": [
        (".start", "stroke", ".top", "fill"),
        (".start", "stroke", ".shade", "fill"),
        (".chosen", "stroke", ".shade", "fill"),
        (".mark .disc", "stroke", ".shade", "fill"),
        (".mark .solid", "fill", ".mark .disc", "fill"),
        (".penguin .body", "stroke", ".shade", "fill"),
        ("[data-cell]:focus", "stroke", ".shade", "fill"),
        ("[data-cell]:focus", "stroke", ".water", "fill"),
        (".way-edge", "stroke", ".shade", "fill"),
    ],
}
# The contrast of each sign (WCAG 2.2, 1.4.11); a ground that one sees through is that behind it.
CONTRASTS = r"""(signs) => {
    const rgb = (text) => {
        const [r, g, b, a = 1] = /rgba?\(([^)]*)\)/.exec(text)[1].split(/[ ,/]+/).map(Number);
        return { r, g, b, a };
    };
    const part = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    const light = ({ r, g, b }) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    const colour = (element, property) => {
        for (let at = element; at; at = at.parentElement) {
            const found = rgb(getComputedStyle(at)[property]);
            if (found.a > 0.99) return found;
        }
    };
    const all = (sign) => [...document.querySelectorAll(sign)];
    return signs.map(([sign, property, ground, behind]) => all(sign).map((one) => {
        const against = sign === ground ? one : document.querySelector(ground);
        const [a, b] = [colour(one, property), colour(against, behind)].map(light);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }));
}"""


@pytest.mark.parametrize("game", SIGNS)
def test_fault_F33_signs_stand_out_from_their_ground(page: Page, server: Server, game: str) -> None:
    page.goto(server.url)
    page.evaluate("localStorage.setItem('nestling.pace', '0')")
    phase = {"dinosaurs": "commit", "ice": "move"}[game]
    sit_down_at(page, next(moment for moment in moments(game) if moment.phase == phase))
    if game == "ice":
        page.locator("[data-can=start]").first.click()
        page.locator("[data-can]:not([data-can=start])").first.click()
        page.keyboard.press("Tab")
        page.locator("[data-cell][tabindex='0']").focus()
    else:
        page.locator("[data-testid=hand] [data-card]:not([aria-disabled=true])").first.click()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.wait_for_timeout(400)  # colours take a moment
        found = page.evaluate(CONTRASTS, SIGNS[game])
        for sign, contrasts in zip(SIGNS[game], found, strict=True):
            assert contrasts, f"{sign} is not to be seen"
            assert min(contrasts) >= 3, (scheme, sign, contrasts)


def weight(response: Response) -> int:
    """How many bytes it is on the way; letters are packed already."""
    body = response.body()
    return len(body) if response.url.endswith("woff2") else len(gzip.compress(body, 6))


def test_the_first_load_is_small(browser: Browser, server: Server) -> None:
    page = new_page(browser, {"width": 1280, "height": 800})
    answers: list[Response] = []

    def keep(response: Response) -> None:
        answers.append(response)

    page.on("response", keep)
    page.goto(server.url, wait_until="networkidle")
    assert 20_000 < sum(map(weight, answers)) <= FIRST_LOAD
    page.context.close()
