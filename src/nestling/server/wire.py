"""All messages between page and server, protocol 1, named by direction. See docs/protocol.md.

What goes over HTTP is in bodies.py. The types for the browser are generated from both
(typescript.py).
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from nestling.core.game import Action, Event, View
from nestling.table.log import Timing

PROTO = 1

MAX_MESSAGE_BYTES = 64 * 1024
MAX_SEATS = 8

Natural = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=64)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=200)]


# Parts of messages.


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat, and who plays it.

    present: a bot, or a person with a live connection; away: since when not, in ms since 1970.
    stand_in: the bot (or "skip") that plays for the person meanwhile.
    open: whoever comes may sit down here; invited: whoever brings the ticket that is out may.
    taken: somebody has sat down. ready: has added its share to the key of the draws.
    """

    kind: Literal["person", "bot"]
    name: str | None
    bot: str | None
    present: bool
    away: int | None
    stand_in: str | None
    open: bool
    invited: bool
    taken: bool
    ready: bool


class ClockInfo(Struct, frozen=True):
    """A seat's clock: the ms it had left at the table's `now`, and whether it runs."""

    left: int
    runs: bool


class OfferInfo(Struct, frozen=True):
    """What the person on seat `by` asks of the others; `missing` have yet to answer."""

    what: Literal["pause", "take_back"]
    by: int
    missing: list[int]


class TableInfo(Struct, frozen=True):
    """How a table stands, apart from its game; the same for every viewer.

    begun: the cards are dealt. commitment: to the server's share of the key, if all made it.
    clocks: by seat; empty without timing. now: the server's time, in ms since 1970.
    rematch: the code of the table at which the same people play again.
    """

    code: str
    game: str
    settings: dict[str, Any]
    seats: list[SeatInfo]
    public: bool
    begun: bool
    commitment: str | None
    timing: Timing | None
    clocks: list[ClockInfo | None]
    now: int
    paused: bool
    offer: OfferInfo | None
    rematch: str | None


class Remark(Struct, frozen=True):
    """What the person on a seat said, at a time in ms since 1970. Text, whatever it looks like."""

    seat: int
    text: str
    at: int


# Page to server.


class Hello(Struct, frozen=True, tag="hello"):
    """The first message. Without a token one looks on; with one, one sits on its seat.

    tokens: of further seats whose persons share this device. One looks from the seat of `token`.
    have: the number of the last event message that the page has seen.
    """

    proto: int
    build: Short
    table: Short
    token: Short | None = None
    tokens: Annotated[list[Short], Meta(max_length=MAX_SEATS)] = []
    have: Natural | None = None
    lang: Short = "en"


class Look(Struct, frozen=True, tag="look"):
    """Look (and speak) from another of the seats on this device, or from none of them."""

    seat: Natural | None


class Cmd(Struct, frozen=True, tag="cmd"):
    """A seat's wish to do something. The same id is honoured once.

    base: the number of the last event message that the page had seen when it was decided.
    action: its notation, as in `legal`.
    """

    id: CommandId
    base: Natural
    action: Short


class Contribute(Struct, frozen=True, tag="contribute"):
    """A seat's share of the key: 32 random bytes in hexadecimal."""

    id: CommandId
    seat: Natural
    share: Short


class Start(Struct, frozen=True, tag="start"):
    """Begin the game without those who have not come."""

    id: CommandId


class Pause(Struct, frozen=True, tag="pause"):
    """Ask the others for a pause."""

    id: CommandId


class Resume(Struct, frozen=True, tag="resume"):
    """Go on after a pause."""

    id: CommandId


class TakeBack(Struct, frozen=True, tag="take_back"):
    """Ask the others to let the seat take its last play back."""

    id: CommandId


class Answer(Struct, frozen=True, tag="answer"):
    """Answer to what is asked of the others (`offer`)."""

    id: CommandId
    agree: bool


class StandIn(Struct, frozen=True, tag="stand_in"):
    """Have a bot (or "skip") play for a person who is away, or for oneself."""

    id: CommandId
    seat: Natural
    by: Short


class Return(Struct, frozen=True, tag="return"):
    """Play again oneself."""

    id: CommandId
    seat: Natural


class Rematch(Struct, frozen=True, tag="rematch"):
    """Play again with the same people; the answer is the table's `rematch`."""

    id: CommandId


class Move(Struct, frozen=True, tag="move"):
    """Ask for a ticket that opens the seat on another device; keep: this one stays seated too."""

    id: CommandId
    keep: bool = False


class Invite(Struct, frozen=True, tag="invite"):
    """Ask for a ticket by which somebody may sit down on a seat that is empty, or was left."""

    id: CommandId
    seat: Natural


class Say(Struct, frozen=True, tag="say"):
    """Say something to all."""

    id: CommandId
    text: Annotated[str, Meta(max_length=4000)]


class Ping(Struct, frozen=True, tag="ping"):
    """Are you there? The answer brings `t` back."""

    t: float


Wish = (
    Contribute
    | Start
    | Pause
    | Resume
    | TakeBack
    | Answer
    | StandIn
    | Return
    | Rematch
    | Move
    | Invite
    | Say
)
ToServer = Hello | Look | Cmd | Wish | Ping


# Server to page.


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello and look: all that the page may know. Also sent when it lags far behind.

    seats: all that this connection may play; seat: the one it looks from, if any.
    view: null while the game has not begun. remarks: what was said lately.
    log: all events so far. seq: the number of the last event message they stand for.
    legal: the actions to choose from; empty when not asked.
    """

    proto: int
    build: str
    table: TableInfo
    seat: int | None
    seats: list[int]
    seq: int
    view: View | None
    legal: list[Action]
    log: list[Event]
    remarks: list[Remark]


class Events(Struct, frozen=True, tag="event"):
    """One step: what it brought, and what is to be seen and to be done after it.

    seq rises by one with each of these messages, for every viewer alike.
    """

    seq: int
    events: list[Event]
    view: View | None
    legal: list[Action]


class Ack(Struct, frozen=True, tag="ack"):
    """The command was carried out; what came of it is in event messages up to `seq`."""

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


class Standing(Struct, frozen=True, tag="standing"):
    """How the table stands apart from its game, whenever that has changed."""

    table: TableInfo


class Chat(Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    remark: Remark


class Ticket(Struct, frozen=True, tag="ticket"):
    """A code that opens the seat once, until a time in ms since 1970."""

    seat: int
    code: str
    until: int


class Invitation(Struct, frozen=True, tag="invitation"):
    """A ticket that lets one person sit down on a seat; an earlier one is void."""

    seat: int
    ticket: str


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    t: float


class Bye(Struct, frozen=True, tag="bye"):
    """The last message before the server closes the connection, and why it does."""

    code: str
    message: str


FromServer = Welcome | Events | Ack | Nak | Standing | Chat | Ticket | Invitation | Pong | Bye


BadMessage = (msgspec.DecodeError, RecursionError, UnicodeError)

_to_server = msgspec.json.Decoder(ToServer)
_encoder = msgspec.json.Encoder(enc_hook=str)  # facts of a refusal may be anything


def read_message(text: str) -> ToServer:
    """The message that a page sent; one of BadMessage if it is none."""
    return _to_server.decode(text)


def write(message: FromServer | ToServer) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
