"""What a seat may see: its view, its version of an event, a deal it cannot tell from the true one.

This file alone decides visibility (D44). Redetermining deals anew whatever the seat cannot know,
true to what it does know: the sizes of hands, cards it saw go into them, that a laid card is a
Point card, that whoever must lay one holds one, and what was shown to be Instants only.
"""

from nestling.core import log as note
from nestling.core.compiled import entry, rule
from nestling.core.draws import draw, shuffle
from nestling.games.dinosaurs import piles, rules, scoring
from nestling.games.dinosaurs.cards import (
    DISASTER_CARDS,
    DISASTER_OF,
    KIND_OF,
    KINDS,
    MAIN_CARDS,
    POINT_KINDS,
    POINT_MASK,
)
from nestling.games.dinosaurs.effects import effect_of, is_void
from nestling.games.dinosaurs.state import (
    AREA,
    HAND,
    SEATS,
    TABLE,
    Phase,
)

ONLOOKER = -1


@rule
def kind_or_none(card):  # type: ignore[no-untyped-def]
    """The kind of a card, or -1 for no card."""
    if card < 0:
        return -1
    return KIND_OF[card]


@rule
def face_down(s, seat):  # type: ignore[no-untyped-def]
    """The seat's face-down card, or -1."""
    if (s.laid >> seat) & 1 == 0:
        return -1
    if s.phase == Phase.COMMIT:
        return s.played[seat]
    return s.duel[seat]


@entry
def observe(states, i, seat, views, j):  # type: ignore[no-untyped-def]
    """Fill views[j] with what the seat may see of states[i]; seat -1 is an onlooker."""
    s = states[i]
    v = views[j]
    v.seat = seat
    v.players = s.players
    v.two_player_changes = s.two_player_changes
    v.phase = s.phase
    v.actors = rules.waiting(s)
    v.turn = s.turn
    v.round_number = s.round_number
    v.alive = s.alive
    v.laid = s.laid
    v.laid_card = kind_or_none(face_down(s, seat)) if seat >= 0 else -1
    v.effects_done = s.effects_done
    v.void = 1 if is_void(s) else 0
    deciding = s.phase == Phase.EFFECT or s.phase == Phase.GRAB or s.phase == Phase.LOOK
    v.effect = effect_of(s, s.turn) if deciding else -1
    v.target = s.target
    v.spray_left = s.spray_left
    v.passes = s.passes
    v.scored = s.scored
    v.fighters = s.fighters
    v.duels = s.duels
    v.disaster = DISASTER_OF[s.disaster] if s.disaster >= 0 else -1
    v.deck_count = s.deck_count
    v.disasters_count = s.disasters_count
    v.winners = s.winners
    v.why = s.why
    see_seats(s, v, seat)
    see_scores(s, v)
    see_piles(s, v, seat)


@rule
def see_seats(s, v, viewer):  # type: ignore[no-untyped-def]
    """What lies before each seat, and what the viewer knows of its hidden cards."""
    for seat in range(SEATS):
        inside = seat < s.players
        v.dinosaurs[seat] = s.dinosaurs[seat]
        v.age[seat] = s.age[seat]
        v.points[seat] = s.points[seat]
        v.hand_counts[seat] = s.hand_count[seat]
        hidden = s.phase == Phase.COMMIT
        v.played[seat] = kind_or_none(s.played[seat]) if inside and not hidden else -1
        v.revealed[seat] = kind_or_none(s.revealed[seat])
        v.known_instants[seat] = s.known_instants[seat]
        for k in range(AREA):
            v.area[seat, k] = DISASTER_OF[s.area[seat, k]] if s.area[seat, k] >= 0 else -1
        for k in range(KINDS):
            v.known[seat, k] = s.known[viewer, seat, k] if viewer >= 0 else 0
    for k in range(HAND):
        v.hand[k] = kind_or_none(s.hand[viewer, k]) if viewer >= 0 else -1


@rule
def see_scores(s, v):  # type: ignore[no-untyped-def]
    """The sums as they stand; blank until cards are revealed."""
    revealed = s.phase != Phase.COMMIT
    v.instant_worth = scoring.instant_worth(s) if revealed else 0
    v.inversions = scoring.inversions(s) if revealed else 0
    for seat in range(SEATS):
        v.trait[seat] = scoring.trait(s, seat) if seat < s.players else 0
        v.bonus[seat] = s.bonus[seat]
        v.boosters[seat] = s.boosters[seat]
        v.sappers[seat] = s.sappers[seat]
        v.score_before[seat] = s.score_before[seat]
        v.score[seat] = s.score[seat]
    if revealed and s.scored == 0:
        scoring.work_out(s, v)


