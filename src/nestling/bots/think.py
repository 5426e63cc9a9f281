"""A search as Python sees it: begun, gone on with in slices, and asked what it found.

It may be stopped at any time: by the number of iterations, by the clock, or because nobody wants
to know any more.
"""

import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from nestling.bots.house import search_of
from nestling.bots.levels import Player
from nestling.bots.search import EDGE, NODE, WORK
from nestling.core.compiled import plain
from nestling.core.draws import key_words
from nestling.core.game import Kind, key_of

FEWEST_NODES = 1 << 8
MOST_NODES = 1 << 17  # 4 MB
EDGES_A_NODE = 8  # 40 MB at most
SLICE = 0.02  # seconds between two looks at the clock, about
FIRST_SLICE = 32  # iterations

Records = npt.NDArray[np.void]


class Move(msgspec.Struct, frozen=True):
    """An action as the search sees it.

    code: its number; visits: how often it was tried; chances: each seat's share of the win then.
    """

    code: int
    visits: int
    chances: list[float]


def room_for(kind: Kind, iterations: int) -> tuple[npt.NDArray[Any], ...]:
    """Arrays for a search of so many iterations: scratch, nodes, edges, slots, work."""
    nodes = 1 << (min(max(iterations, FEWEST_NODES), MOST_NODES) - 1).bit_length()
    edges = max(nodes * EDGES_A_NODE, 2 * kind.max_legal)
    return (
        kind.state.zeros(2),
        np.zeros(nodes, NODE),
        np.zeros(edges, EDGE),
        np.zeros(2 * nodes, np.int32),
        np.zeros(1, WORK),
    )


class Thinker:
    """A search for a seat that has a decision to make.

    states: an array of one STATE record; what the seat cannot know in it is not used.
    seed: as in Game.start. The same seed and number of iterations find the same.
    most: iterations that there may be, to make room for.
    """

    def __init__(
        self,
        kind: Kind,
        states: Records,
        seat: int,
        player: Player,
        seed: int,
        most: int = MOST_NODES,
    ) -> None:
        search = search_of(kind.name)
        use = plain if kind.engine is not kind.compiled else _same
        self._run, self._decide = use(search.run), use(search.decide)
        self._room = room_for(kind, most)
        scratch, self._nodes, self._edges, slots, self._work = self._room
        self._rest = np.zeros(kind.max_legal, np.int16), kind.event.zeros(0)
        self._players = int(states[0]["players"])
        self._temperature = player.temperature
        for name in ("exploration", "weight", "patience", "opponents"):
            self._work[name] = getattr(player, name)
        k0, k1 = key_words(key_of(seed))
        use(search.begin)(states, 0, seat, k0, k1, scratch, slots, self._work)

    @property
    def iterations(self) -> int:
        """How many there have been."""
        return int(self._work[0]["iterations"])

    def run(self, iterations: int) -> None:
        """Search so much more."""
        self._run(*self._room, *self._rest, iterations)

    def run_for(self, seconds: float, most: int, stop: Callable[[], bool] = lambda: False) -> None:
        """Search until time is up, or there have been `most` iterations, or `stop` says so."""
        end = time.perf_counter() + seconds
        part = FIRST_SLICE
        while self.iterations < most and not stop():
            began = time.perf_counter()
            if began >= end:
                break
            self.run(min(part, most - self.iterations))
            spent = time.perf_counter() - began
            part = max(1, int(part * min(2.0, SLICE / max(spent, 1e-6))))

    def look_at(self, code: int, iterations: int) -> None:
        """Search so much more with this action first, to know it better."""
        self._work["only"] = code
        self.run(iterations)
        self._work["only"] = -1

    def decide(self, seed: int) -> int:
        """The number of the action to take: the most visited, or by lot if the player is warm."""
        stream = np.array([key_words(key_of(seed))[0] | np.uint64(1)], np.uint64)
        return int(self._decide(self._nodes, self._edges, self._work, self._temperature, stream))

    def chances(self) -> list[float]:
        """Each seat's share of the win, over all that was searched."""
        sums = self._work[0]["sums"][: self._players]
        return [float(x) / max(1, self.iterations) for x in sums]

    def moves(self) -> list[Move]:
        """The actions that were tried, the best known first."""
        found = []
        at = int(self._nodes[self._work[0]["root"]]["first"])
        while at >= 0:
            edge = self._edges[at]
            visits = int(edge["visits"])
            if visits > 0:
                chances = [float(x) / visits for x in edge["total"][: self._players]]
                found.append(Move(int(edge["action"]), visits, chances))
            at = int(edge["following"])
        return sorted(found, key=lambda move: -move.visits)


def _same(function: Any) -> Any:
    return function
