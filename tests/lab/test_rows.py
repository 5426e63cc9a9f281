"""Rows: they say what happened."""

from collections import Counter
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import nestling
from nestling.core.game import State
from nestling.games.dinosaurs.cards import Card
from nestling.games.ice.board import Tile
from nestling.lab.play import fill_once, fold_once
from nestling.lab.rows import document, from_table, rows_of, to_table

DOCS = Path(__file__).resolve().parents[2] / "docs"


def noted(game: str, seed: int, players: int) -> tuple[State, npt.NDArray[np.void]]:
    """A random game and its stretches."""
    state = nestling.game(game, players=players).start(seed)
    chance = np.random.default_rng(seed)
    stretches = rows_of(game).stretch.zeros(rows_of(game).most + 2)
    used = fold_once(game)(state.data, 0, state.log, stretches, 0)
    while state.actors:
        seat = int(chance.choice(state.actors))
        state.play(seat, state.legal(seat)[chance.integers(len(state.legal(seat)))])
        used = fold_once(game)(state.data, 0, state.log, stretches, used)
    return state, stretches[:used]


@pytest.mark.parametrize("seed", range(12))
def test_rows_of_rounds_say_what_the_events_say(seed: int) -> None:
    state, rounds = noted("dinosaurs", seed, 2 + seed % 3)
    told = [e.to_json() for e in state.events]
    kinds = Counter(e["event"] for e in told)
    assert len(rounds) == kinds["flipped"]
    assert list(rounds["number"]) == list(range(1, len(rounds) + 1))
    assert rounds["collected"].sum() == sum(e["points"] for e in told if e["event"] == "collected")
    assert (rounds["taker"] >= 0).sum() == kinds["disaster_added"]
    assert (rounds["under"] >= 0).sum() == kinds["disaster_under"]
    assert rounds["eliminated"].sum() == kinds["eliminated"]
    assert rounds["duels"].sum() == kinds["sudden_death"]
    assert (rounds["revealed"] >= 0).sum() == sum(
        1 for e in told if e["event"] == "revealed" and e["sudden_death"] == 0
    )
    assert list(rounds[-1]["points"][: state.game.players]) == list(state.outcome.totals)
    held = rounds["held"] >> np.maximum(rounds["revealed"], 0)
    assert (held & 1 == 1)[rounds["revealed"] >= 0].all()  # whatever was laid had been held
    assert rounds[0]["held"][0].item().bit_count() <= 5
    assert len(Card) == 24  # the bits of `held`


@pytest.mark.parametrize("seed", range(12))
def test_rows_of_turns_say_what_the_events_say(seed: int) -> None:
    state, turns = noted("ice", seed, 2 + seed % 3)
    told = [e.to_json() for e in state.events]
    lifted = Counter(e["tile"] for e in told if e["event"] == "lifted")
    assert list(turns["number"]) == list(range(1, len(turns) + 1))
    assert list(turns["seat"]) == [n % state.game.players for n in range(len(turns))]
    for name, tile in (("suns", Tile.SUN), ("fish", Tile.FISH), ("whales", Tile.WHALE)):
        assert turns[name].sum() == lifted[tile.name.lower()]
    moves = Counter(e["event"] for e in told)
    made = moves["stepped"] + moves["swapped"] + moves["sailed"]
    assert (turns["first"] >= 0).sum() + (turns["second"] >= 0).sum() == made
    assert turns["swam"].sum() == moves["swum"]
    assert (turns["driven"] >= 0).sum() == moves["whale_moved"]
    assert list(turns[-1]["points"][: state.game.players]) == list(state.outcome.totals)


@pytest.mark.parametrize("game", ["dinosaurs", "ice"])
def test_rows_of_games_say_how_they_ended_and_survive_the_table(game: str) -> None:
    state, stretches = noted(game, 3, 3)
    games = rows_of(game).game.zeros(1)
    fill_once(game)(state.data, 0, games, 0)
    assert list(games[0]["totals"][:3]) == list(state.outcome.totals)
    table = to_table(rows_of(game).game, games, 3)
    assert table["why"][0] == state.outcome.why
    assert [s for s in range(3) if table[f"winners_{s}"][0]] == list(state.outcome.winners)
    for layout, rows in ((rows_of(game).game, games), (rows_of(game).stretch, stretches)):
        back = from_table(layout, to_table(layout, rows, 3))
        for field in layout.fields:
            kept = rows[field.name][:, :3] if field.shape else rows[field.name]
            found = back[field.name][:, :3] if field.shape else back[field.name]
            assert (kept == found).all(), field.name


def test_the_documented_rows_are_those_that_there_are() -> None:
    assert (DOCS / "rows.md").read_text(encoding="utf-8") == document()
