"""A server without a network: stores in memory, pages that talk to the application directly."""

import asyncio
import json
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
from starlette.applications import Starlette

from nestling.server.app import make_app
from nestling.server.lines import Line
from nestling.server.store import Conflict, Hear, Store
from nestling.table.sight import Viewer

HOST = "nestling.test"
FINAL = (4400, 4500)


async def until(true: Callable[[], bool]) -> None:
    """Let the server go on until something is so: bots think in threads and workers."""
    while not true():
        await asyncio.sleep(0.001)


class MemoryStore:
    """A store that forgets when it goes, and fails when told to."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.commands: set[tuple[str, str]] = set()
        self.claimed: set[str] = set()
        self.failing = False

    async def create(self, table: str, entry: bytes) -> None:
        if table in self.logs:
            raise Conflict("exists")
        self.logs[table] = [entry]

    async def append(self, table: str, number: int, entry: bytes, command: str | None) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise OSError("the disk is full")
        if number != len(self.logs[table]) or (table, command or "") in self.commands:
            raise Conflict("there already")
        self.logs[table].append(entry)
        if command is not None:
            self.commands.add((table, command))

    async def load(self, table: str) -> list[bytes]:
        await asyncio.sleep(0)
        return list(self.logs.get(table, []))

    async def tables(self) -> list[str]:
        return sorted(self.logs)

    async def rewrite(self, table: str, entries: list[bytes]) -> None:
        self.logs[table][: len(entries)] = entries

    async def erase(self, table: str) -> None:
        self.logs.pop(table, None)

    async def owner(self, table: str) -> str | None:
        return None

    async def others(self) -> list[str]:
        return []

    async def claim(self, table: str) -> None:
        self.claimed.add(table)

    async def release(self, table: str) -> None:
        self.claimed.discard(table)

    async def beat(self) -> set[str]:
        return set()

    async def orphans(self) -> list[str]:
        return []

    def listen(self, hear: Hear) -> None:
        pass

    async def close(self) -> None:
        pass


class Ear(Line):
    """A connection that keeps what it is told."""

    def __init__(self, seat: Viewer) -> None:
        self.seat = seat
        self.held = () if seat is None else (seat,)
        self.texts: list[str] = []
        self.bye: tuple[int, str] | None = None

    def send(self, text: str) -> None:
        self.texts.append(text)

    def end(self, close_code: int, code: str, message: str) -> None:
        self.bye = close_code, code


class Page:
    """A browser's WebSocket, joined to the application without a network.

    reading: clear it to stop reading; the server's next send then waits, as on a full line.
    """

    def __init__(self, app: Starlette, origin: str | None = f"http://{HOST}") -> None:
        headers = [(b"host", HOST.encode())]
        if origin is not None:
            headers.append((b"origin", origin.encode()))
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "app": app,
            "state": {},
        }
        self._app = app
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        self.closed: int | None = None
        self.all: list[str] = []
        self._task: asyncio.Task[None] | None = None
        self._heard: deque[dict[str, Any]] = deque()

    async def __aenter__(self) -> "Page":
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self._app(self._scope, self._to_server.get, self._send))
        message = await asyncio.wait_for(self._from_server.get(), 10)
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.reading.set()
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        assert self._task is not None
        await asyncio.wait_for(self._task, 10)

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": self.closed})
        elif message["type"] == "websocket.send":
            await self.reading.wait()
            self.all.append(message["text"])
        self._from_server.put_nowait(message)

    def say(self, message: Any) -> None:
        """Send a message, or text as it is."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    def say_bytes(self, data: bytes) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "bytes": data})

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message, of one of these kinds if any are named; {} once closed."""
        while self.closed is None or not self._from_server.empty():
            message = await asyncio.wait_for(self._from_server.get(), 30)
            if message["type"] == "websocket.close":
                return {}
            heard: dict[str, Any] = json.loads(message["text"])
            if not kinds or heard["type"] in kinds:
                return heard
        return {}

    async def greet(self, table: str, token: str | None = None, **more: Any) -> dict[str, Any]:
        """Say hello; returns the answer."""
        hello = {"type": "hello", "proto": 1, "build": "b", "table": table, "token": token}
        self.say({**hello, "have": None, "lang": "en", **more})
        return await self.hear("welcome", "bye")


class Server:
    """The application over a store, for `async with`."""

    def __init__(self, store: Store | None = None, **more: Any) -> None:
        self.store = MemoryStore() if store is None else store
        self.app = make_app(self.store, compile_rules=False, pace=0, **more)
        self.rooms = self.app.state.rooms
        transport = httpx.ASGITransport(app=self.app)
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    async def __aenter__(self) -> "Server":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()
        await self.rooms.close()
        await self.store.close()

    def page(self, **more: Any) -> Page:
        return Page(self.app, **more)

    async def new_table(self, word: str, **settings: Any) -> tuple[str, list[str | None]]:
        """A table with seats by letters, P a person and B a bot: its code, and the tokens."""
        seats = [
            {"kind": "person", "name": f"Person {number}"}
            if letter == "P"
            else {"kind": "bot", "bot": "random"}
            for number, letter in enumerate(word)
        ]
        wish = {"game": "dinosaurs", "settings": settings, "seats": seats}
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["code"], [seat["token"] for seat in made["seats"]]
