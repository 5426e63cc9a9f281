"""Who is at whose mother, and what that is worth (J21, J22, J23)."""

from nestling.core.compiled import rule
from nestling.games.ice.board import CHICKS, JUNIOR_CHICKS, NEIGHBOUR, TURNS
from nestling.games.ice.state import JuniorMothers


@rule
def chick_of(seat):  # type: ignore[no-untyped-def]
    """The number of a chick in STATE.on."""
    return 1 + 2 * seat


@rule
def mother_of(seat):  # type: ignore[no-untyped-def]
    """The number of a mother in STATE.on."""
    return 2 + 2 * seat


@rule
def owner_of(penguin):  # type: ignore[no-untyped-def]
    """The seat of a penguin in STATE.on; negative for a free tile, water or outside."""
    return (penguin - 1) >> 1


@rule
def is_chick(penguin):  # type: ignore[no-untyped-def]
    """Whether what is on a cell is a chick."""
    return penguin > 0 and penguin % 2 == 1


@rule
def family(s):  # type: ignore[no-untyped-def]
    """How many chicks a family has (J3, J28)."""
    return JUNIOR_CHICKS if s.junior == 1 else CHICKS


@rule
def at_mother(s, seat):  # type: ignore[no-untyped-def]
    """How many of the seat's own chicks are adjacent to their mother."""
    count = 0
    if s.mother[seat] >= 0:
        for d in range(TURNS):
            count += s.on[NEIGHBOUR[s.mother[seat], d]] == chick_of(seat)
    return count


@rule
def points(s, seat):  # type: ignore[no-untyped-def]
    """The seat's points as things stand (J22, J28)."""
    total = 0
    if s.mother[seat] >= 0:
        for d in range(TURNS):
            penguin = s.on[NEIGHBOUR[s.mother[seat], d]]
            if penguin == chick_of(seat):
                total += 1
            elif is_chick(penguin):
                total -= 1 - s.junior
            elif penguin > 0 and s.junior_mothers == JuniorMothers.COUNT:
                total -= 1
    return total


@rule
def is_complete(s, seat):  # type: ignore[no-untyped-def]
    """Whether all of the seat's chicks are at their mother (J21)."""
    return at_mother(s, seat) == family(s)


@rule
def leaders(s):  # type: ignore[no-untyped-def]
    """Mask of those with the most points and, among them, the most chicks at the mother (J23)."""
    best = -1000
    mask = 0
    for seat in range(s.players):
        worth = 8 * s.points[seat] + at_mother(s, seat)
        if worth > best:
            best = worth
            mask = 0
        if worth == best:
            mask |= 1 << seat
    return mask
