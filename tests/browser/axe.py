"""What axe-core finds wrong with a page as it stands, for those who cannot see or point."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.languages import speak

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Colours on their way to others are not looked at: what moves for a moment comes to rest first.
RUN = """async (runOnly) => {
    const moves = (animation) => animation.playState === "running"
        && animation.effect.getComputedTiming().endTime < 2000;
    for (let frame = 0; frame < 200; frame++) {
        await new Promise(requestAnimationFrame);
        if (!document.getAnimations().some(moves)) break;
    }
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) =>
        [id, node.target.join(" "), node.failureSummary, node.html.slice(0, 160)].join("\\n")));
}"""


def violations(page: Page) -> list[str]:
    """All that is wrong in English on a desktop and in Persian on a phone, there also in the dark.

    Leaves the page in English, on a desktop, in the light.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, STANDARDS)
    speak(page, "fa")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    found += page.evaluate(RUN, STANDARDS)
    page.emulate_media(color_scheme="dark")
    found += page.evaluate(RUN, ["color-contrast"])
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    speak(page, "en")
    return found
