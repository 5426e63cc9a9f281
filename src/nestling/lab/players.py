"""Who plays in the laboratory: compiled bots, others by name, or a person's own.

A person's own bot is named as "module:object". The object is called with the game and a seed for
the bot's own random numbers, and gives something with `choose(state, seat) -> Action`, which is
asked with a state dealt anew from what its seat may see.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, cast

from nestling import bots
from nestling.bots.levels import Player as Compiled
from nestling.bots.levels import player
from nestling.core.errors import Refused
from nestling.core.game import Action, Game, State


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, state: State, seat: int) -> Action:
        """The action to take; `state` is dealt anew from what the seat may see."""
        ...


def check_bot(game: str, name: str) -> bool:
    """Refuse a bot that there is not; whether compiled loops can play it."""
    if is_own(name):
        load_entry(name)
        return False
    compiled(game, name)
    return True


def is_own(name: str) -> bool:
    """Whether a name is that of a person's own bot."""
    return ":" in name


def compiled(game: str, name: str) -> Compiled:
    """What compiled loops need to play a bot themselves; Refused if there is none of this name."""
    try:
        return player(game, name)
    except Refused as refused:
        known = f"{refused.facts['known']}, module:object"
        raise Refused(
            "unknown_bot", f"{refused}, or your own as module:object", name=name, known=known
        ) from None


def load_entry(name: str) -> Callable[[Game, int], Player]:
    """A person's own bot; Refused says why it cannot be had. Modules are also sought where the
    program was started."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise Refused(
            "bad_entry",
            f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}",
            name=name,
            why=f"{type(error).__name__}: {error}",
        ) from error
    if not callable(found):
        message = f"the bot {name!r} is no callable that makes a player"
        raise Refused("bad_entry", message, name=name, why=repr(found))
    return cast(Callable[[Game, int], Player], found)


def make_player(game: Game, name: str, seed: int) -> Player:
    """A bot for one game; the same seed makes the same choices."""
    if is_own(name):
        make = load_entry(name)
        try:
            made = make(game, seed)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            message = f"the bot {name!r} cannot be made: {why}"
            raise Refused("bot_failed", message, name=name, why=why) from error
        if not hasattr(made, "choose"):
            message = f"the bot {name!r} made {made!r}, which has no choose()"
            raise Refused("bad_entry", message, name=name, why=f"{made!r}: choose()")
        return made
    return bots.make(game.name, name, seed)
