"""What can go wrong with a table itself."""

from nestling.core.errors import NestlingError


class TableBroken(NestlingError):
    """The log could not be written. Only the log knows the truth now: read the table anew."""
