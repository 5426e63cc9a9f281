"""Tables in memory: each with who is connected to it, read from the store when first asked for.

A table stays in memory while somebody is connected or it is moving by itself. After that the
store alone has it.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from nestling.core.errors import NestlingError
from nestling.server import admin, wire
from nestling.server.limits import Allowed, Limits
from nestling.server.lines import Line
from nestling.server.metrics import Metrics
from nestling.server.store import Conflict, Store
from nestling.server.wire import FromServer, SeatInfo, TableInfo
from nestling.table import log
from nestling.table.clock import Clock, SystemClock
from nestling.table.company import Remark
from nestling.table.log import Change, Claimed, Created, Entry, Moved, Play, Played, Skipped
from nestling.table.mover import Choose, choose_in_thread
from nestling.table.sight import Sight, Step, Viewer
from nestling.table.table import Table
from nestling.table.takeback import Check, check_in_thread

logger = logging.getLogger(__name__)

CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no 0 O 1 I L: told apart in any handwriting
CODE_LENGTH = 6
CODE = re.compile(f"[{CODE_SIGNS}]{{{CODE_LENGTH}}}")
TRIES = 20
UNUSED = 1.0  # seconds after which a table goes that was read for somebody who left meanwhile


class UnknownTable(NestlingError):
    """There is no table of this code."""


class Room:
    """A table in memory and the connections to it. build: the name of the server's pages."""

    def __init__(self, code: str, table: Table, build: str) -> None:
        self.code = code
        self.table = table
        self._build = build
        self.lines: list[Line] = []
        self.users = 0
        table.listeners.append(self._tell)
        table.company.on_change = self._tell_standing
        table.company.on_remark = self._tell_remark

    def join(self, line: Line) -> None:
        """Greet a connection; from now on it is told everything, without a gap."""
        self.lines.append(line)
        if line.held:
            self._gather()
        line.send(self.welcome(line))
        if line.held:
            self._tell_standing(but=line)

    def leave(self, line: Line) -> None:
        """A connection ended."""
        self.lines.remove(line)
        if line.held:
            self._gather()
            self._tell_standing()

    def welcome(self, line: Line) -> str:
        """Everything that the connection may know."""
        seen = self.table.snapshot(line.seat)
        message = wire.Welcome(
            proto=wire.PROTO,
            build=self._build,
            table=self.info(),
            seat=line.seat,
            seats=list(line.held),
            seq=self.table.seq,
            view=seen.view,
            legal=seen.legal,
            log=seen.events,
            remarks=[_remark(remark) for remark in self.table.company.remarks],
        )
        return wire.write(message)

    def info(self) -> TableInfo:
        """How the table stands; the same for everybody."""
        table, standing, company = self.table, self.table.standing, self.table.company
        offer = company.offer
        return TableInfo(
            code=self.code,
            game=table.game.name,
            settings=table.game.settings,
            seats=self._seats(),
            public=standing.public,
            begun=standing.begun,
            commitment=standing.commitment,
            timing=standing.timing,
            clocks=self._clocks(),
            now=table.now,
            paused=standing.paused,
            offer=None
            if offer is None
            else wire.OfferInfo(offer.what, offer.by, company.missing()),
            rematch=standing.rematch,
        )

    def missing(self, viewer: Viewer, base: int) -> list[wire.Events] | None:
        """The event messages after `base`; None when they can no longer be told one by one."""
        steps = self.table.missing(base)
        if steps is None:
            return None
        return [_events(step.seq, self.table.frame(step, viewer)) for step in steps]

    def end_all(self, close_code: int, code: str, message: str) -> None:
        """Close all connections."""
        for line in list(self.lines):
            line.end(close_code, code, message)

    def _seats(self) -> list[SeatInfo]:
        away = self.table.company.away
        return [
            SeatInfo(
                kind=chair.kind,
                name=chair.name or None,
                bot=chair.bot,
                present=number not in away,
                away=away.get(number),
                stand_in=chair.stand_in,
                open=chair.open,
                invited=chair.ticket is not None,
                taken=bool(chair.keys),
                ready=chair.share is not None,
            )
            for number, chair in enumerate(self.table.seats)
        ]

    def _clocks(self) -> list[wire.ClockInfo | None]:
        clocks, now = self.table.standing.clocks, self.table.now
        if clocks is None:
            return []
        return [
            None
            if (left := clocks.left(seat, now)) is None
            else wire.ClockInfo(left, clocks.runs(seat))
            for seat in range(len(self.table.seats))
        ]

    def _gather(self) -> None:
        self.table.company.gather({seat for line in self.lines for seat in line.held})

    def _tell(self, step: Step) -> None:
        if step.whole:
            for line in self.lines:
                line.send(self.welcome(line))
            return
        texts: dict[Viewer, str] = {}
        for line in self.lines:
            if line.seat not in texts:
                seen = self.table.frame(step, line.seat)
                texts[line.seat] = wire.write(_events(step.seq, seen))
            line.send(texts[line.seat])
        if isinstance(step.entry, Moved | Claimed):
            self._part_from_old_keys()
        if not isinstance(step.entry, Played | Skipped) or self.table.standing.clocks is not None:
            self._tell_standing()

    def _part_from_old_keys(self) -> None:
        for line in list(self.lines):
            if any(self.table.standing.seat_of(token) is None for token in line.tokens):
                line.end(4401, "moved_away", "this seat has moved to another device")

    def _tell_standing(self, but: Line | None = None) -> None:
        self._send_all(wire.Standing(self.info()), but)

    def _tell_remark(self, remark: Remark) -> None:
        self._send_all(wire.Chat(_remark(remark)))

    def _send_all(self, message: FromServer, but: Line | None = None) -> None:
        text = wire.write(message)
        for line in self.lines:
            if line is not but:
                line.send(text)


