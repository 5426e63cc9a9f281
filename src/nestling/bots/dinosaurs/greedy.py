"""The greedy bot for Happy Little Dinosaurs: sensible at a glance, never thinking ahead.

It weighs every choice in points. What it wins now counts in full; a card it spends counts by how
much better it is than the card it may expect to draw; the Disaster counts by how near it brings
its taker to the end. It reads its own hand and what lies open, nothing else.
"""

import numpy as np

from nestling.core.compiled import routine
from nestling.games.dinosaurs import actions as do
from nestling.games.dinosaurs import disasters, effects, piles, scoring
from nestling.games.dinosaurs.cards import (
    COPIES,
    HAS_EFFECT,
    KIND_OF,
    POINT_KINDS,
    TRAITS,
    TYPE_OF,
    VALUE,
    WIN,
    Card,
)
from nestling.games.dinosaurs.state import Phase

FATAL = 45.0  # points that being eliminated is worth avoiding
LAST_STEP = 12.0  # a Disaster after which a third of the others would be fatal
GOAL = 60.0  # reaching the end of the Escape Route
RIVAL = 0.35  # what a rival gains, in points lost
KEEP_SLOPE = 0.55  # worth of a point on a card kept for a later round
INSTANT_KEEP = 2.5  # worth of an Instant kept
DEFENCE_KEEP = 7.0  # worth of Insurance or Redirect kept
MEAN_VALUE = float((VALUE * COPIES)[:POINT_KINDS].sum() / COPIES[:POINT_KINDS].sum())

# How likely a rival's card, after its trait, is below or equal to a value: people and bots play
# their better cards more often, so each card weighs as its value plus one.
_WEIGHT = (COPIES * (VALUE + 2))[:POINT_KINDS]
_SWING = 2 * int(np.abs(TRAITS).max())
VALUES = np.arange(-_SWING - 1, VALUE.max() + _SWING + 3)
BELOW = np.array(
    [_WEIGHT[VALUE[:POINT_KINDS] < v].sum() / _WEIGHT.sum() for v in VALUES], np.float64
)
EQUAL = np.array(
    [_WEIGHT[VALUE[:POINT_KINDS] == v].sum() / _WEIGHT.sum() for v in VALUES], np.float64
)
FIRST_VALUE = int(VALUES[0])


@routine
def keep_worth(kind):  # type: ignore[no-untyped-def]
    """What it is worth to hold a card beyond this round, in points, against a fresh one."""
    if kind < POINT_KINDS:
        worth = KEEP_SLOPE * (VALUE[kind] - MEAN_VALUE)
        return worth + (0.8 if HAS_EFFECT[kind] else 0.0)
    if kind == Card.DISASTER_INSURANCE or kind == Card.DISASTER_REDIRECT:
        return DEFENCE_KEEP
    return INSTANT_KEEP


@routine
def menace(s, seat):  # type: ignore[no-untyped-def]
    """How bad it is for a seat to take this round's Disaster, in points; below 0 it is welcome."""
    counts = np.uint64(0)  # a byte for each type, so that nothing is allocated
    for j in range(s.area_count[seat]):
        counts += np.uint64(1) << np.uint64(8 * TYPE_OF[s.area[seat, j]])
    counts += np.uint64(1) << np.uint64(8 * TYPE_OF[s.round_disaster])
    natural = np.int64(counts & np.uint64(255))
    predatory = np.int64((counts >> np.uint64(8)) & np.uint64(255))
    emotional = np.int64((counts >> np.uint64(16)) & np.uint64(255))
    meteors = np.int64((counts >> np.uint64(24)) & np.uint64(255))
    small = s.two_player_changes == 1
    if disasters.is_out(natural, predatory, emotional, meteors, small):
        return FATAL
    deadly = 0  # of the other types, how many would be fatal next
    deadly += 1 if disasters.is_out(natural + 1, predatory, emotional, meteors, small) else 0
    deadly += 1 if disasters.is_out(natural, predatory + 1, emotional, meteors, small) else 0
    deadly += 1 if disasters.is_out(natural, predatory, emotional + 1, meteors, small) else 0
    steps = min(8, WIN - s.points[seat])
    return LAST_STEP * deadly - 0.5 * steps


@routine
def gain(s, seat, score):  # type: ignore[no-untyped-def]
    """What collecting a score is worth to a seat."""
    if score <= 0:
        return 0.0
    worth = 1.0 * score
    if s.points[seat] + score >= WIN:
        worth += GOAL
    return worth


