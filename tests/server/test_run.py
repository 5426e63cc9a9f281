"""The server on a real port."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from nestling.core.errors import NestlingError
from nestling.server import sockets
from nestling.server.run import listen, serve, url_of
from tests.server.running import running_in
from tests.table.tables import run


async def hear(page: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(page.recv(), 10))
        if message["type"] == kind:
            return message


def test_a_table_on_a_real_port(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here:
            code, token = await here.new_table()
            page = await here.page(code, token)
            welcome = await hear(page, "welcome")
            action = welcome["legal"][0]["notation"]
            command = {"type": "cmd", "id": "a", "base": welcome["seq"], "action": action}
            await page.send(json.dumps(command))
            assert (await hear(page, "ack"))["id"] == "a"
            await page.send("x" * 70_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await hear(page, "never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            leaving = await here.page(code)
            await hear(leaving, "welcome")
        with pytest.raises(websockets.ConnectionClosed) as closed:  # the server has stopped
            await hear(leaving, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012

    run(scene())


def test_fault_F42_a_line_that_is_full_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LET_GO_AFTER", 0.01)

    async def scene() -> None:
        async with running_in(tmp_path) as here:
            code, token = await here.new_table()
            slow = await here.page(code, max_queue=1)
            await hear(slow, "welcome")
            good = await here.page(code, token)
            await hear(good, "welcome")
            async with here.app.state.rooms.open(code) as room:
                (line,) = [line for line in room.lines if line.seat is None]
                while not line.ended:
                    line.send("x" * 60_000)
                    await asyncio.sleep(0)
                await good.send(json.dumps({"type": "ping", "t": 1}))
                await hear(good, "pong")
                while line in room.lines:
                    await asyncio.sleep(0.001)
            await good.close()
            slow.transport.abort()

    run(scene())


def test_an_address_in_use_is_named(tmp_path: Path) -> None:
    taken = listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with pytest.raises(NestlingError, match=f"port {port} is in use"):
        serve("127.0.0.1", port, tmp_path)
    taken.close()
    for host, wrong in (("no.such.host.invalid", 0), ("127.0.0.1", 70_000), ("203.0.113.1", 0)):
        with pytest.raises(NestlingError) as error:
            serve(host, wrong, tmp_path)
        assert "\n" not in str(error.value)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NestlingError, match="data folder"):
        serve("127.0.0.1", 0, tmp_path / "file")


def test_addresses_for_browsers() -> None:
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    for host, name in (("0.0.0.0", "127.0.0.1"), ("::", "[::1]"), ("::1", "[::1]"), ("a", "a")):
        assert url_of(host, listener) == f"http://{name}:{port}/"
    listener.close()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_serving_until_interrupted(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from nestling.server.run import serve;"
        "serve('127.0.0.1', 0, Path(sys.argv[1]), lambda url: print(url, flush=True))"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}  # compiling is another test's
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    url = process.stdout.readline().strip()
    assert httpx.get(url + "api/games").status_code == 200
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0
    assert process.stdout.read() == ""
    process.stdout.close()
