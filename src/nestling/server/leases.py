"""Whose tables are whose, where several servers share a store.

A server claims a table when it takes it into memory and releases it after. While it lives it
says so every BEAT seconds. When it has not for as long as the store allows, the others take its
tables over, as a server that starts again takes over what was in memory when it died. So bots
and clocks go on with nobody touching a table.

Nothing depends on a server knowing that it was given up: the log takes each number once, and a
server whose play is refused, or that hears of a play by another, lets go of the table.
"""

import asyncio
import logging

from nestling.core.errors import NestlingError
from nestling.server.rooms import Rooms
from nestling.server.store import Elsewhere, Store, StoreError

logger = logging.getLogger(__name__)

BEAT = 1.0  # seconds
AT_ONCE = 8  # tables read at the same time: those who play here should not notice


class Leases:
    """Keeps this server's claims, and takes over those of servers that died."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._unreadable: set[str] = set()

    async def keep(self) -> None:
        """Until cancelled."""
        self._store.listen(self._rooms.heard)
        while True:
            try:
                for code in await self._store.beat():
                    self._rooms.give_up(code)
                await self._adopt(await self._store.orphans())
            except StoreError as error:
                logger.warning("the store does not answer: %s", error)
            await asyncio.sleep(BEAT)

    async def _adopt(self, codes: list[str]) -> None:
        """Go on with tables whose server died."""
        waiting = [code for code in codes if code not in self._unreadable]

        async def adopt_one_by_one() -> None:
            while waiting:
                code = waiting.pop()
                try:
                    async with self._rooms.open(code):
                        logger.info("table %s is gone on with here", code)
                except Elsewhere:
                    pass  # another server was faster
                except NestlingError as error:
                    self._unreadable.add(code)
                    logger.error("table %s cannot be gone on with: %s", code, error)

        await asyncio.gather(*(adopt_one_by_one() for _ in range(AT_ONCE)))
