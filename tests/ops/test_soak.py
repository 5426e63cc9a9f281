"""Short form of soak.py."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.ops.soak import soak


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_fault_F38_tables_that_were_left_leave_nothing_behind(tmp_path: Path) -> None:
    before, after = asyncio.run(soak(tmp_path, tables=40, warm_up=16))
    assert after.tables == after.claims == 0
    assert after.memory - before.memory < 24  # MiB; a table that stayed would be a quarter of one
