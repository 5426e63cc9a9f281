"""House rules: facts changed for one process, kept apart from everything else."""

import os
import subprocess
import sys

import pytest

from nestling.core import house
from nestling.core.errors import Refused

PLAIN = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # no compiling for a few games


def told(changes: str, then: str) -> str:
    """What a process with house rules prints."""
    code = f"""
import nestling
from nestling.core import house
from nestling.core.errors import NestlingError
try:
    {changes}
    {then}
except NestlingError as error:
    print(error)
"""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=PLAIN, capture_output=True, text=True, check=True).stdout


def test_a_shorter_route_ends_games_sooner_and_marks_their_records() -> None:
    play = """
    state = nestling.game("dinosaurs", players=2).start(seed=3)
    while state.actors: state.skip(state.actors[0])
    print(max(state.outcome.totals) < 40, state.record().rules_version > 1, house.mark() != "")"""
    changes = 'house.use("dinosaurs", {"board": {"win": 12}})'
    assert told(changes, play.strip()) == "True True True\n"
    assert told("pass", play.strip()) == "False False False\n"


@pytest.mark.parametrize(
    ("game", "changes", "reason"),
    [
        ("dinosaurs", {"bord": {}}, "no dinosaurs.bord; known in dinosaurs: card"),
        ("dinosaurs", {"card": {"pet_stone": {}}}, "no dinosaurs.card.pet_stone; known in"),
        ("dinosaurs", {"card": {"pet_rock": {"name": "Rock"}}}, "cannot become 'Rock'"),
        ("dinosaurs", {"board": {"win": "50"}}, "win is 50 and cannot become '50'"),
        ("dinosaurs", {"board": {"win": 0}}, "win is 1 to 1000"),
        ("dinosaurs", {"board": 5}, "dinosaurs.board is a table of facts, not 5"),
        ("dinosaurs", {"card": {"cool_stick": {"copies": 99}}}, "Main deck has 40 to 100 cards"),
        ("dinosaurs", {"card": {"pet_rock": {"copies": -1}}}, "card.pet_rock.copies = -1"),
        (
            "dinosaurs",
            {"card": {"pet_rock": {"value": 21}}},
            "card.pet_rock.value = 21: values are",
        ),
        (
            "dinosaurs",
            {"dinosaur": {"stego": {"traits": {"meteor": 6}}}},
            "dinosaur.stego.traits.meteor = 6",
        ),
        ("dinosaurs", {"limits": {"two": {"of_one_type": 9}}}, "at most seven Disasters"),
        ("ice", {"tiles": {"two": [6, 6, 2, 2, 20]}}, "2 players have 37 tiles, not 36"),
    ],
)
def test_impossible_house_rules_are_refused(game: str, changes: object, reason: str) -> None:
    use = f'house.use("{game}", {changes!r})'
    assert reason in told(use, f'nestling.game("{game}")')


def test_house_rules_come_before_the_game_or_not_at_all() -> None:
    facts = house.facts("a game", {"card": [{"id": "one", "value": 1}]})
    assert facts == {"card": [{"id": "one", "value": 1}]}
    house.use("a game", {})
    with pytest.raises(Refused, match="before a game is first used"):
        house.use("a game", {"card": {"one": {"value": 2}}})
    assert house.rules_version("a game", 4) == 4
    assert house.mark() == ""
