"""The records of Happy Little Dinosaurs: settings, the whole state, a seat's view, an event.

Seats are 0 to players - 1, clockwise. A physical card is a number (see cards.py); views name
cards by kind alone, since copies of a kind look alike.
"""

import enum

from nestling.core.schema import Field, Layout
from nestling.games.dinosaurs.cards import (
    DISASTER_CARDS,
    KINDS,
    MAIN_CARDS,
    Card,
    Dinosaur,
    Disaster,
)

SEATS = 4
HAND = 5
AREA = 8  # D17: at most seven survive (3, 3, 1), the eighth ends it
TABLE = MAIN_CARDS
MAX_ROUNDS = 100  # D42


class Phase(enum.IntEnum):
    """What is being decided."""

    COMMIT = 0  # D6: each survivor lays a Point card face down
    EFFECT = 1  # D22: `turn` may use the effect of the card it revealed
    GRAB = 2  # D26: `turn` sees the hand of `target` and takes a card
    LOOK = 3  # D30: `turn` keeps one of two cards
    SCORING = 4  # D35: `turn` may play an Instant
    DISASTER = 5  # D36: `turn` would add the Disaster
    DISCARD = 6  # D10: `turn` added it and may discard a card
    SUDDEN_DEATH = 7  # D40: those tied lowest lay another Point card
    OVER = 8


class Why(enum.IntEnum):
    """How the game ended (D42)."""

    REACHED_GOAL = 0
    LAST_SURVIVOR = 1
    ROUND_LIMIT = 2


SETTINGS = Layout(
    "Settings",
    [
        Field("players", "i1", doc="2 to 4"),
        Field("two_player_changes", "i1", means="flag", doc="D43"),
        Field(
            "dinosaurs",
            "i1",
            (SEATS,),
            "Dinosaur",
            padded=True,
            doc="who sits where; -1: by lot (D2)",
        ),
        Field(
            "ages",
            "i1",
            (SEATS,),
            padded=True,
            doc="rank by seat: 0 is the youngest (D4)",
        ),
    ],
    [Dinosaur],
)

STATE = Layout(
    "State",
    [
        Field("key", "u8", (2,), "hidden", doc="key of the draws"),
        Field("draws", "u8", means="hidden", doc="draws taken"),
        Field("plays", "i4", doc="actions played so far"),
        Field("players", "i1"),
        Field("two_player_changes", "i1", means="flag"),
        Field("dinosaurs", "i1", (SEATS,), "Dinosaur"),
        Field("age", "i1", (SEATS,), doc="rank: 0 is the youngest (D4)"),
        Field("phase", "i1", means="Phase"),
        Field("turn", "i1", doc="whose decision it is; -1 when several decide at once"),
        Field("round_number", "i2"),
        Field("alive", "i1", means="seats"),
        Field("points", "i2", (SEATS,), doc="on the Escape Route, uncapped"),
        Field("hand", "i1", (SEATS, HAND)),
        Field("hand_count", "i1", (SEATS,)),
        Field(
            "laid",
            "i1",
            means="seats",
            doc="who has laid a card face down in this phase",
        ),
        Field("played", "i1", (SEATS,), doc="Point card in front of each seat, or -1"),
        Field("revealed", "i1", (SEATS,), doc="Point card each seat revealed, or -1"),
        Field("effects_done", "i1", means="seats", doc="whose effects are over this round"),
        Field("target", "i1", doc="whose hand is looked into (D26)"),
        Field("looked", "i1", (2,), doc="cards under Treenoculars (D30)"),
        Field("spray_left", "i1", doc="discards left to Fire Spray (D29)"),
        Field("bonus", "i1", (SEATS,), doc="from Pet Rock and Smoothie"),
        Field("boosters", "i1", (SEATS,), doc="Score Boosters on each seat"),
        Field("sappers", "i1", (SEATS,)),
        Field("inversions", "i1", doc="Score Inversions played"),
        Field("passes", "i1", doc="passes in a row in the scoring window"),
        Field("scored", "i1", means="flag", doc="the round's scores are final"),
        Field("score_before", "i2", (SEATS,), doc="before inversion"),
        Field("score", "i2", (SEATS,), doc="the final round score"),
        Field("fighters", "i1", means="seats", doc="who is in Sudden Death"),
        Field("duel", "i1", (SEATS,), doc="card laid in Sudden Death, or -1"),
        Field("duels", "i1", doc="Sudden Deaths begun this round"),
        Field("table", "i1", (TABLE,), doc="other cards played this round"),
        Field("table_count", "i1"),
        Field("disaster", "i1", doc="the face-up Disaster card, or -1"),
        Field(
            "round_disaster",
            "i1",
            doc="the Disaster flipped this round, wherever it went",
        ),
        Field("area", "i1", (SEATS, AREA)),
        Field("area_count", "i1", (SEATS,)),
        Field("deck", "i1", (MAIN_CARDS,), doc="Main deck, top last"),
        Field("deck_count", "i1"),
        Field("discard", "i1", (MAIN_CARDS,)),
        Field("discard_count", "i1"),
        Field("disasters", "i1", (DISASTER_CARDS,), doc="Disaster deck, top last"),
        Field("disasters_count", "i1"),
        Field(
            "under_count",
            "i1",
            doc="how many at the bottom of that deck everyone knows (D44)",
        ),
        Field(
            "known",
            "i1",
            (SEATS, SEATS, KINDS),
            doc="[viewer, holder, kind]: cards known (D44)",
        ),
        Field(
            "known_instants",
            "i1",
            (SEATS,),
            doc="cards everyone knows to be Instants (D41)",
        ),
        Field("winners", "i1", means="seats"),
        Field("why", "i1", means="Why"),
        Field("scratch", "i2", (MAIN_CARDS,), "hidden", doc="all zero between calls"),
    ],
    [Dinosaur, Phase, Why],
)

