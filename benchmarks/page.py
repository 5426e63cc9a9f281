"""How long the best bot takes in the page, and the longest task of the page's own thread.

Tasks are measured in processor time, which does not depend on what else runs on the machine.

Plays the first turns of a game of each kind against level 5 by clicks, in Chromium, from the plain
files that `nestling site` writes. Needs the browser part to be built (see CONTRIBUTING.md).

    python benchmarks/page.py [--moves 12]
"""

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

import nestling
from nestling.server.site import write_site

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import test_dinosaurs as dinosaurs  # noqa: E402
from tests.browser import test_ice as ice  # noqa: E402
from tests.browser.conftest import DESKTOP, chromium, new_page  # noqa: E402
from tests.browser.page_engine import sit_down_with, watch  # noqa: E402
from tests.browser.plain_host import plain_host  # noqa: E402
from tests.browser.test_speed import main_thread  # noqa: E402

BY_THE_CLOCK = 900  # ms: a bot that has a choice thinks longer than this
LONGEST = 300  # seconds that a game may be played


def measure(browser: Browser, page: Page, address: str, name: str, moves: int) -> None:
    """Print a line for a game."""
    watch(page)
    sit_down_with(page, address, name, "level5")
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline"])
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
    tasks = main_thread(json.loads(browser.stop_tracing())["traceEvents"])
    print(
        f"{name}: {len(thoughts)} moves of level5, median {statistics.median(thoughts):,.0f} ms, "
        f"longest {max(thoughts):,.0f} ms; longest of {len(tasks):,} tasks of the page "
        f"{max(tasks):,.0f} ms of processor time",
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
                measure(browser, page, address, name, wanted.moves)
                page.context.close()


if __name__ == "__main__":
    main()
