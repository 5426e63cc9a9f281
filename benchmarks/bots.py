"""How quick and how strong the bots that search are. One core, in processor time.

    python -m benchmarks.bots speed [--seconds 2] [--iterations 2000]
    python -m benchmarks.bots strength GAME PLAYERS BOT OTHER [--games 2000]
    python -m benchmarks.bots ladder GAME PLAYERS [--games 1000]
    python -m benchmarks.bots doubling GAME PLAYERS OTHER [--first 4] [--last 17] [--picture FILE]
    python -m benchmarks.bots cap GAME PLAYERS OTHER [--iterations 1000]
    python -m benchmarks.bots techniques GAME [--iterations 400] [--games 1000]

speed: full cycles (deal, walk down the tree, play-out, way back) a second, over the decisions of
games between greedy bots, so many at each, beside OpenSpiel's C++ ISMCTS on euchre and hearts in
the same run (pip install open_spiel). strength: the share of wins of one bot among others of
another kind. ladder: each level among the one below, as Elo. doubling: strength by the number of
iterations, twice as many from row to row. cap: the same bot as one that sees everything, what is
yet to be drawn too. techniques: other numbers for the search against the usual ones, each with as
many iterations as take the same time.

Whatever plays, games of one number have the same deal, and bots move one seat on from game to
game. Shares have their 95 % interval. --seconds bounds the time of a row: as many games as fit.
"""

import argparse
import math
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from unittest.mock import patch

import msgspec

import nestling
from nestling import bots
from nestling.bots.house import insight_of, rules_of
from nestling.bots.levels import LEVELS, Player, player
from nestling.bots.search import Search, make_search
from nestling.bots.think import Thinker
from nestling.core.compiled import entry, rule
from nestling.lab import play, players
from nestling.lab.simulate import simulate
from nestling.lab.summary import wilson

CASES = (("dinosaurs", 4), ("dinosaurs", 2), ("ice", 2), ("ice", 4))
SLICE = 2_000  # iterations at a position
PEERS = ("euchre", "hearts")
NO_PASS = 0  # the first action of hearts: a hand without passing on cards
TECHNIQUES = (
    {"weight": 0.01},
    {"weight": 4.0},
    {"exploration": 0.25},
    {"exploration": 1.0},
    {"patience": 4},
    {"opponents": 0},
    {"opponents": 1},
)


def positions(name: str, seats: int) -> Iterator[tuple[nestling.State, int, int]]:
    """States with a choice to make, the seat that has it, and a seed: as they come in games."""
    game = nestling.game(name, players=seats)
    greedy = bots.make(name, "greedy", seed=1)
    chance = random.Random(1)
    for seed in range(1, sys.maxsize):
        state = game.start(seed=seed)
        while state.actors:
            seat = chance.choice(state.actors)
            if len(state.legal_codes(seat)) > 1:
                yield state, seat, seed
            state.play(seat, greedy.choose(state.redeterminise(seat, seed), seat))


def our_rate(
    name: str, seats: int, seconds: float, who: Player | None = None, iterations: int = SLICE
) -> float:
    """Iterations a second, with so many at a position."""
    spent, done = 0.0, 0
    for state, seat, seed in positions(name, seats):
        if spent >= seconds:
            break
        kind = state.game.kind
        thinker = Thinker(kind, state.data, seat, who or player(name, "search-1"), seed, iterations)
        thinker.run(1)  # compiles the first time
        began = time.process_time()
        thinker.run(iterations)
        spent += time.process_time() - began
        done += iterations
    return done / spent


