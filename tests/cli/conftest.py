"""What tests of the command line share."""

import random
from pathlib import Path

import pytest

import nestling


@pytest.fixture(params=["dinosaurs", "ice"])
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished random game in a file."""
    state = nestling.game(request.param, players=2).start(seed=5)
    chance = random.Random(5)
    while state.outcome is None:
        seat = chance.choice(state.actors)
        state.play(seat, chance.choice(state.legal(seat)))
    path = tmp_path / f"{request.param}.json"
    state.record().save(path)
    return path
