"""Tables kept in PostgreSQL, for one server or several.

Like SQLite's, the writer commits many entries at once: one statement takes all that gathered
while the last one was under way, and says which rows were new. With each row goes a notification
of (table, number), no more than a pointer, by which servers hear of what others append.

A server is a row in `servers` with the time until which it counts as alive, renewed by `beat`;
all times are the database's own. A claim is a row that names a table's server.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from nestling.server.store import Conflict, Elsewhere, Hear, StoreError

SCHEMA_VERSION = 1
MOST_AT_ONCE = 1000
ALIVE_FOR = 4.0  # seconds after a beat that a server counts as alive
CLOSE_WITHIN = 5.0  # seconds
CHANNEL = "nestling_log"

SCHEMA = """
CREATE SCHEMA IF NOT EXISTS nestling;
CREATE TABLE IF NOT EXISTS nestling.version (version integer NOT NULL);
INSERT INTO nestling.version SELECT 1 WHERE NOT EXISTS (SELECT FROM nestling.version);
CREATE TABLE IF NOT EXISTS nestling.log (
    table_code text NOT NULL,
    number integer NOT NULL,
    entry bytea NOT NULL,
    command text,
    PRIMARY KEY (table_code, number)
);
CREATE UNIQUE INDEX IF NOT EXISTS commands ON nestling.log (table_code, command)
    WHERE command IS NOT NULL;
CREATE TABLE IF NOT EXISTS nestling.servers (
    server text PRIMARY KEY,
    address text NOT NULL,
    alive_until timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS nestling.claims (
    table_code text PRIMARY KEY,
    server text NOT NULL
);
"""
SCHEMA_LOCK = 7_160_114  # any number: two servers that start at once must not both make tables
APPEND = f"""
WITH kept AS (
    INSERT INTO nestling.log (table_code, number, entry, command)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::text[])
    ON CONFLICT DO NOTHING
    RETURNING table_code, number
)
SELECT table_code, number, pg_notify('{CHANNEL}', table_code || ' ' || number) FROM kept
"""
ALIVE = "SELECT FROM nestling.servers s WHERE s.server = c.server AND s.alive_until > now()"
CLAIM = f"""
INSERT INTO nestling.claims AS c (table_code, server) VALUES ($1, $2)
ON CONFLICT (table_code) DO UPDATE SET server = $2
    WHERE c.server = $2 OR NOT EXISTS ({ALIVE})
