"""Tiles that move a penguin besides the movement: the swim and the killer whale (J18, J19)."""

import numpy as np

from nestling.core import log as note
from nestling.core.compiled import routine, rule
from nestling.games.ice import actions as do
from nestling.games.ice.board import CELLS, NEIGHBOUR, TURNS
from nestling.games.ice.movement import relocate, remember, tell_move
from nestling.games.ice.scoring import is_chick, owner_of
from nestling.games.ice.state import FREE, WATER, Happened, Verb

HALF = 61  # cells in the first of two words of a set of cells; no sign bit is touched


@rule
def first_tile(s, cell, d):  # type: ignore[no-untyped-def]
    """From a water cell on in direction d: the first cell that is not water."""
    cell = NEIGHBOUR[cell, d]
    while s.on[cell] == WATER:
        cell = NEIGHBOUR[cell, d]
    return cell


@routine
def landings(s, start):  # type: ignore[no-untyped-def]
    """Where the penguin at `start` can swim (J19): a set of cells in two words."""
    low = 0
    high = 0
    for d in range(TURNS):
        cell = NEIGHBOUR[start, d]
        while s.on[cell] == WATER:
            for turn in range(-2, 3):  # straight on, or one turn of 60 or 120 degrees here
                land = first_tile(s, cell, (d + turn + TURNS) % TURNS)
                if s.on[land] == FREE:
                    if land < HALF:
                        low |= 1 << land
                    else:
                        high |= 1 << (land - HALF)
            cell = NEIGHBOUR[cell, d]
    return low, high


@rule
def holds(low, high, cell):  # type: ignore[no-untyped-def]
    """Whether a set of cells in two words holds a cell."""
    return (low >> cell) & 1 == 1 if cell < HALF else (high >> (cell - HALF)) & 1 == 1


@rule
def can_swim(s, seat):  # type: ignore[no-untyped-def]
    """Whether any of the seat's penguins has a landing."""
    for j in range(s.placed[seat]):
        low, high = landings(s, s.where[seat, j])
        if low != 0 or high != 0:
            return True
    return False


@rule
def legal_swims(s, seat, out):  # type: ignore[no-untyped-def]
    """Passing, then every landing of every own penguin, rising."""
    out[0] = do.PASS
    n = 1
    for j in range(s.placed[seat]):
        start = np.int64(s.where[seat, j])
        low, high = landings(s, start)
        if low != 0 or high != 0:
            for cell in range(s.cells):
                if holds(low, high, cell):
                    out[n] = do.SWIM + CELLS * start + cell
                    n += 1
    return n


@rule
def is_swim(s, seat, action):  # type: ignore[no-untyped-def]
    """Whether this action is one of `legal_swims`."""
    if action == do.PASS:
        return True
    if action < do.SWIM or action >= do.WHALE:
        return False
    start = (action - do.SWIM) // CELLS
    if owner_of(s.on[start]) != seat:
        return False
    low, high = landings(s, start)
    return holds(low, high, (action - do.SWIM) % CELLS)


@routine
def bend(s, start, end):  # type: ignore[no-untyped-def]
    """Where the shortest way from `start` to the landing `end` turns; -1 if it is straight.

    Of several shortest ways a straight one, else that whose first direction comes first.
    """
    best = 1000
    at = -1
    for d in range(TURNS):
        cell = NEIGHBOUR[start, d]
        first_part = 1
        while s.on[cell] == WATER:
            for turn in range(-2, 3):
                way = (d + turn + TURNS) % TURNS
                land = NEIGHBOUR[cell, way]
                steps = first_part + 1
                while s.on[land] == WATER:
                    land = NEIGHBOUR[land, way]
                    steps += 1
                if land == end and (steps < best or (steps == best and turn == 0)):
                    best = steps
                    at = -1 if turn == 0 else cell
            cell = NEIGHBOUR[cell, d]
            first_part += 1
    return at


@rule
def swim(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a swim."""
    start = (action - do.SWIM) // CELLS
    end = (action - do.SWIM) % CELLS
    turn = bend(s, start, end) if len(log) > 0 else -1
    relocate(s, start, end)
    remember(s, seat, Verb.SWIM, start, end)
    e = tell_move(s, log, Happened.SWUM, seat, -1, start, end)
    note.number(log, e, 3, turn)


@rule
def is_prey(s, seat, cell):  # type: ignore[no-untyped-def]
    """Whether the seat's killer whale may drive away what stands there: another's chick (J18)."""
    return is_chick(s.on[cell]) and owner_of(s.on[cell]) != seat


@rule
def legal_whale(s, seat, out):  # type: ignore[no-untyped-def]
    """Passing, then every other player's chick to every free tile, rising."""
    out[0] = do.PASS
    n = 1
    for start in range(s.cells):
        if is_prey(s, seat, start):
            for end in range(s.cells):
                if s.on[end] == FREE:
                    out[n] = do.WHALE + CELLS * start + end
                    n += 1
    return n


@rule
def is_whale_move(s, seat, action):  # type: ignore[no-untyped-def]
    """Whether this action is one of `legal_whale`."""
    if action == do.PASS:
        return True
    if action < do.WHALE or action >= do.ACTIONS:
        return False
    start = (action - do.WHALE) // CELLS
    return is_prey(s, seat, start) and s.on[(action - do.WHALE) % CELLS] == FREE


@rule
def drive(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Carry out the killer whale's move; returns whose chick it was."""
    start = (action - do.WHALE) // CELLS
    end = (action - do.WHALE) % CELLS
    other = owner_of(s.on[start])
    relocate(s, start, end)
    remember(s, seat, Verb.WHALE, start, end)
    tell_move(s, log, Happened.WHALE_MOVED, seat, other, start, end)
    return other
