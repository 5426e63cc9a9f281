"""The requests over HTTP: a new table, the record of a finished game."""

import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
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
    """Make a table; returns its code and each seat's token, None for bots.

    url: of the server. seats: "person", or "bot:" and a bot's name, or the API's own form.
    Refused says why the server makes no such table; OSError if it can't be reached.
    """
    wish = {"game": game, "seats": [_seat(seat) for seat in seats], "settings": settings or {}}
    made = json.loads(_ask(url, "/api/tables", json.dumps(wish).encode()))
    return made["code"], [seat["token"] for seat in made["seats"]]


def record(url: str, code: str) -> Record:
    """The record of a finished game; Refused("not_finished") while it is played."""
    return read_record(_ask(url, f"/api/tables/{code}/record"))


def _seat(wish: str | Mapping[str, Any]) -> Mapping[str, Any]:
    if not isinstance(wish, str):
        return wish
    kind, _, bot = wish.partition(":")
    return {"kind": kind, "bot": bot} if bot else {"kind": kind}


def _ask(url: str, path: str, body: bytes | None = None) -> bytes:
    headers = {"Content-Type": "application/json"} if body else {}
    request = urllib.request.Request(url.rstrip("/") + path, body, headers)
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
