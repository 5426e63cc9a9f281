"""What the search asks of Happy Little Dinosaurs: deals, what is seen, when a round is settled."""

import numpy as np

from nestling.bots.dinosaurs.greedy import greedy
from nestling.bots.policies import below, next_random
from nestling.bots.search import four, mix
from nestling.core.compiled import rule
from nestling.games.dinosaurs import piles, sight
from nestling.games.dinosaurs.cards import KIND_OF, POINT_KINDS
from nestling.games.dinosaurs.state import Phase

TOP_CARDS = 32  # of the Main deck, more than two rounds take
TOP_DISASTERS = 3
RIPE = 4096  # iterations after which a round holds little more to find


@rule
def gather(s, me):  # type: ignore[no-untyped-def]
    """Put all that I do not see into the deck, and take back what others have laid face down.

    What they lay is chosen in the search; the choice is secret, so its time does not matter.
    Leaves in scratch[seat] how many cards each seat must get, in `draws` whether Point cards are
    scarce.
    """
    sight.sort_discards(s)
    sight.sort_disasters(s)
    s.draws = np.uint64(sight.gather(s, me))
    sight.forget_third_parties(s, me)
    hidden = s.laid & ~(1 << me)
    s.laid &= 1 << me
    for seat in range(s.players):
        if (hidden >> seat) & 1 == 1:
            if s.phase == Phase.COMMIT:
                s.played[seat] = -1
            else:
                s.duel[seat] = -1


@rule
def deal(s, me, stream):  # type: ignore[no-untyped-def]
    """Deal the others' hands and the tops of both decks."""
    scarce = s.draws != np.uint64(0)
    s.key[0] = next_random(stream, 0)
    s.key[1] = next_random(stream, 0)
    s.draws = np.uint64(0)
    for other in range(s.players):
        if other != me:
            sight.deal_known(s, me, other)
    for other in range(s.players):  # after all known cards: none of those may go to another seat
        if other != me and s.known_instants[other] > 0:
            sight.deal_known_instants(s, other)
    for other in range(s.players):
        if other != me and scarce and sight.lacks_point_card(s, other):
            piles.to_hand(s, other, sight.take_random(s, 0, POINT_KINDS))
    for other in range(s.players):
        if other != me and s.scratch[other] > 0:
            deal_hand(s, other, stream)
    shuffle_top(s.deck, 0, s.deck_count, TOP_CARDS, stream)
    shuffle_top(s.disasters, s.under_count, s.disasters_count, TOP_DISASTERS, stream)


@rule
def deal_hand(s, other, stream):  # type: ignore[no-untyped-def]
    """Fill a hand at random, with a Point card where there must be one."""
    wanted = s.scratch[other]
    s.scratch[other] = 0
    while s.hand_count[other] < wanted:
        if s.hand_count[other] == wanted - 1 and sight.lacks_point_card(s, other):
            card = sight.take_random(s, 0, POINT_KINDS)
        else:
            card = sight.take_at(s, below(stream, 0, s.deck_count))
        piles.to_hand(s, other, card)


@rule
def shuffle_top(cards, first, end, count, stream):  # type: ignore[no-untyped-def]
    """Shuffle the last `count` places of cards[first:end] out of all of them."""
    for at in range(end - 1, max(first, end - 1 - count), -1):
        other = first + below(stream, 0, at - first + 1)
        cards[at], cards[other] = cards[other], cards[at]


@rule
def key(s, mover, me):  # type: ignore[no-untyped-def]
    """A hash of what the mover sees of the round if it is me, else of what all see."""
    h = mix(np.uint64(0), four(s.phase, mover, s.round_number, s.alive))
    h = mix(h, four(s.passes, s.inversions, s.duels, s.spray_left))
    h = mix(h, four(s.effects_done, s.fighters, s.disaster, s.target))
    for seat in range(s.players):
        h = mix(h, four(s.points[seat], s.hand_count[seat], s.area_count[seat], s.bonus[seat]))
        front = sight.kind_or_none(s.played[seat]) if s.phase != Phase.COMMIT else -1
        h = mix(h, four(s.boosters[seat], s.sappers[seat], front, 0))
    if mover == me:
        for j in range(s.hand_count[me]):
            h = mix(h, KIND_OF[s.hand[me, j]])
        if s.phase == Phase.GRAB:
            h = mix(h, piles.hand_kinds(s, s.target))
        elif s.phase == Phase.LOOK:
            h = mix(h, four(KIND_OF[s.looked[0]], KIND_OF[s.looked[1]], 0, 0))
    return h


@rule
def mark(s):  # type: ignore[no-untyped-def]
    """The round."""
    return s.round_number


@rule
def settled(s, begun, left, done):  # type: ignore[no-untyped-def]
    """Whether the round is over: then the next one's beginning is judged.

    Once this round has been gone through often, the next one is played as well where the tree
    reaches its end.
    """
    last = begun + 1 if left < 0 and done >= RIPE else max(begun, left)
    return s.round_number > last


@rule
def roll(s, mover, out, count, stream):  # type: ignore[no-untyped-def]
    """Play on greedily."""
    return greedy(s, mover, out, count)


@rule
def prior(s, mover, action):  # type: ignore[no-untyped-def]
    """Nothing is known of an action beforehand."""
    return 0.0
