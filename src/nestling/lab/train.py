"""Learning who will win: trains the evaluation of a game from games between bots.

    python -m nestling.lab.train dinosaurs [--bots greedy] [--games 100000] [--blunders 0.1]

plays games between bots that move by lot now and then, describes every seat whenever the search
might judge a position, fits one net for each number of players to who won in the end, and writes
`bots/<game>/weights.npz`. Bots that search use the net that there is: trained again on their own
games it gets to know positions that greedy bots do not reach.
"""

import argparse
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from nestling.bots.evaluation import FEATURES, FEWEST, HIDDEN, NOTES, Weights, read_weights
from nestling.bots.house import rules_of, search_of
from nestling.bots.levels import player
from nestling.bots.policies import PLAYER, below, lowest_seat
from nestling.bots.think import room_for
from nestling.core.compiled import entry, specialise
from nestling.core.draws import key_words, siphash_word
from nestling.core.game import key_of
from nestling.core.registry import game as make_game

SEATS = 4
SAMPLE = np.dtype(
    [
        ("features", "f4", (SEATS, FEATURES)),
        ("in_play", "f4", (SEATS,)),
        ("share", "f4", (SEATS,)),  # of the win
    ],
    align=True,
)

Floats = npt.NDArray[np.float32]

start: Any = None  # each game's own, put in by `specialise`
waiting: Any = None
list_legal: Any = None
apply: Any = None
pick: Any = None
in_play: Any = None
judged: Any = None
features: Any = None


