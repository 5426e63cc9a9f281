"""Bots of a person's own, for the tests: named as tests.lab.own_bots:NAME."""

import os
import random
import signal
import time
from pathlib import Path

from nestling.core.game import Action, Game, State


class Chance:
    """Plays anything that is legal."""

    def __init__(self, game: Game, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, state: State, seat: int) -> Action:
        return self._chance.choice(state.legal(seat))


class Mortal(Chance):
    """Kills its process, once: unless the file that $NESTLING_TEST_DEATH names is there."""

    def choose(self, state: State, seat: int) -> Action:
        marker = Path(os.environ["NESTLING_TEST_DEATH"])
        if not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(state, seat)


class Doomed(Chance):
    """Kills its process whenever it is asked."""

    def choose(self, state: State, seat: int) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Slow(Chance):
    """Takes its time: so many seconds as $NESTLING_TEST_SLOW says for each choice."""

    def choose(self, state: State, seat: int) -> Action:
        time.sleep(float(os.environ.get("NESTLING_TEST_SLOW", "0")))
        return super().choose(state, seat)


class Cheat(Chance):
    """Chooses what is not legal."""

    def choose(self, state: State, seat: int) -> Action:
        return state.game.parse("pass") if state.legal_codes(seat) != [0] else state.legal(seat)[0]


class Clumsy(Chance):
    """Fails."""

    def choose(self, state: State, seat: int) -> Action:
        raise RuntimeError("dropped the cards")


def dumb(game: Game, seed: int) -> object:
    """Makes something that cannot play."""
    return object()


def unmade(game: Game, seed: int) -> object:
    """Fails before it can play."""
    raise RuntimeError("left the cards at home")


NOT_CALLABLE = 5
