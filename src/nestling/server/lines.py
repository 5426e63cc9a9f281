"""A connection's two sides: what comes in, and the bounded queue of what goes out.

Each connection has a queue of its own, and what empties it is a task of its own, so that a page
which stops reading holds up nobody.
"""

import asyncio
from contextlib import suppress
from typing import Any, Protocol

from starlette.datastructures import Address, Headers
from starlette.websockets import WebSocket, WebSocketDisconnect

from nestling.server import wire
from nestling.table.sight import Viewer

MOST_WAITING = 256  # messages
MOST_WAITING_CHARACTERS = 2 << 20
FAREWELL_WITHIN = 15.0  # seconds


class Line:
    """One connection as a room sees it; connection.py makes it a socket.

    seat: from which it looks and speaks now; held: all that its person, or those who share the
    device, may look from; tokens: the secrets that opened these.
    """

    seat: Viewer = None
    held: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()

    @property
    def voice(self) -> Viewer:
        """The seat that speaks: with the curtain down, any of those who sit before it."""
        return self.held[0] if self.seat is None and self.held else self.seat

    def send(self, text: str) -> None:
        """Queue a message; never waits."""
        raise NotImplementedError

    def end(self, close_code: int, code: str, message: str) -> None:
        """Say bye and close."""
        raise NotImplementedError

    def hang_up(self, close_code: int) -> None:
        """Close after what is queued."""
        raise NotImplementedError


class Incoming(Protocol):
    """What comes from a page: a WebSocket, or its likeness over plain requests (polling.py)."""

    @property
    def headers(self) -> Headers:
        """Of the request that opened it."""
        ...

    @property
    def client(self) -> Address | None:
        """Who opened it."""
        ...

    async def receive(self) -> Any:
        """The next frame, as ASGI has it."""
        ...


class Outbox(Line):
    """A connection's outgoing side: a queue with a bound, to be emptied by a subclass."""

    def __init__(self) -> None:
        self.waiting: list[str] = []  # few, and mostly none: a deque takes ten times as much
        self.something = asyncio.Event()
        self.close_code: int | None = None
        self._characters = 0

    @property
    def ended(self) -> bool:
        """Whether bye was said."""
        return self.close_code is not None

    def send(self, text: str) -> None:
        """Queue a message; a connection that lets too many wait is closed."""
        if self.ended:
            return
        self.waiting.append(text)
        self._characters += len(text)
        self.something.set()
        if len(self.waiting) > MOST_WAITING or self._characters > MOST_WAITING_CHARACTERS:
            self.close_code = 1013
            self.waiting.clear()
            self.give_up()

    def end(self, close_code: int, code: str, message: str) -> None:
        """Say bye after what is queued, and close."""
        if not self.ended:
            self.waiting.append(wire.write(wire.Bye(code, message)))
            self.hang_up(close_code)

    def hang_up(self, close_code: int) -> None:
        """Close after what is queued."""
        if not self.ended:
            self.close_code = close_code
            self.something.set()

    def take(self) -> str:
        """The oldest message that waits."""
        text = self.waiting.pop(0)
        self._characters -= len(text)
        return text

    def give_up(self) -> None:
        """Whatever is queued would not be read: close at once."""
        raise NotImplementedError


class SocketLine(Outbox):
    """A WebSocket's outgoing side."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__()
        self._socket = socket
        self._closer: asyncio.Task[None] | None = None
        self._writer = asyncio.create_task(self._write())

    async def farewell(self) -> None:
        """Wait until the last word is out, but not for ever."""
        last = self._closer or self._writer
        if self.ended:
            await asyncio.wait([last], timeout=FAREWELL_WITHIN)
        for task in (self._writer, self._closer):
            if task is not None:
                task.cancel()

    def give_up(self) -> None:
        """Close at once."""
        self._writer.cancel()
        self._closer = asyncio.create_task(self._close_now())

    async def _write(self) -> None:
        try:
            while True:
                while self.waiting:
                    await self._socket.send_text(self.take())
                if self.close_code is not None:
                    await self._socket.close(self.close_code)
                    return
                self.something.clear()
                await self.something.wait()
        except (WebSocketDisconnect, RuntimeError):
            pass  # closed from the other side; the reading side notices

    async def _close_now(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(1013, "too slow")
