"""The messages of wire.py and bodies.py as TypeScript: `python -m nestling.server.typescript`.

What it prints is kept as web/src/generated/wire.ts; a test says when the two have drifted apart.
"""

import sys
import typing
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from nestling.core import registry
from nestling.core.game import Action
from nestling.lab import analyse
from nestling.lab.analyse import Choice, Hint, Verdict
from nestling.server import advice, bodies, wire
from nestling.table.log import Timing

JSON_TYPE = (
    "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };"
)
OPEN = {  # whose fields are each game's own: a comment, and the type of these fields
    "Event": ("GameEvent", "Something that happened; docs/events.md describes each."),
    "View": ("GameView", "What a viewer sees; each game has its own fields."),
}
NAMES = {schema: name for schema, (name, _) in OPEN.items()}

# Each group under its heading, in this order; what is sent to the server may leave out fields
# that have a default, what comes from it has them all.
GROUPS: Sequence[tuple[str, bool, Sequence[type[msgspec.Struct]]]] = (
    (
        "Parts of messages.",
        False,
        (
            Timing,
            wire.SeatInfo,
            wire.ClockInfo,
            wire.OfferInfo,
            wire.TableInfo,
            wire.Remark,
        ),
    ),
    (
        "Page to server.",
        True,
        (wire.Hello, wire.Look, wire.Cmd, *typing.get_args(wire.Wish), wire.Ping),
    ),
    ("Server to page.", False, typing.get_args(wire.FromServer)),
    (
        "HTTP, page to server.",
        True,
        (*typing.get_args(bodies.SeatWish), bodies.NewTable, bodies.Claim, bodies.Redeem),
    ),
    (
        "HTTP, server to page.",
        False,
        (
            bodies.SettingInfo,
            bodies.GameInfo,
            bodies.Games,
            bodies.MadeSeat,
            bodies.MadeTable,
            bodies.LobbySeat,
            bodies.LobbyTable,
            bodies.Lobby,
            Choice,
            Hint,
            Verdict,
            bodies.Judged,
            bodies.Glimpse,
            bodies.Past,
            bodies.Refusal,
        ),
    ),
)
UNIONS = {
    "Page to server.": ("ToServer", wire.ToServer),
    "Server to page.": ("FromServer", wire.FromServer),
    "HTTP, page to server.": ("SeatWish", bodies.SeatWish),
}
SEAT_WISH = {struct.__name__ for struct in typing.get_args(bodies.SeatWish)}


def generate() -> str:
    """The whole file."""
    structs = [struct for _, _, group in GROUPS for struct in group]
    _, schemas = msgspec.json.schema_components(structs, ref_template="{name}")
    parts = [
        "// The messages between page and server, named by direction. See docs/protocol.md.",
        "// Generated from server/wire.py and bodies.py by: python -m nestling.server.typescript",
        JSON_TYPE,
        _action(),
    ]
    for name, comment in OPEN.values():
        own = "  event: string;\n" if name == "GameEvent" else ""
        parts.append(
            f"/** {comment} */\nexport interface {name} {{\n{own}  [field: string]: Json;\n}}"
        )
    for heading, may_omit, group in GROUPS:
        parts.append(f"// {heading}")
        parts += [_interface(s.__name__, schemas[s.__name__], may_omit) for s in group]
        if heading in UNIONS:
            parts.append(_union(*UNIONS[heading]))
    return "\n\n".join([*parts, _advice()]) + "\n"


def _union(name: str, union: object) -> str:
    """One of several messages."""
    members = "".join(f"\n  | {struct.__name__}" for struct in typing.get_args(union))
    return f"export type {name} ={members};"


def _advice() -> str:
    """By what numbers advice is made, for pages that make it themselves."""
    numbers = {
        "iterations": advice.ITERATIONS,
        "hintSeconds": advice.HINT_SECONDS,
        "checked": analyse.CHECKED,
        "doubtful": analyse.DOUBTFUL,
        "mistake": analyse.MISTAKE,
        "blunder": analyse.BLUNDER,
    }
    lines = [f"  {name}: {number}," for name, number in numbers.items()]
    comment = "/** How advice is made: see lab/analyse.py and server/advice.py. */"
    return "\n".join([comment, "export const ADVICE = {", *lines, "} as const;"])


def _action() -> str:
    """What all games' actions have, and what some game's have besides."""
    kinds = [registry.kind(name) for name in registry.names()]
    classes = list(dict.fromkeys(type(kind.face.action(0)) for kind in kinds))
    own: dict[str, str] = {}
    for number, cls in enumerate(classes):
        _, components = msgspec.json.schema_components([cls], ref_template=f"{number}{{name}}")
        (schema,) = components.values()
        for field, meaning in schema["properties"].items():
            if field not in Action.__struct_fields__:
                own[field] = _type(meaning)
    lines = ["  code: number;", "  notation: string;", "  verb: string;"]
    lines += [f"  {field}?: {type_};" for field, type_ in own.items()]
    comment = "/** Something that a seat may do; the last fields are one or another game's own. */"
    return "\n".join([comment, "export interface Action {", *lines, "}"])


def _interface(name: str, schema: Mapping[str, Any], may_omit: bool) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {field}{'?' if may_omit and field not in required else ''}: {_type(meaning)};"
        for field, meaning in schema["properties"].items()
    ]
    comment = schema["description"].partition("\n")[0]
    return "\n".join([f"/** {comment} */", f"export interface {name} {{", *lines, "}"])


def _type(meaning: Mapping[str, Any]) -> str:
    """The TypeScript type of a JSON Schema; ValueError for what no message has used so far."""
    if "$ref" in meaning:
        name = str(meaning["$ref"])
        return NAMES.get(name, name)
    if "enum" in meaning:
        return " | ".join(f'"{value}"' for value in meaning["enum"])
    if "anyOf" in meaning:
        types = [_type(inner) for inner in meaning["anyOf"]]
        return "SeatWish" if set(types) == SEAT_WISH else " | ".join(types)
    match meaning.get("type"):
        case "array":
            inner = _type(meaning["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return "{ [name: string]: Json }"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    raise ValueError(f"no TypeScript for {meaning}")


if __name__ == "__main__":
    sys.stdout.write(generate())
