"""Many games between bots in compiled code, spread over the cores.

Game number n of a run has a key of its own, made from the run's seed and n. So a run gives the
same rows whatever the number of threads, and any part of it can be played again alone.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from nestling.bots import rules_of
from nestling.bots.policies import make_pick, number_of
from nestling.core.compiled import entry, rule, specialise
from nestling.core.draws import key_words, siphash_word
from nestling.core.errors import Refused
from nestling.core.game import Game, Seed, key_of

SEATS = 4
BATCH = 2_000  # games between two reports of progress

ROW = np.dtype(
    [
        ("game", "i8"),  # its number in the run
        ("winners", "i2"),  # mask of seats
        ("why", "i1"),  # how it ended, by the game's own enum
        ("length", "i2"),  # rounds or turns
        ("plays", "i4"),
        ("totals", "i2", (SEATS,)),
        ("bots", "i1", (SEATS,)),  # who sat where: places in the run's list of bots
    ],
    align=True,
)


@rule
def lowest_seat(mask):  # type: ignore[no-untyped-def]
    """The lowest seat in a mask that is not empty."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


start: Any = None  # each game's own, put in by `specialise`
waiting: Any = None
apply: Any = None
fill_row: Any = None
pick: Any = None


def _play_games(  # type: ignore[no-untyped-def]
    states, settings, policies, k0, k1, first, rows, log, stream, out
):
    s = states[0]
    seats = len(policies)
    for g in range(len(rows)):
        number = first + g
        row = rows[g]
        row.game = number
        word = np.uint64(4) * np.uint64(number)
        stream[0] = siphash_word(k0, k1, word + np.uint64(2)) | np.uint64(1)
        start(
            states,
            0,
            settings,
            0,
            siphash_word(k0, k1, word),
            siphash_word(k0, k1, word + np.uint64(1)),
            log,
        )
        for seat in range(seats):
            row.bots[seat] = (seat + number) % seats
        mask = waiting(s)
        while mask != 0:
            seat = lowest_seat(mask)
            action = pick(s, seat, policies[(seat + number) % seats], stream, out)
            apply(s, log, seat, action)
            mask = waiting(s)
        fill_row(s, row)


@cache
def play_games(name: str) -> Callable[..., None]:
    """The compiled loop of a game: plays games first, first + 1, ... and fills a row for each."""
    rules = rules_of(name)
    return entry(
        specialise(
            _play_games,
            start=rules.start,
            waiting=rules.waiting,
            apply=rules.apply,
            fill_row=rules.fill_row,
            pick=make_pick(rules),
        )
    )


def policy_numbers(bots: Sequence[str], players: int) -> npt.NDArray[np.int64]:
    """The numbers of the bots, one a seat; a shorter list is repeated around the table."""
    numbers = [number_of(bot) for bot in bots]
    if not 1 <= len(bots) <= players:
        raise Refused("bad_bots", f"name 1 to {players} bots for {players} seats, not {len(bots)}")
    return np.array([numbers[seat % len(bots)] for seat in range(players)], np.int64)


def simulate(
    game: Game, bots: Sequence[str], games: int, seed: Seed = 0, threads: int | None = None
) -> Iterator[npt.NDArray[np.void]]:
    """Play games between bots, who move one seat on from game to game.

    bots: names of POLICIES, one a seat or fewer, which then repeat around the table.
    Yields arrays of ROW in the order of the games, as they are done.
    """
    policies = policy_numbers(bots, game.players)
    k0, k1 = key_words(key_of(seed))
    loop = play_games(game.name)
    workers = threads or os.cpu_count() or 1

    def batch(first: int, count: int) -> npt.NDArray[np.void]:
        rows = np.zeros(count, ROW)
        loop(
            game.kind.state.zeros(1),
            game.settings_record,
            policies,
            k0,
            k1,
            first,
            rows,
            game.kind.event.zeros(0),
            np.zeros(1, np.uint64),
            np.zeros(game.kind.max_legal, np.int16),
        )
        return rows

    if games > 0:
        batch(0, 1)  # compile once, before the threads start
    starts = range(0, games, BATCH)
    counts = [min(BATCH, games - first) for first in starts]
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(batch, starts, counts)
