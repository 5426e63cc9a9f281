"""One WebSocket: what a page says to a table, and what it is told.

Each connection has a bounded queue and a task that writes from it, so that a page which stops
reading holds up nobody. Whatever a page does wrong ends its own connection with a code:

    4400 not a message of this protocol    4426 another protocol: reload the page
    4401 the token opens no seat           1011 a fault of the server
    4404 no such table                     1012 the server or the table starts again: come back
    4508 no greeting in time               1013 too slow: come back
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from nestling.core.errors import NestlingError, Refused
from nestling.server import wire
from nestling.server.relay import relay
from nestling.server.rooms import Line, Room, Rooms, UnknownTable
from nestling.server.store import Elsewhere
from nestling.table.seating import seat_of
from nestling.table.table import TableBroken

logger = logging.getLogger(__name__)

MOST_WAITING = 256  # messages
MOST_WAITING_CHARACTERS = 2 << 20
GREETING_WITHIN = 10.0  # seconds
FAREWELL_WITHIN = 15.0  # seconds


class Leave(Exception):
    """This connection must end."""

    def __init__(self, close_code: int, code: str, message: str) -> None:
        super().__init__(message)
        self.close_code = close_code
        self.code = code
        self.message = message


class SocketLine(Line):
    """A connection's outgoing side."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._characters = 0
        self._something = asyncio.Event()
        self._close_code: int | None = None
        self._closer: asyncio.Task[None] | None = None
        self._writer = asyncio.create_task(self._write())

    @property
    def ended(self) -> bool:
        """Whether bye was said."""
        return self._close_code is not None

    def send(self, text: str) -> None:
        """Queue a message; a connection that lets too many wait is closed."""
        if self.ended:
            return
        self._waiting.append(text)
        self._characters += len(text)
        self._something.set()
        if len(self._waiting) > MOST_WAITING or self._characters > MOST_WAITING_CHARACTERS:
            self._give_up()

    def end(self, close_code: int, code: str, message: str) -> None:
        """Say bye after what is queued, and close."""
        if self.ended:
            return
        self._waiting.append(wire.write(wire.Bye(code, message)))
        self.hang_up(close_code)

    def hang_up(self, close_code: int) -> None:
        """Close after what is queued."""
        if not self.ended:
            self._close_code = close_code
            self._something.set()

    async def farewell(self) -> None:
        """Wait until the last word is out, but not for ever."""
        last = self._closer or self._writer
        if self.ended:
            await asyncio.wait([last], timeout=FAREWELL_WITHIN)
        for task in (self._writer, self._closer):
            if task is not None:
                task.cancel()

    async def _write(self) -> None:
        try:
            while True:
                while self._waiting:
                    text = self._waiting.popleft()
                    self._characters -= len(text)
                    await self._socket.send_text(text)
                if self._close_code is not None:
                    await self._socket.close(self._close_code)
                    return
                self._something.clear()
                await self._something.wait()
        except (WebSocketDisconnect, RuntimeError):
            pass  # closed from the other side; the reading side notices

    def _give_up(self) -> None:
        """Whatever is queued would not be read either: close at once."""
        self._close_code = 1013
        self._waiting.clear()
        self._writer.cancel()
        self._closer = asyncio.create_task(self._close_now())

    async def _close_now(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(1013, "too slow")


async def attend(socket: WebSocket, rooms: Rooms, build: str) -> None:
    """Serve one connection from its greeting to its end."""
    await socket.accept()
    line = SocketLine(socket)
    try:
        await _converse(socket, line, rooms, build)
    except Leave as leave:
        line.end(leave.close_code, leave.code, leave.message)
    except WebSocketDisconnect:
        pass
    except Exception:
        logger.exception("a connection failed")
        line.end(1011, "internal", "the server made a mistake")
    finally:
        await line.farewell()


async def _converse(socket: WebSocket, line: SocketLine, rooms: Rooms, build: str) -> None:
    hello = await _greeting(socket)
    try:
        if await relay(socket, line, wire.write(hello), rooms, hello.table):
            return
        async with rooms.open(hello.table) as room:
            if hello.token is not None:
                line.seat = seat_of(room.table.seats, hello.token)
                if line.seat is None:
                    raise Leave(4401, "wrong_token", "this token opens no seat at this table")
            room.join(line, build)
            try:
                while True:
                    message = await _read(socket)
                    if line.ended:
                        continue  # until the other side has closed too
                    await _heed(message, line, room, build)
            finally:
                room.leave(line)
    except UnknownTable as error:
        raise Leave(4404, "unknown_table", str(error)) from error
    except Elsewhere as error:  # it has just moved there
        raise Leave(1012, "moved", str(error)) from error
    except NestlingError as error:
        raise Leave(1011, "table_unreadable", str(error)) from error


async def _greeting(socket: WebSocket) -> wire.Hello:
    try:
        hello = await asyncio.wait_for(_read(socket), GREETING_WITHIN)
    except TimeoutError as error:
        raise Leave(4508, "no_hello", "no greeting came in time") from error
    if not isinstance(hello, wire.Hello):
        raise Leave(4400, "bad_message", "the first message must be a greeting (hello)")
    if hello.proto != wire.PROTO:
        raise Leave(4426, "proto", f"this server speaks protocol {wire.PROTO}, not {hello.proto}")
    return hello


async def _read(socket: WebSocket) -> wire.ToServer:
    """The next message; Leave if it is none, WebSocketDisconnect at the end."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1005))
    text = frame.get("text")
    if text is None:
        raise Leave(4400, "bad_message", "messages are text, not binary")
    if len(text) > wire.MAX_MESSAGE_BYTES:
        raise Leave(4400, "bad_message", "the message is too long")
    try:
        return wire.read_message(text)
    except wire.BadMessage as error:
        raise Leave(4400, "bad_message", f"not a message of this protocol: {error}") from error


async def _heed(message: wire.ToServer, line: SocketLine, room: Room, build: str) -> None:
    match message:
        case wire.Ping():
            line.send(wire.write(wire.Pong(message.t)))
        case wire.Cmd():
            await _carry_out(message, line, room, build)
        case wire.Hello():
            raise Leave(4400, "bad_message", "the greeting (hello) comes once")


async def _carry_out(cmd: wire.Cmd, line: SocketLine, room: Room, build: str) -> None:
    """Answer a command: it was done, or why not and what the page has missed."""
    try:
        if line.seat is None:
            raise Refused("onlooker", "an onlooker has nothing to decide")
        seq = await room.table.play(line.seat, cmd.id, cmd.base, cmd.action)
    except TableBroken:
        line.end(1012, "reload", "the table is being read anew")
    except Refused as refused:
        missed = room.missing(line.seat, cmd.base)
        nak = wire.Nak(
            id=cmd.id,
            code=refused.code,
            rule=refused.rule,
            args=refused.facts,
            message=str(refused),
            seq=room.table.seq,
            events=missed or [],
        )
        line.send(wire.write(nak))
        if missed is None:
            line.send(room.welcome(line.seat, build))
    else:
        line.send(wire.write(wire.Ack(cmd.id, seq)))
