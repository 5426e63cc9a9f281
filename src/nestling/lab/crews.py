"""Who does the work of a run: threads, processes of this machine, or a Ray cluster.

A crew plays chunks and gives their rows in the chunks' order, with a few of them under way at a
time, so that memory stays the same however long the run. A process that dies is made good: its
chunk is played again, with the same rows.
"""

import logging
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Any

from nestling.core.errors import Refused
from nestling.lab.play import Chunk, play_chunk

AHEAD = 3  # chunks under way for each worker
DEATHS = 5  # in a row, without a chunk done: then something is wrong with the work itself

Task = tuple[int, int]  # the first game and how many
Crew = Callable[[bytes, Iterable[Task]], Iterator[Chunk]]


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def thread_crew(workers: int) -> Crew:
    """Threads: compiled code runs in them side by side."""

    def work(plan: bytes, tasks: Iterable[Task]) -> Iterator[Chunk]:
        waiting = iter(tasks)
        first = next(waiting, None)
        if first is None:
            return
        yield play_chunk(plan, *first)  # alone: what is not compiled yet is compiled once
        with ThreadPoolExecutor(workers) as pool:
            under_way: deque[Future[Chunk]] = deque()
            try:
                for task in waiting:
                    under_way.append(pool.submit(play_chunk, plan, *task))
                    if len(under_way) >= AHEAD * workers:
                        yield under_way.popleft().result()
                while under_way:
                    yield under_way.popleft().result()
            finally:
                for future in under_way:
                    future.cancel()

    return work


def process_crew(workers: int) -> Crew:
    """Processes, for bots written in Python."""

    def work(plan: bytes, tasks: Iterable[Task]) -> Iterator[Chunk]:
        waiting = iter(tasks)
        under_way: deque[tuple[Task, Future[Chunk]]] = deque()
        deaths = 0
        others = set(active_children())
        pool = _new_pool(workers)
        try:
            while True:
                while len(under_way) < AHEAD * workers and (task := next(waiting, None)):
                    under_way.append((task, _submit(pool, plan, task)))
                if not under_way:
                    return
                try:
                    chunk = under_way[0][1].result()
                except BrokenProcessPool:
                    deaths += 1
                    if deaths == DEATHS:
                        raise _dying(under_way[0][0]) from None
                    pool.shutdown(cancel_futures=True)
                    pool = _new_pool(workers)
                    under_way = deque((t, _submit(pool, plan, t)) for t, _ in under_way)
                    continue
                under_way.popleft()
                deaths = 0
                yield chunk
        except BaseException:  # Ctrl-C, or a caller that wants no more: whoever works is let go
            for worker in set(active_children()) - others:
                worker.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    return work


def _new_pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, get_context("spawn"), _begin_worker, (sys.path,))


def _submit(pool: Executor, plan: bytes, task: Task) -> Future[Chunk]:
    """Submit a task; to a pool that is broken already it comes as a failed one."""
    try:
        return pool.submit(play_chunk, plan, *task)
    except BrokenProcessPool as error:
        failed: Future[Chunk] = Future()
        failed.set_exception(error)
        return failed


def _begin_worker(path: list[str]) -> None:
    """Find modules as the parent does, and leave Ctrl-C to it."""
    sys.path[:] = path
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _dying(task: Task) -> Refused:
    first, count = task
    return Refused(
        "workers_die",
        f"workers died {DEATHS} times in a row at games {first} to {first + count - 1}",
        times=DEATHS,
        first=first,
        last=first + count - 1,
    )


def ray_crew(address: str) -> Crew:
    """A Ray cluster: "local" starts one here, else the address of its head."""

    def work(plan: bytes, tasks: Iterable[Task]) -> Iterator[Chunk]:
        ray = _start_ray(address)
        try:
            path = sys.path

            def play(plan: bytes, task: Task) -> Chunk:
                sys.path[:] = dict.fromkeys([*sys.path, *path])
                return play_chunk(plan, *task)

            remote = ray.remote(max_retries=DEATHS)(play)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = iter(tasks)
            under_way: deque[tuple[Task, Any]] = deque()
            while True:
                while len(under_way) < ahead and (task := next(waiting, None)):
                    under_way.append((task, remote.remote(plan, task)))
                if not under_way:
                    return
                task, promise = under_way.popleft()
                try:
                    yield ray.get(promise)
                except ray.exceptions.WorkerCrashedError:
                    raise _dying(task) from None
                except ray.exceptions.RayTaskError as error:
                    if isinstance(error.cause, Refused):
                        raise error.cause from None
                    raise
        finally:
            ray.shutdown()

    return work


def _start_ray(address: str) -> Any:
    try:
        import ray
    except ImportError:
        message = "Ray is not installed: pip install '.[lab]'"
        raise Refused("no_ray", message, address=address, why="pip install '.[lab]'") from None
    try:
        ray.init(
            address=None if address == "local" else address,
            num_cpus=cores() if address == "local" else None,
            include_dashboard=False if address == "local" else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        message = f"no Ray cluster at {address!r}: {error}"
        raise Refused("no_ray", message, address=address, why=str(error)) from error
    return ray
