"""Observations hide what the seat may not see, keep to their bounds, and are what is documented."""

from pathlib import Path

import numpy as np
import pytest

import nestling
from nestling.envs import document
from nestling.envs.layout import observation_of
from nestling.envs.single import Single, observation_space
from nestling.games.dinosaurs.cards import Card

GAMES = ("dinosaurs", "ice")
DOCS = Path(__file__).resolve().parents[2] / "docs"
VARIANTS = {
    "dinosaurs": [{"players": 2}, {"players": 3}, {"players": 4, "youngest": 2}],
    "ice": [
        {"players": 2, "saved": "hidden"},
        {"players": 3, "saved": "open", "sailing": "gate"},
        {"players": 4, "junior": True},
    ],
}
CASES = [(game, case) for game in GAMES for case in range(3)]


@pytest.mark.parametrize(("game", "case"), CASES)
def test_observations_tell_nothing_that_the_seat_cannot_know(game: str, case: int) -> None:
    made = nestling.game(game, **VARIANTS[game][case])
    single, chance = Single(made), np.random.default_rng(case)
    space = observation_space(made)
    single.start(case)
    moves = 0
    while actors := single.actors:
        moves += 1
        for seat in range(made.players):
            seen = single.see(seat)
            if moves % 3 == 0:
                assert space["observation"].contains(seen)
                truth = single._states.copy()
                single._engine.redeterminise(
                    single._states, 0, seat, np.uint64(moves), np.uint64(1)
                )
                assert (single.see(seat) == seen).all(), f"seat {seat} after {moves} moves"
                single._states[:] = truth
        seat = int(chance.choice(actors))
        single.play(seat, int(chance.choice(single.legal(seat))))


@pytest.mark.parametrize("game", GAMES)
def test_observations_say_what_views_say(game: str) -> None:
    made = nestling.game(game, players=3)
    state, single = made.start(5), Single(made)
    single.start(5)
    at = observation_of(game).offsets()
    chance = np.random.default_rng(5)
    while state.actors:
        for seat in range(3):
            seen, view = single.see(seat), state.observe(seat)
            if game == "ice":
                points = [seen[at["seats"] + 5 * r] for r in range(3)]
                assert list(seen[at["unseen"] : at["unseen"] + 5]) == view.unseen
                ice = [int(n >= 0) for n in seen[at["cells"] :] if n > -2]
                assert ice == [int(flag) for flag in view.ice]
            else:
                points = list(seen[at["points"] : at["points"] + 3])
                for r in range(3):
                    other = (seat + r) % 3
                    for name in ("hand_counts", "bonus", "boosters", "sappers", "known_instants"):
                        assert seen[at[name] + r] == getattr(view, name)[other]
                    for name in ("alive", "laid", "fighters", "effects_done"):
                        assert seen[at[name] + r] == (other in getattr(view, name))
                    for name in ("played", "revealed"):
                        said = getattr(view, name)[other]
                        assert seen[at[name] + r] == (-1 if said is None else Card[said.upper()])
                    areas = seen[at["areas"] + 4 * r : at["areas"] + 4 * (r + 1)]
                    assert areas.sum() == len(view.area[other])
                assert seen[at["turn"]] == (-1 if view.turn < 0 else (view.turn - seat) % 3)
                assert not seen[at["alive"] + 3] and seen[at["dinosaurs"] + 3] == -1  # nobody
                hand = seen[at["hand"] : at["hand"] + 24]
                assert hand.sum() == len(view.hand)
                assert list(seen[at["discard"] : at["discard"] + 24]) == view.discard
                others = [seen[at["known"] + 24 * r : at["known"] + 24 * (r + 1)] for r in range(2)]
                assert [list(o) for o in others] == [view.known[(seat + r) % 3] for r in (1, 2)]
            assert points == [view.points[(seat + r) % 3] for r in range(3)]
            assert seen[at["my_turn"]] == (seat in view.actors)
        seat = int(chance.choice(state.actors))
        action = state.legal(seat)[chance.integers(len(state.legal(seat)))]
        state.play(seat, action)
        single.play(seat, action.code)


def test_the_documented_environments_are_those_that_there_are() -> None:
    for game in GAMES:
        page = (DOCS / "environments" / f"{game}.md").read_text(encoding="utf-8")
        assert page == document.page(game)
