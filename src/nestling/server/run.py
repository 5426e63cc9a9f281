"""Running the server: the one way in for the command line."""

import asyncio
import errno
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from nestling.core.errors import NestlingError
from nestling.server.app import make_app
from nestling.server.limits import Allowed
from nestling.server.logs import LogFormat, configure
from nestling.server.metrics import Metrics
from nestling.server.sockets import Sockets
from nestling.server.sqlite import SqliteStore
from nestling.server.store import Store
from nestling.server.wire import MAX_MESSAGE_BYTES

BACKLOG = 512
SHUT_DOWN_WITHIN = 5  # seconds
TURN = 0.0005  # seconds; the store's thread gives way at each statement: 5 ms would hold it up

Ready = Callable[[str], None]


class _Server(uvicorn.Server):
    """uvicorn, telling when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; NestlingError says in one line why there is none."""
    if not 0 <= port <= 65535:
        raise NestlingError(f"a port is from 0 to 65535, not {port}")  # the command line sees to it
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as error:  # names are encoded before they are looked up
        why = getattr(error, "strerror", None) or "it is no name of a machine"
        message = f"there is no address {host[:80]!r}: {why}"
        raise NestlingError(message, "no_address", address=host[:80], why=why) from error
    listener = socket.socket(family, kind, proto)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            message = f"port {port} is in use by another program"
            raise NestlingError(message, "port_taken", port=str(port)) from error
        where, why = f"{host}:{port}", error.strerror
        message = f"cannot listen on {where}: {why}"
        raise NestlingError(message, "cannot_listen", address=where, why=why) from error
    return listener


def url_of(host: str, listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    port = listener.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)
    if ":" in name and not name.startswith("["):
        name = f"[{name}]"
    return f"http://{name}:{port}/"


def server_for(app: ASGIApp, ready: Callable[[], None]) -> uvicorn.Server:
    """A server of the application; `ready` is called when it answers."""
    config = uvicorn.Config(
        app,
        ws=Sockets,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUT_DOWN_WITHIN,
    )
    return _Server(config, ready)


def address_of(host: str, listener: socket.socket) -> str:
    """Where other servers reach a listener: by this machine's name if it listens everywhere."""
    if host in ("", "0.0.0.0", "::"):
        host = socket.gethostname()
    return url_of(host, listener).rstrip("/")


def open_store(where: Path | str, address: str = "") -> Store:
    """The store in a folder or in a database; StoreError says in one line why it can't be used.

    address: where other servers that use the database reach this one.
    """
    if isinstance(where, str) and where.startswith(("postgres://", "postgresql://")):
        from nestling.server.postgres import PostgresStore, prepare

        asyncio.run(prepare(where))
        return PostgresStore(where, address)
    return SqliteStore(Path(where))


def serve(
    host: str,
    port: int,
    store: Path | str,
    ready: Ready = lambda url: None,
    pace: float = 1.0,
    address: str | None = None,
    metrics: str | None = None,
    per_address: int | None = None,
    log_format: LogFormat = "text",
) -> None:
    """Serve until interrupted.

    host, port: where to listen; port 0 takes any free one.
    store: the folder in which tables are kept, or the address of a PostgreSQL database.
    address: where other servers with the same database reach this one; where it listens if None.
    metrics: host:port at which Prometheus finds figures; nowhere if None.
    per_address: how many connections an address may have at a time; 64 if None.
    ready: called with the address once the server answers.
    pace: how long bots seem to think; 1 as people like it, 0 not at all.
    NestlingError if it can't listen there or can't use the store.
    """
    configure(log_format)
    sys.setswitchinterval(TURN)
    listener = listen(host, port)
    try:
        opened = open_store(store, address or address_of(host, listener))
        figures = Metrics()
        if metrics is not None:
            figures.serve(metrics)
        allowed = Allowed() if per_address is None else Allowed(connections=per_address)
        app = make_app(opened, pace=pace, metrics=figures, allowed=allowed)
        server_for(app, lambda: ready(url_of(host, listener))).run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # the usual way to end it
    finally:
        listener.close()
