"""Jää Sulaa: the course of the game, in the order of the rulebook.

Everyone places chicks, then mothers, on the rim (J4, J5). A turn is to lift a free tile (J7),
carry out its action (J15 to J20; swimming.py), and make one movement (J8 to J13; movement.py).
The game ends when a family is together or the last free tile is gone (J21; scoring.py).

`start`, `actors`, `legal`, `play` and `outcome` are the compiled surface, with `observe`,
`redact` and `redeterminise` in sight.py. All take an array of STATE records and an index, never
allocate, and answer bad input with a number. What an action's number means is in actions.py.
Who decides at any time follows from public facts alone: even with tiles kept hidden, all see
that the lifted tile is of a kind that may be kept, and who keeps one (J27).
"""

from nestling.core import log as note
from nestling.core.compiled import entry, routine, rule
from nestling.core.draws import shuffle
from nestling.core.game import GAME_OVER, NOT_LEGAL, NOT_YOUR_TURN
from nestling.games.ice import actions as do
from nestling.games.ice import movement, scoring, swimming
from nestling.games.ice.board import CELLS, FAMILY, KINDS, SEATS, TILES, TURNS, Tile
from nestling.games.ice.state import (
    FREE,
    OUTSIDE,
    WATER,
    Happened,
    Phase,
    Reason,
    Saved,
    Verb,
    Why,
)


@entry
def start(states, i, settings, j, k0, k1, log):  # type: ignore[no-untyped-def]
    """Set up states[i] by settings[j] under the key (k0, k1) (J1 to J3); returns the events."""
    note.begin(log)
    s = states[i]
    s.key[0] = k0
    s.key[1] = k1
    s.draws = 0
    s.plays = 0
    take_settings(s, settings[j])
    blank(s)
    lay_tiles(s)
    tell_tiles(s, log)
    return note.written(log)


@rule
def take_settings(s, wanted):  # type: ignore[no-untyped-def]
    """Copy the settings into the state."""
    s.players = wanted.players
    s.youngest = wanted.youngest
    s.sailing = wanted.sailing
    s.sail_stop = wanted.sail_stop
    s.saved = wanted.saved
    s.quick_start = wanted.quick_start
    s.no_actions = wanted.no_actions
    s.junior = wanted.junior
    s.junior_mothers = wanted.junior_mothers


@rule
def radius(s):  # type: ignore[no-untyped-def]
    """The distance of the rim from the middle (J1)."""
    return s.players + 1


@routine
def blank(s):  # type: ignore[no-untyped-def]
    """An area full of free tiles, and nobody on it yet."""
    s.cells = 3 * radius(s) * (radius(s) + 1) + 1
    s.phase = Phase.CHICKS
    s.turn = s.youngest
    s.turns = 0
    for cell in range(CELLS + 1):
        s.on[cell] = FREE if cell < s.cells else OUTSIDE
    s.free_tiles = s.cells
    for seat in range(SEATS):
        for j in range(FAMILY):
            s.where[seat, j] = -1
        s.placed[seat] = 0
        s.mother[seat] = -1
        s.sides[seat] = 0
        s.kept[seat] = -1
        s.points[seat] = 0
    s.last_seat = -1
    s.last_verb = -1
    s.last_from = -1
    s.last_to = -1
    s.winners = 0
    s.why = -1
    clear_turn(s)


@rule
def clear_turn(s):  # type: ignore[no-untyped-def]
    """Forget what belonged to one turn only."""
    s.lifted = -1
    s.lifts = 0
    s.effect = -1
    s.movements = 0
    s.moved = 0


@rule
def drawn_from(s):  # type: ignore[no-untyped-def]
    """The number of players whose tiles are mixed: with the quick start all of them (J2, J25)."""
    return SEATS if s.quick_start == 1 else s.players


@routine
def lay_tiles(s):  # type: ignore[no-untyped-def]
    """Mix the tiles and lay one on each cell (J2, J25, J26)."""
    count = 0
    for kind in range(KINDS):
        s.box[kind] = 0
        for _ in range(TILES[drawn_from(s), kind]):
            s.tile[count] = Tile.EMPTY if s.no_actions == 1 else kind
            count += 1
    shuffle(s, s.tile, 0, count)
    for cell in range(s.cells, CELLS):
        if cell < count:
            s.box[s.tile[cell]] += 1
        s.tile[cell] = -1


