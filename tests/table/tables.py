"""Tables for tests: logs in memory, a clock that stands still until moved, seats in one word."""

import asyncio
import heapq
import math
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from nestling.bots.play import Bot
from nestling.core.game import PASS, Action, State
from nestling.table import log, seating
from nestling.table.log import Change, Created, Entry, Play, Seat, Timing
from nestling.table.mover import Choose
from nestling.table.sight import Step
from nestling.table.table import Table
from nestling.table.takeback import check

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end; a test that hangs fails."""

    async def within() -> T:
        return await asyncio.wait_for(work, 120)

    return asyncio.run(within())


def forced(state: State, seat: int) -> bool:
    """Whether all that the seat can do is to pass."""
    return state.legal_codes(seat) == [PASS]


async def choose_at_once(bot: Bot, deal: State, seat: int) -> Action:
    """A bot's choice without a thread, so that the same happens each time."""
    return bot.choose(deal, seat)


async def check_at_once(states: Sequence[State]) -> None:
    """The same for what may be taken back."""
    check(states)


class FakeClock:
    """A clock that moves when told to, and remembers how long it was asked to sleep."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.slept: list[float] = []
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.time + seconds, len(self.slept), future))
        await future

    def next(self, until: float = math.inf) -> bool:
        """Move on to when the next sleeper wakes, if not too late; whether there was one."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        if not self._sleepers or self._sleepers[0][0] > until:
            return False
        at, _, future = heapq.heappop(self._sleepers)
        self.time = max(self.time, at)
        future.set_result(None)
        return True

    async def pass_by(self, seconds: float) -> None:
        """So much time passes, and whoever sleeps wakes when it is time."""
        until = self.time + seconds
        waking = True
        while waking:
            for _ in range(20):
                await asyncio.sleep(0)
            waking = self.next(until)
        self.time = until


class Memory:
    """A log in memory. Set `failing` to have it refuse; `order` delays appends."""

    def __init__(self) -> None:
        self.entries: list[bytes] = []
        self.failing = False
        self.gate: asyncio.Event | None = None

    async def append(self, number: int, play: Play | Change) -> None:
        if self.gate is not None:
            await self.gate.wait()
        else:
            await asyncio.sleep(0)
        if self.failing:
            raise OSError("the disk is full")
        assert number == len(self.entries) + 1
        self.entries.append(log.encode(play))

    def plays(self) -> list[Entry]:
        return [log.decode(data) for data in self.entries]


def sit(
    word: str, bot: str = "random", game: str = "dinosaurs"
) -> tuple[list[Seat], list[str | None]]:
    """Seats by letters: P a person, B a bot; and the persons' tokens."""
    seats: list[Seat] = []
    tokens: list[str | None] = []
    for number, letter in enumerate(word):
        if letter == "P":
            seat, token = seating.person(f"Person {number}")
            seats.append(seat)
            tokens.append(token)
        else:
            seats.append(seating.bot(game, bot))
            tokens.append(None)
    return seats, tokens


def created(
    word: str,
    seed: int = 1,
    timing: Timing | None = None,
    *,
    game: str = "dinosaurs",
    fair: bool = False,
    **settings: Any,
) -> Created:
    """The first entry of a table's log. fair: the persons have yet to make its key."""
    seats, _ = sit(word, game=game)
    key = None if fair else seed.to_bytes(16, "big")
    return seating.create(game, settings, seats, 1_000_000_000, key, timing=timing, fair=fair)


class Live:
    """A table with a memory, and what each step told."""

    def __init__(
        self,
        word: str,
        seed: int = 1,
        *,
        pace: float = 0,
        clock: FakeClock | None = None,
        choose: Choose = choose_at_once,
        **more: Any,
    ) -> None:
        self.created = created(word, seed, **more)
        self.memory = Memory()
        self.clock = clock or FakeClock()
        self.table = Table(
            self.created,
            self.memory.append,
            clock=self.clock,
            pace=pace,
            chance=random.Random(seed),
            choose=choose,
            check_take_back=check_at_once,
        )
        self.steps: list[Step] = []
        self.table.listeners.append(self.steps.append)
        self._commands = 0

    def reread(self) -> Table:
        """The table as a restarted server would have it."""
        made = log.decode(log.encode(self.created))
        assert isinstance(made, Created)
        return Table(
            made,
            self.memory.append,
            self.memory.plays(),
            clock=self.clock,
            pace=0,
            choose=choose_at_once,
            check_take_back=check_at_once,
        )

    async def do(self, seat: int, action: str, base: int | None = None) -> int:
        """A command with a fresh id."""
        self._commands += 1
        base = self.table.seq if base is None else base
        return await self.table.play(seat, f"c{self._commands}", base, action)

    async def until(self, true: Callable[[], bool]) -> None:
        """Let the table go on until something is so, moving the clock when all else waits."""
        for _ in range(1_000_000):
            for _ in range(10):
                await asyncio.sleep(0)
            if true():
                return
            if not self.clock.next():
                await asyncio.sleep(0.0005)  # a bot is thinking in its thread
        raise AssertionError("this table has come to a standstill")

    async def settle(self) -> None:
        """Let everything happen that takes no time."""
        for _ in range(300):
            await asyncio.sleep(0)

    def asked(self) -> list[int]:
        """The seats of persons that are asked something."""
        return [
            seat
            for seat, who in enumerate(self.table.seats)
            if who.kind == "person" and self.table.snapshot(seat).legal
        ]

    async def play_out(
        self, seed: int = 0, each: Callable[[], None] = lambda: None, most: int = 10_000
    ) -> None:
        """Persons play by lot to the end of the game."""
        chance = random.Random(seed)
        self.table.begin()
        for _ in range(most):
            await self.until(lambda: self.table.over or bool(self.asked()))
            each()
            if self.table.over:
                return
            seat = chance.choice(self.asked())
            await self.do(seat, chance.choice(self.table.snapshot(seat).legal).notation)


def contents(state: State) -> dict[str, Any]:
    """All that a state holds, field by field."""
    record = state.data[0]
    return {name: record[name].tolist() for name in record.dtype.names or ()}
