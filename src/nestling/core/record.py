"""Game records: a game as settings, key and plays, small enough to keep and to send.

A record replays to the same events for ever: the digest in it says whether it did.
"""

import codecs
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from nestling.core.draws import KEY_BYTES
from nestling.core.errors import BadRecord, Refused
from nestling.core.fair import Fairness

if TYPE_CHECKING:
    from nestling.core.game import Game, State

FORMAT = 1
MAX_BYTES = 4 << 20
MOST_SHOWN = 40  # characters of what is no notation

MakeGame = Callable[..., "Game"]


class Result(msgspec.Struct, frozen=True):
    """The outcome as kept in a record."""

    winners: list[int]
    totals: list[int]
    why: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game, finished or not.

    key: 32 hexadecimal digits; whoever has it can work out every hidden card.
    plays: [seat, notation] in the order played.
    digest: SHA-256 of the events that these plays give (see State.digest).
    fair: how the players made the key together with the server, if they did.
    """

    format: int = FORMAT
    game: str
    rules_version: int
    settings: dict[str, Any]
    key: str
    plays: list[tuple[int, str]]
    result: Result | None
    digest: str
    fair: Fairness | msgspec.UnsetType = msgspec.UNSET

    @classmethod
    def of(cls, state: "State", fair: Fairness | None = None) -> "Record":
        """The record of a state."""
        outcome = state.outcome
        return cls(
            game=state.game.name,
            rules_version=state.game.kind.rules_version,
            settings=state.game.settings,
            key=state.key.hex(),
            plays=[(seat, action.notation) for seat, action in state.plays],
            result=Result(list(outcome.winners), list(outcome.totals), outcome.why)
            if outcome
            else None,
            digest=state.digest(),
            fair=msgspec.UNSET if fair is None else fair,
        )

    def to_bytes(self) -> bytes:
        """The record as JSON text."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def _repr_svg_(self) -> str:
        return self.replay_plays()._repr_svg_()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, wholly or not at all. OSError says why it can't be."""
        target = Path(path)
        part = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
        try:
            part.write_bytes(self.to_bytes())
            os.replace(part, target)
        except OSError as error:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise OSError(error.errno, error.strerror, str(target)) from None

    def replay(self) -> "State":
        """Play the record again and check it; returns the end state.

        BadRecord if a play is not legal, if events or result differ from what is written, or if
        the key is not the one that the players and the server made.
        """
        if self.fair is not msgspec.UNSET:
            self.fair.check(self.key)
        state = self.replay_plays()
        if state.digest() != self.digest:
            message = "the plays do not give the events that this record's digest names"
            raise BadRecord(message, "other_events")
        outcome = state.outcome
        found = (
            Result(list(outcome.winners), list(outcome.totals), outcome.why) if outcome else None
        )
        if found != self.result:
            message = f"the plays end in {found}, but the record says {self.result}"
            raise BadRecord(message, "other_result")
        return state

    def replay_plays(self) -> "State":
        """Play the record again without checking where it ends."""
        from nestling.core.registry import (
            game,
        )  # it knows records' states; not at import time

        try:
            made = game(self.game, **self.settings)
        except (Refused, TypeError) as error:
            message = f"the record's settings are not possible: {error}"
            raise BadRecord(message, "record_settings", why=error) from error
        if self.rules_version != made.kind.rules_version:
            raise BadRecord(
                f"the record is of rules version {self.rules_version} of {self.game}, "
                f"this program plays version {made.kind.rules_version}",
                "other_version",
                version=str(self.rules_version),
                known=str(made.kind.rules_version),
            )
        digits = 2 * KEY_BYTES
        try:
            if len(self.key) != digits:  # fromhex passes over blanks
                raise ValueError(f"it has {len(self.key)} characters")
            state = made.start(bytes.fromhex(self.key))
        except ValueError as error:
            message = f"the record's key is not {digits} hexadecimal digits: {error}"
            raise BadRecord(message, "bad_key") from error
        for number, (seat, notation) in enumerate(self.plays, 1):
            try:
                state.play(seat, notation)
            except ValueError as error:
                plain = (
                    len(notation) <= MOST_SHOWN and notation.isascii() and notation.isprintable()
                )
                shown = notation if plain else repr(notation[:MOST_SHOWN])
                raise BadRecord(
                    f"play {number} ({shown} by seat {seat}): {error}",
                    "bad_play",
                    number=number,
                    action=shown,
                    seat=seat,
                    why=error,
                ) from error
        return state


def read_record(data: bytes) -> Record:
    """The record written in these bytes; BadRecord says what is wrong with them."""
    if len(data) > MAX_BYTES:
        message = f"a record has at most {MAX_BYTES} bytes, this has {len(data)}"
        raise BadRecord(message, "long_record", most=MAX_BYTES, given=len(data))
    try:
        record = msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8), type=Record)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"this is no game record: {error}", "no_record", why=str(error)) from error
    if record.format != FORMAT:
        message = f"this record has format {record.format}; known is {FORMAT}"
        raise BadRecord(message, "other_version", version=str(record.format), known=str(FORMAT))
    return record


def load_record(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file. OSError if it can't be read, BadRecord if it is none."""
    return read_record(Path(path).read_bytes())
