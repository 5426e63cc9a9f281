"""OpenSpiel: both games as Python games, "python_nestling_dinosaurs" and "python_nestling_ice".

Eight chance nodes at the start choose the key of the game's draws, a byte each; after them all
goes by the players' actions, so a history replays exactly. Where several decide at once they are
asked in rising order of seats, and none sees what the others chose. Parameters: `players`, and
`settings`, the game's other settings as JSON. `resample_from_infostate` deals anew whatever the
player cannot know; a state made so has the true history but draws of its own.
"""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from nestling.core.game import Game, State, key_of
from nestling.core.registry import game as make_game
from nestling.core.registry import kind as kind_of
from nestling.envs import VERSION
from nestling.envs.layout import observation_of
from nestling.envs.single import look_of

KEY_NODES = 8
BYTE = [(value, 1 / 256) for value in range(256)]


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_nestling_{name}"


def game_type(name: str) -> pyspiel.GameType:
    """A game's type in OpenSpiel."""
    players = kind_of(name).players
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Nestling {name} v{VERSION}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(players), "settings": "{}"},
    )


_registered: set[str] = set()


def register(name: str) -> None:
    """Make a game known to pyspiel.load_game."""
    if name in _registered:
        return
    _registered.add(name)
    kind = game_type(name)

    class Loaded(SpielGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(name, kind, params or {})

    pyspiel.register_game(kind, Loaded)


class SpielGame(pyspiel.Game):
    """A game with its settings."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        players = int(params.get("players", max(kind_of(name).players)))
        settings = json.loads(str(params.get("settings", "{}")))
        self.made = make_game(name, players=players, **settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.made.kind.actions,
            max_chance_outcomes=len(BYTE),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.made.kind.max_plays,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        """The state before the key is chosen."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Those that choose the key."""
        return KEY_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer for one kind of information."""
        return Observer(
            self.made, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class _Kept:
    """What OpenSpiel copies with a state: the game being played, once its key is known.

    past: what each seat saw before this state was dealt anew.
    """

    def __init__(self, state: State | None = None, past: list[str] | None = None) -> None:
        self.state = state
        self.past = past

    def __deepcopy__(self, memo: Any) -> "_Kept":
        return _Kept(self.state.copy() if self.state else None, self.past)


class SpielState(pyspiel.State):
    """One game being played."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._key: list[int] = []
        self._kept = _Kept()

    @property
    def state(self) -> State | None:
        """The game being played; None before its key is known."""
        return self._kept.state

    def _made(self) -> Game:
        made: Game = self.get_game().made
        return made

    def current_player(self) -> int:
        """The lowest seat that has a decision to make."""
        state = self._kept.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return state.actors[0] if state.actors else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the key."""
        return BYTE

    def _legal_actions(self, player: int) -> list[int]:
        state = self._kept.state
        return state.legal_codes(player) if state else []

    def _apply_action(self, action: int) -> None:
        state = self._kept.state
        if state is not None:
            seat = state.actors[0]
            state.play(seat, state.game.kind.face.action(action))
            return
        self._key.append(action)
        if len(self._key) == KEY_NODES:
            self._kept = _Kept(self._made().start(key_of(bytes(self._key).ljust(16, b"\0"))))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"key {action}"
        return str(self._made().kind.face.action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._kept.state is not None and not self._kept.state.actors

    def returns(self) -> list[float]:
        """By seat: 1 for a win, 1/n for one shared by n, else 0."""
        state = self._kept.state
        players = self._made().players
        if state is None or state.outcome is None:
            return [0.0] * players
        winners = state.outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]

    def seen_by(self, player: int) -> str:
        """All that the player saw happen, and how things stand for it: its information state."""
        kept = self._kept
        if kept.state is None:
            return f"key {len(self._key)}"
        past = kept.past[player] if kept.past else ""
        events = kept.state.events_for(player)
        return past + "".join(msgspec.json.encode(event).decode() + "\n" for event in events)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one; sampler: a number from 0 to 1."""
        clone: SpielState = self.clone()
        if self._kept.state is None:
            return clone
        seed = int(sampler() * (1 << 53))
        past = [self.seen_by(seat) for seat in range(self._made().players)]
        clone._kept = _Kept(self._kept.state.redeterminise(player_id, seed), past)
        return clone

    def __str__(self) -> str:
        return str(self._kept.state) if self._kept.state else f"key {self._key}"


class Observer:
    """What a player sees, as a tensor and as text."""

    def __init__(self, game: Game, iig_obs_type: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._recall = iig_obs_type.perfect_recall
        self._layout = observation_of(game.name)
        self._look = look_of(game.name)
        self._seen = np.zeros(self._layout.size, np.int8)
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with the observation (envs.layout)."""
        self._seen[:] = 0
        if state.state is not None:
            memo = np.full(self._layout.memo, -1, np.int16)
            self._look(state.state.data, 0, player, self._seen, memo)
        self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state, or with no recall the view, as text."""
        if self._recall:
            return state.seen_by(player)
        if state.state is None:
            return "key"
        return msgspec.json.encode(state.state.observe(player)).decode()
