"""The greedy bot for Jää Sulaa: keeps the family together, breaks the others'.

It looks at the board after each of its choices and takes the one after which its own family
stands best against the best of the others. It sees what lies open, nothing else.
"""

import numpy as np

from nestling.core.compiled import routine
from nestling.games.ice import actions as do
from nestling.games.ice import scoring
from nestling.games.ice.board import (
    CELLS,
    COORDINATES,
    LINE_FROM,
    LINE_TO,
    PAIR_FROM,
    PAIR_TO,
)
from nestling.games.ice.state import FREE, WATER, Phase

POINT = 4.0  # a point, against a step that a chick has to go
COMPLETE = 200.0  # all chicks at the mother end the game
RIVAL = 0.7  # what the best of the others' standing counts
LONELY = 6  # steps: a chick without a mother on the board counts as that far away

# Steps between two cells.
DISTANCE = np.array(
    [
        [max(abs(q - a), abs(r - b), abs(q + r - a - b)) for a, b in COORDINATES]
        for q, r in COORDINATES
    ],
    np.int64,
)


@routine
def standing(s, seat, mother):  # type: ignore[no-untyped-def]
    """How well a family stands: its points, less the steps its chicks have to go."""
    total = POINT * scoring.points(s, seat)
    if scoring.is_complete(s, seat):
        total += COMPLETE
    chick = scoring.chick_of(seat)
    for cell in range(s.cells):
        if s.on[cell] == chick:
            total -= DISTANCE[cell, mother] if mother >= 0 else LONELY
    return total


@routine
def balance(s, me):  # type: ignore[no-untyped-def]
    """My standing against the best of the others."""
    best = -1e9
    for seat in range(s.players):
        if seat != me:
            best = max(best, standing(s, seat, s.mother[seat]))
    return standing(s, me, s.mother[me]) - RIVAL * best


@routine
def after(s, me, start, end, left_behind):  # type: ignore[no-untyped-def]
    """The balance if what stands on `start` goes to `end`, leaving water, ice or who was there."""
    mover = s.on[start]
    there = s.on[end]
    put(s, end, mover)
    put(s, start, left_behind)
    found = balance(s, me)
    put(s, start, mover)
    if there > 0:
        put(s, end, there)
    else:
        s.on[end] = there
    return found


@routine
def put(s, cell, what):  # type: ignore[no-untyped-def]
    """Write a penguin, ice or water on a cell, and keep mothers' places true."""
    s.on[cell] = what
    if what > 0 and not scoring.is_chick(what):
        s.mother[scoring.owner_of(what)] = cell


@routine
def worth(s, me, action):  # type: ignore[no-untyped-def]
    """The balance after a movement, a swim or a whale's drive."""
    if action == do.PASS:
        return balance(s, me)
    if action < do.SWAP:
        pair = action - do.STEP
        return after(s, me, PAIR_FROM[pair], PAIR_TO[pair], FREE)
    if action < do.SAIL:
        pair = action - do.SWAP
        return after(s, me, PAIR_FROM[pair], PAIR_TO[pair], s.on[PAIR_TO[pair]])
    if action < do.SWIM:
        line = action - do.SAIL
        return after(s, me, LINE_FROM[line], LINE_TO[line], WATER)
    ends = action - (do.SWIM if action < do.WHALE else do.WHALE)
    return after(s, me, ends // CELLS, ends % CELLS, FREE)


@routine
def lift_worth(s, me, cell):  # type: ignore[no-untyped-def]
    """Ice near the others' mothers had better go, ice near my own family had better stay."""
    near = 100
    for seat in range(s.players):
        if seat != me:
            near = min(near, DISTANCE[cell, s.mother[seat]])
    mine = DISTANCE[cell, s.mother[me]]
    return min(mine, 4) - min(near, 4)


@routine
def place_worth(s, me, cell):  # type: ignore[no-untyped-def]
    """Near my other penguins, away from the others' mothers."""
    total = 0
    for other in range(s.cells):
        if s.on[other] > 0 and scoring.owner_of(s.on[other]) == me:
            total -= DISTANCE[cell, other]
    return total


@routine
def value(s, me, action):  # type: ignore[no-untyped-def]
    """What an action is worth in the present phase; only comparisons matter."""
    if s.phase == Phase.LIFT:
        return 1.0 * lift_worth(s, me, action - do.LIFT)
    if s.phase == Phase.CHICKS or s.phase == Phase.MOTHERS:
        return 1.0 * place_worth(s, me, action - do.PLACE)
    if s.phase == Phase.KEEP:
        return 0.0  # the first, which is to use the tile now
    if s.phase == Phase.USE:
        return 1.0 * action
    return worth(s, me, action)


@routine
def greedy(s, me, out, count):  # type: ignore[no-untyped-def]
    """The action to take, out of the `count` legal ones in `out`."""
    best = out[0]
    if count == 1:
        return best
    best_value = value(s, me, best)
    for j in range(1, count):
        found = value(s, me, out[j])
        if found > best_value:
            best_value = found
            best = out[j]
    return best
