"""Passing on what came to one server to the one that has the table in memory.

Behind a proxy any server may be asked for any table, yet one alone decides at it. The others pass
sockets and requests on as they are. A table's server that can't be reached has just died: those
who ask are kept waiting until its tables are given up, which takes a few seconds, and are then
served by whoever has them.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nestling.server import bodies
from nestling.server.lines import Incoming, Line
from nestling.server.rooms import Rooms

RELAYED = "nestling-relayed"  # a header: do not pass this on again
TRIES = 30
AGAIN_AFTER = 0.25  # seconds
CONNECT_WITHIN = 3.0  # seconds
OF_TABLE = re.compile(r"/api/tables/([^/]+)(?:/.*)?")
HOP_HEADERS = {"host", "connection", "transfer-encoding", "keep-alive", "upgrade"}
MOVED = "the table's server cannot be reached"


async def relay(socket: Incoming, line: Line, hello: str, rooms: Rooms, table: str) -> bool:
    """Pass a greeting on if its table is elsewhere, and all that follows; whether it was.

    Returns at the end of either connection, once the other has been told.
    """
    if RELAYED in socket.headers:
        return False
    for _ in range(TRIES):
        address = await rooms.elsewhere(table)
        if address is None:
            return False
        try:
            upstream = await connect(
                address.replace("http", "ws", 1) + "/ws",
                additional_headers=_own_headers(socket),
                compression=None,
                max_size=None,
                open_timeout=CONNECT_WITHIN,
                proxy=None,
            )
        except (OSError, TimeoutError, InvalidHandshake):
            await asyncio.sleep(AGAIN_AFTER)
            continue
        async with upstream:
            await _pump(socket, line, hello, upstream)
        return True
    line.end(1012, "moved", MOVED)
    return True


async def _pump(socket: Incoming, line: Line, hello: str, upstream: ClientConnection) -> None:
    """Both ways until one end closes."""

    async def downward() -> None:
        try:
            while True:
                line.send(str(await upstream.recv()))
        except ConnectionClosed as closed:
            if closed.rcvd is None:
                line.end(1012, "moved", MOVED)
            else:
                line.hang_up(closed.rcvd.code)

    async def upward() -> None:
        await upstream.send(hello)
        while (frame := await socket.receive())["type"] == "websocket.receive":
            data = frame.get("text")
            await upstream.send(frame["bytes"] if data is None else data)

    async def upward_while_open() -> None:
        try:
            await upward()
        except ConnectionClosed:
            await asyncio.wait([down])

    down = asyncio.create_task(downward())
    up = asyncio.create_task(upward_while_open())
    _, still = await asyncio.wait([down, up], return_when=asyncio.FIRST_COMPLETED)
    for task in still:
        task.cancel()
    await asyncio.gather(*still, return_exceptions=True)


class Relay:
    """Passes requests about a table on to its server."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or by another server."""
        found = OF_TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found:
            request = Request(scope, receive)
            answer = await self._elsewhere(request, scope["app"].state.rooms, found[1])
            if answer is not None:
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def _elsewhere(self, request: Request, rooms: Rooms, table: str) -> Response | None:
        """Another server's answer; None if this one has the table, or nobody."""
        if RELAYED in request.headers:
            return None
        for _ in range(TRIES):
            address = await rooms.elsewhere(table)
            if address is None:
                return None
            answer = await _ask(request, address)
            if answer is not None:
                return answer
            await asyncio.sleep(AGAIN_AFTER)
        refusal = bodies.Refusal("moved", MOVED)
        return Response(bodies.write_body(refusal), 503, media_type="application/json")


async def _ask(request: Request, address: str) -> Response | None:
    """The answer of the server at an address; None if it is not there."""
    import httpx  # comes with the extra that many servers need

    url = httpx.URL(address).copy_with(
        raw_path=request.url.path.encode() + (f"?{request.url.query}".encode().rstrip(b"?"))
    )
    limits = httpx.Timeout(None, connect=CONNECT_WITHIN)
    client = httpx.AsyncClient(timeout=limits, trust_env=False)
    body = request.stream() if request.method in ("POST", "PUT", "PATCH") else None
    headers = [(k, v) for k, v in request.headers.items() if k not in HOP_HEADERS]
    asked = client.build_request(request.method, url, headers=headers, content=body)
    asked.headers.update(_own_headers(request))
    try:
        answer = await client.send(asked, stream=True)
    except httpx.ConnectError:
        await client.aclose()
        return None

    async def parts() -> AsyncIterator[bytes]:
        try:
            async for part in answer.aiter_raw():
                yield part
        finally:
            await answer.aclose()
            await client.aclose()

    passed = StreamingResponse(parts(), answer.status_code)
    passed.raw_headers = [
        (k.lower(), v) for k, v in answer.headers.raw if k.lower().decode() not in HOP_HEADERS
    ]
    return passed


async def lobbies_elsewhere(request: Request, rooms: Rooms) -> list[bodies.LobbyTable]:
    """The public tables of all other servers; one that does not answer has just died."""
    if RELAYED in request.headers:
        return []
    headers = _own_headers(request)
    addresses = await rooms.others()
    found = await asyncio.gather(*(_lobby(address, headers) for address in addresses))
    return [table for tables in found for table in tables]


async def _lobby(address: str, headers: dict[str, Any]) -> list[bodies.LobbyTable]:
    import httpx

    try:
        async with httpx.AsyncClient(timeout=CONNECT_WITHIN, trust_env=False) as client:
            answer = await client.get(f"{address}/api/tables", headers=headers)
            answer.raise_for_status()
    except httpx.HTTPError:
        return []
    return msgspec.json.decode(answer.content, type=bodies.Lobby).tables


def _own_headers(connection: Request | Incoming) -> dict[str, Any]:
    """Who asked, and that it was passed on once."""
    client = connection.client.host if connection.client else ""
    return {RELAYED: "1", "x-forwarded-for": client}
