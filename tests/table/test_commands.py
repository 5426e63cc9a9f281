"""Commands: honoured once, refused with a reason, and kept before anyone hears of them."""

import asyncio
import itertools

import msgspec
import pytest

from nestling.core.errors import Refused
from nestling.table.course import HISTORY
from nestling.table.table import Table, TableBroken
from tests.table.tables import Live, contents, forced, run


def first_legal(table: Table, seat: int) -> str:
    return table.state.legal(seat)[0].notation


def test_fault_F04_a_command_is_honoured_once() -> None:
    async def scene() -> None:
        live = Live("PPP")
        action = first_legal(live.table, 0)
        first = await live.table.play(0, "same", 0, action)
        for other in (action, "pass", "nonsense"):
            assert await live.table.play(0, "same", 0, other) == first
        assert live.table.seq == len(live.memory.entries) == len(live.steps) == 1

    run(scene())


def test_fault_F04_also_after_a_restart() -> None:
    async def scene() -> None:
        live = Live("PPP")
        first = await live.table.play(0, "same", 0, first_legal(live.table, 0))
        await live.table.play(1, "same", 0, first_legal(live.table, 1))  # another seat's own id
        again = live.reread()
        assert await again.play(0, "same", 0, "whatever") == first
        assert await again.play(1, "same", 0, "whatever") == 2
        assert again.seq == 2

    run(scene())


def test_fault_F04_two_at_the_same_instant_are_one() -> None:
    async def scene() -> None:
        live = Live("PPP")
        action = first_legal(live.table, 0)
        answers = await asyncio.gather(*(live.table.play(0, "id", 0, action) for _ in range(5)))
        assert set(answers) == {1}
        assert live.table.seq == 1

    run(scene())


def test_fault_F01_a_command_whose_sender_is_gone_is_still_carried_through() -> None:
    async def scene() -> None:
        live = Live("PPP")
        live.memory.gate = asyncio.Event()
        action = first_legal(live.table, 0)
        sender = asyncio.ensure_future(live.table.play(0, "id", 0, action))
        for _ in range(5):
            await asyncio.sleep(0)
        sender.cancel()
        assert live.table.seq == 0
        live.memory.gate.set()
        assert await live.table.play(0, "id", 0, action) == 1
        assert live.table.seq == len(live.memory.entries) == 1

    run(scene())


def test_fault_F02_refusals_say_why() -> None:
    async def scene() -> None:
        live = Live("PPP")
        table = live.table
        await live.do(0, first_legal(table, 0))
        before = contents(table.state)
        cases = [
            (0, 1, "pass", "not_your_turn", "D6"),
            (1, 1, "pass", "not_legal", "D6"),
            (1, 1, "gibberish", "unknown_notation", None),
            (1, 2, first_legal(table, 1), "ahead", None),
        ]
        for number, (seat, base, action, code, rule) in enumerate(cases):
            with pytest.raises(Refused) as refused:
                await table.play(seat, f"x{number}", base, action)
            assert (refused.value.code, refused.value.rule) == (code, rule)
            with pytest.raises(Refused) as again:  # the same id again: the same answer
                await table.play(seat, f"x{number}", 1, first_legal(table, 1))
            assert again.value.code == code
        assert contents(table.state) == before
        assert len(live.memory.entries) == 1

    run(scene())


def test_fault_F02_a_stale_command_is_refused_and_told_what_it_missed() -> None:
    async def scene() -> None:
        live = Live("PP", seed=3)
        table = live.table
        await live.play_out(most=30)
        await live.until(lambda: bool(live.asked()))
        seat = live.asked()[0]
        since = table.seq
        with pytest.raises(Refused) as refused:
            await table.play(seat, "late", 0, table.state.legal(seat)[0].notation)
        assert refused.value.code == "stale"
        assert refused.value.facts["base"] == 0
        assert 0 < refused.value.facts["seq"] <= since
        steps = table.missing(since - 5)
        assert steps is not None
        assert [step.seq for step in steps] == list(range(since - 4, since + 1))
        assert table.missing(since) == []
        assert table.missing(since - HISTORY - 1) is None
        assert table.missing(since + 1) is None

    run(scene())


