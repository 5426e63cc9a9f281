"""One set of rules natively, uncompiled and with bounds checks: the same bytes."""

import random

import pytest

import nestling
from nestling.core.compiled import INTERPRETED

from .engine_games import BLOCK, golden, play_block

pytestmark = pytest.mark.engine

NAMES = nestling.names()
DIGESTS = {name: golden(name) for name in NAMES}
UNCOMPILED_BLOCKS = 20  # 2,000 games; uncompiled they take minutes
BLOCKS = [
    (name, block)
    for name in NAMES
    for block in range(UNCOMPILED_BLOCKS if INTERPRETED else len(DIGESTS[name]))
]


@pytest.mark.parametrize("name", NAMES)
def test_there_are_20_000_games_to_compare_2_000_of_them_uncompiled(name: str) -> None:
    assert len(DIGESTS[name]) * BLOCK == 20_000
    assert len(set(DIGESTS[name])) == len(DIGESTS[name])
    assert UNCOMPILED_BLOCKS * BLOCK == 2_000


@pytest.mark.parametrize(("name", "block"), BLOCKS)
def test_a_hundred_games_are_the_same_to_the_last_byte(name: str, block: int) -> None:
    assert play_block(name, block) == DIGESTS[name][block]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("block", [0, 1])
def test_the_plain_twin_plays_the_same_games_in_one_process(name: str, block: int) -> None:
    plain = nestling.game(name).kind.compiled.uncompiled()
    assert play_block(name, block, plain, 4) == play_block(name, block, count=4)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_can_be_played_by_both_in_turn(name: str) -> None:
    """A server plays by the plain twin until compiling is done, then goes on compiled."""
    game = nestling.game(name, players=3)
    kind = game.kind
    state, other = game.start(seed=5), game.start(seed=5)
    chance = random.Random(3)
    plain = kind.compiled.uncompiled()
    try:
        while state.outcome is None and len(state.plays) < 60:
            kind.engine = kind.compiled
            seat = chance.choice(state.actors)
            action = chance.choice(state.legal(seat))
            state.play(seat, action)
            view = state.observe(0)
            kind.engine = plain if len(state.plays) % 2 else kind.compiled
            other.play(seat, action)
            assert other.record_bytes == state.record_bytes
            assert other.observe(0) == view
            assert other.events[-3:] == state.events[-3:]
    finally:
        kind.engine = kind.compiled
