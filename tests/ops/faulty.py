"""A bad network: a TCP proxy that drops, delays, duplicates, stalls and cuts."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

CHUNK = 1 << 16


class Faulty:
    """Stands before a server at a port of its own; its faults may be changed at any time.

    delay: seconds that each piece of data is held back, up to.
    cut: the share of pieces at which the connection is cut instead.
    half: whether a cut lets half of the piece through.
    flowing, flowing_down: cleared, nothing is let through at all, or nothing from the server,
        yet the connections stay.
    refusing: new connections are closed at once.
    duplicate_downward: the share of pieces from the server that come twice: no TCP does so, but
        what makes a mess of a connection ought not to make one of a table.
    """

    def __init__(self, target: Callable[[], int], seed: int = 1) -> None:
        self.target = target
        self.delay = 0.0
        self.cut = 0.0
        self.half = True
        self.duplicate_downward = 0.0
        self.refusing = False
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.flowing_down = asyncio.Event()
        self.flowing_down.set()
        self.cuts = 0
        self.port = 0
        self._chance = random.Random(seed)
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def cut_all(self) -> None:
        """Cut every connection now."""
        for writer in list(self._writers):
            self.cuts += 1
            writer.transport.abort()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        try:
            up_reader, up_writer = await self._connect()
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, up_writer}
        self._writers |= ends
        ways = [
            asyncio.ensure_future(self._carry(reader, up_writer, downward=False)),
            asyncio.ensure_future(self._carry(up_reader, writer, downward=True)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self._writers -= ends
            for end in ends:
                end.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the target; as proxies do, to the next one if the first is not there."""
        try:
            return await asyncio.open_connection("127.0.0.1", self.target())
        except OSError:
            return await asyncio.open_connection("127.0.0.1", self.target())

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, downward: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self._chance.uniform(0, self.delay))
                await self.flowing.wait()
                if downward:
                    await self.flowing_down.wait()
                if self._chance.random() < self.cut:
                    self.cuts += 1
                    if self.half:
                        writer.write(data[: len(data) // 2])
                        await writer.drain()
                    return
                writer.write(data)
                if downward and self._chance.random() < self.duplicate_downward:
                    writer.write(data)
                await writer.drain()


@asynccontextmanager
async def faulty(target: Callable[[], int], seed: int = 1) -> AsyncIterator[Faulty]:
    """A proxy before whatever listens at the port that `target` tells."""
    proxy = Faulty(target, seed)
    listening = await asyncio.start_server(proxy.meet, "127.0.0.1", 0)
    proxy.port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        listening.close()
        proxy.cut_all()
        await asyncio.sleep(0.05)
