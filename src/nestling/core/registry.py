"""The games that there are, by name; each is imported when first asked for."""

from collections.abc import Callable
from typing import Any

from nestling.core.errors import Refused
from nestling.core.game import Game, Kind

_loaders: dict[str, Callable[[], Kind]] = {}
_kinds: dict[str, Kind] = {}


def register(name: str, load: Callable[[], Kind]) -> None:
    """Make a game known; `load` imports its folder."""
    _loaders[name] = load


def names() -> list[str]:
    """The ids of all games."""
    return list(_loaders)


def kind(name: str) -> Kind:
    """The game of this id; Refused("unknown_game") names those that there are."""
    if not isinstance(name, str) or name not in _loaders:
        raise Refused(
            "unknown_game",
            f"there is no game {name!r}; known: {', '.join(_loaders)}",
            name=str(name),
            known=", ".join(_loaders),
        )
    if name not in _kinds:
        _kinds[name] = _loaders[name]()
    return _kinds[name]


def game(name: str, /, **settings: Any) -> Game:
    """A game with its settings, ready to start.

    >>> import nestling
    >>> game = nestling.game("dinosaurs", players=3)
    >>> state = game.start(seed=7)
    >>> state.actors
    (0, 1, 2)
    """
    return Game(kind(name), settings)
