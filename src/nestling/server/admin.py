"""What an administrator does with tables, straight in the store, whether a server runs or not.

A server that has such a table in memory finds out when it next writes to it (with PostgreSQL at
once) and reads it anew.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec

from nestling.core.errors import NestlingError
from nestling.core.game import State
from nestling.server.store import Store
from nestling.table import log
from nestling.table.log import Change, Claimed, Created, Entry, Play, Skipped
from nestling.table.table import Table


@dataclass(frozen=True)
class About:
    """What is to be told about a table without replaying it; times in UTC."""

    code: str
    game: str
    seats: tuple[str, ...]
    made: datetime
    last: datetime
    steps: int


async def read(store: Store, code: str) -> list[Entry]:
    """The log of a table; NestlingError if there is none."""
    entries = [log.decode(data) for data in await store.load(code)]
    if not entries:
        raise NestlingError(f"there is no table {code}", "no_table", table=code)
    return entries


def about(code: str, entries: list[Entry]) -> About:
    """What a log says of its table."""
    made = _created(code, entries)
    names = [seat.name for seat in made.seats]
    for entry in entries:
        if isinstance(entry, Claimed):
            names[entry.seat] = entry.name
    seats = [
        f"{seat.bot} (bot)" if seat.bot else name or "–"
        for seat, name in zip(made.seats, names, strict=True)
    ]
    first, last = (datetime.fromtimestamp(e.at / 1000, UTC) for e in (made, entries[-1]))
    return About(code, made.game, tuple(seats), first, last, len(entries) - 1)


def table(store: Store, code: str, entries: list[Entry]) -> Table:
    """The table as its log has it, able to write to it; it does not move by itself."""

    async def append(number: int, entry: Play | Change) -> None:
        await store.append(code, number, log.encode(entry), log.command_of(entry))

    return Table(_created(code, entries), append, entries[1:], pace=0)


async def end(store: Store, code: str) -> State:
    """Have every seat played for until the game is over; returns its end.

    NestlingError if the game has not begun; TableBroken if somebody plays at the same time.
    """
    found = table(store, code, await read(store, code))
    if not found.standing.begun:
        message = f"the game at table {code} has not begun; erase the table instead"
        raise NestlingError(message, "cannot_end", table=code)

    def wish() -> Skipped | int:
        if found.over:  # a seat that could only pass was the last
            return found.seq
        seat = found.state.actors[0]
        action = found.state.copy().skip(seat)
        return Skipped(seat=seat, action=action.notation, at=found.now)

    while not found.over:
        await found.decide(wish)
    await found.close()
    return found.state


async def forget(store: Store, code: str, seat: int) -> None:
    """Take the name of a seat's person out of a table's log, for good."""
    entries = await read(store, code)
    made = _created(code, entries)
    if seat not in range(len(made.seats)):
        count = len(made.seats)
        raise NestlingError(f"table {code} has {count} seats", "few_seats", table=code, seats=count)
    seats = [
        msgspec.structs.replace(who, name="") if number == seat else who
        for number, who in enumerate(made.seats)
    ]
    entries[0] = msgspec.structs.replace(made, seats=seats)
    cleaned = [
        msgspec.structs.replace(entry, name="")
        if isinstance(entry, Claimed) and entry.seat == seat
        else entry
        for entry in entries
    ]
    await store.rewrite(code, [log.encode(entry) for entry in cleaned])


def _created(code: str, entries: list[Entry]) -> Created:
    if not isinstance(entries[0], Created):
        raise NestlingError(f"the log of table {code} has no beginning", "bad_log", table=code)
    return entries[0]
