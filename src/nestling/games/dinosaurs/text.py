"""Happy Little Dinosaurs drawn with letters, all cards open."""

import numpy as np

from nestling.core.drawing import SEAT_LETTERS
from nestling.core.schema import label
from nestling.games.dinosaurs.cards import (
    DISASTER_OF,
    FACTS,
    KIND_OF,
    TYPE_OF,
    WIN,
    Dinosaur,
    DisasterType,
)
from nestling.games.dinosaurs.notation import CODES
from nestling.games.dinosaurs.state import Phase

ROUTE = 25  # columns for fifty spaces
DISASTER_NAMES = [card["name"] for card in FACTS["card"] if card["kind"] == "disaster"]
DINOSAUR_NAMES = [dinosaur["name"] for dinosaur in FACTS["dinosaur"]]


def draw(s: np.void) -> str:
    """The STATE record as lines of text."""
    phase = label(Phase(int(s["phase"]))).replace("_", " ")
    lines = [f"Round {s['round_number']}: {phase}{_deciding(s)}"]
    if s["disaster"] >= 0:
        kind = label(DisasterType(int(TYPE_OF[s["disaster"]])))
        lines.append(f"Disaster: {DISASTER_NAMES[DISASTER_OF[s['disaster']]]} ({kind})")
    lines.append(
        f"Main deck {s['deck_count']}, discards {s['discard_count']}, "
        f"Disaster deck {s['disasters_count']}"
    )
    lines += [_seat_line(s, seat) for seat in range(s["players"])]
    return "\n".join(lines)


def _deciding(s: np.void) -> str:
    return f", {SEAT_LETTERS[s['turn']]} decides" if s["turn"] >= 0 else ""


def _seat_line(s: np.void, seat: int) -> str:
    points = int(s["points"][seat])
    at = min(points, WIN) * ROUTE // WIN
    route = "." * at + SEAT_LETTERS[seat] + "." * (ROUTE - at)
    name = DINOSAUR_NAMES[Dinosaur(int(s["dinosaurs"][seat]))]
    area = "".join(
        DisasterType(int(TYPE_OF[card])).name[0]
        for card in s["area"][seat][: s["area_count"][seat]]
    )
    hand = " ".join(CODES[KIND_OF[card]] for card in s["hand"][seat][: s["hand_count"][seat]])
    played = CODES[KIND_OF[s["played"][seat]]] if s["played"][seat] >= 0 else "-"
    out = "" if s["alive"] >> seat & 1 else "  out"
    return (
        f"{SEAT_LETTERS[seat]} {name:<16}{points:>3} {route} area {area or '-':<8}"
        f" played {played:<4} hand {hand or '-'}{out}"
    )
