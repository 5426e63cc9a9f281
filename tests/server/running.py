"""A server in this process, on a real port."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from nestling.server.app import make_app
from nestling.server.run import address_of, listen, open_store, server_for, url_of
from nestling.server.store import Store

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


class Running:
    """A server in this process, over a store, at a listener."""

    def __init__(self, store: Store, listener: socket.socket) -> None:
        self.app = make_app(store, compile_rules=False, pace=0)
        self.listener = listener
        self.url = url_of("127.0.0.1", listener)
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
async def running_in(where: Path | str) -> AsyncIterator[Running]:
    """A server over a folder or a database."""
    listener = listen("127.0.0.1", 0)
    store = await asyncio.to_thread(open_store, where, address_of("127.0.0.1", listener))
    here = Running(store, listener)
    task = asyncio.ensure_future(here.server.serve(sockets=[here.listener]))
    await asyncio.wait_for(here.ready.wait(), 10)
    try:
        yield here
    finally:
        here.server.should_exit = True
        await task
        here.listener.close()
