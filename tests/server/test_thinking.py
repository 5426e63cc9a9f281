"""Bots think in processes of their own; one that dies is replaced, and the move still comes."""

import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool

import pytest

import nestling
from nestling import bots
from nestling.core.errors import Refused
from nestling.server.thinking import Workers


def slow(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def fail() -> None:
    raise ValueError("as it should")


def test_fault_F26_a_worker_that_is_killed_is_replaced_and_the_move_still_comes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        workers = Workers(1)
        state = nestling.game("ice").start(seed=1)
        seat = state.actors[0]
        bot = bots.make("ice", "level1")
        first = await workers.work(slow, 0.0)
        assert first != os.getpid()
        busy = asyncio.ensure_future(workers.work(slow, 1.0))
        move = asyncio.ensure_future(workers.choose(bot, state.redeterminise(seat, None), seat))
        await asyncio.sleep(0.3)
        os.kill(first, signal.SIGKILL)
        assert await busy != first
        assert await move in state.legal(seat)
        assert first not in workers.processes
        await workers.close()

    asyncio.run(scene())
    assert "a worker died" in caplog.text


def test_the_loop_goes_on_while_bots_think() -> None:
    async def scene() -> None:
        workers = Workers(1)
        await workers.work(slow, 0.0)
        task = asyncio.ensure_future(workers.work(slow, 0.5))
        ticks = 0
        while not task.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks > 10
        await workers.close()
        assert workers.processes == []

    asyncio.run(scene())


def test_a_worker_says_what_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = nestling.game("dinosaurs").kind
    monkeypatch.setattr(kind, "engine", kind.compiled.uncompiled())  # as long as it is compiling

    async def scene() -> None:
        workers = Workers(1)
        states = [nestling.game("dinosaurs", players=2).start(seed=1)]
        for seat in (0, 1):
            states.append(states[-1].copy())
            states[-1].play(seat, states[-1].legal(seat)[0])
        await workers.check_take_back(states[:2])  # a card face down
        assert workers.processes
        with pytest.raises(Refused) as refused:
            await workers.check_take_back(states)  # and revealed
        assert refused.value.code in ("random", "revealed")
        assert refused.value.facts["seat"] == 1
        await workers.close()

    asyncio.run(scene())


def test_closing_waits_for_no_work_and_begins_none_again() -> None:
    async def scene() -> None:
        workers = Workers(1)
        await workers.work(slow, 0.0)
        busy = asyncio.ensure_future(workers.work(slow, 60.0))
        await asyncio.sleep(0.2)
        await asyncio.wait_for(workers.close(), 20)
        with pytest.raises(BrokenProcessPool):
            await busy
        assert workers.processes == []

    asyncio.run(scene())


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    async def scene() -> None:
        workers = Workers(1)
        with pytest.raises(ValueError, match="as it should"):
            await workers.work(fail)
        await workers.close()

    asyncio.run(scene())
