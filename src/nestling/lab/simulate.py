"""Many games: played by a crew, kept in a folder as they are done, gone on with later.

A run's folder holds run.json (the plan), games/NNNNNN.parquet and, if asked for,
stretches/NNNNNN.parquet, a file of each for every chunk. A chunk's games are written last and in
one stroke: where they are, the chunk is done. So a run that was broken off loses and doubles
nothing.
"""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from nestling.core.errors import Refused
from nestling.core.game import Game, Seed
from nestling.lab.crews import Crew, cores, process_crew, ray_crew, thread_crew
from nestling.lab.plan import MANIFEST, Plan, differences, make_plan, read_plan, unwritable
from nestling.lab.play import Chunk, Records
from nestling.lab.players import is_own
from nestling.lab.rows import columns, from_table, rows_of, to_table

if TYPE_CHECKING:
    import polars as pl

GAMES, STRETCHES = "games", "stretches"


def crew_for(
    plan: Plan, *, threads: int | None = None, processes: int | None = None, ray: str | None = None
) -> Crew:
    """The crew that was asked for; else threads for compiled bots, processes for others."""
    if sum(choice is not None for choice in (threads, processes, ray)) > 1:
        raise Refused("bad_crew", "choose one of threads, processes and ray")
    if ray is not None:
        return ray_crew(ray)
    if processes is not None:
        return process_crew(processes)
    if threads is not None or not any(is_own(bot) for bot in plan.bots):
        return thread_crew(threads or cores())
    return process_crew(cores())


def simulate(
    game: Game, bots: Sequence[str], games: int, seed: Seed = 0, threads: int | None = None
) -> Iterator[Records]:
    """Play games between bots, who move one seat on from game to game.

    bots: names, one a seat or fewer, which then repeat around the table.
    Yields arrays of rows (lab.rows) in the order of the games, as they are done.
    """
    plan = make_plan(game, bots, games, seed)
    for rows, _ in play(plan, crew_for(plan, threads=threads)):
        yield rows


def play(plan: Plan, crew: Crew) -> Iterator[Chunk]:
    """Play a plan without keeping it: rows of games and of stretches, in order."""
    yield from crew(msgspec.json.encode(plan), plan.chunks())


class Run:
    """A run that is kept in a folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self._rows = rows_of(plan.game)

    @classmethod
    def begin(cls, folder: Path, plan: Plan) -> "Run":
        """A new run in a new or empty folder; Refused leaves whatever is there as it is."""
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            if (folder / MANIFEST).exists():
                message = f"{folder} holds a run already; go on by resuming it"
                raise Refused("run_exists", message, folder=str(folder))
            message = f"{folder} is not empty; name another folder"
            raise Refused("not_empty", message, folder=str(folder))
        try:
            for part in (GAMES, STRETCHES):
                (folder / part).mkdir(parents=True)
            plan.save(folder)
        except OSError as error:
            raise unwritable(folder, error.strerror or str(error)) from error
        return cls(folder, plan)

    @classmethod
    def resume(cls, folder: Path, plan: Plan) -> "Run":
        """The run of this folder, to go on with; Refused unless it is of the same plan."""
        if difference := differences(read_plan(folder), plan):
            message = f"{folder} holds another run: {difference}"
            raise Refused("other_run", message, folder=str(folder), why=difference)
        return cls(folder, plan)

    @classmethod
    def load(cls, folder: Path) -> "Run":
        """The run of a folder."""
        return cls(folder, read_plan(folder))

    def file(self, part: str, number: int) -> Path:
        """The file of a chunk."""
        return self.folder / part / f"{number:06}.parquet"

    def missing(self) -> list[int]:
        """The numbers of the chunks that are not done."""
        count = len(self.plan.chunks())
        return [n for n in range(count) if not self.file(GAMES, n).exists()]

    def go_on(self, crew: Crew) -> Iterator[Records]:
        """Play and keep what is missing; yields the rows of games as they are kept."""
        numbers = self.missing()
        chunks = self.plan.chunks()
        played = crew(msgspec.json.encode(self.plan), [chunks[n] for n in numbers])
        for number, (games, stretches) in zip(numbers, played, strict=True):
            if self.plan.stretches:
                self._write(STRETCHES, number, stretches)
            self._write(GAMES, number, games)
            yield games

    def _write(self, part: str, number: int, rows: Records) -> None:
        layout = self._rows.game if part == GAMES else self._rows.stretch
        target = self.file(part, number)
        fresh = target.with_suffix(".part")
        try:
            to_table(layout, rows, int(self.plan.settings["players"])).write_parquet(fresh)
            os.replace(fresh, target)
        except OSError as error:
            raise unwritable(target, str(error)) from error

    def table(self, part: str = GAMES) -> "pl.LazyFrame":
        """All rows that are done, to be read lazily; Refused if a file has other columns."""
        import polars as pl

        if part == STRETCHES and not self.plan.stretches:
            raise Refused("no_rows", f"the run in {self.folder} kept no stretches")
        files = sorted((self.folder / part).glob("*.parquet"))
        for file in files:
            self._check(file, part)
        if not files:
            raise Refused("no_rows", f"the run in {self.folder} has no {part} yet")
        return pl.scan_parquet(files)

    def kept(self) -> Iterator[Records]:
        """The rows of the games that are kept, chunk by chunk."""
        import polars as pl

        for number in sorted(set(range(len(self.plan.chunks()))) - set(self.missing())):
            file = self.file(GAMES, number)
            self._check(file, GAMES)
            yield from_table(self._rows.game, pl.read_parquet(file))

    def _check(self, file: Path, part: str) -> None:
        """Refused if a file has other columns than the run gives its rows."""
        import polars as pl

        layout = self._rows.game if part == GAMES else self._rows.stretch
        wanted = [name for name, _, _ in columns(layout, int(self.plan.settings["players"]))]
        try:
            found = pl.read_parquet_schema(file)
        except Exception as error:
            message = f"{file} is no Parquet file: {error}"
            raise Refused("bad_run", message, file=str(file), why=str(error)) from error
        if list(found) != wanted:
            odd = ", ".join(sorted(set(found) ^ set(wanted))) or "their order"
            message = f"{file} has other columns than its run: {odd}"
            raise Refused("bad_run", message, file=str(file), why=odd)
