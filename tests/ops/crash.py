"""Kills the server at random moments under play: `python -m tests.ops.crash --times 300`.

Tables of bots and scripted people are played while the server process is killed (SIGKILL) and
started again, over and over; new tables are made as old ones end. At the end every acknowledged
play must be in its game's record, in its place and once, every game must have ended, and every
record must verify.

    --store sqlite|postgres   where tables are kept
    --times N                 kills
    --tables N                tables played at the same time
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.ops.people import Game, check_record, new_game, play_out, tally
from tests.ops.servers import ServerProcess
from tests.postgres import Cluster

KINDS = [  # game and seats
    ("dinosaurs", "PPB"),
    ("ice", "PB"),
    ("dinosaurs", "PG"),
    ("ice", "PPGB"),
    ("dinosaurs", "PPPP"),
]
LIVES = (0.2, 1.5)  # seconds that the server is let alone after it answers
PAUSE = 0.15  # seconds that people think, at most


async def crash(store: Path | str, times: int, tables: int, seed: int = 1) -> list[Game]:
    """Play and kill; returns the games, all of them ended and found right."""
    chance = random.Random(seed)
    async with ServerProcess(store) as server:
        killing = True
        games: list[Game] = []

        async def keep_playing(number: int) -> None:
            """One table after another until the last kill."""
            while killing:
                game_name, word = KINDS[number % len(KINDS)]
                game = await new_game(server.url, game_name, word)
                games.append(game)
                await play_out(game, server.url, seed + len(games), PAUSE)

        players = [asyncio.create_task(keep_playing(number)) for number in range(tables)]
        for _ in range(times):
            await asyncio.sleep(chance.uniform(*LIVES))
            await server.kill()
            await server.start()
        killing = False
        await asyncio.gather(*players)
        for game in games:
            await check_record(game, server.url)
        assert server.starts == times + 1
    return games


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    if wanted.store == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            games = asyncio.run(crash(Path(folder), wanted.times, wanted.tables, wanted.seed))
    else:
        with Cluster() as cluster:
            url = cluster.database()
            games = asyncio.run(crash(url, wanted.times, wanted.tables, wanted.seed))
    found = tally(games)
    print(
        f"{wanted.store}: {wanted.times} kills in {time.monotonic() - began:.0f} s;"
        f" {found['games']} games ended, all records verify;"
        f" {found['acknowledged']} acknowledged plays, none lost, none doubled;"
        f" {found['connections']} connections"
    )


if __name__ == "__main__":
    main()
