"""Gymnasium: one learner a game, compiled bots in the other seats.

The learner is asked only where there is a choice. It sits in another seat in each game;
observations are told from its seat on. The reward comes at the end: 1 for a win, 1/n for a win
shared by n, else 0.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from nestling.core.registry import game as make_game
from nestling.envs import env_id
from nestling.envs.batch import Batch
from nestling.envs.single import Array, LegalDiscrete, Seen, observation_space

Info = dict[str, Any]


def register(name: str) -> None:
    """Make a game's id known to gymnasium.make and gymnasium.make_vec."""
    if env_id(name) not in gymnasium.registry:
        gymnasium.register(
            env_id(name),
            entry_point="nestling.envs.vector:LearnerEnv",
            vector_entry_point="nestling.envs.vector:LearnerVectorEnv",
            kwargs={"game": name},
        )


def _batch(
    game: str, players: int, opponents: str | Sequence[str], count: int, settings: dict[str, Any]
) -> Batch:
    made = make_game(game, players=players, **settings)
    others = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
    return Batch(made, count, opponents=others, skip_forced=True, keep_finals=True)


class LearnerEnv(gymnasium.Env[Seen, np.int64]):
    """One game with a learner.

    opponents: a compiled bot's name for all other seats, or one for each.
    strict: an action that is not legal is a ValueError; else the lowest legal one is taken for
        it, for programs that know nothing of masks.
    settings: of the game.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        strict: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.render_mode = render_mode
        self._strict = strict
        self._batch = _batch(game, players, opponents, 1, settings)
        self._over = True
        self.observation_space: gymnasium.Space[Any] = observation_space(self._batch.game)
        self.action_space = LegalDiscrete(self._batch.masks.shape[1], self._mask)

    def _mask(self) -> Array:
        mask: Array = self._batch.masks[0].copy()
        if self._over:  # nothing is legal: anything will do
            mask[:] = 1
        return mask

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Begin a game; the same seed gives the same one."""
        super().reset(seed=seed)
        self._batch.reset(self.np_random.bytes(16))
        self._over = False
        return self._seen(self._batch.observations[0]), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Info]:
        """Take an action and play on to the learner's next; ValueError if it is not legal."""
        if self._over:
            raise ValueError("the game is over: call reset()")
        batch = self._batch
        seat = int(batch.learner_seats()[0])
        actions = np.array([action], np.int64)
        if not self._strict and not batch.masks[0, action]:
            actions[0] = batch.legal[0, 0]
        batch.step(actions)
        self._over = bool(batch.ends[0])
        if not self._over:
            return self._seen(batch.observations[0]), 0.0, False, False, {}
        seen = self._seen(batch.finals[0])
        seen["action_mask"][:] = 0
        return seen, float(batch.rewards[0, seat]), True, False, {}

    def render(self) -> str | None:
        """The whole state in letters, all cards open, with render_mode "ansi"."""
        if self.render_mode != "ansi":
            return None
        state = self._batch.game.start(0)
        state.data[0] = self._batch.states[0]
        return str(state)

    def _seen(self, observation: Array) -> Seen:
        return {"observation": observation.copy(), "action_mask": self._batch.masks[0].copy()}


class LearnerVectorEnv(VectorEnv[dict[str, Array], npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games at once, each with a learner; a game that is over begins anew in the same step.

    copy: whether arrays are copied before they are returned. Without, the same arrays are
        filled again by the next step.
    What the learner saw last of a game that ended is in info["final_obs"].
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        copy: bool = True,
        **settings: Any,
    ) -> None:
        self.num_envs = num_envs
        self.batch = _batch(game, players, opponents, num_envs, settings)
        self.copy = copy
        self.single_observation_space = observation_space(self.batch.game)
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rewards = np.zeros(num_envs, np.float32)
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[dict[str, Array], Info]:
        """Begin all games anew."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all games, not a list")
        super().reset(seed=seed)
        self.batch.reset(self.np_random.bytes(16))
        return self._seen(), {}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[dict[str, Array], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Info]:
        """Take an action in each game; ValueError, and nothing is changed, if one is not legal."""
        batch = self.batch
        seats = batch.learner_seats()
        batch.step(np.asarray(actions))
        np.copyto(self._rewards, batch.rewards[np.arange(self.num_envs), seats])
        ends, rewards, truncations = batch.ends, self._rewards, self._truncations
        if self.copy:
            ends, rewards, truncations = ends.copy(), rewards.copy(), truncations.copy()
        info: Info = {}
        if ends.any():
            finals = batch.finals.copy() if self.copy else batch.finals
            masks = np.zeros_like(batch.masks)
            info = {"final_obs": {"observation": finals, "action_mask": masks}, "_final_obs": ends}
        return self._seen(), rewards, ends, truncations, info

    def _seen(self) -> dict[str, Array]:
        seen = {"observation": self.batch.observations, "action_mask": self.batch.masks}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen
