"""The requests over HTTP: games and tables there are, a new one, a seat, a finished game."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nestling import bots
from nestling.core import registry
from nestling.core.errors import BadRecord, NestlingError, Refused
from nestling.core.record import read_record
from nestling.lab.analyse import Hint
from nestling.server import bodies, openapi, wire
from nestling.server.relay import lobbies_elsewhere
from nestling.server.rooms import Room, Rooms, UnknownTable
from nestling.table import seating
from nestling.table.log import Created, Played, Seat
from nestling.table.table import Table

JSON = "application/json"
MOST_IN_LOBBY = 100


def rooms_of(request: Request) -> Rooms:
    """The tables of the server that this request came to."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def answer(
    body: bodies.Games | bodies.MadeTable | bodies.MadeSeat | bodies.Lobby | Hint | bodies.Past,
    status: int = 200,
) -> Response:
    """A JSON answer."""
    return Response(bodies.write_body(body), status, media_type=JSON)


def refuse(status: int, error: Refused | bodies.Refusal) -> Response:
    """The answer to a request that is refused."""
    if isinstance(error, Refused):
        error = bodies.Refusal(error.code, str(error), error.facts, error.rule)
    return Response(bodies.write_body(error), status, media_type=JSON)


async def games(request: Request) -> Response:
    """GET /api/games"""
    found = []
    for name in registry.names():
        kind = registry.kind(name)
        settings = [bodies.SettingInfo(f.name, f.means, f.doc) for f in kind.settings.fields]
        found.append(bodies.GameInfo(name, list(kind.players), bots.names(name), settings))
    return answer(bodies.Games(found))


async def lobby(request: Request) -> Response:
    """GET /api/tables"""
    rooms = rooms_of(request)
    tables = [_lobby_table(room) for room in rooms.lobby()]
    try:
        tables += await lobbies_elsewhere(request, rooms)
    except NestlingError as error:
        return refuse(503, bodies.Refusal("table_unreadable", str(error)))
    tables.sort(key=lambda table: -table.made)
    return answer(bodies.Lobby(tables[:MOST_IN_LOBBY]))


def _lobby_table(room: Room) -> bodies.LobbyTable:
    table = room.table
    seats = [
        bodies.LobbySeat(chair.kind, chair.name or None, chair.bot, chair.open)
        for chair in table.seats
    ]
    timing = table.standing.timing
    return bodies.LobbyTable(room.code, table.game.name, seats, timing, table.created.at)


async def new_table(request: Request) -> Response:
    """POST /api/tables"""
    wanted = await _body(request, bodies.NewTable)
    if isinstance(wanted, Response):
        return wanted
    try:
        seats, made = _seat(wanted)
        now = round(rooms_of(request).clock.now() * 1000)
        created, plays = await asyncio.to_thread(_begin, wanted, seats, now)
    except Refused as error:
        return refuse(422, error)
    try:
        code = await rooms_of(request).create(created, plays)
    except NestlingError as error:
        return refuse(503, bodies.Refusal("not_kept", str(error)))
    return answer(bodies.MadeTable(code, made), 201)


async def claim(request: Request) -> Response:
    """POST /api/tables/CODE/seats"""
    wanted = await _body(request, bodies.Claim)
    if isinstance(wanted, Response):
        return wanted
    claim = wanted

    async def sit_down(table: Table) -> Response:
        token = await table.claim(claim.seat, claim.name)
        return answer(bodies.MadeSeat(claim.seat, token), 201)

    return await at_table(request, sit_down)


async def redeem(request: Request) -> Response:
    """POST /api/tables/CODE/ticket"""
    wanted = await _body(request, bodies.Redeem)
    if isinstance(wanted, Response):
        return wanted
    redeem = wanted

    async def sit_down(table: Table) -> Response:
        seat, token = await table.company.redeem(redeem.ticket, redeem.name)
        return answer(bodies.MadeSeat(seat, token), 201)

    return await at_table(request, sit_down)


async def at_table(
    request: Request, act: Callable[[Table], Awaitable[Response]], failure: str = "not_kept"
) -> Response:
    """Do something at the table that a request names. failure: the code for a store that fails."""
    try:
        async with rooms_of(request).open(request.path_params["code"]) as room:
            return await act(room.table)
    except UnknownTable as error:
        return refuse(404, bodies.Refusal("unknown_table", str(error)))
    except Refused as error:
        return refuse(409, error)
    except NestlingError as error:
        return refuse(503, bodies.Refusal(failure, str(error)))


