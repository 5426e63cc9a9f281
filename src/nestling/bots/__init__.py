"""Bots: who else sits at the table.

A bot is asked with a state dealt anew from what its seat may see (State.redeterminise), so it
could not cheat if it wanted to.
"""

from nestling.bots.levels import NAMES
from nestling.bots.play import Bot
from nestling.core.registry import kind

__all__ = ["Bot", "make", "names"]


def names(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    kind(game)  # refuses an unknown one
    return list(NAMES)


def make(game: str, name: str, seed: int | None = None) -> Bot:
    """A bot of this name for a game; Refused("unknown_bot") lists those that there are.

    seed: of its own random numbers, from 0 to 2**64 - 1; None takes a fresh one.
    """
    return Bot(kind(game), name, seed)
