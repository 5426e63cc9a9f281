"""The compiled movements and swims against a slow second writing of the rules."""

import random
from typing import Any

import numpy as np
import pytest

import nestling
from nestling.core.compiled import INTERPRETED
from nestling.core.registry import kind
from nestling.games.ice.notation import describe
from nestling.games.ice.state import Phase

from .reference import AREAS, Board
from .scene import NUMBER, SPIRAL, cell_of

pytestmark = pytest.mark.engine

POSITIONS = 200 if INTERPRETED else 100_000
CHUNK = min(POSITIONS, 2_000)
SETTINGS = [(sailing, stop) for sailing in ("three_sides", "gate") for stop in ("dock", "free")]


def random_board(players: int, chance: random.Random) -> Board:
    """Anything from almost all ice to almost all water, a few penguins of two seats on it."""
    cells = SPIRAL[: len(AREAS[players + 2])]
    share = chance.random() ** 1.5
    ice = {cell for cell in cells if chance.random() < share}
    ice |= set(chance.sample(cells, 2))
    stand = chance.sample(sorted(ice), min(len(ice), 2 + int(4 * chance.random())))
    mothers = {stand[0]: 0}
    chicks = {cell: int(chance.random() < 0.3) for cell in stand[1:]}
    return Board(players + 2, ice, mothers, chicks)


def write(s: Any, board: Board, number: int) -> None:
    """Put the board into a STATE record in which seat 0 is to move."""
    s["cells"] = number
    on = np.full(92, -2, np.int8)
    on[:number] = -1
    for cell in board.ice:
        on[NUMBER[cell]] = 0
    for cell, owner in board.chicks.items():
        on[NUMBER[cell]] = 1 + 2 * owner
    for cell, owner in board.mothers.items():
        on[NUMBER[cell]] = 2 + 2 * owner
        s["mother"][owner] = NUMBER[cell]
    s["on"] = on
    for seat in (0, 1):
        own = sorted(NUMBER[cell] for cell in board.own(seat))
        s["where"][seat] = own + [-1] * (6 - len(own))
        s["placed"][seat] = len(own)
    s["turn"] = 0


def found(codes: list[int]) -> dict[str, set[Any]]:
    """The listed actions by verb, as pairs of axial cells."""
    by_verb: dict[str, set[Any]] = {"step": set(), "swap": set(), "sail": set(), "swim": set()}
    for code in codes:
        action = describe(code)
        if action.verb != "pass":
            assert action.start is not None
            assert action.end is not None
            by_verb[action.verb].add((cell_of(action.start), cell_of(action.end)))
    assert sum(map(len, by_verb.values())) == len(codes) - (0 in codes)
    return by_verb


@pytest.mark.parametrize("part", range(POSITIONS // CHUNK))
def test_J9_J10_J11_J12_J13_J19_as_in_the_reference(part: int) -> None:
    chance = random.Random(part)
    engine = kind("ice").engine
    out = np.zeros(kind("ice").max_legal, np.int16)
    starts = {
        (players, sailing, stop): nestling.game(
            "ice", players=players, sailing=sailing, sail_stop=stop
        )
        .start(seed=0)
        .data.copy()
        for players in (2, 3, 4)
        for sailing, stop in SETTINGS
    }
    for _ in range(CHUNK):
        players = chance.choice((2, 2, 3, 4))
        sailing, stop = chance.choice(SETTINGS)
        board = random_board(players, chance)
        states = starts[players, sailing, stop]
        write(states[0], board, len(AREAS[players + 2]))
        states[0]["phase"] = Phase.MOVE
        moves = found(out[: engine.legal(states, 0, 0, out)].tolist())
        states[0]["phase"] = Phase.SWIM
        swims = found(out[: engine.legal(states, 0, 0, out)].tolist())
        assert moves["step"] == board.steps(0), board
        assert moves["swap"] == board.swaps(0), board
        assert moves["sail"] == board.sailings(0, sailing, stop), (board, sailing, stop)
        assert swims["swim"] == board.swims(0), board
