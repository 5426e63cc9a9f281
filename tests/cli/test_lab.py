"""The laboratory's commands: one clear line for bad input, and nothing overwritten."""

import importlib.util
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nestling.cli import app
from nestling.cli_lab import progress


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["simulate", "dinosaurs", "--resume"], "--out FOLDER"),
        (["simulate", "dinosaurs", "--stretches"], "--out FOLDER"),
        (["simulate", "dinosaurs", "--bots", "nobody"], 'there is no bot "nobody"'),
        (["simulate", "dinosaurs", "--bots", "nowhere:bot"], "No module named"),
        (["simulate", "dinosaurs", "--threads", "1", "--processes", "1"], "choose one of"),
        (["simulate", "chess"], 'there is no game "chess"'),
        (["simulate", "ice", "--setting", "sailing"], "is no setting"),
        (["tournament", "ice", "--bots", "greedy"], "2 seats need at least as many bots"),
        (["tournament", "ice", "--bots", "greedy,greedy"], "name each bot once"),
        (["tournament", "ice", "--bots", "greedy,nobody"], 'there is no bot "nobody"'),
        (["tournament", "ice", "--bots", "greedy,random", "--resume"], "--out FOLDER"),
        (["balance", "chess"], 'there is no game "chess"'),
        (["balance", "ice", "--out", "none/of/this/report.html"], "is no folder"),
        (["balance", "ice", "--house-rules", "none.toml"], "No such file"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: list[str], reason: str) -> None:
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 2
    assert reason in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert told.stdout == ""


def test_what_needs_other_packages_says_so_before_it_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    run = tmp_path / "run"
    for words in (
        ["simulate", "ice", "--out", str(run)],
        ["tournament", "ice", "--bots", "greedy,random"],
        ["balance", "ice", "--out", str(tmp_path / "report.html")],
    ):
        told = CliRunner().invoke(app, words)
        assert told.exit_code == 2
        assert "polars" in told.stderr
        assert "pip install '.[lab]'" in told.stderr.replace("\n", " ")
    assert list(tmp_path.iterdir()) == []


def test_what_is_in_a_folder_stays(tmp_path: Path) -> None:
    kept = tmp_path / "letter.txt"
    kept.write_text("dear")
    for words in (
        ["simulate", "ice", "--out", str(tmp_path)],
        ["tournament", "ice", "--bots", "greedy,random", "--out", str(tmp_path)],
    ):
        told = CliRunner().invoke(app, words)
        assert told.exit_code == 2
        assert "is not empty" in told.stderr
    assert [p.name for p in tmp_path.iterdir()] == ["letter.txt"]
    assert kept.read_text() == "dear"


def test_house_rules_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    rules = tmp_path / "house.toml"
    rules.write_text("win = ")
    told = CliRunner().invoke(app, ["simulate", "ice", "--house-rules", str(rules)])
    assert told.exit_code == 2
    assert "house.toml" in told.stderr


def test_the_progress_bar_shows_how_far_how_fast_and_how_long(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It draws itself in a thread of its own, whose failures pytest reports."""
    for name, value in (("FORCE_COLOR", "1"), ("TERM", "xterm"), ("COLUMNS", "120")):
        monkeypatch.setenv(name, value)  # as in a terminal
    with progress(1000, 200, quiet=False) as advance:
        for _ in range(4):
            advance(100)
            time.sleep(0.15)
    told = capsys.readouterr().err
    assert "600/1000" in told
    assert "a second" in told
