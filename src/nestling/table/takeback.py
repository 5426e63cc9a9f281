"""What may be taken back: plays from which nobody learnt anything.

Anything drawn at random cannot be undone, for whoever saw it could then play otherwise. Neither
can anything that came to light. The first is read from the game's counter of draws. The second is
asked of the rules themselves, without a word about any game: a play told a viewer nothing if it
could have looked just the same in every deal that the viewer had to reckon with before. Deals are
sampled with `redeterminise`, which makes exactly those.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence

from nestling.core.errors import Refused
from nestling.core.game import Action, State
from nestling.table.sight import sight

DEALS = 48  # what is likely to look the same by chance in nine deals of ten passes once in 150


# Whether plays can be taken back (`check`), asked without holding up the event loop.
Check = Callable[[Sequence[State]], Awaitable[None]]


async def check_in_thread(states: Sequence[State]) -> None:
    """Refused as by `check`, which runs in a thread of this process."""
    await asyncio.to_thread(check, states)


def check(states: Sequence[State]) -> None:
    """Refused if somebody knows more in the last of these states than in the first.

    states: one after the other, each one play after the one before.
    """
    pairs = list(itertools.pairwise(states))
    for before, after in pairs:
        if before.data[0]["draws"] != after.data[0]["draws"]:
            raise _refusal("random", "drew something at random", after)
    viewers = (None, *range(states[0].game.players))
    for number in range(DEALS):  # deal by deal: what shows something mostly does so at once
        for before, after in pairs:
            if any(_reveals(before, after, viewer, number) for viewer in viewers):
                raise _refusal("revealed", "brought something to light", after)


def _refusal(code: str, what: str, after: State) -> Refused:
    seat, action = after.plays[-1]
    message = f"{action} by seat {seat} {what}, which cannot be undone"
    return Refused(code, message, seat=seat, action=str(action))


def _reveals(before: State, after: State, viewer: int | None, number: int) -> bool:
    """Whether a play told a viewer that this deal, which might have been, is not so."""
    mover, action = after.plays[-1]
    seen = sight(after, viewer, before.event_count)
    deal = before.redeterminise(viewer, number)
    ways = [action] if viewer == mover else _first(action, deal.legal(mover))
    return not any(_looks(deal, mover, way, viewer) == (seen.events, seen.view) for way in ways)


def _first(action: Action, legal: list[Action]) -> list[Action]:
    """The legal actions, this one at the head if it is among them."""
    return sorted(legal, key=lambda other: other != action)


def _looks(deal: State, mover: int, action: Action, viewer: int | None) -> object:
    """What the viewer would see of the play in this deal; None if it is not possible in it."""
    then = deal.copy()
    try:
        then.play(mover, action)
    except Refused:
        return None
    seen = sight(then, viewer, deal.event_count)
    return seen.events, seen.view
