"""A new machine: the wheel in a new environment, nothing compiled yet."""

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nestling.client import Seat
from tests.ops.servers import free_port

ROOT = Path(__file__).resolve().parents[2]
FIRST_PAGE = 3.0  # seconds after the server's start, with nothing compiled
LATER_PAGE = 1.5
FIRST_MOVE = 5.0

pytestmark = pytest.mark.package


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment that has nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("machine")
    venv.create(folder, with_pip=False)
    python = next(folder.glob("[bS]*/python*"))
    pip = [sys.executable, "-m", "pip", f"--python={python}", "install", "--quiet"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), str(wheel)], check=True)
    return python.parent


@contextmanager
def started(programs: Path, folder: Path) -> Iterator[tuple[str, float]]:
    """A server of that environment: its address, and how long it took to show its page."""
    url = f"http://127.0.0.1:{free_port()}/"
    command = [programs / "nestling", "serve", "--no-open", "--data", folder / "data"]
    environment = {**os.environ, "NESTLING_CACHE": str(folder / "cache")}
    environment.pop("PYTHONPATH", None)
    began = time.monotonic()
    server = subprocess.Popen(
        [*command, "--port", url.rstrip("/").rpartition(":")[2]],
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
    )
    try:
        yield url, seconds_to_page(url, began)
    finally:
        server.terminate()
        server.wait(20)


def seconds_to_page(url: str, began: float) -> float:
    while time.monotonic() < began + 30:
        try:
            page = urllib.request.urlopen(url, timeout=5).read()
        except urllib.error.URLError:
            time.sleep(0.02)
        else:
            assert b"<script" in page
            return time.monotonic() - began
    raise AssertionError("the page never came")


def seconds_to_first_move(url: str, game: str) -> float:
    """How long a bot takes to move at a new table where it alone is to move first."""
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "person", "name": "Ann"}]
    request = urllib.request.Request(
        f"{url}api/tables",
        json.dumps({"game": game, "seats": seats}).encode(),
        {"Content-Type": "application/json"},
    )

    async def wait_for_bot() -> float:
        began = time.monotonic()
        made = json.load(urllib.request.urlopen(request, timeout=30))
        token = made["seats"][1]["token"]
        async with Seat(url, made["code"], token) as ann:
            while ann.seq < 1:
                await asyncio.sleep(0.01)
        return time.monotonic() - began

    return asyncio.run(asyncio.wait_for(wait_for_bot(), 60))


def test_the_very_first_start_and_a_later_one(installed: Path, tmp_path: Path) -> None:
    with started(installed, tmp_path) as (url, seconds):
        assert seconds <= FIRST_PAGE
        for game in ("dinosaurs", "ice"):
            assert seconds_to_first_move(url, game) <= FIRST_MOVE
            assert seconds_to_page(url, time.monotonic()) <= 1  # whatever is being compiled
    with started(installed, tmp_path) as (url, seconds):
        assert seconds <= LATER_PAGE
