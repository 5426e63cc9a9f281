"""Real servers in processes of their own, to be killed and started again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
READY_WITHIN = 60.0  # seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@cache
def compile_first() -> None:
    """Have all rules compiled: a server that is killed again and again never comes to it."""
    subprocess.run([sys.executable, "-m", "nestling.core.warm"], env=ENVIRONMENT, check=True)


class ServerProcess:
    """`nestling serve` at a port that stays the same from start to start; for `async with`.

    store: a folder or the address of a database.
    """

    def __init__(self, store: Path | str, *, pace: float = 0) -> None:
        self.store = store
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.starts = 0
        self._pace = pace
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self.said: list[str] = []

    async def __aenter__(self) -> "ServerProcess":
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        options = ["--port", str(self.port), "--pace", str(self._pace), "--no-open"]
        command = ["-W", "error", "-m", "nestling.cli", "serve", "--data", str(self.store)]
        command += options
        await asyncio.to_thread(compile_first)
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            env=ENVIRONMENT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        assert self._process.stdout is not None
        ready = asyncio.Event()
        self._reading = asyncio.ensure_future(self._read(self._process.stdout, ready))
        waiting = asyncio.ensure_future(ready.wait())
        await asyncio.wait(
            [waiting, self._reading], timeout=READY_WITHIN, return_when=asyncio.FIRST_COMPLETED
        )
        waiting.cancel()
        if not ready.is_set():
            raise RuntimeError(f"the server did not start: {self.said[-20:]}")
        self.starts += 1

    async def _read(self, stream: asyncio.StreamReader, ready: asyncio.Event) -> None:
        while line := await stream.readline():
            self.said.append(line.decode(errors="replace").rstrip())
            ready.set()

    async def kill(self) -> None:
        """As a loss of power would: no farewell, nothing flushed."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """As an administrator would."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None or self._process.returncode is not None:
            return
        self._process.send_signal(how)
        await self._process.wait()
        if self._reading is not None:
            await self._reading
