"""Clocks of persons: what is left to each, and when the next one has nothing left.

All times are whole milliseconds. A clock runs while its seat has a decision to make, and stands
still while the table is paused and while somebody else plays for the seat.
"""

from collections.abc import Collection, Iterable

from nestling.core.errors import Refused
from nestling.table.log import Timing

LONGEST_SECONDS = 30 * 24 * 3600
SHORTEST_MOVE = 5


def check(timing: Timing) -> None:
    """Refused if no clock can be like that."""
    least = 1 if timing.kind == "game" else SHORTEST_MOVE
    if not least <= timing.seconds <= LONGEST_SECONDS:
        raise Refused(
            "bad_timing",
            f"a clock has {least} to {LONGEST_SECONDS} seconds, not {timing.seconds}",
            seconds=timing.seconds,
        )
    most = LONGEST_SECONDS if timing.kind == "game" else 0
    if not 0 <= timing.increment <= most:
        raise Refused(
            "bad_timing",
            f"a play adds 0 to {most} seconds to a clock per {timing.kind}, not {timing.increment}",
            seconds=timing.increment,
        )


class Clocks:
    """The clocks of a table whose persons' seats are `seats`."""

    def __init__(self, timing: Timing, seats: Iterable[int]) -> None:
        self.timing = timing
        self._left = dict.fromkeys(seats, timing.seconds * 1000)
        self._running: set[int] = set()
        self._since = 0

    def left(self, seat: int, at: int) -> int | None:
        """What is left at this time, never less than nothing; None for a seat without a clock."""
        if seat not in self._left:
            return None
        spent = max(0, at - self._since) if seat in self._running else 0
        return max(0, self._left[seat] - spent)

    def runs(self, seat: int) -> bool:
        """Whether the seat's clock runs."""
        return seat in self._running

    def settle(self, at: int) -> None:
        """Write down what was spent up to now. Time never runs backwards, whatever clocks say."""
        for seat in self._running:
            self._left[seat] = self.left(seat, at) or 0
        self._since = at

    def played(self, seat: int) -> None:
        """The seat has played."""
        if seat in self._left:
            self._left[seat] += self.timing.increment * 1000

    def run(self, seats: Collection[int], fresh: Collection[int]) -> None:
        """From now on these clocks run; `fresh` are the seats that face a new decision."""
        self._running = set(seats) & self._left.keys()
        if self.timing.kind != "game":
            for seat in set(fresh) & self._left.keys():
                self._left[seat] = self.timing.seconds * 1000

    def deadline(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose; None if none runs."""
        return min(((self._since + self._left[seat], seat) for seat in self._running), default=None)
