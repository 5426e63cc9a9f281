"""Runs: the same rows however they are split, nothing lost and nothing doubled."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal

import nestling
from nestling.core.errors import Refused
from nestling.lab.crews import Crew, process_crew, ray_crew, thread_crew
from nestling.lab.plan import Plan, make_plan
from nestling.lab.simulate import STRETCHES, Run, crew_for, play

OWN = "tests.lab.own_bots:"
GAMES = 60


def plan_of(game: str = "dinosaurs", *bots: str, chunk: int = 8, games: int = GAMES) -> Plan:
    """A small run in many chunks."""
    made = nestling.game(game, players=3)
    plan = make_plan(made, bots or ("greedy", "random"), games, 7, stretches=True)
    return msgspec.structs.replace(plan, chunk=chunk)


def rows(plan: Plan, crew: Crew) -> tuple[bytes, bytes]:
    """All rows of a run as bytes."""
    chunks = list(play(plan, crew))
    return b"".join(g.tobytes() for g, _ in chunks), b"".join(s.tobytes() for _, s in chunks)


@pytest.mark.parametrize("game", ["dinosaurs", "ice"])
def test_rows_are_the_same_with_any_number_of_threads_processes_and_any_chunks(game: str) -> None:
    plan = plan_of(game)
    expected = rows(plan, thread_crew(1))
    assert rows(plan, thread_crew(3)) == expected
    assert rows(msgspec.structs.replace(plan, chunk=23), thread_crew(2)) == expected
    assert rows(plan, process_crew(1)) == expected
    assert rows(plan, process_crew(2)) == expected
    assert rows(msgspec.structs.replace(plan, key="00" * 16), thread_crew(1)) != expected


def test_any_part_of_a_run_can_be_played_alone() -> None:
    plan = plan_of()
    whole = np.concatenate([games for games, _ in play(plan, thread_crew(1))])
    only = msgspec.structs.replace(plan, games=GAMES, chunk=1)
    one = list(play(only, thread_crew(1)))[41][0]
    assert one[0] == whole[41]


def test_bots_move_one_seat_on_from_game_to_game() -> None:
    plan = plan_of("dinosaurs", "greedy", "random", "greedy", games=6)
    (games, _), *_ = play(plan, thread_crew(1))
    assert [list(g["bots"][:3]) for g in games[:4]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


@pytest.fixture
def death(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that says that a worker has died."""
    marker = tmp_path / "died"
    monkeypatch.setenv("NESTLING_TEST_DEATH", str(marker))
    return marker


@pytest.fixture
def expected_after_death(death: Path) -> Iterator[tuple[bytes, bytes]]:
    """The rows if nobody dies."""
    death.touch()
    expected = rows(plan_of("dinosaurs", OWN + "Mortal", games=20), thread_crew(1))
    death.unlink()
    yield expected
    assert death.exists(), "no worker died"


def test_a_killed_process_is_made_good(expected_after_death: tuple[bytes, bytes]) -> None:
    plan = plan_of("dinosaurs", OWN + "Mortal", games=20)
    assert rows(plan, process_crew(2)) == expected_after_death


def test_ray_gives_the_same_rows_and_makes_a_killed_worker_good(
    expected_after_death: tuple[bytes, bytes],
) -> None:
    plan = plan_of("dinosaurs", OWN + "Mortal", games=20)
    assert rows(plan, ray_crew("local")) == expected_after_death


def test_workers_that_die_again_and_again_end_the_run() -> None:
    with pytest.raises(Refused, match="died 5 times in a row at games 0 to 0"):
        rows(plan_of("dinosaurs", OWN + "Doomed", chunk=1, games=1), process_crew(1))


def test_no_ray_cluster_at_an_address_is_told() -> None:
    with pytest.raises(Refused, match="no Ray cluster at 'nowhere'"):
        rows(plan_of(games=1), ray_crew("nowhere"))


def test_two_kinds_of_crew_are_refused() -> None:
    with pytest.raises(Refused, match="choose one"):
        crew_for(plan_of(), threads=1, processes=2)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("nobody", "there is no bot 'nobody'; known: random, greedy"),
        ("nowhere:bot", "cannot be loaded: ModuleNotFoundError"),
        (OWN + "nothing", "cannot be loaded: AttributeError"),
        (OWN + "NOT_CALLABLE", "is no callable"),
    ],
)
def test_an_unknown_bot_and_a_broken_entry_point_are_refused(bot: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        plan_of("dinosaurs", bot)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Cheat", "which is not legal"),
        ("Clumsy", "failed: RuntimeError: dropped the cards"),
        ("dumb", "has no choose"),
        ("unmade", "cannot be made: RuntimeError: left the cards at home"),
    ],
)
def test_a_bot_that_fails_is_named(bot: str, reason: str) -> None:
    with pytest.raises(Refused, match=f"{OWN}{bot}.*{reason}"):
        rows(plan_of("dinosaurs", OWN + bot), thread_crew(1))


