"""What the package promises: its pins, its lock file, what the wheel holds, how a build fails."""

import importlib.metadata
import importlib.util
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import nestling

ROOT = Path(__file__).resolve().parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
REGISTRIES = (  # in parts, so that this file does not name them either
    ("npmjs", "org"),
    ("npmjs", "com"),
    ("yarnpkg", "com"),
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("deb", "debian", "org"),
)


def tracked_files() -> list[Path]:
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True)
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def load(name: str) -> ModuleType:
    """A Python file of the repository that is in no package."""
    spec = importlib.util.spec_from_file_location(Path(name).stem, ROOT / name)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for it
    spec.loader.exec_module(module)
    return module


def test_no_file_names_a_package_registry() -> None:
    hosts = [".".join(parts).encode() for parts in REGISTRIES]
    named = [
        f"{path.relative_to(ROOT)}: {host.decode()}"
        for path in tracked_files()
        for host in hosts
        if host in path.read_bytes()
    ]
    assert named == []


def test_the_lock_file_has_checksums_and_no_addresses() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages = {name: about for name, about in lock["packages"].items() if name}
    assert packages
    assert [name for name, about in packages.items() if "resolved" in about] == []
    assert [name for name, about in packages.items() if "integrity" not in about] == []


def test_pins_are_exact_and_in_order() -> None:
    assert [line for line in PINS if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    names = [canonicalize_name(line.partition("==")[0]) for line in PINS]
    assert sorted(set(names)) == sorted(names)


def test_every_dependency_is_pinned_to_a_version_that_it_allows() -> None:
    pinned = {canonicalize_name(n): v for n, _, v in (line.partition("==") for line in PINS)}
    project = PROJECT["project"]
    extras = project["optional-dependencies"].values()
    for text in [*project["dependencies"], *(need for extra in extras for need in extra)]:
        need = Requirement(text)
        assert need.specifier.contains(pinned[canonicalize_name(need.name)]), text


def test_the_command_is_installed_and_the_version_is_the_same() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="nestling")
    assert callable(command.load())
    assert importlib.metadata.version("nestling") == nestling.__version__


def test_a_failed_build_step_ends_with_one_message_and_what_was_said_last(tmp_path: Path) -> None:
    hook = load("hatch_build.py")
    script = "print('first'); print('npm error     at Some.frame'); print('last'); exit(3)"
    with pytest.raises(SystemExit) as ended:
        hook.run([sys.executable, "-c", script], tmp_path)
    message = str(ended.value)
    assert message.startswith("nestling: the browser part could not be built: '-c ")
    assert message.endswith("It said last:\nfirst\nlast")


def test_a_failed_build_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = load("hatch_build.py")
    monkeypatch.setattr(hook.tempfile, "tempdir", str(tmp_path))

    def fail(web: Path, scratch: Path) -> Path:
        assert scratch.is_dir()
        sys.exit("no")

    monkeypatch.setattr(hook, "build_web", fail)
    part = hook.BrowserPart(str(ROOT), {}, None, None, "", "wheel")
    with pytest.raises(SystemExit):
        part.initialize("standard", {"force_include": {}})
    assert list(tmp_path.iterdir()) == []


def test_an_editable_install_builds_no_browser_part() -> None:
    part = load("hatch_build.py").BrowserPart(str(ROOT), {}, None, None, "", "wheel")
    build_data: dict[str, Any] = {"force_include": {}}
    part.initialize("editable", build_data)
    part.finalize("editable", build_data, "")
    assert build_data == {"force_include": {}}


@pytest.mark.package
def test_the_wheel_holds_every_source_and_the_browser_part(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    sources = {p.relative_to(source).as_posix() for p in tracked_files() if source in p.parents}
    assert sources - held == set()
    assert "nestling/server/web/index.html" in held
    others = {name for name in held - sources if ".dist-info/" not in name}
    assert {n for n in others if not n.startswith("nestling/server/web/")} == set()


@pytest.mark.package
def test_every_file_that_the_first_page_names_is_in_the_wheel(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    page = archive.read("nestling/server/web/index.html").decode()
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.endswith(".js") for name in named)
    held = set(archive.namelist())
    assert [name for name in named if f"nestling/server/web/{name}" not in held] == []
