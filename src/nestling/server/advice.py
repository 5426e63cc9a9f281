"""Requests for advice: a hint for a seat, and what the decisions of a finished game were worth.

Both are thought about in worker processes. Whoever goes away while an analysis is being sent ends
it.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from nestling.core.errors import Refused
from nestling.core.game import Kind
from nestling.lab.analyse import Position, positions
from nestling.server import bodies
from nestling.server.http import answer, at_table, refuse, seat_of
from nestling.server.thinking import Workers, advise, assess
from nestling.table.table import Table

LINES = "application/x-ndjson"
HINT_SECONDS = 1.0
AGAIN_AFTER = 0.5  # seconds between two looks whether the rules are compiled
ITERATIONS = 6_000  # on each decision, and half as many again on the moves compared


def workers_of(request: Request) -> Workers:
    """The processes that think for this server."""
    workers: Workers = request.app.state.workers
    return workers


async def hint(request: Request) -> Response:
    """POST /api/tables/CODE/hint"""

    async def advise_seat(table: Table) -> Response:
        seat = seat_of(request, table)
        if seat is None:
            return refuse(401, bodies.Refusal("wrong_token", "this needs a seat's token"))
        check_hint(table, seat)
        deal = table.state.redeterminise(seat, None).record_bytes
        seed = secrets.randbits(64)
        work = workers_of(request).work
        return answer(await work(advise, table.game.name, deal, seat, HINT_SECONDS, seed))

    return await at_table(request, advise_seat, "table_unreadable")


def check_hint(table: Table, seat: int) -> None:
    """Refused unless the seat has a choice now and plays against bots alone."""
    if any(chair.kind == "person" for n, chair in enumerate(table.seats) if n != seat):
        raise Refused("no_hints", "hints are for whoever plays against bots alone")
    if seat not in table.state.actors:
        raise Refused("not_your_turn", f"seat {seat} has nothing to decide", seat=seat)
    if len(table.state.legal_codes(seat)) == 1:
        raise Refused("no_choice", "there is only one thing to do")


async def analysis(request: Request) -> Response:
    """GET /api/tables/CODE/analysis"""

    async def tell(table: Table) -> Response:
        if not table.over:
            raise Refused("not_finished", "a game is analysed when it is over")
        record = table.record()
        found = await asyncio.to_thread(lambda: list(positions(record)))
        lines = _judged(workers_of(request), table.game.kind, found)
        return StreamingResponse(lines, media_type=LINES)

    return await at_table(request, tell, "table_unreadable")


async def _judged(workers: Workers, kind: Kind, found: list[Position]) -> AsyncIterator[bytes]:
    while kind.engine is not kind.compiled:  # by its plain rules it would take all night
        await asyncio.sleep(AGAIN_AFTER)
    for position in found:
        async with workers.leisure:
            verdict = await workers.work(assess, position, ITERATIONS)
        yield bodies.write_body(bodies.Judged(len(found), verdict)) + b"\n"


routes = [
    Route("/api/tables/{code}/hint", hint, methods=["POST"]),
    Route("/api/tables/{code}/analysis", analysis, methods=["GET"]),
]
