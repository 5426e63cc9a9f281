"""Tournaments: fair schedules, ratings, nothing lost by a break."""

from pathlib import Path

import numpy as np
import pytest

import nestling
from nestling.core.errors import Refused
from nestling.lab.crews import thread_crew
from nestling.lab.tournament import Tournament, make_plans

OWN = "tests.lab.own_bots:Chance"


def plans(games: int = 30, *bots: str, players: int = 2) -> list:
    made = nestling.game("dinosaurs", players=players)
    return make_plans(made, bots or ("greedy", "random", OWN), games, 5)


def test_every_combination_meets_and_each_bot_sits_everywhere_equally_often(tmp_path: Path) -> None:
    held = Tournament.begin(tmp_path / "cup", plans())
    rows = list(held.go_on(thread_crew(1)))
    assert held.games == sum(map(len, rows)) == 90
    found = held.results()
    assert list(found.games) == [60, 60, 60]
    assert found.met.tolist() == [[0, 30, 30], [30, 0, 30], [30, 30, 0]]
    first = np.concatenate(rows)["bots"][:30]
    assert (first[:, 0] == 0).sum() == (first[:, 0] == 1).sum() == 15
    best = found.to_json()["bots"][0]
    assert best["bot"] == "greedy"
    assert best["rating_low"] < best["rating"] < best["rating_high"]
    assert best["against"]["random"] > 0.6
    assert found.wins.sum() == pytest.approx(90)


def test_a_tournament_goes_on_after_a_break(tmp_path: Path) -> None:
    whole = Tournament.begin(tmp_path / "whole", plans())
    list(whole.go_on(thread_crew(1)))
    part = Tournament.begin(tmp_path / "part", plans())
    played = part.go_on(thread_crew(1))
    for _ in range(3):
        next(played)
    played.close()
    again = Tournament.resume(tmp_path / "part", plans())
    list(again.go_on(thread_crew(1)))
    assert again.results().to_json() == whole.results().to_json()


def test_other_bots_other_folders_and_impossible_tables_are_refused(tmp_path: Path) -> None:
    Tournament.begin(tmp_path / "cup", plans())
    with pytest.raises(Refused, match="holds a tournament already"):
        Tournament.begin(tmp_path / "cup", plans())
    with pytest.raises(Refused, match="other bots or settings"):
        Tournament.resume(tmp_path / "cup", plans(31))
    with pytest.raises(Refused, match="holds no tournament"):
        Tournament.resume(tmp_path, plans())
    with pytest.raises(Refused, match="name each bot once"):
        plans(10, "greedy", "greedy")
    with pytest.raises(Refused, match="3 seats need at least as many bots"):
        plans(10, "greedy", "random", players=3)
    (tmp_path / "cup" / "tournament.json").write_text("{")
    with pytest.raises(Refused, match="cannot be read"):
        Tournament.resume(tmp_path / "cup", plans())
