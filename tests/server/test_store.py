"""The contract of every store, and what is SQLite's or PostgreSQL's own."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from nestling.server import postgres
from nestling.server.postgres import PostgresStore
from nestling.server.sqlite import FILE, SqliteStore
from nestling.server.store import Conflict, Elsewhere, Store, StoreError
from tests.postgres import Cluster
from tests.table.tables import run

MakeStore = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """Opens the same store each time that it is called."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    url = request.getfixturevalue("cluster").database()
    asyncio.run(postgres.prepare(url))
    return lambda: PostgresStore(url)


@pytest.fixture
def database(cluster: Cluster) -> str:
    url = cluster.database()
    asyncio.run(postgres.prepare(url))
    return url


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


def test_tables_are_listed_rewritten_and_erased(make_store: MakeStore) -> None:
    async def scene() -> None:
        store = make_store()
        for code in ("B", "A", "C"):
            await store.create(code, b"zero")
            await store.append(code, 1, b"one", "c1")
        assert await store.tables() == ["A", "B", "C"]
        await store.rewrite("B", [b"nil"])
        assert await store.load("B") == [b"nil", b"one"]
        assert await store.load("A") == [b"zero", b"one"]
        await store.claim("A")
        await store.erase("A")
        assert await store.tables() == ["B", "C"]
        assert await store.load("A") == []
        await store.close()
        again = make_store()
        assert await again.orphans() == []
        assert await again.load("B") == [b"nil", b"one"]
        await again.close()

    run(scene())


def test_what_was_claimed_is_there_to_be_gone_on_with(make_store: MakeStore) -> None:
    async def scene() -> None:
        store = make_store()
        for code in ("A", "B", "C"):
            await store.create(code, b"zero")
            await store.claim(code)
            await store.claim(code)
        await store.release("B")
        await store.release("never claimed")
        assert await store.beat() == set()
        assert await store.orphans() == []
        await store.close()
        again = make_store()
        assert sorted(await again.orphans()) == ["A", "C"]
        await again.claim("A")
        assert await again.orphans() == ["C"]
        await again.release("A")
        await again.erase("C")
        assert await again.orphans() == []
        await again.close()

    run(scene())


def test_a_table_is_one_servers_while_that_lives(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        one, two = PostgresStore(database, "http://one"), PostgresStore(database, "http://two")
        claims = await asyncio.gather(one.claim("T1"), two.claim("T1"), return_exceptions=True)
        (refused,) = [claim for claim in claims if claim is not None]
        assert isinstance(refused, Elsewhere)
        owner, other = (one, two) if claims[0] is None else (two, one)
        assert refused.address == await other.owner("T1") == owner.address
        assert await owner.owner("T1") is None
        await owner.release("T1")
        await other.claim("T1")
        assert await owner.owner("T1") == other.address
        await other.release("T1")
        await owner.claim("T1")
        monkeypatch.setattr(postgres, "ALIVE_FOR", 0.05)
        await owner.beat()
        await asyncio.sleep(0.1)  # and falls silent
        assert await other.owner("T1") is None
        assert await other.orphans() == ["T1"]
        monkeypatch.undo()
        await other.claim("T1")
        assert await other.orphans() == []
        assert await owner.beat() == {"T1"}
        assert await owner.owner("T1") == other.address
        await one.close()
        await two.close()

    run(scene())


def test_a_server_that_starts_again_follows_itself(database: str) -> None:
    async def scene() -> None:
        dead = PostgresStore(database, "http://one")
        await dead.claim("T1")
        born = PostgresStore(database, "http://one")
        assert await born.beat() == set()
        assert await born.orphans() == ["T1"]
        await dead.close()
        await born.close()

    run(scene())


def test_servers_hear_of_what_others_append(database: str) -> None:
    async def scene() -> None:
        one, two = PostgresStore(database, "http://one"), PostgresStore(database, "http://two")
        heard: list[tuple[str, int]] = []
        own: list[tuple[str, int]] = []
        one.listen(lambda table, number: own.append((table, number)))
        two.listen(lambda table, number: heard.append((table, number)))
        await two.beat()
        await one.create("T1", b"zero")
        await one.append("T1", 1, b"one", None)
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        assert heard == [("T1", 0), ("T1", 1)]
        assert own == []
        await one.close()
        await two.close()

    run(scene())


def test_a_database_that_was_away_is_used_again(database: str) -> None:
    async def scene() -> None:
        store = PostgresStore(database)
        store.listen(lambda table, number: None)
        await store.create("T1", b"zero")
        await store.claim("T1")
        killer = PostgresStore(database)
        await killer._fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        number = 0
        for _ in range(20):
            with suppress(StoreError):
                await store.append("T1", 1, b"one", "c")
            number = len(await killer.load("T1"))
            if number == 2:
                break
            await asyncio.sleep(0.05)
        assert number == 2
        assert await store.load("T1") == [b"zero", b"one"]
        assert await store.beat() == set()
        await store.close()
        await killer.close()

    run(scene())


def test_databases_that_cannot_be_used_are_named(cluster: Cluster) -> None:
    for url, said in (
        ("postgres://nestling@127.0.0.1:1/none", "cannot use the database: .*failed"),
        (cluster.url("no_such"), "cannot use the database: .*no_such.* does not exist"),
        ("postgres://[", "cannot use the database"),
    ):
        with pytest.raises(StoreError, match=said) as refused:
            asyncio.run(postgres.prepare(url))
        assert "\n" not in str(refused.value)


def test_a_database_of_a_later_version_is_left_alone(database: str) -> None:
    async def later() -> None:
        store = PostgresStore(database)
        await store._fetch("UPDATE nestling.version SET version = 77")
        await store.close()

    asyncio.run(later())
    with pytest.raises(StoreError, match="version 77"):
        asyncio.run(postgres.prepare(database))


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


def test_a_log_with_a_gap_is_not_read(make_store: MakeStore) -> None:
    async def scene() -> None:
        store = make_store()
        await store.create("T1", b"zero")
        await store.append("T1", 2, b"two", None)
        with pytest.raises(StoreError, match="gaps"):
            await store.load("T1")
        await store.close()

    run(scene())
