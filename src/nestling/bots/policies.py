"""Compiled bots, written once for every game.

What a bot is, is a PLAYER record: how it decides, and for those that search, how long and how
well. What greedy means is each game's own (bots/<game>/greedy.py), so is what a search asks of it
(bots/<game>/insight.py); the rest is made for a game from what its `Rules` and `Insight` name.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from nestling.core.compiled import entry, rule, specialise
from nestling.core.errors import Refused

POLICIES = ("random", "greedy")  # those that do not think ahead, by number
RANDOM, GREEDY, SEARCH = range(3)

PLAYER = np.dtype(
    [
        ("policy", "i4"),
        ("opponents", "i4"),  # 1: others' moves are in the tree, 0: by the play-out policy
        ("iterations", "i8"),
        ("patience", "i8"),  # visits of an edge before a node grows there
        ("exploration", "f8"),  # of UCB
        ("weight", "f8"),  # of a prior, in visits
        ("temperature", "f8"),  # 0: the most visited move; 1: each as often as it was visited
        ("blunders", "f8"),  # share of moves that are made without looking
    ],
    align=True,
)

_U32 = np.uint64(32)
_UNIT = 1.0 / (1 << 53)
_U11 = np.uint64(11)


@dataclass(frozen=True)
class Rules:
    """What compiled loops over a game's records need of it.

    start: the entry; waiting(s) -> mask; list_legal(s, seat, out) -> count;
    apply(s, log, seat, action); greedy(s, seat, out, count) -> action.
    """

    start: Any
    waiting: Any
    list_legal: Any
    apply: Any
    greedy: Any


def number_of(bot: str) -> int:
    """The number of a policy; Refused("unknown_bot") lists those that there are."""
    if bot not in POLICIES:
        known = ", ".join(POLICIES)
        raise Refused(
            "unknown_bot", f"there is no bot {bot!r}; known: {known}", name=bot, known=known
        )
    return POLICIES.index(bot)


@rule
def next_random(stream, j):  # type: ignore[no-untyped-def]
    """The next number of stream[j], a uint64 that is not 0 (xorshift64*): quick, not secret."""
    x = stream[j]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    stream[j] = x
    return x * np.uint64(0x2545F4914F6CDD1D)


@rule
def below(stream, j, sides):  # type: ignore[no-untyped-def]
    """A random number from 0 to sides - 1."""
    return np.int64(((next_random(stream, j) >> _U32) * np.uint64(sides)) >> _U32)


@rule
def chance(stream, j):  # type: ignore[no-untyped-def]
    """A random number from 0 to 1."""
    return np.float64(next_random(stream, j) >> _U11) * _UNIT


@rule
def lowest_seat(mask):  # type: ignore[no-untyped-def]
    """The lowest seat in a mask that is not empty."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


list_legal: Any = None  # each game's own, put in by `specialise`
greedy: Any = None
pick: Any = None


def _pick(s, seat, policy, stream, out):  # type: ignore[no-untyped-def]
    count = list_legal(s, seat, out)
    if policy == GREEDY:
        return np.int64(greedy(s, seat, out, count))
    return np.int64(out[below(stream, 0, count)])


def _choose(states, i, seat, policy, stream, out):  # type: ignore[no-untyped-def]
    return pick(states[i], seat, policy, stream, out)


def make_pick(rules: Rules) -> Any:
    """The rule pick(s, seat, policy, stream, out) -> action of a game, for RANDOM and GREEDY.

    stream: array of one uint64 that is not 0, the bot's own random numbers; out: int16, as long
    as the game's MAX_LEGAL.
    """
    return rule(specialise(_pick, list_legal=rules.list_legal, greedy=rules.greedy))


def make_choose(rules: Rules) -> Callable[..., int]:
    """The same as an entry: choose(states, i, seat, policy, stream, out) -> action."""
    return entry(specialise(_choose, pick=make_pick(rules)))
