"""Placing the families: J4 and J5."""

import random
from typing import Any

import pytest

import nestling
from nestling.core.compiled import INTERPRETED
from nestling.core.game import State

from .reference import AREAS, Cell
from .scene import SPIRAL, cell_of, name

pytestmark = pytest.mark.engine


def rim(side: int) -> set[Cell]:
    return {cell for cell in AREAS[side] if max(map(abs, (*cell, sum(cell)))) == side - 1}


def sides(cell: Cell, side: int) -> set[str]:
    """Which of the six sides of the area a cell lies on: two in a corner."""
    q, r = cell
    edges = {"E": q, "W": -q, "S": r, "N": -r, "SE": q + r, "NW": -q - r}
    return {edge for edge, far in edges.items() if far == side - 1}


def places(state: State) -> set[str]:
    return {action.end for action in state.legal(state.actors[0])}  # type: ignore[attr-defined]


def view(state: State) -> Any:
    return state.observe(None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_J4_chicks_go_on_the_rim_but_not_in_corners(players: int) -> None:
    side = players + 2
    state = nestling.game("ice", players=players).start(seed=0)
    expected = {name(cell) for cell in rim(side) if len(sides(cell, side)) == 1}
    assert places(state) == expected
    assert len(expected) == 6 * players


@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_J4_one_at_a_time_from_the_youngest_clockwise(youngest: int) -> None:
    state = nestling.game("ice", players=3, youngest=youngest).start(seed=0)
    order = []
    while view(state).phase in ("chicks", "mothers"):
        order.append(state.actors[0])
        state.skip(state.actors[0])
    assert order == [(youngest + n) % 3 for n in range(18)]
    assert state.actors == (youngest,)  # J6


def test_J4_one_penguin_a_tile_and_one_chick_of_a_colour_on_a_side() -> None:
    state = nestling.game("ice", players=2).start(seed=0)
    first = min(places(state))
    state.play(0, "+" + first)
    assert first not in places(state)
    same_side = {n for n in places(state) if sides(cell_of(n), 4) == sides(cell_of(first), 4)}
    assert len(same_side) == 1  # open to the other colour
    state.play(1, "+" + min(places(state) - same_side))
    assert not places(state) & same_side


@pytest.mark.parametrize("players", [2, 3, 4])
def test_J4_there_is_always_a_legal_tile(players: int) -> None:
    """The proof: a side has as many tiles between its corners as there are players.

    Whoever has a chick left to place has at most four on the board, so at least two sides bear
    none of its colour. There, each of the others has at most one chick: one tile is free.
    """
    side = players + 2
    inner = [cell for cell in rim(side) if len(sides(cell, side)) == 1]
    for edge in ("E", "W", "S", "N", "SE", "NW"):
        assert sum(sides(cell, side) == {edge} for cell in inner) == players
    for seed in range(
        2 if INTERPRETED else 60
    ):  # and in play, where rivals crowd onto the same sides
        state = nestling.game("ice", players=players).start(seed)
        chance = random.Random(seed)
        while view(state).phase == "chicks":
            options = places(state)
            assert options
            crowd = max(len(sharing(state, n, side)) for n in options)
            state.play(
                state.actors[0],
                "+"
                + chance.choice(
                    sorted(n for n in options if len(sharing(state, n, side)) == crowd)
                ),
            )


def sharing(state: State, cell: str, side: int) -> list[Cell]:
    """The penguins on the side of the area that this cell lies on."""
    (edge,) = sides(cell_of(cell), side)
    taken = [SPIRAL[n] for n, owner in enumerate(view(state).owner) if owner >= 0]
    return [other for other in taken if edge in sides(other, side)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_J5_mothers_go_on_any_free_rim_tile_corners_too(players: int) -> None:
    side = players + 2
    state = nestling.game("ice", players=players, youngest=1).start(seed=3)
    for _ in range(5 * players):
        state.skip(state.actors[0])
    assert view(state).phase == "mothers"
    assert state.actors == (1,)
    taken = {name(SPIRAL[n]) for n, owner in enumerate(view(state).owner) if owner >= 0}
    assert places(state) == {name(cell) for cell in rim(side)} - taken
    corner = next(n for n in sorted(places(state)) if len(sides(cell_of(n), side)) == 2)
    events = state.play(1, "+" + corner)
    assert events[0].to_json() == {"event": "placed", "seat": 1, "cell": corner, "mother": True}
    assert corner not in places(state)


def test_J5_nobody_is_complete_after_placing() -> None:
    """A rim tile has at most two neighbours on the rim, where all chicks are."""
    for side in (4, 5, 6):
        for q, r in rim(side):
            around = [
                (q + a, r + b) for a, b in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
            ]
            assert sum(cell in rim(side) for cell in around) <= 2