@routine
def before_inversion(s, seat, front, worth, target, delta):  # type: ignore[no-untyped-def]
    """A seat's score with the card `front` before it, and `delta` more for the target."""
    score = VALUE[KIND_OF[s.played[front]]] + scoring.trait(s, seat) + s.bonus[seat]
    score += worth * (s.boosters[seat] - s.sappers[seat])
    if seat == target:
        score += delta
    return score


@routine
def exchanged(seat, a, b):  # type: ignore[no-untyped-def]
    """Whose card lies before the seat after a and b exchange theirs."""
    if seat == a:
        return b
    if seat == b:
        return a
    return seat


@routine
def prospect(s, me, a, b, target, delta, flips):  # type: ignore[no-untyped-def]
    """What the round is worth to me if seats a and b exchange cards, the target's score changes
    by delta and scores are inverted `flips` more times."""
    worth = scoring.instant_worth(s)
    top = -1000
    bottom = 1000
    lowest = 0
    survivors = 0
    for seat in range(s.players):
        if piles.is_alive(s, seat):
            survivors += 1
            score = before_inversion(s, seat, exchanged(seat, a, b), worth, target, delta)
            top = max(top, score)
            bottom = min(bottom, score)
    if top == bottom:
        return 0.0
    inverted = (scoring.inversions(s) + flips) % 2 == 1
    for seat in range(s.players):
        if piles.is_alive(s, seat):
            score = before_inversion(s, seat, exchanged(seat, a, b), worth, target, delta)
            if score == (top if inverted else bottom):
                lowest += 1
    total = 0.0
    for seat in range(s.players):
        if piles.is_alive(s, seat):
            score = before_inversion(s, seat, exchanged(seat, a, b), worth, target, delta)
            mine = 1.0 if seat == me else -RIVAL
            if score == (bottom if inverted else top):
                total += mine * gain(s, seat, top)
            elif score == (top if inverted else bottom):
                total -= mine * menace(s, seat) / lowest
    return total


@routine
def best_card(s, me):  # type: ignore[no-untyped-def]
    """Which Point card to lay: what it may win and lose now against what it is worth later."""
    kinds = piles.hand_kinds(s, me)
    danger = menace(s, me)
    best = -1
    best_worth = -1e9
    for kind in range(POINT_KINDS):
        if (kinds >> kind) & 1 == 0:
            continue
        score = VALUE[kind] + scoring.trait(s, me)
        highest = 1.0
        lowest = 1.0
        for other in range(s.players):
            if other != me and piles.is_alive(s, other):
                place = score - TRAITS[s.dinosaurs[other], TYPE_OF[s.round_disaster]] - FIRST_VALUE
                below = BELOW[place]
                equal = EQUAL[place]
                highest *= below + equal
                lowest *= 1.0 - below - 0.5 * equal
        if kind == Card.MOUTH_TRAP:
            highest, lowest = lowest, highest
            score = 8
        worth = highest * gain(s, me, score) - lowest * danger - keep_worth(kind)
        if worth > best_worth:
            best_worth = worth
            best = kind
    return do.LAY + best


@routine
def worst_in_hand(s, me, limit):  # type: ignore[no-untyped-def]
    """The kind of Point card least worth keeping, or -1 if none is worth less than the limit."""
    worst = -1
    worst_worth = limit
    for j in range(s.hand_count[me]):
        kind = KIND_OF[s.hand[me, j]]
        if kind < POINT_KINDS and keep_worth(kind) < worst_worth:
            worst_worth = keep_worth(kind)
            worst = kind
    return worst


@routine
def discard_or_pass(kind):  # type: ignore[no-untyped-def]
    """The action of discarding a kind, or of passing for -1."""
    return do.PASS if kind < 0 else do.DISCARD + kind


@routine
def best_discard_for_points(s, me, out, count):  # type: ignore[no-untyped-def]
    """Pet Rock and Smoothie: the discard whose points are worth more than the card."""
    best = do.PASS
    best_worth = prospect(s, me, -1, -1, -1, 0, 0)
    for j in range(count):
        if out[j] != do.PASS:
            kind = out[j] - do.DISCARD
            worth = prospect(s, me, -1, -1, me, VALUE[kind], 0) - keep_worth(kind)
            if worth > best_worth:
                best_worth = worth
                best = out[j]
    return best


