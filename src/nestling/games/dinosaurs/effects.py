"""The effects of Point cards, between the reveal and scoring (D22 to D31)."""

from nestling.core import log as note
from nestling.core.compiled import routine, rule
from nestling.games.dinosaurs import actions as do
from nestling.games.dinosaurs import piles
from nestling.games.dinosaurs.cards import (
    ALL_MASK,
    EFFECT_MASK,
    HAS_EFFECT,
    KIND_OF,
    OPTIONAL_EFFECT,
    POINT_MASK,
    VALUE,
    Card,
)
from nestling.games.dinosaurs.state import Happened, Phase, Reason

SPRAY = 3  # D29


@rule
def is_void(s):  # type: ignore[no-untyped-def]
    """Whether a revealed Flaming Chainsaw voids the other effects of the round (D31)."""
    for seat in range(s.players):
        if s.revealed[seat] >= 0 and KIND_OF[s.revealed[seat]] == Card.FLAMING_CHAINSAW:
            return True
    return False


@rule
def in_front(s, kind):  # type: ignore[no-untyped-def]
    """How many cards of a kind lie in front of survivors, not void (D31, D33, D34)."""
    if is_void(s):
        return 0
    count = 0
    for seat in range(s.players):
        if s.played[seat] >= 0 and KIND_OF[s.played[seat]] == kind:
            count += 1
    return count


@rule
def effect_of(s, seat):  # type: ignore[no-untyped-def]
    """The kind of the card whose effect the seat may use: the one it revealed (D22)."""
    return KIND_OF[s.revealed[seat]]


@routine
def begin_effects(s, log):  # type: ignore[no-untyped-def]
    """Sort out who has an effect to decide on; the Chainsaw comes first (D24, D31)."""
    void = is_void(s)
    s.effects_done = 0
    for seat in range(s.players):
        if s.revealed[seat] >= 0 and effect_of(s, seat) == Card.FLAMING_CHAINSAW:
            e = note.event(log, Happened.EFFECT_USED, seat, -1)
            note.card(log, e, s.revealed[seat])
    for seat in range(s.players):
        if s.revealed[seat] < 0 or void or not OPTIONAL_EFFECT[effect_of(s, seat)]:
            s.effects_done |= 1 << seat
            if void and s.revealed[seat] >= 0:
                kind = effect_of(s, seat)
                if HAS_EFFECT[kind] and kind != Card.FLAMING_CHAINSAW:
                    e = note.event(log, Happened.EFFECT_VOID, seat, -1)
                    note.card(log, e, s.revealed[seat])


@rule
def acts_before(s, a, b):  # type: ignore[no-untyped-def]
    """Whether the effect of seat a comes before that of seat b (D23)."""
    value_a = VALUE[effect_of(s, a)]
    value_b = VALUE[effect_of(s, b)]
    if value_a != value_b:
        return value_a < value_b
    if s.points[a] != s.points[b]:
        return s.points[a] < s.points[b]
    return s.age[a] < s.age[b]


@rule
def next_effect(s):  # type: ignore[no-untyped-def]
    """Give the turn to the owner of the next effect (D23); False when all are over."""
    first = -1
    for seat in range(s.players):
        if (s.effects_done >> seat) & 1 == 0 and (first < 0 or acts_before(s, seat, first)):
            first = seat
    if first < 0:
        return False
    s.phase = Phase.EFFECT
    s.turn = first
    s.spray_left = SPRAY
    return True


@routine
def legal_effect(s, seat, out):  # type: ignore[no-untyped-def]
    """The choices of the seat whose effect it is; passing is always one (D22)."""
    out[0] = do.PASS
    n = 1
    kind = effect_of(s, seat)
    discards = 0
    if kind == Card.PET_ROCK:
        discards = POINT_MASK
    elif kind == Card.DELICIOUS_SMOOTHIE:
        discards = EFFECT_MASK
    elif kind == Card.FIRE_SPRAY:
        discards = ALL_MASK
    elif kind == Card.DINO_GRABBER:
        for other in range(s.players):
            if other != seat and piles.is_alive(s, other) and s.hand_count[other] > 0:
                out[n] = do.TARGET + other
                n += 1
    elif kind == Card.GRAPPLING_SNAKE:
        left = piles.next_survivor(s, seat)
        right = piles.previous_survivor(s, seat)
        for other in range(s.players):
            if (other == left or other == right) and not HAS_EFFECT[KIND_OF[s.played[other]]]:
                out[n] = do.TARGET + other
                n += 1
    elif kind == Card.HUNGRY_PLANT:
        for pair, (a, b) in enumerate(do.PAIRS):
            if a != seat and b != seat and piles.is_alive(s, a) and piles.is_alive(s, b):
                out[n] = do.PAIR + pair
                n += 1
    else:  # Treenoculars
        out[n] = do.LOOK
        n += 1
    return piles.with_hand(s, seat, discards, do.DISCARD, out, n)