def spiel_rate(name: str, seconds: float) -> float:
    """Simulations a second of OpenSpiel's ISMCTS with its own random play-outs.

    Hearts is dealt without passing: OpenSpiel 2.0's crashes where cards are being passed on.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    spent, done, slice_of = 0.0, 0, 200
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    while spent < seconds:
        bot = pyspiel.ISMCTSBot(
            1, evaluator, 2.0, slice_of, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False, True,
        )  # fmt: skip
        state = game.new_initial_state()
        if name == "hearts":
            state.apply_action(NO_PASS)
        while not state.is_terminal() and spent < seconds:
            actions = state.legal_actions()
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, chances)[0])
                continue
            if len(actions) > 1:
                began = time.process_time()
                bot.step(state)
                spent += time.process_time() - began
                done += slice_of
            state.apply_action(chance.choice(actions))
    return done / spent


def speed(seconds: float, iterations: int) -> None:
    """Print the rates and their ratios; each peer in a process of its own, lest it crash."""
    peers = {}
    for name in PEERS:
        command = [sys.executable, "-m", "benchmarks.bots", "peer", name]
        ran = subprocess.run(
            [*command, "--seconds", str(seconds)], capture_output=True, text=True, check=True
        )
        peers[name] = float(ran.stdout)
        print(f"OpenSpiel ISMCTS, {name:<14}{peers[name]:>12,.0f} a second", flush=True)
    for name, seats in CASES:
        rate = our_rate(name, seats, seconds, iterations=iterations)
        ratios = ", ".join(f"{rate / other:.1f} x {peer}" for peer, other in peers.items())
        print(f"{name}, {seats} players{'':<12}{rate:>12,.0f} a second   {ratios}", flush=True)


@dataclass(frozen=True)
class Share:
    """Of wins, with its 95 % interval, and the time that a game took, in seconds."""

    won: float
    low: float
    high: float
    games: int
    seconds: float

    def __str__(self) -> str:
        shares = f"{100 * self.won:.1f} % | {100 * self.low:.1f} to {100 * self.high:.1f}"
        return f"{shares} | {self.games} | {1000 * self.seconds:.0f} ms"


def share(
    name: str, seats: int, bot: str, other: str, games: int, seconds: float = math.inf
) -> Share:
    """How often a bot wins among others of one kind."""
    game = nestling.game(name, players=seats)
    won, count = 0.0, 0
    began = time.process_time()
    for rows in simulate(game, [bot, *[other] * (seats - 1)], games, seed=1, threads=1):
        for row in rows:
            seat = row["bots"].tolist().index(0)
            won += (int(row["winners"]) >> seat & 1) / int(row["winners"]).bit_count()
            count += 1
        if time.process_time() - began > seconds:
            break
    low, high = wilson(won / count, count)
    return Share(won / count, low, high, count, (time.process_time() - began) / count)


def elo(won: float, seats: int) -> float:
    """The Elo difference at which one wins this share among `seats - 1` equal others."""
    won = min(max(won, 1e-3), 1 - 1e-3)
    return 400 * math.log10(won * (seats - 1) / (1 - won))


def strength(name: str, seats: int, bot: str, other: str, games: int) -> None:
    """Print one share."""
    print("| bot | among | share of wins | 95 % | games | a game |\n|---|---|---|---|---|---|")
    print(f"| {bot} | {other} | {share(name, seats, bot, other, games)} |")


def ladder(name: str, seats: int, games: int, seconds: float) -> None:
    """Print each level among the one below, the lowest among random ones."""
    print("| level | among | Elo above | share of wins | 95 % | games | a game |")
    print("|---|---|---|---|---|---|---|")
    below = "random"
    for level in LEVELS:
        found = share(name, seats, level, below, games, seconds)
        steps = [f"{elo(s, seats):+.0f}" for s in (found.won, found.low, found.high)]
        print(
            f"| {level} | {below} | {steps[0]} ({steps[1]} to {steps[2]}) | {found} |", flush=True
        )
        below = level


def doubling(
    name: str,
    seats: int,
    other: str,
    powers: range,
    games: int,
    seconds: float,
    picture: Path | None,
) -> None:
    """Print a row for each number of iterations, and draw them."""
    print("| iterations | share of wins | 95 % | games | a game |\n|---|---|---|---|---|")
    points = []
    for power in powers:
        found = share(name, seats, f"search-{2**power}", other, games, seconds)
        print(f"| {2**power:,} | {found} |", flush=True)
        points.append((2**power, found))
    if picture:
        draw(points, f"{name}, {seats} players, among {other}", picture)


def draw(points: list[tuple[int, Share]], title: str, picture: Path) -> None:
    """A curve with its intervals, as the file's ending says: svg or png."""
    import altair as alt
    import polars as pl

    rows = [
        {"iterations": n, "wins": 100 * s.won, "low": 100 * s.low, "high": 100 * s.high}
        for n, s in points
    ]
    base = alt.Chart(pl.DataFrame(rows), title=title, width=560, height=300).encode(
        x=alt.X("iterations:Q", scale=alt.Scale(type="log", base=2), title="iterations a move")
    )
    wins = alt.Y("wins:Q", scale=alt.Scale(zero=False), title="share of wins, %")
    intervals = base.mark_rule().encode(
        y=alt.Y("low:Q", title="share of wins, %"), y2=alt.Y2("high:Q")
    )
    (intervals + base.mark_line(point=True).encode(y=wins)).save(picture)


