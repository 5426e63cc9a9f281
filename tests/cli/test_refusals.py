"""The command line says why not in the language that was asked for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import nestling
from nestling.cli_text import reason_of, speaking
from nestling.core.errors import BadRecord, NestlingError, Refused
from tests.cli.test_cli import refused, run
from tests.locale.catalogue import messages

ROOT = Path(nestling.__file__).parent
# What the commands run through.
REACHED = [
    *("cli_lab.py", "bots/levels.py", "bots/policies.py", "table/course.py", "table/table.py"),
    *("server/admin.py", "server/metrics.py", "server/postgres.py", "server/run.py"),
    *("server/site.py", "server/sqlite.py"),
]
FOLDERS = ("core", "games", "lab")
# Only whoever writes a program can meet these: the command line does not let it come so far.
PROGRAMS = {"no_past", "bad_games", "no_rows", "late_house_rules", "no_choice"}
ERRORS = {"BadRecord": 1, "NestlingError": 1, "Refused": 0, "StoreError": 1, "TableBroken": 1}


def made() -> Iterator[tuple[str, str, set[str]]]:
    """Where errors are made: the place, the code, and the names of the facts."""
    files = [ROOT / name for name in REACHED]
    files += [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = ERRORS.get(node.func.id)
            if place is None:
                continue
            code = ast.literal_eval(node.args[place]) if len(node.args) > place else ""
            facts = {word.arg for word in node.keywords if word.arg}
            yield f"{file.name}:{node.lineno}", code, facts


def test_what_a_person_can_meet_has_a_code() -> None:
    uncoded = {place.partition(":")[0] for place, code, _ in made() if not code}
    # A store used after its end, a port that typer refuses before, a log with two beginnings.
    assert uncoded <= {"sqlite.py", "postgres.py", "run.py", "course.py"}


def test_every_code_has_a_text_that_names_only_facts_it_is_given() -> None:
    texts = messages("en")
    for place, code, facts in made():
        if not code or code in PROGRAMS:
            continue
        id = code.replace("_", "-")
        text = texts.get(f"cli-refusal-{id}") or texts.get(f"refusal-{id}")
        assert text is not None, (place, code)
        assert text.arguments <= facts, (place, code)


@pytest.mark.parametrize("language", nestling.locale.LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simulate", "chess"], ["chess", "dinosaurs"]),
        (["simulate", "dinosaurs", "--players", "9"], ["players", "(D1)"]),
        (["simulate", "dinosaurs", "--bots", "deep"], ["deep", "greedy"]),
        (["simulate", "ice", "--setting", "sailing=upwards"], ["upwards", "gate", "(J12)"]),
        (["simulate", "ice", "--players", "2", "--bots", "greedy,greedy,greedy"], []),
        (["admin", "inspect", "ABC234", "--data", "DATA"], ["ABC234"]),
    ],
)
def test_refusals_are_told_in_the_language(
    language: str, words: list[str], named: list[str], tmp_path: Path
) -> None:
    words = [str(tmp_path / "data") if word == "DATA" else word for word in words]
    told = run("--lang", language, *words)
    refused(told, *named)
    english = run("--lang", "en", *words).stderr
    assert (told.stderr == english) == (language == "en")


def test_a_reason_within_a_reason_is_told_in_the_language_too(record: Path) -> None:
    found = nestling.load_record(record)
    found.plays.insert(3, (0, "nonsense"))
    found.save(record)
    told = run("--lang", "da", "verify", str(record))
    refused(told, record.name, "træk 4 (nonsense, plads A)", "Bordet kender ikke det træk")


def test_without_a_text_the_sentence_itself_is_told() -> None:
    with speaking("fi"):
        assert reason_of(NestlingError("the store is closed")) == "the store is closed"
        assert reason_of(Refused("no_past", "dealt anew", "D1")) == "dealt anew (D1)"
        assert reason_of(BadRecord("changed", "other_events")) != "changed"
