"""The facts of the board as constant tables for the compiled rules (J1, J2, J3, J12, J28).

Cells are numbered in rings from the middle outwards, so that the smaller areas are the first 37
and the first 61 of the 91 cells, under the same numbers. A ring starts at its south-west corner
and runs counter-clockwise; its corners are the first cell of each of its six sides.

A cell is named by the letter of its slanted column and the number of its row: F6 is the middle,
E of it lies G6, SE of it F7 (docs/rules/ice.md has a picture).
"""

import enum

import numpy as np

from nestling.core import house

SEATS = 4
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E NE NW W SW SE (J1)
TURNS = len(DIRECTIONS)
LARGEST_RADIUS = 5
MOST_STEPS = 2 * LARGEST_RADIUS  # in a straight line


class Tile(enum.IntEnum):
    """What an ice tile does when it is lifted (J2, J15 to J19)."""

    SUN = 0
    FISH = 1
    WHALE = 2
    SWIM = 3
    EMPTY = 4


KINDS = len(Tile)
FACTS = house.facts(  # J2: how many tiles of each kind, in this order
    "ice",
    {"tiles": {"two": [6, 6, 2, 2, 21], "three": [12, 12, 4, 4, 29], "four": [18, 18, 6, 6, 43]}},
)
TILES = np.array([[0] * KINDS, [0] * KINDS, *FACTS["tiles"].values()], np.int64)  # by players
MOTHERS, CHICKS, JUNIOR_CHICKS = 1, 5, 4  # J3, J28
FAMILY = MOTHERS + CHICKS


def ring(radius: int) -> list[tuple[int, int]]:
    """The cells at this distance from the middle, from the south-west corner on."""
    if radius == 0:
        return [(0, 0)]
    q, r = (radius * part for part in DIRECTIONS[4])
    cells = []
    for dq, dr in DIRECTIONS:
        for _ in range(radius):
            cells.append((q, r))
            q, r = q + dq, r + dr
    return cells


COORDINATES = [cell for radius in range(LARGEST_RADIUS + 1) for cell in ring(radius)]
CELLS = len(COORDINATES)
NUMBER_OF = {cell: number for number, cell in enumerate(COORDINATES)}
NAMES = ["ABCDEFGHIJK"[q + LARGEST_RADIUS] + str(r + LARGEST_RADIUS + 1) for q, r in COORDINATES]

NOWHERE = CELLS  # the one number for whatever lies off the board; never ice, never water

# Number of the next cell in each direction.
NEIGHBOUR = np.array(
    [[NUMBER_OF.get((q + dq, r + dr), NOWHERE) for dq, dr in DIRECTIONS] for q, r in COORDINATES]
    + [[NOWHERE] * TURNS],
    np.int64,
)

# For a floe's slide: the cell ahead and its two flanks (J11).
AHEAD, LEFT, RIGHT = range(3)
SLIDE = np.array(
    [
        [[NEIGHBOUR[c, (d + side) % TURNS] for side in (0, 1, TURNS - 1)] for d in range(TURNS)]
        for c in range(CELLS)
    ],
    np.int64,
)

# Pairs of adjacent cells, numbered in the order of the first cell, then the direction.
_PAIRS = [(c, d) for c in range(CELLS) for d in range(TURNS) if NEIGHBOUR[c, d] != NOWHERE]
PAIRS = len(_PAIRS)
PAIR_FROM = np.array([c for c, _ in _PAIRS], np.int64)
PAIR_TO = np.array([NEIGHBOUR[c, d] for c, d in _PAIRS], np.int64)
PAIR_OF = np.full((CELLS, TURNS), -1, np.int64)
for _number, (_cell, _direction) in enumerate(_PAIRS):
    PAIR_OF[_cell, _direction] = _number


def _lines() -> list[tuple[int, int, int, int]]:
    """Cell, direction, number of steps, cell reached: all straight lines on the board."""
    lines = []
    for cell in range(CELLS):
        for direction in range(TURNS):
            at = int(NEIGHBOUR[cell, direction])
            steps = 1
            while at != NOWHERE:
                lines.append((cell, direction, steps, at))
                at = int(NEIGHBOUR[at, direction])
                steps += 1
    return lines


# Straight lines, numbered in the order of the first cell, then the direction, then the length.
_LINES = _lines()
LINES = len(_LINES)
LINE_FROM = np.array([line[0] for line in _LINES], np.int64)
LINE_DIRECTION = np.array([line[1] for line in _LINES], np.int64)
LINE_STEPS = np.array([line[2] for line in _LINES], np.int64)
LINE_TO = np.array([line[3] for line in _LINES], np.int64)
LINE_OF = np.full((CELLS, TURNS), -1, np.int64)  # the line of one step; longer ones follow
for _number, (_cell, _direction, _steps, _) in enumerate(_LINES):
    if _steps == 1:
        LINE_OF[_cell, _direction] = _number


def radius_of(players: int) -> int:
    """The radius of the area: its side is one more (J1)."""
    return players + 1


def cells_of(players: int) -> int:
    """How many cells the area has (J1)."""
    return 3 * radius_of(players) * (radius_of(players) + 1) + 1


def _check_tiles() -> None:
    """House rules may change how many tiles of each kind there are, not how many in all."""
    for players in (2, 3, 4):
        tiles = TILES[players]
        house.demand(
            bool((tiles >= 0).all()), "there are 0 or more tiles of each kind", "tiles", "0, 1, …"
        )
        cells = cells_of(players)
        house.demand(
            tiles.sum() == cells,
            f"{players} players have {cells} tiles, not {tiles.sum()}",
            f"tiles = {tiles.tolist()}",
            f"Σ = {cells}",
        )


_check_tiles()
