"""Odd arguments of the library: a clear error, and nothing has happened."""

import os
import stat
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import nestling
from nestling.core.record import read_record

NAMES = nestling.names()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("odd", [None, 6, b"GM3", 1.5, ["pass"]])
def test_what_is_no_action(name: str, odd: Any) -> None:
    state = nestling.game(name).start(seed=7)
    before = state.record_bytes
    with pytest.raises(ValueError, match="an action is an Action or its notation"):
        state.play(state.actors[0], odd)
    with pytest.raises(ValueError, match="a notation is a text"):
        state.game.parse(odd)
    assert state.record_bytes == before


@pytest.mark.parametrize("name", NAMES)
def test_an_action_that_was_made_up(name: str) -> None:
    state = nestling.game(name).start(seed=7)
    seat = state.actors[0]
    good = state.legal(seat)[0]
    for changes in ({"code": 10**30}, {"code": -1}, {"code": good.code + 0.5}, {"notation": "XX"}):
        with pytest.raises(ValueError, match="is no action of"):
            state.play(seat, msgspec.structs.replace(good, **changes))  # type: ignore[type-var]
    assert state.plays == []


@pytest.mark.parametrize("name", NAMES)
def test_seats_that_there_are_not(name: str) -> None:
    state = nestling.game(name, players=2).start(seed=7)
    for ask in (state.observe, state.legal, state.events_for, state.skip):
        for seat in (2, 99, -1, -2):
            with pytest.raises(nestling.Refused) as refused:
                ask(seat)
            assert refused.value.code == "unknown_seat"
        with pytest.raises(ValueError, match="a seat is a whole number"):
            ask("x")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_whole_numbers_of_numpy_are_whole_numbers(name: str) -> None:
    state = nestling.game(name).start(seed=np.int64(3))  # type: ignore[arg-type]
    assert state.record_bytes == nestling.game(name).start(seed=3).record_bytes
    seat: Any = np.int64(state.actors[0])
    state.play(seat, state.legal(seat)[0])
    assert state.record().replay().record_bytes == state.record_bytes


def test_a_game_is_named_by_a_text() -> None:
    for odd in (["ice"], None, 3):
        with pytest.raises(nestling.Refused, match="there is no game"):
            nestling.game(odd)  # type: ignore[arg-type]
    with pytest.raises(nestling.Refused) as refused:
        nestling.game("ice", name="x")
    assert "name" in str(refused.value)


@pytest.mark.parametrize("name", NAMES)
def test_a_new_deal_has_no_record(name: str) -> None:
    deal = nestling.game(name).start(seed=7).redeterminise(0, 5)
    deal.skip(deal.actors[0])
    for state in (deal, deal.copy()):
        with pytest.raises(nestling.Refused, match="has no past"):
            state.record()


def test_a_refusal_does_not_name_hundreds_of_actions() -> None:
    state = nestling.game("ice", players=4).start(seed=1)
    while len(state.legal(state.actors[0])) <= 40:
        state.skip(state.actors[0])
    with pytest.raises(nestling.Refused, match=r"and \d+ more"):
        state.play(state.actors[0], "keep")


def test_a_record_is_saved_as_files_are(tmp_path: Path) -> None:
    record = nestling.game("ice").start(seed=1).record()
    target = tmp_path / "game.json"
    record.save(target)
    other = tmp_path / "other"
    other.write_text("")
    if os.name == "posix":
        assert stat.S_IMODE(target.stat().st_mode) == stat.S_IMODE(other.stat().st_mode)
    nowhere = tmp_path / "none" / "game.json"
    with pytest.raises(FileNotFoundError) as error:
        record.save(nowhere)
    assert error.value.filename == str(nowhere)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game.json", "other"]


def test_a_record_from_an_editor_that_marks_its_files() -> None:
    data = nestling.game("ice").start(seed=1).record().to_bytes()
    assert read_record(b"\xef\xbb\xbf" + data) == read_record(data)


def test_what_a_record_says_is_shown_with_care() -> None:
    record = nestling.game("ice").start(seed=1).record()
    for notation in ("\u001b[31m\u202e+D9", "x" * 2000):
        with pytest.raises(nestling.BadRecord) as bad:
            msgspec.structs.replace(record, plays=[(0, notation)]).replay()
        assert len(str(bad.value)) < 600
        assert str(bad.value).isprintable()