@rule
def leave(s, *rest):  # type: ignore[no-untyped-def]
    """Deal nothing anew."""


def _keep(states, i, seat, k0, k1):  # type: ignore[no-untyped-def]
    """Deal nothing anew."""


@cache
def seeing(name: str) -> Search:
    """The search of a game on the true state: hands, face-down cards, decks and what will be
    drawn."""
    honest = insight_of(name)
    return make_search(
        rules_of(name), replace(honest, redeterminise=entry(_keep), gather=leave, deal=leave)
    )


def cap(name: str, seats: int, other: str, iterations: int, games: int) -> None:
    """Print an honest share beside that of the bot that sees everything."""
    print("| sees | share of wins | 95 % | games | a game |\n|---|---|---|---|---|")
    bot = f"search-{iterations}"
    print(f"| what it may | {share(name, seats, bot, other, games)} |", flush=True)
    play.play_games.cache_clear()
    # There is no name for it: nobody must be able to sit down with it at a table.
    with patch.object(play, "search_of", seeing):
        print(f"| everything | {share(name, seats, bot, other, games)} |", flush=True)
    play.play_games.cache_clear()


def techniques(name: str, iterations: int, games: int, seconds: float) -> None:
    """Print each change of the search's numbers against the usual ones, two players."""
    print("| changed | iterations | against | share of wins | 95 % | games | a game |")
    print("|---|---|---|---|---|---|---|")
    usual = player(name, f"search-{iterations}")
    for change in TECHNIQUES:
        changed = msgspec.structs.replace(usual, **change)
        if changed == usual:
            continue
        pairs = [[our_rate(name, 2, 1.0, who) for who in (changed, usual)] for _ in range(3)]
        ratio = sorted(ours / theirs for ours, theirs in pairs)[1]
        changed = msgspec.structs.replace(changed, iterations=round(iterations * ratio))
        named = {"changed": changed, "usual": usual}
        with patch.object(players, "player", lambda _, bot, named=named: named[bot]):
            found = share(name, 2, "changed", "usual", games, seconds)
        words = ", ".join(f"{key} {value:g}" for key, value in change.items())
        print(f"| {words} | {changed.iterations} | {iterations} | {found} |", flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)

    def command(
        name: str, *words: str, games: int = 0, seconds: float = 0
    ) -> argparse.ArgumentParser:
        made = commands.add_parser(name)
        for word in words:
            made.add_argument(word, type=int if word == "players" else str)
        if games:
            made.add_argument("--games", type=int, default=games)
        if seconds:
            made.add_argument("--seconds", type=float, default=seconds)
        return made

    endless = math.inf
    made = command("speed", seconds=2.0)
    made.add_argument("--iterations", type=int, default=SLICE)
    command("peer", "game", seconds=2.0)
    command("strength", "game", "players", "bot", "other", games=2000)
    command("ladder", "game", "players", games=1000, seconds=endless)
    made = command("doubling", "game", "players", "other", games=2000, seconds=endless)
    made.add_argument("--first", type=int, default=4)
    made.add_argument("--last", type=int, default=17)
    made.add_argument("--step", type=int, default=1)
    made.add_argument("--picture", type=Path)
    made = command("cap", "game", "players", "other", games=2000)
    made.add_argument("--iterations", type=int, default=1000)
    made = command("techniques", "game", games=1000, seconds=endless)
    made.add_argument("--iterations", type=int, default=400)
    w = parser.parse_args()
    if w.command == "speed":
        speed(w.seconds, w.iterations)
    elif w.command == "peer":
        print(spiel_rate(w.game, w.seconds))
    elif w.command == "strength":
        strength(w.game, w.players, w.bot, w.other, w.games)
    elif w.command == "ladder":
        ladder(w.game, w.players, w.games, w.seconds)
    elif w.command == "doubling":
        powers = range(w.first, w.last + 1, w.step)
        doubling(w.game, w.players, w.other, powers, w.games, w.seconds, w.picture)
    elif w.command == "cap":
        cap(w.game, w.players, w.other, w.iterations, w.games)
    elif w.command == "techniques":
        techniques(w.game, w.iterations, w.games, w.seconds)


if __name__ == "__main__":
    main()
