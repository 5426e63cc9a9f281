"""Fault F43: what earlier releases kept."""

import asyncio
from pathlib import Path

import pytest

import nestling
from nestling.core.record import Record, load_record
from nestling.server import admin
from nestling.table import log
from tests.records.make import HERE
from tests.server.kit import MemoryStore

RECORDS = sorted(HERE.glob("*/*.json"))
TABLES = sorted(HERE.glob("*/*.jsonl"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def test_fault_F43_this_release_has_kept_its_games() -> None:
    kept = [path for path in RECORDS if path.parent.name == nestling.__version__]
    assert {load_record(path).game for path in kept} == set(nestling.names()), (
        "run: python -m tests.records.make"
    )


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_fault_F43_records_of_every_release_replay_byte_equal(path: Path) -> None:
    record = load_record(path)
    assert Record.of(record.replay()).to_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", TABLES, ids=name_of)
def test_fault_F43_tables_of_every_release_go_on(path: Path) -> None:
    store = MemoryStore()

    async def scene() -> None:
        store.logs["ABC234"] = path.read_bytes().splitlines()
        entries = await admin.read(store, "ABC234")
        table = admin.table(store, "ABC234", entries)
        assert table.record().to_bytes() == path.with_suffix(".json").read_bytes()
        assert [log.encode(entry) for entry in entries] == store.logs["ABC234"]
        await admin.end(store, "ABC234")

    asyncio.run(scene())
