"""The bots by name, and what each is made of.

"random" and "greedy" do not think ahead. "level1" to "level5" search, each better than the one
before; what they are made of is in levels.json. "search-N" searches N times as well as it can.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
import numpy as np
import numpy.typing as npt

from nestling.bots.policies import GREEDY, PLAYER, RANDOM, SEARCH
from nestling.core.errors import Refused

LEVELS = tuple(f"level{number}" for number in range(1, 6))
NAMES = ("random", "greedy", *LEVELS)
SEARCH_NAME = "search-"
MOST_ITERATIONS = 100_000_000


class Player(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One bot; PLAYER in policies.py says what the numbers mean.

    iterations: of a search, where moves must be the same each time: in simulations and tests.
    seconds: how long it may think at a table instead, on one core; 0: it counts iterations there
    too.
    """

    policy: int = SEARCH
    iterations: int = 0
    seconds: float = 0.0
    opponents: int = 0
    patience: int = 1
    exploration: float = 0.5
    weight: float = 1.0
    temperature: float = 0.0
    blunders: float = 0.0

    def record(self) -> npt.NDArray[np.void]:
        """The same as an array of one PLAYER record."""
        made = np.zeros(1, PLAYER)
        for name in PLAYER.names or ():
            made[name] = getattr(self, name)
        return made


@cache
def _levels(game: str) -> Mapping[str, Player]:
    """The levels of a game; what is written under "search" holds for all that say nothing else."""
    text = files(__package__).joinpath("levels.json").read_bytes()
    data = msgspec.json.decode(text, type=dict[str, dict[str, dict[str, float]]])[game]
    return {
        name: msgspec.convert({**data["search"], **data[name]}, Player, strict=False)
        for name in ("search", *LEVELS)
    }


def player(game: str, name: str) -> Player:
    """The bot of a name; Refused("unknown_bot") lists those that there are."""
    if name == "random":
        return Player(policy=RANDOM)
    if name == "greedy":
        return Player(policy=GREEDY)
    if name in LEVELS:
        return _levels(game)[name]
    number = name.removeprefix(SEARCH_NAME)
    if name != number and number.isdecimal() and 1 <= int(number) <= MOST_ITERATIONS:
        return msgspec.structs.replace(_levels(game)["search"], iterations=int(number))
    known = ", ".join(NAMES)
    raise Refused(
        "unknown_bot",
        f"there is no bot {name!r}; known: {known}, and {SEARCH_NAME}N for N iterations "
        f"(1 to {MOST_ITERATIONS})",
        name=name,
        known=f"{known}, {SEARCH_NAME}N",
    )
