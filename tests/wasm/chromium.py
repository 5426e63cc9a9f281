"""The engine in Chromium: the page's own modules, served from the tree to a page of no server."""

import json
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

from tests.wasm.random_games import find_node

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
ADDRESS = "http://localhost"  # a browser calculates hashes only for pages that it deems safe
KINDS = {".html": "text/html", ".wasm": "application/wasm"}


def engine_page(browser: Browser) -> Page:
    """A page at which `import("/web/src/engine/index.ts")` and the like work."""
    sources = [*ROOT.glob("web/src/engine/*.ts"), *ROOT.glob("web/src/generated/*.ts")]
    command = [find_node(), "--no-warnings", str(HERE / "strip.mjs"), *map(str, sources)]
    scripts = json.loads(subprocess.check_output(command, text=True))

    def answer(route: Route) -> None:
        path = ROOT / route.request.url.removeprefix(f"{ADDRESS}/")
        kind = KINDS.get(path.suffix, "text/javascript")
        if path == ROOT:
            route.fulfill(body="<!doctype html>", content_type="text/html")
        elif str(path) in scripts:
            route.fulfill(body=scripts[str(path)], content_type=kind)
        else:
            route.fulfill(body=path.read_bytes(), content_type=kind)

    page = browser.new_page()
    page.route("**/*", answer)
    page.goto(f"{ADDRESS}/")
    return page


def run_in_page(page: Page, script: str, function: str, name: str, work: Any) -> list[Any]:
    """What a function of a script here gives for some work with a game, by the tree's .wasm."""
    results: list[Any] = page.evaluate(
        """async ([script, name, game, work]) => {
            const functions = await import(`/tests/wasm/${script}`);
            const { schema } = await import(`/web/src/generated/${game}.schema.ts`);
            const module = await fetch(`/web/src/generated/${game}.wasm`);
            return functions[name](schema, await module.arrayBuffer(), work);
        }""",
        [script, function, name, work],
    )
    return results


def play_games(page: Page, name: str, work: dict[str, Any]) -> list[dict[str, Any]]:
    """Random games (play.mjs) by the rules in the tree."""
    return run_in_page(page, "play.mjs", "playGames", name, work)
