"""Jää Sulaa drawn with letters, all tiles open.

A cell shows water as `~`, ice as a dot or the penguin on it, a chick by its seat's small letter
and a mother by the capital one; then what the tile does: s(un), f(ish), k(iller whale), (s)w(im).
"""

from collections.abc import Sequence

import numpy as np

from nestling.core.drawing import SEAT_LETTERS
from nestling.core.schema import label
from nestling.games.ice.board import COORDINATES, LARGEST_RADIUS, NAMES, Tile
from nestling.games.ice.state import FREE, WATER, Phase

MARKS = {Tile.SUN: "s", Tile.FISH: "f", Tile.WHALE: "k", Tile.SWIM: "w", Tile.EMPTY: " "}


def draw(s: np.void, points: Sequence[int]) -> str:
    """The STATE record, and each seat's points as things stand, as lines of text."""
    turn = f", {SEAT_LETTERS[s['turn']]} decides" if s["turn"] >= 0 else ""
    lines = [f"Turn {s['turns']}: {label(Phase(int(s['phase'])))}{turn}"]
    lines += [row for r in range(-LARGEST_RADIUS, LARGEST_RADIUS + 1) if (row := _row(s, r))]
    lines += [_family(s, seat, points[seat]) for seat in range(s["players"])]
    return "\n".join(lines)


def penguin_letter(penguin: int) -> str:
    """The letter of what stands on a cell, small for a chick."""
    letter = SEAT_LETTERS[(penguin - 1) // 2]
    return letter if penguin % 2 == 0 else letter.lower()


def _row(s: np.void, r: int) -> str:
    cells = [c for c in range(s["cells"]) if COORDINATES[c][1] == r]
    if not cells:
        return ""
    cells.sort(key=lambda c: COORDINATES[c][0])
    west = int(s["players"]) + 1  # the radius of the area
    halves = 2 * COORDINATES[cells[0]][0] + r + 2 * west  # half cells from its western corner
    row = "".join(f" {_cell(s, c)} " for c in cells)
    return f"{NAMES[cells[0]]:>3} {'  ' * halves}{row} {NAMES[cells[-1]]}"


def _cell(s: np.void, cell: int) -> str:
    what = int(s["on"][cell])
    if what == WATER:
        return "~ "
    mark = MARKS[Tile(int(s["tile"][cell]))]
    return ("." if what == FREE else penguin_letter(what)) + mark


def _family(s: np.void, seat: int, points: int) -> str:
    cells = [NAMES[c] for c in s["where"][seat] if c >= 0 and c != s["mother"][seat]]
    mother = NAMES[s["mother"][seat]] if s["mother"][seat] >= 0 else "-"
    kept = f", keeps {label(Tile(int(s['kept'][seat])))}" if s["kept"][seat] >= 0 else ""
    won = ", won" if s["winners"] >> seat & 1 else ""
    chicks = " ".join(cells) or "-"
    return f"{SEAT_LETTERS[seat]} {points:>2} mother {mother}, chicks {chicks}{kept}{won}"
