"""Two servers on one database, one of which dies: `python -m tests.ops.nodes --tables 200`.

People reach the servers through a proxy that takes them in turn. In the middle of the games one
server is killed (SIGKILL) and stays dead. At the end every acknowledged play must be in its
game's record, in its place and once, and every game must have ended. Tells as well how long
people had to wait until they were greeted again.
"""

import argparse
import asyncio
import itertools
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from tests.ops.faulty import faulty
from tests.ops.people import Game, check_record, new_game, play_out, tally
from tests.ops.servers import ServerProcess
from tests.postgres import Cluster

KINDS = [("dinosaurs", "PP"), ("ice", "PP"), ("dinosaurs", "PPB"), ("ice", "PB")]
AT_ONCE = 20  # tables made at the same time


@dataclass
class Died:
    """What became of it: the games, and each person's wait for a new greeting, in s."""

    games: list[Game]
    waits: list[float]


def in_turn(servers: list[ServerProcess]) -> Callable[[], int]:
    """The servers' ports, one after the other."""
    ports = itertools.cycle([server.port for server in servers])
    return lambda: next(ports)


async def one_dies(
    database: str, tables: int, pause: float, after: float, *, gracefully: bool = False
) -> Died:
    """Play at two servers and end one after some seconds; all games must end, with every play."""
    chance = random.Random(1)
    async with (
        ServerProcess(database) as doomed,
        ServerProcess(database) as other,
        faulty(in_turn([doomed, other])) as proxy,
    ):
        games: list[Game] = []
        playing: list[asyncio.Task[None]] = []

        async def begin(number: int) -> None:
            game = await new_game(proxy.url, *KINDS[number % len(KINDS)])
            games.append(game)
            work = play_out(game, proxy.url, number, chance.uniform(pause / 2, pause))
            playing.append(asyncio.create_task(work))

        for first in range(0, tables, AT_ONCE):
            some = range(first, min(first + AT_ONCE, tables))
            await asyncio.gather(*(begin(number) for number in some))
        await asyncio.sleep(after)
        still = sum(not task.done() for task in playing)
        assert still > tables / 2, f"only {still} games were still played"
        died = time.monotonic()
        await (doomed.stop() if gracefully else doomed.kill())
        await asyncio.gather(*playing)
        for game in games:
            await check_record(game, proxy.url)
        waits = [at - died for game in games for at in game.greeted if at > died]
    return Died(games, waits)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that people think")
    parser.add_argument("--after", type=float, default=15.0, help="seconds until one is killed")
    wanted = parser.parse_args()
    with Cluster() as cluster:
        died = asyncio.run(one_dies(cluster.database(), wanted.tables, wanted.pause, wanted.after))
    found = tally(died.games)
    print(
        f"{found['games']} games ended at the server that was left, all records verify;"
        f" {found['acknowledged']} acknowledged plays, none lost, none doubled;"
        f" {len(died.waits)} people greeted again after {max(died.waits):.1f} s at most"
    )


if __name__ == "__main__":
    main()
