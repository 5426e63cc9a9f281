"""The three movements: step, swap and sailing (J8 to J13)."""

from nestling.core import log as note
from nestling.core.compiled import rule
from nestling.games.ice import actions as do
from nestling.games.ice.board import (
    LINE_DIRECTION,
    LINE_FROM,
    LINE_OF,
    LINE_STEPS,
    LINE_TO,
    MOST_STEPS,
    NEIGHBOUR,
    PAIR_FROM,
    PAIR_OF,
    PAIR_TO,
    TURNS,
)
from nestling.games.ice.scoring import chick_of, mother_of, owner_of
from nestling.games.ice.state import FREE, WATER, Happened, Sailing, SailStop, Verb

ALL_SIDES = (1 << TURNS) - 1


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
def is_wedged(ice):  # type: ignore[no-untyped-def]
    """Whether two opposite sides of this mask are ice (J12)."""
    return ice & (ice >> 3) != 0


@rule
def has_three_open(ice):  # type: ignore[no-untyped-def]
    """Whether three cyclically adjacent sides of this mask are not ice (J12)."""
    free = ALL_SIDES & ~ice
    free |= free << TURNS
    return free & (free >> 1) & (free >> 2) & ALL_SIDES != 0


@rule
def ray(s, start, d):  # type: ignore[no-untyped-def]
    """How many clear slides the floe at `start` makes in direction d (J11, J12)."""
    left = d + 1 if d < TURNS - 1 else 0
    right = d - 1 if d > 0 else TURNS - 1
    cell = start
    steps = 0
    ahead = NEIGHBOUR[cell, d]
    while s.on[ahead] == WATER:
        barred = 0
        if s.on[NEIGHBOUR[cell, left]] >= FREE:
            barred += 1
        if s.on[NEIGHBOUR[cell, right]] >= FREE:
            barred += 1
        if barred > s.sailing:  # one flank bars with THREE_SIDES = 0, only both with GATE = 1
            break
        cell = ahead
        steps += 1
        ahead = NEIGHBOUR[cell, d]
    return steps


@rule
def stops(s, start, d):  # type: ignore[no-untyped-def]
    """Mask of the distances that the floe at `start` may sail in direction d: bit 0 is one cell."""
    steps = ray(s, start, d)
    if steps == 0:
        return 0
    if s.sailing == Sailing.GATE:
        return gate_stops(s, start, d, steps)
    if s.sail_stop == SailStop.DOCK:
        last = LINE_TO[LINE_OF[start, d] + steps - 1]
        if ice_around(s, last, start) != 0:
            return 1 << (steps - 1)
    return (1 << steps) - 1


@rule
def gate_stops(s, start, d, steps):  # type: ignore[no-untyped-def]
    """The same with the setting `gate`, the ray being `steps` long (J12)."""
    if is_wedged(ice_around(s, start, start)):
        return 0
    allowed = 0
    in_open_water = 0
    line = LINE_OF[start, d]
    for k in range(steps):
        ice = ice_around(s, LINE_TO[line + k], start)
        if has_three_open(ice):
            allowed |= 1 << k
        if ice == 0:
            in_open_water |= 1 << k
    if s.sail_stop == SailStop.FREE:
        return allowed
    last = 1 << (steps - 1)
    if allowed & last != 0 and in_open_water & last == 0:
        return last
    return in_open_water


@rule
def may_swap(s, seat, d):  # type: ignore[no-untyped-def]
    """Whether the seat's mother has an own chick in direction d (J10)."""
    return s.on[NEIGHBOUR[s.mother[seat], d]] == chick_of(seat)


@rule
def legal_movements(s, seat, out, n):  # type: ignore[no-untyped-def]
    """Add the seat's steps, swaps and sailings, rising."""
    at_water = 0
    for j in range(s.placed[seat]):
        cell = s.where[seat, j]
        for d in range(TURNS):
            beside = s.on[NEIGHBOUR[cell, d]]
            if beside == FREE:
                out[n] = do.STEP + PAIR_OF[cell, d]
                n += 1
            elif beside == WATER:
                at_water |= 1 << j
    for d in range(TURNS):
        if may_swap(s, seat, d):
            out[n] = do.SWAP + PAIR_OF[s.mother[seat], d]
            n += 1
    for j in range(s.placed[seat]):
        if (at_water >> j) & 1 == 1:
            n = legal_sailings(s, s.where[seat, j], out, n)
    return n


@rule
def legal_sailings(s, start, out, n):  # type: ignore[no-untyped-def]
    """Add where the floe at `start` may sail."""
    for d in range(TURNS):
        if s.on[NEIGHBOUR[start, d]] == WATER:
            distances = stops(s, start, d)
            k = 0
            while distances != 0:
                if distances & 1 == 1:
                    out[n] = do.SAIL + LINE_OF[start, d] + k
                    n += 1
                distances >>= 1
                k += 1
    return n


@rule
def can_move(s, seat):  # type: ignore[no-untyped-def]
    """Whether the seat has any movement (J8)."""
    for j in range(s.placed[seat]):
        cell = s.where[seat, j]
        for d in range(TURNS):
            beside = s.on[NEIGHBOUR[cell, d]]
            if beside == FREE or (beside == WATER and stops(s, cell, d) != 0):
                return True
    for d in range(TURNS):
        if may_swap(s, seat, d):
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
        if owner_of(s.on[start]) == seat:
            return (stops(s, start, LINE_DIRECTION[line]) >> (LINE_STEPS[line] - 1)) & 1 == 1
    return False


@rule
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
