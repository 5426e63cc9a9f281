"""Making a new table: who sits where, and the secrets that open the seats."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from nestling import bots
from nestling.core import fair as fairness
from nestling.core import registry
from nestling.core.draws import KEY_BYTES
from nestling.core.errors import BadRecord, Refused
from nestling.core.record import Record
from nestling.table import clocks, words
from nestling.table.log import SKIP, Created, Played, Seat, Timing

TOKEN_BYTES = 16


def new_token() -> str:
    """A secret that opens a seat; only its hash is kept."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def person(name: str) -> tuple[Seat, str]:
    """A seat for a person and the secret that opens it."""
    token = new_token()
    return Seat(kind="person", name=words.name(name), token_hash=hash_token(token)), token


def open_seat() -> Seat:
    """A seat for whoever comes."""
    return Seat(kind="person")


def invited(name: str) -> tuple[Seat, str]:
    """A seat for a person who is still to come, and the ticket that lets somebody sit down."""
    ticket = new_token()
    return Seat(kind="person", name=words.name(name), ticket_hash=hash_token(ticket)), ticket


def bot(game: str, kind: str, name: str = "") -> Seat:
    """A seat for a bot; Refused("unknown_bot") if the game has none of this kind."""
    check_bot(game, kind)
    return Seat(kind="bot", bot=kind, name=words.name(name))


def check_bot(game: str, kind: str) -> None:
    """Refused("unknown_bot") if the game has no bot of this kind."""
    known = bots.names(game)
    if kind not in known:
        raise Refused(
            "unknown_bot",
            f"there is no bot {kind!r}; known: {', '.join(known)}",
            name=kind,
            known=", ".join(known),
        )


def create(
    game: str,
    settings: Mapping[str, Any],
    seats: Sequence[Seat],
    at: int,
    key: bytes | None = None,
    *,
    timing: Timing | None = None,
    public: bool = False,
    fair: bool = False,
) -> Created:
    """The first entry of a new table's log.

    key: of the game's draws; a fresh secret one by default.
    timing: the clocks of persons, if any. public: shown in the lobby.
    fair: the persons make the key together with the server (core.fair), and the game begins when
        they have. Without persons there is nobody to share in it.
    Refused if the settings are not possible or do not fit the number of seats.
    """
    wanted = {"players": len(seats), **settings}
    try:
        made = registry.game(game, **wanted)
    except TypeError as error:  # a setting of a wrong type
        raise Refused("bad_setting", f"these settings are not possible: {error}") from error
    if made.players != len(seats):
        raise Refused(
            "wrong_seats",
            f"the game is for {made.players}, but there are {len(seats)} seats",
            players=made.players,
            seats=len(seats),
        )
    if timing is not None:
        clocks.check(timing)
        if timing.then != SKIP:
            check_bot(game, timing.then)
    shared = fair and any(seat.kind == "person" for seat in seats)
    return Created(
        game=game,
        rules_version=made.kind.rules_version,
        settings=made.settings,
        seats=list(seats),
        key=None if shared else (secrets.token_bytes(KEY_BYTES) if key is None else key).hex(),
        secret=fairness.new_secret().hex() if shared else None,
        timing=timing,
        public=public,
        at=at,
    )


def again(old: Created, seats: Sequence[Seat], at: int) -> Created:
    """The first entry of a table at which the same people play the same game again.

    seats: as they are now.
    """
    return create(
        old.game,
        old.settings,
        seats,
        at,
        timing=old.timing,
        public=old.public,
        fair=old.secret is not None,
    )


def resume(
    record: Record,
    seats: Sequence[Seat],
    at: int,
    *,
    timing: Timing | None = None,
    public: bool = False,
) -> tuple[Created, list[Played]]:
    """The log of a new table that goes on with a recorded game.

    Refused if the record does not hold, or not for so many seats, or its game is over.
    """
    try:
        bound = registry.kind(record.game).max_plays
        if len(record.plays) > bound:
            raise BadRecord(f"a game has at most {bound} plays, this one has {len(record.plays)}")
        if not record.replay().actors:
            raise BadRecord("the game of this record is over: there is nothing to go on with")
    except BadRecord as error:
        raise Refused("bad_record", str(error)) from error
    key = bytes.fromhex(record.key)
    created = create(record.game, record.settings, seats, at, key, timing=timing, public=public)
    return created, [Played(seat=seat, action=action, at=at) for seat, action in record.plays]


def hash_token(token: str) -> str:
    """How a secret is kept."""
    return hashlib.sha256(token.encode()).hexdigest()
