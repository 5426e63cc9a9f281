"""What is measured of moves: how many, and how long after a move was sent who heard of it."""

import gc
import math
import time
from dataclasses import dataclass, field
from typing import Any

KEPT = 64  # steps of a table that are remembered for those who hear of them late

clock = time.perf_counter


@dataclass
class Meter:
    """Counts while it is `on`. answers: from a move to its mover's answer; views: to each other
    viewer's news of it, in seconds."""

    on: bool = False
    answers: list[float] = field(default_factory=list)
    views: list[float] = field(default_factory=list)
    refused: int = 0
    games: int = 0
    began: float = 0.0
    ended: float = 0.0

    def start(self) -> None:
        """Count from now on."""
        gc.collect()
        gc.freeze()  # what was set up is no matter for the collector of this client
        self.on, self.began = True, clock()

    def stop(self) -> None:
        """Count no more."""
        self.on, self.ended = False, clock()

    def figures(self) -> dict[str, Any]:
        """Moves a second, and latencies in ms."""
        return {
            "moves": len(self.answers),
            "seconds": round(self.ended - self.began, 2),
            "moves_per_s": round(len(self.answers) / (self.ended - self.began), 1),
            "games_ended": self.games,
            "refused": self.refused,
            "answer_ms": percentiles(self.answers),
            "view_ms": percentiles(self.views),
        }


class Course:
    """The steps of one table as its seats hear of them, each by its number."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self._sent: dict[int, tuple[int, float]] = {}
        self._heard: dict[int, list[tuple[int, float]]] = {}

    def hear(self, step: int, seat: int, now: float) -> None:
        """A seat is shown a step."""
        if step not in self._sent:  # its mover does not know yet that it is this one
            self._heard.setdefault(step, []).append((seat, now))
            self._heard.pop(step - KEPT, None)
        else:
            mover, sent = self._sent[step]
            if seat != mover and self.meter.on:
                self.meter.views.append(now - sent)

    def answer(self, step: int, seat: int, sent: float, now: float) -> None:
        """The mover learns that the move it sent then was carried out as this step."""
        if self.meter.on:
            self.meter.answers.append(now - sent)
        self._sent[step] = seat, sent
        self._sent.pop(step - KEPT, None)
        for viewer, at in self._heard.pop(step, ()):
            if viewer != seat and self.meter.on:
                self.meter.views.append(at - sent)


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The 50th, 95th and 99th, in ms."""
    ordered = sorted(seconds)
    if not ordered:
        return {}
    at = {p: ordered[math.ceil(p / 100 * len(ordered)) - 1] for p in (50, 95, 99)}
    return {f"p{p}": round(1000 * value, 2) for p, value in at.items()}
