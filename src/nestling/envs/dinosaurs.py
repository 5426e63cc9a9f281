"""The observation of Happy Little Dinosaurs.

It says what sight.py lets the seat see, as counts by kind where order means nothing. Seats are
told from the observer on, clockwise: 0 is oneself. A test deals anew whatever the seat cannot
know and finds the same observation.
"""

from nestling.core.compiled import rule
from nestling.envs.layout import Block, Observation, offsets_of
from nestling.games.dinosaurs import scoring, sight
from nestling.games.dinosaurs.cards import KIND_OF, KINDS, TYPE_OF, DisasterType
from nestling.games.dinosaurs.effects import effect_of
from nestling.games.dinosaurs.rules import waiting
from nestling.games.dinosaurs.state import HAND, SEATS, Phase

TYPES = len(DisasterType)
SEAT_NUMBERS = (
    "alive",
    "points",
    "hand",
    "dinosaur",
    "age",
    "laid",
    "played",
    "revealed",
    "bonus",
    "boosters",
    "sappers",
    "instants",
    "fighter",
    "done",
)
BLOCKS = (
    Block("phase", (1,), 0, 8, "what is decided: a number of Phase"),
    Block("my_turn", (1,), 0, 1, "whether the observer has a decision to make"),
    Block("players", (1,), 2, 4, "how many play"),
    Block("two_player_changes", (1,), 0, 1, "D43"),
    Block("round", (1,), 1, 100, "which round"),
    Block("disaster", (1,), 0, 3, "the type of the round's Disaster: a number of DisasterType"),
    Block("disaster_up", (1,), 0, 1, "whether it still lies face up"),
    Block("effect", (1,), -1, KINDS, "the kind of the card whose effect is decided, or -1"),
    Block("target", (1,), -1, 3, "whose hand is looked into, from the observer on, or -1"),
    Block("spray_left", (1,), 0, 3, "discards left to Fire Spray"),
    Block("inversions", (1,), 0, 20, "inversions in force, once cards are revealed"),
    Block("instant_worth", (1,), 0, 127, "points of a Booster or Sapper, once revealed"),
    Block("passes", (1,), 0, 4, "passes in a row in the scoring window"),
    Block("duels", (1,), 0, 20, "Sudden Deaths begun this round"),
    Block("deck", (1,), 0, 100, "cards in the Main deck"),
    Block("disaster_deck", (1,), 0, 100, "cards in the Disaster deck"),
    Block("laid_kind", (1,), -1, KINDS, "the kind of the observer's own face-down card, or -1"),
    Block(
        "seats",
        (SEATS, len(SEAT_NUMBERS)),
        -128,
        127,
        "a row a seat, from the observer on; all -1 where nobody sits: alive; points (at most "
        "127); cards in hand; Dinosaur; age rank; whether a card is laid face down; kind of the "
        "card in front, or -1; kind revealed, or -1; bonus; Boosters; Sappers; cards known to be "
        "Instants; in Sudden Death; effect over",
    ),
    Block("areas", (SEATS, TYPES), 0, 8, "Disasters by seat, from the observer on, and by type"),
    Block("hand", (KINDS,), 0, HAND, "the observer's hand, by kind"),
    Block("seen", (KINDS,), 0, HAND, "cards to choose from (Grabber, Treenoculars), by kind"),
    Block("discard", (KINDS,), 0, 100, "the discard pile, by kind"),
    Block(
        "known",
        (SEATS - 1, KINDS),
        0,
        HAND,
        "cards known to be in the others' hands or face down, by seat and kind (D44)",
    ),
)

_AT = offsets_of(BLOCKS)
SEAT = len(SEAT_NUMBERS)
SEATS_AT = _AT["seats"]
AREAS_AT = _AT["areas"]
HAND_AT = _AT["hand"]
SEEN_AT = _AT["seen"]
DISCARD_AT = _AT["discard"]
KNOWN_AT = _AT["known"]
SIZE = KNOWN_AT + BLOCKS[-1].size

# The memo: the discard pile by kind, how many cards of it are counted, draws taken by then.
COUNTED = KINDS
DRAWN = KINDS + 1
MEMO = KINDS + 2


@rule
def from_me(s, me, seat):  # type: ignore[no-untyped-def]
    """A seat as seen from the observer on; -1 stays."""
    if seat < 0:
        return -1
    return seat - me if seat >= me else seat - me + s.players


