"""A picture of a whole state of Happy Little Dinosaurs for notebooks, all cards open."""

import numpy as np

from nestling.core.drawing import (
    LINE,
    PAPER,
    SEAT_COLOURS,
    SEAT_LETTERS,
    document,
    text,
)
from nestling.games.dinosaurs.cards import (
    DISASTER_OF,
    KIND_OF,
    TYPE_OF,
    VALUE,
    WIN,
    Dinosaur,
)
from nestling.games.dinosaurs.notation import CODES
from nestling.games.dinosaurs.text import DINOSAUR_NAMES, DISASTER_NAMES

WIDTH = 760
ROW = 92
TOP = 96
CARD_W, CARD_H = 44, 60
TYPE_COLOURS = ("#4f8a4c", "#c2493d", "#3f78b5", "#2b2730")
TYPE_MARKS = ("N", "P", "E", "M")


def draw(s: np.void) -> str:
    """The STATE record as an SVG document."""
    players = int(s["players"])
    height = TOP + players * ROW + 8
    parts = [
        text(16, 26, f"Round {s['round_number']}", size=17, weight=700),
        text(
            WIDTH - 16,
            26,
            f"Main deck {s['deck_count']} · discards {s['discard_count']}",
            "end",
        ),
        _route(s),
    ]
    if s["disaster"] >= 0:
        kind = int(TYPE_OF[s["disaster"]])
        parts.append(_disc(122, 21, kind))
        parts.append(text(138, 26, DISASTER_NAMES[DISASTER_OF[s["disaster"]]], weight=700))
    parts += [_seat(s, seat) for seat in range(players)]
    return document(WIDTH, height, parts)


def _disc(x: float, y: float, kind: int) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="9" fill="{TYPE_COLOURS[kind]}"/>'
        f'<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="11" font-weight="700"'
        f' fill="#fff">{TYPE_MARKS[kind]}</text>'
    )


def _route(s: np.void) -> str:
    left, right, y = 24, WIDTH - 24, 64
    parts = [
        f'<path d="M{left} {y}H{right}" stroke="{LINE}" stroke-width="10" stroke-linecap="round"/>'
    ]
    for tens in range(0, WIN + 1, 10):
        parts.append(text(left + (right - left) * tens / WIN, y + 24, str(tens), "middle", size=11))
    for seat in range(int(s["players"])):
        x = left + (right - left) * min(int(s["points"][seat]), WIN) / WIN
        at = y - 6 + 4 * seat
        parts.append(
            f'<circle cx="{x}" cy="{at}" r="8" fill="{SEAT_COLOURS[seat]}" stroke="{PAPER}"/>'
            f'<text x="{x}" y="{at + 4}" text-anchor="middle" font-size="10" fill="#fff">'
            f"{SEAT_LETTERS[seat]}</text>"
        )
    return "".join(parts)


def _card(x: float, y: float, card: int) -> str:
    kind = int(KIND_OF[card])
    value = int(VALUE[kind])
    fill = "#fffdf7" if value >= 0 else "#e8ddf2"
    big = str(value) if value >= 0 else "!"
    return (
        f'<g transform="translate({x} {y})"><rect width="{CARD_W}" height="{CARD_H}" rx="7"'
        f' fill="{fill}" stroke="{LINE}"/>'
        f"{text(CARD_W / 2, 28, big, 'middle', size=20, weight=700)}"
        f"{text(CARD_W / 2, 50, CODES[kind], 'middle', size=11)}</g>"
    )


def _seat(s: np.void, seat: int) -> str:
    y = TOP + seat * ROW
    alive = bool(s["alive"] >> seat & 1)
    parts = [
        f'<g opacity="{1 if alive else 0.45}">',
        f'<rect x="8" y="{y}" width="{WIDTH - 16}" height="{ROW - 8}" rx="10" fill="#fff"'
        f' stroke="{LINE}"/><rect x="8" y="{y}" width="6" height="{ROW - 8}" rx="3"'
        f' fill="{SEAT_COLOURS[seat]}"/>',
        text(
            24,
            y + 24,
            f"{SEAT_LETTERS[seat]}  {DINOSAUR_NAMES[Dinosaur(int(s['dinosaurs'][seat]))]}",
            weight=700,
        ),
        text(24, y + 46, f"{s['points'][seat]} points" + ("" if alive else ", out")),
    ]
    for place in range(int(s["area_count"][seat])):
        parts.append(_disc(33 + 22 * place, y + 64, int(TYPE_OF[s["area"][seat][place]])))
    if s["played"][seat] >= 0:
        parts.append(_card(236, y + 12, int(s["played"][seat])))
    for place in range(int(s["hand_count"][seat])):
        parts.append(_card(330 + (CARD_W + 8) * place, y + 12, int(s["hand"][seat][place])))
    return "".join(parts) + "</g>"
