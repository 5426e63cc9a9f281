"""The proxies of docs/deploying.md, as they stand there, before two servers."""

import asyncio
import itertools
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.ops.people import check_record, new_game, play_out
from tests.ops.servers import ROOT, ServerProcess, free_port
from tests.postgres import Cluster

DOC = (ROOT / "docs/deploying.md").read_text(encoding="utf-8")
STARTS_WITHIN = 10.0  # seconds
HANGS_AFTER = 240.0
NGINX = """
daemon off;
pid {folder}/pid;
{user}
events {{}}
http {{
    access_log off;
    {paths}
    {text}
}}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def blocks(begins: str) -> list[str]:
    """The code blocks of the page that begin so."""
    codes = (block.partition("\n")[2] for block in DOC.split("```")[1::2])
    return [code for code in codes if code.startswith(begins)]


def with_servers(text: str, servers: list[int]) -> str:
    """The addresses that the page names, made those of real servers."""
    ports = itertools.cycle(servers)
    return re.sub(r"10\.0\.0\.[12]:8000", lambda _: f"127.0.0.1:{next(ports)}", text)


def nginx(folder: Path, port: int, servers: list[int], in_turn: bool) -> list[str]:
    """The command that runs nginx as the page has it, but without TLS."""
    (server,), (upstream,) = blocks("server {"), blocks("upstream")
    server = re.sub(r" *ssl_.*\n", "", server)
    assert "listen 443 ssl;" in server
    server = server.replace("443 ssl", f"127.0.0.1:{port}")
    assert "proxy_pass http://127.0.0.1:8000;" in server
    server = server.replace("//127.0.0.1:8000", "//nestling")
    assert "ip_hash;" in upstream
    upstream = upstream.replace("ip_hash;", "") if in_turn else upstream
    user = "user root;" if os.geteuid() == 0 else ""
    paths = "\n".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    text = with_servers(upstream, servers) + server
    conf = folder / "nginx.conf"
    conf.write_text(NGINX.format(folder=folder, user=user, paths=paths, text=text))
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    return [program, "-p", str(folder), "-e", "stderr", "-c", str(conf)]


def caddy(folder: Path, port: int, servers: list[int], in_turn: bool) -> list[str]:
    """The command that runs Caddy as the page has it, but without TLS."""
    (text,) = (text for text in blocks("tables.") if "ip_hash" in text)
    text = text.replace("tables.example.org", f"http://127.0.0.1:{port}")
    text = text.replace("ip_hash", "round_robin") if in_turn else text
    file = folder / "Caddyfile"
    file.write_text("{\n    admin off\n}\n" + with_servers(text, servers))
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


COMMANDS = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxy(kind: str, folder: Path, servers: list[int], in_turn: bool) -> Iterator[str]:
    """A proxy that runs; its address."""
    port = free_port()
    command = COMMANDS[kind](folder, port, servers, in_turn)
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, env={**os.environ, **homes}, stdout=said, stderr=said)
    try:
        deadline = time.monotonic() + STARTS_WITHIN
        while not _answers(port):
            running = process.poll() is None and time.monotonic() < deadline
            assert running, (folder / "said").read_text()
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait(10)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


async def play(database: str, kind: str, folder: Path) -> None:
    """Games of two people and a bot whose connections are spread over the servers."""
    async with ServerProcess(database) as first, ServerProcess(database) as second:
        with proxy(kind, folder, [first.port, second.port], in_turn=True) as url:
            games = [await new_game(url, "dinosaurs", "PPB") for _ in range(2)]
            await asyncio.gather(*(play_out(game, url, 7 * n) for n, game in enumerate(games)))
            for game in games:
                await check_record(game, url)
            assert all(game.kept for game in games)
            address = url.replace("http", "ws") + "ws"
            async with connect(address, origin=url.rstrip("/"), proxy=None):  # type: ignore[arg-type]
                pass
            with pytest.raises(InvalidStatus, match="403"):
                await connect(address, origin="http://example.org", proxy=None)  # type: ignore[arg-type]


async def hear(database: str, kind: str, folder: Path) -> None:
    """A page that cannot have a WebSocket, whose session lives in one of the servers."""
    async with ServerProcess(database) as first, ServerProcess(database) as second:
        with proxy(kind, folder, [first.port, second.port], in_turn=False) as url:
            game = await new_game(url, "ice", "PP")
            hello = {"type": "hello", "proto": 1, "build": "", "table": game.code}
            hello["token"] = game.tokens[0]
            for _ in range(3):
                async with httpx.AsyncClient(base_url=url) as page:
                    opened = (await page.post("live/open", json=hello)).json()
                    session = {"Nestling-Session": opened["session"]}
                    count = len(opened["messages"])
                    ping = {"type": "ping", "t": 1}
                    answer = await page.post("live/say", json=ping, headers=session)
                    assert answer.status_code < 300, answer.text
                    heard = await page.post("live/hear", json={"from": count}, headers=session)
                    assert "pong" in heard.text


@pytest.mark.parametrize("kind", COMMANDS)
@pytest.mark.parametrize("what", [play, hear], ids=["sockets", "plain requests"])
def test_games_are_played_through_the_documented_proxies(
    cluster: Cluster, tmp_path: Path, kind: str, what: object
) -> None:
    assert callable(what)
    asyncio.run(asyncio.wait_for(what(cluster.database(), kind, tmp_path), HANGS_AFTER))
