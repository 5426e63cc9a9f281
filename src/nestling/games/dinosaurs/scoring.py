"""Round scores, Instants played during scoring, inversion (D20, D32 to D35)."""

from nestling.core import log as note
from nestling.core.compiled import routine, rule
from nestling.games.dinosaurs import actions as do
from nestling.games.dinosaurs import piles
from nestling.games.dinosaurs.cards import (
    INSTANT_WORTH,
    KIND_OF,
    SCORING_MASK,
    TRAITS,
    TYPE_OF,
    VALUE,
    Card,
)
from nestling.games.dinosaurs.effects import in_front
from nestling.games.dinosaurs.state import Happened, Phase


@rule
def trait(s, seat):  # type: ignore[no-untyped-def]
    """What the seat's dinosaur adds against the face-up Disaster (D19, D20)."""
    return TRAITS[s.dinosaurs[seat], TYPE_OF[s.round_disaster]]


@rule
def instant_worth(s):  # type: ignore[no-untyped-def]
    """Points of one Booster or Sapper: 2, doubled by each Star Fruit (D33)."""
    return INSTANT_WORTH << in_front(s, Card.SPECIAL_STAR_FRUIT)


@rule
def inversions(s):  # type: ignore[no-untyped-def]
    """Inversions in force: Instants played and Mouth Traps in front of anyone (D34)."""
    return s.inversions + in_front(s, Card.MOUTH_TRAP)


@rule
def work_out(s, sums):  # type: ignore[no-untyped-def]
    """Fill every survivor's score_before and score in `sums` (state or view), as of now (D32)."""
    worth = instant_worth(s)
    top = -1000
    bottom = 1000
    for seat in range(s.players):
        if not piles.is_alive(s, seat):
            continue
        before = VALUE[KIND_OF[s.played[seat]]] + trait(s, seat) + s.bonus[seat]
        before += worth * (s.boosters[seat] - s.sappers[seat])
        sums.score_before[seat] = before
        sums.score[seat] = before
        top = max(top, before)
        bottom = min(bottom, before)
    if inversions(s) % 2 == 1:
        for seat in range(s.players):
            if piles.is_alive(s, seat):
                if sums.score_before[seat] == top:
                    sums.score[seat] = bottom
                elif sums.score_before[seat] == bottom:
                    sums.score[seat] = top


@rule
def open_window(s):  # type: ignore[no-untyped-def]
    """Let Instants be played, from the youngest clockwise (D35)."""
    s.phase = Phase.SCORING
    s.turn = piles.youngest(s)
    s.passes = 0


@rule
def legal_instant(s, seat, out):  # type: ignore[no-untyped-def]
    """Instants marked "during scoring" that the seat holds, on each target; or pass (D35).

    A seat that holds none has only the pass. Who decides when thus hangs on nothing hidden.
    """
    out[0] = do.PASS
    n = 1
    kinds = piles.hand_kinds(s, seat) & SCORING_MASK
    if (kinds >> Card.SCORE_BOOSTER) & 1 == 1:
        n = on_survivors(s, do.BOOST, out, n)
    if (kinds >> Card.SCORE_SAPPER) & 1 == 1:
        n = on_survivors(s, do.SAP, out, n)
    if (kinds >> Card.SCORE_INVERSION) & 1 == 1:
        out[n] = do.INVERT
        n += 1
    return n


@rule
def on_survivors(s, first_action, out, n):  # type: ignore[no-untyped-def]
    """Add an action for each survivor as its target."""
    for seat in range(s.players):
        if piles.is_alive(s, seat):
            out[n] = first_action + seat
            n += 1
    return n


@routine
def show_instant(s, log, seat, kind, target):  # type: ignore[no-untyped-def]
    """Play an Instant from hand onto the table (D12: it stays there until the round ends)."""
    card = piles.from_hand(s, seat, kind)
    piles.left_openly(s, seat, card)
    piles.to_table(s, card)
    e = note.event(log, Happened.INSTANT_PLAYED, seat, target)
    note.card(log, e, card)


@rule
def play_in_window(s, log, seat, action):  # type: ignore[no-untyped-def]
    """Play an Instant or pass; True when all survivors have passed in a row (D35)."""
    if action == do.PASS:
        note.event(log, Happened.PASSED, seat, -1)
        s.passes += 1
        if s.passes >= piles.survivors(s):
            return True
    else:
        s.passes = 0
        if action == do.INVERT:
            show_instant(s, log, seat, Card.SCORE_INVERSION, -1)
            s.inversions += 1
        elif action >= do.SAP:
            show_instant(s, log, seat, Card.SCORE_SAPPER, action - do.SAP)
            s.sappers[action - do.SAP] += 1
        else:
            show_instant(s, log, seat, Card.SCORE_BOOSTER, action - do.BOOST)
            s.boosters[action - do.BOOST] += 1
    s.turn = piles.next_survivor(s, seat)
    return False


@rule
def settle_scores(s, log):  # type: ignore[no-untyped-def]
    """Make the round's scores final and tell every part of each sum (D32)."""
    work_out(s, s)
    s.scored = 1
    worth = instant_worth(s)
    inverted = inversions(s)
    for seat in range(s.players):
        if piles.is_alive(s, seat):
            e = note.event(log, Happened.SCORED, seat, -1)
            note.card(log, e, s.played[seat])
            note.number(log, e, 0, VALUE[KIND_OF[s.played[seat]]])
            note.number(log, e, 1, trait(s, seat))
            note.number(log, e, 2, s.bonus[seat])
            note.number(log, e, 3, worth * (s.boosters[seat] - s.sappers[seat]))
            note.number(log, e, 4, s.score_before[seat])
            note.number(log, e, 5, inverted)
            note.number(log, e, 6, s.score[seat])
