"""The requests over HTTP as OpenAPI, and the messages as JSON Schema.

Both are generated from bodies.py and wire.py, by `python -m nestling.server.openapi`, and kept in
docs/api; a test says when they have drifted apart. The server gives the first at /api/openapi.json.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from nestling import __version__
from nestling.core.record import Record
from nestling.lab.analyse import Hint
from nestling.server import bodies, wire

REF = "#/components/schemas/{name}"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
RECORD_STATUS = {404: "There is no such table.", 503: "The table cannot be read."}
WISH_STATUS = {
    400: "The body is no such wish.",
    413: "The body is too long.",
    415: "The body is not said to be JSON.",
    429: "Too many requests; try again later.",
    503: "It could not be kept.",
}


@dataclass(frozen=True)
class Operation:
    """One request: what it is for, its body and answer, and how it may be refused."""

    method: str
    path: str
    summary: str
    answer: type[msgspec.Struct] | None
    status: int = 200
    body: type[msgspec.Struct] | None = None
    refusals: dict[int, str] | None = None
    secret: bool = False
    lines: bool = False  # the answer is many of these, a line each


OPERATIONS = (
    Operation("get", "/api/games", "The games there are.", bodies.Games),
    Operation("get", "/api/tables", "The lobby: public tables where somebody is.", bodies.Lobby),
    Operation(
        "post",
        "/api/tables",
        "Make a table.",
        bodies.MadeTable,
        201,
        bodies.NewTable,
        {**WISH_STATUS, 422: "Not possible by the rules."},
    ),
    Operation(
        "post",
        "/api/tables/{code}/seats",
        "Sit down on an open seat.",
        bodies.MadeSeat,
        201,
        bodies.Claim,
        {**WISH_STATUS, 404: "There is no such table.", 409: "The seat is not open."},
    ),
    Operation(
        "post",
        "/api/tables/{code}/ticket",
        "Take a seat over from another device.",
        bodies.MadeSeat,
        201,
        bodies.Redeem,
        {**WISH_STATUS, 404: "There is no such table.", 409: "The ticket opens no seat."},
    ),
    Operation(
        "get",
        "/api/tables/{code}/record",
        "The record of a finished game.",
        Record,
        refusals={**RECORD_STATUS, 409: "The game is not over: the record would give cards away."},
    ),
    Operation(
        "get",
        "/api/tables/{code}/past",
        "The game so far as the seat whose token it is saw it; without a token, as onlookers did.",
        bodies.Past,
        refusals={**RECORD_STATUS, 409: "The game has not begun."},
        secret=True,
    ),
    Operation(
        "post",
        "/api/tables/{code}/hint",
        "What the seat whose token it is might do, for whoever plays against bots alone.",
        Hint,
        refusals={
            **RECORD_STATUS,
            401: "The token opens no seat.",
            409: "The seat has no choice to make, or there are other persons.",
        },
        secret=True,
    ),
    Operation(
        "get",
        "/api/tables/{code}/analysis",
        "What each decision of a finished game was worth, as it is found: a line of JSON each. "
        "Close the connection to end it.",
        bodies.Judged,
        refusals={**RECORD_STATUS, 409: "The game is not over."},
        lines=True,
    ),
    Operation(
        "delete",
        "/api/tables/{code}/seats/{seat}/name",
        "Erase the name of whoever has the seat's token, for good.",
        None,
        204,
        refusals={**RECORD_STATUS, 401: "The token does not open this seat."},
        secret=True,
    ),
)
PARAMETERS: dict[str, dict[str, Any]] = {
    "code": {"type": "string", "description": "The table's code."},
    "seat": {"type": "integer", "minimum": 0, "description": "A seat's number, from 0."},
}


def api() -> dict[str, Any]:
    """The requests, as OpenAPI 3.1."""
    kinds = [kind for o in OPERATIONS for kind in (o.answer, o.body) if kind] + [bodies.Refusal]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Nestling",
            "version": __version__,
            "description": "Tables for two games. What happens at them goes over a WebSocket; see "
            "docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def messages() -> dict[str, Any]:
    """The messages of the live connection, as JSON Schema."""
    (to_server, from_server), defs = msgspec.json.schema_components(
        [wire.ToServer, wire.FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DRAFT,
        "title": f"Messages of Nestling's live connection, protocol {wire.PROTO}",
        "anyOf": [{"$ref": "#/$defs/ToServer"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"ToServer": to_server, "FromServer": from_server, **defs},
    }


def _operation(operation: Operation) -> dict[str, Any]:
    names = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    answers: dict[str, Any] = {
        str(operation.status): _answer("Done.", operation.answer, operation.lines)
    }
    for status, why in (operation.refusals or {}).items():
        answers[str(status)] = _answer(why, bodies.Refusal)
    answers.setdefault("429", _answer(WISH_STATUS[429], bodies.Refusal))
    described: dict[str, Any] = {
        "summary": operation.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
            for name in names
        ],
        "responses": dict(sorted(answers.items())),
    }
    if operation.body:
        described["requestBody"] = {"required": True, "content": _content(operation.body)}
    if operation.secret:
        described["security"] = [{"token": []}]
    return described


def _answer(why: str, kind: type[msgspec.Struct] | None, lines: bool = False) -> dict[str, Any]:
    return {"description": why, "content": _content(kind, lines)} if kind else {"description": why}


def _content(kind: type[msgspec.Struct], lines: bool = False) -> dict[str, Any]:
    media = "application/x-ndjson" if lines else "application/json"
    return {media: {"schema": {"$ref": REF.format(name=kind.__name__)}}}


def files() -> dict[str, str]:
    """What is kept in docs/api, by name."""
    made = {"openapi.json": api(), "messages.schema.json": messages()}
    return {name: json.dumps(what, indent=1, sort_keys=True) + "\n" for name, what in made.items()}


if __name__ == "__main__":
    folder = Path(sys.argv[1] if sys.argv[1:] else "docs/api")
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")
