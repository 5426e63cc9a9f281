"""House rules: a game's printed facts with some numbers changed, for one run of a program.

Facts are data, and compiled code has them as constants. So house rules must be given before the
game is loaded, and hold for the whole process. Whatever is compiled under them is kept apart
from the rest, and records made under them are of another rules version.
"""

import copy
import json
import zlib
from collections.abc import Mapping
from typing import Any

from nestling.core.errors import Refused

_changes: dict[str, dict[str, Any]] = {}
_loaded: set[str] = set()


def use(game: str, changes: Mapping[str, Any]) -> None:
    """Change some of a game's facts, before it is loaded.

    changes: nested as the game's facts are; an entry of a list is named by its id, so
    {"card": {"pet_rock": {"copies": 6}}}. Refused("bad_house_rules") when the game is loaded
    already under other rules; the game itself refuses what it has no such fact for.
    """
    if dict(changes) == _changes.get(game, {}):
        return
    if game in _loaded:
        message = f"house rules must be given before {game} is first used in a process"
        raise Refused("late_house_rules", message)
    _changes[game] = dict(changes)


def facts(game: str, printed: Mapping[str, Any]) -> dict[str, Any]:
    """The facts that the game is to be played by: the printed ones with the changes in them."""
    _loaded.add(game)
    changed = copy.deepcopy(dict(printed))
    _change(changed, _changes.get(game, {}), game)
    return changed


def rules_version(game: str, printed: int) -> int:
    """The version for records: a number of its own for each set of house rules."""
    return printed if not _changes.get(game) else 1 << 32 | zlib.crc32(_text(_changes[game]))


def mark() -> str:
    """What tells compiled code under house rules from that of the printed ones: "" for these."""
    return f"-house{zlib.crc32(_text(_changes)):08x}" if any(_changes.values()) else ""


def demand(holds: bool, what: str, place: str, allowed: str) -> None:
    """Refuse the house rules unless a game's own demand on its facts holds.

    what: the demand; place and allowed: where it is, and what there may be, without words.
    """
    if not holds:
        raise _wrong(what, place, allowed)


def _text(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True).encode()


def _wrong(what: str, place: str, allowed: str) -> Refused:
    return Refused("bad_house_rules", f"house rules: {what}", place=place, allowed=allowed)


def _change(facts: Any, changes: Any, path: str) -> None:
    """Write changes over facts of the same form; only whole numbers and lists of them change."""
    if not isinstance(changes, Mapping):
        what = f"{path} is a table of facts, not {changes!r}"
        raise _wrong(what, f"{path} = {changes!r}", f"[{path}]")
    for name, new in changes.items():
        place = f"{path}.{name}"
        if isinstance(facts, list):
            found = next((i for i, entry in enumerate(facts) if entry["id"] == name), None)
            known = [entry["id"] for entry in facts]
        else:
            found = name if name in facts else None
            known = list(facts)
        if found is None:
            names = ", ".join(map(str, known))
            raise _wrong(f"there is no {place}; known in {path}: {names}", place, names)
        old = facts[found]
        if isinstance(old, dict) or (isinstance(old, list) and isinstance(old[0], dict)):
            _change(old, new, place)
        elif _form(old) in {"number", "numbers"} and _form(old) == _form(new):
            facts[found] = new
        else:
            what = f"{place} is {old!r} and cannot become {new!r}"
            allowed = {"number": "0, 1, …", "numbers": "[0, 1, …]", "other": repr(old)}[_form(old)]
            raise _wrong(what, f"{place} = {new!r}", allowed)


def _form(value: Any) -> str:
    if type(value) is int:
        return "number"
    if isinstance(value, list) and all(type(n) is int for n in value):
        return "numbers"
    return "other"
