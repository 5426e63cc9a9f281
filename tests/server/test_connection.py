"""Conversations over the WebSocket, from the greeting to the end."""

import asyncio
import gc
import random
from typing import Any

import pytest

from nestling.server import connection, lines
from tests.server.kit import MemoryStore, Page, Server, until
from tests.table.tables import run


async def play_out(page: Page, welcome: dict[str, Any], seed: int = 0) -> int:
    """Play by lot to the end of the game; returns the number of the last event message."""
    chance = random.Random(seed)
    number = 0
    unanswered = False
    latest = welcome
    while latest["view"]["phase"] != "over":
        if latest["legal"] and not unanswered:
            number += 1
            action = chance.choice(latest["legal"])["notation"]
            page.say({"type": "cmd", "id": f"c{number}", "base": latest["seq"], "action": action})
            unanswered = True
        message = await page.hear("event", "ack", "nak")
        if message["type"] == "event":
            assert message["seq"] == latest["seq"] + 1
            latest = message
        else:
            assert message["type"] == "ack", message
            unanswered = False
    return int(latest["seq"])


def test_a_whole_game_against_bots() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PBB")
            async with server.page() as page:
                welcome = await page.greet(code, tokens[0])
                assert (welcome["seat"], welcome["proto"]) == (0, 1)
                assert welcome["table"]["code"] == code
                assert welcome["table"]["seats"][0] == {
                    "kind": "person",
                    "name": "Person 0",
                    "bot": None,
                    "present": True,
                    "away": None,
                    "stand_in": None,
                    "open": False,
                    "ready": False,
                    "invited": False,
                    "taken": True,
                }
                assert welcome["build"] == server.app.state.build
                await play_out(page, welcome)
            await until(lambda: server.rooms.in_memory == 0)
            record = await server.http.get(f"/api/tables/{code}/record")
            assert record.status_code == 200

    run(scene())


def test_fault_F08_two_people_and_a_server_that_starts_again_again_and_again() -> None:
    async def scene() -> None:
        store = MemoryStore()
        async with Server(store) as server:
            code, tokens = await server.new_table("PP")
        chance = random.Random(4)
        number = 0
        while True:
            async with Server(store) as server:
                async with server.page() as ann, server.page() as bob:
                    hellos = [await ann.greet(code, tokens[0]), await bob.greet(code, tokens[1])]
                    if hellos[0]["view"]["phase"] == "over":
                        break
                    assert hellos[0]["seq"] <= hellos[1]["seq"]
                    asked = [seat for seat in (0, 1) if hellos[seat]["legal"]]
                    if not asked:
                        await ann.hear("event")
                        continue
                    seat = chance.choice(asked)
                    page, hello = (ann, bob)[seat], hellos[seat]
                    action = chance.choice(hello["legal"])["notation"]
                    number += 1
                    command = {"type": "cmd", "id": f"c{number}", "base": hello["seq"]}
                    page.say({**command, "action": action})
                    answer = await page.hear("ack", "nak")
                    assert answer["type"] == "ack", answer
                if chance.random() < 0.5:  # the answer was lost: the same command to the new server
                    async with Server(store) as later, later.page() as again:
                        await again.greet(code, tokens[seat])
                        again.say({**command, "action": action})
                        assert await again.hear("ack", "nak") == answer
        assert number > 10

    run(scene())


def test_fault_F02_a_refusal_brings_what_was_missed() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PP")
            async with server.page() as ann, server.page() as bob:
                welcome = await ann.greet(code, tokens[0])
                await bob.greet(code, tokens[1])
                for page, seat in ((ann, 0), (bob, 1)):
                    async with server.rooms.open(code) as room:
                        action = room.table.state.legal(seat)[0].notation
                    page.say({"type": "cmd", "id": f"a{seat}", "base": 0, "action": action})
                    await page.hear("ack")
                ann.say({"type": "cmd", "id": "x", "base": 0, "action": "nonsense"})
                nak = await ann.hear("nak")
                assert (nak["id"], nak["code"]) == ("x", "unknown_notation")
                assert nak["message"]
                assert [event["seq"] for event in nak["events"]] == list(range(1, nak["seq"] + 1))
                assert welcome["seq"] == 0
                ann.say({"type": "cmd", "id": "y", "base": 999, "action": "pass"})
                nak = await ann.hear("nak")
                assert (nak["code"], nak["events"]) == ("ahead", [])
                fresh = await ann.hear("welcome")  # all anew, for it is lost
                assert fresh["seq"] == nak["seq"]

    run(scene())


