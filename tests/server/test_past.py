"""The course of a game over HTTP, as one viewer saw it."""

from typing import Any

from nestling.table.table import Table
from tests.server.kit import Server, until
from tests.table.tables import run


def waits_for(table: Table, seat: int) -> bool:
    """Whether nothing happens before that seat has chosen: there is a choice, for nobody else."""
    return table.state.actors == (seat,) and len(table.state.legal(seat)) > 1


async def past(server: Server, code: str, token: str | None) -> dict[str, Any]:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    found = await server.http.get(f"/api/tables/{code}/past", headers=headers)
    assert found.status_code == 200
    told: dict[str, Any] = found.json()
    return told


def test_a_game_that_is_played_is_looked_back_at_with_ones_own_eyes_only() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PB")
            async with server.rooms.open(code) as room:
                for _ in range(3):
                    await until(lambda: 0 in room.table.state.actors)
                    table = room.table
                    legal = table.state.legal(0)
                    await table.play(0, f"c{table.seq}", table.seq, legal[0].notation)
                await until(lambda: waits_for(room.table, 0))
                state = room.table.state.copy()
            for token, viewer in ((tokens[0], 0), (None, None)):
                told = await past(server, code, token)
                assert told["seat"] == viewer
                glimpses = told["glimpses"]
                assert len(glimpses) == len(state.plays) + 1
                assert glimpses[-1]["view"] == state.observe(viewer).to_json()
                events = [event for glimpse in glimpses for event in glimpse["events"]]
                assert events == [event.to_json() for event in state.events_for(viewer)]
            assert (await server.http.get("/api/tables/AAAAAA/past")).status_code == 404
            for wrong in ("Bearer nothing", f"Basic {tokens[0]}", "x"):
                headers = {"authorization": wrong}
                found = await server.http.get(f"/api/tables/{code}/past", headers=headers)
                assert (found.status_code, found.json()["code"]) == (401, "wrong_token")

    run(scene())
