"""A PostgreSQL of the tests' own: a cluster in a temporary folder, on a free port of loopback."""

import asyncio
import itertools
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from glob import glob
from pathlib import Path
from types import TracebackType
from typing import Any

FAST = ["fsync=off", "full_page_writes=off"]  # the database itself is never killed here


def program(name: str) -> str:
    """Where a program of PostgreSQL's server is; Debian keeps them off the path."""
    found = [*sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True), shutil.which(name)]
    if found[0] is None:
        raise RuntimeError(f"PostgreSQL's {name} is not there (Debian: apt-get install postgresql)")
    return found[0]


class Cluster:
    """A database server for as long as the context lasts."""

    def __init__(self, settings: list[str] = FAST) -> None:
        self._settings = settings
        self._numbers = itertools.count(1)
        self.port = 0

    def __enter__(self) -> "Cluster":
        self._folder = Path(tempfile.mkdtemp(prefix="nestling-postgres-"))
        # PostgreSQL refuses to run as root.
        self._user: dict[str, Any] = {"cwd": self._folder}
        if os.name != "nt" and os.geteuid() == 0:
            self._user |= {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self._folder, "postgres", "postgres")
        data = self._folder / "data"
        self._run("initdb", "-D", data, "-U", "nestling", "-A", "trust", "--no-sync", "-E", "UTF8")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        settings = [f"port={self.port}", "listen_addresses=127.0.0.1", "max_connections=60"]
        settings += [f"unix_socket_directories={self._folder}", *self._settings]
        options = " ".join(f"-c {setting}" for setting in settings)
        self._run("pg_ctl", "start", "-w", "-D", data, "-o", options, "-l", self._folder / "log")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._run("pg_ctl", "stop", "-D", self._folder / "data", "-m", "immediate")
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The address of a new, empty database."""
        import asyncpg

        name = f"test{next(self._numbers)}"

        async def make() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(make())
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgres://nestling@127.0.0.1:{self.port}/{database}"

    def _run(self, name: str, *arguments: object) -> None:
        command = [program(name), *map(str, arguments)]
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(command, stdout=said, stderr=said, check=False, **self._user)
            if done.returncode:
                said.seek(0)
                raise RuntimeError(f"{name} failed: {said.read()}")


if __name__ == "__main__":
    with Cluster() as cluster:
        print(cluster.database(), flush=True)
        sys.stdin.read()
