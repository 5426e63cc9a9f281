"""Clocks: what is left is the server's word, the same for all, and never less than nothing."""

import asyncio
import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nestling.core.errors import Refused
from nestling.table import clocks
from nestling.table.clocks import Clocks
from nestling.table.log import Skipped, Timing
from tests.table.tables import FakeClock, Live, run

MOVE = Timing(kind="move", seconds=10)
GAME = Timing(kind="game", seconds=60, increment=5)


def left(live: Live, seat: int) -> int:
    assert live.table.standing.clocks is not None
    shown = live.table.standing.clocks.left(seat, live.table.now)
    assert shown is not None
    return shown


def test_a_clock_runs_while_its_seat_decides() -> None:
    async def scene() -> None:
        live = Live("PPP", timing=GAME)
        await live.clock.pass_by(7)
        assert [left(live, seat) for seat in range(3)] == [53_000] * 3
        await live.do(0, live.table.state.legal(0)[0].notation)
        await live.clock.pass_by(4)
        assert [left(live, seat) for seat in range(3)] == [58_000, 49_000, 49_000]
        await live.table.close()

    run(scene())


def test_each_move_has_its_own_time() -> None:
    async def scene() -> None:
        live = Live("PP", timing=MOVE)
        live.table.begin()
        for number in range(12):
            await live.settle()
            seat = live.asked()[0]
            await live.clock.pass_by(1)
            spent = left(live, seat)
            assert 0 < spent < 10_000
            await live.do(seat, live.table.state.legal(seat)[0].notation)
            if live.table.asks.get(seat) is not None:
                assert left(live, seat) == 10_000, number
        await live.table.close()

    run(scene())


@pytest.mark.parametrize("then", ["skip", "greedy"])
def test_whoever_has_no_time_left_is_played_for(then: str) -> None:
    async def scene() -> None:
        live = Live("PPP", timing=Timing(kind="move", seconds=10, then=then))
        live.table.begin()
        await live.do(2, live.table.state.legal(2)[0].notation)
        await live.clock.pass_by(9.9)
        assert live.table.seq == 1
        await live.clock.pass_by(0.2)
        await live.until(lambda: live.table.seq >= 3)
        late = [e for e in live.memory.plays() if isinstance(e, Skipped)]
        assert [(e.seat, e.why, e.by) for e in late[:2]] == [(0, "time", then), (1, "time", then)]
        await live.table.close()

    run(scene())


@pytest.mark.parametrize("timing", [MOVE, Timing(kind="game", seconds=20)])
def test_fault_F26_a_game_ends_by_its_clocks_alone(timing: Timing) -> None:
    async def scene() -> None:
        live = Live("PPP", timing=timing)
        live.table.begin()
        await live.until(lambda: live.table.over and live.table.quiet)

    run(scene())


def test_fault_F24_a_clock_expires_on_time_after_a_restart() -> None:
    async def scene() -> None:
        live = Live("PPP", timing=MOVE)
        await live.do(0, live.table.state.legal(0)[0].notation)
        began = live.clock.time
        await live.clock.pass_by(7)
        await live.table.close()
        again = live.reread()
        again.begin()
        assert not again.quiet  # so that it stays in memory
        await live.clock.pass_by(2.9)
        assert again.seq == 1
        await live.clock.pass_by(0.2)
        for _ in range(50):
            await asyncio.sleep(0)
        late = [e for e in live.memory.plays() if isinstance(e, Skipped)]
        assert late[0].at == round((began + 10) * 1000)
        await again.close()

    run(scene())


