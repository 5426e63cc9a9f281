"""Our server under load: tables of four people who play by lot."""

import asyncio
import itertools
import random
from concurrent.futures import ThreadPoolExecutor

import msgspec

from load.meter import Course, Meter, clock
from load.socket import Socket, connect, gather_some
from nestling.client import create_table

SEATS = 4
REQUESTS = ThreadPoolExecutor(8, "requests")


class Move(msgspec.Struct):
    """An action that is offered."""

    notation: str


class View(msgspec.Struct):
    """Who has something to decide; nobody when the game is over."""

    actors: list[int]


class Heard(msgspec.Struct):
    """What matters of a message from the server."""

    type: str
    seq: int = 0
    legal: list[Move] = []
    view: View | None = None
    code: str = ""


read = msgspec.json.Decoder(Heard).decode


class Player(Socket):
    """A seat; thinks for up to twice `think` seconds before each play."""

    def __init__(self, table: "Table", seat: int, hello: bytes, think: float) -> None:
        self.table, self.seat, self.hello, self.think = table, seat, hello, think
        self.legal: list[Move] = []
        self.seq = 0
        self.sent = 0.0
        self.asked = False
        self.greeted = asyncio.get_running_loop().create_future()

    def greet(self) -> None:
        self.say(self.hello)

    def heed(self, message: bytes) -> None:
        now = clock()
        heard = read(message)
        match heard.type:
            case "event":
                self.table.course.hear(heard.seq, self.seat, now)
                self.seq, self.legal = heard.seq, heard.legal
                self.choose()
                if heard.view is not None and not heard.view.actors:
                    self.table.over()
            case "ack":
                self.table.course.answer(heard.seq, self.seat, self.sent, now)
                self.asked = False
                self.choose()
            case "nak":  # what the seat decides has changed meanwhile
                self.table.course.meter.refused += 1
                self.asked = False
                self.choose()
            case "welcome":
                self.seq, self.legal = heard.seq, heard.legal
                if not self.greeted.done():
                    self.greeted.set_result(None)
            case "bye":
                self.closed(heard.code)

    def choose(self) -> None:
        """Think about what to do, if there is something and it is not thought about yet."""
        if self.asked or not self.legal or not self.table.playing:
            return
        self.asked = True
        if self.think:
            pause = random.uniform(0, 2 * self.think)
            asyncio.get_running_loop().call_later(pause, self.play)
        else:
            self.play()

    def play(self) -> None:
        """Do something that is legal."""
        if not self.legal:
            self.asked = False
            return
        action = random.choice(self.legal).notation
        number = next(self.table.numbers)
        self.sent = clock()
        command = {"type": "cmd", "id": str(number), "base": self.seq, "action": action}
        self.say(msgspec.json.encode(command))


class Onlooker(Socket):
    """Somebody who only looks on."""

    def __init__(self, hello: bytes) -> None:
        self.hello = hello
        self.greeted = asyncio.get_running_loop().create_future()

    def greet(self) -> None:
        self.say(self.hello)

    def heed(self, message: bytes) -> None:
        if not self.greeted.done():
            self.greeted.set_result(None)


class Table:
    """One place at which tables are played, one after the other.

    A new game needs a new table: it is made while others play, at their cost.
    """

    def __init__(self, url: str, game: str, think: float, meter: Meter) -> None:
        self.url, self.game, self.think = url, game, think
        self.course = Course(meter)
        self.players: list[Player] = []
        self.playing = False
        self.numbers = itertools.count()

    async def sit_down(self) -> None:
        """Make a table and take all its seats."""
        code, tokens = await _create(self.url, self.game)
        for seat, token in enumerate(tokens):
            player = Player(self, seat, _hello(code, token), self.think)
            await connect(_socket_of(self.url), player)
            await player.greeted
            self.players.append(player)

    def play(self) -> None:
        """Begin, and play until the end of the load."""
        self.playing = True
        for player in self.players:
            player.choose()

    def over(self) -> None:
        """Leave a finished game for a new one."""
        if self.playing:
            self.playing = False
            self.course.meter.games += self.course.meter.on
            self.work = asyncio.create_task(self.again())

    async def again(self) -> None:
        """A new game in the place of one that has ended."""
        await asyncio.sleep(0)  # all have heard of the end
        self.leave()
        self.course = Course(self.course.meter)
        await self.sit_down()
        self.play()

    def leave(self) -> None:
        """All go."""
        self.playing = False
        for player in self.players:
            player.leave()
        self.players.clear()


async def seat_all(url: str, tables: int, game: str, think: float, meter: Meter) -> list[Table]:
    """Make tables and take their seats."""
    made = [Table(url, game, think, meter) for _ in range(tables)]
    await gather_some([table.sit_down() for table in made], 16)
    return made


async def make_table(url: str, game: str) -> str:
    """The code of a table at which nobody sits."""
    code, _ = await _create(url, game)
    return code


async def look_on(url: str, code: str, count: int) -> None:
    """So many onlookers come, and stay."""

    async def one() -> None:
        onlooker = Onlooker(_hello(code, None))
        await connect(_socket_of(url), onlooker)
        await onlooker.greeted

    await gather_some([one() for _ in range(count)])


async def _create(url: str, game: str) -> tuple[str, list[str | None]]:
    people = ["person"] * SEATS
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(REQUESTS, create_table, url, game, people)


def _hello(code: str, token: str | None) -> bytes:
    hello = {"type": "hello", "proto": 1, "build": "", "table": code, "token": token}
    return msgspec.json.encode(hello)


def _socket_of(url: str) -> str:
    return url.replace("http", "ws", 1) + "ws"
