"""Short forms of the commands that kill servers: crash.py and nodes.py."""

import asyncio
from pathlib import Path

import pytest

from tests.ops.crash import crash
from tests.ops.nodes import one_dies
from tests.ops.people import tally
from tests.postgres import Cluster

HANGS_AFTER = 240.0  # seconds


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_fault_F01_F04_no_play_is_lost_or_doubled_however_often_the_server_is_killed(
    store: str, tmp_path: Path, cluster: Cluster
) -> None:
    where = tmp_path if store == "sqlite" else cluster.database()
    games = asyncio.run(asyncio.wait_for(crash(where, times=5, tables=8), HANGS_AFTER))
    found = tally(games)
    assert found["games"] >= 8
    assert found["acknowledged"] > 200
    assert found["connections"] > 40


@pytest.mark.parametrize("gracefully", [False, True], ids=["killed", "stopped"])
def test_a_server_that_ends_gives_its_tables_up(cluster: Cluster, gracefully: bool) -> None:
    work = one_dies(cluster.database(), tables=8, pause=0.4, after=1.5, gracefully=gracefully)
    died = asyncio.run(asyncio.wait_for(work, HANGS_AFTER))
    assert len(died.games) == 8
    assert died.waits
    assert max(died.waits) < 10  # 5 s, on a machine with nothing else to do