def _events(seq: int, seen: Sight) -> wire.Events:
    return wire.Events(seq=seq, events=seen.events, view=seen.view, legal=seen.legal)


def _remark(remark: Remark) -> wire.Remark:
    return wire.Remark(remark.seat, remark.text, remark.at)


class Rooms:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        pace: float = 1.0,
        build: str = "",
        metrics: Metrics | None = None,
        allowed: Allowed | None = None,
        choose: Choose = choose_in_thread,
        check_take_back: Check = check_in_thread,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.limits = Limits(allowed, self.metrics)
        self.clock = clock or SystemClock()
        self._build = build
        self._store = store
        self._pace = pace
        self._choose = choose
        self._check_take_back = check_take_back
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._stopping = False
        self.metrics.watch("tables", "Tables in memory.", lambda: len(self._rooms))
        self.metrics.watch("viewers", "Connections to tables.", self._viewers)

    async def create(self, created: Created, plays: Sequence[Played] = ()) -> str:
        """Keep a new table with the plays it begins with, start it, and return its code."""
        for _ in range(TRIES):
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
            try:
                await self._store.create(code, log.encode(created))
            except Conflict:
                continue
            for number, play in enumerate(plays, 1):
                await self._store.append(code, number, log.encode(play), None)
            self.metrics.tables_made.inc()
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

    async def forget(self, code: str, seat: int) -> None:
        """Erase the name of a seat's person for good; who is connected greets anew."""
        await admin.forget(self._store, code, seat)
        self.give_up(code)

    def lobby(self) -> list[Room]:
        """Public tables whose game is not over and at which somebody sits just now."""
        return [
            room
            for room in self._rooms.values()
            if room.table.standing.public
            and not room.table.over
            and any(line.held for line in room.lines)
        ]

    async def others(self) -> list[str]:
        """The addresses of the other servers that live, whose tables are not here."""
        return await self._store.others()

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def _viewers(self) -> int:
        return sum(len(room.lines) for room in self._rooms.values())

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
        table = await asyncio.to_thread(self._table, code, entries)
        return Room(code, table, self._build)

    def _table(self, code: str, entries: list[Entry]) -> Table:
        created = entries[0]
        if not isinstance(created, Created):
            raise NestlingError(f"the log of table {code} has no beginning")

        async def append(number: int, entry: Play | Change) -> None:
            with self.metrics.kept.time():
                await self._store.append(code, number, log.encode(entry), log.command_of(entry))

        return Table(
            created,
            append,
            entries[1:],
            clock=self.clock,
            pace=self._pace,
            choose=self._choose,
            check_take_back=self._check_take_back,
        )

    def _break(self, room: Room) -> None:
        """Nobody may go on with a table whose log says something else."""
        self.metrics.broken.inc()
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
