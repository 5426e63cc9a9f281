"""Who will win an unfinished game: a small network, written once for every game.

Each seat is described by a few numbers (the game's `features`); one hidden layer makes a strength
of them; a seat's share of the win is its strength against the others' (softmax). The weights are
learned from games between bots (lab/train.py) and lie in `<game>/weights.npz`, one net for each
number of players.
"""

from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from nestling.core import numbers
from nestling.core.compiled import routine, specialise

FEATURES = 24  # room for a game's features
NOTES = 192  # room for its notes while it looks at a position
HIDDEN = 16
FEWEST = 2  # players: the first net

Weights = dict[str, npt.NDArray[np.float32]]

SHAPES = {
    "inner": (3, FEATURES, HIDDEN),
    "bias": (3, HIDDEN),
    "outer": (3, HIDDEN),
}


def read_weights(game: str) -> Weights:
    """The learned weights of a game: all zero where there are none yet."""
    file = files("nestling.bots").joinpath(game, "weights.npz")
    if not file.is_file():
        return {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
    with np.load(BytesIO(file.read_bytes())) as found:
        return {name: found[name] for name in SHAPES}


inner: Any = None  # each game's own, put in by `specialise`
bias: Any = None
outer: Any = None
used: Any = None
in_play: Any = None
features: Any = None


def _evaluate(s, w):  # type: ignore[no-untyped-def]
    """Fill w.reward with each seat's share of the win as far as it can be foreseen."""
    net = s.players - FEWEST
    total = 0.0
    for seat in range(s.players):
        w.reward[seat] = 0.0
        if not in_play(s, seat):
            continue
        features(s, seat, w.features, w.notes)
        for h in range(HIDDEN):
            w.hidden[h] = bias[net, h]
        for f in range(used):
            x = w.features[f]
            for h in range(HIDDEN):
                w.hidden[h] += x * inner[net, f, h]
        strength = np.float64(0.0)  # else uncompiled sums would be rounded to float32
        for h in range(HIDDEN):
            strength += max(w.hidden[h], np.float32(0.0)) * outer[net, h]
        w.reward[seat] = numbers.exp(strength)
        total += w.reward[seat]
    for seat in range(s.players):
        w.reward[seat] /= total


def make_evaluate(game: str, used: int, in_play: Any, features: Any) -> Any:
    """The rule evaluate(s, w) of a game, which fills w.reward.

    used: how many features; in_play(s, seat): whether the seat can still win;
    features(s, seat, row, notes): describe a seat in row[:used]; notes: int8, NOTES of them, as
    room to work in.
    """
    own = {"used": used, "in_play": in_play, "features": features, **read_weights(game)}
    return routine(specialise(_evaluate, **own))
