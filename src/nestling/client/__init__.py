"""A seat at a table for a person's own program.

A bot is a function of what the seat sees and may do; `play` sits it down until the game is over:

    from nestling.client import play

    def choose(view, legal):
        return legal[0]

    play("http://127.0.0.1:8000", "ABC234", token, choose)

`Seat` is the same for asyncio, with every event. Tables are made with `create_table`; whoever was
invited by a link gets a token with `redeem`. Messages are plain dictionaries, as docs/protocol.md
describes them.
"""

from nestling.client.requests import Answer, create_table, record, redeem
from nestling.client.seat import ClientError, Seat, play

__all__ = ["Answer", "ClientError", "Seat", "create_table", "play", "record", "redeem"]
