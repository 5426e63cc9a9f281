"""The live connection over plain requests, for those between whom and us WebSockets are blocked.

The same messages go through the same queues; only the way is another:

    POST /live/open   a greeting (hello)          {session, from, messages, close}
    POST /live/say    messages, one a line        204
    POST /live/hear   {from: how many were heard} {from, messages, close}

`hear` waits until there is something to tell. What was told is kept until the page says that it
has heard it, so that nothing is lost with an answer that is. A session's name is a secret, and
travels in a header.
"""

import asyncio
import secrets
from collections import deque
from typing import Any

import msgspec
from starlette.datastructures import Address, Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nestling.server import bodies, wire
from nestling.server.connection import converse
from nestling.server.lines import Outbox
from nestling.server.rooms import Rooms

SESSION = "nestling-session"  # the header
WAIT = 20.0  # seconds that `hear` waits at most
GONE_AFTER = 45.0  # seconds without a `hear`, after which the page has left
MOST_SESSIONS = 5000
MOST_UNREAD = 64  # messages from a page
JSON = "application/json"


class Heard(msgspec.Struct):
    """Body of /live/hear: how many messages the page has heard."""

    from_: int = msgspec.field(name="from")


class Told(msgspec.Struct):
    """Answer: messages from number `from` on; close: the code with which the connection ended."""

    from_: int = msgspec.field(name="from")
    messages: list[msgspec.Raw]
    close: int | None
    session: str | None = None


class Session(Outbox):
    """One page's connection: its queue, and what it said."""

    def __init__(self, request: Request) -> None:
        super().__init__()
        self._headers = request.headers
        self._client = request.client
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue(MOST_UNREAD)
        self._told: deque[str] = deque()  # not known to have been heard
        self._first = 0  # the number of the first of these
        self._heard_last = asyncio.get_running_loop().time()
        self._hearing = 0

    @property
    def headers(self) -> Headers:
        """Of the request that opened it."""
        return self._headers

    @property
    def client(self) -> Address | None:
        """Who opened it."""
        return self._client

    @property
    def gone(self) -> bool:
        """Whether the page has stopped asking."""
        silent = asyncio.get_running_loop().time() - self._heard_last
        return not self._hearing and silent > GONE_AFTER

    async def receive(self) -> dict[str, Any]:
        """The next frame."""
        return await self._said.get()

    def said(self, text: str) -> None:
        """A message came; asyncio.QueueFull if the page talks faster than anyone can listen."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """The page is gone."""
        if self._said.full():
            self._said.get_nowait()
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def give_up(self) -> None:
        """Close at once."""
        self._told.clear()
        self.something.set()
        self.leave()

    async def hear(self, heard: int, wait: float = WAIT) -> Told:
        """What the page has not heard yet, as soon as there is something."""
        while self._told and self._first < heard:
            self._told.popleft()
            self._first += 1
        self._hearing += 1
        try:
            if not (self.waiting or self._told or self.ended):
                self.something.clear()
                await asyncio.wait([asyncio.ensure_future(self.something.wait())], timeout=wait)
        finally:
            self._hearing -= 1
            self._heard_last = asyncio.get_running_loop().time()
        while self.waiting:
            self._told.append(self.take())
        messages = [msgspec.Raw(text.encode()) for text in self._told]
        return Told(self._first, messages, self.close_code)


class Sessions:
    """All such connections of this server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._sessions: dict[str, Session] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._sessions)

    def find(self, request: Request) -> Session | None:
        """The session that a request names."""
        return self._sessions.get(request.headers.get(SESSION, ""))

    async def open(self, request: Request, hello: str) -> Told:
        """A new connection, with its first messages."""
        name = secrets.token_urlsafe(16)
        session = Session(request)
        session.said(hello)
        self._sessions[name] = session
        for work in (self._talk(session), self._watch(name, session)):
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        told = await session.hear(0)
        told.session = name
        return told

    async def close(self) -> None:
        """End all."""
        for session in self._sessions.values():
            session.hang_up(1012)
            session.leave()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _talk(self, session: Session) -> None:
        await converse(session, session, self._rooms)
        session.something.set()

    async def _watch(self, name: str, session: Session) -> None:
        """Forget a page that has left, or was told to."""
        while not session.gone:
            await asyncio.sleep(GONE_AFTER / 10)
        session.leave()
        del self._sessions[name]


def _sessions(request: Request) -> Sessions:
    sessions: Sessions = request.app.state.sessions
    return sessions


def _told(told: Told) -> Response:
    return Response(
        msgspec.json.encode(told), media_type=JSON, headers={"Cache-Control": "no-store"}
    )


def _refuse(status: int, code: str, message: str) -> Response:
    return Response(bodies.write_body(bodies.Refusal(code, message)), status, media_type=JSON)


async def _text(request: Request) -> str | None:
    """The body, if it is JSON as our own pages send it, and not too long."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        return None
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > wire.MAX_MESSAGE_BYTES:
            return None
    try:
        return body.decode()
    except UnicodeDecodeError:
        return None


async def open_session(request: Request) -> Response:
    """POST /live/open"""
    hello = await _text(request)
    if hello is None:
        return _refuse(400, "bad_message", f"a greeting is {JSON} of at most 64 KiB")
    if len(_sessions(request)) >= MOST_SESSIONS:
        return _refuse(503, "too_many", "too many connections")
    return _told(await _sessions(request).open(request, hello))


async def say(request: Request) -> Response:
    """POST /live/say"""
    session, text = _sessions(request).find(request), await _text(request)
    if session is None:
        return _refuse(404, "unknown_session", "there is no such session; greet anew")
    if text is None:
        return _refuse(400, "bad_message", f"messages are {JSON} of at most 64 KiB")
    try:
        for line in filter(None, text.split("\n")):  # a text may hold other ends of lines
            session.said(line)
    except asyncio.QueueFull:
        return _refuse(429, "too_many", "too many messages at once")
    return Response(status_code=204)


async def hear(request: Request) -> Response:
    """POST /live/hear"""
    session, text = _sessions(request).find(request), await _text(request)
    if session is None:
        return _refuse(404, "unknown_session", "there is no such session; greet anew")
    try:
        heard = msgspec.json.decode(text or "", type=Heard)
    except msgspec.DecodeError as error:
        return _refuse(400, "bad_message", str(error))
    return _told(await session.hear(heard.from_))


routes = [
    Route("/live/open", open_session, methods=["POST"]),
    Route("/live/say", say, methods=["POST"]),
    Route("/live/hear", hear, methods=["POST"]),
]
