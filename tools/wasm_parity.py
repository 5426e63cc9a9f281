"""Plays random games natively and as WebAssembly and compares every byte that the rules give.

    python tools/wasm_parity.py [--games 20000] [--searches 1000] [--chromium 500] [GAME ...]

States, views of every seat, events as each may see them, legal actions, bots' choices, deals and
outcomes, by every possible choice of settings in turn. And searches of positions: the decision,
each move's visits and chances. In Node, and a share in Chromium.
"""

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import chromium  # noqa: E402
from tests.wasm import searches  # noqa: E402
from tests.wasm.chromium import engine_page, play_games  # noqa: E402
from tests.wasm.random_games import (  # noqa: E402
    Played,
    every_choice,
    in_node,
    natively,
    wanted_games,
    work_of,
)

import nestling  # noqa: E402

AT_A_TIME = 500
ITERATIONS = 1000


def in_chromium(name: str, count: int) -> list[Played]:
    """The first games in Chromium."""
    with chromium() as browser:
        page = engine_page(browser)
        work = (work_of(wanted_games(name, n, at)) for at, n in parts(count))
        return [Played(**game) for part in work for game in play_games(page, name, part)]


def parts(count: int) -> list[tuple[int, int]]:
    """So many games in parts of a size that memory can hold: where each begins, and how many."""
    return [(at, min(AT_A_TIME, count - at)) for at in range(0, count, AT_A_TIME)]


def compare(name: str, games: int, share: int) -> None:
    """Exit with a word if any game goes another way."""
    began = time.monotonic()
    plays = 0
    browsed = in_chromium(name, share)
    with ThreadPoolExecutor(1) as pool:
        for at, count in parts(games):
            wanted = wanted_games(name, count, at)
            page = pool.submit(in_node, name, wanted)
            native = natively(wanted)
            for where, others, first in (
                ("Node", page.result(), at),
                ("Chromium", browsed[at : at + count], at),
            ):
                for n, (ours, theirs) in enumerate(zip(native, others, strict=False)):
                    if ours != theirs:
                        sys.exit(f"{name}: game {first + n} goes another way in {where}")
            plays += sum(played.plays for played in native)
    print(
        f"{name}: {games:,} games ({len(every_choice(name))} choices of settings, {plays:,} plays) "
        f"the same in Node, {min(share, games):,} of them in Chromium "
        f"({time.monotonic() - began:.0f} s)",
        flush=True,
    )


def compare_searches(name: str, count: int, share: int) -> None:
    """Exit with a word if any search finds something else."""
    began = time.monotonic()
    wanted = list(searches.wishes(name, count, ITERATIONS))
    with ThreadPoolExecutor(1) as pool:
        page = pool.submit(searches.in_node, name, wanted)
        native = [searches.natively(wish) for wish in wanted]
    with chromium() as browser:
        browsed = searches.in_chromium(engine_page(browser), name, wanted[:share])
    for where, others in (("Node", page.result()), ("Chromium", browsed)):
        for n, (ours, theirs) in enumerate(zip(native, others, strict=False)):
            if ours != theirs:
                sys.exit(f"{name}: search {n} finds something else in {where}")
    print(
        f"{name}: {count:,} searches of {ITERATIONS:,} iterations the same in Node, "
        f"{min(share, count):,} of them in Chromium ({time.monotonic() - began:.0f} s)",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--games", type=int, default=20_000, help="of each kind")
    parser.add_argument("--searches", type=int, default=1000, help="of each kind")
    parser.add_argument("--chromium", type=int, default=500, metavar="N", help="the share of each")
    wanted = parser.parse_args()
    for name in wanted.names or nestling.names():
        if wanted.searches:
            compare_searches(name, wanted.searches, wanted.chromium)
        compare(name, wanted.games, wanted.chromium)


if __name__ == "__main__":
    main()
