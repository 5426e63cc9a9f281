"""How a family stands at the beginning of a turn of Jää Sulaa, in numbers."""

import numpy as np

from nestling.bots.evaluation import make_evaluate
from nestling.bots.ice.greedy import DISTANCE
from nestling.core.compiled import routine, rule
from nestling.games.ice import scoring
from nestling.games.ice.board import CELLS, NEIGHBOUR, TURNS
from nestling.games.ice.state import FREE, WATER, Phase

USED = 24
NEAR_END = 8  # free tiles from which on the end is near
NO_MOTHER = 4  # steps: how far a chick is from a mother who is not placed yet


@rule
def in_play(s, seat):  # type: ignore[no-untyped-def]
    """Everyone can still win."""
    return True


@rule
def judged(s):  # type: ignore[no-untyped-def]
    """Whether the evaluation is meant for this moment: a turn's beginning."""
    return s.phase == Phase.LIFT and s.lifts == 0


@routine
def steps_to_go(s, seat):  # type: ignore[no-untyped-def]
    """Steps between the seat's chicks and their mother, those beside her counting none."""
    total = 0
    for j in range(s.placed[seat]):
        at = s.where[seat, j]
        if at != s.mother[seat]:
            total += DISTANCE[at, s.mother[seat]] - 1 if s.mother[seat] >= 0 else NO_MOTHER
    return total


@routine
def measure_ice(s, start, notes):  # type: ignore[no-untyped-def]
    """Write into notes[:CELLS] how many steps over ice each cell is from `start`; -1: no way.

    Whoever stands on the way may be gone by then, and does not count.
    """
    for cell in range(s.cells):
        notes[cell] = -1
    notes[start] = 0
    notes[CELLS] = start
    first, last = CELLS, CELLS + 1
    while first < last:
        at = np.int64(notes[first])
        first += 1
        for d in range(TURNS):
            beside = NEIGHBOUR[at, d]
            if s.on[beside] >= FREE and notes[beside] < 0:
                notes[beside] = notes[at] + 1
                notes[last] = beside
                last += 1


@rule
def features(s, seat, row, notes):  # type: ignore[no-untyped-def]
    """Describe a family in row[:USED], each number about 0 to 1."""
    mother = np.int64(s.mother[seat])
    furthest = 0
    second = 0
    joined = 0
    way = 0
    cut_off = 0
    if mother >= 0:
        measure_ice(s, mother, notes)
    stuck = 0
    for j in range(s.placed[seat]):
        at = np.int64(s.where[seat, j])
        if at == mother:
            continue
        steps = DISTANCE[at, mother] - 1 if mother >= 0 else NO_MOTHER
        if mother < 0:
            joined += 1
            way += NO_MOTHER
        elif notes[at] >= 0:
            joined += 1
            way += notes[at] - 1
        else:
            cut_off += steps
        if steps >= furthest:
            second = furthest
            furthest = steps
        elif steps > second:
            second = steps
        if steps > 0:
            ways = 0
            for d in range(TURNS):
                ways += s.on[NEIGHBOUR[at, d]] == FREE
            stuck += ways == 0
    free = 0
    water = 0
    if mother >= 0:
        for d in range(TURNS):
            free += s.on[NEIGHBOUR[mother, d]] == FREE
            water += s.on[NEIGHBOUR[mother, d]] == WATER
    points = np.int64(scoring.points(s, seat))
    together = np.int64(scoring.at_mother(s, seat))
    rival = np.int64(-100)
    rival_together = np.int64(0)
    rival_steps = 100
    near = np.int64(0)
    for other in range(s.players):
        if other != seat:
            for j in range(s.placed[other]):
                near += mother >= 0 and DISTANCE[s.where[other, j], mother] == 2
            rival = max(rival, np.int64(scoring.points(s, other)))
            rival_together = max(rival_together, np.int64(scoring.at_mother(s, other)))
            rival_steps = min(rival_steps, steps_to_go(s, other))
    ending = max(0, NEAR_END - s.free_tiles) / NEAR_END
    row[0] = s.turn == seat
    row[1] = points / 5.0
    row[2] = together / 5.0
    row[3] = steps_to_go(s, seat) / 10.0
    row[4] = furthest / 5.0
    row[5] = second / 5.0
    row[6] = free / 6.0
    row[7] = water / 6.0
    row[8] = (together - points) / 3.0
    row[9] = s.free_tiles / 30.0
    row[10] = stuck / 5.0
    row[11] = rival / 5.0
    row[12] = rival_together / 5.0
    row[13] = rival_steps / 10.0
    row[14] = ending
    row[15] = ending * (points - rival) / 5.0
    row[16] = together >= 4
    row[17] = rival_together >= 4
    row[18] = (points - rival) / 5.0
    row[19] = min(2, steps_to_go(s, seat)) / 2.0
    row[20] = joined / 5.0
    row[21] = way / 10.0
    row[22] = cut_off / 10.0
    row[23] = near / 3.0


evaluate = make_evaluate("ice", USED, in_play, features)
