"""Who is at a table just now, what they ask of one another, and what they say.

No part of the table's truth: it is not kept, and a restart forgets it. What comes of it (a pause,
a play taken back, a bot that stands in) is a step of the table like any other.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from nestling.core.errors import Refused
from nestling.core.game import State
from nestling.table.errors import TableBroken
from nestling.table.log import Change, Paused, Play, StoodIn
from nestling.table.words import Mouth

if TYPE_CHECKING:
    from nestling.table.table import Table

AWAY_AFTER = 20_000  # ms without a connection, after which others may decide for a seat
REMARKS_KEPT = 50
TICKET_BYTES = 9
TICKET_LASTS = 300_000  # ms
MOST_TICKETS = 4

Asked = Literal["pause", "take_back"]


@dataclass
class Offer:
    """What one person asks of the others.

    plays: how many are to be taken back; state: in which the others are asked.
    agreed: the seats that have agreed, among them the one that asks.
    """

    what: Asked
    by: int
    state: State
    plays: int = 0
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Remark:
    """What a seat said, at a time in ms since 1970."""

    seat: int
    text: str
    at: int


class Company:
    """The company at one table.

    on_change: what is asked, or who is there, has changed. on_remark: somebody said something.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.on_change: Callable[[], None] = lambda: None
        self.on_remark: Callable[[Remark], None] = lambda remark: None
        self.offer: Offer | None = None
        self.remarks: deque[Remark] = deque(maxlen=REMARKS_KEPT)
        self.away = dict.fromkeys(table.standing.persons, table.now)  # since when, in ms
        self._mouths = {seat: Mouth() for seat in table.standing.persons}
        self._tickets: dict[str, tuple[int, bool, int]] = {}
        self._carrying: set[asyncio.Task[int]] = set()

    # Who is there.

    def gather(self, connected: Collection[int]) -> None:
        """These seats have a live connection."""
        now = self._table.now
        persons = self._table.standing.persons
        self.away = {s: self.away.get(s, now) for s in persons if s not in connected}
        if self.offer is not None and not self._missing(self.offer):
            task = asyncio.ensure_future(self._carry_out(self.offer))
            self._carrying.add(task)
            task.add_done_callback(self._carried)

    def present(self) -> list[bool]:
        """Who is there: bots, and persons with a live connection."""
        return [number not in self.away for number in range(len(self._table.seats))]

    async def stand_in(self, by: int, seat: int, player: str) -> int:
        """Have `player` play for a seat: one's own, or that of a person who is away."""
        self._table.standing.check_person(seat)
        if seat != by:
            self._check_away(seat)
        return await self._table.stand_in(seat, player)

    def _check_away(self, seat: int) -> None:
        since = self.away.get(seat)
        if since is None or self._table.now - since < AWAY_AFTER:
            raise Refused(
                "not_away",
                f"the person on seat {seat} is here, or has been away for a moment only",
                seat=seat,
            )

    # What they ask of one another.

    async def ask_to_pause(self, seat: int, held: Collection[int]) -> int:
        """Ask the others for a pause. `held`: further seats that speak through the same mouth."""
        self._table.check_pause()
        return await self._ask(Offer("pause", seat, self._table.state, 0, {seat, *held}))

    async def ask_to_take_back(self, seat: int, held: Collection[int]) -> int:
        """Ask the others to let the seat take its last play back; Refused by the rule of F20."""
        state = self._table.state
        self._table.standing.check_playing(seat)
        plays = self._table.plays_since(seat)
        await self._table.check_take_back(self._table.last_plays(plays))
        if self._table.state is not state:
            raise Refused("stale", "somebody has played meanwhile", seq=self._table.seq)
        return await self._ask(Offer("take_back", seat, state, plays, {seat, *held}))

    async def answer(self, held: Collection[int], agree: bool) -> int:
        """Answer what is being asked; nothing happens if nothing is any more."""
        offer = self.offer
        if offer is None:
            return self._table.seq
        if not agree:
            self.offer = None
            self.on_change()
            return self._table.seq
        offer.agreed |= set(held)
        return await self._settle(offer)

    def missing(self) -> list[int]:
        """Who has yet to answer what is being asked."""
        return [] if self.offer is None else self._missing(self.offer)

    def stepped(self, entry: Play | Change) -> None:
        """The table has gone a step further: what was asked may be so no longer."""
        offer = self.offer
        if offer is None:
            return
        done = offer.what == "pause" and isinstance(entry, Paused)
        if done or (offer.what == "take_back" and offer.state is not self._table.state):
            self.offer = None
        elif isinstance(entry, StoodIn):
            self.gather(set(self._table.standing.persons) - self.away.keys())

    async def _ask(self, offer: Offer) -> int:
        if self.offer is not None and self.offer.what != offer.what:
            raise Refused("asked_already", "something else is being asked", by=self.offer.by)
        if self.offer is not None:  # two ask for the same: then they agree
            self.offer.agreed |= offer.agreed
            return await self._settle(self.offer)
        self.offer = offer
        return await self._settle(offer)

    async def _settle(self, offer: Offer) -> int:
        if self._missing(offer):
            self.on_change()
            return self._table.seq
        return await self._carry_out(offer)

    def _missing(self, offer: Offer) -> list[int]:
        """Persons who are here, play themselves, and have not agreed."""
        return [
            seat
            for seat in self._table.standing.persons
            if seat not in self.away
            and self._table.seats[seat].stand_in is None
            and seat not in offer.agreed
        ]

    async def _carry_out(self, offer: Offer) -> int:
        if self.offer is not offer:
            return self._table.seq
        self.offer = None
        if offer.what == "pause":
            return await self._table.pause(offer.by)
        return await self._table.take_back(offer.by, offer.plays, offer.state)

    def _carried(self, task: "asyncio.Task[int]") -> None:
        self._carrying.discard(task)
        if not task.cancelled() and isinstance(task.exception(), Refused | TableBroken):
            self.on_change()  # too late for it

    # What they say.

    def say(self, seat: int, text: str) -> None:
        """Say something to all; Refused if it is nothing, or too much at once."""
        now = self._table.now
        remark = Remark(seat, self._mouths[seat].say(text, now / 1000), now)
        self.remarks.append(remark)
        self.on_remark(remark)

    # Another person, or another device.

    async def invite(self, seat: int) -> str:
        """A ticket for a seat on which nobody has sat down, or whose person has gone away."""
        if self._table.standing.check_person(seat).keys:
            self._check_away(seat)
        return await self._table.invite(seat)

    def ticket(self, seat: int, keep: bool) -> tuple[str, int]:
        """A code that opens a seat once, and until when (ms). keep: the old secrets stay valid."""
        now = self._table.now
        self._tickets = {t: v for t, v in self._tickets.items() if v[2] > now and v[0] != seat}
        code = secrets.token_urlsafe(TICKET_BYTES)
        self._tickets[code] = (seat, keep, now + TICKET_LASTS)
        return code, now + TICKET_LASTS

    async def redeem(self, ticket: str, name: str = "") -> tuple[int, str]:
        """The seat of a ticket and a new secret that opens it.

        name: of who sits down by an invitation; without one the seat keeps the name it has.
        """
        invited = self._table.standing.invited_by(ticket)
        if invited is not None:
            if self._table.seats[invited].keys:
                self._check_away(invited)  # the person may have come back meanwhile
            return invited, await self._table.claim(invited, name, ticket)
        seat, keep, until = self._tickets.pop(ticket, (0, False, 0))
        if until <= self._table.now:
            raise Refused("bad_ticket", "this code is spent, or too old; have a new one shown")
        return seat, await self._table.move(seat, keep=keep)
