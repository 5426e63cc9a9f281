"""What a viewer is told: the one function behind greetings, live frames and refusals alike.

Everything here comes from three doors of a State, each of which shows what a seat may see and no
more: `events_for`, `observe` and `legal`. Nothing else of a state is ever sent.
"""

from dataclasses import dataclass

from nestling.core.game import PASS, Action, Event, State, View
from nestling.table.log import Change, Play

Viewer = int | None  # a seat, or None for an onlooker


@dataclass(frozen=True)
class Sight:
    """What a viewer sees of a state.

    events: what happened since some moment.
    view: None while the game has not begun.
    legal: what the viewer is asked to choose from; empty when not asked.
    """

    events: list[Event]
    view: View | None
    legal: list[Action]


NOTHING = Sight([], None, [])


@dataclass(frozen=True)
class Step:
    """The game after the step numbered `seq`, whose events begin at number `first_event`.

    entry: what the step was. state: None while the game has not begun.
    whole: what is to be seen does not follow from what was, so that all must be told anew.
    """

    seq: int
    entry: Play | Change
    state: State | None
    first_event: int
    whole: bool = False


def sight(state: State | None, viewer: Viewer, since: int, may_play: bool = True) -> Sight:
    """What the viewer sees of the state and of the events numbered from `since` on.

    may_play: whether the viewer is asked what it has to decide; not while the table is paused.
    """
    if state is None:
        return NOTHING
    legal = state.legal(viewer) if viewer is not None and may_play else []
    forced = [action.code for action in legal] == [PASS]
    return Sight(
        events=state.events_for(viewer, since),
        view=state.observe(viewer),
        legal=[] if forced else legal,
    )
