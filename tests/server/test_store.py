"""The contract of every store, and what is SQLite's own."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from nestling.server.sqlite import FILE, SqliteStore
from nestling.server.store import Conflict, Store, StoreError
from tests.table.tables import run

MakeStore = Callable[[], Store]


@pytest.fixture(params=["sqlite"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Opens the same store each time that it is called."""
    return {"sqlite": lambda: SqliteStore(tmp_path)}[request.param]


def test_what_is_kept_is_there_after_a_restart(make_store: MakeStore) -> None:
    async def scene() -> None:
        store = make_store()
        await store.create("T1", b"zero")
        await store.append("T1", 1, b"one", "c1")
        await store.append("T1", 2, b"\x00two", None)
        await store.create("T2", b"other")
        assert await store.load("T1") == [b"zero", b"one", b"\x00two"]
        await store.close()
        again = make_store()
        assert await again.load("T1") == [b"zero", b"one", b"\x00two"]
        assert await again.load("T2") == [b"other"]
        assert await again.load("T3") == []
        await again.close()
        await again.close()

    run(scene())


def test_numbers_and_commands_are_unique(make_store: MakeStore) -> None:
    async def scene() -> None:
        store = make_store()
        await store.create("T1", b"zero")
        with pytest.raises(Conflict):
            await store.create("T1", b"again")
        await store.append("T1", 1, b"one", "c1")
        with pytest.raises(Conflict):
            await store.append("T1", 1, b"again", None)
        with pytest.raises(Conflict):
            await store.append("T1", 2, b"two", "c1")
        await store.append("T1", 2, b"two", None)
        await store.append("T1", 3, b"three", None)  # no command: as often as you like
        await store.create("T2", b"zero")
        await store.append("T2", 1, b"one", "c1")  # another table's own
        assert await store.load("T1") == [b"zero", b"one", b"two", b"three"]
        await store.close()

    run(scene())


def test_one_refused_among_many_at_once_hinders_no_other(make_store: MakeStore) -> None:
    async def scene() -> None:
        store = make_store()
        tables = [f"T{n}" for n in range(300)]
        await asyncio.gather(*(store.create(table, b"zero") for table in tables))
        works = [store.append(table, 1, table.encode(), None) for table in [*tables, "T7", "T8"]]
        results = await asyncio.gather(*works, return_exceptions=True)
        assert results[:300] == [None] * 300
        assert [type(error) for error in results[300:]] == [Conflict, Conflict]
        for table in ("T0", "T7", "T299"):
            assert await store.load(table) == [b"zero", table.encode()]
        await store.close()

    run(scene())


def test_two_owners_of_a_table_are_told(make_store: MakeStore) -> None:
    async def scene() -> None:
        one, two = make_store(), make_store()
        await one.create("T1", b"zero")
        results = await asyncio.gather(
            one.append("T1", 1, b"one", None),
            two.append("T1", 1, b"two", None),
            return_exceptions=True,
        )
        assert sorted(str(type(r)) for r in results) == sorted([str(Conflict), str(type(None))])
        assert len(await two.load("T1")) == 2
        await one.close()
        await two.close()

    run(scene())


def test_closing_keeps_what_waits(make_store: MakeStore) -> None:
    async def scene() -> None:
        store = make_store()
        works = [asyncio.ensure_future(store.create(f"T{n}", b"zero")) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*works)
        with pytest.raises(StoreError):
            await store.create("late", b"zero")
        again = make_store()
        assert await again.load("T49") == [b"zero"]
        await again.close()

    run(scene())


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        assert store._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)
        await store.close()

    run(scene())


def test_folders_that_cannot_be_written_are_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    with pytest.raises(StoreError, match="data folder"):
        SqliteStore(file / "data")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / FILE).write_bytes(b"this is no database at all" * 100)
    with pytest.raises(StoreError, match="cannot write"):
        SqliteStore(tmp_path / "bad")


def test_files_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA user_version = 77")
    connection.close()
    with pytest.raises(StoreError, match="version 77"):
        SqliteStore(tmp_path)


def test_a_log_with_a_gap_is_not_read(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        await store.create("T1", b"zero")
        await store.append("T1", 2, b"two", None)
        with pytest.raises(StoreError, match="gaps"):
            await store.load("T1")
        await store.close()

    run(scene())
