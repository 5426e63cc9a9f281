"""PettingZoo: every seat an agent, "player_0" and so on.

`env` (AEC) asks one seat at a time; where several decide at once they are asked in rising order,
and none sees what the others chose. `parallel_env` asks them together; whoever has nothing to
decide must pass (action 0). The reward comes at the end: 1 for a win, 1/n for a win shared by n,
else 0. An eliminated dinosaur stays an agent to the end.
"""

from functools import partial
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from nestling.core.game import PASS, Game
from nestling.core.registry import game as make_game
from nestling.envs import env_id
from nestling.envs.single import Array, LegalDiscrete, Seen, Single, observation_space


def env(game: str, players: int = 4, **settings: Any) -> "GameEnv":
    """The AEC environment of a game; settings are the game's."""
    return GameEnv(make_game(game, players=players, **settings))


def parallel_env(game: str, players: int = 4, **settings: Any) -> "ParallelGameEnv":
    """The parallel environment of a game; settings are the game's."""
    return ParallelGameEnv(make_game(game, players=players, **settings))


class _Agents:
    """What both forms share: names, spaces, seeds."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.metadata = {
            "name": env_id(game.name),
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._single = Single(game)
        self._random, _ = seeding.np_random()
        space = observation_space(game)
        self._observations = dict.fromkeys(self.possible_agents, space)
        self._actions = {
            name: LegalDiscrete(game.kind.actions, partial(self._mask, name))
            for name in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game; what is sampled without a mask is legal at present."""
        return self._actions[agent]

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is kept."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._single.start(self._random.bytes(16))
        self.agents = list(self.possible_agents)

    def _mask(self, agent: str) -> Array:
        return self._single.mask(self._seat[agent])

    def _see(self, agent: str) -> Seen:
        return {
            "observation": self._single.see(self._seat[agent]),
            "action_mask": self._mask(agent),
        }


class GameEnv(_Agents, AECEnv[str, Seen, int]):
    """The AEC form."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same one."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._single.actors[0]]

    def observe(self, agent: str) -> Seen:
        """What the agent may see, and what it may do now: nothing, if it has no decision."""
        return self._see(agent)

    def step(self, action: int | None) -> None:
        """Take the selected agent's action; ValueError, and nothing is changed, if illegal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must take an action")
        self._single.play(self._seat[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if actors := self._single.actors:
            self.agent_selection = self.agents[actors[0]]
            return
        self.rewards = dict(zip(self.agents, self._single.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class ParallelGameEnv(_Agents, ParallelEnv[str, Seen, int]):
    """The parallel form."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed gives the same one."""
        self._begin(seed)
        return self._all_see(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Take all agents' actions; ValueError, and nothing is changed, if one is illegal."""
        for agent in self.agents:
            if not self._mask(agent)[actions[agent]]:
                raise ValueError(f"action {actions[agent]} is not legal for {agent}")
        for seat in self._single.actors:
            self._single.play(seat, actions[self.agents[seat]])
        over = not self._single.actors
        agents = self.agents
        seen = self._all_see()
        rewards = dict(zip(agents, self._single.rewards(), strict=True))
        if over:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _all_see(self) -> dict[str, Seen]:
        return {agent: self._see(agent) for agent in self.agents}

    def _mask(self, agent: str) -> Array:
        mask = super()._mask(agent)
        if not mask.any():
            mask[PASS] = 1
        return mask
