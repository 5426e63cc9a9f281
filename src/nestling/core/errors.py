"""What can be refused, and why: always a code, the rule behind it, and the facts."""

from functools import partial
from typing import Any


class NestlingError(Exception):
    """Anything that Nestling refuses with a reason a person can read."""


class Refused(NestlingError, ValueError):
    """A move or a wish that the rules do not allow.

    code: stable name of the reason, also the id of its text ("refusal-" + code).
    rule: id of the rule behind it, or None.
    facts: what the reason's text names.
    """

    def __init__(self, code: str, message: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(message if rule is None else f"{message} ({rule})")
        self.code = code
        self.message = message
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """What a worker process refuses reaches whoever set it to work unchanged."""
        return partial(Refused, self.code, self.message, self.rule, **self.facts), ()


class BadRecord(NestlingError, ValueError):
    """A game record that cannot be read, or whose contents do not hold together."""
