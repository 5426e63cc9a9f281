"""A state that looks to a seat as its view says: for whoever has the view and nothing else."""

from nestling.core.compiled import entry, routine, rule
from nestling.games.dinosaurs import piles, rules, sight
from nestling.games.dinosaurs.cards import (
    DISASTER_CARDS,
    FIRST_DISASTER,
    FIRST_OF,
    KIND_OF,
    KINDS,
    MAIN_CARDS,
    REMOVED_FOR_TWO,
    Card,
)
from nestling.games.dinosaurs.effects import in_front
from nestling.games.dinosaurs.state import AREA, HAND, SEATS, TABLE, Phase


@entry
def imagine(views, j, states, i, k0, k1):  # type: ignore[no-untyped-def]
    """Fill states[i] with a game that views[j] could be of, what is hidden dealt by (k0, k1).

    The view is a seat's or an onlooker's, of a game that is not over. What the others know of
    the seat's hand and how many actions were played before are not in it: nothing, and 0.
    """
    v = views[j]
    s = states[i]
    s.plays = 0
    s.players = v.players
    s.two_player_changes = v.two_player_changes
    rules.blank(s)
    s.phase = v.phase
    s.turn = v.turn
    s.round_number = v.round_number
    s.alive = v.alive
    s.laid = v.laid
    s.effects_done = v.effects_done
    s.target = v.target
    s.spray_left = v.spray_left
    s.passes = v.passes
    s.scored = v.scored
    s.fighters = v.fighters
    s.duels = v.duels
    take_seats(s, v)
    take_disasters(s, v)
    take_open_cards(s, v)
    take_hidden_cards(s, v)
    if s.phase != Phase.COMMIT:
        s.inversions = v.inversions - in_front(s, Card.MOUTH_TRAP)
    sight.redeterminise(states, i, v.seat, k0, k1)


@routine
def take_seats(s, v):  # type: ignore[no-untyped-def]
    """What is known of each seat in numbers."""
    for seat in range(SEATS):
        s.dinosaurs[seat] = v.dinosaurs[seat]
        s.age[seat] = v.age[seat]
        s.points[seat] = v.points[seat]
        s.bonus[seat] = v.bonus[seat]
        s.boosters[seat] = v.boosters[seat]
        s.sappers[seat] = v.sappers[seat]
        s.known_instants[seat] = v.known_instants[seat]
        if s.scored == 1:
            s.score_before[seat] = v.score_before[seat]
            s.score[seat] = v.score[seat]
        for kind in range(KINDS):
            if v.seat >= 0:
                s.known[v.seat, seat, kind] = v.known[seat, kind]


@rule
def take(s, first, kind):  # type: ignore[no-untyped-def]
    """A card of a kind, given each kind's first, that is nowhere yet: the scratch marks those.

    -1 for no kind.
    """
    if kind < 0:
        return -1
    card = first[kind]
    while s.scratch[card] == 1:
        card += 1
    s.scratch[card] = 1
    return card


@routine
def take_disasters(s, v):  # type: ignore[no-untyped-def]
    """The Disasters before the seats, the one of the round, and their deck."""
    for seat in range(s.players):
        for k in range(AREA):
            s.area[seat, k] = take(s, FIRST_DISASTER, v.area[seat, k])
            s.area_count[seat] += s.area[seat, k] >= 0
    s.disaster = take(s, FIRST_DISASTER, v.disaster)
    s.round_disaster = s.disaster
    if s.phase == Phase.DISCARD:  # it was just added
        s.round_disaster = s.area[s.turn, s.area_count[s.turn] - 1]
    for k in range(DISASTER_CARDS):
        if v.under[k] >= 0:
            s.disasters[k] = take(s, FIRST_DISASTER, v.under[k])
            s.under_count += 1
    s.disasters_count = s.under_count
    for card in range(DISASTER_CARDS):
        if s.scratch[card] == 0:
            s.disasters[s.disasters_count] = card
            s.disasters_count += 1
        s.scratch[card] = 0


@routine
def take_open_cards(s, v):  # type: ignore[no-untyped-def]
    """All cards that the seat sees."""
    viewer = v.seat
    for seat in range(s.players):
        s.played[seat] = take(s, FIRST_OF, v.played[seat])
        if v.revealed[seat] >= 0:  # it may lie elsewhere by now, and is counted there
            s.revealed[seat] = FIRST_OF[v.revealed[seat]]
    for j in range(TABLE):
        s.table[j] = take(s, FIRST_OF, v.table[j])
        s.table_count += s.table[j] >= 0
    for kind in range(KINDS):
        for _ in range(v.discard[kind]):
            piles.to_discard(s, take(s, FIRST_OF, kind))
    if viewer >= 0:
        for j in range(HAND):
            s.hand[viewer, j] = take(s, FIRST_OF, v.hand[j])
        s.hand_count[viewer] = v.hand_counts[viewer]
        lay(s, viewer, take(s, FIRST_OF, v.laid_card))
        if s.phase == Phase.LOOK and s.turn == viewer:
            for k in range(2):
                s.looked[k] = take(s, FIRST_OF, v.seen[k])


@rule
def lay(s, seat, card):  # type: ignore[no-untyped-def]
    """Lay a seat's face-down card, if it has one."""
    if card >= 0 and s.phase == Phase.COMMIT:
        s.played[seat] = card
    elif card >= 0:
        s.duel[seat] = card


@routine
def take_hidden_cards(s, v):  # type: ignore[no-untyped-def]
    """As many cards as there are where the seat sees none, any: they are dealt anew."""
    for card in range(MAIN_CARDS):
        removed = s.two_player_changes == 1 and REMOVED_FOR_TWO[KIND_OF[card]]  # D43
        if s.scratch[card] == 0 and not removed:
            s.deck[s.deck_count] = card
            s.deck_count += 1
        s.scratch[card] = 0
    for seat in range(s.players):
        if seat != v.seat:
            for _ in range(v.hand_counts[seat]):
                piles.to_hand(s, seat, take_last(s))
            if (s.laid >> seat) & 1 == 1:
                lay(s, seat, take_last(s))
    if s.phase == Phase.LOOK and s.turn != v.seat:
        for k in range(2):
            s.looked[k] = take_last(s)


@rule
def take_last(s):  # type: ignore[no-untyped-def]
    """Take the top card of the deck."""
    s.deck_count -= 1
    card = s.deck[s.deck_count]
    s.deck[s.deck_count] = -1
    return card
