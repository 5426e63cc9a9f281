"""The three movements: step, swap and sailing (J8 to J13)."""

from nestling.core import log as note
from nestling.core.compiled import routine, rule
from nestling.games.ice import actions as do
from nestling.games.ice.board import (
    AHEAD,
    LEFT,
    LINE_DIRECTION,
    LINE_FROM,
    LINE_OF,
    LINE_STEPS,
    LINE_TO,
    NEIGHBOUR,
    PAIR_FROM,
    PAIR_OF,
    PAIR_TO,
    RIGHT,
    SLIDE,
    TURNS,
)
from nestling.games.ice.scoring import chick_of, mother_of, owner_of
from nestling.games.ice.state import FREE, WATER, Happened, Sailing, SailStop, Verb

ALL_SIDES = (1 << TURNS) - 1


@rule
def sides(s, cell):  # type: ignore[no-untyped-def]
    """Masks of the directions in which a cell has a free tile, water, and ice of any kind.

    Truth values are shifted as they are: `1 if x else 0` would be a branch, at twice the time.
    """
    free = 0
    water = 0
    ice = 0
    for d in range(TURNS):
        beside = s.on[NEIGHBOUR[cell, d]]
        free |= (beside == FREE) << d
        water |= (beside == WATER) << d
        ice |= (beside >= FREE) << d
    return free, water, ice


