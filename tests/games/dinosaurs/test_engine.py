"""One set of rules natively, uncompiled and with bounds checks: the same bytes."""

import random

import pytest

import nestling
from nestling.core.compiled import INTERPRETED

from ..engine_games import BLOCK, golden, play_block
from .walks import choose, games

pytestmark = pytest.mark.engine

DIGESTS = golden("dinosaurs")
UNCOMPILED_BLOCKS = 20  # 2,000 games; uncompiled they take minutes
BLOCKS = UNCOMPILED_BLOCKS if INTERPRETED else len(DIGESTS)


def test_there_are_20_000_games_to_compare_2_000_of_them_uncompiled() -> None:
    assert len(DIGESTS) * BLOCK == 20_000
    assert UNCOMPILED_BLOCKS * BLOCK == 2_000


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_hundred_games_are_the_same_to_the_last_byte(block: int) -> None:
    assert play_block("dinosaurs", block) == DIGESTS[block]


@pytest.mark.parametrize("block", [0, 1])
def test_the_plain_twin_plays_the_same_games_in_one_process(block: int) -> None:
    plain = nestling.game("dinosaurs").kind.compiled.uncompiled()
    assert play_block("dinosaurs", block, plain, 4) == play_block("dinosaurs", block, count=4)


def test_a_state_can_be_played_by_both_in_turn() -> None:
    """A server plays by the plain twin until compiling is done, then goes on compiled."""
    (state,) = games(1, 5)
    kind = state.game.kind
    (other,) = games(1, 5)
    chance = random.Random(3)
    plain = kind.compiled.uncompiled()
    try:
        while state.outcome is None and len(state.plays) < 60:
            kind.engine = kind.compiled
            move = choose(state, chance)
            state.play(*move)
            view = state.observe(0)
            kind.engine = plain if len(state.plays) % 2 else kind.compiled
            other.play(*move)
            assert other.record_bytes == state.record_bytes
            assert other.observe(0) == view
            assert other.events[-3:] == state.events[-3:]
    finally:
        kind.engine = kind.compiled
