"""Where tables are kept: the contract of every store.

A store keeps each table's log as numbered bytes (0 is its beginning) and knows nothing of what
is in them. An entry is kept for good when `append` returns: it survives the process and a loss
of power. (table, number) and (table, command) are unique, so of two servers that both believe to
own a table, one is told.
"""

from typing import Protocol

from nestling.core.errors import NestlingError


class StoreError(NestlingError):
    """Something could not be kept or read."""


class Conflict(StoreError):
    """There already is such an entry: somebody else wrote to this table."""


class Store(Protocol):
    """Keeps the logs of tables."""

    async def create(self, table: str, entry: bytes) -> None:
        """Begin a log. Conflict if the table exists."""
        ...

    async def append(self, table: str, number: int, entry: bytes, command: str | None) -> None:
        """Keep an entry for good. Conflict if the number or the command is in the log already."""
        ...

    async def load(self, table: str) -> list[bytes]:
        """The whole log in order; empty for a table that does not exist."""
        ...

    async def close(self) -> None:
        """Keep what is still to be kept, then let go of everything."""
        ...
