"""From EVENT records to typed events, by what each event class says of its own fields.

Every EVENT layout has the fields happened, seat, other, audience, count, cards, reason, numbers.
An event class annotates each of its fields with where its value stands there:

    seat: Annotated[int, "seat"]                 also "other", "count", "reason"
    card: Annotated[str | None, "card 0"]        the name of cards[0], None if not to be seen
    cards: Annotated[list[str] | None, "cards"]  all of them, None if not to be seen
    steps: Annotated[int, "number 0"]            numbers[0]; "flag 0", "seats 0", "natural 0"
                                                 (None if negative), "numbers 2" (from 2 on),
                                                 "Why 1" (the name of an enum member)

A game may give names to further words that stand for numbers, as "cell 0" for a place.
"""

import enum
from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_type_hints

import numpy as np

from nestling.core.game import Event
from nestling.core.schema import JsonValue, label, seats_of

NameOf = Callable[[int, bool], str]


class EventReader:
    """Reads the EVENT records of one game.

    classes: the event class of each number of `happened`.
    pieces: how physical things are called: "card" and, where a game has others, their word.
    enums: those that fields name, "Reason" among them.
    places: for further words how numbers[...] are called; None if negative.
    """

    def __init__(
        self,
        classes: Sequence[type[Event]],
        pieces: Mapping[str, NameOf],
        enums: Mapping[str, type[enum.IntEnum]],
        places: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.classes = classes
        self._pieces = pieces
        self._enums = enums
        self._places = places or {}
        self.sources = [sources_of(cls) for cls in classes]

    def read(self, record: np.void, players: int, *, full_sight: bool) -> Event:
        """The event of a record; with full sight physical things are named with their copy."""
        happened = int(record["happened"])
        values = {
            name: self._value(record, word, place, players, full_sight)
            for name, word, place in self.sources[happened]
        }
        return self.classes[happened](**values)

    def _value(self, record: np.void, word: str, place: int, players: int, full: bool) -> Any:
        if word in ("seat", "other"):
            return _unless_negative(int(record[word]))
        if word == "count":
            return int(record["count"])
        if word == "reason":
            return self._label("Reason", int(record["reason"]))
        if word in self._pieces:
            piece = int(record["cards"][place])
            return None if piece < 0 else self._pieces[word](piece, full)
        if word == "cards":
            pieces = record["cards"][: record["count"]].tolist()
            hidden = any(piece < 0 for piece in pieces)
            return None if hidden else [self._pieces["card"](piece, full) for piece in pieces]
        number = int(record["numbers"][place])
        if word in self._places:
            return None if number < 0 else self._places[word][number]
        match word:
            case "number":
                return number
            case "natural":
                return _unless_negative(number)
            case "flag":
                return number != 0
            case "seats":
                return seats_of(number)
            case "numbers":
                return [int(n) for n in record["numbers"][place : place + players]]
            case enum_name:
                return self._label(enum_name, number)

    def schema(self) -> dict[str, JsonValue]:
        """The events' fields and their sources, and all names that they need."""
        pieces = self._pieces.items()
        return {
            "events": [
                {
                    "event": cls.__struct_config__.tag,
                    "fields": [list(source) for source in sources],
                }
                for cls, sources in zip(self.classes, self.sources, strict=True)
            ],
            "pieces": {word: _all_names(name_of, False) for word, name_of in pieces},
            "copies": {word: _all_names(name_of, True) for word, name_of in pieces},
            "places": {word: list(names) for word, names in self._places.items()},
            "enums": {name: [label(m) for m in e] for name, e in self._enums.items()},
        }

    def _label(self, enum_name: str, number: int) -> str | None:
        return None if number < 0 else label(self._enums[enum_name](number))


def sources_of(event_class: type[Event]) -> list[tuple[str, str, int]]:
    """For each field of an event class: its name, the word of its source, the place in it."""
    hints = get_type_hints(event_class, include_extras=True)
    found = []
    for name in event_class.__struct_fields__:
        word, _, place = hints[name].__metadata__[0].partition(" ")
        found.append((name, word, int(place or 0)))
    return found


def _all_names(name_of: NameOf, full_sight: bool) -> list[str]:
    """The names of all pieces, which are numbered from 0."""
    names: list[str] = []
    try:
        while True:
            names.append(name_of(len(names), full_sight))
    except (IndexError, ValueError):  # the first number that is no piece
        return names


def _unless_negative(number: int) -> int | None:
    return None if number < 0 else number
