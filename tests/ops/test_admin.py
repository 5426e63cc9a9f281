"""The administrator's commands, over both stores."""

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nestling.cli import app
from nestling.core.record import read_record
from nestling.server import admin
from nestling.server.run import open_store
from nestling.table import log, seating
from nestling.table.log import Claimed, Played
from tests.postgres import Cluster
from tests.table.tables import created


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["admin", *words])


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store with two tables, ABC234 of two persons and DEF567 of a person and a bot."""
    where = str(tmp_path)
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        where = cluster.database()
    opened = open_store(where)

    async def fill() -> None:
        await opened.create("ABC234", log.encode(created("PP", seed=4)))
        await opened.create("DEF567", log.encode(created("PB", seed=5)))
        entries = await admin.read(opened, "ABC234")
        table = admin.table(opened, "ABC234", entries)
        for seat in (0, 1):
            await table.play(seat, "c", table.seq, table.state.legal(seat)[0].notation)
        await opened.close()

    asyncio.run(fill())
    return where


def test_tables_are_listed_and_shown(store: str) -> None:
    lines = run("list", "--data", store).stdout.splitlines()
    assert [line[:6] for line in lines] == ["ABC234", "DEF567"]
    assert "dinosaurs" in lines[0]
    assert "Person 0, Person 1" in lines[0]
    assert "random (bot)" in lines[1]
    shown = run("inspect", "ABC234", "--data", store)
    assert shown.exit_code == 0
    assert "1 (A): Person 0" in shown.stdout
    assert "not over" in shown.stdout


def test_a_game_is_ended_and_its_record_written(store: str, tmp_path: Path) -> None:
    ended = run("end", "ABC234", "--data", store)
    assert "Points" in ended.stdout
    file = tmp_path / "record.json"
    assert run("export", "ABC234", "--out", str(file), "--data", store).exit_code == 0
    record = read_record(file.read_bytes())
    assert record.result is not None
    record.replay()
    assert run("export", "ABC234", "--data", store).stdout == file.read_text()
    lines = run("export", "ABC234", "--log", "--data", store).stdout.splitlines()
    assert json.loads(lines[0])["entry"] == "created"
    assert len(lines) == len(record.plays) + 1


def test_what_is_erased_is_gone(store: str) -> None:
    assert run("erase", "ABC234", "--seat", "2", "--data", store).exit_code == 0
    assert "Person 0, –" in run("list", "--data", store).stdout
    assert "Person 1" not in run("export", "ABC234", "--log", "--data", store).stdout
    assert run("end", "ABC234", "--data", store).exit_code == 0
    assert run("erase", "ABC234", "--data", store).exit_code == 0
    assert "ABC234" not in run("list", "--data", store).stdout


@pytest.mark.parametrize("command", ["inspect", "end", "export", "erase"])
def test_a_table_that_is_not_there_is_named(store: str, command: str) -> None:
    refused = run(command, "ZZZ999", "--data", store)
    assert refused.exit_code == 2
    assert refused.stderr == "nestling: there is no table ZZZ999\n"
    assert run("erase", "ABC234", "--seat", "7", "--data", store).exit_code == 2


def test_a_name_given_on_sitting_down_is_forgotten_too(tmp_path: Path) -> None:
    opened = open_store(tmp_path)

    async def scene() -> None:
        key = bytes(16)
        seats = [seating.open_seat(), seating.person("Ann")[0]]
        made = seating.create("ice", {}, seats, 1000, key)
        await opened.create("ABC234", log.encode(made))
        claimed = Claimed(seat=0, name="Bob", token_hash="0" * 64, at=2000)
        await opened.append("ABC234", 1, log.encode(claimed), None)
        await admin.forget(opened, "ABC234", 0)
        entries = await admin.read(opened, "ABC234")
        assert admin.about("ABC234", entries).seats == ("–", "Ann")
        assert isinstance(entries[1], Claimed)
        assert entries[1].token_hash == claimed.token_hash
        assert not any(isinstance(entry, Played) for entry in entries)
        await opened.close()

    asyncio.run(scene())
