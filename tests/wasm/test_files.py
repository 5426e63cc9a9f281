"""The generated files in the tree are those of the present sources."""

import gzip
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

import nestling
from nestling.bots import typescript as bots_typescript
from nestling.bots.wasm import exports_of
from nestling.core import wasm
from nestling.core.registry import kind
from nestling.core.typescript import typescript
from tests.wasm.random_games import GENERATED, in_node, natively, wanted_games

TOOL = Path(__file__).resolve().parents[2] / "tools/build_wasm.py"
BUILD = "run `python tools/build_wasm.py`"
MOST_BYTES = 120_000  # gzip


@pytest.mark.parametrize("name", nestling.names())
def test_the_schema_in_the_tree_is_that_of_the_records(name: str) -> None:
    written = (GENERATED / f"{name}.schema.ts").read_text(encoding="utf-8")
    assert written == typescript(kind(name)), "run `python -m nestling.core.typescript`"


def test_the_bots_in_the_tree_are_those_that_there_are() -> None:
    written = (GENERATED / "bots.ts").read_text(encoding="utf-8")
    assert written == bots_typescript.generate(), "run `python -m nestling.bots.typescript`"


@pytest.mark.parametrize("name", nestling.names())
def test_the_wasm_in_the_tree_is_that_of_the_rules(name: str) -> None:
    about = json.loads((GENERATED / f"{name}.wasm.json").read_text(encoding="utf-8"))
    module = (GENERATED / f"{name}.wasm").read_bytes()
    assert about["sha256"] == hashlib.sha256(module).hexdigest(), BUILD
    assert about["rules"] == wasm.fingerprint(exports_of(name)), BUILD
    assert len(gzip.compress(module)) < MOST_BYTES


@pytest.mark.wasm_build
def test_a_fresh_build_is_what_the_tree_holds(tmp_path: Path) -> None:
    """By the same programs the same bytes; by others the same games."""
    done = subprocess.run(
        [sys.executable, str(TOOL), "--into", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for name in nestling.names():
        fresh, ours = (folder / f"{name}.wasm" for folder in (tmp_path, GENERATED))
        made_with = [
            json.loads(path.with_suffix(".wasm.json").read_text(encoding="utf-8"))["made_with"]
            for path in (fresh, ours)
        ]
        if made_with[0] == made_with[1]:
            assert fresh.read_bytes() == ours.read_bytes(), BUILD
        wanted = wanted_games(name, 60)
        assert in_node(name, wanted, wasm=fresh) == natively(wanted)