VIEW = Layout(
    "View",
    [
        Field("seat", "i1", doc="whose view; -1: an onlooker's"),
        Field("players", "i1"),
        Field("two_player_changes", "i1", means="flag"),
        Field("dinosaurs", "i1", (SEATS,), "Dinosaur", padded=True),
        Field("age", "i1", (SEATS,), padded=True, doc="rank by seat: 0 is the youngest"),
        Field("phase", "i1", means="Phase"),
        Field("actors", "i1", means="seats", doc="who has a decision to make"),
        Field("turn", "i1", doc="the one seat that decides; -1 when several do"),
        Field("round_number", "i2"),
        Field("alive", "i1", means="seats"),
        Field("points", "i2", (SEATS,), doc="on the Escape Route"),
        Field("hand", "i1", (HAND,), "Card", padded=True, doc="the viewer's own, sorted"),
        Field("hand_counts", "i1", (SEATS,)),
        Field("laid", "i1", means="seats", doc="who has laid a card face down"),
        Field("laid_card", "i1", means="Card", doc="the viewer's own face-down card"),
        Field(
            "played",
            "i1",
            (SEATS,),
            "Card",
            doc="face-up Point card in front of each seat",
        ),
        Field("revealed", "i1", (SEATS,), "Card", doc="what each seat revealed this round"),
        Field("effects_done", "i1", means="seats", doc="whose effects are over this round"),
        Field(
            "void",
            "i1",
            means="flag",
            doc="Flaming Chainsaw: the other effects are void",
        ),
        Field("effect", "i1", means="Card", doc="the effect being decided"),
        Field("target", "i1", doc="whose hand is looked into; -1: nobody's"),
        Field(
            "seen",
            "i1",
            (HAND,),
            "Card",
            padded=True,
            doc="cards the viewer chooses from",
        ),
        Field("spray_left", "i1"),
        Field("trait", "i1", (SEATS,), doc="D20, for the face-up Disaster"),
        Field("bonus", "i1", (SEATS,), doc="from Pet Rock and Smoothie"),
        Field("boosters", "i1", (SEATS,)),
        Field("sappers", "i1", (SEATS,)),
        Field("instant_worth", "i1", doc="points of one Booster or Sapper now (D33)"),
        Field("inversions", "i1", doc="inversions in force, Mouth Traps included (D34)"),
        Field("passes", "i1", doc="passes in a row in the scoring window"),
        Field("scored", "i1", means="flag", doc="the round's scores are final"),
        Field("score_before", "i2", (SEATS,), doc="round score before inversion, so far"),
        Field("score", "i2", (SEATS,), doc="round score after inversion, so far"),
        Field("fighters", "i1", means="seats", doc="who is in Sudden Death"),
        Field("duels", "i1", doc="Sudden Deaths begun this round"),
        Field(
            "table",
            "i1",
            (TABLE,),
            "Card",
            padded=True,
            doc="other cards played this round",
        ),
        Field("disaster", "i1", means="Disaster", doc="the face-up Disaster"),
        Field("area", "i1", (SEATS, AREA), "Disaster", padded=True),
        Field("deck_count", "i1"),
        Field(
            "discard",
            "i1",
            (KINDS,),
            doc="how many of each kind lie in the discard pile",
        ),
        Field("disasters_count", "i1", doc="cards in the Disaster deck"),
        Field(
            "under",
            "i1",
            (DISASTER_CARDS,),
            "Disaster",
            padded=True,
            doc="known order at the bottom of the Disaster deck, lowest first",
        ),
        Field(
            "known",
            "i1",
            (SEATS, KINDS),
            doc="[holder, kind]: cards the viewer knows to be in hand or face down (D44)",
        ),
        Field("known_instants", "i1", (SEATS,), doc="cards everyone knows to be Instants"),
        Field("winners", "i1", means="seats"),
        Field("why", "i1", means="Why"),
    ],
    [Card, Disaster, Dinosaur, Phase, Why],
)


