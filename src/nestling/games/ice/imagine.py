"""A state that looks to a seat as its view says: for whoever has the view and nothing else."""

from nestling.core.compiled import entry, routine, rule
from nestling.games.ice import rules, scoring, sight
from nestling.games.ice.board import CELLS, KINDS, SEATS, TURNS
from nestling.games.ice.state import FREE, WATER, Phase


@entry
def imagine(views, j, states, i, k0, k1):  # type: ignore[no-untyped-def]
    """Fill states[i] with a game that views[j] could be of, what is hidden dealt by (k0, k1).

    The view is a seat's or an onlooker's, of a game that is not over. How many actions were
    played before is not in it, so `plays` is 0.
    """
    v = views[j]
    s = states[i]
    s.plays = 0
    rules.take_settings(s, v)
    rules.blank(s)
    s.phase = v.phase
    s.turn = v.turn
    s.turns = v.turns
    s.free_tiles = v.free_tiles
    s.lifts = v.lifts
    s.effect = v.effect
    s.movements = v.movements
    s.moved = v.moved
    s.last_seat = v.last_seat
    s.last_verb = v.last_verb
    s.last_from = v.last_from
    s.last_to = v.last_to
    lay_board(s, v)
    lay_tiles(s, v)
    sight.redeterminise(states, i, v.seat, k0, k1)


@routine
def lay_board(s, v):  # type: ignore[no-untyped-def]
    """Ice, water and penguins."""
    rim = s.cells - TURNS * rules.radius(s)
    for cell in range(s.cells):
        owner = v.owner[cell]
        s.on[cell] = FREE if v.ice[cell] == 1 else WATER
        if owner >= 0:
            is_mother = v.mother[owner] == cell
            s.on[cell] = scoring.mother_of(owner) if is_mother else scoring.chick_of(owner)
            s.where[owner, s.placed[owner]] = cell
            s.placed[owner] += 1
            if s.phase == Phase.CHICKS:
                s.sides[owner] |= 1 << ((cell - rim) // rules.radius(s))
    for seat in range(SEATS):
        s.mother[seat] = v.mother[seat]


@routine
def lay_tiles(s, v):  # type: ignore[no-untyped-def]
    """Tiles of the kinds that are there, in some order: they are dealt anew."""
    for kind in range(KINDS):
        s.box[kind] = v.unseen[kind]
    for seat in range(s.players):
        if (v.keeps >> seat) & 1 == 1:
            s.kept[seat] = v.kept[seat] if v.kept[seat] >= 0 else take_first(s, True)
    if s.phase == Phase.KEEP:
        s.lifted = v.lifted if v.lifted >= 0 else take_first(s, True)
    for cell in range(CELLS):
        s.tile[cell] = -1
        if cell < s.cells and s.on[cell] >= FREE:
            s.tile[cell] = take_first(s, False)


@rule
def take_first(s, to_keep):  # type: ignore[no-untyped-def]
    """Take a tile out of the box, if asked one of a kind that can be kept."""
    kind = 0
    while s.box[kind] == 0 or (to_keep and not rules.is_keepable(kind)):
        kind += 1
    s.box[kind] -= 1
    return kind
