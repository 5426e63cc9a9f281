"""A table under whatever people may do in whatever order, against a model of a few lines."""

import asyncio
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from nestling.core import fair, registry
from nestling.core.errors import Refused
from nestling.table.company import AWAY_AFTER
from nestling.table.log import Created, Played, Rematched, Skipped, TakenBack, Timing
from nestling.table.standing import MOST_KEYS
from tests.table.tables import Live

SEATS = st.integers(0, 2)
GAMES = ("dinosaurs", "ice")
SHARE = "5a" * fair.SHARE_BYTES
TIMINGS = [
    None,
    Timing(kind="move", seconds=20),
    Timing(kind="game", seconds=90, increment=3, then="random"),
    Timing(kind="days", seconds=86_400),
]


class TableMachine(RuleBasedStateMachine):
    """The model: which plays count, who plays for whom, whether it is paused, what opens seats.

    Also who has had a share in the draws, what was said, and where people play again.
    """

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.ids = 0

    @initialize(
        game=st.sampled_from(GAMES),
        seed=st.integers(0, 3),
        timing=st.sampled_from(TIMINGS),
        bot=st.booleans(),
        together=st.booleans(),
    )
    def sit_down(
        self, game: str, seed: int, timing: Timing | None, bot: bool, together: bool
    ) -> None:
        self.live = Live("PPB" if bot else "PPP", seed, timing=timing, game=game, fair=together)
        self.run(self.start())
        self.begun = not together
        self.shares = [""] * 3
        self.remarks: list[tuple[int, str]] = []
        self.next_table: str | None = None
        self.paused = False
        self.stand_ins: dict[int, str] = {}
        self.answers: dict[tuple[int, str], Any] = {}
        self.tokens: dict[int, list[str]] = {0: [], 1: [], 2: []}
        self.gone: set[str] = set()

    async def start(self) -> None:
        self.live.table.company.gather({0, 1, 2})
        self.live.table.begin()
        await self.live.settle()

    def run(self, work: Any) -> Any:
        """Carry something out to where nothing more happens by itself; a code if refused."""

        async def to_the_end() -> Any:
            try:
                done = await work
            except Refused as refused:
                done = refused.code
            await self.live.settle()
            return done

        return self.loop.run_until_complete(to_the_end())

    def command(self) -> str:
        self.ids += 1
        return f"m{self.ids}"  # others than those of Live

    @property
    def persons(self) -> list[int]:
        return self.live.table.standing.persons

    @rule(seat=SEATS, choice=st.integers(0, 30), again=st.booleans())
    def play(self, seat: int, choice: int, again: bool) -> None:
        table = self.live.table
        legal = table.snapshot(seat).legal
        notation = legal[choice % len(legal)].notation if legal else "pass"
        command, before = self.command(), table.seq
        answer = self.run(table.play(seat, command, before, notation))
        if not self.begun:
            assert answer == "not_begun"
        elif self.paused:
            assert answer == "paused"
        elif seat not in self.persons:
            assert answer == "bots_seat"
        elif seat in self.stand_ins:
            assert answer == "stood_in"
        elif legal:
            assert answer == before + 1
        self.answers[seat, command] = answer
        if again:
            assert self.run(table.play(seat, command, table.seq, "other")) == answer

    @precondition(lambda self: self.begun is not True or self.ids % 7 == 0)
    @rule(seat=SEATS, again=st.booleans())
    def share_in_the_draws(self, seat: int, again: bool) -> None:
        table = self.live.table
        command, before = self.command(), table.seq
        answer = self.run(table.contribute(seat, command, SHARE))
        if self.begun or self.shares[seat]:
            assert answer == "begun"
        elif seat not in self.persons:
            assert answer == "bots_seat"
        else:
            assert answer == before + 1
            self.shares[seat] = SHARE
            self.begun = all(self.shares[person] for person in self.persons)
        if again:
            assert self.run(table.contribute(seat, command, SHARE)) == answer

    @precondition(lambda self: not self.begun)
    @rule(seat=SEATS)
    def begin_without_the_others(self, seat: int) -> None:
        assert isinstance(self.run(self.live.table.start(seat, self.command())), int)
        self.begun = True

    @rule(seat=SEATS, text=st.sampled_from(["hello", "", "\u202eolleh", "a  b"]))
    def say(self, seat: int, text: str) -> None:
        company = self.live.table.company
        if seat not in self.persons:
            return
        told = {"": None, "\u202eolleh": "olleh", "a  b": "a b"}.get(text, text)

        async def say() -> None:
            company.say(seat, text)

        answer = self.run(say())
        if told is None:
            assert answer == "empty_remark"
        elif answer is None:
            self.remarks.append((seat, told))
        else:
            assert answer == "too_many"

    @rule(seat=SEATS)
    def play_again(self, seat: int) -> None:
        made: list[Created] = []

        async def make(first: Created) -> str:
            made.append(first)
            return "next"

        answer = self.run(self.live.table.rematch(seat, make))
        if not self.live.table.over:
            assert answer == "not_finished"
            return
        assert answer == "next"
        assert len(made) == (self.next_table is None)
        for first in made:
            assert first.game == self.live.created.game
            assert first.settings == self.live.created.settings
            assert (first.secret is None) == (self.live.created.secret is None)
            assert [s.kind for s in first.seats] == [s.kind for s in self.live.created.seats]
        self.next_table = "next"

    @precondition(lambda self: self.begun and not self.paused and not self.stand_ins)
    @rule(seed=st.integers(0, 3))
    def play_to_the_end(self, seed: int) -> None:
        self.run(self.live.play_out(seed))
        assert self.live.table.over

    @rule(seat=SEATS)
    def pause(self, seat: int) -> None:
        if seat in self.persons and not self.live.table.over:
            answer = self.run(self.live.table.company.ask_to_pause(seat, self.persons))
            assert (answer == "not_begun") == (not self.begun)
            if not self.begun:
                return
            if self.live.table.company.offer is None:
                self.paused = True

    @rule(seat=SEATS)
    def resume(self, seat: int) -> None:
        answer = self.run(self.live.table.resume(seat, self.command()))
        assert (answer == "not_paused") == (not self.paused)
        self.paused = False

    @rule(seat=SEATS, player=st.sampled_from(["skip", "random"]))
    def go_away(self, seat: int, player: str) -> None:
        if seat in self.persons and not self.live.table.over:
            assert isinstance(self.run(self.live.table.company.stand_in(seat, seat, player)), int)
            self.stand_ins[seat] = player

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        answer = self.run(self.live.table.return_to(seat, self.command()))
        assert isinstance(answer, int) == (seat in self.stand_ins)
        self.stand_ins.pop(seat, None)

    @rule(seat=SEATS)
    def be_told_no(self, seat: int) -> None:
        table, company = self.live.table, self.live.table.company
        others = [s for s in self.persons if s != seat and s not in self.stand_ins]
        if seat in self.persons and others and self.begun and not (self.paused or table.over):
            before = table.seq
            self.run(company.ask_to_pause(seat, [seat]))
            assert company.missing() == others
            self.run(company.answer([others[-1]], False))
            assert company.offer is None
            assert table.seq == before

    @rule(seat=SEATS, keep=st.booleans())
    def move_to_another_device(self, seat: int, keep: bool) -> None:
        if seat in self.persons:
            ticket, _ = self.live.table.company.ticket(seat, keep)
            answer = self.run(self.live.table.company.redeem(ticket))
            assert answer[0] == seat
            known = self.tokens[seat][1 - MOST_KEYS :] if keep else []
            self.gone |= set(self.tokens[seat]) - set(known)
            self.tokens[seat] = [*known, answer[1]]

    @rule(seat=SEATS)
    def somebody_else_comes(self, seat: int) -> None:
        company = self.live.table.company
        if seat not in self.persons:
            assert self.run(company.invite(seat)) == "bots_seat"
            return
        assert self.run(company.invite(seat)) == "not_away"
        company.gather({0, 1, 2} - {seat})
        self.run(self.live.clock.pass_by(AWAY_AFTER / 1000))
        ticket = self.run(company.invite(seat))
        answer = self.run(company.redeem(ticket))
        assert answer[0] == seat
        assert self.run(company.redeem(ticket)) == "bad_ticket"
        company.gather({0, 1, 2})
        self.stand_ins.pop(seat, None)
        self.gone |= set(self.tokens[seat])
        self.tokens[seat] = [answer[1]]

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        table = self.live.table
        if seat in self.persons:
            answer = self.run(table.company.ask_to_take_back(seat, self.persons))
            if isinstance(answer, int):
                assert isinstance(self.live.memory.plays()[answer - 1], TakenBack)

    @rule(seconds=st.floats(0.1, 30))
    def wait(self, seconds: float) -> None:
        self.run(self.live.clock.pass_by(seconds))

    @precondition(lambda self: self.ids % 3 == 0)
    @rule()
    def restart(self) -> None:
        async def again() -> None:
            await self.live.table.close()
            self.live.table = self.live.reread()
            await self.start()

        self.run(again())
        for (seat, command), answer in self.answers.items():
            if isinstance(answer, int):
                assert self.run(self.live.table.play(seat, command, 0, "x")) == answer

    @invariant()
    def the_table_is_what_its_log_says(self) -> None:
        if not hasattr(self, "live"):
            return
        table = self.live.table
        entries = self.live.memory.plays()
        assert table.seq == len(entries)
        assert table.standing.paused == self.paused
        for seat in self.persons:
            assert table.seats[seat].stand_in == self.stand_ins.get(seat)
            for token in self.tokens[seat]:
                assert table.standing.seat_of(token) == seat
        assert all(table.standing.seat_of(token) is None for token in self.gone)
        kept: list[Played | Skipped] = []
        for entry in entries:
            assert not isinstance(entry, Created)
            if isinstance(entry, TakenBack):
                del kept[-entry.plays :]
            elif isinstance(entry, Played | Skipped):
                kept.append(entry)
        assert table.standing.begun == self.begun
        assert table.standing.rematch == self.next_table
        assert [e.table for e in entries if isinstance(e, Rematched)] == (
            [] if self.next_table is None else [self.next_table]
        )
        if self.begun:
            game = registry.game(table.created.game, **table.created.settings)
            state = game.start(self.key())
            for entry in kept:
                state.play(entry.seat, entry.action)
            assert state.digest() == table.state.digest()
        else:
            assert kept == []
        commands = [e.command for e in entries if isinstance(e, Played) and e.command is not None]
        assert len(set(commands)) == len(commands)

    def key(self) -> bytes:
        """The key of the draws, from what was put into it."""
        created = self.live.created
        if created.secret is None:
            return bytes.fromhex(created.key or "")
        shares = [bytes.fromhex(share) for share in self.shares]
        return fair.key_from(bytes.fromhex(created.secret), shares)

    @invariant()
    def what_was_said_is_told_as_it_was_said(self) -> None:
        if hasattr(self, "live"):
            told = [(r.seat, r.text) for r in self.live.table.company.remarks]
            assert told == self.remarks[len(self.remarks) - len(told) :]

    @invariant()
    def no_clock_is_below_nothing_or_runs_in_a_pause(self) -> None:
        if not hasattr(self, "live") or self.live.table.standing.clocks is None:
            return
        for seat in range(3):
            clocks = self.live.table.standing.clocks
            assert (clocks.left(seat, self.live.table.now) or 0) >= 0
            if self.paused or seat in self.stand_ins:
                assert not clocks.runs(seat)

    def teardown(self) -> None:
        if hasattr(self, "live"):
            self.loop.run_until_complete(self.live.table.close())
        self.loop.close()


TableMachine.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestTable = TableMachine.TestCase
