"""What people at a table ask of one another."""

import pytest

from nestling.core.errors import Refused
from nestling.table.log import Paused
from tests.table.tables import Live, run


def paused(live: Live) -> bool:
    assert any(isinstance(e, Paused) for e in live.memory.plays()) == live.table.standing.paused
    return live.table.standing.paused


def test_a_pause_needs_everybody_who_is_here() -> None:
    async def scene() -> None:
        live = Live("PPPB")
        company = live.table.company
        changes: list[bool] = []
        company.on_change = lambda: changes.append(True)
        company.gather({0, 1, 2})
        await company.ask_to_pause(0, ())
        assert company.missing() == [1, 2]
        await company.answer([1], True)
        assert not paused(live)
        assert changes == [True, True]
        await company.answer([2], True)
        assert paused(live)
        assert company.offer is None

    run(scene())


def test_who_is_away_is_not_asked() -> None:
    async def scene() -> None:
        live = Live("PPP")
        company = live.table.company
        company.gather({0, 1})
        await company.ask_to_pause(0, ())
        assert company.missing() == [1]
        company.gather({0})
        await live.settle()
        assert paused(live)
        assert await live.table.resume(2, "go") == 2  # anyone may
        with pytest.raises(Refused) as refused:
            await live.table.resume(2, "again")
        assert refused.value.code == "not_paused"

    run(scene())


def test_alone_among_bots_one_just_pauses() -> None:
    async def scene() -> None:
        live = Live("PBB")
        live.table.company.gather({0})
        await live.table.company.ask_to_pause(0, ())
        assert paused(live)
        with pytest.raises(Refused) as refused:
            await live.table.company.ask_to_pause(0, ())
        assert refused.value.code == "paused"

    run(scene())


def test_those_who_share_a_device_speak_with_one_voice() -> None:
    async def scene() -> None:
        live = Live("PPP")
        live.table.company.gather({0, 1, 2})
        await live.table.company.ask_to_pause(1, (0, 1))
        assert live.table.company.missing() == [2]

    run(scene())


def test_two_who_ask_for_the_same_agree() -> None:
    async def scene() -> None:
        live = Live("PP")
        live.table.company.gather({0, 1})
        await live.table.company.ask_to_pause(1, ())
        await live.table.company.ask_to_pause(0, ())
        assert paused(live)

    run(scene())


def test_one_thing_is_asked_at_a_time() -> None:
    async def scene() -> None:
        live = Live("PP")
        live.table.company.gather({0, 1})
        await live.do(0, live.table.state.legal(0)[0].notation)
        await live.table.company.ask_to_pause(1, ())
        with pytest.raises(Refused) as refused:
            await live.table.company.ask_to_take_back(0, ())
        assert refused.value.code == "asked_already"

    run(scene())


def test_what_was_said_is_told_but_not_kept() -> None:
    async def scene() -> None:
        live = Live("PP")
        heard: list[str] = []
        live.table.company.on_remark = lambda remark: heard.append(f"{remark.seat} {remark.text}")
        live.table.company.say(1, " Hello \u202e ")
        assert heard == ["1 Hello"]
        assert live.memory.entries == []
        assert not live.reread().company.remarks

    run(scene())
