"""The requests over HTTP: a new table, a seat by invitation, the record of a finished game."""

import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from http.client import HTTPException
from typing import Any

from nestling.core.errors import Refused
from nestling.core.record import Record, read_record

WITHIN = 30.0  # seconds

Answer = dict[str, Any]


def create_table(
    url: str,
    game: str,
    seats: Sequence[str | Mapping[str, Any]],
    settings: Mapping[str, Any] | None = None,
) -> tuple[str, list[str | None]]:
    """Make a table; returns its code and what opens each seat.

    That is a token for "person", a ticket for "invited" (see `redeem`), else None.
    url: of the server. seats: "person", "invited", "open", or "bot:" and a bot's name, or the
    API's own form.
    Refused says why the server makes no such table; OSError if it can't be reached.
    """
    wish = {"game": game, "seats": [_seat(seat) for seat in seats], "settings": settings or {}}
    made = json.loads(_ask(url, "/api/tables", json.dumps(wish).encode()))
    return made["code"], [seat["token"] or seat["ticket"] for seat in made["seats"]]


def redeem(url: str, code: str, ticket: str, name: str = "") -> str:
    """Sit down at a table by an invitation; returns the token of the seat.

    ticket: what a link to a seat has after `#sit=`; it works once. name: without one the seat
    keeps the name that it has. Refused("bad_ticket") if it was used or is void.
    """
    body = json.dumps({"ticket": ticket, "name": name}).encode()
    token: str = json.loads(_ask(url, f"/api/tables/{code}/ticket", body))["token"]
    return token


def record(url: str, code: str) -> Record:
    """The record of a finished game; Refused("not_finished") while it is played."""
    return read_record(_ask(url, f"/api/tables/{code}/record"))


def _seat(wish: str | Mapping[str, Any]) -> Mapping[str, Any]:
    if not isinstance(wish, str):
        return wish
    kind, _, bot = wish.partition(":")
    return {"kind": kind, "bot": bot} if bot else {"kind": kind}


def _ask(url: str, path: str, body: bytes | None = None) -> bytes:
    """The answer; Refused as the server says, OSError if none comes or not the whole of it."""
    headers = {"Content-Type": "application/json"} if body else {}
    request = urllib.request.Request(url.rstrip("/") + path, body, headers)
    try:
        return _answer(request, path)
    except HTTPException as error:  # a server that dies while it answers
        raise ConnectionError(f"{path}: the answer broke off: {error!r}") from error


def _answer(request: urllib.request.Request, path: str) -> bytes:
    try:
        with urllib.request.urlopen(request, timeout=WITHIN) as answer:
            data: bytes = answer.read()
            return data
    except urllib.error.HTTPError as error:
        with error:
            said = error.read()
        try:
            refusal = json.loads(said)
            refused = Refused(refusal["code"], refusal["message"])
        except (ValueError, KeyError, TypeError):
            raise OSError(f"{path}: the server answered {error.code}") from error
        raise refused from error