def test_fault_F16_what_each_token_opens() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPB")
            other_code, other = await server.new_table("PPB")
            for token in (other[0], "", "x", tokens[0] + "x", tokens[0][:-1], "\u0000"):  # type: ignore[index,operator]
                async with server.page() as page:
                    bye = await page.greet(code, token)
                    assert (bye["type"], bye["code"]) == ("bye", "wrong_token")
                    assert await page.hear() == {}
                    assert page.closed == 4401
                    assert len(page.all) == 1
            async with server.page() as onlooker:
                welcome = await onlooker.greet(code)
                assert welcome["seat"] is None
                assert welcome["view"]["hand"] == []
                assert welcome["legal"] == []
                onlooker.say({"type": "cmd", "id": "x", "base": 0, "action": "pass"})
                nak = await onlooker.hear("nak")
                assert nak["code"] == "onlooker"
            for seat in (0, 1):
                async with server.page() as page:
                    welcome = await page.greet(code, tokens[seat])
                    assert welcome["seat"] == seat
                    dealt = [e for e in welcome["log"] if e["event"] == "dealt"]
                    assert [e["cards"] is not None for e in dealt] == [s == seat for s in range(3)]
            assert other_code != code

    run(scene())


BAD_FRAMES: list[Any] = [
    "",
    "nonsense",
    "[" * 60_000,
    '{"type":"hello","proto":1,"build":"","table":"x","more":' + "[" * 30_000 + "]" * 30_000 + "}",
    "null",
    "[]",
    '"hello"',
    {"type": "welcome"},
    {"type": "hello"},
    {"type": "hello", "proto": "1", "build": "b", "table": "ABCDEF"},
    {"type": "hello", "proto": 1, "build": "b", "table": ["ABCDEF"]},
    {"type": "cmd", "id": "", "base": 0, "action": "x"},
    {"type": "cmd", "id": "x", "base": -1, "action": "x"},
    {"type": "cmd", "id": "x", "base": 1 << 70, "action": "x"},
    {"type": "cmd", "id": "x" * 65, "base": 1, "action": "x"},
    {"type": "cmd", "id": "x", "base": 0.5, "action": "x"},
    {"type": "ping", "t": "now"},
    "x" * 70_000,
    '{"type":"ping","t":1e999}',
    '{"type":"hello","proto":1,"build":"\\ud800","table":"ABCDEF"}',
]


def test_fault_F17_bad_frames_end_that_connection_alone() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPB")
            async with server.page() as good:
                await good.greet(code, tokens[0])
                for greeted in (False, True):
                    for frame in BAD_FRAMES:
                        async with server.page() as bad:
                            if greeted:
                                await bad.greet(code, tokens[1])
                            bad.say(frame)
                            bye = await bad.hear("bye")
                            assert bye["code"] == "bad_message", frame
                            assert await bad.hear() == {}
                            assert bad.closed == 4400
                async with server.page() as bad:
                    bad.say_bytes(b'{"type":"ping","t":1}')
                    assert (await bad.hear())["code"] == "bad_message"
                good.say({"type": "ping", "t": 4.5})
                assert await good.hear("pong") == {"type": "pong", "t": 4.5}
                assert server.rooms.in_memory == 1
            await until(lambda: server.rooms.in_memory == 0)

    run(scene())


@pytest.mark.parametrize(
    ("change", "code", "close"),
    [
        ({"table": "ABCDEF"}, "unknown_table", 4404),
        ({"table": "../../x"}, "unknown_table", 4404),
        ({"table": "'; DROP TABLE log"}, "unknown_table", 4404),
        ({"proto": 2}, "proto", 4426),
        ({"type": "ping", "t": 1}, "bad_message", 4400),
    ],
)
def test_fault_F17_greetings_that_lead_nowhere(
    change: dict[str, Any], code: str, close: int
) -> None:
    async def scene() -> None:
        async with Server() as server:
            await server.new_table("PPB")
            async with server.page() as page:
                hello = {"type": "hello", "proto": 1, "build": "b", "table": "ABCDEF"}
                page.say({**hello, **change})
                assert (await page.hear())["code"] == code
                assert await page.hear() == {}
                assert page.closed == close
            assert len(server.store.logs) == 1  # type: ignore[attr-defined]

    run(scene())


def test_a_second_greeting_is_none() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPB")
            async with server.page() as page:
                await page.greet(code, tokens[0])
                assert (await page.greet(code, tokens[1]))["code"] == "bad_message"

    run(scene())


def test_whoever_says_nothing_is_asked_to_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "GREETING_WITHIN", 0.01)

    async def scene() -> None:
        async with Server() as server, server.page() as page:
            assert (await page.hear())["code"] == "no_hello"
            assert await page.hear() == {}
            assert page.closed == 4508

    run(scene())


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "http://nestling.test.evil.test"])
def test_pages_of_other_sites_open_no_socket(origin: str) -> None:
    async def scene() -> None:
        async with Server() as server:
            async with server.page(origin=origin) as page:
                assert page.closed is not None
            for good in (None, "https://nestling.test"):
                async with server.page(origin=good) as page:
                    assert page.closed is None

    run(scene())


