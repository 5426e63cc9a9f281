"""How a seat stands at the beginning of a round of Happy Little Dinosaurs, in numbers."""

from typing import Any

import numpy as np

from nestling.bots.evaluation import make_evaluate
from nestling.core.compiled import rule
from nestling.games.dinosaurs import disasters, piles, scoring
from nestling.games.dinosaurs.cards import KIND_OF, POINT_KINDS, TYPE_OF, VALUE, WIN, Card
from nestling.games.dinosaurs.state import Phase

USED = 17


@rule
def in_play(s, seat):  # type: ignore[no-untyped-def]
    """Whether the seat can still win."""
    return piles.is_alive(s, seat)


@rule
def judged(s):  # type: ignore[no-untyped-def]
    """Whether the evaluation is meant for this moment: a round's beginning."""
    return s.phase == Phase.COMMIT and s.laid == 0


@rule
def features(s, seat, row, notes):  # type: ignore[no-untyped-def]
    """Describe a seat in row[:USED], each number about 0 to 1."""
    natural = 0
    predatory = 0
    emotional = 0
    meteors = 0
    for j in range(s.area_count[seat]):
        kind = TYPE_OF[s.area[seat, j]]
        natural += kind == 0
        predatory += kind == 1
        emotional += kind == 2
        meteors += kind == 3
    small = s.two_player_changes == 1
    deadly = 0
    deadly += disasters.is_out(natural + 1, predatory, emotional, meteors, small)
    deadly += disasters.is_out(natural, predatory + 1, emotional, meteors, small)
    deadly += disasters.is_out(natural, predatory, emotional + 1, meteors, small)
    kind = TYPE_OF[s.round_disaster]
    now = disasters.is_out(
        natural + (kind == 0),
        predatory + (kind == 1),
        emotional + (kind == 2),
        meteors + (kind == 3),
        small,
    )
    best = 0
    second = 0
    total = 0
    cards = 0
    instants = 0
    defences = 0
    for j in range(s.hand_count[seat]):
        card = KIND_OF[s.hand[seat, j]]
        if card < POINT_KINDS:
            value = VALUE[card]
            total += value
            cards += 1
            if value >= best:
                second = best
                best = value
            elif value > second:
                second = value
        elif card == Card.DISASTER_INSURANCE or card == Card.DISASTER_REDIRECT:
            defences += 1
        else:
            instants += 1
    rival: Any = np.int64(0)
    rival_area = np.int64(0)
    rivals = 0
    for other in range(s.players):
        if other != seat and piles.is_alive(s, other):
            rivals += 1
            if s.points[other] > rival:
                rival = np.int64(s.points[other])
                rival_area = np.int64(s.area_count[other])
    to_go = max(0, WIN - s.points[seat])
    row[0] = s.points[seat] / 50.0
    row[1] = to_go / (5.0 + s.area_count[seat]) / 10.0
    row[2] = s.area_count[seat] / 4.0
    row[3] = deadly / 3.0
    row[4] = now
    row[5] = scoring.trait(s, seat)
    row[6] = total / 30.0
    row[7] = best / 9.0
    row[8] = second / 9.0
    row[9] = cards / 5.0
    row[10] = instants / 3.0
    row[11] = defences
    row[12] = rival / 50.0
    row[13] = rivals / 3.0
    row[14] = max(0, WIN - rival) / (5.0 + rival_area) / 10.0
    row[15] = max(0, 10 - to_go) / 10.0
    row[16] = meteors


evaluate = make_evaluate("dinosaurs", USED, in_play, features)
