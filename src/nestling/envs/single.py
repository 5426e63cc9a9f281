"""One game for the shells that ask for one: its engine without any checks, its observations."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from nestling.core.compiled import entry, specialise
from nestling.core.draws import key_words
from nestling.core.game import Game, Seed, key_of
from nestling.core.schema import seats_of
from nestling.envs.layout import observation_of

Array = npt.NDArray[np.int8]
Seen = dict[str, Array]

observe: Any = None  # each game's own, put in by `specialise`


def _look(states, i, seat, observation, memo):  # type: ignore[no-untyped-def]
    """Fill a blank observation."""
    observe(states[i], seat, observation, memo)


@cache
def look_of(name: str) -> Callable[..., None]:
    """The compiled observation of a game as an entry."""
    return entry(specialise(_look, observe=observation_of(name).observe))


class LegalDiscrete(spaces.Discrete):
    """Actions by number; what is sampled without a mask is legal at present."""

    def __init__(self, count: int, mask: Callable[[], Array]) -> None:
        super().__init__(count)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action: by the mask or the probabilities given, else a legal one."""
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask=mask, probability=probability)


def observation_space(game: Game) -> spaces.Dict:
    """The space of what a seat sees: "observation" (envs.layout) and "action_mask"."""
    blocks = observation_of(game.name).blocks
    low = np.concatenate([np.full(block.size, block.low, np.int8) for block in blocks])
    high = np.concatenate([np.full(block.size, block.high, np.int8) for block in blocks])
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (game.kind.actions,), np.int8),
        }
    )


class Single:
    """One game being played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._engine = game.kind.direct
        self._states = game.kind.state.zeros(1)
        self._log = game.kind.event.zeros(1)
        self._legal = np.zeros(game.kind.max_legal, np.int16)
        self._look = look_of(game.name)
        self._layout = observation_of(game.name)

    def start(self, seed: Seed) -> None:
        """Begin anew."""
        k0, k1 = key_words(key_of(seed))
        self._engine.start(self._states, 0, self.game.settings_record, 0, k0, k1, self._log)

    @property
    def actors(self) -> list[int]:
        """The seats that have a decision to make."""
        return seats_of(int(self._engine.actors(self._states, 0)))

    def rewards(self) -> list[float]:
        """By seat: 1 for a win, 1/n for one shared by n, else 0; all 0 while the game goes on."""
        winners = seats_of(int(self._engine.outcome(self._states, 0)))
        return [1 / len(winners) if s in winners else 0.0 for s in range(self.game.players)]

    def legal(self, seat: int) -> list[int]:
        """The numbers of the seat's legal actions, rising."""
        count = self._engine.legal(self._states, 0, seat, self._legal)
        codes: list[int] = self._legal[:count].tolist()
        return codes

    def mask(self, seat: int) -> Array:
        """1 where an action is legal for the seat; a new array."""
        mask = np.zeros(self.game.kind.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def see(self, seat: int) -> Array:
        """What the seat may see; a new array."""
        seen = np.zeros(self._layout.size, np.int8)
        memo = np.full(self._layout.memo, -1, np.int16)
        self._look(self._states, 0, seat, seen, memo)
        return seen

    def play(self, seat: int, action: int) -> None:
        """Take an action; ValueError names one that is not legal, and nothing is changed."""
        if self._engine.play(self._states, 0, seat, int(action), self._log) < 0:
            raise ValueError(
                f"action {action} is not legal for seat {seat}; legal: {self.legal(seat)}"
            )
