"""Tournaments: bots at tables of all their combinations, seats rotated, ratings and a cross table.

A tournament's folder holds tournament.json and a run for each table, so that it goes on after a
break as runs do.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from nestling.core.errors import Refused
from nestling.core.game import Game, Seed, key_of
from nestling.lab.crews import Crew
from nestling.lab.plan import Plan, make_plan, unwritable
from nestling.lab.play import Records
from nestling.lab.simulate import Run
from nestling.lab.summary import Z, wilson

MANIFEST = "tournament.json"


def make_plans(game: Game, bots: Sequence[str], games: int, seed: Seed = 0) -> list[Plan]:
    """A plan for each table: every combination of bots that fills the seats.

    games: of each table; rounded up, so that each bot sits in each seat equally often.
    """
    if len(set(bots)) < len(bots):
        raise Refused("same_bots", "name each bot once")
    if len(bots) < game.players:
        raise Refused(
            "few_bots",
            f"{game.players} seats need at least as many bots, not {len(bots)}",
            seats=game.players,
            given=len(bots),
        )
    count = -(-games // game.players) * game.players
    number = int.from_bytes(key_of(seed), "little")
    return [
        make_plan(game, table, count, (number + place) % (1 << 128))
        for place, table in enumerate(combinations(bots, game.players))
    ]


class Tournament:
    """A tournament that is kept in a folder."""

    def __init__(self, folder: Path, plans: Sequence[Plan]) -> None:
        self.folder = folder
        self.plans = list(plans)
        self.bots = list(dict.fromkeys(bot for plan in plans for bot in plan.bots))

    @classmethod
    def begin(cls, folder: Path, plans: Sequence[Plan]) -> "Tournament":
        """A new tournament in a new or empty folder; Refused leaves what is there as it is."""
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            if (folder / MANIFEST).exists():
                message = f"{folder} holds a tournament already; go on by resuming it"
                raise Refused("run_exists", message, folder=str(folder))
            raise Refused("not_empty", f"{folder} is not empty", folder=str(folder))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / MANIFEST).write_bytes(msgspec.json.encode(list(plans)))
        except OSError as error:
            raise unwritable(folder, error.strerror or str(error)) from error
        return cls(folder, plans)

    @classmethod
    def resume(cls, folder: Path, plans: Sequence[Plan]) -> "Tournament":
        """The tournament of this folder, to go on with; Refused unless it is the same."""
        try:
            old = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=list[Plan])
        except FileNotFoundError:
            message = f"{folder} holds no tournament: no {MANIFEST}"
            raise Refused("no_run", message, folder=str(folder)) from None
        except (OSError, msgspec.DecodeError) as error:
            file, why = str(folder / MANIFEST), str(error)
            raise Refused("bad_run", f"{file} cannot be read: {why}", file=file, why=why) from error
        if old != list(plans):
            message = f"{folder} holds another tournament: other bots or settings"
            held = ", ".join(dict.fromkeys(bot for plan in old for bot in plan.bots))
            raise Refused("other_run", message, folder=str(folder), why=held)
        return cls(folder, plans)

    @property
    def games(self) -> int:
        """How many games there will be."""
        return sum(plan.games for plan in self.plans)

    def runs(self) -> Iterator[Run]:
        """The runs of the tables that have begun."""
        for number, plan in enumerate(self.plans):
            if self._table(number).exists():
                yield Run.resume(self._table(number), plan)

    def _table(self, number: int) -> Path:
        return self.folder / f"table{number:04}"

    def go_on(self, crew: Crew) -> Iterator[Records]:
        """Play what is missing, table by table; yields rows of games as they are kept."""
        for number, plan in enumerate(self.plans):
            folder = self._table(number)
            run = (Run.resume if folder.exists() else Run.begin)(folder, plan)
            yield from run.go_on(crew)

    def results(self) -> "Results":
        """What the games that are kept show."""
        results = Results(self.bots)
        for run in self.runs():
            places = np.array([self.bots.index(bot) for bot in run.plan.bots])
            for rows in run.kept():
                results.add(rows, places)
        return results


class Results:
    """Wins, ratings and a cross table. A shared win counts in equal parts."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        count = len(self.bots)
        self.games = np.zeros(count, np.int64)
        self.wins = np.zeros(count)
        self.met = np.zeros((count, count), np.int64)  # games of both at one table
        self.ahead = np.zeros((count, count))  # wins of the first in them
        self._tables: list[tuple[Any, Any]] = []

    def add(self, rows: Records, places: Any) -> None:
        """Count the games of a table; places: of its bots in the list of all."""
        seats = len(places)
        who = places[rows["bots"][:, :seats]]
        won = (rows["winners"][:, None] >> np.arange(seats)) & 1
        parts = won / won.sum(axis=1, keepdims=True)
        np.add.at(self.games, who, 1)
        np.add.at(self.wins, who, parts)
        for a in range(seats):
            for b in range(seats):
                if a != b:
                    np.add.at(self.met, (who[:, a], who[:, b]), 1)
                    np.add.at(self.ahead, (who[:, a], who[:, b]), parts[:, a])
        self._tables.append((who, won))

    def ratings(self) -> list[tuple[float, float]]:
        """Plackett-Luce ratings (openskill): for each bot the mean and half its 95 % interval.

        Games of all tables in turn; winners are placed before the others, who are equal.
        """
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        rated = [model.rating(name=bot) for bot in self.bots]
        games = [
            (number, table, g)
            for table, (who, _) in enumerate(self._tables)
            for number, g in enumerate(range(len(who)))
        ]
        for _, table, g in sorted(games):
            who, won = self._tables[table]
            teams = [[rated[place]] for place in who[g]]
            ranks = [0.0 if one else 1.0 for one in won[g]]
            for place, (new,) in zip(who[g], model.rate(teams, ranks=ranks), strict=True):
                rated[place] = new
        return [(rating.mu, Z * rating.sigma) for rating in rated]

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data, the best rated first."""
        found = []
        for place, (mean, half) in enumerate(self.ratings()):
            games = int(self.games[place])
            share = float(self.wins[place]) / max(1, games)
            low, high = wilson(min(1.0, share), games)
            found.append(
                {
                    "bot": self.bots[place],
                    "games": games,
                    "wins": share,
                    "low": low,
                    "high": high,
                    "rating": mean,
                    "rating_low": mean - half,
                    "rating_high": mean + half,
                    "against": {
                        self.bots[other]: self._against(place, other)
                        for other in range(len(self.bots))
                        if other != place
                    },
                }
            )
        return {"bots": sorted(found, key=lambda row: -float(row["rating"]))}

    def _against(self, one: int, other: int) -> float | None:
        """Of the games at one table that either won, the share that the first did."""
        mine, theirs = float(self.ahead[one, other]), float(self.ahead[other, one])
        return mine / (mine + theirs) if mine + theirs else None
