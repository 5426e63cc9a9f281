"""What is kept of games: one row for each game, one for each of its stretches, as tables.

A stretch is a round of the dinosaurs, a turn on the ice. Compiled code fills records of NumPy
types; `to_table` makes a table (polars) of them, with a column for each number and names for
enums. Which fields a game's rows have is in lab/dinosaurs.py and lab/ice.py, and docs/rows.md is
made from there: `python -m nestling.lab.rows docs/rows.md`.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from nestling.core import registry
from nestling.core.schema import Field, Layout, label

if TYPE_CHECKING:
    import polars as pl

SEATS = 4
VERSION = 1  # of the columns

GAME_FIELDS = (
    Field("game", "i8", doc="its number in the run, from 0"),
    Field("winners", "i1", means="seats", doc="who won; several share the win"),
    Field("why", "i1", means="Why", doc="how it ended"),
    Field("length", "i2", doc="rounds or turns"),
    Field("plays", "i4", doc="actions played"),
    Field("totals", "i2", (SEATS,), doc="points at the end"),
    Field("bots", "i1", (SEATS,), doc="who sat there: a place in the run's list of bots"),
)
STRETCH_FIELDS = (
    Field("game", "i8", doc="the number of the game"),
    Field("number", "i2", doc="which round or turn of it, from 1"),
)


@dataclass(frozen=True)
class Rows:
    """The rows of one game.

    game, stretch: layouts of the two kinds of row.
    most: the most stretches of one game.
    fill_game(s, row): write the end of a game, but for its number and bots.
    fold(s, log, rows, used) -> used: note what one action did in rows[used], the stretch that
        is going on; when it is over the next row begins, so that `used` are complete.
    """

    game: Layout
    stretch: Layout
    most: int
    fill_game: Any
    fold: Any


def rows_of(game: str) -> Rows:
    """The rows of a game of this id."""
    registry.kind(game)  # refuses an unknown one
    rows: Rows = import_module(f"nestling.lab.{game}").ROWS
    return rows


def columns(layout: Layout, players: int) -> Iterator[tuple[str, Field, int | None]]:
    """The columns of a table: name, the field it comes from, which of its numbers or seats."""
    for field in layout.fields:
        if field.shape or field.means == "seats":
            for seat in range(players):
                yield f"{field.name}_{seat}", field, seat
        else:
            yield field.name, field, None


def to_table(layout: Layout, rows: npt.NDArray[np.void], players: int) -> "pl.DataFrame":
    """A table with the columns of docs/rows.md."""
    import polars as pl

    found = {}
    for name, field, seat in columns(layout, players):
        values = rows[field.name]
        if field.means == "seats":
            series = pl.Series(name, (values >> seat) & 1 == 1)
        else:
            numbers = np.ascontiguousarray(values if seat is None else values[:, seat])
            series = _series(layout, field, name, numbers)
        found[name] = series
    return pl.DataFrame(found)


def _series(
    layout: Layout, field: Field, name: str, numbers: npt.NDArray[np.generic]
) -> "pl.Series":
    import polars as pl

    if field.means == "flag":
        return pl.Series(name, numbers != 0)
    series = pl.Series(name, numbers)
    if field.means in layout.enums:
        words = [label(member) for member in layout.enums[field.means]]
        named = series.cast(pl.Int16).set(series < 0, None)  # a negative number is no member
        return named.cast(pl.UInt8).cat.to(pl.Enum(words))
    return series


def from_table(layout: Layout, table: "pl.DataFrame") -> npt.NDArray[np.void]:
    """The rows that a table was made of."""
    import polars as pl

    rows = layout.zeros(len(table))
    for name in table.columns:
        field, seat = _field_of(layout, name)
        series = table[name]
        if isinstance(series.dtype, pl.Enum):
            series = series.to_physical().cast(pl.Int16).fill_null(-1)
        numbers = series.to_numpy()
        if field.means == "seats":
            rows[field.name] |= numbers.astype(rows[field.name].dtype) << (seat or 0)
        elif seat is None:
            rows[field.name] = numbers
        else:
            rows[field.name][:, seat] = numbers
    return rows


def _field_of(layout: Layout, column: str) -> tuple[Field, int | None]:
    """The field of a column, and which of its numbers it is."""
    return next((f, seat) for name, f, seat in columns(layout, SEATS) if name == column)


def document() -> str:
    """docs/rows.md."""
    lines = [
        "# Rows",
        "",
        "`nestling simulate GAME --out FOLDER` keeps one row a game in `FOLDER/games/*.parquet`,",
        "and with `--stretches` one a round or turn in `FOLDER/stretches/*.parquet`; `run.json` in",
        f"the folder says what was run and the version of these columns ({VERSION}). A name that",
        "ends in `_S` stands for one column a seat: `_0`, `_1` and so on. What did not arise is",
        "null.",
        "This page is made by `python -m nestling.lab.rows docs/rows.md`.",
    ]
    for game in registry.names():
        rows = rows_of(game)
        for title, layout in (("one row a game", rows.game), ("one row a stretch", rows.stretch)):
            lines += ["", f"## {game}: {title}", "", "| column | type | meaning |", "|---|---|---|"]
            for field in layout.fields:
                per_seat = field.shape or field.means == "seats"
                name = f"{field.name}_S" if per_seat else field.name
                lines.append(f"| `{name}` | {_type_of(layout, field)} | {field.doc} |")
    return "\n".join(lines) + "\n"


def _type_of(layout: Layout, field: Field) -> str:
    if field.means in {"flag", "seats"}:
        return "boolean"
    if field.means in layout.enums:
        return "one of " + ", ".join(f"`{label(m)}`" for m in layout.enums[field.means])
    return str(np.dtype(field.type))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
