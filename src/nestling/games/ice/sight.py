"""What a seat may see: its view, its version of an event, a deal it cannot tell from the true one.

This file alone decides visibility (J2, J27). Hidden are the tiles that lie, those left in the box
by the quick start, and, with `saved = hidden`, the tiles that others keep or may keep; of these
all know that they are of a kind that can be kept.
"""

import numpy as np

from nestling.core import log as note
from nestling.core.compiled import entry, rule
from nestling.core.draws import draw
from nestling.games.ice import rules, scoring
from nestling.games.ice.board import CELLS, CHICKS, FAMILY, KINDS, SEATS
from nestling.games.ice.state import FREE, Phase, Saved


@rule
def sees_kept(s, viewer, seat):  # type: ignore[no-untyped-def]
    """Whether the viewer sees which tile the seat keeps or may keep (J27)."""
    return viewer == seat or s.saved != Saved.HIDDEN


@entry
def observe(states, i, seat, views, j):  # type: ignore[no-untyped-def]
    """Fill views[j] with what the seat may see of states[i]; seat -1 is an onlooker."""
    s = states[i]
    v = views[j]
    v.seat = seat
    rules.take_settings(v, s)
    v.phase = s.phase
    v.actors = rules.waiting(s)
    v.turn = s.turn
    v.turns = s.turns
    v.family = scoring.family(s)
    v.free_tiles = s.free_tiles
    v.lifts = s.lifts
    v.effect = s.effect
    v.movements = s.movements
    v.moved = s.moved
    v.last_seat = s.last_seat
    v.last_verb = s.last_verb
    v.last_from = s.last_from
    v.last_to = s.last_to
    v.winners = s.winners
    v.why = s.why
    see_board(s, v)
    see_families(s, v)
    see_tiles(s, v, seat)


@rule
def see_board(s, v):  # type: ignore[no-untyped-def]
    """Ice, water and penguins: all in the open."""
    for cell in range(CELLS):
        v.ice[cell] = -1
        v.owner[cell] = -1
        if cell < s.cells:
            v.ice[cell] = 1 if s.on[cell] >= FREE else 0
            if s.on[cell] > FREE:
                v.owner[cell] = scoring.owner_of(s.on[cell])


@rule
def see_families(s, v):  # type: ignore[no-untyped-def]
    """Where each family stands and what that is worth."""
    for seat in range(SEATS):
        v.mother[seat] = s.mother[seat]
        count = 0
        for k in range(CHICKS):
            v.chicks[seat, k] = -1
        for k in range(FAMILY):
            if s.where[seat, k] >= 0 and s.where[seat, k] != s.mother[seat]:
                v.chicks[seat, count] = s.where[seat, k]
                count += 1
        inside = seat < s.players
        v.points[seat] = scoring.points(s, seat) if inside else 0
        v.at_mother[seat] = scoring.at_mother(s, seat) if inside else 0


@rule
def see_tiles(s, v, viewer):  # type: ignore[no-untyped-def]
    """Tiles kept, and how many of each kind the viewer has not seen."""
    count_unseen(s, viewer, v.unseen)
    v.undrawn = 0
    for kind in range(KINDS):
        v.undrawn += s.box[kind]
    v.keeps = 0
    for seat in range(SEATS):
        v.kept[seat] = -1
        if s.kept[seat] >= 0:
            v.keeps |= 1 << seat
            if sees_kept(s, viewer, seat):
                v.kept[seat] = s.kept[seat]
    v.lifted = s.lifted if sees_kept(s, viewer, s.turn) else -1


@rule
def count_unseen(s, viewer, unseen):  # type: ignore[no-untyped-def]
    """Count by kind the tiles that the viewer has not seen."""
    for kind in range(KINDS):
        unseen[kind] = s.box[kind]
    for cell in range(s.cells):
        if s.tile[cell] >= 0:
            unseen[s.tile[cell]] += 1
    for seat in range(s.players):
        if s.kept[seat] >= 0 and not sees_kept(s, viewer, seat):
            unseen[s.kept[seat]] += 1
    if s.phase == Phase.KEEP and not sees_kept(s, viewer, s.turn):
        unseen[s.lifted] += 1


@entry
def redact(log, j, seat):  # type: ignore[no-untyped-def]
    """Take out of event log[j] the tile that the seat may not see; seat -1 is an onlooker."""
    note.hide_cards(log[j], seat)


@entry
def redeterminise(states, i, seat, k0, k1):  # type: ignore[no-untyped-def]
    """Deal states[i] anew in whatever the seat cannot know, under a new key (k0, k1)."""
    s = states[i]
    s.key[0] = k0
    s.key[1] = k1
    s.draws = 0
    count_unseen(s, seat, s.box)
    for other in range(s.players):
        if s.kept[other] >= 0 and not sees_kept(s, seat, other):
            s.kept[other] = draw_tile(s, True)
    if s.phase == Phase.KEEP and not sees_kept(s, seat, s.turn):
        s.lifted = draw_tile(s, True)
    for cell in range(s.cells):
        if s.tile[cell] >= 0:
            s.tile[cell] = draw_tile(s, False)


@rule
def draw_tile(s, to_keep):  # type: ignore[no-untyped-def]
    """Draw a tile out of the box, if asked one of a kind that can be kept; returns its kind."""
    count = 0
    for kind in range(KINDS):
        if not to_keep or rules.is_keepable(kind):
            count += s.box[kind]
    nth = draw(s, count)
    kind = -1
    while nth >= 0:
        kind += 1
        if not to_keep or rules.is_keepable(kind):
            nth -= s.box[kind]
    s.box[kind] -= 1
    return np.int64(kind)
