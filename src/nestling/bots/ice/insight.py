"""What the search asks of Jää Sulaa: deals of the tiles, what is seen, which moves look good."""

import numpy as np

from nestling.bots.ice.greedy import DISTANCE, lift_worth, place_worth
from nestling.bots.policies import below, next_random
from nestling.bots.search import four, mix
from nestling.core.compiled import routine, rule
from nestling.games.ice import actions as do
from nestling.games.ice import scoring, sight
from nestling.games.ice.board import CELLS, KINDS, LINE_FROM, LINE_TO, PAIR_FROM, PAIR_TO

CELLS_A_WORD = 12  # of the hash, five bits each
STEP_WORTH = 0.02  # of a step nearer to the mother, as a share of the win
POINT_WORTH = 0.06  # of a point
LIFT_WORTH = 0.01


@rule
def gather(s, me):  # type: ignore[no-untyped-def]
    """Put all tiles that I have not seen into the box."""
    sight.count_unseen(s, me, s.box)


@rule
def deal(s, me, stream):  # type: ignore[no-untyped-def]
    """Lay the tiles anew, and give the others other tiles to keep if those are hidden."""
    s.key[0] = next_random(stream, 0)
    s.key[1] = next_random(stream, 0)
    left = 0
    for kind in range(KINDS):
        left += s.box[kind]
    for other in range(s.players):
        if s.kept[other] >= 0 and not sight.sees_kept(s, me, other):
            s.kept[other] = sight.draw_tile(s, True)
            left -= 1
    for cell in range(s.cells):
        if s.tile[cell] >= 0:
            nth = below(stream, 0, left)
            kind = 0
            while nth >= s.box[kind]:
                nth -= s.box[kind]
                kind += 1
            s.box[kind] -= 1
            left -= 1
            s.tile[cell] = kind


@rule
def key(s, mover, me):  # type: ignore[no-untyped-def]
    """A hash of the position as the mover sees it if it is me, else as all do."""
    h = mix(np.uint64(0), four(s.phase, mover, s.effect, s.movements))
    h = mix(h, four(s.moved, s.lifts, s.lifted if sight.sees_kept(s, me, mover) else 0, 0))
    for seat in range(s.players):
        shown = s.kept[seat] if sight.sees_kept(s, me, seat) else min(s.kept[seat], 0)
        h = mix(h, four(s.mother[seat], shown, seat, 0))
    word = np.int64(0)
    for cell in range(s.cells):
        word = (word << 5) | (np.int64(s.on[cell]) + 1)
        if cell % CELLS_A_WORD == CELLS_A_WORD - 1:
            h = mix(h, word)
            word = np.int64(0)
    return mix(h, word)


@rule
def mark(s):  # type: ignore[no-untyped-def]
    """The turn."""
    return s.turns


@rule
def settled(s, begun, left, done):  # type: ignore[no-untyped-def]
    """Whether the turn is over in which the tree was left."""
    return left >= 0 and s.turns > left


@routine
def away(s, seat, cell, moved_from, moved_to):  # type: ignore[no-untyped-def]
    """Steps that the seat's chicks have to go to a mother on `cell`, if one of them has moved."""
    total = 0
    for j in range(s.placed[seat]):
        at = np.int64(s.where[seat, j])
        if at != s.mother[seat]:
            if at == moved_from:
                at = moved_to
            total += DISTANCE[at, cell]
    return total


@routine
def strangers(s, seat, cell):  # type: ignore[no-untyped-def]
    """Other players' penguins beside a cell."""
    count = 0
    for other in range(s.players):
        if other != seat:
            for j in range(s.placed[other]):
                count += DISTANCE[s.where[other, j], cell] == 1
    return count


@rule
def bother(s, seat, cell):  # type: ignore[no-untyped-def]
    """Other players' mothers beside a cell."""
    count = 0
    for other in range(s.players):
        if other != seat:
            count += DISTANCE[cell, s.mother[other]] == 1
    return count


@routine
def shift_worth(s, start, end):  # type: ignore[no-untyped-def]
    """What it is worth to its owner that the penguin on `start` goes to `end`."""
    penguin = s.on[start]
    seat = np.int64(scoring.owner_of(penguin))
    mother = np.int64(s.mother[seat])
    worth = POINT_WORTH * (bother(s, seat, end) - bother(s, seat, start))
    if scoring.is_chick(penguin):
        worth += STEP_WORTH * (DISTANCE[start, mother] - DISTANCE[end, mother])
        return worth + POINT_WORTH * (
            (DISTANCE[end, mother] == 1) - 1.0 * (DISTANCE[start, mother] == 1)
        )
    steps = away(s, seat, start, -1, -1) - away(s, seat, end, -1, -1)
    return (
        worth
        + 2 * STEP_WORTH * steps
        + POINT_WORTH * (strangers(s, seat, start) - strangers(s, seat, end))
    )


@rule
def swap_worth(s, seat, mother, chick):  # type: ignore[no-untyped-def]
    """What it is worth that mother and chick exchange tiles."""
    steps = away(s, seat, mother, -1, -1) - away(s, seat, chick, chick, mother)
    return 2 * STEP_WORTH * steps + POINT_WORTH * (
        strangers(s, seat, mother) - strangers(s, seat, chick)
    )


@routine
def prior(s, mover, action):  # type: ignore[no-untyped-def]
    """How good an action looks at a glance."""
    if action < do.PLACE:
        return 0.0
    if action < do.LIFT:
        return STEP_WORTH * place_worth(s, mover, action - do.PLACE)
    if action < do.STEP:
        return LIFT_WORTH * lift_worth(s, mover, action - do.LIFT)
    if action < do.SWAP:
        return shift_worth(s, PAIR_FROM[action - do.STEP], PAIR_TO[action - do.STEP])
    if action < do.SAIL:
        return swap_worth(s, mover, PAIR_FROM[action - do.SWAP], PAIR_TO[action - do.SWAP])
    if action < do.SWIM:
        return shift_worth(s, LINE_FROM[action - do.SAIL], LINE_TO[action - do.SAIL])
    if action < do.WHALE:
        return shift_worth(s, (action - do.SWIM) // CELLS, (action - do.SWIM) % CELLS)
    start = (action - do.WHALE) // CELLS
    end = (action - do.WHALE) % CELLS
    mine = np.int64(s.mother[mover])
    worth = POINT_WORTH * ((DISTANCE[start, mine] == 1) - 1.0 * (DISTANCE[end, mine] == 1))
    return worth - shift_worth(s, start, end)


@routine
def roll(s, mover, out, count, stream):  # type: ignore[no-untyped-def]
    """Play on by what looks best at a glance."""
    best = out[0]
    most = prior(s, mover, np.int64(best))
    for j in range(1, count):
        worth = prior(s, mover, np.int64(out[j]))
        if worth > most:
            most = worth
            best = out[j]
    return best