@rule
def clear_sides(s, water, ice):  # type: ignore[no-untyped-def]
    """Mask of the directions in which a floe with these masks of sides may slide (J11, J12)."""
    left_ice = (ice >> 1) | (ice << (TURNS - 1))
    right_ice = (ice << 1) | (ice >> (TURNS - 1))
    if s.sailing == Sailing.GATE:
        if ice & (ice >> TURNS // 2) != 0:  # wedged between opposite sides
            return 0
        return water & ~(left_ice & right_ice)
    return water & ~(left_ice | right_ice)


@rule
def stops(s, start, d):  # type: ignore[no-untyped-def]
    """Where a floe may stop that may slide in direction d: a mask of distances, bit 0 one cell."""
    if s.sailing == Sailing.GATE:
        return gate_stops(s, start, d)
    cell = NEIGHBOUR[start, d]
    steps = 1
    while True:
        ahead = s.on[SLIDE[cell, d, AHEAD]]
        flanked = s.on[SLIDE[cell, d, LEFT]] >= FREE or s.on[SLIDE[cell, d, RIGHT]] >= FREE
        if flanked or ahead != WATER:
            break
        cell = SLIDE[cell, d, AHEAD]
        steps += 1
    if s.sail_stop == SailStop.DOCK and (flanked or ahead >= FREE):
        return 1 << (steps - 1)  # its other sides lie in the water that it came through
    return (1 << steps) - 1


@routine
def gate_stops(s, start, d):  # type: ignore[no-untyped-def]
    """The same with the setting `gate` (J12)."""
    allowed = 0
    in_open_water = 0
    cell = start
    last = 0
    barred = False
    while s.on[SLIDE[cell, d, AHEAD]] == WATER and not barred:
        cell = SLIDE[cell, d, AHEAD]
        last = last << 1 if last > 0 else 1
        ice = ice_around(s, cell, start)
        if has_three_open(ice):
            allowed |= last
        if ice == 0:
            in_open_water |= last
        barred = s.on[SLIDE[cell, d, LEFT]] >= FREE and s.on[SLIDE[cell, d, RIGHT]] >= FREE
    if s.sail_stop == SailStop.FREE:
        return allowed
    if allowed & last != 0 and in_open_water & last == 0:
        return last
    return in_open_water


@rule
def ice_around(s, cell, start):  # type: ignore[no-untyped-def]
    """Mask of the sides where ice touches a floe at `cell` that came from `start` (J11)."""
    mask = 0
    for d in range(TURNS):
        beside = NEIGHBOUR[cell, d]
        if s.on[beside] >= FREE and beside != start:
            mask |= 1 << d
    return mask


@rule
def has_three_open(ice):  # type: ignore[no-untyped-def]
    """Whether three cyclically adjacent sides of this mask are not ice (J12)."""
    free = ALL_SIDES & ~ice
    free |= free << TURNS
    return free & (free >> 1) & (free >> 2) & ALL_SIDES != 0


@rule
def may_swap(s, seat, d):  # type: ignore[no-untyped-def]
    """Whether the seat's mother has an own chick in direction d (J10)."""
    return s.on[NEIGHBOUR[s.mother[seat], d]] == chick_of(seat)


@rule
def legal_movements(s, seat, out, n):  # type: ignore[no-untyped-def]
    """Add the seat's steps, swaps and sailings, rising.

    Each candidate is written and the next overwrites it unless it counts: a branch that the
    processor can't foresee costs more than the writing.
    """
    sailing = 0  # mask of the directions of each floe, six bits for each
    for j in range(s.placed[seat]):
        cell = s.where[seat, j]
        free, water, ice = sides(s, cell)
        for d in range(TURNS):
            out[n] = do.STEP + PAIR_OF[cell, d]
            n += (free >> d) & 1
        sailing |= clear_sides(s, water, ice) << (TURNS * j)
    for d in range(TURNS):
        out[n] = do.SWAP + PAIR_OF[s.mother[seat], d]
        n += may_swap(s, seat, d)
    j = 0
    while sailing != 0:
        if sailing & ALL_SIDES != 0:
            n = legal_sailings(s, s.where[seat, j], sailing & ALL_SIDES, out, n)
        sailing >>= TURNS
        j += 1
    return n


@rule
def legal_sailings(s, start, directions, out, n):  # type: ignore[no-untyped-def]
    """Add where the floe at `start` may sail in these directions."""
    d = 0
    while directions != 0:
        if directions & 1 == 1:
            distances = stops(s, start, d)
            line = do.SAIL + LINE_OF[start, d]
            while distances != 0:
                out[n] = line
                n += distances & 1
                distances >>= 1
                line += 1
        directions >>= 1
        d += 1
    return n


@rule
def can_sail(s, start):  # type: ignore[no-untyped-def]
    """Whether the floe at `start` can sail anywhere."""
    _, water, ice = sides(s, start)
    directions = clear_sides(s, water, ice)
    for d in range(TURNS):
        if (directions >> d) & 1 == 1 and stops(s, start, d) != 0:
            return True
    return False


@routine
def can_move(s, seat):  # type: ignore[no-untyped-def]
    """Whether the seat has any movement (J8)."""
    for j in range(s.placed[seat]):
        for d in range(TURNS):
            if s.on[NEIGHBOUR[s.where[seat, j], d]] == FREE:
                return True
    for d in range(TURNS):
        if may_swap(s, seat, d):
            return True
    for j in range(s.placed[seat]):
        if can_sail(s, s.where[seat, j]):
            return True
    return False


@rule
def is_movement(s, seat, action):  # type: ignore[no-untyped-def]
    """Whether this action is one of `legal_movements`."""
    if do.STEP <= action < do.SWAP:
        pair = action - do.STEP
        return owner_of(s.on[PAIR_FROM[pair]]) == seat and s.on[PAIR_TO[pair]] == FREE
    if do.SWAP <= action < do.SAIL:
        pair = action - do.SWAP
        return s.mother[seat] == PAIR_FROM[pair] and s.on[PAIR_TO[pair]] == chick_of(seat)
    if do.SAIL <= action < do.SWIM:
        line = action - do.SAIL
        start = LINE_FROM[line]
        d = LINE_DIRECTION[line]
        _, water, ice = sides(s, start)
        if owner_of(s.on[start]) == seat and (clear_sides(s, water, ice) >> d) & 1 == 1:
            return (stops(s, start, d) >> (LINE_STEPS[line] - 1)) & 1 == 1
    return False


@routine
def relocate(s, start, end):  # type: ignore[no-untyped-def]
    """Put the penguin of one cell on another; what it leaves is a free tile."""
    penguin = s.on[start]
    seat = owner_of(penguin)
    s.on[start] = FREE
    s.on[end] = penguin
    if penguin == mother_of(seat):
        s.mother[seat] = end
    j = 0
    while s.where[seat, j] != start:
        j += 1
    while j > 0 and s.where[seat, j - 1] > end:
        s.where[seat, j] = s.where[seat, j - 1]
        j -= 1
    while j < s.placed[seat] - 1 and s.where[seat, j + 1] < end:
        s.where[seat, j] = s.where[seat, j + 1]
        j += 1
    s.where[seat, j] = end


@rule
def remember(s, seat, verb, start, end):  # type: ignore[no-untyped-def]
    """Note what changed the board last, for views."""
    s.last_seat = seat
    s.last_verb = verb
    s.last_from = start
    s.last_to = end


@rule
def tell_move(s, log, happened, seat, other, start, end):  # type: ignore[no-untyped-def]
    """Log that the penguin now on `end` came from `start`; returns the event's place."""
    e = note.event(log, happened, seat, other)
    note.number(log, e, 0, start)
    note.number(log, e, 1, end)
    note.number(log, e, 2, 1 if s.on[end] % 2 == 0 else 0)
    return e


@rule
def make_movement(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Carry out one of `legal_movements`."""
    if action < do.SWAP:
        start = PAIR_FROM[action - do.STEP]
        end = PAIR_TO[action - do.STEP]
        relocate(s, start, end)
        remember(s, seat, Verb.STEP, start, end)
        tell_move(s, log, Happened.STEPPED, seat, -1, start, end)
    elif action < do.SAIL:
        start = PAIR_FROM[action - do.SWAP]
        end = PAIR_TO[action - do.SWAP]
        s.on[start] = chick_of(seat)
        s.on[end] = mother_of(seat)
        s.mother[seat] = end
        remember(s, seat, Verb.SWAP, start, end)
        tell_move(s, log, Happened.SWAPPED, seat, -1, start, end)
    else:
        start = LINE_FROM[action - do.SAIL]
        end = LINE_TO[action - do.SAIL]
        relocate(s, start, end)
        s.on[start] = WATER
        s.tile[end] = s.tile[start]
        s.tile[start] = -1
        remember(s, seat, Verb.SAIL, start, end)
        e = tell_move(s, log, Happened.SAILED, seat, -1, start, end)
        note.number(log, e, 3, LINE_STEPS[action - do.SAIL])