def test_a_choice_is_not_stale_because_others_chose_meanwhile() -> None:
    async def scene() -> None:
        live = Live("PPPP")
        for seat in range(4):
            assert await live.do(seat, first_legal(live.table, seat), base=0) == seat + 1

    run(scene())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fault_F06_simultaneous_choices_in_every_order(players: int) -> None:
    async def scene(order: tuple[int, ...], at_once: bool) -> None:
        live = Live("P" * players, seed=5)
        chosen = {seat: live.table.state.legal(seat)[-1] for seat in order}
        works = [live.do(seat, chosen[seat].notation, base=0) for seat in order]
        if at_once:
            numbers = list(await asyncio.gather(*works))
        else:
            numbers = [await work for work in works]
        assert numbers == list(range(1, players + 1))
        events = live.table.state.events
        reveals = [e for e in events if type(e).__name__ == "Revealed"]
        commits = [e for e in events if type(e).__name__ == "Committed"]
        assert [e.to_json()["seat"] for e in commits] == list(order)
        assert {e.to_json()["seat"] for e in reveals} == set(order)
        view = live.table.snapshot(None).view.to_json()
        cards = [msgspec.to_builtins(chosen[seat])["card"] for seat in range(players)]
        assert view["revealed"][:players] == cards

    for order in itertools.permutations(range(players)):
        for at_once in (False, True):
            run(scene(order, at_once))


def test_a_play_that_cannot_be_kept_did_not_happen() -> None:
    async def scene() -> None:
        live = Live("PPP")
        broken: list[bool] = []
        live.table.on_broken = lambda: broken.append(True)
        before = contents(live.table.state)
        live.memory.failing = True
        with pytest.raises(TableBroken):
            await live.do(0, first_legal(live.table, 0))
        assert contents(live.table.state) == before
        assert live.steps == []
        assert broken == [True]
        live.memory.failing = False
        with pytest.raises(TableBroken):  # the log may hold more than this table knows
            await live.do(0, first_legal(live.table, 0))
        assert live.memory.entries == []

    run(scene())


def test_after_the_end_nothing_is_played() -> None:
    async def scene() -> None:
        live = Live("PPP")
        await live.play_out()
        with pytest.raises(Refused) as refused:
            await live.do(0, "pass")
        assert refused.value.code == "game_over"

    run(scene())


def test_a_skipped_seat_is_played_for() -> None:
    async def scene() -> None:
        live = Live("PPP")
        while live.table.seq < 40 and not live.table.over:
            await live.until(lambda: bool(live.asked()))
            seat = live.asked()[0]
            must = live.table.state.copy().skip(seat)
            number = await live.table.skip(seat)
            assert live.table.state.plays[number - 1] == (seat, must)
        again = live.reread()
        assert contents(again.state) == contents(live.table.state)

    run(scene())


def test_a_listener_that_fails_stops_nobody() -> None:
    async def scene() -> None:
        live = Live("PBB")

        def fail(step: object) -> None:
            raise ValueError("no")

        live.table.listeners.insert(0, fail)
        await live.play_out()
        assert live.table.over
        assert [step.seq for step in live.steps] == list(range(1, live.table.seq + 1))

    run(scene())


def test_nobody_is_asked_who_can_only_pass() -> None:
    async def scene() -> None:
        live = Live("PPP", seed=2)

        def look() -> None:
            for seat in range(3):
                state = live.table.state
                asked = live.table.snapshot(seat).legal
                assert asked == ([] if forced(state, seat) else state.legal(seat))

        await live.play_out(each=look)
        passes = [p for p in live.memory.plays() if getattr(p, "action", None) == "pass"]
        assert any(getattr(p, "command", None) is None for p in passes)

    run(scene())
