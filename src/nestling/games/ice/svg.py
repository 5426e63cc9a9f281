"""A picture of a whole state of Jää Sulaa for notebooks, all tiles open.

A seat is told by colour, letter and mark (disc, triangle, square, diamond); a mother is large and
has a ring and a capital letter, a chick is small. What changed last has a golden edge, and a line
leads to it from where it came.
"""

from collections.abc import Sequence
from math import cos, pi, sin, sqrt

import numpy as np

from nestling.core.drawing import LINE, SEAT_COLOURS, SEAT_LETTERS, document, text
from nestling.core.schema import label
from nestling.games.ice.board import COORDINATES, NAMES, Tile
from nestling.games.ice.state import FREE, WATER, Phase
from nestling.games.ice.text import penguin_letter

SIDE = 26.0  # of a cell
SEA, ICE, EDGE, LAST = "#1f5673", "#e9f4f7", "#9cc3d1", "#f0b429"
TOP = 44
FAMILY_ROW = 22
TILE_MARKS = {Tile.SUN: "☀", Tile.FISH: "fish", Tile.WHALE: "whale", Tile.SWIM: "swim"}


def draw(s: np.void, points: Sequence[int]) -> str:
    """The STATE record, and each seat's points as things stand, as an SVG document."""
    players = int(s["players"])
    radius = players + 1
    width = round(SIDE * sqrt(3) * (2 * radius + 1) + 32)
    board = SIDE * (3 * radius + 2)
    height = round(TOP + board + 16 + FAMILY_ROW * players)
    turn = f", {SEAT_LETTERS[s['turn']]} decides" if s["turn"] >= 0 else ""
    phase = label(Phase(int(s["phase"])))
    parts = [text(16, 26, f"Turn {s['turns']}: {phase}{turn}", size=17, weight=700)]
    middle = (width / 2, TOP + board / 2)
    parts += [_cell(s, cell, _centre(cell, middle)) for cell in range(s["cells"])]
    parts.append(_last_way(s, middle))
    for cell in range(s["cells"]):
        if s["on"][cell] > FREE:
            parts.append(_penguin(int(s["on"][cell]), _centre(cell, middle)))
    parts += [
        _family(s, seat, points[seat], TOP + board + 24 + FAMILY_ROW * seat)
        for seat in range(players)
    ]
    return document(width, height, parts)


def _centre(cell: int, middle: tuple[float, float]) -> tuple[float, float]:
    q, r = COORDINATES[cell]
    return middle[0] + SIDE * sqrt(3) * (q + r / 2), middle[1] + SIDE * 1.5 * r


def _polygon(x: float, y: float, size: float, corners: int, turn: float) -> str:
    around = [pi * (2 * k / corners + turn) for k in range(corners)]
    return " ".join(f"{x + size * sin(a):.1f},{y - size * cos(a):.1f}" for a in around)


def _cell(s: np.void, cell: int, centre: tuple[float, float]) -> str:
    x, y = centre
    what = int(s["on"][cell])
    last = cell == s["last_to"]
    fill = SEA if what == WATER else ICE
    edge, thick = (LAST, 4) if last else (EDGE, 1.5)
    shape = _polygon(x, y, SIDE - (2.5 if last else 1), 6, 0)
    parts = [
        f'<polygon points="{shape}" fill="{fill}" stroke="{edge}" stroke-width="{thick}"/>',
        f'<text x="{x:.1f}" y="{y - 13:.1f}" text-anchor="middle" font-size="7"'
        f' fill="{EDGE if what == WATER else "#5b7f8c"}">{NAMES[cell]}</text>',
    ]
    if what != WATER:
        mark = TILE_MARKS.get(Tile(int(s["tile"][cell])), "")
        parts.append(text(x, y + 19, mark, "middle", size=8))
    return "".join(parts)


def _last_way(s: np.void, middle: tuple[float, float]) -> str:
    if s["last_from"] < 0:
        return ""
    (x1, y1), (x2, y2) = (_centre(int(s[end]), middle) for end in ("last_from", "last_to"))
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{LAST}"'
        ' stroke-width="4" stroke-linecap="round" stroke-dasharray="1 8"/>'
    )


def _mark(seat: int, x: float, y: float, size: float, style: str) -> str:
    if seat == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" {style}/>'
    corners, turn, scale = ((3, 0.0, 1.35), (4, 0.25, 1.3), (4, 0.0, 1.3))[seat - 1]
    drop = size / 5 if corners == 3 else 0
    return f'<polygon points="{_polygon(x, y + drop, size * scale, corners, turn)}" {style}/>'


def _penguin(penguin: int, centre: tuple[float, float]) -> str:
    x, y = centre
    seat = (penguin - 1) // 2
    mother = penguin % 2 == 0
    size = 11 if mother else 8.5
    style = f'fill="{SEAT_COLOURS[seat]}" stroke="#fff" stroke-width="1.5"'
    ring = _mark(seat, x, y, size + 3, f'fill="none" stroke="{SEAT_COLOURS[seat]}"')
    return (
        (ring if mother else "")
        + _mark(seat, x, y, size, style)
        + f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle"'
        f' font-size="{13 if mother else 11}" font-weight="700" fill="#fff">'
        f"{penguin_letter(penguin)}</text>"
    )


def _family(s: np.void, seat: int, points: int, y: float) -> str:
    kept = f", keeps {label(Tile(int(s['kept'][seat])))}" if s["kept"][seat] >= 0 else ""
    won = ", won" if s["winners"] >> seat & 1 else ""
    words = f"{SEAT_LETTERS[seat]}: {points} points{kept}{won}"
    style = f'fill="{SEAT_COLOURS[seat]}" stroke="{LINE}"'
    return _mark(seat, 26, y - 4, 7, style) + text(42, y, words)
