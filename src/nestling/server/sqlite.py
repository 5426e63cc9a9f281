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

from nestling.server.store import Conflict, StoreError

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
"""
INSERT = "INSERT INTO log (table_code, number, entry, command) VALUES (?, ?, ?, ?)"

Row = tuple[str, int, bytes, str | None]


class _Wish:
    """A row to be kept, and whom to tell."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def tell(self, error: StoreError | None) -> None:
        """Tell the waiting task, in its own thread."""
        with suppress(RuntimeError):  # its event loop has ended: nobody waits any more
            self.loop.call_soon_threadsafe(self._set, error)

    def _set(self, error: StoreError | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class SqliteStore:
    """A store in the folder `data`; StoreError says in one line why it can't be opened."""

    def __init__(self, data: Path) -> None:
        self._path = data / FILE
        try:
            data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"cannot make the data folder {data}: {error.strerror}") from error
        try:
            self._writer = self._open()
            self._reader = self._open()
            self._prepare()
        except sqlite3.Error as error:
            raise StoreError(f"cannot write to {self._path}: {error}") from error
        self._reading = threading.Lock()
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()
        self._closed = False

    async def create(self, table: str, entry: bytes) -> None:
        """Begin a log. Conflict if the table exists."""
        await self._keep((table, 0, entry, None))

    async def append(self, table: str, number: int, entry: bytes, command: str | None) -> None:
        """Keep an entry for good. Conflict if the number or the command is in the log already."""
        await self._keep((table, number, entry, command))

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

    def _prepare(self) -> None:
        self._writer.execute("PRAGMA journal_mode = WAL")
        self._writer.execute("PRAGMA synchronous = FULL")
        (version,) = self._writer.execute("PRAGMA user_version").fetchone()
        if version not in (0, SCHEMA_VERSION):
            raise StoreError(
                f"{self._path} is of version {version}, this program knows version {SCHEMA_VERSION}"
            )
        self._writer.executescript(SCHEMA)
        self._writer.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

    def _load(self, table: str) -> list[bytes]:
        with self._reading:
            try:
                rows = self._reader.execute(
                    "SELECT number, entry FROM log WHERE table_code = ? ORDER BY number", (table,)
                ).fetchall()
            except sqlite3.Error as error:
                raise StoreError(f"cannot read {self._path}: {error}") from error
        if [number for number, _ in rows] != list(range(len(rows))):
            raise StoreError(f"the log of table {table} has gaps")
        return [entry for _, entry in rows]

    async def _keep(self, row: Row) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        wish = _Wish(row)
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
            for wish, error in zip(batch, self._write([w.row for w in batch]), strict=True):
                wish.tell(error)
            if last:
                return

    def _write(self, rows: Sequence[Row]) -> list[StoreError | None]:
        """Keep rows in one transaction; a row that is refused does not hinder the others."""
        errors: list[StoreError | None] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for row in rows:
                errors.append(self._insert(row))
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            failure = StoreError(f"cannot write to {self._path}: {error}")
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            return [failure] * len(rows)
        return errors

    def _insert(self, row: Any) -> StoreError | None:
        try:
            self._writer.execute(INSERT, row)
        except sqlite3.IntegrityError as error:
            return Conflict(f"table {row[0]}, entry {row[1]}: {error}")
        return None
