"""Where tables are kept: the contract of every store.

A store keeps each table's log as numbered bytes (0 is its beginning) and knows nothing of what
is in them. An entry is kept for good when `append` returns: it survives the process and a loss
of power. (table, number) and (table, command) are unique, so of two servers that both believe to
own a table, one is told.

A store also knows which server has a table in memory: it has claimed it. A table whose server
died is an orphan, for any server to claim (leases.py).
"""

from collections.abc import Callable
from typing import Protocol

from nestling.core.errors import NestlingError

Hear = Callable[[str, int], None]


class StoreError(NestlingError):
    """Something could not be kept or read."""


class Conflict(StoreError):
    """There already is such an entry: somebody else wrote to this table."""


class Elsewhere(NestlingError):
    """Another server has this table in memory; `address` is where it listens."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__(f"table {table} is at {address}")
        self.address = address


class Store(Protocol):
    """Keeps the logs of tables, and who has each in memory."""

    async def create(self, table: str, entry: bytes) -> None:
        """Begin a log. Conflict if the table exists."""
        ...

    async def append(self, table: str, number: int, entry: bytes, command: str | None) -> None:
        """Keep an entry for good. Conflict if the number or the command is in the log already."""
        ...

    async def load(self, table: str) -> list[bytes]:
        """The whole log in order; empty for a table that does not exist."""
        ...

    async def tables(self) -> list[str]:
        """The codes of all tables there are, in order."""
        ...

    async def rewrite(self, table: str, entries: list[bytes]) -> None:
        """Put these entries in the place of the first ones, for good: a name is erased so."""
        ...

    async def erase(self, table: str) -> None:
        """Forget a table, log and all, for good."""
        ...

    async def owner(self, table: str) -> str | None:
        """The address of the other server that has the table and lives; None if there is none."""
        ...

    async def others(self) -> list[str]:
        """The addresses of the other servers that live."""
        ...

    async def claim(self, table: str) -> None:
        """Make the table this server's; Elsewhere if another one that lives has it."""
        ...

    async def release(self, table: str) -> None:
        """Let others have the table; nothing if it is not this server's."""
        ...

    async def beat(self) -> set[str]:
        """Say that this server lives; the tables that others took because it was silent."""
        ...

    async def orphans(self) -> list[str]:
        """The tables whose server died with them in memory."""
        ...

    def listen(self, hear: Hear) -> None:
        """Call `hear(table, number)` in the event loop for what other servers append."""
        ...

    async def close(self) -> None:
        """Keep what is still to be kept, then let go of everything."""
        ...