@rule
def count_discards(s, memo):  # type: ignore[no-untyped-def]
    """Bring the memo's count of the discard pile up to date: only a reshuffle takes cards out."""
    draws = s.draws & 32767
    first = memo[COUNTED]
    if memo[DRAWN] != draws or first < 0:
        for kind in range(KINDS):
            memo[kind] = 0
        first = 0
    for j in range(first, s.discard_count):
        memo[KIND_OF[s.discard[j]]] += 1
    memo[COUNTED] = s.discard_count
    memo[DRAWN] = draws


@rule
def observe(s, me, out, memo):  # type: ignore[no-untyped-def]
    """Fill `out` (int8, SIZE long) with what the seat may see."""
    revealed = s.phase != Phase.COMMIT
    deciding = s.phase == Phase.EFFECT or s.phase == Phase.GRAB or s.phase == Phase.LOOK
    out[0] = s.phase
    out[1] = (waiting(s) >> me) & 1
    out[2] = s.players
    out[3] = s.two_player_changes
    out[4] = s.round_number
    out[5] = TYPE_OF[s.round_disaster]
    out[6] = s.disaster >= 0
    out[7] = effect_of(s, s.turn) if deciding else -1
    out[8] = from_me(s, me, s.target)
    out[9] = s.spray_left
    out[10] = scoring.inversions(s) if revealed else 0
    out[11] = min(127, scoring.instant_worth(s)) if revealed else 0
    out[12] = s.passes
    out[13] = s.duels
    out[14] = s.deck_count
    out[15] = s.disasters_count
    out[16] = sight.kind_or_none(sight.face_down(s, me))
    see_seats(s, me, out)
    for k in range(HAND_AT, DISCARD_AT):
        out[k] = 0
    for j in range(s.hand_count[me]):
        out[HAND_AT + KIND_OF[s.hand[me, j]]] += 1
    if s.turn == me:
        see_choice(s, out)
    count_discards(s, memo)
    for kind in range(KINDS):
        out[DISCARD_AT + kind] = memo[kind]


@rule
def see_seats(s, me, out):  # type: ignore[no-untyped-def]
    """What lies before each seat, and what the observer knows of hands."""
    seat = me
    revealed = s.phase != Phase.COMMIT
    for r in range(SEATS):
        at = SEATS_AT + SEAT * r
        area = AREAS_AT + TYPES * r
        for k in range(TYPES):
            out[area + k] = 0
        if r >= s.players:
            for k in range(SEAT):
                out[at + k] = -1
        else:
            out[at] = (s.alive >> seat) & 1
            out[at + 1] = min(s.points[seat], 127)
            out[at + 2] = s.hand_count[seat]
            out[at + 3] = s.dinosaurs[seat]
            out[at + 4] = s.age[seat]
            out[at + 5] = (s.laid >> seat) & 1
            out[at + 6] = sight.kind_or_none(s.played[seat]) if revealed else -1
            out[at + 7] = sight.kind_or_none(s.revealed[seat])
            out[at + 8] = s.bonus[seat]
            out[at + 9] = s.boosters[seat]
            out[at + 10] = s.sappers[seat]
            out[at + 11] = s.known_instants[seat]
            out[at + 12] = (s.fighters >> seat) & 1
            out[at + 13] = (s.effects_done >> seat) & 1
            for j in range(s.area_count[seat]):
                out[area + TYPE_OF[s.area[seat, j]]] += 1
        if r > 0:
            known = KNOWN_AT + KINDS * (r - 1)
            if r >= s.players:
                for kind in range(KINDS):
                    out[known + kind] = 0
            else:
                for kind in range(KINDS):
                    out[known + kind] = s.known[me, seat, kind]
        seat = seat + 1 if seat + 1 < s.players else 0


@rule
def see_choice(s, out):  # type: ignore[no-untyped-def]
    """The cards that the seat whose turn it is chooses from (D26, D30)."""
    if s.phase == Phase.GRAB:
        for j in range(s.hand_count[s.target]):
            out[SEEN_AT + KIND_OF[s.hand[s.target, j]]] += 1
    elif s.phase == Phase.LOOK:
        out[SEEN_AT + KIND_OF[s.looked[0]]] += 1
        out[SEEN_AT + KIND_OF[s.looked[1]]] += 1


OBSERVATION = Observation(BLOCKS, observe, MEMO)
