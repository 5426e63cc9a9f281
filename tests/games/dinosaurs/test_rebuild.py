"""Events with full sight rebuild the game: several hundred games, compared round by round."""

import random

import pytest

from nestling.core.compiled import INTERPRETED
from nestling.games.dinosaurs.events import Flipped

from .rebuild import Rebuilt, check_equal
from .walks import choose, games

pytestmark = pytest.mark.engine

BLOCK = 25
BLOCKS = 3 if INTERPRETED else 16


@pytest.mark.parametrize("block", range(BLOCKS))
def test_D8_events_alone_rebuild_the_game(block: int) -> None:
    for number, state in enumerate(games(BLOCK, BLOCK * block), BLOCK * block):
        chance = random.Random(number)
        settings = state.game.settings
        told = Rebuilt(state.game.players, settings["ages"], settings["two_player_changes"])
        fresh = state.events
        while True:
            for event in fresh:
                told.follow(event)
            if any(isinstance(event, Flipped) for event in fresh) or state.outcome:
                check_equal(told, state.data[0])
            if state.outcome is not None:
                break
            fresh = state.play(*choose(state, chance))
        assert told.over
        assert state.outcome.winners == tuple(told.winners)
        assert state.outcome.totals == tuple(told.points)
