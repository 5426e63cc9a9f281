"""The page's language, and whether all of a page fits, for tests and for tools/screenshots.py."""

from playwright.sync_api import Page

from nestling.locale import LANGUAGES

WIDTHS = (320, 390, 700, 900, 1280, 2560)
LARGE_TEXT = "200%"

SPEAK = """(language) => {
    const select = document.querySelector("[data-testid=language]");
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
}"""
# What reaches out of the page sideways; a page may only scroll downwards.
OVERFLOW = """async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);  // after a new width
    const root = document.scrollingElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width && (box.right > root.clientWidth + 0.5 || box.left < -0.5);
    });
    return [root.scrollWidth, root.clientWidth,
        ...wide.slice(0, 4).map((e) => e.outerHTML.slice(0, 160))];
}"""


def speak(page: Page, language: str) -> None:
    """Choose a language as the switch in the corner does, and wait until the page speaks it."""
    page.evaluate(SPEAK, language)
    page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
    page.evaluate("document.fonts.ready")


def what_does_not_fit(page: Page) -> list[object]:
    """What of the page as it stands reaches out of some window, in any language and large text."""
    found: list[object] = []
    before = page.viewport_size
    assert before is not None
    for language in LANGUAGES:
        speak(page, language)
        for size in ("", LARGE_TEXT):
            page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": before["height"]})
                if out := page.evaluate(OVERFLOW):
                    found.append((language, size or "100%", width, out))
        page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    page.set_viewport_size(before)
    return found
