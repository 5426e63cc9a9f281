"""The command line: what it prints, and one clear line with exit code 2 for bad input."""

import json
import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import nestling
from nestling.cli import app
from nestling.cli_text import first_language


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"nestling {nestling.__version__}\n"


def test_seats_are_called_by_letter_everywhere(record: Path) -> None:
    end = nestling.load_record(record).replay().outcome
    assert end is not None
    for command in ("verify", "replay"):
        told = run(command, str(record)).stdout.splitlines()[-1]
        assert [f"Seat{'s' if end.winners[1:] else ''} {'AB'[end.winners[0]]}"] == [
            told.partition(" won")[0].partition(" and")[0]
        ]
    told = run("simulate", "ice", "--players", "2", "--games", "20").stdout
    assert "Seat A" in told
    assert "Seat B" in told


def test_replay_tells_every_event_in_words(record: Path) -> None:
    told = run("replay", str(record))
    assert told.exit_code == 0
    assert len(told.stdout.splitlines()) > 40
    assert "won" in told.stdout
    assert "{" not in told.stdout  # no text was left without its argument


def test_replay_as_json_gives_the_events(record: Path) -> None:
    told = run("replay", "--json", str(record))
    events = [json.loads(line) for line in told.stdout.splitlines()]
    assert events == [e.to_json() for e in nestling.load_record(record).replay().events]


def test_verify_accepts_a_true_record(record: Path) -> None:
    assert run("verify", str(record)).exit_code == 0


def test_verify_refuses_a_changed_result(record: Path) -> None:
    data = json.loads(record.read_text())
    data["result"]["totals"][0] += 1
    record.write_text(json.dumps(data))
    refused(run("verify", str(record)), record.name)


def test_simulate_prints_the_same_figures_for_the_same_seed() -> None:
    words = ["simulate", "dinosaurs", "--players", "3", "--games", "300", "--json"]
    first, second = run(*words), run(*words, "--threads", "1")
    assert first.exit_code == 0
    figures = json.loads(first.stdout)
    assert figures == json.loads(second.stdout)
    assert figures["games"] == 300
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(1)


def refused(result: Result, *named: str) -> None:
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    for word in named:
        assert word in result.stderr


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", "dinosaurs", "--players", "5"], "5"),
        (["simulate", "dinosaurs", "--bots", "deep"], "deep"),
        (["simulate", "ice", "--setting", "sailing=upwards"], "upwards"),
        (["simulate", "ice", "--setting", "sailing"], "name=value"),
        (["verify", "no-such-file.json"], "no-such-file.json"),
        (["replay", "no-such-file.json"], "no-such-file.json"),
    ],
)
def test_bad_input_is_one_clear_line(words: list[str], named: str) -> None:
    refused(run(*words), named)


def test_a_file_that_is_no_record_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_text("[1, 2")
    refused(run("verify", str(path)), "notes.json")
    assert path.read_text() == "[1, 2"


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused(run("serve", "--no-open", "--port", port, "--data", str(tmp_path)), port)


def test_a_data_folder_that_cannot_be_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "data"
    refused(run("serve", "--no-open", "--port", "0", "--data", str(folder)), "file")


@pytest.mark.parametrize(
    ("lang", "over"), [("fi", "voitti"), ("da", "vandt"), ("fa", "برد"), ("vi", "thắng")]
)
def test_a_record_is_told_in_the_language_that_was_asked_for(
    record: Path, lang: str, over: str
) -> None:
    told = run("--lang", lang, "replay", str(record))
    assert told.exit_code == 0
    assert over in told.stdout.splitlines()[-1]


def test_a_language_that_is_not_here_is_one_clear_line() -> None:
    refused(run("--lang", "sv", "verify", "any.json"), "sv", "fi")


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {"LANG": "da_DK.UTF-8"}, "da"),
        ([], {"LANG": "da_DK.UTF-8", "LC_ALL": "vi"}, "vi"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {}, "en"),
        (["--lang", "fi", "simulate"], {"LANG": "da_DK"}, "fi"),
        (["--lang=fa"], {"LANG": "da_DK"}, "fa"),
    ],
)
def test_the_help_is_in_the_language_of_the_terminal_or_the_asked_one(
    words: list[str], environment: dict[str, str], language: str
) -> None:
    assert first_language(words, environment) == language


def test_analyse_tells_what_decisions_were_worth(record: Path) -> None:
    told = run("analyse", str(record), "--iterations", "20", "--json")
    assert told.exit_code == 0
    verdicts = json.loads(told.stdout)
    assert len(verdicts) > 10
    assert {"play", "seat", "move", "before", "after", "best", "loss", "mark"} == set(verdicts[0])
    table = run("analyse", str(record), "--iterations", "20")
    assert table.exit_code == 0
    assert verdicts[0]["move"] in table.stdout


def test_analyse_names_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    told = run("analyse", str(tmp_path / "none.json"))
    assert told.exit_code == 2
    assert "none.json" in told.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["verify", "a" * 5000],
        ["simulate", "ice", "--players", "3", "--setting", "players=2"],
        ["simulate", "ice", "--setting", "name=3"],
        ["serve", "--host", "a..b", "--port", "0", "--no-open"],
        ["serve", "--host", "x" * 300, "--port", "0", "--no-open"],
        ["serve", "--metrics", "127.0.0.1:99999", "--port", "0", "--no-open"],
        ["serve", "--metrics", "a..b:0", "--port", "0", "--no-open"],
    ],
)
def test_odd_words_are_refused_in_one_line(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if words[0] == "serve":
        words = [*words, "--data", str(tmp_path / "data")]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 2, told.output
    assert len(told.stderr.splitlines()) == 1
