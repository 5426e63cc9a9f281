"""Reading the settings of a game as people give them: by keyword, some or none of them.

A value of None counts as not given. Whatever cannot be is Refused("bad_setting"), which names
the setting and the rule behind it.
"""

import enum
from collections.abc import Mapping, Sequence
from typing import Any

from nestling.core.errors import Refused
from nestling.core.schema import label


def wrong(
    message: str, setting: str, value: object, allowed: object, rule: str | None = None
) -> Refused:
    """The refusal of a setting; allowed: what it might be instead, without words."""
    return Refused(
        "bad_setting", message, rule, setting=setting, value=str(value), allowed=str(allowed)
    )


class Wishes:
    """Settings that were given, out of those that a game knows."""

    def __init__(self, wanted: Mapping[str, Any], known: Sequence[str]) -> None:
        self.given = {key: value for key, value in wanted.items() if value is not None}
        for key in self.given.keys() - set(known):
            names = ", ".join(sorted(known))
            raise wrong(f"there is no setting {key!r}; known: {names}", key, wanted[key], names)

    def players(self, allowed: Sequence[int], default: int, rule: str) -> int:
        """How many play."""
        players = self.given.get("players", default)
        if type(players) is not int or players not in allowed:
            *firsts, last = map(str, allowed)
            raise wrong(
                f"players is {', '.join(firsts)} or {last}, not {players!r}",
                "players",
                players,
                ", ".join([*firsts, last]),
                rule,
            )
        return int(players)

    def flag(self, name: str, default: bool, rule: str) -> bool:
        """A setting that is on or off."""
        value = self.given.get(name, default)
        if not isinstance(value, bool):
            message = f"{name} is true or false, not {value!r}"
            raise wrong(message, name, value, "true, false", rule)
        return value

    def choice(self, name: str, options: type[enum.IntEnum], rule: str) -> str:
        """A setting that is one of some names; the first is the default."""
        names = [label(option) for option in options]
        value = self.given.get(name, names[0])
        if value not in names:
            known = ", ".join(names)
            raise wrong(f"{name} is one of {known}, not {value!r}", name, value, known, rule)
        return str(value)

    def youngest(self, players: int, rule: str) -> int:
        """The seat of the youngest player, by default the first."""
        seat = self.given.get("youngest", 0)
        if type(seat) is not int or seat not in range(players):
            message = f"youngest is a seat, 0 to {players - 1}, not {seat!r}"
            raise wrong(message, "youngest", seat, f"0–{players - 1}", rule)
        return int(seat)
