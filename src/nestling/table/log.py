"""What a table keeps: a log of entries, from which its state follows.

The first entry says what the table is; each further one is one play. A table that is read back
from its log is the same table, byte for byte.
"""

from typing import Any, Literal

import msgspec


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a chair.

    bot: the kind of bot, for a bot's seat.
    token_hash: SHA-256 (hexadecimal) of the secret that opens a person's seat.
    """

    kind: Literal["person", "bot"]
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None


class Created(msgspec.Struct, frozen=True, kw_only=True, tag="created", tag_field="entry"):
    """The table was made. `at` is the time in ms since 1970; `key` is secret until the end."""

    game: str
    rules_version: int
    settings: dict[str, Any]
    seats: list[Seat]
    key: str
    at: int


class Played(msgspec.Struct, frozen=True, kw_only=True, tag="played", tag_field="entry"):
    """A seat did something.

    command: the id of the command that asked for it; None when the table moved by itself, for
        a bot or for a seat that could only pass.
    """

    seat: int
    action: str
    command: str | None = None
    at: int


class Skipped(msgspec.Struct, frozen=True, kw_only=True, tag="skipped", tag_field="entry"):
    """An absent seat was played for: it passed where it could, else did something by lot."""

    seat: int
    action: str
    at: int


Play = Played | Skipped
Entry = Created | Played | Skipped

_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The entry as JSON."""
    return msgspec.json.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry in these bytes; msgspec.DecodeError if there is none."""
    return _decoder.decode(data)
