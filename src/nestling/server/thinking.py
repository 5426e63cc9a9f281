"""Bots that think do so in processes of their own, so that no table ever waits for one.

A worker that dies is replaced, and whatever it was thinking about is asked again.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import numpy as np

from nestling.bots import Bot
from nestling.bots.levels import player
from nestling.bots.play import choose_code
from nestling.core import registry
from nestling.core.compiled import INTERPRETED
from nestling.core.errors import Refused
from nestling.core.game import Action, Kind, State
from nestling.core.warm import is_warm
from nestling.lab.analyse import Hint, Position, Verdict, judge, suggest
from nestling.table import takeback

logger = logging.getLogger(__name__)

TRIES = 3

T = TypeVar("T")


def begin_worker() -> None:
    """Be of lower rank than the server, which has people to answer."""
    if hasattr(os, "nice"):
        os.nice(5)


def think(game: str, bot: str, data: bytes, seat: int, seed: int) -> int:
    """In a worker: the number of the action that a bot takes (play.choose_code)."""
    kind = prepared(game)
    states = np.frombuffer(bytearray(data), kind.state.dtype)
    return choose_code(kind, player(game, bot), states, seat, seed)


def advise(game: str, data: bytes, seat: int, seconds: float, seed: int) -> Hint:
    """In a worker: what a seat might do (analyse.suggest)."""
    prepared(game)
    return suggest(game, data, seat, seconds=seconds, seed=seed)


def assess(position: Position, iterations: int) -> Verdict:
    """In a worker: what a decision was worth (analyse.judge)."""
    prepared(position.game)
    return judge(position, iterations)


def learnt(game: str, states: list[State]) -> tuple[str, str, dict[str, Any]] | None:
    """In a worker: what is refused because somebody learnt something (takeback.check)."""
    prepared(game)
    try:
        takeback.check(states)
    except Refused as refused:
        return refused.code, str(refused), refused.facts
    return None


def prepared(game: str) -> Kind:
    """In a worker: a game by its compiled rules, or its plain ones while those are being made."""
    kind = registry.kind(game)
    if not INTERPRETED:
        kind.engine = kind.compiled if is_warm() else kind.compiled.uncompiled()
    return kind


class Workers:
    """A few processes that work for the server. They are started when first needed.

    leisure: for work that nobody's move waits for: a task at a time, so that moves come between.
    """

    def __init__(self, processes: int | None = None) -> None:
        self.leisure = asyncio.Semaphore()
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(self, bot: Bot, deal: State, seat: int) -> Action:
        """The action of a bot for a seat, by a deal of what the seat may see."""
        kind = deal.game.kind
        if not bot.thinks:
            return await asyncio.to_thread(bot.choose, deal, seat)
        seed = secrets.randbits(64)
        code = await self.work(think, kind.name, bot.name, deal.record_bytes, seat, seed)
        return kind.face.action(code)

    async def check_take_back(self, states: Sequence[State]) -> None:
        """Refused if somebody would know more in the last of these states than in the first.

        Thousands of deals may be looked at: a moment by compiled rules, but seconds by plain ones,
        in which a thread would hold up everybody.
        """
        kind = states[0].game.kind
        if kind.engine is kind.compiled and not INTERPRETED:
            await takeback.check_in_thread(states)
            return
        reason = await self.work(learnt, kind.name, list(states))
        if reason is not None:
            code, message, facts = reason
            raise Refused(code, message, **facts)

    async def work(self, task: Callable[..., T], *arguments: Any) -> T:
        """Have a worker call a function of a module; what it raises is raised here.

        A worker that dies meanwhile is replaced and the task begun again, a few times.
        """
        for tries in range(1, TRIES + 1):
            pool = self._running()
            try:
                return await asyncio.wrap_future(pool.submit(task, *arguments))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if self._closed or tries == TRIES:
                    raise
                logger.warning("a worker died; its work is begun again")
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Let the workers go; what they are thinking about is given up."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run now."""
        return [] if self._pool is None else list(self._pool._processes)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin_worker,
            )
        return self._pool
