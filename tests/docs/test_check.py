"""The command for all checks tells the truth about them."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from .test_packaging import load

CASES = {
    "pass": "<testcase name='a'/>",
    "fail": "<testcase name='b'><failure message='no'/></testcase>",
    "error": "<testcase name='c'><error message='oh'/></testcase>",
    "skip": "<testcase name='d'><skipped message='later'/></testcase>",
}


@pytest.fixture
def check() -> ModuleType:
    return load("tools/check.py")


def step(check: ModuleType, folder: Path, *cases: str, code: int = 0) -> object:
    """A step that writes a JUnit report of such cases and ends with an exit code."""
    report = folder / "report.xml"
    text = f"<testsuites><testsuite>{''.join(CASES[c] for c in cases)}</testsuite></testsuites>"
    script = f"open({str(report)!r}, 'w').write({text!r}); raise SystemExit({code})"
    return check.Step("tests", [sys.executable, "-c", script], folder, junit=report)


def test_results_are_counted_from_the_report(check: ModuleType, tmp_path: Path) -> None:
    result = check.run(step(check, tmp_path, "pass", "pass", "fail", "error", code=1))
    assert (result.ok, result.passed, result.failed) == (False, 2, 2)


@pytest.mark.parametrize(
    ("cases", "code", "ok"),
    [
        (["pass"], 0, True),
        (["pass"], 1, False),
        (["pass", "fail"], 0, False),
        (["pass", "skip"], 0, False),
        ([], 0, False),
    ],
    ids=["all passed", "exit code", "failure", "skipped", "no test"],
)
def test_a_step_is_well_only_if_all_its_tests_ran_and_passed(
    check: ModuleType, tmp_path: Path, cases: list[str], code: int, ok: bool
) -> None:
    assert check.run(step(check, tmp_path, *cases, code=code)).ok is ok


def test_an_old_report_does_not_count(check: ModuleType, tmp_path: Path) -> None:
    made = step(check, tmp_path, "pass")
    assert check.run(made).passed == 1
    silent = check.replace(made, command=[sys.executable, "-c", ""])
    result = check.run(silent)
    assert (result.ok, result.note) == (False, "wrote no report of its tests")


def test_a_missing_program_fails_its_step_in_one_sentence(
    check: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check.shutil, "which", lambda name: None)
    program = check.Program(("some-browser",), "some-package")
    made = check.replace(step(check, tmp_path, "pass"), needs=(program,))
    result = check.run(made)
    assert not result.ok
    assert result.note == "needs some-browser (Debian: apt-get install some-package)"


def test_the_last_line_adds_up_all_tests_and_failed_steps(
    check: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lint = check.Step("lint", [])
    results = [
        check.Result(step(check, tmp_path), True, 1.0, passed=3),
        check.Result(step(check, tmp_path), False, 1.0, passed=4, failed=2),
        check.Result(lint, False, 1.0),
    ]
    assert not check.report(results)
    assert capsys.readouterr().out.splitlines()[-1] == "7 passed, 3 failed"


def test_what_was_made_from_the_same_files_is_not_made_again(
    check: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "ROOT", tmp_path)
    source, made = tmp_path / "source", tmp_path / "made"
    made.mkdir()
    calls = []

    def make() -> int:
        calls.append(source.read_text())
        return 0

    for text in ("one", "one", "two"):
        source.write_text(text)
        check.made_from(made, [source], make)
    assert calls == ["one", "two"]


def test_what_could_not_be_made_is_tried_again(
    check: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "ROOT", tmp_path)
    (tmp_path / "made").mkdir()
    for _ in range(2):
        with pytest.raises(check.CheckFailed, match="made could not be made"):
            check.made_from(tmp_path / "made", [], lambda: 1)
