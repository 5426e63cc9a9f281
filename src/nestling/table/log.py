"""What a table keeps: a log of entries, from which its state follows.

The first entry says what the table is; each further one is one step: a play, or a change of who
sits where, of the clocks, of how far the game has come. A table that is read back from its log is
the same table, byte for byte. What is not in the log (who is connected, what is being asked of
the others, chat) is no part of the table's truth and ends with the process.
"""

from typing import Any, Literal

import msgspec

SKIP = "skip"  # as good as the name of a bot, where a seat is played for: pass, or act by lot


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a chair when the table is made.

    bot: the kind of bot, for a bot's seat.
    token_hash: SHA-256 (hexadecimal) of the secret that opens a person's seat; None for a seat
        that is open to whoever comes.
    more_hashes: of further secrets that open it, as after a rematch.
    ticket_hash: of the ticket by which one person, and nobody else, sits down on an open seat.
    """

    kind: Literal["person", "bot"]
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None
    more_hashes: list[str] = []
    ticket_hash: str | msgspec.UnsetType = msgspec.UNSET


class Timing(msgspec.Struct, frozen=True, kw_only=True):
    """How long persons may think.

    kind: "move": `seconds` for each decision; "days": the same, counted in days by those who
        look at it; "game": `seconds` for the whole game and `increment` more with each play.
    then: what plays for whoever has no time left: a kind of bot, or "skip".
    """

    kind: Literal["move", "game", "days"]
    seconds: int
    increment: int = 0
    then: str = SKIP


class Step(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    """One step of a table, at a time in ms since 1970."""

    at: int


class Created(Step, frozen=True, kw_only=True, tag="created"):
    """The table was made.

    key: of the game's draws, secret until the end; None if persons share in choosing it.
    secret: in that case the server's share (see core.fair), also secret until the end.
    public: whether the lobby shows the table.
    """

    game: str
    rules_version: int
    settings: dict[str, Any]
    seats: list[Seat]
    key: str | None = None
    secret: str | None = None
    timing: Timing | None = None
    public: bool = False


class Contributed(Step, frozen=True, kw_only=True, tag="contributed"):
    """A person's share of the key, in hexadecimal. The last one begins the game."""

    seat: int
    share: str
    command: str | None = None


class Begun(Step, frozen=True, kw_only=True, tag="begun"):
    """A person began the game without those who have not come."""

    seat: int
    command: str | None = None


class Played(Step, frozen=True, kw_only=True, tag="played"):
    """A seat did something.

    command: the id of the command that asked for it; None when the table moved by itself, for
        a bot, for an absent person, or for a seat that could only pass.
    """

    seat: int
    action: str
    command: str | None = None


class Skipped(Step, frozen=True, kw_only=True, tag="skipped"):
    """A person's seat was played for: it passed where it could, else did something by lot.

    why: the person is away, or has no time left.
    by: the bot that chose instead, if one did.
    """

    seat: int
    action: str
    why: Literal["away", "time"] = "away"
    by: str = SKIP


class TakenBack(Step, frozen=True, kw_only=True, tag="taken_back"):
    """The last `plays` plays never happened, as `seat` wished and all agreed."""

    seat: int
    plays: int


class Paused(Step, frozen=True, kw_only=True, tag="paused"):
    """All stands still, as `seat` wished and all agreed."""

    seat: int


class Resumed(Step, frozen=True, kw_only=True, tag="resumed"):
    """And goes on."""

    seat: int
    command: str | None = None


class StoodIn(Step, frozen=True, kw_only=True, tag="stood_in"):
    """From now on `by` (a kind of bot, or "skip") plays for the person on `seat`."""

    seat: int
    by: str


class Returned(Step, frozen=True, kw_only=True, tag="returned"):
    """The person on `seat` plays again."""

    seat: int
    command: str | None = None


class Invited(Step, frozen=True, kw_only=True, tag="invited"):
    """Whoever brings this ticket may sit down on the seat, once; earlier tickets are void."""

    seat: int
    ticket_hash: str


class Claimed(Step, frozen=True, kw_only=True, tag="claimed"):
    """Somebody sat down on a seat that was open, or to which a ticket invited."""

    seat: int
    name: str
    token_hash: str


class Moved(Step, frozen=True, kw_only=True, tag="moved"):
    """A further secret opens the seat; without `keep`, the earlier ones no longer do."""

    seat: int
    token_hash: str
    keep: bool = False


class Rematched(Step, frozen=True, kw_only=True, tag="rematched"):
    """The same people play again, at the table of this code."""

    seat: int
    table: str


Play = Played | Skipped
Change = (
    Contributed
    | Begun
    | TakenBack
    | Paused
    | Resumed
    | StoodIn
    | Returned
    | Invited
    | Claimed
    | Moved
    | Rematched
)
Entry = Created | Play | Change

_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """The entry as JSON."""
    return msgspec.json.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry in these bytes; msgspec.DecodeError if there is none."""
    return _decoder.decode(data)


def command_of(entry: Play | Change) -> str | None:
    """The command that asked for an entry, named so that no two seats' are the same."""
    command = getattr(entry, "command", None)
    return None if command is None else f"{entry.seat}:{command}"
