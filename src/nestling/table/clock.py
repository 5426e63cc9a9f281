"""The time that a table lives in, so that tests can bring their own."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """A source of time."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return when so much time has passed."""
        ...


class SystemClock:
    """The computer's clock."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Return when so much time has passed."""
        await asyncio.sleep(seconds)