@routine
def swap_played(s, log, by, a, b):  # type: ignore[no-untyped-def]
    """Two seats exchange the cards in front of them (D27, D31)."""
    e = note.event(log, Happened.SWAPPED, a, b)
    note.card(log, e, s.played[a])
    note.card(log, e, s.played[b])
    note.number(log, e, 0, by)
    s.played[a], s.played[b] = s.played[b], s.played[a]


@routine
def play_effect(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Carry out a choice of `legal_effect`. Whatever does not end the effect returns False."""
    kind = effect_of(s, seat)
    if action == do.PASS:
        if not (kind == Card.FIRE_SPRAY and s.spray_left < SPRAY):
            e = note.event(log, Happened.EFFECT_DECLINED, seat, -1)
            note.card(log, e, s.revealed[seat])
        return True
    if not (kind == Card.FIRE_SPRAY and s.spray_left < SPRAY):
        e = note.event(log, Happened.EFFECT_USED, seat, -1)
        note.card(log, e, s.revealed[seat])
    if kind == Card.PET_ROCK or kind == Card.DELICIOUS_SMOOTHIE:
        worth = VALUE[action - do.DISCARD]
        piles.discard_openly(s, log, seat, action - do.DISCARD, Reason.EFFECT, worth)
        s.bonus[seat] += worth
        return True
    if kind == Card.FIRE_SPRAY:
        piles.discard_openly(s, log, seat, action - do.DISCARD, Reason.EFFECT, -1)
        s.spray_left -= 1
        return s.spray_left == 0 or s.hand_count[seat] == 0
    if kind == Card.DINO_GRABBER:
        see_hand(s, log, seat, action - do.TARGET)
        return False
    if kind == Card.GRAPPLING_SNAKE:
        swap_played(s, log, seat, seat, action - do.TARGET)
        return True
    if kind == Card.HUNGRY_PLANT:
        a, b = do.PAIRS[action - do.PAIR]
        swap_played(s, log, seat, a, b)
        return True
    look(s, log, seat)
    return False


@routine
def see_hand(s, log, seat, target):  # type: ignore[no-untyped-def]
    """Dino Grabber: the hand is seen, a card must now be taken (D26)."""
    e = note.event(log, Happened.HAND_SEEN, seat, target)
    note.secret(log, e, (1 << seat) | (1 << target))
    for j in range(s.hand_count[target]):
        note.card(log, e, s.hand[target, j])
    piles.learn_hand(s, seat, target)
    s.target = target
    s.phase = Phase.GRAB


@routine
def take(s, log, seat, kind):  # type: ignore[no-untyped-def]
    """Dino Grabber: take the chosen card into hand (D26)."""
    target = s.target
    card = piles.from_hand(s, target, kind)
    piles.left_secretly(s, target, seat, card)
    piles.to_hand(s, seat, card)
    e = note.event(log, Happened.TAKEN, seat, target)
    note.secret(log, e, (1 << seat) | (1 << target))
    note.card(log, e, card)
    s.target = -1


@routine
def look(s, log, seat):  # type: ignore[no-untyped-def]
    """Treenoculars: look at the top two cards (D30)."""
    first = piles.top_card(s, log)
    second = piles.top_card(s, log)
    s.looked[0] = min(first, second)
    s.looked[1] = max(first, second)
    e = note.event(log, Happened.LOOKED, seat, -1)
    note.secret(log, e, 1 << seat)
    note.card(log, e, s.looked[0])
    note.card(log, e, s.looked[1])
    s.phase = Phase.LOOK


@routine
def keep(s, log, seat, kind):  # type: ignore[no-untyped-def]
    """Treenoculars: keep one card, discard the other, which is public (D30)."""
    at = 0 if KIND_OF[s.looked[0]] == kind else 1
    kept, other = s.looked[at], s.looked[1 - at]
    s.looked[0] = -1
    s.looked[1] = -1
    piles.to_hand(s, seat, kept)
    e = note.event(log, Happened.KEPT, seat, -1)
    note.secret(log, e, 1 << seat)
    note.card(log, e, kept)
    piles.to_discard(s, other)
    e = note.event(log, Happened.DISCARDED, seat, -1)
    note.card(log, e, other)
    note.reason(log, e, Reason.LEFT_OVER)
    note.number(log, e, 0, -1)
