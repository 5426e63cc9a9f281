"""Compiling ahead: once for all who want it at the same time."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from nestling.core import registry, warm
from nestling.core.game import Kind


def test_who_starts_together_compiles_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    compiled: list[str] = []

    def compile_slowly(kind: Kind) -> None:
        compiled.append(kind.name)
        time.sleep(0.05)

    monkeypatch.setattr(warm, "INTERPRETED", False)
    monkeypatch.setattr(warm, "cache_folder", lambda: folder)
    monkeypatch.setattr(warm, "warm", compile_slowly)
    monkeypatch.setattr(warm.os, "nice", lambda _: None, raising=False)
    together = [threading.Thread(target=warm.main) for _ in range(3)]
    for thread in together:
        thread.start()
    for thread in together:
        thread.join()
    assert compiled == registry.names()
    assert warm.is_warm()


def test_it_ends_well_while_the_server_that_started_it_lives() -> None:
    """The pipe to its standard input is open to the end."""
    with subprocess.Popen(
        [sys.executable, "-m", "nestling.core.warm", warm.ATTACHED],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.wait(600) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_it_ends_with_the_server_that_started_it(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "nestling.core.warm", warm.ATTACHED],
        stdin=subprocess.PIPE,
        env={**os.environ, "NESTLING_CACHE": str(tmp_path)},
    ) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 1
