"""The one authority over a game being played, for persons and bots alike.

A table decides, appends to its log, and only then tells anyone. Its state is the fold of its
log, so that a table read back from the log after a restart goes on as if nothing had happened.

Persons' wishes come as commands, each with an id that is honoured once and with `base`, the
number of the last play that the person had seen. Bots, and seats that can only pass, are moved
by the table itself after a pause (pace.py). Plays are numbered from 1 without gaps, and each is
one step for every viewer, so nobody can tell from the numbers what others were shown.
"""

import asyncio
import logging
import random
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from nestling import bots
from nestling.core import registry
from nestling.core.errors import NestlingError, Refused
from nestling.core.game import PASS, Action, State
from nestling.table.clock import Clock, SystemClock
from nestling.table.log import Created, Entry, Play, Played, Skipped
from nestling.table.pace import BotPacer, Pacer, PersonPacer
from nestling.table.sight import Sight, Step, Viewer, forced, sight

logger = logging.getLogger(__name__)

HISTORY = 16  # steps kept for those who lag a little behind
REFUSALS_KEPT = 64

Append = Callable[[int, Play], Awaitable[None]]
Listener = Callable[[Step], None]


class TableBroken(NestlingError):
    """The log could not be written. Only the log knows the truth now: read the table anew."""


@dataclass(frozen=True)
class Ask:
    """A decision that a seat has had to make since the play numbered `seq`, at time `at` (s)."""

    seq: int
    at: float


