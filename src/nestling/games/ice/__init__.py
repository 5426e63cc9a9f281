"""Jää Sulaa ("the ice is melting"): penguin families on melting ice, for 2 to 4 players."""

from nestling.core import house
from nestling.core.engine import Engine
from nestling.core.game import Kind
from nestling.games.ice import actions, events, imagine, refusal, rules, sight, state
from nestling.games.ice.face import PLAYERS, IceFace

KIND = Kind(
    name="ice",
    rules_version=house.rules_version("ice", 1),
    rule_letter="J",
    players=PLAYERS,
    settings=state.SETTINGS,
    state=state.STATE,
    view=state.VIEW,
    event=state.EVENT,
    events=events.READER,
    compiled=Engine(
        start=rules.start,
        actors=rules.actors,
        legal=rules.legal,
        play=rules.play,
        observe=sight.observe,
        redact=sight.redact,
        redeterminise=sight.redeterminise,
        imagine=imagine.imagine,
        outcome=rules.outcome,
        why_not=refusal.why_not,
    ),
    face=IceFace(),
    actions=actions.ACTIONS,
    max_legal=actions.MAX_LEGAL,
    max_events=actions.MAX_EVENTS,
    max_plays=actions.MAX_PLAYS,
)
