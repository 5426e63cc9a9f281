"""The course of a table: the fold of its log.

Every entry is one step, numbered from 1 without gaps. Playing takes it from one state of the game
to the next; other entries change how the table stands. Nothing here waits, decides or tells.
"""

import random
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from nestling.core import registry
from nestling.core.errors import NestlingError, Refused
from nestling.core.game import PASS, State
from nestling.core.record import Record
from nestling.table.log import (
    Change,
    Created,
    Entry,
    Play,
    Played,
    Returned,
    Skipped,
    TakenBack,
    command_of,
)
from nestling.table.pace import PersonPacer
from nestling.table.sight import Sight, Step, Viewer, sight
from nestling.table.standing import Chair, Standing

HISTORY = 16  # steps kept for those who lag a little behind, and plays that can be taken back


@dataclass(frozen=True)
class Ask:
    """A decision that a seat has had to make since the step numbered `seq`, at time `at` (s)."""

    seq: int
    at: float


class Course:
    """What follows from a log. created: its first entry; entries: the others."""

    def __init__(self, created: Created, entries: Iterable[Entry], chance: random.Random) -> None:
        self.created = created
        self.standing = Standing(created)
        self.game = registry.game(created.game, **created.settings)
        if self.game.kind.rules_version != created.rules_version:
            raise NestlingError(
                f"this table is of rules version {created.rules_version} of {created.game}, "
                f"this program plays version {self.game.kind.rules_version}",
                "other_version",
                version=str(created.rules_version),
                known=str(self.game.kind.rules_version),
            )
        self.pacers = {seat: PersonPacer(chance) for seat in self.standing.persons}
        self.seq = 0
        self.asks: dict[int, Ask] = {}
        self._codes: dict[int, list[int]] = {}  # the legal actions of who decides now
        self.answers: dict[str, int] = {}  # the step that each command led to
        self._state: State | None = None
        self._steps: deque[Step] = deque(maxlen=HISTORY)
        self._past: deque[State] = deque(maxlen=HISTORY)  # the states before the last plays
        self._deal(created.at)
        for entry in entries:
            if isinstance(entry, Created):
                raise NestlingError("a table's log has two beginnings")
            self.adopt(entry, self.after(entry))

    @property
    def state(self) -> State:
        """The game; Refused("not_begun") before it has begun."""
        if self._state is None:
            raise Refused("not_begun", "the game has not begun")
        return self._state

    @property
    def seats(self) -> list[Chair]:
        """Who sits where."""
        return self.standing.chairs

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state is not None and not self._state.actors

    def record(self) -> Record:
        """The game as a record, with how its key came to be. Secret until the game is over."""
        return Record.of(self.state, self.standing.fairness())

    def forced(self, seat: int) -> bool:
        """Whether all that the seat can do is to pass: then it is not asked."""
        return self._codes.get(seat) == [PASS]

    # What viewers see.

    def snapshot(self, viewer: Viewer) -> Sight:
        """All that the viewer has seen happen, and what it sees now."""
        return sight(self._state, viewer, 0, self._may_play(viewer))

    def frame(self, step: Step, viewer: Viewer) -> Sight:
        """What one step showed the viewer."""
        return sight(step.state, viewer, step.first_event, self._may_play(viewer))

    def missing(self, base: int) -> list[Step] | None:
        """The steps after step `base`; None when they can no longer be told one by one."""
        steps = [step for step in self._steps if step.seq > base]
        if len(steps) != self.seq - base or any(step.whole for step in steps):
            return None
        return steps

    def _may_play(self, viewer: Viewer) -> bool:
        if viewer is None or self.standing.paused:
            return False
        return self.seats[viewer].stand_in is None

    def last_plays(self, count: int) -> list[State]:
        """The states before and after each of the last plays; Refused if they are out of reach."""
        if self.over:
            raise Refused("game_over", "the game is over, and all is told")
        if not 1 <= count <= len(self._past):
            raise Refused(
                "nothing_to_take_back", f"of the last {len(self._past)} plays none is of this seat"
            )
        return [*list(self._past)[-count:], self.state]

    def plays_since(self, seat: int) -> int:
        """How many plays there are from the seat's last one on; 0 if it is too long ago."""
        recent = self.state.plays[-len(self._past) :] if self._past else []
        for count, (who, _) in enumerate(reversed(recent), 1):
            if who == seat:
                return count
        return 0

    def after(self, entry: Play | Change) -> State | None:
        """The game after an entry; the present one stays as it is."""
        if isinstance(entry, TakenBack):
            return self._past[-entry.plays]
        if not isinstance(entry, Played | Skipped):
            return self._state
        after = self.state.copy()
        after.advance(entry.seat, entry.action)
        return after

    def adopt(self, entry: Play | Change, after: State | None) -> Step:
        """Take over an entry that is in the log."""
        self.seq += 1
        command = command_of(entry)
        if command is not None:
            self.answers[command] = self.seq
        if self.standing.clocks is not None:
            self.standing.clocks.settle(entry.at)
        if isinstance(entry, Played | Skipped):
            step = self._adopt_play(entry, after)
        else:
            step = self._adopt_change(entry, after)
        self._steps.append(step)
        self._run_clocks(entry)
        return step

    def _adopt_play(self, entry: Play, after: State | None) -> Step:
        assert after is not None
        before, self._state = self.state, after
        self._past.append(before)
        if isinstance(entry, Played) and entry.command is not None:
            self._learn_pace(entry.seat, entry.at / 1000)
        if self.standing.clocks is not None and self.seats[entry.seat].player is None:
            self.standing.clocks.played(entry.seat)
        self._ask_again(entry.seat, self._codes, entry.at / 1000)
        return Step(self.seq, entry, after, before.event_count)

    def _adopt_change(self, entry: Change, after: State | None) -> Step:
        begun = self.standing.begun
        self.standing.adopt(entry)
        if isinstance(entry, TakenBack):
            self._state = after
            for _ in range(entry.plays):
                self._past.pop()
            self._ask_again(None, {}, entry.at / 1000)
            return Step(self.seq, entry, after, 0, whole=True)
        if begun != self.standing.begun:
            self._deal(entry.at)
            return Step(self.seq, entry, self._state, 0, whole=True)
        return Step(self.seq, entry, after, 0 if after is None else after.event_count)

    def _deal(self, at: int) -> None:
        """Begin the game if its key is known."""
        if self.standing.key is not None:
            self._state = self.game.start(self.standing.key)
            self._ask_again(None, {}, at / 1000)
            if self.standing.clocks is not None:
                self.standing.clocks.settle(at)
                self.standing.run_clocks(self.asks.keys(), self.asks.keys())

    def _run_clocks(self, entry: Play | Change) -> None:
        fresh = {seat for seat, ask in self.asks.items() if ask.seq == self.seq}
        if isinstance(entry, Returned):
            fresh.add(entry.seat)
        self.standing.run_clocks(self.asks.keys(), fresh)

    def _learn_pace(self, seat: int, at: float) -> None:
        """How long a person took, where passing was one choice of several."""
        codes = self._codes[seat]
        if PASS in codes and len(codes) > 1:
            self.pacers[seat].answered(at - self.asks[seat].at)

    def _ask_again(self, mover: int | None, asked: dict[int, list[int]], at: float) -> None:
        """Note since when each seat has had its present decision to make."""
        old, self.asks = self.asks, {}
        self._codes = {seat: self.state.legal_codes(seat) for seat in self.state.actors}
        for seat, codes in self._codes.items():
            same = seat != mover and asked.get(seat) == codes
            self.asks[seat] = old[seat] if same else Ask(self.seq, at)
