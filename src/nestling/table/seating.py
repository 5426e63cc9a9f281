"""Making a new table: who sits where, and the secrets that open the seats."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from nestling import bots
from nestling.core import registry
from nestling.core.draws import KEY_BYTES
from nestling.core.errors import Refused
from nestling.table.log import Created, Seat

TOKEN_BYTES = 16
LONGEST_NAME = 40


def person(name: str) -> tuple[Seat, str]:
    """A seat for a person and the secret that opens it; only the secret's hash is kept."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return Seat(kind="person", name=_clean(name), token_hash=hash_token(token)), token


def bot(game: str, kind: str, name: str = "") -> Seat:
    """A seat for a bot; Refused("unknown_bot") if the game has none of this kind."""
    known = bots.names(game)
    if kind not in known:
        raise Refused(
            "unknown_bot", f"there is no bot {kind!r}; known: {', '.join(known)}", bot=kind
        )
    return Seat(kind="bot", bot=kind, name=_clean(name))


def create(
    game: str, settings: Mapping[str, Any], seats: Sequence[Seat], at: int, key: bytes | None = None
) -> Created:
    """The first entry of a new table's log.

    key: of the game's draws; a fresh secret one by default.
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
    return Created(
        game=game,
        rules_version=made.kind.rules_version,
        settings=made.settings,
        seats=list(seats),
        key=(secrets.token_bytes(KEY_BYTES) if key is None else key).hex(),
        at=at,
    )


def hash_token(token: str) -> str:
    """How a secret is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(seats: Sequence[Seat], token: str) -> int | None:
    """The seat that this secret opens."""
    wanted = hash_token(token)
    for number, seat in enumerate(seats):
        if seat.token_hash is not None and hmac.compare_digest(seat.token_hash, wanted):
            return number
    return None


def _clean(name: str) -> str:
    """One line without invisible controls, not too long."""
    return "".join(c for c in " ".join(name.split()) if c.isprintable())[:LONGEST_NAME]
