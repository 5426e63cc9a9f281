"""Scripted people: they choose by lot, remember every play that was acknowledged, and stay."""

import asyncio
import random
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import nestling
from nestling.client import Seat, create_table, record
from nestling.core.errors import Refused
from nestling.core.record import Record
from tests.table.tables import forced

# Threads of their own: a server in the same process needs the usual ones to answer.
REQUESTS = ThreadPoolExecutor(16, "requests")
TRIES = 3000  # a busy machine takes a while to start a server
AGAIN_AFTER = 0.1  # seconds
CHANGED = {"stale", "not_your_turn", "not_legal", "game_over"}


@dataclass
class Game:
    """One table and what its people were told.

    kept: each acknowledged play, seat and notation, by the number that it was given.
    logs: how many events each person was told in the end. greeted: when, on the monotonic clock.
    """

    game: str
    code: str
    tokens: list[str | None]
    kept: dict[int, tuple[int, str]] = field(default_factory=dict)
    logs: list[tuple[int | None, int]] = field(default_factory=list)
    connections: int = 0
    greeted: list[float] = field(default_factory=list)

    def hear(self, message: dict[str, Any]) -> None:
        """What a person of this table is told."""
        if message["type"] == "welcome":
            self.greeted.append(time.monotonic())

    def check(self, record: Record) -> None:
        """The finished game holds what people chose: all that was acknowledged, in its order, once.

        A person's play by choice is only ever made by a command, and every command was answered.
        """
        state = record.replay()
        assert state.outcome is not None, f"{self.code} has not ended"
        acknowledged = [self.kept[seq] for seq in sorted(self.kept)]
        assert self._chosen(record) == acknowledged, f"{self.code}: played otherwise than told"
        for seat, length in self.logs:
            expected = len(state.events_for(seat, 0))
            assert length == expected, f"{self.code}: seat {seat} knows {length} of {expected}"

    def _chosen(self, record: Record) -> list[tuple[int, str]]:
        """What persons did where they could do something else."""
        state = nestling.game(record.game, **record.settings).start(bytes.fromhex(record.key))
        chosen = []
        for seat, action in record.plays:
            if self.tokens[seat] is not None and not forced(state, seat):
                chosen.append((seat, action))
            state.play(seat, action)
        return chosen


async def new_game(url: str, game: str, word: str) -> Game:
    """A table with seats by letters: P a person, B a random bot, G a greedy one.

    Asked for again while no server answers: one may just have been killed.
    """
    seats = [{"P": "person", "B": "bot:random", "G": "bot:greedy"}[letter] for letter in word]
    loop = asyncio.get_running_loop()
    for _ in range(TRIES):
        try:
            code, tokens = await loop.run_in_executor(REQUESTS, create_table, url, game, seats)
            return Game(game, code, tokens)
        except OSError:
            await asyncio.sleep(AGAIN_AFTER)
    raise AssertionError(f"no server at {url} makes a table")


async def person(game: Game, url: str, seat_number: int, seed: int, pause: float) -> None:
    """Play a seat to the end, thinking up to `pause` seconds before each play."""
    chance = random.Random(seed)
    async with Seat(url, game.code, game.tokens[seat_number], on_message=game.hear) as seat:
        while await seat.asked():
            if pause:
                await asyncio.sleep(chance.uniform(0, pause))
            if not seat.legal:
                continue
            action = chance.choice(seat.legal)["notation"]
            try:
                seq = await seat.play(action)
            except Refused as refused:
                if refused.code not in CHANGED:
                    raise
                continue
            assert seq not in game.kept, f"{game.code}: two plays were told to be play {seq}"
            game.kept[seq] = seat_number, action
        game.logs.append((seat_number, len(seat.log)))
        game.connections += seat.connections


async def play_out(game: Game, url: str, seed: int, pause: float = 0.0) -> None:
    """All persons of a table play to the end."""
    await asyncio.gather(
        *(
            person(game, url, number, seed * 8 + number, pause)
            for number, token in enumerate(game.tokens)
            if token is not None
        )
    )


async def check_record(game: Game, url: str) -> None:
    """Ask for the record and compare."""
    loop = asyncio.get_running_loop()
    game.check(await loop.run_in_executor(REQUESTS, record, url, game.code))


def tally(games: list[Game]) -> Counter[str]:
    """How much was played."""
    return Counter(
        games=len(games),
        acknowledged=sum(len(game.kept) for game in games),
        connections=sum(game.connections for game in games),
    )
