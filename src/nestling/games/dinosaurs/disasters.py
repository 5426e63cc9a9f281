"""The face-up Disaster: whom it threatens, what answers it, elimination (D10, D15 to D18)."""

from nestling.core import log as note
from nestling.core.compiled import routine, rule
from nestling.games.dinosaurs import actions as do
from nestling.games.dinosaurs import piles
from nestling.games.dinosaurs.cards import (
    ALL_MASK,
    OF_EACH_TYPE,
    OF_EACH_TYPE_FOR_TWO,
    OF_ONE_TYPE,
    OF_ONE_TYPE_FOR_TWO,
    TYPE_OF,
    Card,
    DisasterType,
)
from nestling.games.dinosaurs.scoring import show_instant
from nestling.games.dinosaurs.state import Happened, Phase, Reason


@rule
def is_out(natural, predatory, emotional, meteors, two_player_limits):  # type: ignore[no-untyped-def]
    """Whether an Area with these counts eliminates its holder (D16, or D17 for two players)."""
    of_one = OF_ONE_TYPE_FOR_TWO if two_player_limits else OF_ONE_TYPE
    each = OF_EACH_TYPE_FOR_TWO if two_player_limits else OF_EACH_TYPE
    lacking = max(0, each - natural) + max(0, each - predatory) + max(0, each - emotional)
    return max(natural, predatory, emotional) + meteors >= of_one or lacking <= meteors


@routine
def area_is_fatal(s, seat):  # type: ignore[no-untyped-def]
    """Whether the seat's Disaster Area eliminates it; a Meteor counts as the worst type (D15)."""
    natural = 0
    predatory = 0
    emotional = 0
    meteors = 0
    for j in range(s.area_count[seat]):
        kind = TYPE_OF[s.area[seat, j]]
        if kind == DisasterType.NATURAL:
            natural += 1
        elif kind == DisasterType.PREDATORY:
            predatory += 1
        elif kind == DisasterType.EMOTIONAL:
            emotional += 1
        else:
            meteors += 1
    return is_out(natural, predatory, emotional, meteors, s.two_player_changes == 1)


@rule
def flip(s, log):  # type: ignore[no-untyped-def]
    """Turn the top Disaster face up (D5)."""
    s.disasters_count -= 1
    s.disaster = s.disasters[s.disasters_count]
    s.disasters[s.disasters_count] = -1
    s.round_disaster = s.disaster
    s.under_count = min(s.under_count, s.disasters_count)
    e = note.event(log, Happened.FLIPPED, -1, -1)
    note.card(log, e, s.disaster)
    note.number(log, e, 0, s.round_number)


@rule
def put_under(s, log, seat, why):  # type: ignore[no-untyped-def]
    """Put the face-up Disaster under its deck (D36, D39, D41); all know where it lies (D44)."""
    e = note.event(log, Happened.DISASTER_UNDER, seat, -1)
    note.card(log, e, s.disaster)
    note.reason(log, e, why)
    for j in range(s.disasters_count, 0, -1):
        s.disasters[j] = s.disasters[j - 1]
    s.disasters[0] = s.disaster
    s.disasters_count += 1
    s.under_count += 1
    s.disaster = -1


@rule
def threaten(s, seat):  # type: ignore[no-untyped-def]
    """The seat would add the Disaster and may answer with an Instant (D36, D37)."""
    s.phase = Phase.DISASTER
    s.turn = seat


@rule
def legal_answer(s, seat, out):  # type: ignore[no-untyped-def]
    """Accept (pass), or play Insurance or Redirect if the seat holds it (D36, D37)."""
    out[0] = do.PASS
    n = 1
    kinds = piles.hand_kinds(s, seat)
    if (kinds >> Card.DISASTER_REDIRECT) & 1 == 1:
        for other in range(s.players):
            if other != seat and piles.is_alive(s, other):
                out[n] = do.REDIRECT + other
                n += 1
    if (kinds >> Card.DISASTER_INSURANCE) & 1 == 1:
        out[n] = do.INSURE
        n += 1
    return n


@rule
def insure(s, log, seat):  # type: ignore[no-untyped-def]
    """Disaster Insurance: nobody adds the Disaster (D36)."""
    show_instant(s, log, seat, Card.DISASTER_INSURANCE, -1)
    put_under(s, log, seat, Reason.INSURED)


@rule
def redirect(s, log, seat, other):  # type: ignore[no-untyped-def]
    """Disaster Redirect: another survivor would add it now (D37)."""
    show_instant(s, log, seat, Card.DISASTER_REDIRECT, other)
    threaten(s, other)


@routine
def add(s, log, seat):  # type: ignore[no-untyped-def]
    """Add the Disaster to the seat's Area; returns whether the seat survives it (D10, D11)."""
    note.event(log, Happened.DISASTER_ACCEPTED, seat, -1)
    e = note.event(log, Happened.DISASTER_ADDED, seat, -1)
    note.card(log, e, s.disaster)
    s.area[seat, s.area_count[seat]] = s.disaster
    s.area_count[seat] += 1
    s.disaster = -1
    if not area_is_fatal(s, seat):
        return True
    s.alive &= ~(1 << seat)
    note.event(log, Happened.ELIMINATED, seat, -1)
    if s.hand_count[seat] > 0:
        piles.discard_hand(s, log, seat, Happened.DISCARDED, Reason.ELIMINATED)
    return False


@rule
def legal_discard(s, seat, out):  # type: ignore[no-untyped-def]
    """Whoever added a Disaster and survived may discard one hand card, without redraw (D10)."""
    out[0] = do.PASS
    return piles.with_hand(s, seat, ALL_MASK, do.DISCARD, out, 1)
