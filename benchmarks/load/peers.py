"""The peers under load: the same sockets, and their own protocols, at a game of cards (peers/).

One seat after the other lays one of its cards, whichever: a client need not understand its hand,
only count the steps. So it has less to do than a client of ours, which reads what is legal.
"""

import asyncio
import itertools
import json
import random
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from picows import WSMsgType

from load.meter import Course, Meter, clock
from load.socket import Socket, connect, gather_some

SEATS = 4
HAND = 5
REQUESTS = ThreadPoolExecutor(8, "requests")


class Seat(Socket):
    """A seat; thinks for up to twice `think` seconds before each play."""

    def __init__(self, table: "Match", number: int) -> None:
        self.table, self.number = table, number
        self.sent = 0.0
        self.step = 0
        self.ready = asyncio.get_running_loop().create_future()

    def told(self, now: float) -> None:
        """The seat was shown its next step."""
        self.step += 1
        course, mover = self.table.course, (self.step - 1) % SEATS
        if mover == self.number:
            course.answer(self.step, mover, self.sent, now)
        else:
            course.hear(self.step, self.number, now)
        self.choose()

    def choose(self) -> None:
        """Play if it is this seat's turn."""
        if self.step % SEATS == self.number and self.table.playing:
            if self.table.think:
                pause = random.uniform(0, 2 * self.table.think)
                asyncio.get_running_loop().call_later(pause, self.play)
            else:
                self.play()

    def play(self) -> None:
        """Lay some card."""
        self.sent = clock()
        self.lay(random.randrange(HAND))

    def lay(self, index: int) -> None:
        """Say so."""
        raise NotImplementedError


class Match:
    """One match, which goes on for ever."""

    def __init__(self, think: float, meter: Meter) -> None:
        self.course = Course(meter)
        self.think = think
        self.playing = False
        self.seats: list[Seat] = []

    def play(self) -> None:
        """Begin."""
        self.playing = True
        for seat in self.seats:
            seat.choose()

    def leave(self) -> None:
        """All go."""
        self.playing = False
        for seat in self.seats:
            seat.leave()


# boardgame.io: socket.io over a WebSocket, texts.


class Standing(msgspec.Struct):
    """What a move must name of the state it builds on."""

    number: int = msgspec.field(name="_stateID")


_read_update = msgspec.json.Decoder(tuple[str, str, Standing, Any]).decode


class BoardgameSeat(Seat):
    """A seat of a match that is made when the first client asks for it."""

    space = b"/cards,"

    def __init__(self, table: Match, number: int, code: str) -> None:
        super().__init__(table, number)
        self.code = code
        self.state = 0

    def emit(self, *words: Any) -> None:
        """An event of socket.io."""
        self.say(b"42" + self.space + msgspec.json.encode(words))

    def heed(self, message: bytes) -> None:
        now = clock()
        if message.startswith(b"42" + self.space):
            body = message[2 + len(self.space) :]
            if body.startswith(b'["update"'):
                self.state = _read_update(body)[2].number
                self.told(now)
            elif body.startswith(b'["sync"'):
                self.state = json.loads(body)[2]["state"]["_stateID"]
                if not self.ready.done():
                    self.ready.set_result(None)
        elif message == b"2":
            self.say(b"3")
        elif message.startswith(b"0"):
            self.say(b"40" + self.space)
        elif message.startswith(b"40"):
            self.emit("sync", self.code, str(self.number), None, SEATS)

    def lay(self, index: int) -> None:
        seat = str(self.number)
        what = {"type": "lay", "args": [index], "playerID": seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": what}
        self.emit("update", action, self.state, self.code, seat)


async def seat_boardgameio(url: str, tables: int, think: float, meter: Meter) -> list[Match]:
    """Make matches and take their seats."""
    address = url.replace("http", "ws") + "socket.io/?EIO=4&transport=websocket"
    numbers = itertools.count()

    async def one() -> Match:
        match, code = Match(think, meter), f"match{next(numbers)}"
        for number in range(SEATS):
            seat = BoardgameSeat(match, number, code)
            await connect(address, seat)
            await seat.ready
            match.seats.append(seat)
        return match

    return await gather_some([one() for _ in range(tables)], 16)


# colyseus: bytes.

JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 13, 14, 15
LAY = bytes([ROOM_DATA]) + msgspec.msgpack.encode("lay")


class ColyseusSeat(Seat):
    """A seat whose client has joined the room."""

    def heed(self, message: bytes) -> None:
        now = clock()
        kind = message[0]
        if kind == ROOM_STATE_PATCH and self.table.playing:
            self.told(now)
        elif kind == JOIN_ROOM:
            self.say(bytes([JOIN_ROOM]), WSMsgType.BINARY)
        elif kind == ROOM_STATE and not self.ready.done():
            self.ready.set_result(None)

    def lay(self, index: int) -> None:
        self.say(LAY + bytes([index]), WSMsgType.BINARY)


def _ask(url: str, path: str) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url + path, b"{}", headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found


async def seat_colyseus(url: str, tables: int, think: float, meter: Meter) -> list[Match]:
    """Make rooms and join them."""
    loop = asyncio.get_running_loop()
    address = url.replace("http", "ws")

    async def one() -> Match:
        match, path = Match(think, meter), "matchmake/create/cards"
        for number in range(SEATS):
            kept = await loop.run_in_executor(REQUESTS, _ask, url, path)
            room = kept["roomId"]
            seat = ColyseusSeat(match, number)
            await connect(
                f"{address}{kept['processId']}/{room}?sessionId={kept['sessionId']}", seat
            )
            await seat.ready
            match.seats.append(seat)
            path = f"matchmake/joinById/{room}"
        return match

    made = await gather_some([one() for _ in range(tables)], 16)
    await asyncio.sleep(0.5)  # what the last one's coming changed is told
    return made
