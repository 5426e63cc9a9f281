"""Happy Little Dinosaurs: a card game of disasters for 2 to 4 players."""

from nestling.core import house
from nestling.core.engine import Engine
from nestling.core.game import Kind
from nestling.games.dinosaurs import actions, events, imagine, refusal, rules, sight, state
from nestling.games.dinosaurs.face import PLAYERS, DinosaursFace

KIND = Kind(
    name="dinosaurs",
    rules_version=house.rules_version("dinosaurs", 1),
    rule_letter="D",
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
    face=DinosaursFace(),
    actions=actions.ACTIONS,
    max_legal=actions.MAX_LEGAL,
    max_events=actions.MAX_EVENTS,
    max_plays=actions.MAX_PLAYS,
)
