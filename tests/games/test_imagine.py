"""From a seat's view alone a game is made that looks the same and is dealt like the true one."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import nestling
from nestling.core.compiled import INTERPRETED
from nestling.core.draws import key_words
from nestling.core.game import State, key_of
from nestling.core.registry import kind
from tests.games.engine_games import SETTINGS

pytestmark = pytest.mark.engine

GAMES = 1 if INTERPRETED else 12  # of each choice of settings
APART = 13 if INTERPRETED else 1  # plays
names = pytest.mark.parametrize("name", nestling.names())


def moments(name: str) -> Iterator[tuple[int, State]]:
    """States of random games that are not over, numbered."""
    chance = random.Random(1)
    number = 0
    for game in range(GAMES * len(SETTINGS[name])):
        state = nestling.game(name, **SETTINGS[name][game % len(SETTINGS[name])]).start(seed=game)
        while state.actors:
            number += 1
            if number % APART == 0:
                yield number // APART, state
            seat = chance.choice(state.actors)
            state.play(seat, chance.choice(state.legal(seat)))


def imagined(state: State, viewer: int, seed: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    """A state made from nothing but the viewer's view, in memory that held something else."""
    made = kind(state.game.name)
    views, states = made.view.zeros(1), made.state.zeros(1)
    states.view(np.uint8)[:] = 0x55
    made.engine.observe(state.data, 0, viewer, views, 0)
    k0, k1 = key_words(key_of(seed))
    made.engine.imagine(views, 0, states, 0, k0, k1)
    return states


@names
def test_it_looks_the_same_to_the_seat_and_gives_it_the_same_choice(name: str) -> None:
    made = kind(name)
    true, same = made.view.zeros(1), made.view.zeros(1)
    for number, state in moments(name):
        viewer = number % (state.game.players + 1) - 1
        states = imagined(state, viewer, number)
        made.engine.observe(state.data, 0, viewer, true, 0)
        made.engine.observe(states, 0, viewer, same, 0)
        assert same.tobytes() == true.tobytes()
        assert made.engine.actors(states, 0) == made.engine.actors(state.data, 0)
        if viewer in state.actors:
            out = np.zeros(made.max_legal, np.int16)
            count = made.engine.legal(states, 0, viewer, out)
            assert out[:count].tolist() == state.legal_codes(viewer)


@names
def test_what_is_hidden_is_dealt_as_the_true_state_would_be_dealt_anew(name: str) -> None:
    """So a search finds the same from the view as from the state: only views need be told."""
    made = kind(name)
    one, other = made.view.zeros(1), made.view.zeros(1)
    for number, state in moments(name):
        viewer = number % (state.game.players + 1) - 1
        states = imagined(state, viewer, number)
        deal = state.redeterminise(None if viewer < 0 else viewer, number)
        for seat in range(-1, state.game.players):
            made.engine.observe(states, 0, seat, one, 0)
            made.engine.observe(deal.data, 0, seat, other, 0)
            if seat != viewer and name == "dinosaurs" and viewer >= 0 and seat >= 0:
                # What others know of the viewer's hand is not in its view.
                one["known"][0, viewer], other["known"][0, viewer] = 0, 0
            assert one.tobytes() == other.tobytes()