@pytest.mark.parametrize(
    "order", list(itertools.permutations(["pause", "wait", "reread", "resume"]))
)
def test_fault_F22_pausing_resuming_and_coming_back_in_every_order(order: tuple[str, ...]) -> None:
    async def scene() -> None:
        live = Live("PPP", timing=GAME)
        table, expected, paused = live.table, 60_000, False
        for number, what in enumerate((*order, *order)):
            if what == "wait":
                await live.clock.pass_by(8)
                expected -= 0 if paused else 8_000
            elif what == "reread":
                await table.close()
                table = live.reread()
            elif what == "pause" and not paused:
                await table.pause(number % 3)
                paused = True
            elif what == "resume" and paused:
                await table.resume(number % 3, f"r{number}")
                paused = False
            assert table.standing.clocks is not None
            shown = {table.standing.clocks.left(seat, table.now) for seat in range(3)}
            assert shown == {max(0, expected)}
            assert all(table.standing.clocks.runs(seat) != paused for seat in range(3))
        await table.close()

    run(scene())


def test_nothing_is_played_while_the_table_is_paused() -> None:
    async def scene() -> None:
        live = Live("PPB", timing=MOVE)
        live.table.begin()
        await live.table.pause(0)
        before = live.table.seq
        await live.clock.pass_by(100)
        for _ in range(100):
            await asyncio.sleep(0.001)
        assert live.table.seq == before
        assert live.table.snapshot(0).legal == []
        with pytest.raises(Refused) as refused:
            await live.do(0, live.table.state.legal(0)[0].notation)
        assert refused.value.code == "paused"
        await live.table.resume(1, "go")
        assert live.table.snapshot(0).legal != []
        await live.until(lambda: live.table.seq > before + 1)
        await live.table.close()

    run(scene())


@given(
    st.lists(
        st.tuples(st.sampled_from(["run", "stop", "play"]), st.integers(0, 2), st.integers(-9, 90)),
        max_size=30,
    )
)
@settings(max_examples=200, deadline=None)
def test_fault_F22_no_clock_is_ever_below_nothing(steps: list[tuple[str, int, int]]) -> None:
    """Not even when the computer's own clock is set back."""
    made, at = Clocks(GAME, range(3)), 1_000
    for what, seat, seconds in steps:
        at += seconds * 1000
        made.settle(at)
        if what == "play":
            made.played(seat)
        made.run([seat] if what == "run" else [], [])
        for who in range(3):
            for later in (0, 500, 10**9):
                shown = made.left(who, at + later)
                assert shown is not None
                assert shown >= 0


@pytest.mark.parametrize(
    "wrong",
    [
        Timing(kind="move", seconds=0),
        Timing(kind="move", seconds=10, increment=3),
        Timing(kind="game", seconds=10**9),
        Timing(kind="game", seconds=60, increment=-1),
    ],
)
def test_clocks_that_cannot_be_are_refused(wrong: Timing) -> None:
    with pytest.raises(Refused, match="clock"):
        clocks.check(wrong)


def test_a_bot_has_no_clock_and_a_stand_in_spends_nobodys_time() -> None:
    async def scene() -> None:
        live = Live("PPB", timing=GAME)
        assert live.table.standing.clocks is not None
        assert live.table.standing.clocks.left(2, live.table.now) is None
        await live.table.stand_in(1, "random")
        await live.clock.pass_by(30)
        assert left(live, 1) == 60_000
        assert left(live, 0) == 30_000
        assert not live.table.standing.clocks.runs(1)
        await live.table.close()

    run(scene())


def test_time_runs_the_same_for_all_in_a_whole_game() -> None:
    async def scene() -> None:
        chance = random.Random(8)
        live = Live("PPP", seed=8, timing=Timing(kind="game", seconds=100_000), clock=FakeClock())
        live.table.begin()
        while not live.table.over:
            await live.settle()
            if live.table.over:
                break
            await live.clock.pass_by(chance.randrange(5))
            again = live.reread()
            assert again.standing.clocks is not None
            for seat in range(3):
                assert again.standing.clocks.left(seat, live.table.now) == left(live, seat)
            seat = chance.choice(live.asked())
            await live.do(seat, chance.choice(live.table.snapshot(seat).legal).notation)

    run(scene())
