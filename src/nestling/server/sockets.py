"""uvicorn's WebSocket, made to let go of peers that have stopped reading.

Closing such a connection would wait until the peer reads again, which may be never.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LET_GO_AFTER = 10.0  # seconds between saying that we close and cutting the line


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket that can always be closed."""

    async def send(self, message: Any) -> None:
        """Send as usual, but close at once even if what was sent before is still unread."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.writable.set()
            self._let_go_later()
        await super().send(message)

    def keepalive_timeout(self) -> None:
        """The peer answers no ping."""
        super().keepalive_timeout()
        self._let_go_later()

    def _let_go_later(self) -> None:
        self.loop.call_later(LET_GO_AFTER, self.transport.abort)
