"""A seat held over a WebSocket that is made again whenever it breaks.

What was asked for and not answered is asked again under the same id, which the server honours
once. So whoever plays here need not know whether the line was cut or the server started again.
"""

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from nestling.core import fair
from nestling.core.errors import NestlingError, Refused

PROTO = 1
FINAL = range(4400, 4500)  # codes of closing after which asking again is of no use
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between tries to connect
PING_EVERY = 5.0  # seconds: a line that is silent for twice as long is cut and made anew

Message = dict[str, Any]
Choose = Callable[[Message, list[Message]], Message | str]


class ClientError(NestlingError):
    """The server will not have this client: why, and the code it said."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Seat:
    """One seat at a table, or with no token an onlooker's place; for `async with`.

    url: of the server, as http://host:port. code: the table's. token: the secret of the seat.
    on_message: called with every message from the server, in order.

    view, legal: what the seat sees and may do now; empty while the game has not begun.
    log: the events so far. seq: the number of the last step. seat: its number, None for an
    onlooker. connections: how often it connected.
    """

    def __init__(
        self,
        url: str,
        code: str,
        token: str | None = None,
        *,
        on_message: Callable[[Message], None] = lambda message: None,
    ) -> None:
        self.seat: int | None = None
        self.seq = -1
        self.view: Message = {}
        self.legal: list[Message] = []
        self.log: list[Message] = []
        self.connections = 0
        self._address = url.rstrip("/").replace("http", "ws", 1) + "/ws"
        self._code = code
        self._token = token
        self._on_message = on_message
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[Message, asyncio.Future[int]]] = {}
        self._bye = ("closed", "the connection was closed")
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._share = secrets.token_hex(fair.SHARE_BYTES)

    async def __aenter__(self) -> "Seat":
        self._task = asyncio.create_task(self._stay())
        self._task.add_done_callback(lambda _: self._tell())
        await self._until(lambda: self.seq >= 0)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view) and not self.view["actors"]

    async def asked(self) -> bool:
        """Wait until this seat has something to choose, or until the game is over: then False.

        ClientError if the server will not have this client.
        """
        await self._until(lambda: self.over or (bool(self.legal) and not self._pending))
        return not self.over

    async def play(self, action: Message | str) -> int:
        """Do something that `legal` offers, or its notation; returns the number of the play.

        Refused says why the table did not do it.
        """
        notation = action if isinstance(action, str) else action["notation"]
        command = secrets.token_urlsafe(12)
        message = {"type": "cmd", "id": command, "base": self.seq, "action": notation}
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending[command] = message, future
        await self._say(message)
        try:
            await self._until(future.done)
            return future.result()
        finally:
            self._pending.pop(command, None)

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so; ClientError if it never will be."""
        while not true():
            if self._task is None or self._task.done():
                raise ClientError(*self._bye)
            await self._changed.wait()

    def _tell(self) -> None:
        """Have all that wait look again."""
        self._changed.set()
        self._changed = asyncio.Event()

    # The connection.

    async def _stay(self) -> None:
        """Be connected until cancelled, or until the server says for good that it will not."""
        pause = FIRST_PAUSE
        while True:
            greeted = self.connections
            if await self._converse() in FINAL:
                return
            pause = FIRST_PAUSE if self.connections > greeted else min(pause * 2, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _converse(self) -> int:
        """One connection from its greeting to its end; returns the code it was closed with."""
        try:
            async with connect(
                self._address,
                compression=None,
                max_size=None,
                proxy=None,
                ping_interval=PING_EVERY,
                ping_timeout=PING_EVERY,
                open_timeout=LONGEST_PAUSE * 5,
                close_timeout=1,
            ) as socket:
                hello = {"type": "hello", "proto": PROTO, "build": "client", "table": self._code}
                await socket.send(json.dumps({**hello, "token": self._token}))
                async for text in socket:
                    await self._heed(json.loads(text), socket)
            return socket.close_code or 1006
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        except (OSError, TimeoutError, EOFError, InvalidHandshake, InvalidMessage):
            return 1006
        finally:
            self._socket = None

    async def _say(self, message: Message) -> None:
        """Send if there is a connection; else it is sent when there is one."""
        if self._socket is not None:
            with suppress(ConnectionClosed, OSError):
                await self._socket.send(json.dumps(message))

    async def _heed(self, message: Message, socket: ClientConnection) -> None:
        self._on_message(message)
        match message["type"]:
            case "welcome":
                self.connections += 1
                self.seat = message["seat"]
                self.seq, self.view = message["seq"], message["view"] or {}
                self.legal, self.log = message["legal"], message["log"]
                if self._socket is None:
                    self._socket = socket
                    for waiting, _ in list(self._pending.values()):
                        await self._say(waiting)
                await self._contribute(message["table"])
            case "event":
                self._follow(message)
            case "ack":
                self._answer(message["id"]).set_result(message["seq"])
            case "nak":
                for missed in message["events"]:
                    self._follow(missed)
                refused = Refused(message["code"], message["message"], message["rule"])
                self._answer(message["id"]).set_exception(refused)
            case "bye":
                self._bye = message["code"], message["message"]
        self._tell()

    async def _contribute(self, table: Message) -> None:
        """Where all make the key of the draws together, add a share; the game waits for it."""
        if self.seat is None or table["begun"] or table["seats"][self.seat]["ready"]:
            return
        share = {"type": "contribute", "seat": self.seat, "share": self._share}
        await self._say({**share, "id": secrets.token_urlsafe(12)})

    def _follow(self, event: Message) -> None:
        """One more play; one that is known already brings nothing."""
        if event["seq"] == self.seq + 1:
            self.seq, self.view, self.legal = event["seq"], event["view"] or {}, event["legal"]
            self.log += event["events"]

    def _answer(self, command: str) -> "asyncio.Future[int]":
        _, future = self._pending.get(command, (None, None))
        if future is None or future.done():
            return asyncio.get_running_loop().create_future()  # an answer that came twice
        return future


def play(url: str, code: str, token: str, choose: Choose) -> Mapping[str, Any]:
    """Sit a bot down until the game is over; returns what the seat sees at its end.

    choose: called with `view` and `legal` whenever the seat is asked, returns one of `legal`.
    Refused and ClientError as in Seat.
    """

    async def sit() -> Message:
        async with Seat(url, code, token) as seat:
            while await seat.asked():
                try:
                    await seat.play(choose(seat.view, seat.legal))
                except Refused as refused:
                    if refused.code != "stale":  # the table changed meanwhile: choose anew
                        raise
            return seat.view

    return asyncio.run(sit())
