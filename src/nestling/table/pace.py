"""How long the table waits before it moves by itself.

A seat that cannot use its effect, or holds no fitting Instant, passes without being asked, and
to the others that must look and last the same as a pass by choice (D22, D35). So the wait is
drawn from the times which that same seat takes when it does have a choice.
"""

import random
from collections import deque
from typing import Protocol

BOT_PAUSE = (0.4, 0.9)  # seconds, at pace 1
USUAL_MEDIAN = 1.6  # seconds: a person who is not known yet, deciding not to
USUAL_SPREAD = 0.5
SHORTEST, LONGEST = 0.5, 20.0  # seconds
AWAY = 60.0  # seconds: whoever takes longer went away, which tells nothing of their pace
KEPT = 16
ENOUGH = 4  # own answers, from which on nothing else is drawn


class Pacer(Protocol):
    """The pace of one seat."""

    def answered(self, seconds: float) -> None:
        """The seat had a choice and took so long."""
        ...

    def pause(self) -> float:
        """How long the seat shall seem to think this time."""
        ...


class PersonPacer:
    """Pauses as long as this person's own answers, and like anybody's while there are few."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._answers: deque[float] = deque(maxlen=KEPT)

    def answered(self, seconds: float) -> None:
        """Remember an answer at an optional decision."""
        if 0 <= seconds <= AWAY:
            self._answers.append(seconds)

    def pause(self) -> float:
        """One of the remembered answers, a little changed."""
        at = self._chance.randrange(max(ENOUGH, len(self._answers)))
        if at < len(self._answers):
            seconds = self._answers[at] * self._chance.uniform(0.85, 1.15)
        else:
            seconds = USUAL_MEDIAN * self._chance.lognormvariate(0, USUAL_SPREAD)
        return min(max(seconds, SHORTEST), LONGEST)


class BotPacer:
    """Short pauses, never shorter than this bot's thinking sometimes takes."""

    def __init__(self, chance: random.Random, pace: float) -> None:
        self._chance = chance
        self._pace = pace
        self._thoughts: deque[float] = deque(maxlen=KEPT)

    def answered(self, seconds: float) -> None:
        """Remember how long the bot thought."""
        self._thoughts.append(seconds)

    def pause(self) -> float:
        """At least the bots' own pause; a bot slower than that is slow when it only passes too."""
        wanted = self._chance.uniform(*BOT_PAUSE) * self._pace
        thought = self._chance.choice(self._thoughts) if self._thoughts else 0.0
        return max(wanted, thought)
