"""The bodies of requests and answers over HTTP, named by direction. See docs/protocol.md.

The types for the browser and docs/api/openapi.json are generated from this module.
"""

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from nestling.core.game import Event, View
from nestling.lab.analyse import Hint, Verdict
from nestling.server.wire import MAX_SEATS, Name, Natural, Short
from nestling.table.log import Timing

MAX_REQUEST_BYTES = 64 * 1024


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


class PersonWish(Struct, frozen=True, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a person whose token the maker of the table is told."""

    name: Name = ""


class InvitedWish(Struct, frozen=True, tag="invited", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a friend, who sits down by a ticket that does so once."""

    name: Name = ""


class OpenWish(Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A seat for whoever comes."""


class BotWish(Struct, frozen=True, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: Short
    name: Name = ""


SeatWish = PersonWish | InvitedWish | OpenWish | BotWish


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables.

    timing: the clocks of persons; none by default. public: shown in the lobby.
    fair: the persons make the key of the draws together with the server.
    record: of a game of this kind to go on with, in its own settings.
    """

    game: Short
    seats: Annotated[list[SeatWish], Meta(max_length=MAX_SEATS)]
    settings: dict[str, Any] = {}
    timing: Timing | None = None
    public: bool = False
    fair: bool = False
    record: dict[str, Any] | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/CODE/seats: sit down on an open seat."""

    seat: Natural
    name: Name = ""


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/CODE/ticket: sit down by it.

    name: of whoever was invited; "" keeps the name that the seat has.
    """

    ticket: Short
    name: Name = ""


class MadeSeat(Struct, frozen=True):
    """A seat of the new table; what opens it is shown this once.

    token: a person's secret; ticket: lets a friend sit down (by Redeem) and get a token.
    """

    seat: int
    token: str | None
    ticket: str | None = None


class MadeTable(Struct, frozen=True):
    """Answer to POST /api/tables."""

    code: str
    seats: list[MadeSeat]


class LobbySeat(Struct, frozen=True):
    """A seat as the lobby shows it."""

    kind: Literal["person", "bot"]
    name: str | None
    bot: str | None
    open: bool


class LobbyTable(Struct, frozen=True):
    """A public table whose game is not over; made: in ms since 1970."""

    code: str
    game: str
    seats: list[LobbySeat]
    timing: Timing | None
    made: int


class Lobby(Struct, frozen=True):
    """Answer to GET /api/tables: the newest first."""

    tables: list[LobbyTable]


class Judged(Struct, frozen=True):
    """A line of the answer to GET /api/tables/CODE/analysis: one of `of` verdicts."""

    of: int
    verdict: Verdict


class Glimpse(Struct, frozen=True):
    """What a viewer saw at the beginning of a game, or of one play: what it brought, and then."""

    events: list[Event]
    view: View | None


class Past(Struct, frozen=True):
    """Answer to GET /api/tables/CODE/past: the game so far as a seat (null: an onlooker) saw it."""

    seat: int | None
    glimpses: list[Glimpse]


class Refusal(Struct, frozen=True):
    """Answer to a request over HTTP that was refused."""

    code: str
    message: str
    args: dict[str, Any] = {}
    rule: str | None = None


Body = TypeVar("Body", NewTable, Claim, Redeem)

_encoder = msgspec.json.Encoder(enc_hook=str)  # facts of a refusal may be anything


def read_body(body: bytes, kind: type[Body]) -> Body:
    """The body of a request over HTTP; one of BadMessage if it is none."""
    return msgspec.json.decode(body, type=kind)


def write_body(
    body: Games | MadeTable | MadeSeat | Lobby | Hint | Judged | Past | Refusal,
) -> bytes:
    """The body of an answer over HTTP."""
    return _encoder.encode(body)