@rule
def see_piles(s, v, viewer):  # type: ignore[no-untyped-def]
    """Discards, the table, the known part of the Disaster deck, cards under the viewer's eyes."""
    for k in range(KINDS):
        v.discard[k] = 0
    for j in range(s.discard_count):
        v.discard[KIND_OF[s.discard[j]]] += 1
    for j in range(TABLE):
        v.table[j] = kind_or_none(s.table[j])
    for j in range(DISASTER_CARDS):
        v.under[j] = DISASTER_OF[s.disasters[j]] if j < s.under_count else -1
    for j in range(HAND):
        v.seen[j] = -1
    if viewer >= 0 and viewer == s.turn:
        if s.phase == Phase.GRAB:
            for j in range(HAND):
                v.seen[j] = kind_or_none(s.hand[s.target, j])
        elif s.phase == Phase.LOOK:
            for j in range(2):
                v.seen[j] = kind_or_none(s.looked[j])


@entry
def redact(log, j, seat):  # type: ignore[no-untyped-def]
    """Take out of event log[j] the cards that the seat may not see; seat -1 is an onlooker."""
    note.hide_cards(log[j], seat)


@entry
def redeterminise(states, i, seat, k0, k1):  # type: ignore[no-untyped-def]
    """Deal states[i] anew in whatever the seat cannot know, under a new key (k0, k1)."""
    s = states[i]
    s.key[0] = k0
    s.key[1] = k1
    s.draws = 0
    sort_discards(s)
    scarce = gather(s, seat)
    for other in range(s.players):
        if other != seat and seat >= 0:
            deal_known(s, seat, other)
    for other in range(s.players):
        if other != seat:
            deal_known_instants(s, other)
    for other in range(s.players):
        if other != seat and scarce and lacks_point_card(s, other):
            piles.to_hand(s, other, take_random(s, 0, POINT_KINDS))
    for other in range(s.players):
        if other != seat:
            deal_rest(s, other)
    if s.phase == Phase.LOOK and s.turn != seat:
        for k in range(2):
            s.looked[k] = take_random(s, 0, KINDS)
        if s.looked[0] > s.looked[1]:
            s.looked[0], s.looked[1] = s.looked[1], s.looked[0]
    forget_third_parties(s, seat)
    for holder in range(s.players):
        if holder != seat:
            lay_again(s, holder)
    shuffle(s, s.deck, 0, s.deck_count)
    sort_disasters(s)
    shuffle(s, s.disasters, s.under_count, s.disasters_count)


@rule
def from_flags(s, pile):  # type: ignore[no-untyped-def]
    """Write the cards flagged in the scratch to a pile, sorted; returns how many."""
    count = 0
    for card in range(MAIN_CARDS):
        if s.scratch[card] == 1:
            pile[count] = card
            count += 1
            s.scratch[card] = 0
    return count


@rule
def sort_discards(s):  # type: ignore[no-untyped-def]
    """Order the discards, so that a new deal hangs on nothing but what is seen."""
    for j in range(s.discard_count):
        s.scratch[s.discard[j]] = 1
    from_flags(s, s.discard)


@rule
def sort_disasters(s):  # type: ignore[no-untyped-def]
    """Order the unknown part of the Disaster deck, likewise."""
    for j in range(s.under_count, s.disasters_count):
        s.scratch[s.disasters[j]] = 1
    place = s.under_count
    for card in range(DISASTER_CARDS):
        if s.scratch[card] == 1:
            s.disasters[place] = card
            place += 1
            s.scratch[card] = 0


