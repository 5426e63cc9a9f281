"""Hands, decks and the discard pile, and what each seat knows of the others' hands (D13, D44)."""

import numpy as np

from nestling.core import log as note
from nestling.core.compiled import routine, rule
from nestling.core.draws import shuffle
from nestling.games.dinosaurs.cards import KIND_OF, KINDS, MAIN_CARDS, POINT_KINDS
from nestling.games.dinosaurs.state import HAND, SEATS, Happened

# Small questions that every step asks are looked up rather than worked out in loops, whose
# branches no processor can foretell.
_MASKS = range(1 << SEATS)
SURVIVORS = np.array([mask.bit_count() for mask in _MASKS], np.int64)


def _nearest(mask: int, seat: int, way: int) -> int:
    """The first seat of a mask after `seat` in one direction; itself if there is no other."""
    around = ((seat + way * step) % SEATS for step in range(1, SEATS))
    return next((at for at in around if (mask >> at) & 1), seat)


NEXT = np.array([[_nearest(mask, seat, 1) for seat in range(SEATS)] for mask in _MASKS], np.int64)
PREVIOUS = np.array(
    [[_nearest(mask, seat, -1) for seat in range(SEATS)] for mask in _MASKS], np.int64
)
EMPTY_PLACE = 127  # what the number -1 of an empty place becomes under this mask
KIND_BIT = np.zeros(EMPTY_PLACE + 1, np.int64)  # by card; 0 for an empty place
KIND_BIT[:MAIN_CARDS] = 1 << KIND_OF


@rule
def is_alive(s, seat):  # type: ignore[no-untyped-def]
    """Whether the seat is a survivor."""
    return (s.alive >> seat) & 1 == 1


@rule
def survivors(s):  # type: ignore[no-untyped-def]
    """How many are left."""
    return SURVIVORS[s.alive]


@rule
def next_survivor(s, seat):  # type: ignore[no-untyped-def]
    """The next survivor clockwise, not counting the seat itself unless it is the last."""
    return NEXT[s.alive, seat]


@rule
def previous_survivor(s, seat):  # type: ignore[no-untyped-def]
    """The next survivor counter-clockwise."""
    return PREVIOUS[s.alive, seat]


@rule
def youngest(s):  # type: ignore[no-untyped-def]
    """The youngest survivor: "from the youngest clockwise" starts here (D4)."""
    best = -1
    for seat in range(s.players):
        if is_alive(s, seat) and (best < 0 or s.age[seat] < s.age[best]):
            best = seat
    return best


@rule
def hand_kinds(s, seat):  # type: ignore[no-untyped-def]
    """Bit mask of the kinds of card in a hand."""
    mask = 0
    for j in range(HAND):
        mask |= KIND_BIT[s.hand[seat, j] & EMPTY_PLACE]
    return mask


@rule
def with_hand(s, seat, mask, first_action, out, n):  # type: ignore[no-untyped-def]
    """Add an action for each kind in a hand that the mask allows; hands are sorted."""
    last = -1
    for j in range(s.hand_count[seat]):
        kind = KIND_OF[s.hand[seat, j]]
        if kind != last and (mask >> kind) & 1 == 1:
            out[n] = first_action + kind
            n += 1
        last = kind
    return n


@rule
def to_hand(s, seat, card):  # type: ignore[no-untyped-def]
    """Put a card into a hand, which is kept sorted."""
    j = s.hand_count[seat] - 1
    while j >= 0 and s.hand[seat, j] > card:
        s.hand[seat, j + 1] = s.hand[seat, j]
        j -= 1
    s.hand[seat, j + 1] = card
    s.hand_count[seat] += 1


@rule
def from_hand(s, seat, kind):  # type: ignore[no-untyped-def]
    """Take the first card of a kind out of a hand that holds one; returns the card."""
    at = 0
    while KIND_OF[s.hand[seat, at]] != kind:
        at += 1
    card = s.hand[seat, at]
    for j in range(at, s.hand_count[seat] - 1):
        s.hand[seat, j] = s.hand[seat, j + 1]
    s.hand_count[seat] -= 1
    s.hand[seat, s.hand_count[seat]] = -1
    return card


