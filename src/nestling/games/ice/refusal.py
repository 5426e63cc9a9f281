"""The rule behind a refusal."""

import numpy as np

from nestling.core.compiled import entry
from nestling.games.ice import actions as do
from nestling.games.ice.state import Phase, Sailing

_RULES = {
    Phase.CHICKS: 4,
    Phase.MOTHERS: 5,
    Phase.LIFT: 7,
    Phase.KEEP: 27,
    Phase.USE: 27,
    Phase.WHALE: 18,
    Phase.SWIM: 19,
    Phase.MOVE: 8,
    Phase.OVER: 21,
}
RULE_OF_PHASE = np.array([_RULES[phase] for phase in Phase], np.int8)


@entry
def why_not(states, i, seat, action):  # type: ignore[no-untyped-def]
    """The number of the rule that forbids the seat this action now.

    That of the movement, else of what is asked. `action` -1: any action.
    """
    s = states[i]
    placing = s.phase == Phase.CHICKS or s.phase == Phase.MOTHERS
    if seat != s.turn and not placing and s.phase != Phase.OVER:
        return 6
    if s.phase == Phase.LIFT and s.lifts > 0:
        return 16
    if s.phase == Phase.MOVE:
        if do.STEP <= action < do.SWAP:
            return 9
        if do.SWAP <= action < do.SAIL:
            return 10
        if do.SAIL <= action < do.SWIM:
            return 12 if s.sailing == Sailing.GATE else 11
    return np.int64(RULE_OF_PHASE[s.phase])
