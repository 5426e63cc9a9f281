"""Moments of games: for every kind of question a game in which the first seat has to answer it."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Page

import nestling
from nestling.core.record import Record
from tests.browser.test_replay import hand_over, open_replay

GAMES = 60  # within which every kind of question comes up
SETTINGS: dict[str, dict[str, str]] = {"dinosaurs": {}, "ice": {"saved": "open"}}


class Moment(NamedTuple):
    """A question of a phase, after so many plays of a game."""

    phase: str
    record: Record
    at: int


def moments(name: str) -> Iterator[Moment]:
    """Moments of random games, each with an answer that no earlier one of its phase allows."""
    known: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = nestling.game(name, players=3, **SETTINGS[name]).start(seed=seed)
        found: list[tuple[str, int]] = []
        while state.outcome is None:
            if 0 in state.actors:
                phase = state.observe(0).phase
                kinds = {(phase, action.verb) for action in state.legal(0)}
                if not kinds <= known:
                    known |= kinds
                    found.append((phase, len(state.plays)))
            seat = chance.choice(state.actors)
            state.play(seat, chance.choice(state.legal(seat)))
        for phase, at in found:
            yield Moment(phase, state.record(), at)


def sit_down_at(page: Page, moment: Moment) -> None:
    """Go on with the game from that moment, on the first seat, against bots in the page."""
    hand_over(page, moment.record)
    open_replay(page, f"?at={moment.at}&seat=1")
    page.get_by_test_id("branch").filter(visible=True).click()
    page.wait_for_url("**/local/*")
    page.locator(f"[data-testid=table][data-phase={moment.phase}]").wait_for()
