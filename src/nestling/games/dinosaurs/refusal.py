"""The rule behind a refusal."""

import numpy as np

from nestling.core.compiled import entry
from nestling.games.dinosaurs.state import Phase

_RULES = {
    Phase.COMMIT: 6,
    Phase.EFFECT: 22,
    Phase.GRAB: 26,
    Phase.LOOK: 30,
    Phase.SCORING: 35,
    Phase.DISASTER: 36,
    Phase.DISCARD: 10,
    Phase.SUDDEN_DEATH: 40,
    Phase.OVER: 42,
}
RULE_OF_PHASE = np.array([_RULES[phase] for phase in Phase], np.int8)


@entry
def why_not(states, i, seat, action):  # type: ignore[no-untyped-def]
    """The number of the rule that forbids the seat this action now: of the present decision.

    `action` -1: any action.
    """
    return np.int64(RULE_OF_PHASE[states[i].phase])
