"""Fixed-size records described once: their memory layout, their JSON form and their schema.

A game's STATE, VIEW, EVENT and SETTINGS are NumPy structured dtypes, since compiled rules need
plain memory. A `Layout` declares such a record field by field with what each number means, and
from that come the dtype, the decoder to JSON, and the schema from which other languages make
the same decoder.
"""

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

RECORD_ALIGNMENT = 64  # bytes: records of different threads must not share a cache line

JsonValue = Any  # None, bool, int, str, list, dict


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

    def zeros(self, count: int) -> npt.NDArray[np.void]:
        """An array of `count` blank records."""
        return np.zeros(count, self.dtype)

    def decode(self, record: np.void) -> dict[str, JsonValue]:
        """The JSON form of one record: field names to numbers, names, lists."""
        return {
            f.name: self._read(f, record[f.name].tolist())
            for f in self.fields
            if f.means != "hidden"
        }

    def _read(self, field: Field, value: Any, depth: int = 0) -> JsonValue:
        if depth < len(field.shape):
            if field.padded and depth == len(field.shape) - 1:
                value = value[: next((i for i, v in enumerate(value) if v < 0), len(value))]
            return [self._read(field, v, depth + 1) for v in value]
        match field.means:
            case "number":
                return value
            case "flag":
                return bool(value)
            case "seats":
                return seats_of(value)
            case name:
                return None if value < 0 else label(self.enums[name](value))

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


def label(member: enum.IntEnum) -> str:
    """The outside name of an enum member: lower case."""
    return member.name.lower()


def seats_of(mask: int) -> list[int]:
    """The seats whose bit is set in a mask, in order."""
    return [seat for seat in range(8) if mask >> seat & 1]
