"""One connection: what a page says to a table, and what it is told.

Whatever a page does wrong ends its own connection with a code:

    4400 not a message of this protocol    4426 another protocol: reload the page
    4401 the token opens no seat           1011 a fault of the server
    4404 no such table                     1012 the server or the table starts again: come back
    4508 no greeting in time               1013 too slow: come back
    4529 too many connections or messages: come back later
"""

import asyncio
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from nestling.core.errors import NestlingError, Refused
from nestling.server import wire
from nestling.server.heed import Leave, heed
from nestling.server.lines import Incoming, Line, Outbox, SocketLine
from nestling.server.relay import relay
from nestling.server.rooms import Room, Rooms, UnknownTable
from nestling.server.store import Elsewhere

logger = logging.getLogger(__name__)

GREETING_WITHIN = 10.0  # seconds


async def attend(socket: WebSocket, rooms: Rooms) -> None:
    """Serve one WebSocket from its greeting to its end."""
    await socket.accept()
    line = SocketLine(socket)
    await converse(socket, line, rooms)
    await line.farewell()


async def converse(incoming: Incoming, line: Outbox, rooms: Rooms) -> None:
    """Talk with a page from its greeting to its end; the line is told why it ends."""
    try:
        with rooms.limits.connection(incoming.client):
            await _converse(incoming, line, rooms)
    except Refused as refused:
        line.end(4529, refused.code, str(refused))
    except Leave as leave:
        line.end(leave.close_code, leave.code, leave.message)
    except WebSocketDisconnect:
        pass
    except Exception:
        logger.exception("a connection failed")
        line.end(1011, "internal", "the server made a mistake")


async def _converse(incoming: Incoming, line: Outbox, rooms: Rooms) -> None:
    hello = await _greeting(incoming)
    try:
        if await relay(incoming, line, wire.write(hello), rooms, hello.table):
            return
        async with rooms.open(hello.table) as room:
            _sit_down(hello, line, room)
            rooms.metrics.connections.inc()
            messages = rooms.limits.messages()
            room.join(line)
            try:
                while True:
                    message = await _read(incoming)
                    if line.ended:
                        continue  # until the other side has closed too
                    rooms.metrics.messages.inc()
                    rooms.limits.check_message(messages)
                    await heed(message, line, room, rooms)
            finally:
                room.leave(line)
    except UnknownTable as error:
        raise Leave(4404, "unknown_table", str(error)) from error
    except Elsewhere as error:  # it has just moved there
        raise Leave(1012, "moved", str(error)) from error
    except Refused:
        raise
    except NestlingError as error:
        raise Leave(1011, "table_unreadable", str(error)) from error


def _sit_down(hello: wire.Hello, line: Line, room: Room) -> None:
    """The seats that the tokens of a greeting open."""
    seat_of = room.table.standing.seat_of
    tokens = [*([] if hello.token is None else [hello.token]), *hello.tokens]
    seats = [seat for token in tokens if (seat := seat_of(token)) is not None]
    if len(seats) < len(tokens):
        raise Leave(4401, "wrong_token", "this token opens no seat at this table")
    line.seat = None if hello.token is None else seats[0]
    line.held = tuple(sorted(set(seats)))
    line.tokens = tuple(tokens)


async def _greeting(incoming: Incoming) -> wire.Hello:
    try:
        hello = await asyncio.wait_for(_read(incoming), GREETING_WITHIN)
    except TimeoutError as error:
        raise Leave(4508, "no_hello", "no greeting came in time") from error
    if not isinstance(hello, wire.Hello):
        raise Leave(4400, "bad_message", "the first message must be a greeting (hello)")
    if hello.proto != wire.PROTO:
        raise Leave(4426, "proto", f"this server speaks protocol {wire.PROTO}, not {hello.proto}")
    return hello


async def _read(incoming: Incoming) -> wire.ToServer:
    """The next message; Leave if it is none, WebSocketDisconnect at the end."""
    frame = await incoming.receive()
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
