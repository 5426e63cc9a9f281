"""Steps per second of the rules, beside OpenSpiel's C++ games of a like kind, in one run.

A step lists the legal actions of a seat that decides, picks one at random and applies it. It is
measured inside compiled code (for OpenSpiel: whole games
between its C++ random bots) and with every call made
from Python. One core; each figure is the median of several rounds.

    python benchmarks/engine.py [--seconds 1.0] [--rounds 5] [--json FILE]

Needs `pip install open_spiel` for the comparison.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import nestling
from nestling.bots.house import rules_of
from nestling.bots.policies import below, lowest_seat
from nestling.core.compiled import entry, specialise
from nestling.core.game import Game

PEERS = {"dinosaurs": ("hearts", "oh_hell", "crazy_eights"), "ice": ("hex", "havannah")}
CASES = (("dinosaurs", 4), ("dinosaurs", 2), ("ice", 2), ("ice", 4))

start: Any = None  # each game's own, put in by `specialise`
waiting: Any = None
list_legal: Any = None
apply: Any = None


def _random_steps(states, settings, steps, log, stream, out):  # type: ignore[no-untyped-def]
    s = states[0]
    games = 0
    for _ in range(steps):
        mask = waiting(s)
        if mask == 0:
            games += 1
            start(states, 0, settings, 0, stream[0], np.uint64(games), log)
            mask = waiting(s)
        seat = lowest_seat(mask)
        count = list_legal(s, seat, out)
        apply(s, log, seat, np.int64(out[below(stream, 0, count)]))
    return games


def compiled_steps(game: Game) -> Callable[[int], int]:
    """A function that makes n random steps without Python in between."""
    rules = rules_of(game.name)
    loop = entry(
        specialise(
            _random_steps,
            start=rules.start,
            waiting=rules.waiting,
            list_legal=rules.list_legal,
            apply=rules.apply,
        )
    )
    states = game.kind.state.zeros(1)
    log = game.kind.event.zeros(0)
    stream = np.array([12345], np.uint64)
    out = np.zeros(game.kind.max_legal, np.int16)
    k = np.uint64(1)
    game.kind.compiled.start(states, 0, game.settings_record, 0, k, k, log)

    def run(steps: int) -> int:
        loop(states, game.settings_record, steps, log, stream, out)
        return steps

    return run


def python_steps(game: Game) -> Callable[[int], int]:
    """The same with each entry called from Python."""
    engine = game.kind.direct
    states = game.kind.state.zeros(1)
    log = game.kind.event.zeros(0)
    out = np.zeros(game.kind.max_legal, np.int16)
    settings = game.settings_record
    key = np.uint64(1)
    engine.start(states, 0, settings, 0, key, key, log)
    lowest = [(mask & -mask).bit_length() - 1 for mask in range(16)]
    actors, legal, play, uniform = engine.actors, engine.legal, engine.play, random.random
    item = out.item

    def run(steps: int) -> int:
        number = 0
        for _ in range(steps):
            mask = actors(states, 0)
            if not mask:
                number += 1
                engine.start(states, 0, settings, 0, key, np.uint64(number), log)
                mask = actors(states, 0)
            seat = lowest[mask]
            count = legal(states, 0, seat, out)
            play(states, 0, seat, item(int(uniform() * count)), log)
        return steps

    return run


def spiel_rollouts(name: str) -> Callable[[int], int]:
    """OpenSpiel's C++ loop over whole games between its C++ uniform random bots."""
    import pyspiel

    game = pyspiel.load_game(name)
    moves = spiel_length(name)
    bots = [pyspiel.make_uniform_random_bot(p, 7 + p) for p in range(game.num_players())]

    def run(steps: int) -> int:
        games = max(1, round(steps / moves))
        for number in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return round(games * moves)

    return run


def spiel_length(name: str, games: int = 200) -> float:
    """Mean number of steps, chance included, of a random game."""
    run = spiel_python(name)
    return run.count_games(games) / games  # type: ignore[attr-defined]


def spiel_python(name: str) -> Callable[[int], int]:
    """OpenSpiel with each call made from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play_one() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                action = random.choices(actions, chances)[0]
            else:
                actions = state.legal_actions()
                action = actions[int(random.random() * len(actions))]
            state.apply_action(action)
            steps += 1
        return steps

    def run(steps: int) -> int:
        done = 0
        while done < steps:
            done += play_one()
        return done

    run.count_games = lambda games: sum(play_one() for _ in range(games))  # type: ignore[attr-defined]
    return run


def rate(run: Callable[[int], int], seconds: float, rounds: int) -> float:
    """Median steps per second."""
    run(100)
    steps = 1000
    while True:
        began = time.perf_counter()
        run(steps)
        spent = time.perf_counter() - began
        if spent > seconds / 10:
            break
        steps *= 4
    steps = max(1000, int(steps * seconds / spent))
    rates = []
    for _ in range(rounds):
        began = time.perf_counter()
        done = run(steps)
        rates.append(done / (time.perf_counter() - began))
    return statistics.median(rates)


def compile_seconds(name: str) -> tuple[float, float]:
    """Seconds to get the entries of a game's rules ready in a new process: cold, then kept."""
    code = (
        "import time, nestling\n"
        "began = time.perf_counter()\n"
        f"state = nestling.game({name!r}).start(seed=1)\n"
        "seat = state.actors[0]\n"
        "state.observe(seat), state.redeterminise(seat, 1)\n"
        "state.play(seat, state.legal(seat)[0])\n"
        "state.events_for(seat), state.outcome\n"
        "print(time.perf_counter() - began)"
    )
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "NESTLING_CACHE": cache}
        found = [
            float(subprocess.check_output([sys.executable, "-c", code], env=environment))
            for _ in range(2)
        ]
    return found[0], found[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", dest="file")
    wanted = parser.parse_args()
    table: list[dict[str, Any]] = []

    def measure(label: str, inside: Callable[[int], int], outside: Callable[[int], int]) -> None:
        row = {
            "game": label,
            "compiled": rate(inside, wanted.seconds, wanted.rounds),
            "python": rate(outside, wanted.seconds, wanted.rounds),
        }
        table.append(row)
        print(f"{label:<24}{row['compiled']:>16,.0f}{row['python']:>16,.0f}", flush=True)

    print(f"{'steps per second':<24}{'inside':>16}{'from Python':>16}")
    for name, players in CASES:
        if name in nestling.names():
            game = nestling.game(name, players=players)
            measure(f"{name}, {players} players", compiled_steps(game), python_steps(game))
    ours = {row["game"].partition(",")[0]: row for row in reversed(table)}
    for name, peers in PEERS.items():
        for peer in peers:
            measure(f"OpenSpiel {peer}", spiel_rollouts(peer), spiel_python(peer))
            row = table[-1]
            if name in ours:
                print(
                    f"{'  ' + name + ' : ' + peer:<24}"
                    f"{ours[name]['compiled'] / row['compiled']:>15.1f}x"
                    f"{ours[name]['python'] / row['python']:>15.1f}x"
                )
    for name in nestling.names():
        cold, warm = compile_seconds(name)
        print(f"{name}: entries ready in {cold:.1f} s cold, {warm:.2f} s from the cache")
    if wanted.file:
        with open(wanted.file, "w", encoding="utf-8") as file:
            json.dump(table, file, indent=1)


if __name__ == "__main__":
    main()