async def _body(request: Request, kind: type[bodies.Body]) -> bodies.Body | Response:
    """The body of a request, or the answer that says what is wrong with it."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        return refuse(415, bodies.Refusal("not_json", f"the body must be {JSON}"))
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > bodies.MAX_REQUEST_BYTES:
            message = f"the body may have {bodies.MAX_REQUEST_BYTES} bytes"
            return refuse(413, bodies.Refusal("too_long", message))
    try:
        return bodies.read_body(body, kind)
    except wire.BadMessage as error:
        return refuse(400, bodies.Refusal("bad_message", f"this asks for nothing: {error}"))


def _begin(
    wanted: bodies.NewTable, seats: Sequence[Seat], now: int
) -> tuple[Created, Sequence[Played]]:
    """The log of the table: its beginning, and the plays of the record that it goes on with."""
    timing, public = wanted.timing, wanted.public
    if wanted.record is None:
        created = seating.create(
            wanted.game,
            wanted.settings,
            seats,
            now,
            timing=timing,
            public=public,
            fair=wanted.fair,
        )
        return created, []
    if wanted.fair:
        message = "a game that has begun has its key already: leave out fair"
        raise Refused("bad_setting", message, setting="fair")
    try:
        record = read_record(msgspec.json.encode(wanted.record))
    except BadRecord as error:
        raise Refused("bad_record", str(error)) from error
    if record.game != wanted.game:
        raise Refused("bad_record", f"the record is of {record.game}, not of {wanted.game}")
    return seating.resume(record, seats, now, timing=timing, public=public)


def _seat(wanted: bodies.NewTable) -> tuple[list[Seat], list[bodies.MadeSeat]]:
    """The seats that are wished for, and what opens those for persons."""
    seats: list[Seat] = []
    made: list[bodies.MadeSeat] = []
    for number, wish in enumerate(wanted.seats):
        token = ticket = None
        match wish:
            case bodies.PersonWish():
                seat, token = seating.person(wish.name)
            case bodies.InvitedWish():
                seat, ticket = seating.invited(wish.name)
            case bodies.OpenWish():
                seat = seating.open_seat()
            case bodies.BotWish():
                seat = seating.bot(wanted.game, wish.bot, wish.name)
        seats.append(seat)
        made.append(bodies.MadeSeat(number, token, ticket))
    return seats, made


async def record(request: Request) -> Response:
    """GET /api/tables/CODE/record"""

    async def hand_over(table: Table) -> Response:
        if not table.over:
            raise Refused("not_finished", "the record is secret until the game is over")
        name = f"{table.game.name}-{request.path_params['code']}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(table.record().to_bytes(), media_type=JSON, headers=headers)

    return await at_table(request, hand_over, "table_unreadable")


def seat_of(request: Request, table: Table) -> int | None:
    """The seat whose token comes with a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return table.standing.seat_of(token.strip()) if scheme.lower() == "bearer" else None


async def erase_name(request: Request) -> Response:
    """DELETE /api/tables/CODE/seats/SEAT/name"""
    code, number = request.path_params["code"], request.path_params["seat"]
    if not re.fullmatch("[0-9]{1,2}", number):
        return refuse(404, bodies.Refusal("unknown_seat", "seats are numbered from 0"))
    seat = int(number)
    try:
        async with rooms_of(request).open(code) as room:
            if seat_of(request, room.table) != seat:
                wrong = bodies.Refusal("wrong_token", "this needs the seat's token")
                return refuse(401, wrong)
        await rooms_of(request).forget(code, seat)
    except UnknownTable as error:
        return refuse(404, bodies.Refusal("unknown_table", str(error)))
    except NestlingError as error:
        return refuse(503, bodies.Refusal("not_kept", str(error)))
    return Response(status_code=204)


async def described(request: Request) -> Response:
    """GET /api/openapi.json"""
    return Response(openapi.files()["openapi.json"], media_type=JSON)


routes = [
    Route("/api/openapi.json", described, methods=["GET"]),
    Route("/api/games", games, methods=["GET"]),
    Route("/api/tables", lobby, methods=["GET"]),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/{code}/seats", claim, methods=["POST"]),
    Route("/api/tables/{code}/ticket", redeem, methods=["POST"]),
    Route("/api/tables/{code}/record", record, methods=["GET"]),
    Route("/api/tables/{code}/seats/{seat}/name", erase_name, methods=["DELETE"]),
]
