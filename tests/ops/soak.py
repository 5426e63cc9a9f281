"""Many tables made, played and left at one server: `python -m tests.ops.soak --tables 10000`.

Each round makes a table, joins with a right and a wrong token and as an onlooker, plays a few
moves and leaves without a word. Afterwards tasks, sockets, tables and connections must be what
they were, and memory nearly so.
"""

import argparse
import asyncio
import gc
import itertools
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from nestling.client import ClientError, Seat
from nestling.core import registry
from nestling.core.warm import warm
from tests.ops.people import new_game
from tests.server.running import Running, running_in

AT_ONCE = 8
WORDS = [("dinosaurs", "PP"), ("ice", "PB"), ("dinosaurs", "PPBB"), ("ice", "PPP")]
PLAYS = 3
WARM_UP = 100  # rounds before the first measure: what is made once is made then
SETTLED_WITHIN = 60.0  # seconds


@dataclass(frozen=True)
class Holds:
    """What a process holds: tasks, open files and sockets, tables, connections, MiB of memory."""

    tasks: int
    files: int
    tables: int
    claims: int
    memory: float


async def one_round(here: Running, number: int) -> None:
    """Come, play a little, go."""
    game = await new_game(here.url, *WORDS[number % len(WORDS)])
    token = game.tokens[0]
    assert token is not None
    with suppress(ClientError):
        async with Seat(here.url, game.code, "wrong" + token):
            raise AssertionError("a wrong token opened a seat")
    async with Seat(here.url, game.code), Seat(here.url, game.code, token) as seat:
        for _ in range(PLAYS):
            if seat.legal:
                await seat.play(seat.legal[0])


async def rounds(here: Running, numbers: range) -> None:
    """Several at a time."""
    waiting = itertools.chain(numbers)

    async def some() -> None:
        for number in waiting:
            await one_round(here, number)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


def holds(here: Running) -> Holds:
    """What this process holds now."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    rooms = here.app.state.rooms
    return Holds(
        tasks=len(asyncio.all_tasks()),
        files=len(list(Path("/proc/self/fd").iterdir())),
        tables=rooms.in_memory,
        claims=len(rooms._store._claimed),
        memory=pages * 4096 / 2**20,
    )


async def settled(here: Running) -> Holds:
    """What is held once all that is over has ended."""
    deadline = time.monotonic() + SETTLED_WITHIN
    while (now := holds(here)).tables or now.claims or here.app.state.rooms._viewers():
        assert time.monotonic() < deadline, f"still there: {now}"
        await asyncio.sleep(0.2)
    await asyncio.sleep(0.5)
    return holds(here)


async def soak(folder: Path, tables: int, warm_up: int = WARM_UP) -> tuple[Holds, Holds]:
    """What is held before and after."""
    for name in registry.names():
        warm(registry.kind(name))
    async with running_in(folder) as here:
        await rounds(here, range(warm_up))
        before = await settled(here)
        await rounds(here, range(warm_up, warm_up + tables))
        after = await settled(here)
    assert after.tasks <= before.tasks, (before, after)
    assert after.files <= before.files + 2, (before, after)  # threads' own, opened when needed
    return before, after


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--tables", type=int, default=10_000)
    wanted = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        before, after = asyncio.run(soak(Path(folder), wanted.tables))
    print(
        f"before: {before}\nafter:  {after}\n{wanted.tables} tables, client included, in", end=" "
    )
    print(f"{time.monotonic() - began:.0f} s; {after.memory - before.memory:+.1f} MiB")


if __name__ == "__main__":
    main()
