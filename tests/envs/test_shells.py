"""The environments against the checks of the libraries whose forms they have."""

import json
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from nestling.envs import env_id, register
from nestling.envs.openspiel import short_name
from nestling.envs.zoo import env, parallel_env

GAMES = ("dinosaurs", "ice")
register()


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_aec(game: str) -> None:
    with warnings.catch_warnings():
        # It would rather have a Box alone, but knows masks as a part of a Dict.
        warnings.filterwarnings("ignore", "Observation (space for|is not)", module="pettingzoo")
        api_test(env(game, players=3), num_cycles=300)
    seed_test(lambda: env(game, players=3), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_parallel(game: str) -> None:
    parallel_api_test(parallel_env(game, players=3), num_cycles=300)
    parallel_seed_test(lambda: parallel_env(game, players=3), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_single(game: str) -> None:
    made = gymnasium.make(env_id(game), opponents="random", strict=False, disable_env_checker=True)
    with warnings.catch_warnings():
        # Dict spaces of whole numbers are fine; the checker would rather have pictures or floats.
        warnings.filterwarnings("ignore", category=UserWarning, module="gymnasium")
        check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_vector(game: str) -> None:
    made = gymnasium.make_vec(env_id(game), num_envs=16, opponents="random")
    batch = made.unwrapped.batch
    stream = np.array([3], np.uint64)
    actions = np.zeros(16, np.int64)
    seen, _ = made.reset(seed=1)
    ended = 0
    for _ in range(400):
        assert made.observation_space.contains(seen)
        batch.sample(actions, stream)
        seen, rewards, ends, truncations, info = made.step(actions)
        assert not truncations.any()
        assert not rewards[~ends].any()
        ended += int(ends.sum())
        if ends.any():
            assert (info["_final_obs"] == ends).all()
            assert info["final_obs"]["observation"][ends].any()
    assert ended > 0


def check_state(state: pyspiel.State) -> None:
    """Resampling keeps what the player knows, and everything that must be."""
    if state.is_terminal() or state.is_chance_node():
        return
    chance = np.random.default_rng(len(state.history()))
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, chance.random)
        for text in ("information_state_string", "observation_string"):
            assert getattr(other, text)(player) == getattr(state, text)(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        assert other.legal_actions(player) == state.legal_actions(player)
        assert other.history() == state.history()


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_random_sim_test_with_resampling(game: str) -> None:
    loaded = pyspiel.load_game(short_name(game), {"players": 2})
    checked = 0

    def check(state: pyspiel.State) -> None:
        nonlocal checked
        if state.move_number() % 7 == 0:
            check_state(state)
            checked += 1

    pyspiel.random_sim_test(
        loaded, num_sims=1, serialize=True, verbose=False, state_checker_fn=check
    )
    assert checked > 3


def played(game: str, seed: int) -> Any:
    """A state of OpenSpiel in the middle of a random game of four."""
    state = pyspiel.load_game(short_name(game), {"players": 4}).new_initial_state()
    chance = np.random.default_rng(seed)
    for _ in range(70):
        legal = state.legal_actions()
        state.apply_action(int(chance.choice(legal)))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_resampling_deals_anew_and_can_be_played_on(game: str) -> None:
    state = played(game, 2)
    player = state.current_player()
    chance = np.random.default_rng(1)
    other = state.resample_from_infostate(player, chance.random)
    assert other.state.record_bytes != state.state.record_bytes
    while not other.is_terminal():
        other.apply_action(int(chance.choice(other.legal_actions())))
    assert sum(other.returns()) == pytest.approx(1)


def test_openspiel_settings_are_the_games() -> None:
    settings = json.dumps({"sailing": "gate"})
    loaded = pyspiel.load_game(short_name("ice"), {"players": 3, "settings": settings})
    assert loaded.made.settings["sailing"] == "gate"
    assert loaded.num_players() == 3


@pytest.mark.parametrize("game", GAMES)
def test_other_seeds_give_other_games_in_every_form(game: str) -> None:
    """The libraries' own checks only ask that the same seed gives the same game."""
    seen = {}
    for seed in (1, 2):
        aec, parallel = env(game, players=2), parallel_env(game, players=2)
        learner = gymnasium.make(env_id(game), opponents="random").unwrapped
        aec.reset(seed=seed)
        parallel.reset(seed=seed)
        learner.reset(seed=seed)
        seen[seed] = [
            aec._single._states.tobytes(),
            parallel._single._states.tobytes(),
            learner._batch.states.tobytes(),
        ]
    assert all(one != other for one, other in zip(seen[1], seen[2], strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_refuses_what_is_not_legal_and_changes_nothing(game: str) -> None:
    aec, parallel = env(game, players=3), parallel_env(game, players=3)
    aec.reset(seed=1)
    before = aec._single._states.tobytes()
    wrong = int(np.flatnonzero(aec.observe(aec.agent_selection)["action_mask"] == 0)[-1])
    with pytest.raises(ValueError, match=f"action {wrong} is not legal"):
        aec.step(wrong)
    with pytest.raises(ValueError, match="must take an action"):
        aec.step(None)
    assert aec._single._states.tobytes() == before
    seen, _ = parallel.reset(seed=1)
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in seen}
    actions["player_2"] = parallel.game.kind.actions - 1
    before = parallel._single._states.tobytes()
    with pytest.raises(ValueError, match="is not legal for player_2"):
        parallel.step(actions)
    assert parallel._single._states.tobytes() == before
