"""The board, the tiles and the families: J1 to J3."""

from collections import Counter

import pytest

import nestling
from nestling.games.ice import board

from .reference import AREAS, CYCLE, go
from .scene import NUMBER, SPIRAL, name

pytestmark = pytest.mark.engine

CELLS = {2: 37, 3: 61, 4: 91}
TILES = {2: (6, 6, 2, 2, 21), 3: (12, 12, 4, 4, 29), 4: (18, 18, 6, 6, 43)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_J1_the_area_is_a_hexagon_of_side_four_to_six(players: int) -> None:
    state = nestling.game("ice", players=players).start(seed=1)
    view = state.observe(None)
    cells = SPIRAL[: len(view.ice)]  # type: ignore[attr-defined]
    assert len(cells) == CELLS[players]
    assert set(cells) == AREAS[players + 2]


def test_J1_six_directions_in_cyclic_order() -> None:
    assert board.DIRECTIONS == CYCLE
    assert CYCLE == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    assert board.COORDINATES == SPIRAL
    assert board.NAMES == [name(cell) for cell in SPIRAL]
    for number, cell in enumerate(SPIRAL):
        for d, way in enumerate(CYCLE):
            assert board.NEIGHBOUR[number, d] == NUMBER.get(go(cell, way), board.NOWHERE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_J2_every_cell_has_a_tile_and_the_kinds_are_as_many_as_printed(players: int) -> None:
    layouts = set()
    for seed in range(8):
        state = nestling.game("ice", players=players).start(seed)
        tiles = state.data[0]["tile"].tolist()
        assert all(kind >= 0 for kind in tiles[: CELLS[players]])
        assert all(kind < 0 for kind in tiles[CELLS[players] :])
        count = Counter(tiles[: CELLS[players]])
        assert tuple(count[kind] for kind in range(5)) == TILES[players]
        assert state.observe(0).unseen == list(TILES[players])  # type: ignore[attr-defined]
        layouts.add(tuple(tiles))
    assert len(layouts) == 8


def test_J2_sums_are_those_printed() -> None:
    assert {players: sum(kinds) for players, kinds in TILES.items()} == CELLS


def test_J2_tiles_lie_at_random() -> None:
    """Each kind is about equally often in the middle as its share says."""
    game = nestling.game("ice", players=2)
    count = Counter(int(game.start(seed).data[0]["tile"][0]) for seed in range(1500))
    for kind, share in enumerate(TILES[2]):
        expected = 1500 * share / 37
        assert abs(count[kind] - expected) < 5 * expected**0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_J3_one_mother_and_five_chicks_each(players: int) -> None:
    state = nestling.game("ice", players=players).start(seed=2)
    while state.observe(None).phase in ("chicks", "mothers"):  # type: ignore[attr-defined]
        state.skip(state.actors[0])
    view = state.observe(None)
    for seat in range(players):
        assert len(view.chicks[seat]) == 5  # type: ignore[attr-defined]
        assert view.mother[seat] >= 0  # type: ignore[attr-defined]
        assert view.owner.count(seat) == 6  # type: ignore[attr-defined]
