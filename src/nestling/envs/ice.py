"""The observation of Jää Sulaa.

It says what sight.py lets the seat see. Seats are told from the observer on, clockwise: 0 is
oneself. A test deals anew whatever the seat cannot know and finds the same observation.
"""

from nestling.core.compiled import rule
from nestling.envs.layout import Block, Observation, offsets_of
from nestling.games.ice import scoring, sight
from nestling.games.ice.board import CELLS, KINDS, SEATS
from nestling.games.ice.state import FREE, OUTSIDE, WATER, Phase

SEAT_NUMBERS = ("points", "at_mother", "mother", "keeps", "kept")
BLOCKS = (
    Block("phase", (1,), 0, 8, "what is decided: a number of Phase", True),
    Block("my_turn", (1,), 0, 1, "whether the observer has a decision to make"),
    Block("players", (1,), 2, 4, "how many play"),
    Block(
        "settings",
        (7,),
        0,
        2,
        "sailing, sail_stop, saved, quick_start, no_actions, junior, junior_mothers",
    ),
    Block("turns", (1,), 0, 100, "turns begun"),
    Block("free_tiles", (1,), 0, CELLS, "tiles that bear no penguin"),
    Block("lifts", (1,), 0, CELLS, "tiles lifted this turn"),
    Block("effect", (1,), -1, KINDS, "the kind of tile that took effect this turn, or -1", True),
    Block("lifted", (1,), -1, KINDS, "the tile that may be kept, if it is seen, or -1", True),
    Block("movements", (1,), 0, 2, "movements left"),
    Block("moved", (1,), 0, 2, "movements made this turn"),
    Block("undrawn", (1,), 0, CELLS, "how many of the unseen tiles are not in the game"),
    Block("unseen", (KINDS,), 0, CELLS, "tiles that the observer has not seen, by kind"),
    Block(
        "seats",
        (SEATS, len(SEAT_NUMBERS)),
        -10,
        CELLS,
        "a row a seat, from the observer on; all -1 where nobody sits: points as things stand; "
        "own chicks at the mother; the mother's cell, or -1; whether a tile is kept; its kind, if "
        "the observer may see it, or -1",
    ),
    Block(
        "cells",
        (CELLS,),
        OUTSIDE,
        2 * SEATS,
        "by cell: -2 outside, -1 water, 0 a free tile, 1 + 2 * seat a chick, 2 + 2 * seat a "
        "mother, seats from the observer on",
        True,
    ),
)

_AT = offsets_of(BLOCKS)
SEAT = len(SEAT_NUMBERS)
UNSEEN_AT = _AT["unseen"]
SEATS_AT = _AT["seats"]
CELLS_AT = _AT["cells"]

# The memo: tiles that lie covered or in the box, by kind; how many tiles were free by then.
COUNTED = KINDS
MEMO = KINDS + 1


@rule
def count_covered(s, memo):  # type: ignore[no-untyped-def]
    """Bring the memo's count of covered tiles up to date: only lifting changes it."""
    if memo[COUNTED] == s.free_tiles:
        return
    for kind in range(KINDS):
        memo[kind] = s.box[kind]
    for cell in range(s.cells):
        if s.tile[cell] >= 0:
            memo[s.tile[cell]] += 1
    memo[COUNTED] = s.free_tiles


@rule
def observe(s, me, out, memo):  # type: ignore[no-untyped-def]
    """Fill `out` (int8) with what the seat may see."""
    out[0] = s.phase
    out[1] = s.turn == me
    out[2] = s.players
    out[3] = s.sailing
    out[4] = s.sail_stop
    out[5] = s.saved
    out[6] = s.quick_start
    out[7] = s.no_actions
    out[8] = s.junior
    out[9] = s.junior_mothers
    out[10] = s.turns
    out[11] = s.free_tiles
    out[12] = s.lifts
    out[13] = s.effect
    seen = s.phase == Phase.KEEP and sight.sees_kept(s, me, s.turn)
    out[14] = s.lifted if seen else -1
    out[15] = s.movements
    out[16] = s.moved
    out[17] = 0
    for kind in range(KINDS):
        out[17] += s.box[kind]
    see_tiles(s, me, out, memo)
    see_seats(s, me, out)
    for cell in range(CELLS):
        what = s.on[cell]
        if what > FREE:
            r = scoring.owner_of(what) - me
            out[CELLS_AT + cell] = what + 2 * ((r if r >= 0 else r + s.players) - r - me)
        else:
            out[CELLS_AT + cell] = what


@rule
def see_tiles(s, me, out, memo):  # type: ignore[no-untyped-def]
    """Tiles that the observer has not seen."""
    count_covered(s, memo)
    for kind in range(KINDS):
        out[UNSEEN_AT + kind] = memo[kind]
    for seat in range(s.players):
        if s.kept[seat] >= 0 and not sight.sees_kept(s, me, seat):
            out[UNSEEN_AT + s.kept[seat]] += 1
    if s.phase == Phase.KEEP and not sight.sees_kept(s, me, s.turn):
        out[UNSEEN_AT + s.lifted] += 1


@rule
def see_seats(s, me, out):  # type: ignore[no-untyped-def]
    """How each family stands, and who keeps a tile."""
    seat = me
    for r in range(SEATS):
        at = SEATS_AT + SEAT * r
        if r >= s.players:
            for k in range(SEAT):
                out[at + k] = -1
        else:
            out[at] = scoring.points(s, seat)
            out[at + 1] = scoring.at_mother(s, seat)
            out[at + 2] = s.mother[seat]
            out[at + 3] = s.kept[seat] >= 0
            out[at + 4] = s.kept[seat] if sight.sees_kept(s, me, seat) else -1
        seat = seat + 1 if seat + 1 < s.players else 0


OBSERVATION = Observation(BLOCKS, observe, MEMO)
assert WATER < FREE  # what is no penguin is told as it is
