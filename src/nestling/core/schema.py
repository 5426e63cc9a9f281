"""Fixed-size records described once: their memory layout, their JSON form and their schema.

A game's STATE, VIEW, EVENT and SETTINGS are NumPy structured dtypes, since compiled rules need
plain memory. A `Layout` declares such a record field by field with what each number means, and
from that come the dtype, the decoder to JSON, and the schema from which other languages make
the same decoder.
"""

import enum
import math
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt

RECORD_ALIGNMENT = 64  # bytes: records of different threads must not share a cache line

# NumPy's type codes in the words of struct.
CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}

SEATS_OF = [[seat for seat in range(8) if mask >> seat & 1] for mask in range(256)]

JsonValue = Any  # None, bool, int, str, list, dict
Numbers = tuple[int, ...]
Read = Callable[[Numbers], JsonValue]
Meaning = Callable[[int], JsonValue]


@dataclass(frozen=True)
class Field:
    """One field of a record.

    type: NumPy type code ("i1", "u1", "i2", "i4", "u8" ...).
    shape: () for one number, or the sizes of an array.
    means: how a number reads: "number"; "flag" (0 or 1); "seats" (a bit mask of seats);
        "hidden" (never decoded); or the name of an enum, where a negative number is None.
    padded: the last axis ends at the first negative number.
    """

    name: str
    type: str
    shape: tuple[int, ...] = ()
    means: str = "number"
    padded: bool = False
    doc: str = ""


class Layout:
    """A record's fields in order, with the enums that they name."""

    def __init__(
        self,
        name: str,
        fields: Sequence[Field],
        enums: Sequence[type[enum.IntEnum]] = (),
    ) -> None:
        self.name = name
        self.fields = tuple(fields)
        self.enums = {e.__name__: e for e in enums}
        columns: list[Any] = [(f.name, f.type, f.shape) for f in self.fields]
        packed = np.dtype(columns, align=True)
        size = -(-packed.itemsize // RECORD_ALIGNMENT) * RECORD_ALIGNMENT
        names = [f.name for f in self.fields]
        if clash := [n for n in names if hasattr(np.recarray, n)]:
            raise ValueError(f"{name}: {clash} are names of ndarray methods, which hide a field")
        spaced: Any = {
            "names": names,
            "formats": [packed.fields[n][0] for n in names],  # type: ignore[index]
            "offsets": [packed.fields[n][1] for n in names],  # type: ignore[index]
            "itemsize": size,
        }
        self.dtype: np.dtype[np.void] = np.dtype(spaced, align=True)
        self._unpack = self._struct().unpack
        shown = [f for f in self.fields if f.means != "hidden"]
        self._readers = [(f.name, self._reader(f)) for f in shown]

    def zeros(self, count: int) -> npt.NDArray[np.void]:
        """An array of `count` blank records."""
        return np.zeros(count, self.dtype)

    def numbers(self, record: np.void) -> Numbers:
        """All numbers of one record in order, those of arrays one by one."""
        return self._unpack(record.tobytes())

    def places(self) -> dict[str, int]:
        """Where each field begins among the `numbers` of a record."""
        counts = [math.prod(f.shape) for f in self.fields]
        return {f.name: sum(counts[:i]) for i, f in enumerate(self.fields)}

    def decode(self, record: np.void) -> dict[str, JsonValue]:
        """The JSON form of one record: field names to numbers, names, lists."""
        numbers = self.numbers(record)
        return {name: read(numbers) for name, read in self._readers}

    def _struct(self) -> struct.Struct:
        """What unpacks a record's bytes: NumPy's own access takes ten times as long."""
        offsets: Mapping[str, Any] = self.dtype.fields or {}
        parts, at = ["="], 0
        for f in self.fields:
            offset, count = offsets[f.name][1], math.prod(f.shape)
            parts.append(f"{offset - at}x{count}{CODES[f.type]}")
            at = offset + count * int(f.type[1:])
        return struct.Struct("".join([*parts, f"{self.dtype.itemsize - at}x"]))

    def _reader(self, field: Field) -> Read:
        """What takes a field's JSON form out of a record's numbers."""
        at = self.places()[field.name]
        return _reader(field.shape, at, field.padded, self._meaning(field))

    def _meaning(self, field: Field) -> Meaning | None:
        """How one number reads; None if as it is."""
        match field.means:
            case "number":
                return None
            case "flag":
                return bool
            case "seats":
                return seats_of
            case name:
                names = {int(member): label(member) for member in self.enums[name]}
                return lambda number: None if number < 0 else names[number]

    def schema(self) -> dict[str, JsonValue]:
        """Offsets, types, shapes and meanings, for decoders in other languages."""
        offsets: Mapping[str, Any] = self.dtype.fields or {}
        return {
            "name": self.name,
            "bytes": self.dtype.itemsize,
            "fields": [
                {
                    "name": f.name,
                    "type": f.type,
                    "shape": list(f.shape),
                    "offset": offsets[f.name][1],
                    "means": f.means,
                    "padded": f.padded,
                    "doc": f.doc,
                }
                for f in self.fields
            ],
            "enums": {n: [label(m) for m in e] for n, e in self.enums.items()},
        }


def _reader(shape: Sequence[int], at: int, padded: bool, one: Meaning | None) -> Read:
    """What takes numbers in this shape, from place `at` on, out of a record's numbers."""
    match shape:
        case []:
            return itemgetter(at) if one is None else lambda numbers: one(numbers[at])
        case [length]:
            return partial(_row, at, at + length, padded, one)
        case [_, *inner]:
            size = math.prod(inner)
            starts = range(at, at + math.prod(shape), size)
            parts = [_reader(inner, start, padded, one) for start in starts]
            return lambda numbers: [read(numbers) for read in parts]
    raise ValueError(f"{shape} is no shape")


def _row(
    start: int, end: int, padded: bool, one: Meaning | None, numbers: Numbers
) -> list[JsonValue]:
    """One row of an array, up to its first negative number if it is padded."""
    row = numbers[start:end]
    if padded:
        for place, number in enumerate(row):
            if number < 0:
                row = row[:place]
                break
    return list(row) if one is None else [one(v) for v in row]


def label(member: enum.IntEnum) -> str:
    """The outside name of an enum member: lower case."""
    return member.name.lower()


def seats_of(mask: int) -> list[int]:
    """The seats whose bit is set in a mask, in order."""
    return list(SEATS_OF[mask & 0xFF])
