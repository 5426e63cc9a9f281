"""The web application: its routes, and what lives as long as it runs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from nestling.server import advice, engines, http, offline, pages, past, polling
from nestling.server.connection import attend
from nestling.server.leases import Leases
from nestling.server.limits import Allowed, Limited
from nestling.server.metrics import Metrics
from nestling.server.relay import Relay
from nestling.server.rooms import Rooms
from nestling.server.store import Store
from nestling.server.thinking import Workers
from nestling.table.clock import Clock


def same_origin(socket: WebSocket) -> bool:
    """Whether a page of our own opens the socket, or no page at all.

    Browsers tell who opens a socket and let any page do it: this keeps other sites' pages out.
    """
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return site != "" and site == socket.headers.get("host", "").lower()


async def live(socket: WebSocket) -> None:
    """The WebSocket."""
    if not same_origin(socket):
        await socket.close()  # before it is accepted: HTTP status 403
        return
    await attend(socket, socket.app.state.rooms)


def make_app(
    store: Store,
    *,
    web: Path = offline.WEB,
    clock: Clock | None = None,
    pace: float = 1.0,
    compile_rules: bool = True,
    metrics: Metrics | None = None,
    allowed: Allowed | None = None,
) -> Starlette:
    """The application over a store. Without `compile_rules` games are played as they are."""
    build = offline.build_of(web)
    workers = Workers()
    rooms = Rooms(
        store,
        clock=clock,
        pace=pace,
        build=build,
        metrics=metrics,
        allowed=allowed,
        choose=workers.choose,
        check_take_back=workers.check_take_back,
    )
    sessions = polling.Sessions(rooms)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        work = [asyncio.create_task(Leases(store, rooms).keep())]
        if compile_rules:
            engines.use_plain()
            work.append(asyncio.create_task(engines.use_compiled()))
        try:
            yield
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            await sessions.close()
            await rooms.close()
            await workers.close()
            await store.close()

    app = Starlette(
        routes=[
            *http.routes,
            *advice.routes,
            *past.routes,
            *polling.routes,
            WebSocketRoute("/ws", live),
            *pages.routes,
        ],
        middleware=[Middleware(pages.Guarded), Middleware(Limited), Middleware(Relay)],
        lifespan=life,
    )
    app.state.rooms = rooms
    app.state.workers = workers
    app.state.web = web
    app.state.sessions = sessions
    app.state.build = build
    app.state.service_worker = offline.service_worker(web)
    return app