@routine
def tell_tiles(s, log):  # type: ignore[no-untyped-def]
    """Log how many tiles of each kind were mixed, and, for nobody to see, where which one lies."""
    e = note.event(log, Happened.LAID_OUT, -1, -1)
    note.secret(log, e, 0)
    for cell in range(s.cells):
        note.card(log, e, s.tile[cell])
    note.number(log, e, 0, s.cells)
    total = 0
    for kind in range(KINDS):
        count = TILES[drawn_from(s), kind]
        total += count
        note.number(log, e, 1 + kind, count if s.no_actions == 0 else 0)
    if s.no_actions == 1:
        note.number(log, e, 1 + Tile.EMPTY, total)


@rule
def waiting(s):  # type: ignore[no-untyped-def]
    """Mask of the seats that have a decision to make now."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


@entry
def actors(states, i):  # type: ignore[no-untyped-def]
    """Mask of the seats that have a decision to make; 0 when the game is over."""
    return waiting(states[i])


@rule
def is_place(s, seat, cell):  # type: ignore[no-untyped-def]
    """Whether the seat's next penguin may be placed on this cell (J4, J5)."""
    first = s.cells - TURNS * radius(s)
    if cell < first or cell >= s.cells or s.on[cell] != FREE:
        return False
    if s.phase == Phase.MOTHERS:
        return True
    side = (cell - first) // radius(s)
    return (cell - first) % radius(s) != 0 and (s.sides[seat] >> side) & 1 == 0


@rule
def legal_places(s, seat, out):  # type: ignore[no-untyped-def]
    """The cells where the seat's next penguin may be placed, rising (J4, J5)."""
    n = 0
    for side in range(TURNS):
        if s.phase == Phase.MOTHERS or (s.sides[seat] >> side) & 1 == 0:
            corner = s.cells - (TURNS - side) * radius(s)
            for cell in range(corner + (s.phase == Phase.CHICKS), corner + radius(s)):
                out[n] = do.PLACE + cell
                n += s.on[cell] == FREE
    return n


@rule
def list_legal(s, seat, out):  # type: ignore[no-untyped-def]
    """Fill `out` with the seat's legal actions, rising; returns how many."""
    if seat != s.turn or s.phase == Phase.OVER:
        return 0
    n = 0
    if s.phase == Phase.MOVE:
        if s.moved > 0:
            out[n] = do.PASS
            n += 1
        return movement.legal_movements(s, seat, out, n)
    if s.phase == Phase.LIFT:
        for cell in range(s.cells):
            out[n] = do.LIFT + cell  # overwritten by the next, unless this one counts
            n += s.on[cell] == FREE
        return n
    if s.phase == Phase.CHICKS or s.phase == Phase.MOTHERS:
        return legal_places(s, seat, out)
    if s.phase == Phase.SWIM:
        return swimming.legal_swims(s, seat, out)
    if s.phase == Phase.WHALE:
        return swimming.legal_whale(s, seat, out)
    out[0] = do.PASS
    out[1] = do.KEEP if s.phase == Phase.KEEP else do.USE
    return 2


@entry
def legal(states, i, seat, out):  # type: ignore[no-untyped-def]
    """Fill `out` (int16, MAX_LEGAL long) with the legal actions, rising; returns how many."""
    return list_legal(states[i], seat, out)


@rule
def is_legal(s, seat, action):  # type: ignore[no-untyped-def]
    """Whether the seat, whose turn it is, may do this now; without making the whole list."""
    if s.phase == Phase.MOVE:
        return (action == do.PASS and s.moved > 0) or movement.is_movement(s, seat, action)
    if s.phase == Phase.LIFT:
        return do.LIFT <= action < do.STEP and s.on[action - do.LIFT] == FREE
    if s.phase == Phase.CHICKS or s.phase == Phase.MOTHERS:
        return is_place(s, seat, action - do.PLACE)
    if s.phase == Phase.SWIM:
        return swimming.is_swim(s, seat, action)
    if s.phase == Phase.WHALE:
        return swimming.is_whale_move(s, seat, action)
    return action == do.PASS or action == (do.KEEP if s.phase == Phase.KEEP else do.USE)


@entry
def play(states, i, seat, action, log):  # type: ignore[no-untyped-def]
    """Carry out a seat's action; returns the number of events, or why nothing was done.

    NOT_YOUR_TURN, NOT_LEGAL and GAME_OVER are negative and leave the state as it was.
    """
    note.begin(log)
    s = states[i]
    if s.phase == Phase.OVER:
        return GAME_OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if not is_legal(s, seat, action):
        return NOT_LEGAL
    apply(s, log, seat, action)
    return note.written(log)


