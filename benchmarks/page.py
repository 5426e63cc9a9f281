"""How long the best bot takes in the page, and the longest task of the page's own thread.

Plays the first turns of a game of each kind against level 5 by clicks, in Chromium, from the plain
files that `nestling site` writes. Needs the browser part to be built (see CONTRIBUTING.md).

    python benchmarks/page.py [--moves 12]
"""

import argparse
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page

import nestling
from nestling.server.site import write_site

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import test_dinosaurs as dinosaurs  # noqa: E402
from tests.browser import test_ice as ice  # noqa: E402
from tests.browser.conftest import DESKTOP, chromium, new_page  # noqa: E402
from tests.browser.page_engine import sit_down_with, watch  # noqa: E402
from tests.browser.plain_host import plain_host  # noqa: E402

BY_THE_CLOCK = 900  # ms: a bot that has a choice thinks longer than this
LONGEST = 300  # seconds that a game may be played
LONG_TASKS = """() => {
    window.nestlingTasks = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.nestlingTasks.push(entry.duration);
    }).observe({ type: "longtask", buffered: true });
}"""


def measure(page: Page, address: str, name: str, moves: int) -> None:
    """Print a line for a game."""
    watch(page)
    page.add_init_script(f"({LONG_TASKS})()")
    sit_down_with(page, address, name, "level5")
    page.evaluate("nestlingTasks.length = 0")  # loading the page is no play
    chance = random.Random(1)
    thoughts: list[float] = []
    end = time.monotonic() + LONGEST
    game = ice if name == "ice" else dinosaurs
    while len(thoughts) < moves and not game.over(page) and time.monotonic() < end:
        if name == "ice":
            ice.answer_once(page, chance)
        else:
            dinosaurs.answer_once(page)
        found = page.evaluate("nestlingNoted.thoughts")
        thoughts = [thought for thought in found if thought > BY_THE_CLOCK]
    tasks = page.evaluate("nestlingTasks")
    print(
        f"{name}: {len(thoughts)} moves of level5, median {statistics.median(thoughts):,.0f} ms, "
        f"longest {max(thoughts):,.0f} ms; {len(tasks)} tasks of the page over 50 ms, "
        f"longest {max(tasks, default=0):,.0f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moves", type=int, default=12, help="of the bot, each game")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder) / "site")
        with plain_host(Path(folder)) as host, chromium() as browser:
            for name in nestling.names():
                page = new_page(browser, DESKTOP)
                address = f"{host}/site/"
                measure(page, address, name, wanted.moves)
                page.context.close()


if __name__ == "__main__":
    main()
