"""Bots think in processes of their own; one that dies is replaced, and the move still comes."""

import asyncio
import os
import signal
import time

import pytest

import nestling
from nestling import bots
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


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    async def scene() -> None:
        workers = Workers(1)
        with pytest.raises(ValueError, match="as it should"):
            await workers.work(fail)
        await workers.close()

    asyncio.run(scene())
