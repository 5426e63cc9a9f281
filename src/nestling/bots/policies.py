"""Compiled bots by number, written once for every game.

A policy's number is its place in POLICIES. What greedy means is each game's own
(bots/dinosaurs.py); the rest is made for a game from what its `Rules` name.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from nestling.core.compiled import entry, rule, specialise
from nestling.core.errors import Refused

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(2)

_U32 = np.uint64(32)


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
        raise Refused("unknown_bot", f"there is no bot {bot!r}; known: {known}", name=bot)
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
    """The rule pick(s, seat, policy, stream, out) -> action of a game.

    stream: array of one uint64 that is not 0, the bot's own random numbers; out: int16, as long
    as the game's MAX_LEGAL.
    """
    return rule(specialise(_pick, list_legal=rules.list_legal, greedy=rules.greedy))


def make_choose(rules: Rules) -> Callable[..., int]:
    """The same as an entry: choose(states, i, seat, policy, stream, out) -> action."""
    return entry(specialise(_choose, pick=make_pick(rules)))
