"""A bot as one plays against it: it is shown what its seat may see and answers with an action."""

import random
import secrets
from functools import cache
from typing import Any

import numpy as np

from nestling.bots import house
from nestling.bots.levels import Player, player
from nestling.bots.policies import SEARCH, make_choose
from nestling.bots.think import MOST_NODES, Records, Thinker
from nestling.core.compiled import plain
from nestling.core.errors import Refused
from nestling.core.game import Action, Kind, State

choose_of = cache(make_choose)  # Rules are compared by identity of their functions

ROOMS = 1 << 12  # iterations that even a hasty bot has room for


def choose_code(kind: Kind, who: Player, states: Records, seat: int, seed: int) -> int:
    """The number of the action that a bot takes for a seat that has a decision to make.

    states: an array of one STATE record; what the seat cannot know in it is not used.
    seed: the bot's chance. Thinking that is bounded by time finds what it finds.
    """
    out = np.zeros(kind.max_legal, np.int16)
    count = int(kind.engine.legal(states, 0, seat, out))
    lot = random.Random(seed)
    if count == 1:
        return int(out[0])
    if lot.random() < who.blunders:
        return int(out[lot.randrange(count)])
    if who.policy != SEARCH:
        choose: Any = choose_of(house.rules_of(kind.name))
        if kind.engine is not kind.compiled:
            choose = plain(choose)
        stream = np.array([seed & (1 << 64) - 1 | 1], np.uint64)
        return int(choose(states, 0, seat, who.policy, stream, out))
    if who.seconds > 0:
        thinker = Thinker(kind, states, seat, who, seed, MOST_NODES)
        thinker.run_for(who.seconds, most=1 << 40)
    else:
        thinker = Thinker(kind, states, seat, who, seed, max(ROOMS, who.iterations))
        thinker.run(who.iterations)
    return thinker.decide(lot.getrandbits(64))


class Bot:
    """A bot of a name (bots.names), with chance of its own. Refused("unknown_bot") if unknown."""

    def __init__(self, kind: Kind, name: str, seed: int | None = None) -> None:
        self._kind = kind
        self.name = name
        self.player = player(kind.name, name)
        self._chance = random.Random(secrets.randbits(64) if seed is None else seed)

    @property
    def thinks(self) -> bool:
        """Whether a choice of this bot takes long."""
        return self.player.policy == SEARCH

    def choose(self, state: State, seat: int) -> Action:
        """The action to take for a seat that has a decision to make.

        state: from `redeterminise(seat, ...)`; nothing the seat cannot see is believed.
        """
        if seat not in state.actors:
            raise Refused("not_your_turn", f"seat {seat} has nothing to decide", seat=seat)
        seed = self._chance.getrandbits(64)
        code = choose_code(self._kind, self.player, state.data, seat, seed)
        return self._kind.face.action(code)
