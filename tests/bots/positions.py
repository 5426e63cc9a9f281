"""Positions of random games in which a seat has a choice."""

import random
from collections.abc import Iterator

import nestling
from nestling.core.game import State
from nestling.core.registry import kind

SETTINGS: dict[str, list[dict[str, str]]] = {
    "dinosaurs": [{}],
    "ice": [{}, {"saved": "hidden"}, {"saved": "open"}],
}


def positions(name: str, count: int, seed: int = 1) -> Iterator[tuple[State, int]]:
    """States and the seats that decide, over all numbers of players and hidden settings."""
    chance = random.Random(seed)
    games = 0
    found = 0
    while True:
        players = kind(name).players[games % len(kind(name).players)]
        settings = SETTINGS[name][games % len(SETTINGS[name])]
        state = nestling.game(name, players=players, **settings).start(seed=1000 * seed + games)
        games += 1
        while state.actors:
            seat = chance.choice(state.actors)
            codes = state.legal_codes(seat)
            if len(codes) > 1 and chance.random() < 0.3:
                yield state, seat
                found += 1
                if found == count:
                    return
            state.play(seat, state.game.kind.face.action(chance.choice(codes)))