class Happened(enum.IntEnum):
    """Kinds of event, in about the order of a round. docs/events.md describes each."""

    SEATED = 0
    DEALT = 1
    FLIPPED = 2
    HAND_REPLACED = 3
    COMMITTED = 4
    REVEALED = 5
    EFFECT_USED = 6
    EFFECT_DECLINED = 7
    EFFECT_VOID = 8
    DISCARDED = 9
    HAND_SEEN = 10
    TAKEN = 11
    SWAPPED = 12
    LOOKED = 13
    KEPT = 14
    INSTANT_PLAYED = 15
    PASSED = 16
    SCORED = 17
    COLLECTED = 18
    ALL_TIED = 19
    SUDDEN_DEATH = 20
    NO_POINT_CARD = 21
    DISASTER_ACCEPTED = 22
    DISASTER_ADDED = 23
    DISASTER_UNDER = 24
    ELIMINATED = 25
    MOVED = 26
    DREW = 27
    CLEARED = 28
    RESHUFFLED = 29
    WON = 30


class Reason(enum.IntEnum):
    """Why a card was discarded, or why a Disaster went under its deck."""

    EFFECT = 0
    LEFT_OVER = 1  # the other card of Treenoculars
    ADDED_DISASTER = 2  # D10
    ELIMINATED = 3  # D11
    NO_POINT_CARD = 4  # D7, D41
    ALL_TIED = 5  # D39
    INSURED = 6  # D36


EVENT_CARDS = 8

EVENT = Layout(
    "Event",
    [
        Field("happened", "i1", means="Happened"),
        Field("seat", "i1", doc="whom it is about; -1: nobody"),
        Field("other", "i1", doc="the other seat concerned; -1: none"),
        Field(
            "audience",
            "i2",
            doc="mask of seats that see the cards; core.log.EVERYONE: all, onlookers too",
        ),
        Field(
            "count",
            "i2",
            doc="number of cards, seen or not; in a log's first record: of events",
        ),
        Field(
            "cards",
            "i1",
            (EVENT_CARDS,),
            "hidden",
            doc="physical cards; -1: none, or not to be seen",
        ),
        Field("reason", "i1", means="Reason"),
        Field("numbers", "i2", (8,), doc="amounts; see docs/events.md"),
    ],
    [Happened, Reason],
)
