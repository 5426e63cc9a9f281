"""The observation of Happy Little Dinosaurs.

It says what sight.py lets the seat see, as counts by kind where order means nothing. Seats are
told from the observer on, clockwise: 0 is oneself. A test deals anew whatever the seat cannot
know and finds the same observation.

It is filled at every step of a batch, so it is written without branches: the numbers of the four
seats are bytes of one word, turned as a whole.
"""

import numpy as np

from nestling.core.compiled import rule
from nestling.envs.layout import Block, Observation, offsets_of
from nestling.games.dinosaurs import sight
from nestling.games.dinosaurs.cards import KIND_OF, KINDS, MAIN_CARDS, TYPE_OF, DisasterType
from nestling.games.dinosaurs.rules import waiting
from nestling.games.dinosaurs.state import AREA, HAND, SEATS, Phase

TYPES = len(DisasterType)


def by_seat(name: str, low: int, high: int, doc: str, names: bool = False) -> Block:
    """A block with a number for each seat, from the observer on."""
    return Block(name, (SEATS,), low, high, doc, names)


BLOCKS = (
    Block("phase", (1,), 0, 8, "what is decided: a number of Phase", True),
    Block("my_turn", (1,), 0, 1, "whether the observer has a decision to make"),
    Block("turn", (1,), -1, 3, "the one seat that decides, or -1 when several do", True),
    Block("players", (1,), 2, 4, "how many play"),
    Block("two_player_changes", (1,), 0, 1, "D43"),
    Block("round", (1,), 1, 100, "which round"),
    Block("disaster", (1,), 0, 3, "the type of the round's Disaster, of DisasterType", True),
    Block("disaster_up", (1,), 0, 1, "whether it still lies face up"),
    Block("target", (1,), -1, 3, "whose hand is looked into, or -1", True),
    Block("spray_left", (1,), 0, 3, "discards left to Fire Spray"),
    Block("inversions", (1,), 0, 20, "Score Inversions played this round"),
    Block("passes", (1,), 0, 4, "passes in a row in the scoring window"),
    Block("duels", (1,), 0, 20, "Sudden Deaths begun this round"),
    Block("deck", (1,), 0, 100, "cards in the Main deck"),
    Block("disaster_deck", (1,), 0, 100, "cards in the Disaster deck"),
    Block("laid_kind", (1,), -1, KINDS - 1, "the observer's own face-down card, or -1", True),
    by_seat("alive", 0, 1, "whether the seat is a survivor; 0 where nobody sits"),
    by_seat("points", 0, 127, "on the Escape Route, at most 127"),
    by_seat("hand_counts", 0, HAND, "cards in hand"),
    by_seat("dinosaurs", -1, 3, "who sits there: a number of Dinosaur; -1: nobody", True),
    by_seat("age", -1, 3, "rank by age: 0 is the youngest (D4); -1: nobody"),
    by_seat("laid", 0, 1, "whether a card is laid face down"),
    by_seat("played", -1, KINDS - 1, "kind of the face-up card in front, or -1", True),
    by_seat("revealed", -1, KINDS - 1, "kind that was revealed this round, or -1", True),
    by_seat("bonus", 0, 127, "from Pet Rock and Smoothie"),
    by_seat("boosters", 0, 20, "Score Boosters on the seat"),
    by_seat("sappers", 0, 20, "Score Sappers on the seat"),
    by_seat("known_instants", 0, HAND, "cards that everyone knows to be Instants (D41)"),
    by_seat("fighters", 0, 1, "whether in Sudden Death"),
    by_seat("effects_done", 0, 1, "whether the seat's effect is over"),
    Block("areas", (SEATS, TYPES), 0, AREA, "Disasters by seat and type"),
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
ALIVE_AT = _AT["alive"]
POINTS_AT = _AT["points"]
HAND_COUNTS_AT = _AT["hand_counts"]
DINOSAURS_AT = _AT["dinosaurs"]
AGE_AT = _AT["age"]
LAID_AT = _AT["laid"]
PLAYED_AT = _AT["played"]
REVEALED_AT = _AT["revealed"]
BONUS_AT = _AT["bonus"]
BOOSTERS_AT = _AT["boosters"]
SAPPERS_AT = _AT["sappers"]
KNOWN_INSTANTS_AT = _AT["known_instants"]
FIGHTERS_AT = _AT["fighters"]
EFFECTS_DONE_AT = _AT["effects_done"]
AREAS_AT = _AT["areas"]
HAND_AT = _AT["hand"]
SEEN_AT = _AT["seen"]
DISCARD_AT = _AT["discard"]
KNOWN_AT = _AT["known"]
assert KINDS % 8 == 0  # see_known

# The memo: how many cards of the discard pile are counted in the observation, draws taken by then.
COUNTED, DRAWN = range(2)
MEMO = 2

EMPTY_PLACE = 127  # what the number -1 of an empty place becomes under this mask
KIND_BYTE = np.full(EMPTY_PLACE + 1, 255, np.int64)  # by card; 255 is -1 in a byte
KIND_BYTE[:MAIN_CARDS] = KIND_OF
TYPE_ONE = np.zeros(EMPTY_PLACE + 1, np.int64)  # by Disaster: 1 in the byte of its type
TYPE_ONE[: len(TYPE_OF)] = 1 << (8 * TYPE_OF)
SPREAD = np.array(  # a mask of seats as bytes
    [sum(((mask >> seat) & 1) << (8 * seat) for seat in range(SEATS)) for mask in range(16)],
    np.int64,
)


def _order(players: int, me: int) -> list[int]:
    """The seats from the observer on, then those where nobody sits."""
    return [(me + r) % max(players, 1) if r < players else r for r in range(SEATS)]


ORDER = np.array([[_order(p, me) for me in range(SEATS)] for p in range(SEATS + 1)], np.int64)


@rule
def from_me(s, me, seat):  # type: ignore[no-untyped-def]
    """A seat as seen from the observer on; -1 stays."""
    if seat < 0:
        return -1
    return seat - me if seat >= me else seat - me + s.players


@rule
def count_discards(s, out, memo):  # type: ignore[no-untyped-def]
    """Bring the count of the discard pile up to date: only a reshuffle takes cards out."""
    draws = s.draws & 32767
    first = memo[COUNTED]
    if memo[DRAWN] != draws or first < 0:
        for kind in range(KINDS):
            out[DISCARD_AT + kind] = 0
        first = 0
    for j in range(first, s.discard_count):
        out[DISCARD_AT + KIND_OF[s.discard[j]]] += 1
    memo[COUNTED] = s.discard_count
    memo[DRAWN] = draws


@rule
def observe(s, me, out, memo):  # type: ignore[no-untyped-def]
    """Fill `out` (int8, as long as BLOCKS say) with what the seat may see."""
    out[0] = s.phase
    out[1] = (waiting(s) >> me) & 1
    out[2] = from_me(s, me, s.turn)
    out[3] = s.players
    out[4] = s.two_player_changes
    out[5] = s.round_number
    out[6] = TYPE_OF[s.round_disaster]
    out[7] = s.disaster >= 0
    out[8] = from_me(s, me, s.target)
    out[9] = s.spray_left
    out[10] = s.inversions
    out[11] = s.passes
    out[12] = s.duels
    out[13] = s.deck_count
    out[14] = s.disasters_count
    out[15] = sight.kind_or_none(sight.face_down(s, me))
    see_seats(s, me, out)
    see_areas(s, me, out)
    for k in range(HAND_AT, DISCARD_AT):
        out[k] = 0
    for j in range(s.hand_count[me]):
        out[HAND_AT + KIND_OF[s.hand[me, j]]] += 1
    if s.turn == me:
        see_choice(s, out)
    count_discards(s, out, memo)
    see_known(s, me, out)


@rule
def see_known(s, me, out):  # type: ignore[no-untyped-def]
    """What the observer knows of hands: eight at a time, which become one load and one store."""
    for r in range(1, SEATS):
        seat = ORDER[s.players, me, r]
        for k in range(0, KINDS, 8):
            at = KNOWN_AT + KINDS * (r - 1) + k
            a, b = s.known[me, seat, k], s.known[me, seat, k + 1]
            c, d = s.known[me, seat, k + 2], s.known[me, seat, k + 3]
            e, f = s.known[me, seat, k + 4], s.known[me, seat, k + 5]
            g, h = s.known[me, seat, k + 6], s.known[me, seat, k + 7]
            out[at], out[at + 1], out[at + 2], out[at + 3] = a, b, c, d
            out[at + 4], out[at + 5], out[at + 6], out[at + 7] = e, f, g, h


@rule
def low_byte(word):  # type: ignore[no-untyped-def]
    """The lowest byte of a word, as a number from -128 to 127."""
    return ((word & 255) ^ 128) - 128


@rule
def tell(out, at, word, me, players):  # type: ignore[no-untyped-def]
    """Write the four bytes of a word, turned among the players so that the observer's is first."""
    inside = (1 << (8 * players)) - 1
    ours = word & inside
    turned = (ours >> (8 * me)) | ((ours << (8 * (players - me))) & inside) | (word & ~inside)
    out[at] = low_byte(turned)
    out[at + 1] = low_byte(turned >> 8)
    out[at + 2] = low_byte(turned >> 16)
    out[at + 3] = low_byte(turned >> 24)


@rule
def bytes_of(four):  # type: ignore[no-untyped-def]
    """Four small numbers, one for each seat, as bytes of one word."""
    a, b, c, d = np.int64(four[0]), np.int64(four[1]), np.int64(four[2]), np.int64(four[3])
    return (a & 255) | (b & 255) << 8 | (c & 255) << 16 | (d & 255) << 24


@rule
def kinds_of(cards):  # type: ignore[no-untyped-def]
    """The kinds of four cards, one for each seat, as bytes of one word."""
    a, b = KIND_BYTE[cards[0] & EMPTY_PLACE], KIND_BYTE[cards[1] & EMPTY_PLACE]
    c, d = KIND_BYTE[cards[2] & EMPTY_PLACE], KIND_BYTE[cards[3] & EMPTY_PLACE]
    return a | b << 8 | c << 16 | d << 24


@rule
def points_of(s):  # type: ignore[no-untyped-def]
    """Everyone's points as bytes of one word."""
    a, b = np.int64(min(s.points[0], 127)), np.int64(min(s.points[1], 127))
    c, d = np.int64(min(s.points[2], 127)), np.int64(min(s.points[3], 127))
    return a | b << 8 | c << 16 | d << 24


@rule
def see_seats(s, me, out):  # type: ignore[no-untyped-def]
    """What lies before each seat."""
    players = np.int64(s.players)
    hidden = (s.phase == Phase.COMMIT) * 0xFFFFFFFF  # a laid card is no played one yet
    tell(out, ALIVE_AT, SPREAD[s.alive], me, players)
    tell(out, POINTS_AT, points_of(s), me, players)
    tell(out, HAND_COUNTS_AT, bytes_of(s.hand_count), me, players)
    tell(out, DINOSAURS_AT, bytes_of(s.dinosaurs), me, players)
    tell(out, AGE_AT, bytes_of(s.age), me, players)
    tell(out, LAID_AT, SPREAD[s.laid], me, players)
    tell(out, PLAYED_AT, kinds_of(s.played) | hidden, me, players)
    tell(out, REVEALED_AT, kinds_of(s.revealed), me, players)
    tell(out, BONUS_AT, bytes_of(s.bonus), me, players)
    tell(out, BOOSTERS_AT, bytes_of(s.boosters), me, players)
    tell(out, SAPPERS_AT, bytes_of(s.sappers), me, players)
    tell(out, KNOWN_INSTANTS_AT, bytes_of(s.known_instants), me, players)
    tell(out, FIGHTERS_AT, SPREAD[s.fighters], me, players)
    tell(out, EFFECTS_DONE_AT, SPREAD[s.effects_done & 15], me, players)


@rule
def see_areas(s, me, out):  # type: ignore[no-untyped-def]
    """The Disasters of each seat, by type."""
    for r in range(SEATS):
        seat = ORDER[s.players, me, r]
        word = np.int64(0)
        for j in range(s.area_count[seat]):
            word += TYPE_ONE[s.area[seat, j]]
        at = AREAS_AT + TYPES * r
        out[at] = low_byte(word)
        out[at + 1] = low_byte(word >> 8)
        out[at + 2] = low_byte(word >> 16)
        out[at + 3] = low_byte(word >> 24)


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
