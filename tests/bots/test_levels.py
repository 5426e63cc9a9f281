"""Bots by name, what the levels are made of, and that they play better the higher they are."""

import itertools

import numpy as np
import pytest

import nestling
from nestling import bots
from nestling.bots.levels import LEVELS, Player, player
from nestling.bots.play import choose_code
from nestling.bots.policies import SEARCH
from nestling.core import registry
from nestling.core.errors import Refused
from nestling.lab.simulate import simulate

games = pytest.mark.parametrize("name", registry.names())


@games
def test_every_name_makes_a_bot_that_moves(name: str) -> None:
    state = nestling.game(name).start(seed=1)
    seat = state.actors[0]
    deal = state.redeterminise(seat, 1)
    for bot in bots.names(name):
        if bot != "level5":  # a second
            assert bots.make(name, bot).choose(deal, seat) in state.legal(seat)


@games
def test_levels_are_data_of_their_game(name: str) -> None:
    made = [player(name, level) for level in LEVELS]
    assert all(who.policy == SEARCH for who in made)
    assert all(a.iterations < b.iterations for a, b in itertools.pairwise(made))
    assert made[-1].seconds == 1.0
    assert player(name, "search-1234").iterations == 1234


@pytest.mark.parametrize(
    "bad", ["level6", "level", "search-", "search-0", "search--1", "Greedy", ""]
)
def test_an_unknown_bot_is_refused_with_those_that_there_are(bad: str) -> None:
    with pytest.raises(Refused, match=r"level5.*search-N") as refused:
        player("ice", bad)
    assert refused.value.code == "unknown_bot"


def test_a_bot_that_has_nothing_to_decide_is_told_so() -> None:
    state = nestling.game("ice").start(seed=1)
    other = 1 - state.actors[0]
    with pytest.raises(Refused, match="nothing to decide"):
        bots.make("ice", "level1").choose(state, other)


def share(name: str, first: str, second: str, count: int, **settings: int) -> float:
    """The share of wins of the first bot, all other seats taken by the second."""
    game = nestling.game(name, **settings)
    players = [first, *[second] * (game.players - 1)]
    rows = np.concatenate(list(simulate(game, players, count, seed=5)))
    won = 0.0
    for row in rows:
        seat = row["bots"].tolist().index(0)
        won += (row["winners"] >> seat & 1) / int(row["winners"]).bit_count()
    return won / count


@games
def test_search_beats_greedy_by_far(name: str) -> None:
    share(name, "random", "greedy", 2, players=2)  # by another loop, kept in the same cache
    assert share(name, "search-300", "greedy", 60, players=2) > 0.66


def test_search_wins_more_than_its_part_among_three_greedy_ones() -> None:
    assert share("dinosaurs", "search-200", "greedy", 150, players=4) > 0.35


@games
def test_a_simulation_with_levels_is_the_same_on_any_number_of_threads(name: str) -> None:
    game = nestling.game(name)
    runs = [
        np.concatenate(list(simulate(game, ["level1", "greedy"], 20, seed=3, threads=threads)))
        for threads in (1, 2)
    ]
    for field in runs[0].dtype.names or ():
        assert (runs[0][field] == runs[1][field]).all()


@games
def test_blunders_are_made_by_lot(name: str) -> None:
    state = nestling.game(name).start(seed=1)
    seat = state.actors[0]
    wild = Player(iterations=1, blunders=1.0)
    made = {choose_code(state.game.kind, wild, state.data, seat, seed) for seed in range(200)}
    assert made == set(state.legal_codes(seat))
