"""How a table stands apart from its game: who sits where, the clocks, whether it is paused.

It is the fold of the table's log, and every change of it goes through `adopt`. Whether a change
is possible is asked before (`check_*`), so that what is in the log can always be adopted.
"""

import hmac
from collections.abc import Collection
from typing import Literal

import msgspec

from nestling.core import fair
from nestling.core.errors import Refused
from nestling.table import words
from nestling.table.clocks import Clocks
from nestling.table.log import (
    Begun,
    Change,
    Claimed,
    Contributed,
    Created,
    Invited,
    Moved,
    Paused,
    Rematched,
    Resumed,
    Returned,
    Seat,
    StoodIn,
    TakenBack,
)
from nestling.table.seating import hash_token

MOST_KEYS = 4  # secrets that open one seat at a time


class Chair(msgspec.Struct, kw_only=True):
    """Who sits on a seat now.

    bot: the kind of bot, for a bot's seat.
    keys: hashes of the secrets that open a person's seat; none while nobody has sat down.
    ticket: hash of the ticket by which somebody may sit down, if one is out.
    stand_in: a bot (or "skip") that plays for the person meanwhile.
    share: what the person added to the key of the draws.
    """

    kind: Literal["person", "bot"]
    name: str
    bot: str | None
    keys: list[str]
    ticket: str | None = None
    stand_in: str | None = None
    share: bytes | None = None

    @property
    def player(self) -> str | None:
        """The bot (or "skip") that plays this seat; None if its person does."""
        return self.bot or self.stand_in

    @property
    def open(self) -> bool:
        """Whether whoever comes may sit down here."""
        return self.kind == "person" and not self.keys and self.ticket is None

    def seat(self) -> Seat:
        """Who sits here, as at a table that is made now."""
        return Seat(
            kind=self.kind,
            name=self.name,
            bot=self.bot,
            token_hash=next(iter(self.keys), None),
            more_hashes=self.keys[1:],
            ticket_hash=msgspec.UNSET if self.ticket is None else self.ticket,
        )


def _chair(seat: Seat) -> Chair:
    keys = [] if seat.token_hash is None else [seat.token_hash, *seat.more_hashes]
    ticket = None if seat.ticket_hash is msgspec.UNSET else seat.ticket_hash
    return Chair(kind=seat.kind, name=seat.name, bot=seat.bot, keys=keys, ticket=ticket)


class Standing:
    """How a table stands. `commitment`: to the server's secret, where the key is made by all."""

    def __init__(self, created: Created) -> None:
        self.chairs = [_chair(seat) for seat in created.seats]
        self.persons = [n for n, chair in enumerate(self.chairs) if chair.kind == "person"]
        self.timing = created.timing
        self.clocks = Clocks(created.timing, self.persons) if created.timing else None
        self.public = created.public
        self.paused = False
        self.rematch: str | None = None
        self._secret = None if created.secret is None else bytes.fromhex(created.secret)
        self.commitment = None if self._secret is None else fair.commitment(self._secret)
        self.key = None if created.key is None else bytes.fromhex(created.key)

    @property
    def begun(self) -> bool:
        """Whether the cards are dealt."""
        return self.key is not None

    def seat_of(self, token: str) -> int | None:
        """The seat that this secret opens."""
        wanted = hash_token(token)
        for number, chair in enumerate(self.chairs):
            if any(hmac.compare_digest(key, wanted) for key in chair.keys):
                return number
        return None

    def invited_by(self, ticket: str) -> int | None:
        """The seat to which this ticket invites."""
        wanted = hash_token(ticket)
        for number, chair in enumerate(self.chairs):
            if chair.ticket is not None and hmac.compare_digest(chair.ticket, wanted):
                return number
        return None

    def fairness(self) -> fair.Fairness | None:
        """How the key came to be; only to be told when the game is over."""
        if self._secret is None or self.commitment is None:
            return None
        shares = [(chair.share or b"").hex() for chair in self.chairs]
        return fair.Fairness(commitment=self.commitment, secret=self._secret.hex(), shares=shares)

    # What is possible.

    def check_person(self, seat: int) -> Chair:
        """The chair of a person; Refused if there is none."""
        if seat not in range(len(self.chairs)):
            raise Refused("unknown_seat", f"there is no seat {seat}", seat=seat)
        chair = self.chairs[seat]
        if chair.kind != "person":
            raise Refused("bots_seat", f"a bot sits on seat {seat} for good", seat=seat)
        return chair

    def check_share(self, seat: int, share: str) -> None:
        """Refused unless the seat may add this to the key."""
        if self.begun or self.check_person(seat).share is not None:
            raise Refused("begun", f"seat {seat} can add no more to the key", seat=seat)
        try:
            length = len(bytes.fromhex(share))
        except ValueError:
            length = -1
        if length != fair.SHARE_BYTES or share != share.lower():
            message = f"a share is {fair.SHARE_BYTES} bytes as small hexadecimal digits"
            raise Refused("bad_share", message)

    def check_playing(self, seat: int) -> None:
        """Refused unless the person on the seat may play now."""
        if not self.begun:
            raise Refused("not_begun", "the game has not begun: somebody's share is missing")
        if self.paused:
            raise Refused("paused", "the game is paused")
        stand_in = self.check_person(seat).stand_in
        if stand_in is not None:
            raise Refused("stood_in", f"{stand_in} plays for seat {seat}")

    def check_claim(self, seat: int) -> None:
        """Refused unless the seat is open."""
        if not self.check_person(seat).open:
            raise Refused("seat_taken", f"seat {seat} is not open to whoever comes", seat=seat)

    # What happens.

    def adopt(self, entry: Change) -> None:
        """Take over a change that is in the log."""
        chair = self.chairs[entry.seat]
        match entry:
            case Contributed():
                chair.share = bytes.fromhex(entry.share)
                if all(self.chairs[n].share is not None for n in self.persons):
                    self._make_key()
            case Begun():
                self._make_key()
            case StoodIn():
                chair.stand_in = entry.by
            case Returned():
                chair.stand_in = None
            case Invited():
                chair.ticket = entry.ticket_hash
            case Claimed():
                chair.name = words.name(entry.name)
                chair.keys, chair.ticket, chair.stand_in = [entry.token_hash], None, None
            case Moved():
                kept = chair.keys[1 - MOST_KEYS :] if entry.keep else []
                chair.keys = [*kept, entry.token_hash]
            case Paused() | Resumed():
                self.paused = isinstance(entry, Paused)
            case Rematched():
                self.rematch = entry.table
            case TakenBack():
                pass  # concerns the game alone

    def run_clocks(self, asked: Collection[int], fresh: Collection[int]) -> None:
        """Have the clocks run of those who decide, `fresh` being new decisions."""
        if self.clocks is not None:
            running = [] if self.paused else [s for s in asked if self.chairs[s].player is None]
            self.clocks.run(running, fresh)

    def _make_key(self) -> None:
        assert self._secret is not None
        self.key = fair.key_from(self._secret, [chair.share or b"" for chair in self.chairs])
