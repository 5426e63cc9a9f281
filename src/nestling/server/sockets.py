"""uvicorn's WebSocket, made to let go of peers that have stopped reading, and quicker to tell.

Closing such a connection would wait until the peer reads again, which may be never.
"""

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

LET_GO_AFTER = 10.0  # seconds between saying that we close and cutting the line


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket that can always be closed."""

    async def send(self, message: Any) -> None:
        """Send as usual, but close at once even if what was sent before is still unread.

        Texts, of which each move makes one for every seat, take the short way.
        """
        text = message.get("text")
        if text is not None and self._flows():
            self.transport.write(frame_of(text.encode()))
            return
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.writable.set()
            self._let_go_later()
        await super().send(message)
        if message["type"] == "websocket.accept":
            del (
                self.request,
                self.response,
            )  # of the handshake: kilobytes that nobody asks for again

    def _flows(self) -> bool:
        """Whether messages can be sent at once."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and self.conn.state is OPEN
        )

    def keepalive_timeout(self) -> None:
        """The peer answers no ping."""
        super().keepalive_timeout()
        self._let_go_later()

    def _let_go_later(self) -> None:
        self.loop.call_later(LET_GO_AFTER, self.transport.abort)


def frame_of(text: bytes) -> bytes:
    """A whole text message as one frame, as servers send it (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return struct.pack("!BB", 0x81, length) + text
    if length < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, length) + text
    return struct.pack("!BBQ", 0x81, 127, length) + text
