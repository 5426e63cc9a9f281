"""Rows of Happy Little Dinosaurs: how a game ended, and what each of its rounds brought."""

from nestling.core.compiled import routine, rule
from nestling.core.schema import Field, Layout
from nestling.games.dinosaurs import piles
from nestling.games.dinosaurs.cards import KIND_OF, TYPE_OF, Card, Dinosaur, DisasterType
from nestling.games.dinosaurs.state import MAX_ROUNDS, SEATS, Happened, Phase, Reason, Why
from nestling.lab.rows import GAME_FIELDS, STRETCH_FIELDS, Rows

GAME = Layout(
    "DinosaursGame",
    [
        *GAME_FIELDS,
        Field("dinosaurs", "i1", (SEATS,), "Dinosaur", doc="who sat there"),
        Field("age", "i1", (SEATS,), doc="rank: 0 is the youngest (D4)"),
        Field("alive", "i1", means="seats", doc="not eliminated"),
    ],
    [Dinosaur, Why],
)

ROUND = Layout(
    "DinosaursRound",
    [
        *STRETCH_FIELDS,
        Field("disaster", "i1", means="DisasterType", doc="the type of the round's Disaster"),
        Field("alive", "i1", means="seats", doc="who lived when the round began"),
        Field("held", "u4", (SEATS,), doc="kinds in hand before laying: bit n for Card n"),
        Field("revealed", "i1", (SEATS,), "Card", doc="the Point card that was laid"),
        Field("used", "i1", means="seats", doc="who used the effect of the card"),
        Field("boosters", "i1", (SEATS,), doc="Score Boosters played by this seat"),
        Field("sappers", "i1", (SEATS,), doc="Score Sappers played by this seat"),
        Field("inversions", "i1", (SEATS,), doc="Score Inversions played by this seat"),
        Field("score", "i2", (SEATS,), doc="the final round score; 0 for the eliminated"),
        Field("collected", "i2", (SEATS,), doc="points for the highest score (D9)"),
        Field("duels", "i1", doc="Sudden Deaths (D40)"),
        Field("taker", "i1", doc="the seat that added the Disaster; -1: nobody"),
        Field("under", "i1", means="Reason", doc="why the Disaster went under its deck instead"),
        Field("redirected", "i1", means="flag", doc="a Disaster Redirect was played"),
        Field("eliminated", "i1", means="flag", doc="the taker was eliminated"),
        Field("points", "i2", (SEATS,), doc="on the Escape Route after the round"),
    ],
    [Card, DisasterType, Reason],
)


@rule
def fill_game(s, row):  # type: ignore[no-untyped-def]
    """Write the end of a game."""
    row.winners = s.winners
    row.why = s.why
    row.length = s.round_number
    row.plays = s.plays
    row.alive = s.alive
    for seat in range(SEATS):
        row.totals[seat] = s.points[seat]
        row.dinosaurs[seat] = s.dinosaurs[seat]
        row.age[seat] = s.age[seat]


@routine
def fold(s, log, rows, used):  # type: ignore[no-untyped-def]
    """Note what an action, or the start, did in the rows of rounds."""
    row = rows[used]
    for j in range(1, log[0].count + 1):
        e = log[j]
        if e.happened == Happened.FLIPPED:
            if e.numbers[0] > 1:
                close(s, row)
                used += 1
                row = rows[used]
            begin(s, row, e)
        elif e.happened == Happened.WON:
            close(s, row)
            return used + 1
        else:
            note(row, e)
    if s.phase == Phase.COMMIT and s.laid == 0:
        for seat in range(SEATS):
            row.held[seat] = piles.hand_kinds(s, seat)
    return used


@rule
def begin(s, row, e):  # type: ignore[no-untyped-def]
    """Blank a round's row."""
    row.number = e.numbers[0]
    row.disaster = TYPE_OF[e.cards[0]]
    row.alive = s.alive
    row.used = 0
    row.duels = 0
    row.taker = -1
    row.under = -1
    row.redirected = 0
    row.eliminated = 0
    for seat in range(SEATS):
        row.held[seat] = 0
        row.revealed[seat] = -1
        row.boosters[seat] = 0
        row.sappers[seat] = 0
        row.inversions[seat] = 0
        row.score[seat] = 0
        row.collected[seat] = 0


@rule
def close(s, row):  # type: ignore[no-untyped-def]
    """The round is over."""
    for seat in range(SEATS):
        row.points[seat] = s.points[seat]


@rule
def note(row, e):  # type: ignore[no-untyped-def]
    """Note one event of a round."""
    if e.happened == Happened.REVEALED:
        if e.numbers[0] == 0:
            row.revealed[e.seat] = KIND_OF[e.cards[0]]
    elif e.happened == Happened.EFFECT_USED:
        row.used |= 1 << e.seat
    elif e.happened == Happened.INSTANT_PLAYED:
        kind = KIND_OF[e.cards[0]]
        row.boosters[e.seat] += kind == Card.SCORE_BOOSTER
        row.sappers[e.seat] += kind == Card.SCORE_SAPPER
        row.inversions[e.seat] += kind == Card.SCORE_INVERSION
        if kind == Card.DISASTER_REDIRECT:
            row.redirected = 1
    elif e.happened == Happened.SCORED:
        row.score[e.seat] = e.numbers[6]
    elif e.happened == Happened.COLLECTED:
        row.collected[e.seat] = e.numbers[0]
    elif e.happened == Happened.SUDDEN_DEATH:
        row.duels += 1
    elif e.happened == Happened.DISASTER_ADDED:
        row.taker = e.seat
    elif e.happened == Happened.DISASTER_UNDER:
        row.under = e.reason
    elif e.happened == Happened.ELIMINATED:
        row.eliminated = 1


ROWS = Rows(game=GAME, stretch=ROUND, most=MAX_ROUNDS, fill_game=fill_game, fold=fold)
