"""What is done about a message of a page that has greeted.

Every wish is answered by `ack`, or by `nak` with the reason and what the page has missed.
"""

from nestling.core.errors import Refused
from nestling.server import wire
from nestling.server.lines import Line
from nestling.server.rooms import Room, Rooms
from nestling.table.errors import TableBroken


class Leave(Exception):
    """This connection must end."""

    def __init__(self, close_code: int, code: str, message: str) -> None:
        super().__init__(message)
        self.close_code = close_code
        self.code = code
        self.message = message


async def heed(message: wire.ToServer, line: Line, room: Room, rooms: Rooms) -> None:
    """Do what a message asks, and answer it."""
    match message:
        case wire.Ping():
            line.send(wire.write(wire.Pong(message.t)))
        case wire.Hello():
            raise Leave(4400, "bad_message", "the greeting (hello) comes once")
        case wire.Look():
            _look(message, line, room)
        case _:
            await _answer(message, line, room, rooms)


def _look(look: wire.Look, line: Line, room: Room) -> None:
    """Turn to another seat on the same device, or to none."""
    if look.seat is not None and look.seat not in line.held:
        refused = Refused("not_your_seat", f"seat {look.seat} is not on this device")
        line.send(wire.write(_nak(None, refused, room, [])))
        return
    line.seat = look.seat
    line.send(room.welcome(line))


async def _answer(wish: wire.Cmd | wire.Wish, line: Line, room: Room, rooms: Rooms) -> None:
    """Carry a wish out and say so, or why not and what the page has missed."""
    try:
        seq = await _carry_out(wish, line, room, rooms)
    except TableBroken:
        line.end(1012, "reload", "the table is being read anew")
    except Refused as refused:
        rooms.metrics.refused.inc()
        base = wish.base if isinstance(wish, wire.Cmd) else room.table.seq
        missed = room.missing(line.seat, base)
        line.send(wire.write(_nak(wish.id, refused, room, missed or [])))
        if missed is None:
            line.send(room.welcome(line))
    else:
        line.send(wire.write(wire.Ack(wish.id, seq)))


def _nak(id: str | None, refused: Refused, room: Room, missed: list[wire.Events]) -> wire.Nak:
    return wire.Nak(
        id=id,
        code=refused.code,
        rule=refused.rule,
        args=refused.facts,
        message=str(refused),
        seq=room.table.seq,
        events=missed,
    )


async def _carry_out(wish: wire.Cmd | wire.Wish, line: Line, room: Room, rooms: Rooms) -> int:
    """Do what a wish asks; returns the number of the step up to which that is told."""
    table, company = room.table, room.table.company
    if line.voice is None:
        raise Refused("onlooker", "an onlooker has nothing to decide")
    seat = line.voice
    match wish:
        case wire.Cmd():
            if line.seat is None:
                raise Refused("not_your_seat", "nobody looks at the table from this device now")
            return await table.play(line.seat, wish.id, wish.base, wish.action)
        case wire.Contribute():
            return await table.contribute(_own(wish.seat, line), wish.id, wish.share)
        case wire.Start():
            return await table.start(seat, wish.id)
        case wire.Pause():
            return await company.ask_to_pause(seat, line.held)
        case wire.Resume():
            return await table.resume(seat, wish.id)
        case wire.TakeBack():
            return await company.ask_to_take_back(seat, line.held)
        case wire.Answer():
            return await company.answer(line.held, wish.agree)
        case wire.StandIn():
            by = wish.seat if wish.seat in line.held else seat
            return await company.stand_in(by, wish.seat, wish.by)
        case wire.Return():
            return await table.return_to(_own(wish.seat, line), wish.id)
        case wire.Rematch():
            await table.rematch(seat, rooms.create)
        case wire.Move():
            code, until = company.ticket(seat, wish.keep)
            line.send(wire.write(wire.Ticket(seat, code, until)))
        case wire.Invite():
            ticket = await company.invite(wish.seat)
            line.send(wire.write(wire.Invitation(wish.seat, ticket)))
        case wire.Say():
            company.say(seat, wish.text)
    return table.seq


def _own(seat: int, line: Line) -> int:
    if seat not in line.held:
        raise Refused("not_your_seat", f"seat {seat} is not on this device", seat=seat)
    return seat
