"""Short form of leak.py."""

import pytest

from nestling.core.game import State
from nestling.table.sight import Sight, Viewer, sight
from tests.ops import leak as leaks
from tests.ops.leak import leak
from tests.table.tables import run


def test_fault_F11_F13_no_viewer_is_told_what_it_cannot_know() -> None:
    found = run(leak(games=4))
    assert found["views"] > 300
    assert found["messages"] > 300


def test_a_view_that_shows_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_seats_eyes(state: State, viewer: Viewer, since: int) -> Sight:
        return sight(state, 0, since)

    monkeypatch.setattr(leaks, "sight", first_seats_eyes)
    with pytest.raises(AssertionError, match="cannot know"):
        run(leak(games=1))
