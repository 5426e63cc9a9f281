"""The batch: legal moves alone, games by seed, arrays filled in place."""

import numpy as np
import pytest

import nestling
from nestling.core.errors import Refused
from nestling.envs.batch import Batch
from nestling.envs.single import Single
from nestling.envs.vector import LearnerEnv, LearnerVectorEnv

GAMES = ("dinosaurs", "ice")


def made(game: str, count: int = 8, seed: int = 1, players: int = 3, **options: object) -> Batch:
    return Batch(nestling.game(game, players=players), count, seed, **options)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_shows_what_a_single_game_shows(game: str) -> None:
    batch = made(game, 3)
    singles = [Single(batch.game) for _ in range(3)]
    for g, single in enumerate(singles):
        single._states[:] = batch.states[g]
    stream, actions = np.array([9], np.uint64), np.zeros(3, np.int64)
    for _ in range(220):
        for g, single in enumerate(singles):
            seat = int(batch.seats[g])
            assert seat == single.actors[0]
            assert list(np.flatnonzero(batch.masks[g])) == single.legal(seat)
            assert list(batch.legal[g, : batch.counts[g]]) == single.legal(seat)
            assert (batch.observations[g] == single.see(seat)).all()
        batch.sample(actions, stream)
        seats = batch.seats.copy()
        batch.step(actions)
        for g, single in enumerate(singles):
            single.play(int(seats[g]), int(actions[g]))
            assert batch.ends[g] == (not single.actors)
            assert batch.rewards[g] == pytest.approx(single.rewards())
            if batch.ends[g]:
                single._states[:] = batch.states[g]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games_another_seed_others(game: str) -> None:
    one, same, other = made(game), made(game), made(game, seed=2)
    assert (one.states == same.states).all()
    assert not (one.states["key"] == other.states["key"]).any()
    assert len(np.unique(one.states["key"], axis=0)) == one.games
    one.step(one.legal[:, 0].astype(np.int64))
    one.reset(1)
    assert (one.observations == same.observations).all()
    assert (one.masks == same.masks).all()


@pytest.mark.parametrize("game", GAMES)
def test_illegal_actions_are_refused_and_nothing_changes(game: str) -> None:
    batch = made(game)
    before = batch.states.tobytes(), batch.masks.tobytes()
    actions = batch.legal[:, 0].astype(np.int64)
    for wrong in (int(np.flatnonzero(batch.masks[5] == 0)[0]), -1, batch.masks.shape[1]):
        actions[5] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 5 for seat"):
            batch.step(actions)
        assert (batch.states.tobytes(), batch.masks.tobytes()) == before
    with pytest.raises(ValueError, match="actions are 8 whole numbers, not float64"):
        batch.step(np.zeros(8))


@pytest.mark.parametrize("game", GAMES)
def test_forced_decisions_can_be_skipped(game: str) -> None:
    batch = made(game, skip_forced=True)
    stream, actions = np.array([9], np.uint64), np.zeros(8, np.int64)
    for _ in range(60):
        assert (batch.counts > 1).all()
        batch.sample(actions, stream)
        batch.step(actions)


def test_a_learner_sits_in_another_seat_in_each_game_and_opponents_play_the_rest() -> None:
    batch = made("dinosaurs", 6, opponents=["random", "greedy"], skip_forced=True)
    stream, actions = np.array([9], np.uint64), np.zeros(6, np.int64)
    wins = games = 0.0
    for _ in range(300):
        assert (batch.seats == batch.learner_seats()).all()
        seats = batch.learner_seats()
        batch.sample(actions, stream)
        batch.step(actions)
        wins += float(batch.rewards[np.arange(6), seats].sum())
        games += int(batch.ends.sum())
    assert games > 50
    assert wins / games < 0.3  # a random learner against greedy


def test_opponents_that_are_not_compiled_or_too_few_are_refused() -> None:
    with pytest.raises(Refused, match="opponents are compiled bots"):
        made("ice", opponents=["nobody", "random"])
    with pytest.raises(Refused, match="3 seats need 2 opponents"):
        made("ice", opponents=["random"])
    with pytest.raises(Refused, match="at least one game"):
        made("ice", 0)


def test_returned_arrays_are_not_reused_unless_asked_for() -> None:
    for copy in (True, False):
        env = LearnerVectorEnv("dinosaurs", 4, opponents="random", copy=copy)
        stream, actions = np.array([9], np.uint64), np.zeros(4, np.int64)
        first, _ = env.reset(seed=3)
        kept = {name: array.copy() for name, array in first.items()}
        returned = []
        for _ in range(40):
            env.batch.sample(actions, stream)
            returned.append(env.step(actions))
        same = all((first[name] == kept[name]).all() for name in kept)
        assert same == copy
        rewards = {id(step[1]) for step in returned}
        assert len(rewards) == (40 if copy else 1)
        assert np.shares_memory(first["observation"], env.batch.observations) != copy


def test_a_game_that_is_over_asks_for_a_reset() -> None:
    env = LearnerEnv("dinosaurs", opponents="random", render_mode="ansi")
    env.reset(seed=2)
    assert "round" in env.render().lower()
    over = False
    while not over:
        _, reward, over, _, _ = env.step(env.action_space.sample())
    assert reward in (0.0, 0.5, 1.0)
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)
