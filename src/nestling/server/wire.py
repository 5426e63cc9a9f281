"""All messages between page and server, protocol 1, named by direction. See docs/protocol.md.

The types for the browser are generated from this module (typescript.py).
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from nestling.core.game import Action, Event, View

PROTO = 1

MAX_MESSAGE_BYTES = 64 * 1024
MAX_REQUEST_BYTES = 16 * 1024
MAX_SEATS = 8

Natural = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=64)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]


# Parts of messages.


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat. present: a bot, or a person with a live connection."""

    kind: Literal["person", "bot"]
    name: str | None
    bot: str | None
    present: bool


class TableInfo(Struct, frozen=True):
    """What does not change about a table, and who is there."""

    code: str
    game: str
    settings: dict[str, Any]
    seats: list[SeatInfo]


# Page to server.


class Hello(Struct, frozen=True, tag="hello"):
    """The first message. Without a token one looks on; with one, one sits on its seat.

    have: the number of the last event message that the page has seen.
    """

    proto: int
    build: Short
    table: Short
    token: Short | None = None
    have: Natural | None = None
    lang: Short = "en"


class Cmd(Struct, frozen=True, tag="cmd"):
    """A seat's wish to do something. The same id is honoured once.

    base: the number of the last event message that the page had seen when it was decided.
    action: its notation, as in `legal`.
    """

    id: CommandId
    base: Natural
    action: Short


class Ping(Struct, frozen=True, tag="ping"):
    """Are you there? The answer brings `t` back."""

    t: float


ToServer = Hello | Cmd | Ping


# Server to page.


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello, also sent when a page lags too far behind: all that it may know.

    log: all events so far. seq: the number of the last event message they stand for.
    legal: the actions to choose from; empty when not asked.
    """

    proto: int
    build: str
    table: TableInfo
    seat: int | None
    seq: int
    view: View
    legal: list[Action]
    log: list[Event]


class Events(Struct, frozen=True, tag="event"):
    """One play: what it brought, and what is to be seen and to be done after it.

    seq rises by one with each of these messages, for every viewer alike.
    """

    seq: int
    events: list[Event]
    view: View
    legal: list[Action]


class Ack(Struct, frozen=True, tag="ack"):
    """The command was carried out, as the play of event message `seq`."""

    id: str
    seq: int


class Nak(Struct, frozen=True, tag="nak"):
    """The command was refused.

    code: why ("refusal-" + code is the id of its text); args: what that text names;
    rule: the rule behind it; message: the reason in English.
    seq: the number of the last event message; events: those that came after the command's base.
    """

    id: str | None
    code: str
    rule: str | None
    args: dict[str, Any]
    message: str
    seq: int
    events: list[Events]


class Presence(Struct, frozen=True, tag="presence"):
    """Who is there, by seat; sent when that changes."""

    seats: list[bool]


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    t: float


class Bye(Struct, frozen=True, tag="bye"):
    """The last message before the server closes the connection, and why it does."""

    code: str
    message: str


FromServer = Welcome | Events | Ack | Nak | Presence | Pong | Bye


# HTTP.


class SettingInfo(Struct, frozen=True):
    """A setting of a game, and how it is to be read."""

    name: str
    means: str
    doc: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    players: list[int]
    bots: list[str]
    settings: list[SettingInfo]


class Games(Struct, frozen=True):
    """Answer to GET /api/games."""

    games: list[GameInfo]


class PersonWish(Struct, frozen=True, tag="person", tag_field="kind"):
    """A seat for a person."""

    name: Annotated[str, Meta(max_length=200)] = ""


class BotWish(Struct, frozen=True, tag="bot", tag_field="kind"):
    """A seat for a bot."""

    bot: Short
    name: Annotated[str, Meta(max_length=200)] = ""


SeatWish = PersonWish | BotWish


class NewTable(Struct, frozen=True):
    """Body of POST /api/tables."""

    game: Short
    seats: Annotated[list[SeatWish], Meta(max_length=MAX_SEATS)]
    settings: dict[str, Any] = {}


class MadeSeat(Struct, frozen=True):
    """A seat of the new table; the token is a person's secret, shown this once."""

    seat: int
    token: str | None


class MadeTable(Struct, frozen=True):
    """Answer to POST /api/tables."""

    code: str
    seats: list[MadeSeat]


class Refusal(Struct, frozen=True):
    """Answer to a request over HTTP that was refused."""

    code: str
    message: str
    args: dict[str, Any] = {}
    rule: str | None = None


BadMessage = (msgspec.DecodeError, RecursionError, UnicodeError)

_to_server = msgspec.json.Decoder(ToServer)
_new_table = msgspec.json.Decoder(NewTable)
_encoder = msgspec.json.Encoder(enc_hook=str)  # facts of a refusal may be anything


def read_message(text: str) -> ToServer:
    """The message that a page sent; one of BadMessage if it is none."""
    return _to_server.decode(text)


def read_new_table(body: bytes) -> NewTable:
    """The body of a request for a new table; one of BadMessage if it is none."""
    return _new_table.decode(body)


def write(message: FromServer | ToServer) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


def write_body(body: Games | MadeTable | Refusal) -> bytes:
    """The body of an answer over HTTP."""
    return _encoder.encode(body)
