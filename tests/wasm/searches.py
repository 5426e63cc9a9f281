"""Searches of positions natively, and the same by the search in the page (searches.mjs)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec
import numpy as np
from playwright.sync_api import Page

from nestling.bots.levels import Player, player
from nestling.bots.think import Thinker
from nestling.core.registry import kind
from tests.bots.positions import positions
from tests.wasm.chromium import run_in_page
from tests.wasm.random_games import run_in_node

PLAYERS = ("search-1", "level1", "level3")  # the latter choose by lot
LOOKED = 10  # the last iterations of each search begin with a given action


@dataclass(frozen=True)
class Wish:
    """A search that is asked for."""

    game: str
    state: bytes
    seat: int
    player: Player
    seed: int
    iterations: int

    def to_json(self) -> dict[str, Any]:
        return {
            "state": self.state.hex(),
            "seat": self.seat,
            "player": msgspec.to_builtins(self.player),
            "seed": self.seed,
            "iterations": self.iterations,
            "looked": LOOKED,
        }


def wishes(game: str, count: int, iterations: int, first: int = 0) -> Iterator[Wish]:
    """Positions over all numbers of players, each with its seed and one of the players in turn."""
    found = enumerate(positions(game, first + count))
    for n, (state, seat) in islice(found, first, None):
        deal = state.redeterminise(seat, n).record_bytes
        yield Wish(game, deal, seat, player(game, PLAYERS[n % len(PLAYERS)]), 7 * n, iterations)


def natively(wish: Wish) -> dict[str, Any]:
    """What is found."""
    made = kind(wish.game)
    states = np.frombuffer(bytearray(wish.state), made.state.dtype)
    thinker = Thinker(made, states, wish.seat, wish.player, wish.seed, wish.iterations)
    thinker.run(wish.iterations - LOOKED)
    thinker.look_at(thinker.moves()[-1].code, LOOKED)
    return {
        "iterations": thinker.iterations,
        "action": thinker.decide(wish.seed),
        "chances": thinker.chances(),
        "moves": msgspec.to_builtins(thinker.moves()),
    }


def in_node(game: str, wanted: list[Wish]) -> list[dict[str, Any]]:
    return run_in_node("searches.mjs", "searchAll", game, [wish.to_json() for wish in wanted])


def in_chromium(page: Page, game: str, wanted: list[Wish]) -> list[dict[str, Any]]:
    work = [wish.to_json() for wish in wanted]
    return run_in_page(page, "searches.mjs", "searchAll", game, work)
