"""A server in this process, on a real port."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from nestling.server.app import make_app
from nestling.server.run import listen, server_for, url_of
from nestling.server.sqlite import SqliteStore

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


class Running:
    """A server in this process."""

    def __init__(self, folder: Path) -> None:
        self.app = make_app(SqliteStore(folder), compile_rules=False, pace=0)
        self.listener = listen("127.0.0.1", 0)
        self.url = url_of("127.0.0.1", self.listener)
        self.ready = asyncio.Event()
        self.server = server_for(self.app, self.ready.set)

    async def new_table(self) -> tuple[str, str]:
        async with httpx.AsyncClient(base_url=self.url) as http:
            made = (
                await http.post("/api/tables", json={"game": "dinosaurs", "seats": SEATS})
            ).json()
        return made["code"], made["seats"][0]["token"]

    async def page(self, code: str, token: str | None = None, **more: Any) -> ClientConnection:
        page = await connect(self.url.replace("http", "ws") + "ws", proxy=None, **more)
        hello = {"type": "hello", "proto": 1, "build": "", "table": code, "token": token}
        await page.send(json.dumps(hello))
        return page


@asynccontextmanager
async def running_in(folder: Path) -> AsyncIterator[Running]:
    here = Running(folder)
    task = asyncio.ensure_future(here.server.serve(sockets=[here.listener]))
    await asyncio.wait_for(here.ready.wait(), 10)
    try:
        yield here
    finally:
        here.server.should_exit = True
        await task
        here.listener.close()
