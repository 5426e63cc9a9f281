"""The bots as WebAssembly, beside the rules that they play by (see core/wasm.py).

    choose(state, seat, policy, stream, out) -> action

policy: its place in POLICIES. stream: the address of one uint64 that is not 0. out: of int16, as
many as the game's most legal actions.
"""

from typing import Any

import numpy as np
from numba import carray

from nestling.bots.house import rules_of
from nestling.bots.play import choose_of
from nestling.core import wasm
from nestling.core.compiled import specialise
from nestling.core.registry import kind
from nestling.core.wasm import Export

entry: Any = None  # put in by `specialise`
MAX_LEGAL = 0


def _choose(state, seat, policy, stream, out):  # type: ignore[no-untyped-def]
    return entry(
        carray(state, 1),
        0,
        np.int64(seat),
        np.int64(policy),
        carray(stream, 1),
        carray(out, MAX_LEGAL),
    )


def exports_of(game: str) -> list[Export]:
    """All that the page gets of a game: the rules and the bots."""
    made = kind(game)
    choose = specialise(_choose, entry=choose_of(rules_of(game)), MAX_LEGAL=made.max_legal)
    arguments = (made.state, "number", "number", "words", "codes")
    return [*wasm.exports_of(made), Export("choose", choose, arguments, "number")]
