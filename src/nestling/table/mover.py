"""What a table does by itself: bots, seats that can only pass, absent persons, spent clocks.

Whatever it does, it decides on the table's own way, so that it is kept before it is told. A
thought that has been overtaken meanwhile is dropped.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from nestling import bots
from nestling.bots import Bot
from nestling.core.game import PASS, Action, State
from nestling.table.clock import Clock
from nestling.table.errors import TableBroken
from nestling.table.log import SKIP, Play, Played, Skipped
from nestling.table.pace import BotPacer

if TYPE_CHECKING:
    from nestling.table.course import Ask
    from nestling.table.table import Table

logger = logging.getLogger(__name__)

# What a bot does on a seat, by a deal of what that seat may see.
Choose = Callable[[Bot, State, int], Awaitable[Action]]


async def choose_in_thread(bot: Bot, deal: State, seat: int) -> Action:
    """Have a bot choose in a thread of this process."""
    return await asyncio.to_thread(bot.choose, deal, seat)


class Mover:
    """The table's own hand. pace, choose: as for the table."""

    def __init__(
        self,
        table: "Table",
        clock: Clock,
        pace: float,
        chance: random.Random,
        choose: Choose = choose_in_thread,
    ) -> None:
        self._table = table
        self._clock = clock
        self._pace = pace
        self._ask_bot = choose
        seats = range(len(table.seats))
        self._bots_pace = {seat: BotPacer(chance, pace) for seat in seats}
        self.bots: dict[str, Bot] = {}
        for chair in table.seats:
            if chair.bot is not None:
                self._bot(chair.bot)
        self._moving: dict[int, tuple[Ask, asyncio.Task[None]]] = {}
        self._alarm: tuple[tuple[int, int], asyncio.Task[None]] | None = None

    @property
    def quiet(self) -> bool:
        """Whether nothing will happen unless a person does something."""
        return not self._moving and self._alarm is None

    def set_going(self) -> None:
        """Move for every seat that must be moved for and is not yet; watch the clocks."""
        self._set_alarm()
        if self._table.standing.paused:
            return
        for seat, ask in self._table.asks.items():
            moving = self._moving.get(seat)
            if moving is not None and moving[0] == ask:
                continue
            if self._table.seats[seat].player is not None or self._table.forced(seat):
                task = asyncio.ensure_future(self._move(seat, ask))
                self._moving[seat] = ask, task
                task.add_done_callback(lambda _: self._table.look_if_quiet())

    async def close(self) -> None:
        """Stop."""
        tasks = [task for _, task in self._moving.values()]
        if self._alarm is not None:
            tasks.append(self._alarm[1])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # A seat's move.

    async def _move(self, seat: int, ask: "Ask") -> None:
        """Move for a seat once, after a pause, if it still has the same decision to make."""
        player = self._table.seats[seat].player
        try:
            action = await self._think(seat, player)

            def wish() -> Play | int:
                same = self._table.asks.get(seat) == ask
                if not same or self._table.standing.paused:
                    return self._table.seq
                chair = self._table.seats[seat]
                at = self._table.now
                if chair.stand_in is not None and chair.stand_in == player:
                    return Skipped(seat=seat, action=action.notation, by=player, at=at)
                if chair.player != player:
                    return self._table.seq
                return Played(seat=seat, action=action.notation, at=at)

            await self._table.decide(wish)
        except (TableBroken, asyncio.CancelledError):
            pass
        except Exception:
            logger.exception("seat %d could not be moved", seat)
        finally:
            moving = self._moving.get(seat)
            if moving is not None and moving[0] == ask:
                del self._moving[seat]
        if self._table.seats[seat].player != player and not self._table.broken:
            self.set_going()  # somebody else plays this seat now

    async def _think(self, seat: int, player: str | None) -> Action:
        """What to do for a seat, when enough time has passed."""
        if self._table.forced(seat):
            await self._sleep(self._forced_pause(seat))
            return self._table.game.kind.face.action(PASS)
        pacer = self._bots_pace[seat]
        pause = pacer.pause()
        began = self._clock.now()
        action = await self._choose(seat, player or SKIP)
        thought = self._clock.now() - began
        pacer.answered(thought)
        await self._sleep(pause - thought)
        return action

    async def _choose(self, seat: int, player: str) -> Action:
        """What a bot (or "skip") would do on a seat."""
        state = self._table.state
        if player == SKIP:
            return state.copy().skip(seat)
        deal = state.redeterminise(seat, None)
        try:
            action = await self._ask_bot(self._bot(player), deal, seat)
            if action not in state.legal(seat):
                raise ValueError(f"{action} is not legal")
        except Exception:
            logger.exception("the bot on seat %d failed; it plays by lot", seat)
            return state.copy().skip(seat)
        return action

    def _bot(self, kind: str) -> Bot:
        """The bot of a kind, made once."""
        if kind not in self.bots:
            self.bots[kind] = bots.make(self._table.created.game, kind)
        return self.bots[kind]

    def _forced_pause(self, seat: int) -> float:
        """Nobody need be deceived about a person who sits among bots."""
        chairs = self._table.seats
        others = {chair.kind for number, chair in enumerate(chairs) if number != seat}
        if chairs[seat].player is not None:
            return self._bots_pace[seat].pause()
        return 0.0 if others <= {"bot"} else self._table.pacers[seat].pause()

    async def _sleep(self, seconds: float) -> None:
        if self._pace > 0 and seconds > 0:
            await self._clock.sleep(seconds)

    # Clocks.

    def _set_alarm(self) -> None:
        """Have the next deadline watched, and no other."""
        clocks = self._table.standing.clocks
        due = None if clocks is None else clocks.deadline()
        if self._alarm is not None:
            if self._alarm[0] == due:
                return
            self._alarm[1].cancel()
            self._alarm = None
        if due is not None:
            task = asyncio.ensure_future(self._ring(due))
            self._alarm = due, task
            task.add_done_callback(self._rung)

    async def _ring(self, due: tuple[int, int]) -> None:
        """Wait until a seat has no time left, then have it played for."""
        at, seat = due
        while (left := at / 1000 - self._clock.now()) > 0:
            await self._clock.sleep(left)
        ask = self._table.asks.get(seat)
        clocks = self._table.standing.clocks
        assert clocks is not None
        by = clocks.timing.then
        action = await self._choose(seat, by)

        def wish() -> Play | int:
            if self._table.asks.get(seat) != ask or clocks.deadline() != due:
                return self._table.seq
            now = self._table.now
            if clocks.left(seat, now) != 0:
                return self._table.seq
            return Skipped(seat=seat, action=action.notation, why="time", by=by, at=now)

        await self._table.decide(wish)

    def _rung(self, task: "asyncio.Task[Any]") -> None:
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, TableBroken):
            logger.error("a spent clock could not be dealt with", exc_info=error)
        if self._alarm is not None and self._alarm[1] is task:
            self._alarm = None
            if error is None and not self._table.broken:
                self.set_going()  # what was due was no longer so
        self._table.look_if_quiet()
