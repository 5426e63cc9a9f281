"""A game's compiled surface, and the choice between compiled code and its plain twin."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from nestling.core.compiled import plain

Entry = Callable[..., Any]


@dataclass(frozen=True)
class Engine:
    """The entries that every game has. All take an array of STATE records and an index.

    start(states, i, settings, j, k0, k1, log) -> number of events
    actors(states, i) -> mask of the seats that decide
    legal(states, i, seat, out) -> number of legal actions written to out (int16)
    play(states, i, seat, action, log) -> number of events, or a negative reason
    observe(states, i, seat, views, j): fill a VIEW; seat -1 is an onlooker
    redact(log, j, seat): blank what the seat may not see of an event
    redeterminise(states, i, seat, k0, k1): deal anew what the seat cannot know
    imagine(views, j, states, i, k0, k1): fill a STATE that views[j] could be of, if it is not over
    outcome(states, i) -> mask of the winners, 0 while the game goes on
    why_not(states, i, seat, action) -> number of the rule that forbids it; action -1: any action
    """

    start: Entry
    actors: Entry
    legal: Entry
    play: Entry
    observe: Entry
    redact: Entry
    redeterminise: Entry
    imagine: Entry
    outcome: Entry
    why_not: Entry

    def uncompiled(self) -> "Engine":
        """The same rules in plain Python: slow, but ready at once."""
        return Engine(**{f.name: plain(getattr(self, f.name)) for f in fields(self)})
