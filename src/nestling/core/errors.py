"""What can be refused, and why: always a code, the rule behind it, and the facts."""

import copyreg
from typing import Any


class NestlingError(Exception):
    """Anything that Nestling refuses with a reason a person can read.

    code: stable name of the reason, "" if it has none; texts in other languages go by it.
    rule: id of the rule behind it, or None.
    facts: what the reason's text names.
    """

    def __init__(self, message: str, code: str = "", rule: str | None = None, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """What a worker process refuses reaches whoever set it to work unchanged."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]


class Refused(NestlingError, ValueError):
    """A move or a wish that the rules do not allow, always with a code ("refusal-" + code is the
    id of its text)."""

    def __init__(self, code: str, message: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(message if rule is None else f"{message} ({rule})", code, rule, **facts)


class BadRecord(NestlingError, ValueError):
    """A game record that cannot be read, or whose contents do not hold together."""