class Table:
    """One table.

    created: the first entry of the log; plays: the others.
    append: keeps a play under its number for good, before anyone hears of it.
    pace: how slow bots are; 0 for no pauses at all, not even persons' forced ones.
    """

    def __init__(
        self,
        created: Created,
        append: Append,
        plays: Iterable[Entry] = (),
        *,
        clock: Clock | None = None,
        pace: float = 1.0,
        chance: random.Random | None = None,
    ) -> None:
        self.created = created
        self.seats = created.seats
        self.game = registry.game(created.game, **created.settings)
        if self.game.kind.rules_version != created.rules_version:
            raise NestlingError(
                f"this table is of rules version {created.rules_version} of {created.game}, "
                f"this program plays version {self.game.kind.rules_version}"
            )
        self.listeners: list[Listener] = []
        self.on_quiet: Callable[[], None] = lambda: None
        self.on_broken: Callable[[], None] = lambda: None
        self.broken = False
        self._append = append
        self._clock = clock or SystemClock()
        self._pace = pace
        chance = chance or random.SystemRandom()
        self._pacers: list[Pacer] = [
            BotPacer(chance, pace) if seat.kind == "bot" else PersonPacer(chance)
            for seat in self.seats
        ]
        self._bots = {
            number: bots.make(created.game, seat.bot or "")
            for number, seat in enumerate(self.seats)
            if seat.kind == "bot"
        }
        self._lock = asyncio.Lock()
        self._deciding: set[asyncio.Task[Any]] = set()
        self._moving: dict[int, tuple[Ask, asyncio.Task[None]]] = {}
        self._answers: dict[tuple[int, str], int] = {}
        self._refusals: OrderedDict[tuple[int, str], Refused] = OrderedDict()
        self._steps: deque[Step] = deque(maxlen=HISTORY)
        self.seq = 0
        self.state: State = self.game.start(bytes.fromhex(created.key))
        self._asks: dict[int, Ask] = {}
        self._ask_again(None, {}, created.at / 1000)
        for play in plays:
            if isinstance(play, Created):
                raise NestlingError("a table's log has two beginnings")
            self._adopt(play, self._after(play))

    # What viewers see.

    def snapshot(self, viewer: Viewer) -> Sight:
        """All that the viewer has seen happen, and what it sees now."""
        return sight(self.state, viewer, 0)

    def frame(self, step: Step, viewer: Viewer) -> Sight:
        """What one step showed the viewer."""
        return sight(step.state, viewer, step.first_event)

    def missing(self, base: int) -> list[Step] | None:
        """The steps after play `base`; None when they are no longer kept one by one."""
        steps = [step for step in self._steps if step.seq > base]
        return steps if len(steps) == self.seq - base else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.actors

    @property
    def quiet(self) -> bool:
        """Whether nothing will happen here until a person does something."""
        return not self._moving and not self._deciding

    # What persons do.

    async def play(self, seat: int, command: str, base: int, action: str) -> int:
        """Carry out a person's command; returns the number of the play.

        The same command again, by its id, gets the same answer, however long ago it was.
        Refused says why not; TableBroken if the log could not be written.
        """
        try:
            return await self._decide(lambda: self._wish(seat, command, base, action))
        except Refused as refused:
            self._refusals[seat, command] = refused
            if len(self._refusals) > REFUSALS_KEPT:
                self._refusals.popitem(last=False)
            raise

    async def skip(self, seat: int) -> int:
        """Play for an absent seat (D45); returns the number of the play."""

        def wish() -> Skipped:
            action = self.state.copy().skip(seat)
            return Skipped(seat=seat, action=action.notation, at=self._now())

        return await self._decide(wish)

    def begin(self) -> None:
        """Let bots, and seats that can only pass, move. Once, within a running event loop."""
        self._set_going()

    async def close(self) -> None:
        """Stop moving by itself; plays that are being kept are still kept."""
        self.broken = True
        for _, task in list(self._moving.values()):
            task.cancel()
        await asyncio.gather(
            *(task for _, task in self._moving.values()), *self._deciding, return_exceptions=True
        )

    def _wish(self, seat: int, command: str, base: int, action: str) -> Play | int:
        """The play that a command asks for, or the number of the one that it was already."""
        key = (seat, command)
        if key in self._answers:
            return self._answers[key]
        if key in self._refusals:
            raise self._refusals[key]
        if base > self.seq:
            raise Refused(
                "ahead",
                f"the table is at play {self.seq}, the command builds on play {base}",
                seq=self.seq,
                base=base,
            )
        move = self.game.parse(action)
        ask = self._asks.get(seat)
        if ask is not None and base < ask.seq:
            raise Refused(
                "stale",
                f"the command builds on play {base}; play {ask.seq} changed what seat {seat} "
                "decides",
                seq=ask.seq,
                base=base,
            )
        return Played(seat=seat, action=move.notation, command=command, at=self._now())

    # Deciding: one play at a time, kept before it is told.

    async def _decide(self, wish: Callable[[], Play | int]) -> int:
        """Carry a wish through to its end even if whoever had it goes away meanwhile."""
        task = asyncio.ensure_future(self._decide_in_turn(wish))
        self._deciding.add(task)
        task.add_done_callback(self._decided)
        return await asyncio.shield(task)

    async def _decide_in_turn(self, wish: Callable[[], Play | int]) -> int:
        async with self._lock:
            if self.broken:
                raise TableBroken("this table is being read anew")
            play = wish()
            if isinstance(play, int):
                return play
            after = self._after(play)
            try:
                await self._append(self.seq + 1, play)
            except Exception as error:
                logger.error("a play could not be kept: %s", error)
                self.broken = True
                self.on_broken()
                raise TableBroken("the play could not be kept") from error
            step = self._adopt(play, after)
            for listener in self.listeners:
                try:
                    listener(step)
                except Exception:  # a table goes on whatever happens to those who watch it
                    logger.exception("a listener failed")
            self._set_going()
            return self.seq

    def _after(self, play: Play) -> State:
        """The state after a play; the present one stays as it is."""
        after = self.state.copy()
        after.play(play.seat, play.action)
        return after

    def _adopt(self, play: Play, after: State) -> Step:
        """Take over a state whose play is in the log."""
        before, self.state = self.state, after
        self.seq += 1
        at = play.at / 1000
        if isinstance(play, Played) and play.command is not None:
            self._answers[play.seat, play.command] = self.seq
            self._learn_pace(before, play.seat, at)
        asked = {seat: before.legal_codes(seat) for seat in before.actors}
        self._ask_again(play.seat, asked, at)
        step = Step(self.seq, after, before.event_count)
        self._steps.append(step)
        return step

    def _learn_pace(self, before: State, seat: int, at: float) -> None:
        """How long a person took, where passing was one choice of several."""
        codes = before.legal_codes(seat)
        if PASS in codes and len(codes) > 1:
            self._pacers[seat].answered(at - self._asks[seat].at)

    def _ask_again(self, mover: int | None, asked: dict[int, list[int]], at: float) -> None:
        """Note since when each seat has had its present decision to make."""
        old, self._asks = self._asks, {}
        for seat in self.state.actors:
            same = seat != mover and asked.get(seat) == self.state.legal_codes(seat)
            self._asks[seat] = old[seat] if same else Ask(self.seq, at)

    def _now(self) -> int:
        return round(self._clock.now() * 1000)

    # Moving by itself.

    def _set_going(self) -> None:
        """Have the table move for every seat that it must move for and does not yet."""
        if self.broken:
            return
        for seat, ask in self._asks.items():
            moving = self._moving.get(seat)
            if moving is not None and moving[0] == ask:
                continue
            if seat in self._bots or forced(self.state, seat):
                task = asyncio.ensure_future(self._move(seat, ask))
                self._moving[seat] = ask, task
                task.add_done_callback(self._look_if_quiet)

    async def _move(self, seat: int, ask: Ask) -> None:
        """Move for a seat once, after a pause, if it still has the same decision to make."""
        try:
            action = await self._think(seat)

            def wish() -> Play | int:
                if self._asks.get(seat) != ask:
                    return self.seq
                return Played(seat=seat, action=action.notation, at=self._now())

            await self._decide(wish)
        except (TableBroken, asyncio.CancelledError):
            pass
        except Exception:
            logger.exception("seat %d could not be moved", seat)
        finally:
            moving = self._moving.get(seat)
            if moving is not None and moving[0] == ask:
                del self._moving[seat]

    async def _think(self, seat: int) -> Action:
        """What to do for a seat, when enough time has passed."""
        state = self.state
        if forced(state, seat):
            await self._sleep(self._forced_pause(seat))
            return self.game.kind.face.action(PASS)
        pause = self._pacers[seat].pause()
        began = self._clock.now()
        deal = state.redeterminise(seat, None)
        try:
            action = await asyncio.to_thread(self._bots[seat].choose, deal, seat)
            if action not in state.legal(seat):
                raise ValueError(f"{action} is not legal")
        except Exception:
            logger.exception("the bot on seat %d failed; it plays by lot", seat)
            action = state.copy().skip(seat)
        thought = self._clock.now() - began
        self._pacers[seat].answered(thought)
        await self._sleep(pause - thought)
        return action

    def _forced_pause(self, seat: int) -> float:
        """Nobody need be deceived about a person who sits among bots."""
        others = [s.kind for number, s in enumerate(self.seats) if number != seat]
        if self.seats[seat].kind == "person" and set(others) <= {"bot"}:
            return 0.0
        return self._pacers[seat].pause()

    async def _sleep(self, seconds: float) -> None:
        if self._pace > 0 and seconds > 0:
            await self._clock.sleep(seconds)

    def _decided(self, task: "asyncio.Task[int]") -> None:
        self._deciding.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wished it may be gone and not look
        self._look_if_quiet(task)

    def _look_if_quiet(self, _task: "asyncio.Task[Any]") -> None:
        if self.quiet:
            self.on_quiet()