@routine
def best_exchange(s, me, out, count):  # type: ignore[no-untyped-def]
    """Grappling Snake and Hungry Plant: the exchange after which the round looks best."""
    best = do.PASS
    best_worth = prospect(s, me, -1, -1, -1, 0, 0)
    for j in range(count):
        if out[j] == do.PASS:
            continue
        if out[j] >= do.PAIR:
            a, b = do.PAIRS[out[j] - do.PAIR]
        else:
            a, b = me, out[j] - do.TARGET
        worth = prospect(s, me, a, b, -1, 0, 0)
        if worth > best_worth:
            best_worth = worth
            best = out[j]
    return best


@routine
def best_effect(s, me, out, count):  # type: ignore[no-untyped-def]
    """Whether and how to use the effect of the card I revealed."""
    kind = effects.effect_of(s, me)
    if kind == Card.PET_ROCK or kind == Card.DELICIOUS_SMOOTHIE:
        return best_discard_for_points(s, me, out, count)
    if kind == Card.FIRE_SPRAY:
        return discard_or_pass(worst_in_hand(s, me, -1.0))
    if kind == Card.GRAPPLING_SNAKE or kind == Card.HUNGRY_PLANT:
        return best_exchange(s, me, out, count)
    if kind == Card.DINO_GRABBER:
        best = do.PASS
        most = -1
        for j in range(count):
            if out[j] != do.PASS:
                seat = out[j] - do.TARGET
                if s.points[seat] + 5 * s.hand_count[seat] > most:
                    most = s.points[seat] + 5 * s.hand_count[seat]
                    best = out[j]
        return best
    return do.LOOK


@routine
def best_take(out, count):  # type: ignore[no-untyped-def]
    """The card most worth keeping of those that may be taken."""
    best = out[0]
    for j in range(1, count):
        if keep_worth(out[j] - do.TAKE) > keep_worth(best - do.TAKE):
            best = out[j]
    return best


@routine
def best_instant(s, me, out, count):  # type: ignore[no-untyped-def]
    """An Instant if it changes who wins or loses by more than it is worth kept."""
    if count == 1:
        return do.PASS
    worth_now = scoring.instant_worth(s)
    best = do.PASS
    best_worth = prospect(s, me, -1, -1, -1, 0, 0) + INSTANT_KEEP
    for j in range(1, count):
        action = out[j]
        if action == do.INVERT:
            worth = prospect(s, me, -1, -1, -1, 0, 1)
        elif action >= do.SAP:
            worth = prospect(s, me, -1, -1, action - do.SAP, -worth_now, 0)
        else:
            worth = prospect(s, me, -1, -1, action - do.BOOST, worth_now, 0)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


@routine
def best_answer(s, me, out, count):  # type: ignore[no-untyped-def]
    """Redirect or Insurance when the Disaster would hurt; the Redirect to whom it hurts most."""
    danger = menace(s, me)
    if count == 1 or danger < LAST_STEP:
        return do.PASS
    best = do.PASS
    most = -1e9
    for j in range(1, count):
        worth = 0.0
        if out[j] != do.INSURE:
            seat = out[j] - do.REDIRECT
            worth = menace(s, seat) + 0.2 * s.points[seat]
        if worth > most:
            most = worth
            best = out[j]
    return best


@routine
def best_duel_card(s, me):  # type: ignore[no-untyped-def]
    """Sudden Death: the highest Point card if the Disaster hurts, else the least worth keeping."""
    kinds = piles.hand_kinds(s, me)
    hurts = menace(s, me) > 0.0
    best = -1
    for kind in range(POINT_KINDS):
        if (kinds >> kind) & 1 == 1:
            if best < 0:
                best = kind
            elif hurts:
                if VALUE[kind] > VALUE[best]:
                    best = kind
            elif keep_worth(kind) < keep_worth(best):
                best = kind
    return do.LAY + best


@routine
def greedy(s, me, out, count):  # type: ignore[no-untyped-def]
    """The action to take, out of the `count` legal ones in `out`."""
    if count == 1:
        return out[0]
    if s.phase == Phase.COMMIT:
        return best_card(s, me)
    if s.phase == Phase.EFFECT:
        return best_effect(s, me, out, count)
    if s.phase == Phase.GRAB or s.phase == Phase.LOOK:
        return best_take(out, count)
    if s.phase == Phase.SCORING:
        return best_instant(s, me, out, count)
    if s.phase == Phase.DISASTER:
        return best_answer(s, me, out, count)
    if s.phase == Phase.DISCARD:
        return discard_or_pass(worst_in_hand(s, me, -1.2))
    return best_duel_card(s, me)
