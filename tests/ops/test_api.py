"""The API as it is described: what is kept, what is in it, and requests made from it."""

import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from nestling.server import advice, bodies, http, openapi, past, wire
from nestling.server.app import make_app
from nestling.server.run import listen, server_for, url_of
from tests.server.kit import MemoryStore, Server
from tests.table.tables import run

KEPT = Path(__file__).parents[2] / "docs" / "api"


@pytest.mark.parametrize("name", openapi.files())
def test_the_kept_descriptions_have_not_drifted_away(name: str) -> None:
    kept = (KEPT / name).read_text(encoding="utf-8")
    assert kept == openapi.files()[name], "run: python -m nestling.server.openapi"


def test_every_request_is_described() -> None:
    described = {(o.method.upper(), o.path) for o in openapi.OPERATIONS}
    routes = {
        (method, route.path.replace(":int", ""))
        for part in (http, advice, past)
        for route in part.routes
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes - described == {("GET", "/api/openapi.json")}
    assert described <= routes


def test_every_message_is_described() -> None:
    names = set(openapi.messages()["$defs"])
    for union in (wire.ToServer, wire.FromServer):
        assert {kind.__name__ for kind in union.__args__} <= names


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """A server in a thread; its address."""
    listener = listen("127.0.0.1", 0)
    ready = threading.Event()
    app = make_app(MemoryStore(), compile_rules=False, pace=0)
    server = server_for(app, ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    assert ready.wait(30)
    yield url_of("127.0.0.1", listener)
    server.should_exit = True
    thread.join()
    listener.close()


@pytest.mark.parametrize("operation", openapi.OPERATIONS, ids=lambda o: f"{o.method} {o.path}")
def test_requests_made_from_the_description_are_answered_as_described(
    server: str, operation: openapi.Operation
) -> None:
    described = schemathesis.openapi.from_dict(openapi.api())
    described.config.update(base_url=server)
    cases = described[operation.path][operation.method.upper()].as_strategy()

    @settings(max_examples=25)
    @given(case=cases)
    def ask(case: schemathesis.Case) -> None:
        # What is well-formed may still be impossible by the rules.
        case.call_and_validate(timeout=30, excluded_checks=[positive_data_acceptance])

    ask()


def test_a_name_is_erased_by_whoever_has_the_token() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PP")
            async with server.page() as page:
                welcome = await page.greet(code, tokens[0])
                assert welcome["table"]["seats"][0]["name"] == "Person 0"
                path = f"/api/tables/{code}/seats/0/name"
                for headers in ({}, {"authorization": f"Bearer {tokens[1]}"}):
                    answer = await server.http.delete(path, headers=headers)
                    assert answer.status_code == 401
                allowed = {"authorization": f"Bearer {tokens[0]}"}
                assert (await server.http.delete(path, headers=allowed)).status_code == 204
                assert (await page.hear("bye"))["code"] == "reload"
            async with server.page() as page:
                welcome = await page.greet(code, tokens[0])
                assert [seat["name"] for seat in welcome["table"]["seats"]] == [None, "Person 1"]
                assert welcome["seat"] == 0
            assert b"Person 0" not in b"".join(server.store.logs[code])  # type: ignore[attr-defined]
            gone = await server.http.delete("/api/tables/ZZZ999/seats/0/name", headers=allowed)
            assert gone.status_code == 404

    run(scene())


def test_messages_follow_their_schema(server: str) -> None:
    answer = httpx.get(server + "api/games")
    assert msgspec.json.decode(answer.content, type=bodies.Games).games
