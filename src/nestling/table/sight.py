"""What a viewer is told: the one function behind greetings, live frames and refusals alike.

Everything here comes from three doors of a State, each of which shows what a seat may see and no
more: `events_for`, `observe` and `legal`. Nothing else of a state is ever sent.
"""

from dataclasses import dataclass

from nestling.core.game import PASS, Action, Event, State, View

Viewer = int | None  # a seat, or None for an onlooker


@dataclass(frozen=True)
class Sight:
    """What a viewer sees of a state.

    events: what happened since some moment.
    legal: what the viewer is asked to choose from; empty when not asked.
    """

    events: list[Event]
    view: View
    legal: list[Action]


@dataclass(frozen=True)
class Step:
    """The state after the play numbered `seq`, whose events begin at number `first_event`."""

    seq: int
    state: State
    first_event: int


def forced(state: State, seat: int) -> bool:
    """Whether all that the seat can do is to pass: then it is not asked."""
    return state.legal_codes(seat) == [PASS]


def sight(state: State, viewer: Viewer, since: int) -> Sight:
    """What the viewer sees of the state and of the events numbered from `since` on."""
    asked = viewer is not None and not forced(state, viewer)
    return Sight(
        events=state.events_for(viewer, since),
        view=state.observe(viewer),
        legal=state.legal(viewer) if asked and viewer is not None else [],
    )