@rule
def apply(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a legal action."""
    s.plays += 1
    if s.phase == Phase.MOVE:
        move(s, log, seat, action)
    elif s.phase == Phase.LIFT:
        lift(s, log, seat, action - do.LIFT)
    elif s.phase == Phase.CHICKS or s.phase == Phase.MOTHERS:
        place(s, log, seat, action - do.PLACE)
    elif s.phase == Phase.KEEP:
        keep(s, log, seat, action)
    elif s.phase == Phase.USE:
        use(s, log, seat, action)
    elif s.phase == Phase.WHALE:
        send_whale(s, log, seat, action)
    else:
        send_swimmer(s, log, seat, action)


@rule
def place(s, log, seat, cell):  # type: ignore[no-untyped-def]
    """Place a chick or the mother, then let the next seat do so (J4, J5)."""
    if s.phase == Phase.CHICKS:
        s.on[cell] = scoring.chick_of(seat)
        s.sides[seat] |= 1 << ((cell - (s.cells - TURNS * radius(s))) // radius(s))
    else:
        s.on[cell] = scoring.mother_of(seat)
        s.mother[seat] = cell
    j = s.placed[seat]
    while j > 0 and s.where[seat, j - 1] > cell:
        s.where[seat, j] = s.where[seat, j - 1]
        j -= 1
    s.where[seat, j] = cell
    s.placed[seat] += 1
    s.free_tiles -= 1
    movement.remember(s, seat, Verb.PLACE, -1, cell)
    e = note.event(log, Happened.PLACED, seat, -1)
    note.number(log, e, 0, cell)
    note.number(log, e, 1, 1 if s.phase == Phase.MOTHERS else 0)
    s.turn = following(s, seat)
    if s.placed[s.turn] == scoring.family(s):
        s.phase = Phase.MOTHERS
    elif s.placed[s.turn] > scoring.family(s):
        begin_turn(s, s.youngest)


@rule
def following(s, seat):  # type: ignore[no-untyped-def]
    """The next seat clockwise (J6)."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def begin_turn(s, seat):  # type: ignore[no-untyped-def]
    """The seat's turn begins: it must lift a tile (J6)."""
    clear_turn(s)
    s.turn = seat
    s.turns += 1
    s.phase = Phase.LIFT


@rule
def end_turn(s, seat):  # type: ignore[no-untyped-def]
    """The next seat clockwise is on (J6)."""
    begin_turn(s, following(s, seat))


@rule
def is_keepable(kind):  # type: ignore[no-untyped-def]
    """Whether tiles of this kind can be kept (J27)."""
    return kind == Tile.SUN or kind == Tile.FISH or kind == Tile.SWIM


@rule
def may_be_kept(s, seat, kind):  # type: ignore[no-untyped-def]
    """Whether the seat may keep a tile of this kind that it just lifted (J27)."""
    if s.saved == Saved.NONE or s.kept[seat] >= 0 or s.free_tiles == 0:
        return False
    return is_keepable(kind)


@rule
def lift(s, log, seat, cell):  # type: ignore[no-untyped-def]
    """Take a free tile out of the game; the last one ends it (J7, J21)."""
    kind = s.tile[cell]
    s.tile[cell] = -1
    s.on[cell] = WATER
    s.free_tiles -= 1
    s.lifts += 1
    movement.remember(s, seat, Verb.LIFT, -1, cell)
    e = note.event(log, Happened.LIFTED, seat, -1)
    note.card(log, e, kind)
    note.number(log, e, 0, cell)
    if s.free_tiles == 0:
        finish(s, log, Why.ICE_GONE)
    elif may_be_kept(s, seat, kind):
        if s.saved == Saved.HIDDEN:
            note.secret(log, e, 1 << seat)
        s.lifted = kind
        s.phase = Phase.KEEP
    else:
        take_effect(s, log, seat, kind)


@rule
def keep(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Keep the lifted tile, which ends the lifting, or use it as usual (J27)."""
    kind = s.lifted
    s.lifted = -1
    if action == do.KEEP:
        s.kept[seat] = kind
        e = note.event(log, Happened.KEPT, seat, -1)
        note.card(log, e, kind)
        if s.saved == Saved.HIDDEN:
            note.secret(log, e, 1 << seat)
        begin_movements(s, log, seat, 1)
    else:
        tell_used(log, seat, kind, 0)
        take_effect(s, log, seat, kind)


@rule
def use(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Use the kept tile instead of the empty one, or not (J27)."""
    if action == do.USE:
        kind = s.kept[seat]
        s.kept[seat] = -1
        tell_used(log, seat, kind, 1)
        take_effect(s, log, seat, kind)
    else:
        decline(log, seat, Reason.KEPT_TILE)
        begin_movements(s, log, seat, 1)


@rule
def tell_used(log, seat, kind, was_kept):  # type: ignore[no-untyped-def]
    """A tile that could be kept, or was, is shown and used."""
    e = note.event(log, Happened.USED, seat, -1)
    note.card(log, e, kind)
    note.number(log, e, 0, was_kept)


@rule
def decline(log, seat, what):  # type: ignore[no-untyped-def]
    """Log that something optional was not done."""
    e = note.event(log, Happened.DECLINED, seat, -1)
    note.reason(log, e, what)


@routine
def take_effect(s, log, seat, kind):  # type: ignore[no-untyped-def]
    """The action of a tile (J15 to J19), of which a turn has one besides suns (J20)."""
    if kind == Tile.SUN:
        s.phase = Phase.LIFT
        return
    if kind == Tile.EMPTY and s.kept[seat] >= 0:
        s.phase = Phase.USE
        return
    s.effect = kind
    if kind == Tile.WHALE:
        s.phase = Phase.WHALE
    elif kind == Tile.SWIM and swimming.can_swim(s, seat):
        s.phase = Phase.SWIM
    else:
        if kind == Tile.SWIM:
            e = note.event(log, Happened.LOST, seat, -1)
            note.card(log, e, kind)
        begin_movements(s, log, seat, 2 if kind == Tile.FISH else 1)


@rule
def send_whale(s, log, seat, action):  # type: ignore[no-untyped-def]
    """The killer whale drives another's chick away, or not (J18)."""
    if action == do.PASS:
        decline(log, seat, Reason.WHALE)
    else:
        other = swimming.drive(s, log, seat, action)
        if scoring.is_complete(s, other):
            finish(s, log, Why.FAMILY_COMPLETE)
            return
    begin_movements(s, log, seat, 1)


@rule
def send_swimmer(s, log, seat, action):  # type: ignore[no-untyped-def]
    """An own penguin swims, or not (J19)."""
    if action == do.PASS:
        decline(log, seat, Reason.SWIM)
    else:
        swimming.swim(s, log, seat, action)
        if scoring.is_complete(s, seat):
            finish(s, log, Why.FAMILY_COMPLETE)
            return
    begin_movements(s, log, seat, 1)


@routine
def begin_movements(s, log, seat, count):  # type: ignore[no-untyped-def]
    """One movement, two with a fish (J8, J17)."""
    s.movements = count
    s.moved = 0
    ask_for_movement(s, log, seat)


@rule
def ask_for_movement(s, log, seat):  # type: ignore[no-untyped-def]
    """Movements that have no legal form are skipped (J8, J17)."""
    if s.movements > 0:
        if movement.can_move(s, seat):
            s.phase = Phase.MOVE
            return
        note.event(log, Happened.NO_MOVEMENT, seat, -1)
    end_turn(s, seat)


@rule
def move(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Make a movement, or decline the second one of a fish (J8, J17)."""
    if action == do.PASS:
        decline(log, seat, Reason.SECOND_MOVEMENT)
        end_turn(s, seat)
        return
    movement.make_movement(s, log, seat, action)
    if scoring.is_complete(s, seat):
        finish(s, log, Why.FAMILY_COMPLETE)
        return
    s.movements -= 1
    s.moved += 1
    ask_for_movement(s, log, seat)


@routine
def finish(s, log, why):  # type: ignore[no-untyped-def]
    """The game is over at once: count the points (J21 to J23)."""
    for seat in range(s.players):
        s.points[seat] = scoring.points(s, seat)
        e = note.event(log, Happened.SCORED, seat, -1)
        note.number(log, e, 0, s.points[seat])
        note.number(log, e, 1, scoring.at_mother(s, seat))
    s.winners = scoring.leaders(s)
    s.why = why
    s.phase = Phase.OVER
    s.turn = -1
    e = note.event(log, Happened.WON, -1, -1)
    note.number(log, e, 0, s.winners)
    note.number(log, e, 1, why)
    for seat in range(s.players):
        note.number(log, e, 2 + seat, s.points[seat])


@entry
def outcome(states, i):  # type: ignore[no-untyped-def]
    """Mask of the winners; 0 while the game goes on."""
    return states[i].winners