def test_fault_F42_whoever_stops_reading_is_let_go_and_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lines, "MOST_WAITING", 20)

    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PBB")
            async with server.page() as slow, server.page() as good:
                await slow.greet(code)
                slow.reading.clear()
                welcome = await good.greet(code, tokens[0])
                last = await play_out(good, welcome)
                assert last > 25
                assert slow.closed == 1013
            async with server.page() as again:
                assert (await again.greet(code))["seq"] == last

    run(scene())


async def presence(page: Page) -> list[bool]:
    table = (await page.hear("standing"))["table"]
    return [seat["present"] for seat in table["seats"]]


def test_fault_F29_presence_is_the_set_of_live_connections() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPB")
            async with server.page() as ann:
                welcome = await ann.greet(code, tokens[0])
                seats = welcome["table"]["seats"]
                assert [seat["present"] for seat in seats] == [True, False, True]
                async with server.page() as bob:
                    await bob.greet(code, tokens[1])
                    assert await presence(ann) == [True, True, True]
                    async with server.page() as bobs_phone:
                        await bobs_phone.greet(code, tokens[1])
                        assert await presence(ann) == [True, True, True]
                    assert await presence(ann) == [True, True, True]
                assert await presence(ann) == [True, False, True]

    run(scene())


def test_fault_F38_coming_and_going_leaves_nothing_behind() -> None:
    async def scene() -> None:
        async with Server() as server:
            store = server.store

            async def rounds(number: int) -> int:
                """Come and go so often; how many objects there are afterwards."""
                for _ in range(number):
                    code, tokens = await server.new_table("PPP")
                    for token in (tokens[0], "wrong", None):
                        async with server.page() as page:
                            await page.greet(code, token)
                    async with server.page() as page:
                        await page.greet("ABCDEF")
                await until(lambda: server.rooms.in_memory == 0)
                await asyncio.sleep(1.1)  # rooms look after a second whether somebody came
                assert store.claimed == set()
                store.logs.clear()
                gc.collect()
                return len(gc.get_objects())

            before = await rounds(50)
            assert await rounds(300) - before < 300  # less than one a round
            names = [str(t.get_coro()) for t in asyncio.all_tasks()]
            assert not [name for name in names if "nestling" in name or "_write" in name]

    run(scene())


def test_fault_F01_a_play_that_was_not_kept_is_visibly_undone() -> None:
    async def scene() -> None:
        store = MemoryStore()
        async with Server(store) as server:
            code, tokens = await server.new_table("PPP")
            async with server.page() as ann, server.page() as bob:
                welcome = await ann.greet(code, tokens[0])
                await bob.greet(code, tokens[1])
                action = welcome["legal"][0]["notation"]
                command = {"type": "cmd", "id": "a", "base": 0, "action": action}
                store.failing = True
                ann.say(command)
                for page in (ann, bob):
                    assert (await page.hear("bye", "ack"))["code"] == "reload"
                    assert await page.hear() == {}
                    assert page.closed == 1012
            store.failing = False
            async with server.page() as ann:
                assert (await ann.greet(code, tokens[0]))["seq"] == 0
                ann.say(command)
                assert await ann.hear("ack", "nak") == {"type": "ack", "id": "a", "seq": 1}

    run(scene())


def test_another_server_that_wrote_to_the_table_is_noticed() -> None:
    async def scene() -> None:
        store = MemoryStore()
        async with Server(store) as one, Server(store) as two:
            code, tokens = await one.new_table("PPP")
            async with one.page() as ann, two.page() as bob:
                hello = await ann.greet(code, tokens[0])
                await bob.greet(code, tokens[1])
                action = hello["legal"][0]["notation"]
                ann.say({"type": "cmd", "id": "a", "base": 0, "action": action})
                await ann.hear("ack")
                bob.say({"type": "cmd", "id": "b", "base": 0, "action": "pass"})
                assert (await bob.hear("ack", "nak"))["type"] == "nak"
                async with two.rooms.open(code) as room:
                    action = room.table.state.legal(1)[0].notation
                bob.say({"type": "cmd", "id": "c", "base": 0, "action": action})
                assert (await bob.hear("ack", "bye"))["code"] == "reload"
            async with two.page() as bob:
                assert (await bob.greet(code, tokens[1]))["seq"] == 1
                bob.say({"type": "cmd", "id": "c", "base": 0, "action": action})
                assert (await bob.hear("ack", "nak"))["seq"] == 2

    run(scene())


def test_a_fault_in_one_connection_ends_that_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPP")
            async with server.page() as good, server.page() as bad:
                await good.greet(code, tokens[0])
                await bad.greet(code, tokens[1])
                with monkeypatch.context() as patch:
                    patch.setattr(connection, "heed", None)
                    bad.say({"type": "ping", "t": 1})
                    assert (await bad.hear("bye"))["code"] == "internal"
                good.say({"type": "ping", "t": 1})
                assert (await good.hear("pong", "bye"))["type"] == "pong"

    run(scene())
    assert "a connection failed" in caplog.text
