"""How quick and how strong the bots that search are. One core, in processor time.

    python -m benchmarks.bots speed [--seconds 2]
    python -m benchmarks.bots strength GAME PLAYERS BOT OTHER [--games 2000] [--seed 1]
    python -m benchmarks.bots ladder GAME [--games 400] [--players 2]

speed: full cycles (deal, walk down the tree, play-out, way back) a second, over the decisions of
games between greedy bots, beside OpenSpiel's C++ ISMCTS on euchre in the same run
(pip install open_spiel). strength: the share of wins of one bot among others of another kind,
with its 95 % interval. ladder: each level against the one below, as Elo.
"""

import argparse
import math
import random
import time
from collections.abc import Callable

import nestling
from nestling import bots
from nestling.bots.levels import LEVELS, player
from nestling.bots.think import Thinker
from nestling.lab.simulate import simulate
from nestling.lab.summary import wilson

CASES = (("dinosaurs", 4), ("dinosaurs", 2), ("ice", 2), ("ice", 4))
SLICE = 2_000  # iterations at a position
PEERS = {"euchre": "euchre"}  # with hearts OpenSpiel 2.0 crashes after some games


def our_rate(name: str, players: int, seconds: float) -> float:
    """Iterations a second, over positions as they come in games."""
    game = nestling.game(name, players=players)
    greedy, who = bots.make(name, "greedy", seed=1), player(name, "search-1")
    chance = random.Random(1)
    spent, done, number = 0.0, 0, 0
    while spent < seconds:
        number += 1
        state = game.start(seed=number)
        while state.actors and spent < seconds:
            seat = chance.choice(state.actors)
            if len(state.legal_codes(seat)) > 1:
                thinker = Thinker(game.kind, state.data, seat, who, number, SLICE)
                thinker.run(1)  # compiles the first time
                began = time.process_time()
                thinker.run(SLICE)
                spent += time.process_time() - began
                done += SLICE
            state.play(seat, greedy.choose(state.redeterminise(seat, number), seat))
    return done / spent


def spiel_rate(name: str, seconds: float) -> float:
    """Simulations a second of OpenSpiel's ISMCTS with its own random play-outs."""
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


def speed(seconds: float) -> None:
    """Print the rates and their ratios."""
    peers = {name: spiel_rate(game, seconds) for name, game in PEERS.items()}
    for name, rate in peers.items():
        print(f"OpenSpiel ISMCTS, {name:<14}{rate:>12,.0f} a second", flush=True)
    for name, players in CASES:
        rate = our_rate(name, players, seconds)
        ratios = ", ".join(f"{rate / other:.0f} x {peer}" for peer, other in peers.items())
        print(f"{name}, {players} players{'':<12}{rate:>12,.0f} a second   {ratios}", flush=True)


def share(
    name: str, players: int, bot: str, other: str, games: int, seed: int
) -> tuple[float, float, float]:
    """The share of wins of a bot among others of one kind, and its 95 % interval."""
    game = nestling.game(name, players=players)
    won, count = 0.0, 0
    began = time.process_time()
    for rows in simulate(game, [bot, *[other] * (players - 1)], games, seed, threads=1):
        for row in rows:
            seat = row["bots"].tolist().index(0)
            won += (int(row["winners"]) >> seat & 1) / int(row["winners"]).bit_count()
            count += 1
    low, high = wilson(won / count, count)
    spent = (time.process_time() - began) / count
    print(
        f"{name}, {players} players, {bot} among {other}: {100 * won / count:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}), {count} games, {1000 * spent:.0f} ms a game",
        flush=True,
    )
    return won / count, low, high


def elo(share: float) -> float:
    """The Elo difference that gives this expected share between two."""
    share = min(max(share, 1e-3), 1 - 1e-3)
    return 400 * math.log10(share / (1 - share))


def ladder(name: str, games: int, players: int, seed: int) -> None:
    """Each level against the one below, and the lowest against random."""
    below = "random"
    for level in LEVELS:
        found = [elo(s) for s in share(name, players, level, below, games, seed)]
        print(f"  {level} over {below}: {found[0]:+.0f} Elo ({found[1]:+.0f} to {found[2]:+.0f})")
        below = level


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("speed")
    one.add_argument("--seconds", type=float, default=2.0)
    two = commands.add_parser("strength")
    for argument in ("game", "players", "bot", "other"):
        two.add_argument(argument, type=int if argument == "players" else str)
    two.add_argument("--games", type=int, default=2000)
    two.add_argument("--seed", type=int, default=1)
    three = commands.add_parser("ladder")
    three.add_argument("game")
    three.add_argument("--games", type=int, default=400)
    three.add_argument("--players", type=int, default=2)
    three.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    run: Callable[[], object] = {
        "speed": lambda: speed(wanted.seconds),
        "strength": lambda: share(
            wanted.game, wanted.players, wanted.bot, wanted.other, wanted.games, wanted.seed
        ),
        "ladder": lambda: ladder(wanted.game, wanted.games, wanted.players, wanted.seed),
    }[wanted.command]
    run()


if __name__ == "__main__":
    main()
