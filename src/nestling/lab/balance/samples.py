"""Games played for a report, as tables, and what can be said of shares and means in them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import polars as pl

from nestling.core.registry import game as make_game
from nestling.lab.plan import make_plan
from nestling.lab.rows import rows_of, to_table
from nestling.lab.simulate import crew_for, play
from nestling.lab.summary import Z, wilson


@dataclass(frozen=True)
class Sample:
    """Games of one setting: rows of games, rows of rounds or turns, and the command."""

    players: int
    games: pl.DataFrame
    stretches: pl.DataFrame
    command: str

    def seats(self) -> pl.DataFrame:
        """A row for each seat of each game, with its share of the win as `won`."""
        return self._long(self.games).join(self._winners(), on=["game", "seat"])

    def seats_of_stretches(self) -> pl.DataFrame:
        """A row for each seat of each stretch, with its share of the game's win as `won`."""
        return self._long(self.stretches).join(self._winners(), on=["game", "seat"])

    def _winners(self) -> pl.DataFrame:
        columns = [f"winners_{seat}" for seat in range(self.players)]
        count = pl.sum_horizontal(columns)
        return pl.concat(
            self.games.select("game", seat=pl.lit(seat), won=pl.col(column) / count)
            for seat, column in enumerate(columns)
        )

    def _long(self, table: pl.DataFrame) -> pl.DataFrame:
        shared = [name for name in table.columns if name[-2:-1] != "_"]
        return pl.concat(
            table.select(
                *shared,
                pl.lit(seat).alias("seat"),
                *[
                    pl.col(f"{name[:-2]}_{seat}").alias(name[:-2])
                    for name in table.columns
                    if name.endswith("_0")
                ],
            )
            for seat in range(self.players)
        )


class Sampler:
    """Plays games for a report."""

    def __init__(
        self,
        game: str,
        games: int,
        bots: list[str],
        seed: int,
        threads: int | None,
        settings: dict[str, Any],
        house: Mapping[str, Any],
    ) -> None:
        self.game = game
        self.count = games
        self.bots = bots
        self.seed = seed
        self._threads = threads
        self._settings = settings
        self.house = house

    def sample(self, players: int, **settings: Any) -> Sample:
        """Games of one setting."""
        wanted = {**self._settings, **settings}
        made = make_game(self.game, players=players, **wanted)
        bots = self.bots[:players]
        plan = make_plan(made, bots, self.count, self.seed, stretches=True, house_rules=self.house)
        crew = crew_for(plan, threads=self._threads)
        layouts = rows_of(self.game)
        games, stretches = [], []
        for rows, parts in play(plan, crew):
            games.append(to_table(layouts.game, rows, players))
            stretches.append(to_table(layouts.stretch, parts, players))
        words = ["nestling", "simulate", self.game, "--players", str(players)]
        words += ["--games", str(self.count), "--bots", ",".join(bots), "--seed", str(self.seed)]
        words += [f"--setting {name}={json.dumps(value)}" for name, value in wanted.items()]
        words += ["--house-rules FILE"] if self.house else []
        return Sample(players, pl.concat(games), pl.concat(stretches), " ".join(words))


def shares(table: pl.DataFrame, by: list[str], value: str = "won") -> pl.DataFrame:
    """Shares by group with 95 % intervals (Wilson): columns share, low, high, count."""
    grouped = table.group_by(by).agg(share=pl.col(value).cast(pl.Float64).mean(), count=pl.len())
    return bounded(grouped.sort(by))


def bounded(table: pl.DataFrame) -> pl.DataFrame:
    """Add the interval of `share`, seen in `count` trials."""
    pairs = [wilson(min(1.0, s), n) for s, n in table.select("share", "count").iter_rows()]
    return table.with_columns(
        low=pl.Series([low for low, _ in pairs], dtype=pl.Float64),
        high=pl.Series([high for _, high in pairs], dtype=pl.Float64),
    )


def means(table: pl.DataFrame, by: list[str], value: str) -> pl.DataFrame:
    """Means by group with 95 % intervals: columns mean, low, high, count."""
    column = pl.col(value).cast(pl.Float64)
    grouped = table.group_by(by).agg(
        mean=column.mean(), error=column.std() / pl.len().sqrt(), count=pl.len()
    )
    half = Z * pl.col("error").fill_null(0)
    return grouped.with_columns(low=pl.col("mean") - half, high=pl.col("mean") + half).sort(by)


@dataclass(frozen=True)
class Share:
    """A share seen in some trials, with its 95 % interval."""

    share: float
    count: int

    @classmethod
    def of(cls, flags: pl.Series) -> "Share":
        """The share of true ones."""
        return cls(float(flags.cast(pl.Float64).mean() or 0.0), len(flags))  # type: ignore[arg-type]

    @property
    def interval(self) -> tuple[float, float]:
        """From, to."""
        return wilson(min(1.0, self.share), self.count)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.2f} % ({100 * low:.2f} to {100 * high:.2f})"

    def minus(self, other: "Share") -> str:
        """The difference in points of per cent, with its 95 % interval."""
        spread = (
            Z
            * (
                self.share * (1 - self.share) / self.count
                + other.share * (1 - other.share) / other.count
            )
            ** 0.5
        )
        found = self.share - other.share
        low, high = 100 * (found - spread), 100 * (found + spread)
        return f"{100 * found:+.2f} points ({low:+.2f} to {high:+.2f})"
