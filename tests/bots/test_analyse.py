"""Analysis: chances after each decision, mistakes marked, hints, all by what the seat could see."""

import random
from dataclasses import replace
from itertools import islice

import msgspec
import numpy as np
import pytest

import nestling
from nestling.core import registry
from nestling.core.game import State
from nestling.lab.analyse import analyse, hint, judge, mark_of, positions

games = pytest.mark.parametrize("name", registry.names())


def played(name: str, seed: int) -> State:
    state = nestling.game(name, players=2).start(seed=seed)
    chance = random.Random(seed)
    while state.actors:
        seat = state.actors[0]
        state.play(seat, chance.choice(state.legal(seat)))
    return state


@games
def test_every_decision_gets_a_verdict(name: str) -> None:
    record = played(name, 3).record()
    verdicts = list(analyse(record, iterations=300))
    assert [v.play for v in verdicts] == [p.play for p in positions(record)]
    assert len(verdicts) > 20
    for verdict in verdicts:
        assert record.plays[verdict.play - 1] == (verdict.seat, verdict.move)
        assert sum(verdict.before) == pytest.approx(1, abs=1e-3)
        assert sum(verdict.after) == pytest.approx(1, abs=1e-3)
        assert verdict.loss >= 0
        assert verdict.mark == mark_of(verdict.loss)
        assert verdict.loss == 0 or verdict.best != verdict.move
    assert any(v.mark == "blunder" for v in verdicts)  # it was played by lot
    assert msgspec.json.decode(msgspec.json.encode(verdicts))


@games
def test_a_verdict_hangs_on_nothing_hidden(name: str) -> None:
    """The position is dealt anew before it is judged: other hidden cards, the same verdict."""
    record = played(name, 4).record()
    for position in islice(positions(record), 12):
        kind = registry.kind(name)
        states = np.frombuffer(bytearray(position.data), kind.state.dtype)
        kind.engine.redeterminise(states, 0, position.seat, np.uint64(7), np.uint64(9))
        twin = replace(position, data=states.tobytes())
        assert judge(position, 100) == judge(twin, 100)


@games
def test_analysis_can_be_left_between_two_positions(name: str) -> None:
    found = analyse(played(name, 5).record(), iterations=50)
    assert len(list(islice(found, 3))) == 3
    found.close()  # type: ignore[attr-defined]


@games
def test_a_hint_gives_its_reason_in_numbers(name: str) -> None:
    state = nestling.game(name, players=3).start(seed=2)
    seat = state.actors[0]
    before = state.record_bytes
    found = hint(state, seat, iterations=400)
    assert state.record_bytes == before
    assert found.choices[0].move in {a.notation for a in state.legal(seat)}
    assert found.choices[0].visits >= found.choices[-1].visits
    assert found.gain == pytest.approx(
        found.choices[0].chances[seat] - found.choices[1].chances[seat]
    )
    assert hint(state.redeterminise(seat, 8), seat, iterations=400) == found
    assert hint(state, seat, seconds=0.05).iterations > 0
