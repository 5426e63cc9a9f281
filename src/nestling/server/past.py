"""The course of a game as one viewer saw it, for looking back while it is played.

The record of a game gives all cards away and is secret until the end. What a viewer saw at each
play is no secret to that viewer: it is told again through the same doors as the first time.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nestling.core.game import Game
from nestling.core.record import Record
from nestling.server import bodies
from nestling.server.http import answer, at_table, refuse, seat_of
from nestling.table.sight import Viewer, sight
from nestling.table.table import Table


def glimpses(game: Game, record: Record, viewer: Viewer) -> list[bodies.Glimpse]:
    """What the viewer saw at the beginning of the game and after each of its plays."""
    state = game.start(bytes.fromhex(record.key))
    seen = sight(state, viewer, 0, may_play=False)
    found = [bodies.Glimpse(seen.events, seen.view)]
    for seat, action in record.plays:
        since = state.event_count
        state.play(seat, action)
        seen = sight(state, viewer, since, may_play=False)
        found.append(bodies.Glimpse(seen.events, seen.view))
    return found


async def past(request: Request) -> Response:
    """GET /api/tables/CODE/past"""

    async def tell(table: Table) -> Response:
        viewer = seat_of(request, table)
        if viewer is None and "authorization" in request.headers:
            return refuse(401, bodies.Refusal("wrong_token", "this token opens no seat here"))
        found = await asyncio.to_thread(glimpses, table.game, table.record(), viewer)
        return answer(bodies.Past(viewer, found))

    return await at_table(request, tell, "table_unreadable")


routes = [Route("/api/tables/{code}/past", past, methods=["GET"])]