def run_in(folder: Path, plan: Plan) -> Run:
    """A whole run in a folder."""
    run = Run.begin(folder, plan)
    assert sum(map(len, run.go_on(thread_crew(2)))) == plan.games
    return run


def test_a_run_that_was_broken_off_goes_on_without_loss_or_double(tmp_path: Path) -> None:
    plan = plan_of()
    whole = run_in(tmp_path / "whole", plan)
    part = Run.begin(tmp_path / "part", plan)
    played = part.go_on(thread_crew(2))
    for _ in range(3):
        next(played)
    played.close()
    (part.folder / STRETCHES / "000003.parquet").write_bytes(b"half a fi")  # its games not written
    part.file("games", 1).unlink()
    again = Run.resume(part.folder, plan)
    assert again.missing() == [1, 3, 4, 5, 6, 7]
    assert sum(map(len, again.kept())) == 16
    list(again.go_on(thread_crew(2)))
    for kind in ("games", STRETCHES):
        assert_frame_equal(again.table(kind).collect(), whole.table(kind).collect())


def test_ctrl_c_keeps_what_is_done_and_resume_completes_it(tmp_path: Path) -> None:
    folder, games = tmp_path / "run", 100
    command = [sys.executable, "-m", "nestling.cli", "simulate", "dinosaurs", "--out", str(folder)]
    command += ["--games", str(games), "--bots", OWN + "Slow", "--processes", "2", "--json"]
    slow = {**os.environ, "NESTLING_TEST_SLOW": "0.0005"}
    going = subprocess.Popen(command, env=slow, stderr=subprocess.PIPE, text=True)
    for _ in range(600):
        if list(folder.glob("games/*.parquet")):
            break
        time.sleep(0.1)
    going.send_signal(signal.SIGINT)
    _, told = going.communicate(timeout=60)
    assert going.returncode == 130
    kept = pl.read_parquet(folder / "games").height
    assert 0 < kept < games
    assert f"{kept} games are kept" in told and "--resume" in told
    subprocess.run([*command, "--resume"], check=True, stdout=subprocess.DEVNULL)
    assert sorted(pl.read_parquet(folder / "games")["game"]) == list(range(games))


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(Refused, match="is not empty"):
        Run.begin(tmp_path, plan_of())
    assert [p.name for p in tmp_path.iterdir()] == ["letter.txt"]
    run = run_in(tmp_path / "run", plan_of(games=8))
    with pytest.raises(Refused, match="holds a run already"):
        Run.begin(run.folder, plan_of(games=8))


def test_an_unwritable_folder_is_refused_and_what_was_there_stays(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")
    with pytest.raises(Refused, match=r"letter\.txt/run cannot be written"):
        Run.begin(letter / "run", plan_of())
    assert letter.read_text() == "dear"
    run = Run.begin(tmp_path / "run", plan_of(games=16))
    played = run.go_on(thread_crew(1))
    next(played)
    (run.folder / "games").rename(tmp_path / "kept")
    (run.folder / "games").write_text("in the way")
    with pytest.raises(Refused, match=r"000001\.parquet cannot be written"):
        list(played)
    (run.folder / "games").unlink()
    (tmp_path / "kept").rename(run.folder / "games")
    again = Run.resume(run.folder, run.plan)
    assert again.missing() == [1]
    assert sum(map(len, again.kept())) == 8


def test_resuming_with_other_settings_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    run = run_in(tmp_path / "run", plan_of(games=8))
    before = {p: p.read_bytes() for p in run.folder.rglob("*") if p.is_file()}
    with pytest.raises(Refused, match="games: 8 → 9"):
        Run.resume(run.folder, plan_of(games=9))
    with pytest.raises(Refused, match="bots: "):
        Run.resume(run.folder, plan_of("dinosaurs", "random", games=8))
    with pytest.raises(Refused, match="holds no run"):
        Run.resume(tmp_path, plan_of())
    assert {p: p.read_bytes() for p in run.folder.rglob("*") if p.is_file()} == before


def test_a_mixed_up_schema_is_refused(tmp_path: Path) -> None:
    run = run_in(tmp_path / "run", plan_of(games=16))
    file = run.file("games", 1)
    pl.read_parquet(file).rename({"why": "because"}).write_parquet(file)
    with pytest.raises(Refused, match=r"000001.parquet has other columns than its run: because"):
        run.table()
    with pytest.raises(Refused, match="has other columns than its run"):
        list(Run.resume(run.folder, run.plan).kept())
    file.write_bytes(b"rubbish")
    with pytest.raises(Refused, match="is no Parquet file"):
        run.table()
    manifest = run.folder / "run.json"
    manifest.write_bytes(manifest.read_bytes().replace(b'"columns": 1', b'"columns": 99'))
    with pytest.raises(Refused, match="columns of version 99"):
        Run.load(run.folder)
    manifest.write_bytes(b"{")
    with pytest.raises(Refused, match=r"run\.json cannot be read"):
        Run.load(run.folder)