@rule
def gather(s, viewer):  # type: ignore[no-untyped-def]
    """Put every card that the viewer does not see into the deck.

    Leaves in scratch[seat] how many cards each other seat must get, a face-down one included.
    Returns whether Point cards are so scarce that dealing at random could leave none over.
    """
    for j in range(s.deck_count):
        s.scratch[s.deck[j]] = 1
    slots = 0
    for seat in range(s.players):
        if seat != viewer:
            for j in range(s.hand_count[seat]):
                s.scratch[s.hand[seat, j]] = 1
            card = face_down(s, seat)
            if card >= 0:
                s.scratch[card] = 1
                s.hand_count[seat] += 1
            slots += s.hand_count[seat]
    if s.phase == Phase.LOOK and s.turn != viewer:
        s.scratch[s.looked[0]] = 1
        s.scratch[s.looked[1]] = 1
        slots += 2
    s.deck_count = from_flags(s, s.deck)
    points = 0
    for j in range(s.deck_count):
        if KIND_OF[s.deck[j]] < POINT_KINDS:
            points += 1
    for seat in range(s.players):
        if seat != viewer:
            s.scratch[seat] = s.hand_count[seat]
            s.hand_count[seat] = 0
            for j in range(HAND):
                s.hand[seat, j] = -1
    return points <= slots


@rule
def take_at(s, at):  # type: ignore[no-untyped-def]
    """Take the card at a place of the deck."""
    card = s.deck[at]
    s.deck_count -= 1
    s.deck[at] = s.deck[s.deck_count]
    s.deck[s.deck_count] = -1
    return card


@rule
def take_random(s, first_kind, end_kind):  # type: ignore[no-untyped-def]
    """Take a random card out of the deck whose kind is in this range; there is one."""
    count = 0
    for j in range(s.deck_count):
        if first_kind <= KIND_OF[s.deck[j]] < end_kind:
            count += 1
    nth = draw(s, count)
    at = -1
    while nth >= 0:
        at += 1
        if first_kind <= KIND_OF[s.deck[at]] < end_kind:
            nth -= 1
    return take_at(s, at)


@rule
def deal_known(s, viewer, other):  # type: ignore[no-untyped-def]
    """Give a seat the cards that the viewer knows it to hold."""
    for kind in range(KINDS):
        for _ in range(s.known[viewer, other, kind]):
            piles.to_hand(s, other, take_random(s, kind, kind + 1))


@rule
def deal_known_instants(s, other):  # type: ignore[no-untyped-def]
    """Give a seat as many Instants as everyone knows it to hold (D41)."""
    missing = s.known_instants[other]
    for j in range(s.hand_count[other]):
        if KIND_OF[s.hand[other, j]] >= POINT_KINDS:
            missing -= 1
    for _ in range(missing):
        piles.to_hand(s, other, take_random(s, POINT_KINDS, KINDS))


@rule
def lacks_point_card(s, seat):  # type: ignore[no-untyped-def]
    """Whether a seat that has laid or must lay a Point card was dealt none so far (D7, D41)."""
    must = 0
    if s.phase == Phase.COMMIT:
        must = s.alive
    elif s.phase == Phase.SUDDEN_DEATH:
        must = s.fighters
    return (must >> seat) & 1 == 1 and piles.hand_kinds(s, seat) & POINT_MASK == 0


@rule
def deal_rest(s, other):  # type: ignore[no-untyped-def]
    """Fill a hand at random."""
    wanted = s.scratch[other]
    s.scratch[other] = 0
    while s.hand_count[other] < wanted:
        if s.hand_count[other] == wanted - 1 and lacks_point_card(s, other):
            piles.to_hand(s, other, take_random(s, 0, POINT_KINDS))
        else:
            piles.to_hand(s, other, take_at(s, draw(s, s.deck_count)))


@rule
def forget_third_parties(s, seat):  # type: ignore[no-untyped-def]
    """The others know nothing of one another, but for a hand that one is looking into (D26).

    Even how many cards they know would tell the seat something about the true hands: whether a
    card that left in the open was one of those seen before.
    """
    for holder in range(s.players):
        for viewer in range(s.players):
            if holder != seat and viewer != seat:
                for kind in range(KINDS):
                    s.known[viewer, holder, kind] = 0
    if s.phase == Phase.GRAB and s.turn != seat and s.target != seat:
        piles.learn_hand(s, s.turn, s.target)


@rule
def lay_again(s, other):  # type: ignore[no-untyped-def]
    """Lay one of the new hand's Point cards face down, where one was laid."""
    if (s.laid >> other) & 1 == 0:
        return
    count = 0
    while count < s.hand_count[other] and KIND_OF[s.hand[other, count]] < POINT_KINDS:
        count += 1  # hands are sorted: Point cards come first
    card = piles.from_hand(s, other, KIND_OF[s.hand[other, draw(s, count)]])
    if s.phase == Phase.COMMIT:
        s.played[other] = card
    else:
        s.duel[other] = card
