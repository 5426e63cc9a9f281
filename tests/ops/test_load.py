"""Short form of benchmarks/server.py, with our own server alone."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ops.servers import ENVIRONMENT, ROOT

SHORT = "--no-peers --rounds 1 --tables 8 --seconds 4 --idle 40 --live 8 --think 0.2".split()


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not for Windows")
def test_the_load_on_the_server_runs_and_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    command = [sys.executable, "benchmarks/server.py", *SHORT, "--json", str(file)]
    subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=True, timeout=240)
    found = json.loads(file.read_text())
    (full,) = found["full"]["medians"].values()
    for figures in (full, found["live"]):
        assert figures["moves"] > 4
        assert 0 < figures["answer_ms"]["p50"] <= figures["answer_ms"]["p99"]
        assert 0 < figures["view_ms"]["p50"] <= figures["view_ms"]["p99"]
    assert 0 < found["idle"]["kib"] < 200
