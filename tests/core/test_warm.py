"""Compiling ahead: once for all who want it at the same time."""

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
