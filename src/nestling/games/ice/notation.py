"""Short forms of the actions, the same in every language, both ways.

A cell is the letter of its slanted column, A to K from the west, and the number of its row, 1 to
11 from the north. The middle is F6. One step east goes to the next letter, south-east to the next
number, north-east to the next letter and the number before. Smaller areas keep these names: the
two players' area lies in C to I and 3 to 9.

    +F6      place a penguin          F6~C3    swim
    -F6      lift a tile              F6!C3    the killer whale drives a chick from F6 to C3
    F6-G6    step                     keep     keep the lifted tile
    F6/G6    swap, the mother first   use      use the kept tile
    F6>J6    sail                     pass     decline, or use the lifted tile at once
"""

import re
from functools import cache

from nestling.core.errors import Refused
from nestling.core.game import Action
from nestling.core.schema import label
from nestling.games.ice import actions as do
from nestling.games.ice.board import (
    CELLS,
    LINE_FROM,
    LINE_TO,
    NAMES,
    PAIR_FROM,
    PAIR_TO,
)
from nestling.games.ice.state import Verb

SIGNS = {
    Verb.PLACE: "+",
    Verb.LIFT: "-",
    Verb.STEP: "-",
    Verb.SWAP: "/",
    Verb.SAIL: ">",
    Verb.SWIM: "~",
    Verb.WHALE: "!",
}
_WORDS = {do.PASS: Verb.PASS, do.KEEP: Verb.KEEP, do.USE: Verb.USE}
_CODES = {label(verb): code for code, verb in _WORDS.items()}
_FORM = re.compile(r"([A-K]\d+)?([-+/>~!])([A-K]\d+)", re.ASCII)
_CELL_OF = {name: cell for cell, name in enumerate(NAMES)}
_PAIR_OF = {(int(a), int(b)): n for n, (a, b) in enumerate(zip(PAIR_FROM, PAIR_TO, strict=True))}
_LINE_OF = {(int(a), int(b)): n for n, (a, b) in enumerate(zip(LINE_FROM, LINE_TO, strict=True))}


class Move(Action, frozen=True):
    """An action of Jää Sulaa.

    verb: pass, keep, use, place, lift, step, swap, sail, swim or whale.
    start: the cell where the penguin (in a swap the mother) stands, if there is one.
    end: the cell where it goes, is placed, or whose tile is lifted.
    """

    start: str | None = None
    end: str | None = None


@cache
def describe(code: int) -> Move:
    """The action of a number; IndexError if there is none."""
    if not 0 <= code < do.ACTIONS:
        raise IndexError(f"actions are numbered 0 to {do.ACTIONS - 1}, not {code}")
    if code in _WORDS:
        word = label(_WORDS[code])
        return Move(code, word, word)
    verb, start, end = _parts(code)
    first = "" if start is None else NAMES[start]
    return Move(
        code,
        first + SIGNS[verb] + NAMES[end],
        label(verb),
        None if start is None else first,
        NAMES[end],
    )


def _parts(code: int) -> tuple[Verb, int | None, int]:
    """Verb, first and second cell of an action with cells (actions.py)."""
    if code < do.LIFT:
        return Verb.PLACE, None, code - do.PLACE
    if code < do.STEP:
        return Verb.LIFT, None, code - do.LIFT
    if code < do.SWAP:
        return Verb.STEP, int(PAIR_FROM[code - do.STEP]), int(PAIR_TO[code - do.STEP])
    if code < do.SAIL:
        return Verb.SWAP, int(PAIR_FROM[code - do.SWAP]), int(PAIR_TO[code - do.SWAP])
    if code < do.SWIM:
        return Verb.SAIL, int(LINE_FROM[code - do.SAIL]), int(LINE_TO[code - do.SAIL])
    if code < do.WHALE:
        return Verb.SWIM, *divmod(code - do.SWIM, CELLS)
    return Verb.WHALE, *divmod(code - do.WHALE, CELLS)


def parse(notation: str) -> Move:
    """The action written so; Refused("unknown_notation") says how actions are written."""
    code = _code(notation.strip())
    if code is None:
        raise Refused(
            "unknown_notation",
            f"{notation[:40]!r} is no action of Jää Sulaa; examples: +F1 (place), -F6 (lift), "
            "F6-G6 (step), F6/G6 (swap), F6>J6 (sail), F6~C3 (swim), F6!C3 (whale), keep, "
            "use, pass",
            notation=notation,
        )
    return describe(code)


def _code(notation: str) -> int | None:
    """The number of the action written so; None if there is none."""
    if notation in _CODES:
        return _CODES[notation]
    form = _FORM.fullmatch(notation)
    if form is None or form[3] not in _CELL_OF or (form[1] and form[1] not in _CELL_OF):
        return None
    end = _CELL_OF[form[3]]
    if form[1] is None:
        return {"+": do.PLACE + end, "-": do.LIFT + end}.get(form[2])
    start = _CELL_OF[form[1]]
    pair, line = _PAIR_OF.get((start, end)), _LINE_OF.get((start, end))
    match form[2]:
        case "-":
            return None if pair is None else do.STEP + pair
        case "/":
            return None if pair is None else do.SWAP + pair
        case ">":
            return None if line is None else do.SAIL + line
        case "~":
            return do.SWIM + CELLS * start + end
        case "!":
            return do.WHALE + CELLS * start + end
        case _:
            return None
