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
from nestling.core.schema import JsonValue, Layout, Numbers, label, seats_of

NameOf = Callable[[int, bool], str]
Read = Callable[[Numbers, int, bool], Any]


class EventReader:
    """Reads the EVENT records of one game.

    layout: of these records.
    classes: the event class of each number of `happened`.
    pieces: how physical things are called: "card" and, where a game has others, their word.
    enums: those that fields name, "Reason" among them.
    places: for further words how numbers[...] are called; None if negative.
    """

    def __init__(
        self,
        layout: Layout,
        classes: Sequence[type[Event]],
        pieces: Mapping[str, NameOf],
        enums: Mapping[str, type[enum.IntEnum]],
        places: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.classes = classes
        self._numbers = layout.numbers
        self._at = layout.places()
        self._pieces = pieces
        self._enums = enums
        self._places = places or {}
        self.sources = [sources_of(cls) for cls in classes]
        self._readers = [
            [(name, self._reader(word, place)) for name, word, place in sources]
            for sources in self.sources
        ]

    def read(self, record: np.void, players: int, *, full_sight: bool) -> Event:
        """The event of a record; with full sight physical things are named with their copy."""
        numbers = self._numbers(record)
        happened = numbers[self._at["happened"]]
        values = {
            name: read(numbers, players, full_sight) for name, read in self._readers[happened]
        }
        return self.classes[happened](**values)

    def _reader(self, word: str, place: int) -> Read:
        """What takes the value of a source out of a record's numbers."""
        if word in ("seat", "other"):
            at = self._at[word]
            return lambda numbers, players, full: _unless_negative(numbers[at])
        if word == "count":
            at = self._at["count"]
            return lambda numbers, players, full: numbers[at]
        if word == "reason":
            return _named(self._at["reason"], self._names("Reason"))
        if word == "cards":
            return self._cards
        if word in self._pieces:
            at, name_of = self._at["cards"] + place, self._pieces[word]
            return lambda numbers, players, full: (
                None if numbers[at] < 0 else name_of(numbers[at], full)
            )
        at = self._at["numbers"] + place
        if word in self._places:
            return _named(at, self._places[word])
        match word:
            case "number":
                return lambda numbers, players, full: numbers[at]
            case "natural":
                return lambda numbers, players, full: _unless_negative(numbers[at])
            case "flag":
                return lambda numbers, players, full: numbers[at] != 0
            case "seats":
                return lambda numbers, players, full: seats_of(numbers[at])
            case "numbers":
                return lambda numbers, players, full: list(numbers[at : at + players])
            case enum_name:
                return _named(at, self._names(enum_name))

    def _cards(self, numbers: Numbers, players: int, full: bool) -> list[str] | None:
        """All physical things, None if one is not to be seen."""
        at, name_of = self._at["cards"], self._pieces["card"]
        pieces = numbers[at : at + numbers[self._at["count"]]]
        return None if min(pieces, default=0) < 0 else [name_of(piece, full) for piece in pieces]

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

    def _names(self, enum_name: str) -> dict[int, str]:
        """The names of an enum's members by their numbers."""
        return {int(member): label(member) for member in self._enums[enum_name]}


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


def _named(at: int, names: Sequence[str] | Mapping[int, str]) -> Read:
    """The name of a number, None if it is negative."""
    return lambda numbers, players, full: None if numbers[at] < 0 else names[numbers[at]]


def _unless_negative(number: int) -> int | None:
    return None if number < 0 else number
