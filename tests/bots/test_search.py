"""The search sees what its seat sees, changes nothing, and finds the same each time."""

import threading
import time

import numpy as np
import pytest

import nestling
from nestling import bots
from nestling.bots.levels import player
from nestling.bots.play import choose_code
from nestling.bots.search import EDGE, NODE
from nestling.bots.think import Thinker, room_for
from nestling.core import registry
from nestling.core.compiled import INTERPRETED
from nestling.core.game import State
from nestling.games.ice.state import Phase
from tests.bots.positions import positions

ITERATIONS = 5 if INTERPRETED else 60
COUNT = 8 if INTERPRETED else 1000

games = pytest.mark.parametrize("name", registry.names())


def thought(state: State, seat: int, seed: int, iterations: int = ITERATIONS) -> Thinker:
    who = player(state.game.name, "search-1")
    thinker = Thinker(state.game.kind, state.data, seat, who, seed, most=1024)
    thinker.run(iterations)
    return thinker


@pytest.mark.engine
@games
def test_search_is_fair(name: str) -> None:
    """Same move for states alike to the seat, same move each time, nothing changed."""
    differ = 0
    for number, (state, seat) in enumerate(positions(name, COUNT)):
        before = state.record_bytes
        twin = state.redeterminise(seat, number)
        differ += twin.record_bytes[24:] != before[24:]  # beyond key and number of draws
        first = thought(state, seat, seed=number)
        again = thought(state, seat, seed=number)
        other = thought(twin, seat, seed=number)
        assert first.moves() == again.moves()
        assert first.moves() == other.moves()
        assert first.chances() == other.chances()
        assert first.decide(seed=number) == other.decide(seed=number)
        assert state.record_bytes == before
        legal = state.legal_codes(seat)
        assert {move.code for move in first.moves()} <= set(legal)
    assert differ > COUNT // 2


@games
def test_a_search_in_slices_finds_the_same(name: str) -> None:
    for state, seat in positions(name, 5):
        whole = thought(state, seat, seed=3, iterations=700)
        sliced = thought(state, seat, seed=3, iterations=1)
        for part in (9, 190, 500):
            sliced.run(part)
        assert sliced.moves() == whole.moves()


@games
def test_chances_are_shares_of_one_win(name: str) -> None:
    for state, seat in positions(name, 40):
        thinker = thought(state, seat, seed=5)
        assert sum(thinker.chances()) == pytest.approx(1, abs=1e-4)
        assert sum(move.visits for move in thinker.moves()) == ITERATIONS
        for move in thinker.moves():
            assert sum(move.chances) == pytest.approx(1, abs=1e-4)
            assert all(-1e-6 <= share <= 1 + 1e-6 for share in move.chances)


@games
def test_the_tree_stops_growing_when_it_is_full(name: str) -> None:
    iterations = 20_000
    for state, seat in positions(name, 3):
        thinker = Thinker(state.game.kind, state.data, seat, player(name, "search-1"), 1, most=256)
        thinker.run(iterations)
        assert thinker.iterations == iterations
        assert len(thinker._nodes) == 256
        assert sum(move.visits for move in thinker.moves()) == iterations
    room = room_for(registry.kind(name), 1 << 40)
    assert room[1].nbytes + room[2].nbytes + room[3].nbytes < 50e6
    assert NODE.itemsize <= 32
    assert EDGE.itemsize <= 40


@games
def test_a_look_at_one_move_is_given_to_it(name: str) -> None:
    for state, seat in positions(name, 10):
        thinker = thought(state, seat, seed=5)
        least = thinker.moves()[-1]
        thinker.look_at(least.code, 30)
        looked = {move.code: move.visits for move in thinker.moves()}
        assert looked[least.code] == least.visits + 30


@games
def test_thinking_stops_by_time_and_when_it_is_told_to(name: str) -> None:
    state, seat = next(positions(name, 1))
    thinker = thought(state, seat, seed=5)
    began = time.perf_counter()
    thinker.run_for(0.2, most=1 << 40)
    assert thinker.iterations > ITERATIONS
    assert time.perf_counter() - began < 5
    stopped = threading.Event()
    threading.Timer(0.1, stopped.set).start()
    thinker.run_for(600, most=1 << 40, stop=stopped.is_set)
    assert stopped.is_set()
    before = thinker.iterations
    thinker.run_for(600, most=before + 100)
    assert thinker.iterations == before + 100


def test_a_win_at_once_is_found() -> None:
    """In the ice, wherever a movement completes the family, the search makes one that does."""
    kind = registry.kind("ice")
    greedy = bots.make("ice", "greedy")
    wins = 0
    for number in range(20):
        state = nestling.game("ice", players=2, junior=True).start(seed=number)
        while state.actors:
            seat = state.actors[0]
            if state.data[0]["phase"] == Phase.MOVE and state.observe(seat).at_mother[seat] == 3:
                winning = winning_moves(state, seat)
                if winning:
                    wins += 1
                    who = player("ice", "search-800")
                    assert choose_code(kind, who, state.data, seat, seed=3) in winning
            state.play(seat, greedy.choose(state, seat))
    assert wins > 0


def winning_moves(state: State, seat: int) -> set[int]:
    """The actions that win at once, alone."""
    found = set()
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        if after.outcome is not None and after.outcome.winners == (seat,):
            found.add(action.code)
    return found


def test_priors_and_rewards_are_numbers() -> None:
    for name in registry.names():
        for state, seat in positions(name, 20):
            thinker = thought(state, seat, seed=5)
            used = int(thinker._work[0]["edges"])
            assert np.isfinite(thinker._edges["prior"][:used]).all()
            assert np.isfinite(thinker._edges["total"][:used]).all()
