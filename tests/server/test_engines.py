"""Rules that are ready at once, and fast later."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nestling.core import compiled, registry, warm
from nestling.server import engines
from tests.table.tables import Live, contents, run


@pytest.fixture(autouse=True)
def engines_as_before() -> Iterator[None]:
    """Whatever a test does to the games' engines is undone."""
    kinds = [registry.kind(name) for name in registry.names()]
    before = [kind.engine for kind in kinds]
    yield
    for kind, engine in zip(kinds, before, strict=True):
        kind.engine = engine


def test_a_game_may_change_over_at_any_time() -> None:
    async def scene(change: bool) -> Live:
        live = Live("PPP", seed=8)
        kind = live.table.game.kind
        twins = [kind.compiled, kind.compiled.uncompiled()]
        plays = 0

        def switch() -> None:
            nonlocal plays
            plays += 1
            if change:
                kind.engine = twins[plays // 3 % 2]

        await live.play_out(seed=8, each=switch, most=40)
        await live.table.close()
        return live

    steady, changing = run(scene(False)), run(scene(True))
    shortest = min(steady.table.seq, changing.table.seq)
    assert shortest > 40
    mine, yours = (live.table.state.plays[:shortest] for live in (steady, changing))
    assert mine == yours
    if steady.table.seq == changing.table.seq:
        assert contents(steady.table.state) == contents(changing.table.state)


def test_compiled_rules_are_taken_when_they_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "INTERPRETED", False)
    monkeypatch.setattr(engines, "is_warm", lambda: True)
    loaded: list[str] = []
    monkeypatch.setattr(engines, "warm", lambda kind: loaded.append(kind.name))
    kinds = [registry.kind(name) for name in registry.names()]
    for kind in kinds:
        kind.engine = kind.compiled.uncompiled()
    run(engines.use_compiled())
    assert loaded == registry.names()
    assert all(kind.engine is kind.compiled for kind in kinds)


def test_a_compiler_that_fails_leaves_the_plain_rules(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(engines, "INTERPRETED", False)
    monkeypatch.setattr(engines, "is_warm", lambda: False)
    monkeypatch.setattr(engines, "COMMAND", ["-c", "raise SystemExit('no compiler here')"])
    kinds = [registry.kind(name) for name in registry.names()]
    for kind in kinds:
        kind.engine = kind.compiled.uncompiled()
    run(engines.use_compiled())
    assert "no compiler here" in caplog.text
    assert all(kind.engine is not kind.compiled for kind in kinds)


def test_a_compiler_stops_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "INTERPRETED", False)
    monkeypatch.setattr(engines, "is_warm", lambda: False)
    monkeypatch.setattr(engines, "COMMAND", ["-c", "import time; time.sleep(600)"])

    async def scene() -> None:
        work = asyncio.ensure_future(engines.use_compiled())
        for _ in range(3):
            await asyncio.sleep(0)
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work

    run(scene())


def test_a_compiler_ends_when_its_server_is_killed() -> None:
    program = "from nestling.core import warm; warm.end_with_parent(); import time; time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 1


def test_the_marker_belongs_to_these_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(warm, "INTERPRETED", False)
    monkeypatch.setattr(warm, "cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(warm.os, "nice", lambda by: by, raising=False)
    warmed: list[str] = []
    monkeypatch.setattr(warm, "warm", lambda kind: warmed.append(kind.name))
    assert not warm.is_warm()
    warm.main()
    assert warm.is_warm()
    assert warmed == registry.names()
    assert str(compiled.cache_folder()).startswith(str(compiled.cache_home()))


@pytest.mark.parametrize("name", registry.names())
def test_warming_leaves_the_kind_alone(name: str) -> None:
    kind = registry.kind(name)
    plain = kind.compiled.uncompiled()
    kind.engine = plain
    warm.warm(kind)
    assert kind.engine is plain
