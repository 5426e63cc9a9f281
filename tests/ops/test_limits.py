"""Limits, figures, the log."""

import json
import logging

import httpx
import pytest
from starlette.datastructures import Address

from nestling.core.errors import NestlingError, Refused
from nestling.server import limits
from nestling.server.limits import Allowed, Bucket, Limits
from nestling.server.logs import JsonLines
from nestling.server.metrics import Metrics
from tests.server.kit import Server
from tests.table.tables import run

FAR = Address("203.0.113.7", 1)


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(10) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(10.5)
    assert not bucket.take(10.5)
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_an_address_has_so_many_connections() -> None:
    kept = Limits(Allowed(connections=2))
    with kept.connection(FAR):
        with kept.connection(FAR), pytest.raises(Refused), kept.connection(FAR):
            pass
        with kept.connection(FAR), kept.connection(Address("203.0.113.8", 1)):
            pass
    assert not kept._connections
    for host in ("127.0.0.1", "::1"):
        here = Address(host, 1)
        with kept.connection(here), kept.connection(here), kept.connection(here):
            pass


def test_a_network_of_ipv6_is_one_address() -> None:
    assert limits._limited(Address("2001:db8::1", 1)) == limits._limited(Address("2001:db8::2", 1))
    assert limits._limited(Address("2001:db8::1", 1)) != limits._limited(
        Address("2001:db8:0:1::1", 1)
    )


def test_requests_and_tables_are_limited_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    kept = Limits(Allowed(requests=(1, 5), tables=(0.5, 2)), now=clock)
    kept.check_request(FAR, makes_table=True)
    kept.check_request(FAR, makes_table=True)
    with pytest.raises(Refused, match="new tables"):
        kept.check_request(FAR, makes_table=True)
    for _ in range(2):
        kept.check_request(FAR, makes_table=False)
    with pytest.raises(Refused, match="requests"):
        kept.check_request(FAR, makes_table=False)
    clock.time += 60
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 1)
    kept.check_request(Address("203.0.113.9", 1), makes_table=False)
    assert len(kept._buckets) == 1


def test_a_page_that_talks_too_fast_is_let_go() -> None:
    async def scene() -> None:
        async with Server(allowed=Allowed(messages=(1, 10))) as server:
            code, _ = await server.new_table("PP")
            async with server.page() as page, server.page() as other:
                await page.greet(code)
                await other.greet(code)
                for number in range(12):
                    page.say({"type": "ping", "t": number})
                assert (await page.hear("bye"))["code"] == "too_many"
                assert await page.hear() == {}
                assert page.closed == 4529
                other.say({"type": "ping", "t": 1})
                assert (await other.hear("pong"))["t"] == 1

    run(scene())


def test_too_many_requests_are_answered_so() -> None:
    async def scene() -> None:
        async with Server(allowed=Allowed(requests=(0.001, 3))) as server:
            transport = httpx.ASGITransport(app=server.app, client=("203.0.113.7", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
                codes = [(await http.get("/api/games")).status_code for _ in range(4)]
                assert codes == [200, 200, 200, 429]
                refused = await http.get("/api/games")
                assert refused.json()["code"] == "too_many"
                assert refused.headers["retry-after"]
                assert "content-security-policy" in refused.headers

    run(scene())


def test_figures_are_told_and_name_nobody() -> None:
    async def scene() -> None:
        metrics = Metrics()
        async with Server(metrics=metrics) as server:
            port = metrics.serve("127.0.0.1:0")
            code, tokens = await server.new_table("PP")
            async with server.page() as page:
                welcome = await page.greet(code, tokens[0])
                action = welcome["legal"][0]["notation"]
                page.say({"type": "cmd", "id": "a", "base": welcome["seq"], "action": action})
                await page.hear("ack")
                page.say({"type": "cmd", "id": "b", "base": welcome["seq"], "action": "no"})
                await page.hear("nak")
                async with httpx.AsyncClient() as http:
                    told = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
        figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if line[0] != "#")
        for name, value in {
            "tables": 1,
            "viewers": 1,
            "tables_made_total": 1,
            "connections_total": 1,
            "messages_total": 2,
            "refused_total": 1,
            "keep_seconds_count": 1,
        }.items():
            assert float(figures[f"nestling_{name}"]) == value, name
        assert code not in told
        assert "Person" not in told

    run(scene())


@pytest.mark.parametrize("address", ["9464", "127.0.0.1:x", "203.0.113.1:9464"])
def test_an_address_for_figures_that_cannot_be_is_named(address: str) -> None:
    with pytest.raises(NestlingError, match=address):
        Metrics().serve(address)


def test_a_line_of_the_log_is_json() -> None:
    try:
        raise ValueError("oh")
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    record = logging.LogRecord("nestling.x", logging.ERROR, "f", 1, "so %s", ("it\nis",), trace)
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert told["message"] == "so it\nis"
    assert told["level"] == "error"
    assert "ValueError: oh" in told["error"]
    assert told["at"].endswith("+00:00")
