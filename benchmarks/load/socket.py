"""One WebSocket of a client: frames in, frames out, as cheap as Python has it (picows)."""

import asyncio
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

CONNECTED_WITHIN = 60.0  # seconds
MOST_BYTES = 1 << 20  # a message


class Socket(WSListener):  # type: ignore[misc]
    """Subclasses heed what comes; `say` answers."""

    transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.greet()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            self.heed(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.closed(f"{frame.get_close_code()} {frame.get_close_message()}")
            transport.disconnect()

    def say(self, message: bytes, kind: Any = WSMsgType.TEXT) -> None:
        """Send one message."""
        self.transport.send(kind, message)

    def leave(self) -> None:
        """Close without a word."""
        self.transport.disconnect(False)

    def greet(self) -> None:
        """What is said first, if the client is who speaks first."""

    def heed(self, message: bytes) -> None:
        """A message came."""
        raise NotImplementedError

    def closed(self, why: str) -> None:
        """The server ended the connection, which no server here should."""
        raise ConnectionError(f"the server closed a connection: {why}")


async def connect(url: str, socket: Socket) -> None:
    """Open a connection for `socket`."""
    await ws_connect(
        lambda: socket,
        url,
        websocket_handshake_timeout=CONNECTED_WITHIN,
        enable_auto_ping=False,
        max_frame_size=MOST_BYTES,
    )


async def gather_some(work: list[Any], at_once: int = 50) -> list[Any]:
    """Await all, only so many at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*(one(job) for job in work))
