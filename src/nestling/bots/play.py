"""A bot as one plays against it: it is shown what its seat may see and answers with an action."""

import secrets
from functools import cache
from typing import Any

import numpy as np

from nestling.bots.policies import Rules, make_choose
from nestling.core.compiled import plain
from nestling.core.errors import Refused
from nestling.core.game import Action, Kind, State

choose_of = cache(make_choose)  # Rules are compared by identity of their functions


class Bot:
    """One of POLICIES, with a stream of random numbers of its own."""

    def __init__(self, game: Kind, rules: Rules, policy: int, seed: int | None = None) -> None:
        self._game = game
        self._rules = rules
        self._policy = policy
        number = secrets.randbits(64) if seed is None else seed
        self._stream = np.array([number | 1], np.uint64)

    def choose(self, state: State, seat: int) -> Action:
        """The action to take for a seat that has a decision to make.

        state: from `redeterminise(seat, ...)`; nothing the seat cannot see is believed.
        """
        if seat not in state.actors:
            raise Refused("not_your_turn", f"seat {seat} has nothing to decide", seat=seat)
        choose: Any = choose_of(self._rules)
        if self._game.engine is not self._game.compiled:
            choose = plain(choose)
        out = np.zeros(self._game.max_legal, np.int16)
        code = choose(state.data, 0, seat, self._policy, self._stream, out)
        return self._game.face.action(int(code))
