"""Record layouts: memory, JSON form, and the schema for other languages."""

import enum
import json

import numpy as np
import pytest

from nestling.core.schema import Field, Layout, label, seats_of


class Colour(enum.IntEnum):
    """Colours for the tests."""

    RED = 0
    DARK_BLUE = 1


LAYOUT = Layout(
    "Thing",
    [
        Field("small", "i1"),
        Field("big", "u8", means="hidden"),
        Field("on", "i1", means="flag"),
        Field("who", "i1", means="seats"),
        Field("colour", "i1", means="Colour"),
        Field("colours", "i1", (4,), "Colour", padded=True),
        Field("grid", "i2", (2, 3)),
        Field("rows", "i1", (2, 3), padded=True, doc="rows that end early"),
    ],
    [Colour],
)


def thing() -> np.void:
    record = LAYOUT.zeros(1)[0]
    record["small"] = -5
    record["big"] = 2**63
    record["on"] = 1
    record["who"] = 0b1010
    record["colour"] = 1
    record["colours"] = [1, 0, -1, 0]
    record["grid"] = [[1, 2, 3], [4, -5, 6]]
    record["rows"] = [[7, -1, 9], [-1, -1, -1]]
    return record


def test_decode_reads_each_meaning() -> None:
    assert LAYOUT.decode(thing()) == {
        "small": -5,
        "on": True,
        "who": [1, 3],
        "colour": "dark_blue",
        "colours": ["dark_blue", "red"],
        "grid": [[1, 2, 3], [4, -5, 6]],
        "rows": [[7], []],
    }


def test_decode_a_negative_enum_is_none() -> None:
    record = thing()
    record["colour"] = -1
    assert LAYOUT.decode(record)["colour"] is None


def test_decoded_records_are_plain_data() -> None:
    assert json.loads(json.dumps(LAYOUT.decode(thing()))) == LAYOUT.decode(thing())


def test_records_fill_whole_cache_lines() -> None:
    assert LAYOUT.dtype.itemsize % 64 == 0
    assert LAYOUT.dtype.isalignedstruct
    assert LAYOUT.zeros(3).nbytes == 3 * LAYOUT.dtype.itemsize


def test_the_schema_says_where_each_field_lies() -> None:
    schema = json.loads(json.dumps(LAYOUT.schema()))
    assert (schema["name"], schema["bytes"]) == ("Thing", LAYOUT.dtype.itemsize)
    assert schema["enums"] == {"Colour": ["red", "dark_blue"]}
    raw = thing().tobytes()
    for field in schema["fields"]:
        count = int(np.prod(field["shape"])) if field["shape"] else 1
        found = np.frombuffer(raw, field["type"], count, field["offset"])
        assert found.tolist() == np.array(thing()[field["name"]]).ravel().tolist()
    assert [f["padded"] for f in schema["fields"]] == [False] * 5 + [True, False, True]
    assert schema["fields"][-1]["doc"] == "rows that end early"


def test_names_of_array_methods_are_refused() -> None:
    with pytest.raises(ValueError, match="round"):
        Layout("Bad", [Field("round", "i1")])


def test_seats_of_a_mask() -> None:
    assert seats_of(0) == []
    assert seats_of(0b1101) == [0, 2, 3]
    assert label(Colour.DARK_BLUE) == "dark_blue"
