"""Hints and analysis over HTTP, thought about in worker processes."""

import json
from itertools import islice

import httpx
import pytest

from nestling.core import registry
from nestling.core.record import read_record
from nestling.lab.analyse import Verdict, positions
from nestling.server import advice
from nestling.server.thinking import Workers
from tests.server.kit import Server, until
from tests.table.tables import run


async def hint(server: Server, code: str, token: str | None) -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return await server.http.post(f"/api/tables/{code}/hint", headers=headers)


def test_a_hint_is_for_the_seat_whose_token_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.1)

    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PB")
            async with server.rooms.open(code) as room:
                seat = 0
                await until(lambda: seat in room.table.state.actors)
                found = (await hint(server, code, tokens[seat])).json()
                legal = {action.notation for action in room.table.state.legal(seat)}
            assert found["seat"] == seat
            assert found["choices"][0]["move"] in legal
            assert len(found["choices"]) > 1
            assert found["iterations"] > 0
            for wrong in (None, "nothing"):
                answer = await hint(server, code, wrong)
                assert (answer.status_code, answer.json()["code"]) == (401, "wrong_token")
            assert (await hint(server, "AAAAAA", tokens[seat])).status_code == 404

    run(scene())


def test_there_are_no_hints_where_persons_play_each_other() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPB")
            for token in tokens:
                if token is not None:
                    answer = await hint(server, code, token)
                    assert (answer.status_code, answer.json()["code"]) == (409, "no_hints")

    run(scene())


def test_a_finished_game_is_analysed_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 4)
    monkeypatch.setattr(advice, "positions", lambda record: islice(positions(record), 5))

    async def scene() -> None:
        async with Server() as server:
            code, _ = await server.new_table("PB")
            answer = await server.http.get(f"/api/tables/{code}/analysis")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
            code, _ = await server.new_table("BB")
            async with server.rooms.open(code) as room:
                await until(lambda: room.table.over)
            kept = (await server.http.get(f"/api/tables/{code}/record")).content
            asked = [position.play for position in islice(positions(read_record(kept)), 5)]
            answer = await server.http.get(f"/api/tables/{code}/analysis")
            assert answer.headers["content-type"] == "application/x-ndjson"
            found = [json.loads(line) for line in answer.text.splitlines()]
            assert [one["verdict"]["play"] for one in found] == asked
            assert {one["of"] for one in found} == {len(asked)}

    run(scene())


def test_an_analysis_that_nobody_reads_any_more_ends() -> None:
    """Its positions are sent for one by one: whoever goes away lets the rest be."""

    class Tired:
        def __init__(self) -> None:
            self.leisure = Workers().leisure
            self.judged = 0

        async def work(self, *_: object) -> object:
            self.judged += 1
            return Verdict(1, 0, "a", [], [], "b", 0.0, "")

    async def scene() -> None:
        workers = Tired()
        lines = advice._judged(workers, registry.kind("ice"), [None] * 5)  # type: ignore[arg-type, list-item]
        await anext(lines)
        await lines.aclose()  # type: ignore[attr-defined]
        assert workers.judged == 1

    run(scene())
