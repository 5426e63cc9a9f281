"""The one authority over a game being played, for persons and bots alike.

A table decides, appends to its log, and only then tells anyone. Its state is the fold of its
log, so that a table read back from the log after a restart goes on as if nothing had happened.

Persons' wishes come as commands, each with an id that is honoured once; plays also with `base`,
the number of the last step that the person had seen. Bots, and seats that can only pass, are
moved by the table itself after a pause (mover.py). Steps are numbered from 1 without gaps, for
every viewer alike, so nobody can tell from the numbers what others were shown.
"""

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from nestling.core.errors import Refused
from nestling.core.game import State
from nestling.table import seating, words
from nestling.table.clock import Clock, SystemClock
from nestling.table.company import Company
from nestling.table.course import Course
from nestling.table.errors import TableBroken
from nestling.table.log import (
    SKIP,
    Begun,
    Change,
    Claimed,
    Contributed,
    Created,
    Entry,
    Invited,
    Moved,
    Paused,
    Play,
    Played,
    Rematched,
    Resumed,
    Returned,
    Skipped,
    StoodIn,
    TakenBack,
)
from nestling.table.mover import Choose, Mover, choose_in_thread
from nestling.table.sight import Step
from nestling.table.takeback import Check, check_in_thread

__all__ = ["Table", "TableBroken"]

logger = logging.getLogger(__name__)

REFUSALS_KEPT = 64

Append = Callable[[int, Play | Change], Awaitable[None]]
Listener = Callable[[Step], None]


