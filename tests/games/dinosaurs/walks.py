"""Random games for tests that look at every step."""

import random
from collections.abc import Iterator

import nestling
from nestling.core.game import Action, State


def games(count: int, first: int = 0) -> Iterator[State]:
    """Starts of games with 2, 3 and 4 players, all switches and ages, `count` of them."""
    for number in range(first, first + count):
        chance = random.Random(number)
        players = 2 + number % 3
        ages = list(range(players))
        chance.shuffle(ages)
        changes = players == 2 and number % 2 == 0
        game = nestling.game("dinosaurs", players=players, ages=ages, two_player_changes=changes)
        yield game.start(seed=number)


def choose(state: State, chance: random.Random) -> tuple[int, Action]:
    """Some seat's choice: passes are made rare, so that cards get used."""
    seat = chance.choice(state.actors)
    legal = state.legal(seat)
    if len(legal) > 1 and chance.random() < 0.8:
        legal = [action for action in legal if action.verb != "pass"]
    return seat, chance.choice(legal)


def steps(state: State, chance: random.Random) -> Iterator[State]:
    """Play the game at random to its end, giving the state before each play and at the end."""
    while state.outcome is None:
        yield state
        state.play(*choose(state, chance))
    yield state