@rule
def to_discard(s, card):  # type: ignore[no-untyped-def]
    """Put a card on the discard pile."""
    s.discard[s.discard_count] = card
    s.discard_count += 1


@routine
def left_openly(s, holder, card):  # type: ignore[no-untyped-def]
    """Everyone saw this card leave the holder's hand: one fewer of it is known there (D44)."""
    kind = KIND_OF[card]
    for viewer in range(s.players):
        if s.known[viewer, holder, kind] > 0:
            s.known[viewer, holder, kind] -= 1
    if kind >= POINT_KINDS and s.known_instants[holder] > 0:
        s.known_instants[holder] -= 1


@rule
def left_secretly(s, holder, taker, card):  # type: ignore[no-untyped-def]
    """The taker took this card unseen by third parties: any card they knew of may be gone (D44)."""
    kind = KIND_OF[card]
    for viewer in range(s.players):
        if viewer == taker:
            s.known[viewer, holder, kind] -= 1
        elif viewer != holder:
            for k in range(KINDS):
                if s.known[viewer, holder, k] > 0:
                    s.known[viewer, holder, k] -= 1
    s.known[holder, taker, kind] += 1
    if s.known_instants[holder] > 0:
        s.known_instants[holder] -= 1


@rule
def learn_hand(s, viewer, holder):  # type: ignore[no-untyped-def]
    """The viewer sees the holder's whole hand (D26)."""
    for k in range(KINDS):
        s.known[viewer, holder, k] = 0
    for j in range(s.hand_count[holder]):
        s.known[viewer, holder, KIND_OF[s.hand[holder, j]]] += 1


@routine
def discard_openly(s, log, seat, kind, why, worth):  # type: ignore[no-untyped-def]
    """Discard a card of a kind from hand, for everyone to see."""
    card = from_hand(s, seat, kind)
    to_discard(s, card)
    left_openly(s, seat, card)
    e = note.event(log, Happened.DISCARDED, seat, -1)
    note.card(log, e, card)
    note.reason(log, e, why)
    note.number(log, e, 0, worth)
    return card


@routine
def discard_hand(s, log, seat, happened, why):  # type: ignore[no-untyped-def]
    """Discard a whole hand face up (D7, D11)."""
    e = note.event(log, happened, seat, -1)
    note.reason(log, e, why)
    note.number(log, e, 0, -1)
    for j in range(s.hand_count[seat]):
        card = s.hand[seat, j]
        note.card(log, e, card)
        to_discard(s, card)
        s.hand[seat, j] = -1
    s.hand_count[seat] = 0
    s.known_instants[seat] = 0
    for viewer in range(SEATS):
        for k in range(KINDS):
            s.known[viewer, seat, k] = 0


@routine
def reshuffle(s, log):  # type: ignore[no-untyped-def]
    """Make the discard pile the new Main deck (D13)."""
    for j in range(s.discard_count):
        s.deck[j] = s.discard[j]
        s.discard[j] = -1
    s.deck_count = s.discard_count
    s.discard_count = 0
    shuffle(s, s.deck, 0, s.deck_count)
    e = note.event(log, Happened.RESHUFFLED, -1, -1)
    note.number(log, e, 0, s.deck_count)


@rule
def top_card(s, log):  # type: ignore[no-untyped-def]
    """Take the top card of the Main deck; an empty one is made anew at the draw (D13)."""
    if s.deck_count == 0:
        reshuffle(s, log)
    s.deck_count -= 1
    card = s.deck[s.deck_count]
    s.deck[s.deck_count] = -1
    return card


@routine
def refill(s, log, seat, happened):  # type: ignore[no-untyped-def]
    """Draw up to five cards (D3, D7, D12); an event for each part between reshuffles."""
    missing = HAND - s.hand_count[seat]
    while missing > 0:
        if s.deck_count == 0:
            reshuffle(s, log)
        part = min(missing, s.deck_count)
        e = note.event(log, happened, seat, -1)
        note.secret(log, e, 1 << seat)
        for _ in range(part):
            card = top_card(s, log)
            to_hand(s, seat, card)
            note.card(log, e, card)
        missing -= part


@rule
def to_table(s, card):  # type: ignore[no-untyped-def]
    """Lay a card on the table until the end of the round (D12)."""
    s.table[s.table_count] = card
    s.table_count += 1
