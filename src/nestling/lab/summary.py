"""What many games show: shares of wins with intervals, lengths, how games end."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from nestling.core.game import Game
from nestling.core.schema import label

Z = 1.959963984540054  # of a two-sided 95 % interval


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in `count` trials (Wilson's score interval)."""
    if count == 0:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * count)
    spread = Z * ((share * (1 - share) + Z * Z / (4 * count)) / count) ** 0.5
    scale = 1 + Z * Z / count
    return (middle - spread) / scale, (middle + spread) / scale


class Summary:
    """Adds up the rows of a run (simulate.ROW) without keeping them.

    A shared win counts in equal parts for those who share it.
    """

    def __init__(self, game: Game, bots: Sequence[str]) -> None:
        seats = game.players
        self.game = game
        self.bots = list(bots)
        self.games = 0
        self._wins_of_chair = np.zeros(seats)  # by place in the list of bots
        self._points_of_chair = np.zeros(seats)
        self._wins_of_seat = np.zeros(seats)
        self._ends: dict[int, int] = {}
        self._length_sum = 0
        self.shortest = 0
        self.longest = 0

    def add(self, rows: npt.NDArray[np.void]) -> None:
        """Count more games."""
        seats = self.game.players
        self.games += len(rows)
        won = (rows["winners"][:, None] >> np.arange(seats)) & 1
        parts = won / won.sum(axis=1, keepdims=True)
        chairs = rows["bots"][:, :seats]
        for chair in range(seats):
            here = chairs == chair
            self._wins_of_chair[chair] += parts[here].sum()
            self._points_of_chair[chair] += rows["totals"][:, :seats][here].sum()
        self._wins_of_seat += parts.sum(axis=0)
        for why, count in zip(*np.unique(rows["why"], return_counts=True), strict=True):
            self._ends[int(why)] = self._ends.get(int(why), 0) + int(count)
        lengths = rows["length"]
        self._length_sum += int(lengths.sum())
        self.shortest = min(self.shortest or 1 << 30, int(lengths.min()))
        self.longest = max(self.longest, int(lengths.max()))

    @property
    def mean_length(self) -> float:
        """Rounds or turns of a game on average."""
        return self._length_sum / max(1, self.games)

    def by_bot(self) -> list[dict[str, Any]]:
        """For each bot: seats played, share of wins with interval, points on average."""
        found = []
        for place, name in enumerate(self.bots):
            chairs = [c for c in range(self.game.players) if c % len(self.bots) == place]
            count = self.games * len(chairs)
            share = float(self._wins_of_chair[chairs].sum()) / max(1, count)
            points = float(self._points_of_chair[chairs].sum()) / max(1, count)
            found.append({"bot": name, "games": count, **_share(share, count), "points": points})
        return found

    def by_seat(self) -> list[dict[str, Any]]:
        """For each seat: share of wins with interval."""
        return [
            {
                "seat": seat,
                **_share(float(self._wins_of_seat[seat]) / max(1, self.games), self.games),
            }
            for seat in range(self.game.players)
        ]

    def ends(self) -> dict[str, float]:
        """How games ended, as shares."""
        why = self.game.kind.state.enums["Why"]
        return {
            label(why(number)): count / max(1, self.games)
            for number, count in sorted(self._ends.items())
        }

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "game": self.game.name,
            "settings": self.game.settings,
            "games": self.games,
            "bots": self.by_bot(),
            "seats": self.by_seat(),
            "length": {
                "mean": self.mean_length,
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "ends": self.ends(),
        }


def _share(share: float, count: int) -> dict[str, float]:
    low, high = wilson(min(1.0, share), count)
    return {"wins": share, "low": low, "high": high}
