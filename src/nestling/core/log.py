"""Writing events into a log: an array of EVENT records whose first record holds their number.

Every game's EVENT layout has the fields happened, seat, other, audience, count, cards, reason and
numbers, the arrays as long as the game needs. A log of length 0 keeps nothing and costs nothing:
search and simulation play without one. A full log counts on without writing, so that the caller
sees that it was too short.
"""

from nestling.core.compiled import rule

EVERYONE = 0xFF  # the audience of an event that hides nothing, not even from onlookers


@rule
def begin(log):  # type: ignore[no-untyped-def]
    """Forget what the log held."""
    if len(log) > 0:
        log[0].count = 0


@rule
def written(log):  # type: ignore[no-untyped-def]
    """The number of events since `begin`."""
    if len(log) > 0:
        return log[0].count
    return 0


@rule
def event(log, happened, seat, other):  # type: ignore[no-untyped-def]
    """Add a blank event that everyone may see; returns its place, 0 where none is kept."""
    if len(log) == 0:
        return 0
    place = log[0].count + 1
    log[0].count = place
    if place >= len(log):
        return 0
    e = log[place]
    e.happened = happened
    e.seat = seat
    e.other = other
    e.audience = EVERYONE
    e.count = 0
    e.reason = -1
    for j in range(len(e.cards)):
        e.cards[j] = -1
    for j in range(len(e.numbers)):
        e.numbers[j] = 0
    return place


@rule
def card(log, place, physical):  # type: ignore[no-untyped-def]
    """Name a further card (or other piece) in the event at `place`."""
    if place > 0:
        e = log[place]
        e.cards[e.count] = physical
        e.count += 1


@rule
def number(log, place, which, value):  # type: ignore[no-untyped-def]
    """Set numbers[which] of the event at `place`."""
    if place > 0:
        log[place].numbers[which] = value


@rule
def reason(log, place, why):  # type: ignore[no-untyped-def]
    """Set the reason of the event at `place`."""
    if place > 0:
        log[place].reason = why


@rule
def secret(log, place, audience):  # type: ignore[no-untyped-def]
    """Let only the seats of this mask see the cards of the event at `place`."""
    if place > 0:
        log[place].audience = audience


@rule
def hide_cards(e, seat):  # type: ignore[no-untyped-def]
    """Take out of an event the cards that the seat may not see; seat -1 is an onlooker."""
    if e.audience == EVERYONE or (seat >= 0 and (e.audience >> seat) & 1 == 1):
        return
    for j in range(len(e.cards)):
        e.cards[j] = -1
