"""Many games in one tab, and how large it is meanwhile.

    PYTHONPATH=src python -m tests.browser.heap [--games 50] [--every 10] [GAME ...]

Prints the page's heap after collecting garbage, with its nodes and listeners, every few games.
Needs the built browser part and Chromium.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, Server, chromium, new_page
from tests.browser.test_replay import ANSWERS

MOST_SECONDS = 300  # for one game
# A player in the page: answers whatever is asked, and begins again when a game is over.
PLAY = f"""(games) => {{
    const choices = {json.dumps(ANSWERS)};
    let left = games;
    window.left = left;
    const player = setInterval(() => {{
        const again = document.querySelector("[data-testid=again]");
        if (again) {{
            window.left = --left;
            if (left === 0) return clearInterval(player);
            return again.click();
        }}
        const found = choices.map((choice) => document.querySelector(choice)).find(Boolean);
        found?.dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
    }}, 15);
}}"""


class Player:
    """Plays games at tables of the page, one after the other, without ever loading it anew."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def sit_down(self, url: str, game: str) -> None:
        """At a table in the page, with bots that don't take their time."""
        self.page.goto(url)
        self.page.evaluate(
            """() => {
                localStorage.setItem("nestling.pace", "0");
                localStorage.setItem("nestling.here", "1");
            }"""
        )
        self.page.reload()
        self.page.get_by_test_id(f"play-{game}").click()
        self.page.get_by_test_id("table").wait_for()

    def play(self, games: int) -> None:
        """So many games to their end; leaves the last one's end on the screen."""
        again = self.page.get_by_test_id("again")
        if again.count():
            again.click()
            again.wait_for(state="detached")
        self.page.evaluate(PLAY, games)
        limit = time.monotonic() + MOST_SECONDS * games
        while self.page.evaluate("window.left"):
            assert time.monotonic() < limit, self.page.get_by_test_id("prompt").inner_text()
            self.page.wait_for_timeout(100)

    def heap(self) -> dict[str, int]:
        """Bytes, nodes and listeners of the page once its garbage is collected."""
        devtools = self.page.context.new_cdp_session(self.page)
        for _ in range(3):
            devtools.send("HeapProfiler.collectGarbage")
        counted = devtools.send("Memory.getDOMCounters")
        used = devtools.send("Runtime.getHeapUsage")["usedSize"]
        devtools.detach()
        return {
            "bytes": int(used),
            "nodes": counted["nodes"],
            "listeners": counted["jsEventListeners"],
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", default=["dinosaurs", "ice"])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--every", type=int, default=10)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data), pace=0)
        try:
            for game in wanted.game:
                page = new_page(browser, DESKTOP)
                player = Player(page)
                player.sit_down(server.url, game)
                for played in range(wanted.every, wanted.games + 1, wanted.every):
                    player.play(wanted.every)
                    print(game, played, player.heap(), flush=True)
                page.context.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
