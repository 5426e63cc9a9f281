"""Tables kept in one SQLite file, written by one thread that commits many entries at once.

A commit waits for the disk; while it does, the entries of all other tables gather and go
together in the next one. So many busy tables cost hardly more commits than a single one.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from nestling.server.store import Conflict, Hear, StoreError

FILE = "tables.sqlite3"
SCHEMA_VERSION = 1
MOST_AT_ONCE = 1000

SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    table_code TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    command TEXT,
    PRIMARY KEY (table_code, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS commands ON log (table_code, command)
    WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS claims (table_code TEXT PRIMARY KEY) WITHOUT ROWID;
"""
INSERT = "INSERT INTO log (table_code, number, entry, command) VALUES (?, ?, ?, ?)"
REWRITE = "UPDATE log SET entry = ? WHERE table_code = ? AND number = ?"
CLAIM = "INSERT OR IGNORE INTO claims (table_code) VALUES (?)"
RELEASE = "DELETE FROM claims WHERE table_code = ?"
ERASE = "DELETE FROM log WHERE table_code = ?"

Statement = tuple[str, tuple[Any, ...]]


class _Wish:
    """Statements to be carried out together, and whom to tell."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def tell(self, error: StoreError | None) -> None:
        """Tell the waiting task; in its own thread."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def _tell_all(wishes: Sequence[_Wish], errors: Sequence[StoreError | None]) -> None:
    """Tell all waiting tasks, each event loop's at once: to wake it is dear."""
    told: dict[asyncio.AbstractEventLoop, list[tuple[_Wish, StoreError | None]]] = {}
    for wish, error in zip(wishes, errors, strict=True):
        told.setdefault(wish.loop, []).append((wish, error))

    def tell(some: list[tuple[_Wish, StoreError | None]]) -> None:
        for wish, error in some:
            wish.tell(error)

    for loop, some in told.items():
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(tell, some)


class SqliteStore:
    """A store in the folder `data`; StoreError says in one line why it can't be opened.

    It is for one server. So what was claimed when it opens is what a server left that died.
    """

    def __init__(self, data: Path) -> None:
        self._path = data / FILE
        try:
            data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            message = f"cannot make the data folder {data}: {error.strerror}"
            raise StoreError(message, "no_store", where=str(data), why=error.strerror) from error
        try:
            self._writer = self._open()
            self._reader = self._open()
            self._prepare()
        except sqlite3.Error as error:
            raise self._cannot_write(error) from error
        self._reading = threading.Lock()
        self._claimed: set[str] = set()
        self._left = {code for (code,) in self._read("SELECT table_code FROM claims")}
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()
        self._closed = False

    async def create(self, table: str, entry: bytes) -> None:
        """Begin a log. Conflict if the table exists."""
        await self._do((INSERT, (table, 0, entry, None)))

    async def append(self, table: str, number: int, entry: bytes, command: str | None) -> None:
        """Keep an entry for good. Conflict if the number or the command is in the log already."""
        await self._do((INSERT, (table, number, entry, command)))

    async def rewrite(self, table: str, entries: list[bytes]) -> None:
        """Put these entries in the place of the first ones, for good: a name is erased so."""
        await self._do(*((REWRITE, (entry, table, n)) for n, entry in enumerate(entries)))

    async def erase(self, table: str) -> None:
        """Forget a table, log and all, for good."""
        self._claimed.discard(table)
        self._left.discard(table)
        await self._do((ERASE, (table,)), (RELEASE, (table,)))

    async def owner(self, table: str) -> str | None:
        """There is no other server."""
        return None

    async def others(self) -> list[str]:
        """There is no other server."""
        return []

    async def claim(self, table: str) -> None:
        """Make the table this server's, so that it is gone on with should the server die."""
        if table not in self._claimed:
            self._claimed.add(table)
            self._left.discard(table)
            await self._do((CLAIM, (table,)))

    async def release(self, table: str) -> None:
        """Nothing is to be done at this table when the server starts again."""
        if table in self._claimed:
            self._claimed.discard(table)
            await self._do((RELEASE, (table,)))

    async def beat(self) -> set[str]:
        """There is no other server to tell."""
        return set()

    async def orphans(self) -> list[str]:
        """The tables that were in memory when the server died which had this file before."""
        return sorted(self._left)

    def listen(self, hear: Hear) -> None:
        """There is no other server to hear of."""

    async def tables(self) -> list[str]:
        """The codes of all tables there are, in order."""
        sql = "SELECT table_code FROM log WHERE number = 0 ORDER BY table_code"
        return [code for (code,) in await asyncio.to_thread(self._read, sql)]

    async def load(self, table: str) -> list[bytes]:
        """The whole log in order; empty for a table that does not exist."""
        return await asyncio.to_thread(self._load, table)

    async def close(self) -> None:
        """Keep what is still to be kept, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._wishes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.close()
        self._reader.close()

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(
            self._path, isolation_level=None, check_same_thread=False, timeout=10
        )

    def _cannot_write(self, error: sqlite3.Error) -> StoreError:
        where, why = str(self._path), str(error)
        return StoreError(f"cannot write to {where}: {why}", "no_store", where=where, why=why)

    def _prepare(self) -> None:
        self._writer.execute("PRAGMA journal_mode = WAL")
        self._writer.execute("PRAGMA synchronous = FULL")
        (version,) = self._writer.execute("PRAGMA user_version").fetchone()
        if version not in (0, SCHEMA_VERSION):
            raise StoreError(
                f"{self._path} is of version {version}, "
                f"this program knows version {SCHEMA_VERSION}",
                "other_version",
                version=str(version),
                known=str(SCHEMA_VERSION),
            )
        self._writer.executescript(SCHEMA)
        self._writer.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    def _load(self, table: str) -> list[bytes]:
        sql = "SELECT number, entry FROM log WHERE table_code = ? ORDER BY number"
        rows = self._read(sql, (table,))
        if [number for number, _ in rows] != list(range(len(rows))):
            raise StoreError(f"the log of table {table} has gaps", "bad_log", table=table)
        return [entry for _, entry in rows]

    def _read(self, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
        with self._reading:
            try:
                return self._reader.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                where, why = str(self._path), str(error)
                message = f"cannot read {where}: {why}"
                raise StoreError(message, "no_store", where=where, why=why) from error

    async def _do(self, *statements: Statement) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        wish = _Wish(statements)
        self._wishes.put(wish)
        await wish.done

    def _write_all(self) -> None:
        """The writer thread: all that waits, in one commit, again and again."""
        while (first := self._wishes.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < MOST_AT_ONCE and not self._wishes.empty():
                more = self._wishes.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            _tell_all(batch, self._write(batch))
            if last:
                return

    def _write(self, batch: Sequence[_Wish]) -> list[StoreError | None]:
        """Do all in one transaction; a wish that is refused does not hinder the others."""
        errors: list[StoreError | None] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for wish in batch:
                errors.append(self._carry_out(wish))
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            failure = self._cannot_write(error)
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            return [failure] * len(batch)
        return errors

    def _carry_out(self, wish: _Wish) -> StoreError | None:
        try:
            for sql, values in wish.statements:
                self._writer.execute(sql, values)
        except sqlite3.IntegrityError as error:
            return Conflict(f"table {values[0]}, entry {values[1]}: {error}")
        return None