class Table(Course):
    """One table.

    created: the first entry of the log; entries: the others.
    append: keeps an entry under its number for good, before anyone hears of it.
    pace: how slow bots are; 0 for no pauses at all, not even persons' forced ones.
    choose: how bots are asked; check_take_back: how it is found out whether somebody would know
    more after a take-back than before (F20). Both in a thread unless told otherwise.
    """

    def __init__(
        self,
        created: Created,
        append: Append,
        entries: Iterable[Entry] = (),
        *,
        clock: Clock | None = None,
        pace: float = 1.0,
        chance: random.Random | None = None,
        choose: Choose = choose_in_thread,
        check_take_back: Check = check_in_thread,
    ) -> None:
        chance = chance or random.SystemRandom()
        super().__init__(created, entries, chance)
        self.listeners: list[Listener] = []
        self.on_quiet: Callable[[], None] = lambda: None
        self.on_broken: Callable[[], None] = lambda: None
        self.broken = False
        self._append = append
        self._clock = clock or SystemClock()
        self._lock = asyncio.Lock()
        self._rematching = asyncio.Lock()
        self._deciding: set[asyncio.Task[Any]] = set()
        self._refusals: OrderedDict[str, Refused] = OrderedDict()
        self.mover = Mover(self, self._clock, pace, chance, choose)
        self.check_take_back = check_take_back
        self.company = Company(self)

    @property
    def quiet(self) -> bool:
        """Whether nothing will happen here unless a person does something."""
        return not self._deciding and self.mover.quiet

    @property
    def now(self) -> int:
        """The time, in ms since 1970."""
        return round(self._clock.now() * 1000)

    # What persons do. Each returns the number of the step; Refused says why not; TableBroken if
    # the log could not be written. The same command again, by its id, gets the same answer.

    async def play(self, seat: int, command: str, base: int, action: str) -> int:
        """Do what the seat has decided."""

        def wish() -> Played:
            self.standing.check_playing(seat)
            if base > self.seq:
                raise Refused(
                    "ahead",
                    f"the table is at step {self.seq}, the command builds on step {base}",
                    seq=self.seq,
                    base=base,
                )
            move = self.game.parse(action)
            ask = self.asks.get(seat)
            if ask is not None and base < ask.seq:
                raise Refused(
                    "stale",
                    f"the command builds on step {base}; step {ask.seq} changed what seat {seat} "
                    "decides",
                    seq=ask.seq,
                    base=base,
                )
            return Played(seat=seat, action=move.notation, command=command, at=self.now)

        return await self._command(seat, command, wish)

    async def contribute(self, seat: int, command: str, share: str) -> int:
        """Add a share to the key; with the last one the game begins."""

        def wish() -> Contributed:
            self.standing.check_share(seat, share)
            return Contributed(seat=seat, share=share, command=command, at=self.now)

        return await self._command(seat, command, wish)

    async def start(self, seat: int, command: str) -> int:
        """Begin the game without those who have not come."""

        def wish() -> Begun:
            if self.standing.begun:
                raise Refused("begun", "the game has begun already")
            return Begun(seat=seat, command=command, at=self.now)

        return await self._command(seat, command, wish)

    async def resume(self, seat: int, command: str) -> int:
        """Go on after a pause."""

        def wish() -> Resumed:
            if not self.standing.paused:
                raise Refused("not_paused", "the game is not paused")
            return Resumed(seat=seat, command=command, at=self.now)

        return await self._command(seat, command, wish)

    async def return_to(self, seat: int, command: str) -> int:
        """Play again oneself."""

        def wish() -> Returned:
            if self.standing.check_person(seat).stand_in is None:
                raise Refused("not_stood_in", f"nobody plays for seat {seat}")
            return Returned(seat=seat, command=command, at=self.now)

        return await self._command(seat, command, wish)

    async def stand_in(self, seat: int, by: str) -> int:
        """Have a bot (or "skip") play for the person on a seat."""

        def wish() -> StoodIn:
            self.standing.check_person(seat)
            if by != SKIP:
                seating.check_bot(self.created.game, by)
            return StoodIn(seat=seat, by=by, at=self.now)

        return await self.decide(wish)

    async def invite(self, seat: int) -> str:
        """A ticket that lets one person sit down on a seat (company.py says when it may be)."""
        ticket = seating.new_token()

        def wish() -> Invited:
            self.standing.check_person(seat)
            return Invited(seat=seat, ticket_hash=seating.hash_token(ticket), at=self.now)

        await self.decide(wish)
        return ticket

    async def claim(self, seat: int, name: str, ticket: str | None = None) -> str:
        """Sit down on a seat that is open, or to which the ticket invites; its new secret."""
        token = seating.new_token()

        def wish() -> Claimed:
            if ticket is None:
                self.standing.check_claim(seat)
            elif self.standing.invited_by(ticket) != seat:
                raise Refused("bad_ticket", "this ticket is used up")
            chair = self.seats[seat]
            kept = "" if chair.keys else chair.name  # as the table's maker calls the person
            return Claimed(
                seat=seat,
                name=words.name(name) or kept,
                token_hash=seating.hash_token(token),
                at=self.now,
            )

        await self.decide(wish)
        return token

    async def move(self, seat: int, *, keep: bool) -> str:
        """A new secret for a seat; `keep`: the old ones still open it too."""
        token = seating.new_token()

        def wish() -> Moved:
            self.standing.check_person(seat)
            hashed = seating.hash_token(token)
            return Moved(seat=seat, token_hash=hashed, keep=keep, at=self.now)

        await self.decide(wish)
        return token

    async def rematch(self, seat: int, make: Callable[[Created], Awaitable[str]]) -> str:
        """The code of the table at which the same people play again, made by whoever asks first.

        make: keeps a new table and returns its code.
        """
        if not self.over:
            raise Refused("not_finished", "the game is not over")
        async with self._rematching:
            if self.standing.rematch is None:
                seats = [chair.seat() for chair in self.seats]
                code = await make(seating.again(self.created, seats, self.now))
                await self.decide(lambda: Rematched(seat=seat, table=code, at=self.now))
        assert self.standing.rematch is not None
        return self.standing.rematch

    async def skip(self, seat: int) -> int:
        """Play once for an absent seat (D45)."""

        def wish() -> Skipped:
            action = self.state.copy().skip(seat)
            return Skipped(seat=seat, action=action.notation, at=self.now)

        return await self.decide(wish)

    async def pause(self, seat: int) -> int:
        """Stand still, to which all have agreed (company.py)."""

        def wish() -> Paused:
            self.check_pause()
            return Paused(seat=seat, at=self.now)

        return await self.decide(wish)

    async def take_back(self, seat: int, count: int, checked: State) -> int:
        """Undo the last `count` plays, to which all have agreed in this state (company.py)."""

        def wish() -> TakenBack:
            if self.state is not checked:
                raise Refused("stale", "somebody has played meanwhile", seq=self.seq)
            return TakenBack(seat=seat, plays=count, at=self.now)

        return await self.decide(wish)

    def check_pause(self) -> None:
        """Refused unless the game can be paused."""
        if self.standing.paused:
            raise Refused("paused", "the game is paused already")
        if self.over:
            raise Refused("game_over", "the game is over")
        if not self.standing.begun:
            raise Refused("not_begun", "the game has not begun")

    # Deciding: one step at a time, kept before it is told.

    def begin(self) -> None:
        """Let bots, and seats that can only pass, move. Once, within a running event loop."""
        if not self.broken:
            self.mover.set_going()

    async def close(self) -> None:
        """Stop moving by itself; plays that are being kept are still kept."""
        self.broken = True
        await self.mover.close()
        await asyncio.gather(*self._deciding, return_exceptions=True)

    async def _command(self, seat: int, command: str, wish: Callable[[], Play | Change]) -> int:
        """Carry out a command, or answer as it was answered before."""
        key = f"{seat}:{command}"

        def once() -> Play | Change | int:
            if key in self.answers:
                return self.answers[key]
            if key in self._refusals:
                raise self._refusals[key]
            return wish()

        try:
            return await self.decide(once)
        except Refused as refused:
            self._refusals[key] = refused
            if len(self._refusals) > REFUSALS_KEPT:
                self._refusals.popitem(last=False)
            raise

    async def decide(self, wish: Callable[[], Play | Change | int]) -> int:
        """Carry a wish through to its end even if whoever had it goes away meanwhile.

        wish: what to do next, or the number of the step that it was already.
        """
        task = asyncio.ensure_future(self._decide_in_turn(wish))
        self._deciding.add(task)
        task.add_done_callback(self._decided)
        return await asyncio.shield(task)

    async def _decide_in_turn(self, wish: Callable[[], Play | Change | int]) -> int:
        async with self._lock:
            if self.broken:
                raise TableBroken("this table is being read anew", "not_kept")
            entry = wish()
            if isinstance(entry, int):
                return entry
            after = self.after(entry)
            try:
                await self._append(self.seq + 1, entry)
            except Exception as error:
                logger.error("a step could not be kept: %s", error)
                self.broken = True
                self.on_broken()
                raise TableBroken("the step could not be kept", "not_kept") from error
            step = self.adopt(entry, after)
            self.company.stepped(entry)
            for listener in self.listeners:
                try:
                    listener(step)
                except Exception:  # a table goes on whatever happens to those who watch it
                    logger.exception("a listener failed")
            self.begin()
            return self.seq

    def _decided(self, task: "asyncio.Task[int]") -> None:
        self._deciding.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wished it may be gone and not look
        self.look_if_quiet()

    def look_if_quiet(self) -> None:
        """Say so if nothing will happen here soon."""
        if self.quiet:
            self.on_quiet()
