"""Tables in memory: each with who is connected to it, read from the store when first asked for.

A table stays in memory while somebody is connected or it is moving by itself. After that the
store alone has it.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from nestling.core.errors import NestlingError
from nestling.server import wire
from nestling.server.store import Conflict, Store
from nestling.server.wire import FromServer, SeatInfo, TableInfo
from nestling.table import log
from nestling.table.clock import Clock, SystemClock
from nestling.table.log import Created, Entry, Play, Played
from nestling.table.sight import Sight, Step, Viewer
from nestling.table.table import Table

logger = logging.getLogger(__name__)

CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no 0 O 1 I L: told apart in any handwriting
CODE_LENGTH = 6
CODE = re.compile(f"[{CODE_SIGNS}]{{{CODE_LENGTH}}}")
TRIES = 20
UNUSED = 1.0  # seconds after which a table goes that was read for somebody who left meanwhile


class UnknownTable(NestlingError):
    """There is no table of this code."""


class Line:
    """One connection as a room sees it; connection.py makes it a socket."""

    seat: Viewer = None

    def send(self, text: str) -> None:
        """Queue a message; never waits."""
        raise NotImplementedError

    def end(self, close_code: int, code: str, message: str) -> None:
        """Say bye and close."""
        raise NotImplementedError

    def hang_up(self, close_code: int) -> None:
        """Close after what is queued."""
        raise NotImplementedError


class Room:
    """A table in memory and the connections to it."""

    def __init__(self, code: str, table: Table) -> None:
        self.code = code
        self.table = table
        self.lines: list[Line] = []
        self.users = 0
        table.listeners.append(self._tell)

    def join(self, line: Line, build: str) -> None:
        """Greet a connection; from now on it is told everything, without a gap."""
        self.lines.append(line)
        line.send(self.welcome(line.seat, build))
        if line.seat is not None:
            self._tell_presence(but=line)

    def leave(self, line: Line) -> None:
        """A connection ended."""
        self.lines.remove(line)
        if line.seat is not None:
            self._tell_presence()

    def welcome(self, viewer: Viewer, build: str) -> str:
        """Everything that the viewer may know."""
        seen = self.table.snapshot(viewer)
        message = wire.Welcome(
            proto=wire.PROTO,
            build=build,
            table=self.info(),
            seat=viewer,
            seq=self.table.seq,
            view=seen.view,
            legal=seen.legal,
            log=seen.events,
        )
        return wire.write(message)

    def info(self) -> TableInfo:
        """What is public about the table."""
        present = self.present()
        return TableInfo(
            code=self.code,
            game=self.table.game.name,
            settings=self.table.game.settings,
            seats=[
                SeatInfo(seat.kind, seat.name or None, seat.bot, present[number])
                for number, seat in enumerate(self.table.seats)
            ],
        )

    def present(self) -> list[bool]:
        """Who is there: bots, and persons with a live connection."""
        connected = {line.seat for line in self.lines}
        return [s.kind == "bot" or number in connected for number, s in enumerate(self.table.seats)]

    def missing(self, viewer: Viewer, base: int) -> list[wire.Events] | None:
        """The event messages after `base`; None when they are no longer kept one by one."""
        steps = self.table.missing(base)
        if steps is None:
            return None
        return [_events(step.seq, self.table.frame(step, viewer)) for step in steps]

    def end_all(self, close_code: int, code: str, message: str) -> None:
        """Close all connections."""
        for line in list(self.lines):
            line.end(close_code, code, message)

    def _tell(self, step: Step) -> None:
        texts: dict[Viewer, str] = {}
        for line in self.lines:
            if line.seat not in texts:
                seen = self.table.frame(step, line.seat)
                texts[line.seat] = wire.write(_events(step.seq, seen))
            line.send(texts[line.seat])

    def _tell_presence(self, but: Line | None = None) -> None:
        message: FromServer = wire.Presence(self.present())
        text = wire.write(message)
        for line in self.lines:
            if line is not but:
                line.send(text)


def _events(seq: int, seen: Sight) -> wire.Events:
    return wire.Events(seq=seq, events=seen.events, view=seen.view, legal=seen.legal)


class Rooms:
    """All tables of this server."""

    def __init__(self, store: Store, *, clock: Clock | None = None, pace: float = 1.0) -> None:
        self.clock = clock or SystemClock()
        self._store = store
        self._pace = pace
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def create(self, created: Created) -> str:
        """Keep a new table, start it, and return its code."""
        for _ in range(TRIES):
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
            try:
                await self._store.create(code, log.encode(created))
            except Conflict:
                continue
            async with self.open(code):
                return code
        raise NestlingError("no free table code was found")

    @asynccontextmanager
    async def open(self, code: str) -> AsyncIterator[Room]:
        """The table of this code, in memory for as long as the context lasts.

        UnknownTable if there is none, Elsewhere if another server has it.
        """
        room = self._rooms.get(code) or await self._load_once(code)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self._drop_if_idle(room)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def close(self) -> None:
        """Stop all tables; they stay claimed, to be gone on with by whoever is there next."""
        self._stopping = True
        for room in list(self._rooms.values()):
            self._drop(room)
        await asyncio.gather(*self._closing, return_exceptions=True)

    async def _load_once(self, code: str) -> Room:
        """Read a table; whoever asks meanwhile waits for the same reading."""
        if not CODE.fullmatch(code):
            raise UnknownTable("there is no such table")
        task = self._loading.get(code)
        if task is None:
            task = asyncio.ensure_future(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code))
        await asyncio.shield(task)
        return self._rooms.get(code) or await self._load_once(code)

    async def elsewhere(self, code: str) -> str | None:
        """The address of the other server that has this table in memory."""
        if code in self._rooms or not CODE.fullmatch(code):
            return None
        return await self._store.owner(code)

    def heard(self, code: str, number: int) -> None:
        """Another server appended this entry: if the table is here, it is no longer ours."""
        room = self._rooms.get(code)
        if room is not None and number > room.table.seq:
            self.give_up(code)

    def give_up(self, code: str) -> None:
        """Let go of a table that another server has."""
        room = self._rooms.get(code)
        if room is not None:
            self._break(room)

    async def _load(self, code: str) -> None:
        await self._store.claim(code)
        try:
            room = await self._read(code)
        except BaseException:
            await self._store.release(code)
            raise
        room.table.on_quiet = lambda: self._drop_if_idle(room)
        room.table.on_broken = lambda: self._break(room)
        self._rooms[code] = room
        room.table.begin()
        asyncio.get_running_loop().call_later(UNUSED, self._drop_if_idle, room)

    async def _read(self, code: str) -> Room:
        entries = [log.decode(data) for data in await self._store.load(code)]
        if not entries:
            raise UnknownTable("there is no such table")
        return Room(code, await asyncio.to_thread(self._table, code, entries))

    def _table(self, code: str, entries: list[Entry]) -> Table:
        created = entries[0]
        if not isinstance(created, Created):
            raise NestlingError(f"the log of table {code} has no beginning")

        async def append(number: int, play: Play) -> None:
            command = None
            if isinstance(play, Played) and play.command is not None:
                command = f"{play.seat}:{play.command}"
            await self._store.append(code, number, log.encode(play), command)

        return Table(created, append, entries[1:], clock=self.clock, pace=self._pace)

    def _break(self, room: Room) -> None:
        """Nobody may go on with a table whose log says something else."""
        room.end_all(1012, "reload", "the table is being read anew")
        self._drop(room)

    def _drop_if_idle(self, room: Room) -> None:
        if room.users == 0 and room.table.quiet:
            self._drop(room)

    def _drop(self, room: Room) -> None:
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            task = asyncio.ensure_future(self._let_go(room))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def _let_go(self, room: Room) -> None:
        await room.table.close()
        opened_again = room.code in self._rooms or room.code in self._loading
        if not opened_again and not self._stopping:
            await self._store.release(room.code)
