"""Short form of leak.py."""

from tests.ops.leak import leak
from tests.table.tables import run


def test_fault_F11_F13_no_viewer_is_told_what_it_cannot_know() -> None:
    found = run(leak(games=6))
    assert found["views"] > 500
    assert found["messages"] > 500
