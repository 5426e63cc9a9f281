"""Random games for tests that look at every step."""

import random
from collections.abc import Iterator
from typing import Any

import nestling
from nestling.core.game import Action, State


def settings(number: int) -> dict[str, Any]:
    """All settings in turn, the odd combinations among them."""
    chance = random.Random(number)
    players = 2 + number % 3
    no_actions = chance.random() < 0.1
    junior = chance.random() < 0.3
    return {
        "players": players,
        "youngest": chance.randrange(players),
        "sailing": chance.choice(("three_sides", "gate")),
        "sail_stop": chance.choice(("dock", "free")),
        "saved": "none" if no_actions else chance.choice(("none", "open", "hidden", "hidden")),
        "quick_start": chance.random() < 0.3,
        "no_actions": no_actions,
        "junior": junior,
        "junior_mothers": chance.choice(("count", "free")) if junior else "count",
    }


def games(count: int, first: int = 0) -> Iterator[State]:
    """Starts of `count` games."""
    for number in range(first, first + count):
        yield nestling.game("ice", **settings(number)).start(seed=number)


def choose(state: State, chance: random.Random) -> tuple[int, Action]:
    """A random choice of the seat that decides: passes are rare, sailings and keeping frequent."""
    (seat,) = state.actors
    legal = state.legal(seat)
    if len(legal) > 1 and chance.random() < 0.7:
        legal = [action for action in legal if action.verb != "pass"]
    sails = [action for action in legal if action.verb == "sail"]
    if sails and chance.random() < 0.5:
        legal = sails
    return seat, chance.choice(legal)


def steps(state: State, chance: random.Random) -> Iterator[State]:
    """Play the game at random to its end, giving the state before each play and at the end."""
    while state.outcome is None:
        yield state
        state.play(*choose(state, chance))
    yield state