def _collect(  # type: ignore[no-untyped-def]
    states, settings, bots, blunders, k0, k1, games, samples, log, stream, out, brain, notes,
):  # fmt: skip
    """Play games and fill samples, skipping whatever no longer fits; returns how many.

    bots: PLAYER records; each seat of each game gets one by lot. blunders: of 1000 moves.
    """
    s = states[0]
    count = 0
    stream[0] = siphash_word(k0, k1, np.uint64(0)) | np.uint64(1)
    for g in range(games):
        start(states, 0, settings, 0, k0, siphash_word(k0, k1, np.uint64(g + 1)), log)
        first = count
        chairs = below(stream, 0, len(bots) ** s.players)
        mask = waiting(s)
        while mask != 0:
            if judged(s) and count < len(samples):
                row = samples[count]
                count += 1
                for seat in range(s.players):
                    row.in_play[seat] = in_play(s, seat)
                    features(s, seat, row.features[seat], notes)
            seat = lowest_seat(mask)
            if below(stream, 0, 1000) < blunders:
                action = np.int64(out[below(stream, 0, list_legal(s, seat, out))])
            else:
                bot = bots[chairs // len(bots) ** seat % len(bots)]
                action = np.int64(pick(states, 0, seat, bot, stream, out, log, brain))
            apply(s, log, seat, action)
            mask = waiting(s)
        winners = 0
        for seat in range(s.players):
            winners += (s.winners >> seat) & 1
        for j in range(first, count):
            for seat in range(s.players):
                samples[j].share[seat] = ((s.winners >> seat) & 1) / winners
    return count


@cache
def loop_of(name: str) -> Callable[..., int]:
    """A game's loop, compiled."""
    rules, evaluation = rules_of(name), import_module(f"nestling.bots.{name}.evaluation")
    return entry(
        specialise(
            _collect,
            start=rules.start,
            waiting=rules.waiting,
            list_legal=rules.list_legal,
            apply=rules.apply,
            pick=search_of(name).pick,
            in_play=evaluation.in_play,
            judged=evaluation.judged,
            features=evaluation.features,
        )
    )


def collect(
    name: str, players: int, bots: list[str], games: int, blunders: float, seed: int
) -> npt.NDArray[Any]:
    """Samples of many games between these bots."""
    game = make_game(name, players=players)
    samples = np.zeros(40 * games, SAMPLE)
    records = np.zeros(len(bots), PLAYER)
    for j, bot in enumerate(bots):
        records[j] = player(name, bot).record()[0]
    k0, k1 = key_words(key_of(seed))
    count = loop_of(name)(
        game.kind.state.zeros(1),
        game.settings_record,
        records,
        round(1000 * blunders),
        k0,
        k1,
        games,
        samples,
        game.kind.event.zeros(0),
        np.zeros(1, np.uint64),
        np.zeros(game.kind.max_legal, np.int16),
        room_for(game.kind, int(records["iterations"].max())),
        np.zeros(NOTES, np.int8),
    )
    return samples[:count]


def shares(net: list[Floats], x: Floats, mask: Floats) -> tuple[Floats, Floats, Floats]:
    """Hidden layer, strengths and shares of the win; x is (positions, seats, features)."""
    hidden = np.maximum(x @ net[0] + net[1], 0)
    strength = hidden @ net[2]
    power = np.exp(strength - strength.max(1, keepdims=True)) * mask
    return hidden, strength, power / power.sum(1, keepdims=True)


def fit(samples: npt.NDArray[Any], players: int, used: int, epochs: int, seed: int) -> list[Floats]:
    """A net for one number of players, by Adam on the cross entropy."""
    random = np.random.default_rng(seed)
    x = np.ascontiguousarray(samples["features"][:, :players, :used])
    mask = samples["in_play"][:, :players]
    share = samples["share"][:, :players]
    held = len(x) // 20
    net = [
        random.normal(0, (2 / used) ** 0.5, (used, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        random.normal(0, 0.1, HIDDEN).astype(np.float32),
    ]
    momenta = [(np.zeros_like(w), np.zeros_like(w)) for w in net]
    step, batch = 0, 1024
    steps = epochs * ((len(x) - held) // batch)
    for epoch in range(epochs):
        order = random.permutation(len(x) - held) + held
        for first in range(0, len(order) - batch + 1, batch):
            at = order[first : first + batch]
            hidden, _, guess = shares(net, x[at], mask[at])
            slope = (guess - share[at]) / batch
            inward = slope[..., None] * net[2] * (hidden > 0)
            slopes = [
                np.einsum("bsf,bsh->fh", x[at], inward, optimize=True),
                inward.sum((0, 1)),
                (slope[..., None] * hidden).sum((0, 1)),
            ]
            step += 1
            rate = 0.004 * (1 - step / (steps + 1))
            for part, slope_of in enumerate(slopes):
                mean, square = momenta[part]
                mean += 0.1 * (slope_of - mean)
                square += 0.001 * (slope_of * slope_of - square)
                size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                net[part] -= rate * (mean / (1 - 0.9**step)) / size
        _, _, guess = shares(net, x[:held], mask[:held])
        loss = -(share[:held] * np.log(guess + 1e-9)).sum(1).mean()
        print(f"{players} players, epoch {epoch + 1}: cross entropy {loss:.4f}", flush=True)
    return net


def store(weights: Weights, net: list[Floats], players: int) -> None:
    """Put a net in its place."""
    row = players - FEWEST
    weights["inner"][row] = 0
    weights["inner"][row, : len(net[0])] = net[0]
    weights["bias"][row] = net[1]
    weights["outer"][row] = net[2]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", default=["greedy"])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--blunders", type=float, default=0.1)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    used = import_module(f"nestling.bots.{wanted.game}.evaluation").USED
    weights = read_weights(wanted.game)
    for players in wanted.players:
        samples = collect(
            wanted.game, players, wanted.bots, wanted.games, wanted.blunders, wanted.seed
        )
        print(f"{players} players: {len(samples)} positions", flush=True)
        store(weights, fit(samples, players, used, wanted.epochs, wanted.seed), players)
    target = Path(str(files("nestling.bots"))) / wanted.game / "weights.npz"
    np.savez(target, **cast(Any, weights))


if __name__ == "__main__":
    main()
