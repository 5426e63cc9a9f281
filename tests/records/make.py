"""Keeps games and tables of this release: `python -m tests.records.make`.

Once for each release, into a folder named by its version; what is there already stays as it is.
"""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nestling
from nestling.core.record import Record
from nestling.table import log, seating
from nestling.table.log import Change, Play
from nestling.table.table import Table

HERE = Path(__file__).parent
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("dinosaurs", {"players": 2}),
    ("dinosaurs", {"players": 3}),
    ("dinosaurs", {"players": 4}),
    ("ice", {"players": 2}),
    ("ice", {"players": 3, "sailing": "gate"}),
    ("ice", {"players": 4, "junior": True}),
]
UNFINISHED = 20  # plays


def records() -> Iterator[Record]:
    """A game by lot for each of the settings."""
    for number, (game, settings) in enumerate(SETTINGS):
        state = nestling.game(game, **settings).start(seed=number)
        chance = random.Random(number)
        while state.outcome is None:
            seat = chance.choice(state.actors)
            state.play(seat, chance.choice(state.legal(seat)))
        yield state.record()


async def table(game: str, number: int) -> tuple[list[bytes], Record]:
    """A table that is still played, as the store has it, and what it stands for."""
    key = number.to_bytes(16, "big")
    ann, _ = seating.person("Ann")
    ben, _ = seating.person("Ben")
    made = seating.create(game, {}, [ann, ben], 1_700_000_000_000, key)
    entries = [log.encode(made)]

    async def append(number: int, entry: Play | Change) -> None:
        assert number == len(entries)
        entries.append(log.encode(entry))

    played = Table(made, append, pace=0)
    chance = random.Random(number)
    while len(entries) < UNFINISHED:
        asked = [seat for seat in (0, 1) if played.snapshot(seat).legal]
        if not asked:
            await asyncio.sleep(0)
            continue
        seat = chance.choice(asked)
        action = chance.choice(played.snapshot(seat).legal).notation
        await played.play(seat, f"c{len(entries)}", played.seq, action)
    await played.close()
    return entries, played.record()


def main() -> None:
    """Write what is not there."""
    folder = HERE / nestling.__version__
    folder.mkdir(exist_ok=True)
    kept: dict[str, bytes] = {}
    for number, record in enumerate(records()):
        kept[f"{record.game}-{number}.json"] = record.to_bytes()
    for number, game in enumerate(nestling.names()):
        entries, record = asyncio.run(table(game, number))
        kept[f"table-{game}.jsonl"] = b"\n".join(entries) + b"\n"
        kept[f"table-{game}.json"] = record.to_bytes()
    for name, data in kept.items():
        if not (folder / name).exists():
            (folder / name).write_bytes(data)


if __name__ == "__main__":
    main()
