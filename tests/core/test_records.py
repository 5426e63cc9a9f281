"""Game records: kept, read, replayed; and what is wrong with those that were tampered with."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import nestling
from nestling import BadRecord, Record, load_record, read_record
from nestling.core.game import State


def played(players: int = 3, seed: int = 11, plays: int | None = None) -> State:
    """A random game, to its end or so many plays."""
    chance = random.Random(seed)
    state = nestling.game("dinosaurs", players=players).start(seed)
    while state.outcome is None and (plays is None or len(state.plays) < plays):
        seat = chance.choice(state.actors)
        state.play(seat, chance.choice(state.legal(seat)))
    return state


@pytest.fixture(scope="module")
def finished() -> Record:
    """The record of a finished game."""
    return played().record()


def as_data(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(record.to_bytes())
    return data


def from_data(data: dict[str, Any]) -> Record:
    return read_record(json.dumps(data).encode())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plays", [0, 1, 40, None])
def test_a_record_replays_to_the_same_game(players: int, plays: int | None) -> None:
    state = played(players, plays=plays)
    again = read_record(state.record().to_bytes()).replay()
    assert again.record_bytes == state.record_bytes
    assert again.events == state.events
    assert again.outcome == state.outcome
    assert again.plays == state.plays
    assert again.digest() == state.digest()


def test_save_and_load(tmp_path: Path, finished: Record) -> None:
    path = tmp_path / "game.json"
    finished.save(path)
    assert load_record(path) == finished
    finished.save(str(path))  # over the old one
    assert load_record(str(path)) == finished
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_a_record_is_readable_json(finished: Record) -> None:
    data = as_data(finished)
    assert set(data) == {
        "format",
        "game",
        "rules_version",
        "settings",
        "key",
        "plays",
        "result",
        "digest",
    }
    assert data["key"] == "0b" + "00" * 15
    assert data["settings"]["players"] == 3
    assert data["result"]["why"] in ("reached_goal", "last_survivor", "round_limit")
    assert all(isinstance(seat, int) and isinstance(text, str) for seat, text in data["plays"])


def test_an_unfinished_record_has_no_result() -> None:
    assert played(plays=20).record().result is None


def test_a_missing_file_is_an_oserror(tmp_path: Path) -> None:
    with pytest.raises(OSError):  # noqa: PT011
        load_record(tmp_path / "none.json")


def change(record: Record, **fields: Any) -> Record:
    return from_data({**as_data(record), **fields})


def test_tampered_key(finished: Record) -> None:
    with pytest.raises(BadRecord, match=r"play \d+ \(.*by seat \d\)|digest"):
        change(finished, key="0c" + "00" * 15).replay()


@pytest.mark.parametrize("key", ["", "00", "zz" * 16, "00" * 17, "0b" + "00" * 14])
def test_a_key_that_is_none(finished: Record, key: str) -> None:
    with pytest.raises(BadRecord, match="key"):
        change(finished, key=key).replay()


def test_a_changed_play(finished: Record) -> None:
    data = as_data(finished)
    legal = nestling.game("dinosaurs", **data["settings"]).start(11).legal(data["plays"][0][0])
    for other in [action.notation for action in legal]:
        if other != data["plays"][0][1]:
            changed = copy.deepcopy(data)
            changed["plays"][0][1] = other
            with pytest.raises(BadRecord):
                from_data(changed).replay()


@pytest.mark.parametrize(
    ("play", "why"),
    [
        ([0, "XX9"], "is no action"),
        ([0, "SI"], "not legal"),
        ([7, "pass"], "no seat 7"),
        ([-1, "pass"], "no seat -1"),
    ],
)
def test_an_impossible_play_is_named(finished: Record, play: list[Any], why: str) -> None:
    data = as_data(finished)
    data["plays"][0] = play
    with pytest.raises(BadRecord, match=f"play 1 .*{why}"):
        from_data(data).replay()


def test_plays_after_the_end(finished: Record) -> None:
    data = as_data(finished)
    data["plays"].append([0, "pass"])
    with pytest.raises(BadRecord, match="over"):
        from_data(data).replay()


def test_plays_left_out(finished: Record) -> None:
    data = as_data(finished)
    data["plays"].pop()
    with pytest.raises(BadRecord, match="digest"):
        from_data(data).replay()


def test_a_changed_result(finished: Record) -> None:
    data = as_data(finished)
    data["result"]["winners"] = [w for w in range(3) if w not in data["result"]["winners"]]
    with pytest.raises(BadRecord, match="the record says"):
        from_data(data).replay()
    with pytest.raises(BadRecord, match="the record says None"):
        change(finished, result=None).replay()


def test_a_changed_digest(finished: Record) -> None:
    with pytest.raises(BadRecord, match="digest"):
        change(finished, digest="0" * 64).replay()


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"players": 5},
        {"players": "3"},
        {"players": 3, "colour": "red"},
        {"players": 3, "dinosaurs": ["stego", "stego", "stego"]},
        {"players": 3, "dinosaurs": [["stego"], {}, 1]},
        {"players": 3, "ages": [0, 1]},
        {"players": 3, "ages": "012"},
        {"players": 3, "two_player_changes": True},
        {"players": [3]},
        {"players": {"3": 3}},
        {"players": 3, "youngest": []},
        {"players": 2.0},
        {"players": 3, "youngest": 1.0},
        {"name": "dinosaurs"},
    ],
)
def test_changed_settings(finished: Record, settings: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        change(finished, settings=settings).replay()


def test_another_game(finished: Record) -> None:
    with pytest.raises(BadRecord, match="chess"):
        change(finished, game="chess").replay()


@pytest.mark.parametrize("version", [0, 2, 10**9])
def test_another_rules_version(finished: Record, version: int) -> None:
    with pytest.raises(BadRecord, match=f"version {version}"):
        change(finished, rules_version=version).replay()


def test_another_format(finished: Record) -> None:
    with pytest.raises(BadRecord, match="format 2"):
        change(finished, format=2)


def test_truncated(finished: Record) -> None:
    data = finished.to_bytes()
    for length in (0, 1, 10, len(data) // 2, len(data) - 3):
        with pytest.raises(BadRecord, match="no game record"):
            read_record(data[:length])


@pytest.mark.parametrize(
    "data",
    [b"", b"null", b"[]", b"{}", b"42", b"\xff\xfe", b"not json", b'{"game": "dinosaurs"}'],
)
def test_not_a_record(data: bytes) -> None:
    with pytest.raises(BadRecord, match="no game record"):
        read_record(data)


def test_wrong_types_and_unknown_fields(finished: Record) -> None:
    for fields in (
        {"plays": "none"},
        {"plays": [[0]]},
        {"plays": [["0", "pass"]]},
        {"key": 11},
        {"settings": []},
        {"extra": 1},
        {"result": {"winners": [0]}},
    ):
        with pytest.raises(BadRecord, match="no game record"):
            change(finished, **fields)


def test_huge(finished: Record) -> None:
    with pytest.raises(BadRecord, match="at most"):
        read_record(finished.to_bytes() + b" " * (4 << 20))


def test_deeply_nested(finished: Record) -> None:
    """Deeper than any reader's stack."""
    deep = b"[" * 200_000 + b"]" * 200_000
    text = finished.to_bytes()
    for data in (deep, text.replace(b'"players": 3', b'"players": ' + deep)):
        with pytest.raises(BadRecord):
            read_record(data)


def test_every_fourth_byte_changed(finished: Record) -> None:
    """Whatever is broken, the answer is a BadRecord or the very same game."""
    state = played(plays=30)
    data = state.record().to_bytes()
    chance = random.Random(5)
    for place in range(0, len(data), 4):
        broken = bytearray(data)
        broken[place] = chance.randrange(256)
        try:
            again = read_record(bytes(broken)).replay()
        except BadRecord:
            continue
        assert again.events == state.events
