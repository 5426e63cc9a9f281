"""The balance report: self-contained, its figures true."""

import re
from pathlib import Path

import polars as pl
import pytest

from nestling.core.errors import Refused
from nestling.lab.balance import write_report
from nestling.lab.balance.dinosaurs import comebacks, double_star_fruit
from nestling.lab.balance.ice import complete, first_seat, sails
from nestling.lab.balance.samples import Sample, Sampler, Share, means, shares


@pytest.mark.parametrize("game", ["dinosaurs", "ice"])
def test_a_report_is_one_page_that_needs_nothing_else(game: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    write_report(page, game, 40, ["greedy"], 1, threads=1)
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") >= 4
    assert not re.findall(r'(?:src|href)="(?!#)', html)
    assert "<script" not in html
    assert "nestling simulate " + game in html
    assert len(re.findall(r"\d+\.\d\d % \(\d+\.\d\d to \d+\.\d\d\)", html)) > 5
    assert [p.name for p in tmp_path.iterdir()] == ["report.html"]


def test_a_report_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="is no folder"):
        write_report(tmp_path / "none" / "x.html", "ice", 1, ["greedy"], 1)
    with pytest.raises(Refused, match="there is no game"):
        write_report(tmp_path / "x.html", "chess", 1, ["greedy"], 1)


def sample(game: str, players: int) -> Sample:
    return Sampler(game, 60, ["greedy"], 3, 1, {}, {}).sample(players)


def test_figures_of_the_dinosaurs_are_those_of_the_rows() -> None:
    found = sample("dinosaurs", 3)
    seats = found.seats()
    assert seats["won"].sum() == pytest.approx(60)
    assert len(found.seats_of_stretches()) == 3 * len(found.stretches)
    by_hand = {
        seat: sum(
            row[f"winners_{seat}"] / sum(row[f"winners_{s}"] for s in range(3))
            for row in found.games.iter_rows(named=True)
        )
        for seat in range(3)
    }
    for row in shares(seats, ["seat"]).iter_rows(named=True):
        assert row["share"] == pytest.approx(by_hand[row["seat"]] / 60)
        assert row["low"] < row["share"] < row["high"]
    assert 0 <= comebacks(found).share <= 1
    assert 0 <= double_star_fruit(found).share < 0.2


def test_figures_of_the_ice_are_those_of_the_rows() -> None:
    found = sample("ice", 2)
    moved = found.stretches["first"].drop_nulls().cast(pl.String).to_list()
    assert sails(found).share == pytest.approx(moved.count("sail") / len(moved))
    why = found.games["why"].cast(pl.String).to_list()
    assert complete(found).share == pytest.approx(why.count("family_complete") / 60)
    assert 0 < first_seat(found).share < 1


def test_intervals_hold_what_they_are_of() -> None:
    half = Share(0.5, 400)
    low, high = half.interval
    assert low == pytest.approx(0.451, abs=0.001)
    assert high == pytest.approx(0.549, abs=0.001)
    assert half.minus(Share(0.4, 400)) == "+10.00 points (+3.14 to +16.86)"
    table = means(pl.DataFrame({"a": [1, 1, 2], "b": [1.0, 3.0, 5.0]}), ["a"], "b")
    assert table["mean"].to_list() == [2.0, 5.0]
    assert table["low"][0] < 2 < table["high"][0]
