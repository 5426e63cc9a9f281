"""Rows of Jää Sulaa: how a game ended, and what each of its turns brought."""

from nestling.core.compiled import routine, rule
from nestling.core.schema import Field, Layout
from nestling.games.ice import scoring
from nestling.games.ice.board import CELLS, SEATS, Tile
from nestling.games.ice.state import Happened, Phase, Verb, Why
from nestling.lab.rows import GAME_FIELDS, STRETCH_FIELDS, Rows

GAME = Layout(
    "IceGame",
    [
        *GAME_FIELDS,
        Field("youngest", "i1", doc="the seat that began (J4)"),
        Field("at_mother", "i1", (SEATS,), doc="own chicks at the mother"),
    ],
    [Why],
)

TURN = Layout(
    "IceTurn",
    [
        *STRETCH_FIELDS,
        Field("seat", "i1", doc="whose turn it was"),
        Field("suns", "i1", doc="suns lifted"),
        Field("fish", "i1", doc="fish lifted"),
        Field("whales", "i1", doc="killer whales lifted"),
        Field("swims", "i1", doc="swimming tiles lifted"),
        Field("kept", "i1", means="flag", doc="a tile was kept (J27)"),
        Field("used", "i1", means="flag", doc="a kept tile was used"),
        Field("driven", "i1", doc="whose chick the whale drove; -1: nobody's"),
        Field("swam", "i1", means="flag", doc="an own penguin swam"),
        Field("first", "i1", means="Verb", doc="the movement: step, swap, sail"),
        Field("second", "i1", means="Verb", doc="the second movement of a fish"),
        Field("sailed", "i1", doc="cells sailed"),
        Field("points", "i1", (SEATS,), doc="everyone's points after the turn (J22)"),
        Field("at_mother", "i1", (SEATS,), doc="own chicks at each mother after the turn"),
    ],
    [Verb],
)


@rule
def fill_game(s, row):  # type: ignore[no-untyped-def]
    """Write the end of a game."""
    row.winners = s.winners
    row.why = s.why
    row.length = s.turns
    row.plays = s.plays
    row.youngest = s.youngest
    for seat in range(SEATS):
        inside = seat < s.players
        row.totals[seat] = s.points[seat]
        row.at_mother[seat] = scoring.at_mother(s, seat) if inside else 0


@routine
def fold(s, log, rows, used):  # type: ignore[no-untyped-def]
    """Note what an action, or the start, did in the rows of turns."""
    row = rows[used]
    over = s.phase == Phase.OVER
    for j in range(1, log[0].count + 1):
        note(row, log[j])
    begins = s.phase == Phase.LIFT and s.lifts == 0
    if over or (begins and s.turns > 1):
        for seat in range(s.players):
            row.points[seat] = scoring.points(s, seat)
            row.at_mother[seat] = scoring.at_mother(s, seat)
        used += 1
    if begins:
        begin(s, rows[used])
    return used


@rule
def begin(s, row):  # type: ignore[no-untyped-def]
    """Blank a turn's row."""
    row.number = s.turns
    row.seat = s.turn
    row.suns = 0
    row.fish = 0
    row.whales = 0
    row.swims = 0
    row.kept = 0
    row.used = 0
    row.driven = -1
    row.swam = 0
    row.first = -1
    row.second = -1
    row.sailed = 0
    for seat in range(SEATS):
        row.points[seat] = 0
        row.at_mother[seat] = 0


@rule
def moved(row, verb):  # type: ignore[no-untyped-def]
    """Note a movement."""
    if row.first < 0:
        row.first = verb
    else:
        row.second = verb


@rule
def note(row, e):  # type: ignore[no-untyped-def]
    """Note one event of a turn."""
    if e.happened == Happened.LIFTED:
        row.suns += e.cards[0] == Tile.SUN
        row.fish += e.cards[0] == Tile.FISH
        row.whales += e.cards[0] == Tile.WHALE
        row.swims += e.cards[0] == Tile.SWIM
    elif e.happened == Happened.KEPT:
        row.kept = 1
    elif e.happened == Happened.USED:
        row.used |= e.numbers[0]
    elif e.happened == Happened.WHALE_MOVED:
        row.driven = e.other
    elif e.happened == Happened.SWUM:
        row.swam = 1
    elif e.happened == Happened.STEPPED:
        moved(row, Verb.STEP)
    elif e.happened == Happened.SWAPPED:
        moved(row, Verb.SWAP)
    elif e.happened == Happened.SAILED:
        moved(row, Verb.SAIL)
        row.sailed += e.numbers[3]


ROWS = Rows(game=GAME, stretch=TURN, most=CELLS, fill_game=fill_game, fold=fold)