RETURNING server
"""
OWNER = """
SELECT s.address FROM nestling.claims c JOIN nestling.servers s USING (server)
WHERE c.table_code = $1 AND c.server <> $2 AND s.alive_until > now()
"""
OTHERS = """
SELECT address FROM nestling.servers
WHERE server <> $1 AND address <> '' AND alive_until > now()
"""
BEAT = """
INSERT INTO nestling.servers (server, address, alive_until)
VALUES ($1, $2, now() + make_interval(secs => $3))
ON CONFLICT (server) DO UPDATE SET alive_until = EXCLUDED.alive_until
"""
CLAIMED = "SELECT table_code FROM nestling.claims WHERE server = $1"
# Who listens at this address now is this server: whoever did before is dead.
SUCCEED = "DELETE FROM nestling.servers WHERE address = $1 AND address <> '' AND server <> $2"
ORPHANS = f"SELECT table_code FROM nestling.claims c WHERE NOT EXISTS ({ALIVE}) LIMIT 1000"

Row = tuple[str, int, bytes, str | None]


async def prepare(url: str) -> None:
    """Make the tables of the database unless they are there; StoreError says what is wrong."""
    async with _refusals("cannot use the database"):
        connection = await _asyncpg().connect(url, timeout=10)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                await connection.execute(SCHEMA)
                version = await connection.fetchval("SELECT version FROM nestling.version")
        finally:
            await connection.close()
    if version != SCHEMA_VERSION:
        raise StoreError(
            f"the database is of version {version}, this program knows version {SCHEMA_VERSION}",
            "other_version",
            version=str(version),
            known=str(SCHEMA_VERSION),
        )


class PostgresStore:
    """A store in the database at `url`, which `prepare` has prepared.

    address: where other servers reach this one, as http://host:port.
    """

    def __init__(self, url: str, address: str = "") -> None:
        self.server = secrets.token_hex(8)
        self.address = address
        self._url = url
        self._pool: Any = None
        self._writer: Any = None
        self._listener: Any = None
        self._hear: Hear | None = None
        self._opening = asyncio.Lock()
        self._claiming = asyncio.Lock()
        self._claimed: set[str] = set()
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._alive = False
        self._closed = False

    async def create(self, table: str, entry: bytes) -> None:
        """Begin a log. Conflict if the table exists."""
        await self._keep((table, 0, entry, None))

    async def append(self, table: str, number: int, entry: bytes, command: str | None) -> None:
        """Keep an entry for good. Conflict if the number or the command is in the log already."""
        await self._keep((table, number, entry, command))

    async def load(self, table: str) -> list[bytes]:
        """The whole log in order; empty for a table that does not exist."""
        sql = "SELECT number, entry FROM nestling.log WHERE table_code = $1 ORDER BY number"
        rows = await self._fetch(sql, table)
        if [number for number, _ in rows] != list(range(len(rows))):
            raise StoreError(f"the log of table {table} has gaps", "bad_log", table=table)
        return [entry for _, entry in rows]

    async def tables(self) -> list[str]:
        """The codes of all tables there are, in order."""
        sql = 'SELECT table_code FROM nestling.log WHERE number = 0 ORDER BY table_code COLLATE "C"'
        return [code for (code,) in await self._fetch(sql)]

    async def rewrite(self, table: str, entries: list[bytes]) -> None:
        """Put these entries in the place of the first ones, for good: a name is erased so."""
        sql = """
            UPDATE nestling.log SET entry = new.entry
            FROM unnest($2::bytea[]) WITH ORDINALITY AS new (entry, place)
            WHERE table_code = $1 AND number = new.place - 1
        """
        await self._fetch(sql, table, entries)

    async def erase(self, table: str) -> None:
        """Forget a table, log and all, for good."""
        async with self._claiming:
            self._claimed.discard(table)
            for name in ("log", "claims"):
                await self._fetch(f"DELETE FROM nestling.{name} WHERE table_code = $1", table)

    async def owner(self, table: str) -> str | None:
        """The address of the other server that has the table and lives; None if there is none."""
        if table in self._claimed:
            return None
        rows = await self._fetch(OWNER, table, self.server)
        return rows[0][0] if rows else None

    async def others(self) -> list[str]:
        """The addresses of the other servers that live."""
        return [address for (address,) in await self._fetch(OTHERS, self.server)]

    async def claim(self, table: str) -> None:
        """Make the table this server's; Elsewhere if another one that lives has it."""
        async with self._claiming:
            if table in self._claimed:
                return
            await self._live()
            if not await self._fetch(CLAIM, table, self.server):
                raise Elsewhere(table, await self.owner(table) or "another server")
            self._claimed.add(table)

    async def release(self, table: str) -> None:
        """Let others have the table; nothing if it is not this server's."""
        async with self._claiming:
            self._claimed.discard(table)
            sql = "DELETE FROM nestling.claims WHERE table_code = $1 AND server = $2"
            await self._fetch(sql, table, self.server)

    async def beat(self) -> set[str]:
        """Say that this server lives; the tables that others took because it was silent."""
        async with self._claiming:
            self._alive = False
            await self._live()
            still = {code for (code,) in await self._fetch(CLAIMED, self.server)}
            lost = self._claimed - still
            self._claimed &= still
            return lost

    async def orphans(self) -> list[str]:
        """The tables whose server died with them in memory."""
        return [code for (code,) in await self._fetch(ORPHANS)]

    async def _live(self) -> None:
        """Be among the servers."""
        if not self._alive:
            await self._fetch(SUCCEED, self.address, self.server)
            await self._fetch(BEAT, self.server, self.address, ALIVE_FOR)
            self._alive = True

    def listen(self, hear: Hear) -> None:
        """Call `hear(table, number)` in the event loop for what other servers append."""
        self._hear = hear

    async def close(self) -> None:
        """Keep what is still to be kept, say that this server has stopped, and let go."""
        if self._closed:
            return
        self._closed = True
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        if self._pool is None:
            return
        with suppress(StoreError):
            await self._fetch("DELETE FROM nestling.servers WHERE server = $1", self.server)
        for connection in (self._writer, self._listener, self._pool):
            if connection is not None:
                with suppress(OSError, TimeoutError):
                    await asyncio.wait_for(connection.close(), CLOSE_WITHIN)

    # The connections, opened when first needed and again after they were lost.

    async def _open(self) -> Any:
        """The pool of connections for all but appending and listening."""
        async with self._opening:
            if self._pool is None:
                self._pool = await _asyncpg().create_pool(
                    self._url, min_size=1, max_size=4, timeout=10, command_timeout=30
                )
            if self._hear is not None and (self._listener is None or self._listener.is_closed()):
                self._listener = await _asyncpg().connect(self._url, timeout=10)
                await self._listener.add_listener(CHANNEL, self._heard)
            return self._pool

    async def _write_by(self) -> Any:
        """The connection by which entries are appended."""
        if self._writer is None or self._writer.is_closed():
            await self._open()
            self._writer = await _asyncpg().connect(self._url, timeout=10, command_timeout=30)
            await self._writer.execute("SET synchronous_commit = on")
        return self._writer

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        async with _refusals("the database failed"):
            rows: list[Any] = await (await self._open()).fetch(sql, *values)
            return rows

    def _heard(self, connection: Any, sender: int, channel: str, pointer: str) -> None:
        """Somebody appended: told unless it was this server itself."""
        if self._writer is not None and not self._writer.is_closed():
            if sender == self._writer.get_server_pid():
                return
        table, _, number = pointer.partition(" ")
        if self._hear is not None:
            self._hear(table, int(number))

    # Appending: all that waits in one statement, again and again.

    async def _keep(self, row: Row) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._next_batch()
            try:
                errors = await self._write([row for row, _ in batch])
            except StoreError as error:
                errors = [error] * len(batch)
            for (_, done), failed in zip(batch, errors, strict=True):
                if done.done():
                    continue
                if failed is None:
                    done.set_result(None)
                else:
                    done.set_exception(failed)
        self._writing = None

    def _next_batch(self) -> list[tuple[Row, asyncio.Future[None]]]:
        """What waits, but of two rows with one number only the first: the answer names numbers."""
        batch: list[tuple[Row, asyncio.Future[None]]] = []
        later: list[tuple[Row, asyncio.Future[None]]] = []
        seen: set[tuple[str, int]] = set()
        for waiting in self._waiting:
            key = waiting[0][:2]
            if key in seen or len(batch) == MOST_AT_ONCE:
                later.append(waiting)
            else:
                seen.add(key)
                batch.append(waiting)
        self._waiting = later
        return batch

    async def _write(self, rows: list[Row]) -> list[StoreError | None]:
        async with _refusals("cannot write to the database"):
            connection = await self._write_by()
            kept = await connection.fetch(APPEND, *map(list, zip(*rows, strict=True)))
        new = {(table, number) for table, number, _ in kept}
        return [
            None if row[:2] in new else Conflict(f"table {row[0]}, entry {row[1]}: there already")
            for row in rows
        ]


@asynccontextmanager
async def _refusals(what: str) -> AsyncIterator[None]:
    """Whatever goes wrong with the database is a StoreError of one line."""
    try:
        yield
    except (OSError, TimeoutError, ValueError, _asyncpg().PostgresError) as error:
        raise _failed(what, error) from error
    except (_asyncpg().InterfaceError, _asyncpg().InternalClientError) as error:
        raise _failed(what, error) from error


def _failed(what: str, error: BaseException) -> StoreError:
    why = _first_line(error)
    return StoreError(f"{what}: {why}", "no_store", where="PostgreSQL", why=why)


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0] or type(error).__name__


def _asyncpg() -> Any:
    """The driver, which only those have who installed it."""
    try:
        import asyncpg
    except ImportError as error:
        message, where, why = "PostgreSQL needs: ", "PostgreSQL", "pip install nestling[postgres]"
        raise StoreError(message + why, "no_store", where=where, why=why) from error
    return asyncpg
