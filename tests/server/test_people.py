"""What people do at a table besides playing, as their pages say it."""

import asyncio
import json
from typing import Any

import pytest

from nestling.server import polling, wire
from tests.server.kit import Page, Server, until
from tests.table.tables import FakeClock, run

JSON_BODY = {"Content-Type": "application/json"}


async def told(page: Page, true: Any) -> dict[str, Any]:
    """How the table stands, as soon as something is so."""
    while True:
        table: dict[str, Any] = (await page.hear("standing", "welcome"))["table"]
        if true(table):
            return table


async def table_of(server: Server, seats: list[dict[str, Any]], **more: Any) -> Any:
    wish = {"game": "dinosaurs", "seats": seats, **more}
    answer = await server.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


ANN, BOB, OPEN = (
    {"kind": "person", "name": "Ann"},
    {"kind": "person", "name": "Bob"},
    {"kind": "open"},
)


def test_two_at_one_device_look_one_after_the_other() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPP")
            async with server.page() as page, server.page() as other:
                here = await page.greet(code, None, tokens=tokens[:2])
                assert (here["seat"], here["seats"], here["legal"]) == (None, [0, 1], [])
                assert here["view"]["hand"] == []
                present = [seat["present"] for seat in here["table"]["seats"]]
                assert present == [True, True, False]
                page.say({"type": "cmd", "id": "x", "base": 0, "action": "pass"})
                assert (await page.hear("nak"))["code"] == "not_your_seat"
                for seat in (0, 1):
                    page.say({"type": "look", "seat": seat})
                    seen = await page.hear("welcome")
                    assert seen["seat"] == seat
                    dealt = [e for e in seen["log"] if e["event"] == "dealt"]
                    assert [e["cards"] is not None for e in dealt] == [s == seat for s in range(3)]
                    action = seen["legal"][0]["notation"]
                    page.say({"type": "cmd", "id": "a", "base": seen["seq"], "action": action})
                    assert (await page.hear("ack"))["seq"] == seat + 1
                page.say({"type": "look", "seat": None})
                assert (await page.hear("welcome"))["view"]["hand"] == []
                page.say({"type": "look", "seat": 2})
                assert (await page.hear("nak", "welcome"))["code"] == "not_your_seat"
                bye = await other.greet(code, tokens[0], tokens=["wrong"])
                assert bye["code"] == "wrong_token"

    run(scene())


WISHES: list[dict[str, Any]] = [
    {"type": "contribute", "seat": 1, "share": "00" * 32},
    {"type": "start"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "take_back"},
    {"type": "answer", "agree": True},
    {"type": "stand_in", "seat": 1, "by": "random"},
    {"type": "return", "seat": 1},
    {"type": "rematch"},
    {"type": "move"},
    {"type": "invite", "seat": 1},
    {"type": "say", "text": "hello"},
    {"type": "cmd", "base": 0, "action": "pass"},
]


def test_fault_F16_onlookers_and_other_seats_can_wish_what_they_like() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPP")
            async with server.page() as onlooker, server.page() as cleo, server.page() as bob:
                await onlooker.greet(code)
                await bob.greet(code, tokens[1])
                await cleo.greet(code, tokens[2])
                for number, wish in enumerate(WISHES):
                    onlooker.say({**wish, "id": f"o{number}"})
                    nak = await onlooker.hear("nak", "ack", "ticket", "chat")
                    assert (nak["type"], nak["code"]) == ("nak", "onlooker"), wish
                    if wish.get("seat") == 1:
                        cleo.say({**wish, "id": f"c{number}"})
                        nak = await cleo.hear("nak", "ack", "ticket", "chat")
                        assert nak["code"] in ("not_your_seat", "not_away"), wish
                async with server.rooms.open(code) as room:
                    assert room.table.seq == 0
                names = {json.loads(text)["type"] for text in onlooker.all}
                assert names <= {"welcome", "standing", "nak"}

    run(scene())


def test_every_wish_is_in_the_tests() -> None:
    known = {wish["type"] for wish in WISHES}
    assert known == {s.__struct_config__.tag for s in (*wire.Wish.__args__, wire.Cmd)}


def test_a_pause_is_asked_for_agreed_to_and_told_to_all() -> None:
    async def scene() -> None:
        clock = FakeClock()
        async with Server(clock=clock) as server:
            timing = {"kind": "game", "seconds": 60}
            made = await table_of(server, [ANN, BOB], timing=timing)
            code, tokens = made["code"], [seat["token"] for seat in made["seats"]]
            async with server.page() as ann, server.page() as bob, server.page() as onlooker:
                for page, token in ((ann, tokens[0]), (bob, tokens[1]), (onlooker, None)):
                    await page.greet(code, token)
                await clock.pass_by(10)
                ann.say({"type": "pause", "id": "p"})
                table = await told(bob, lambda table: table["offer"])
                assert table["offer"] == {"what": "pause", "by": 0, "missing": [1]}
                bob.say({"type": "answer", "id": "y", "agree": True})
                for page in (ann, bob, onlooker):
                    table = await told(page, lambda table: table["paused"])
                    assert table["clocks"] == [{"left": 50_000, "runs": False}] * 2
                await clock.pass_by(500)
                async with server.page() as again:
                    seen = await again.greet(code, tokens[0])
                    assert seen["table"]["clocks"] == [{"left": 50_000, "runs": False}] * 2
                    assert seen["legal"] == []
                ann.say({"type": "resume", "id": "r"})
                assert (await ann.hear("event"))["legal"] != []

    run(scene())


def test_fault_F24_a_clock_runs_out_with_nobody_there_after_a_restart() -> None:
    async def scene() -> None:
        clock = FakeClock()
        async with Server(clock=clock) as server:
            made = await table_of(server, [ANN, BOB], timing={"kind": "move", "seconds": 10})
            store = server.store
            await clock.pass_by(7)
        async with Server(store, clock=clock) as server:
            async with server.rooms.open(made["code"]):
                pass  # as leases.py does for what was in memory
            await clock.pass_by(2.9)
            async with server.rooms.open(made["code"]) as room:
                assert room.table.seq == 0
            await clock.pass_by(0.2)
            async with server.rooms.open(made["code"]) as room:
                await clock.pass_by(0.1)
                assert room.table.seq >= 1

    run(scene())


def test_a_ticket_moves_a_seat_and_the_old_device_is_told() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPB")
            async with server.page() as old, server.page() as bob:
                await old.greet(code, tokens[0])
                await bob.greet(code, tokens[1])
                old.say({"type": "move", "id": "m"})
                ticket = (await old.hear("ticket"))["code"]
                body = {"ticket": ticket}
                answer = await server.http.post(f"/api/tables/{code}/ticket", json=body)
                assert answer.status_code == 201
                assert answer.json()["seat"] == 0
                assert (await old.hear("bye"))["code"] == "moved_away"
                assert await old.hear() == {}
                assert old.closed == 4401
                async with server.page() as new:
                    assert (await new.greet(code, answer.json()["token"]))["seat"] == 0
                async with server.page() as late:
                    assert (await late.greet(code, tokens[0]))["code"] == "wrong_token"
                again = await server.http.post(f"/api/tables/{code}/ticket", json=body)
                assert (again.status_code, again.json()["code"]) == (409, "bad_ticket")

    run(scene())


FRIEND = {"kind": "invited", "name": "Bob"}


async def sit_by(server: Server, code: str, ticket: str, name: str = "") -> Any:
    body = {"ticket": ticket, "name": name}
    return await server.http.post(f"/api/tables/{code}/ticket", json=body)


def test_an_invitation_seats_one_and_its_maker_learns_no_secret() -> None:
    async def scene() -> None:
        async with Server() as server:
            made = await table_of(server, [ANN, FRIEND])
            code, (mine, friends) = made["code"], made["seats"]
            assert mine["ticket"] is None
            assert friends["token"] is None
            ticket = friends["ticket"]
            async with server.page() as ann:
                seen = await ann.greet(code, mine["token"])
                seat = seen["table"]["seats"][1]
                assert (seat["name"], seat["open"], seat["invited"]) == ("Bob", False, True)
                claim = {"seat": 1, "name": "Eve"}
                stranger = await server.http.post(f"/api/tables/{code}/seats", json=claim)
                assert (stranger.status_code, stranger.json()["code"]) == (409, "seat_taken")
                async with server.page() as page:  # a ticket is no token
                    assert (await page.greet(code, ticket))["code"] == "wrong_token"

                sat = await sit_by(server, code, ticket, "Bobby")
                assert (sat.status_code, sat.json()["seat"]) == (201, 1)
                assert sat.json()["token"] != ticket
                table = await told(ann, lambda table: table["seats"][1]["taken"])
                assert (table["seats"][1]["name"], table["seats"][1]["invited"]) == ("Bobby", False)
                for used in (ticket, "", "x" * 64):
                    again = await sit_by(server, code, used)
                    assert (again.status_code, again.json()["code"]) == (409, "bad_ticket")
                async with server.page() as bob:
                    assert (await bob.greet(code, sat.json()["token"]))["seat"] == 1
                    ann.say({"type": "invite", "id": "i", "seat": 1})
                    assert (await ann.hear("nak"))["code"] == "not_away"
                assert ticket not in "".join(ann.all)

    run(scene())


def test_a_new_invitation_makes_the_old_one_void() -> None:
    async def scene() -> None:
        async with Server() as server:
            made = await table_of(server, [ANN, FRIEND])
            code, (mine, friends) = made["code"], made["seats"]
            async with server.page() as ann, server.page() as onlooker:
                await onlooker.greet(code)
                await ann.greet(code, mine["token"])
                ann.say({"type": "invite", "id": "i", "seat": 1})
                fresh = await ann.hear("invitation")
                assert fresh["seat"] == 1
                assert (await sit_by(server, code, friends["ticket"])).status_code == 409
                assert (await sit_by(server, code, fresh["ticket"])).status_code == 201
                table = await told(onlooker, lambda table: table["seats"][1]["taken"])
                assert table["seats"][1]["name"] == "Bob"  # as Ann called him
                assert fresh["ticket"] not in "".join(onlooker.all)

    run(scene())


def test_the_lobby_shows_public_tables_where_somebody_sits() -> None:
    async def scene() -> None:
        async with Server() as server:
            private = await table_of(server, [ANN, OPEN])
            made = await table_of(
                server, [ANN, OPEN, {"kind": "bot", "bot": "random"}], public=True
            )
            code, token = made["code"], made["seats"][0]["token"]
            assert made["seats"][1]["token"] is None
            lobby = (await server.http.get("/api/tables")).json()
            assert lobby == {"tables": []}
            async with server.page() as ann, server.page() as other:
                await ann.greet(code, token)
                await other.greet(private["code"], private["seats"][0]["token"])
                (shown,) = (await server.http.get("/api/tables")).json()["tables"]
                assert shown["code"] == code
                assert [seat["open"] for seat in shown["seats"]] == [False, True, False]
                url = f"/api/tables/{code}/seats"
                body = {"seat": 1, "name": "\u202eZoë"}
                claimed = (await server.http.post(url, json=body)).json()
                table = await told(ann, lambda table: not table["seats"][1]["open"])
                assert table["seats"][1]["name"] == "Zoë"
                async with server.page() as zoe:
                    assert (await zoe.greet(code, claimed["token"]))["seat"] == 1
                for seat, status, why in ((1, 409, "seat_taken"), (2, 409, "bots_seat")):
                    again = await server.http.post(url, json={"seat": seat})
                    assert (again.status_code, again.json()["code"]) == (status, why)

    run(scene())


def test_draws_made_by_all_and_a_record_that_says_so() -> None:
    async def scene() -> None:
        async with Server() as server:
            made = await table_of(server, [ANN, BOB], fair=True)
            code, tokens = made["code"], [seat["token"] for seat in made["seats"]]
            async with server.page() as ann, server.page() as bob:
                seen = await ann.greet(code, tokens[0])
                assert (seen["view"], seen["table"]["begun"]) == (None, False)
                assert len(seen["table"]["commitment"]) == 64
                await bob.greet(code, tokens[1])
                ann.say({"type": "contribute", "id": "a", "seat": 0, "share": "0a" * 32})
                await told(bob, lambda table: table["seats"][0]["ready"])
                bob.say({"type": "contribute", "id": "b", "seat": 1, "share": "0b" * 32})
                seen = await ann.hear("welcome")
                assert seen["table"]["begun"]
                assert seen["seq"] == 2
                assert seen["legal"]
                assert "0a0a" not in "".join(ann.all + bob.all)

    run(scene())


def test_what_is_said_is_told_to_all_who_are_there() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PP")
            async with server.page() as ann, server.page() as bob:
                await ann.greet(code, tokens[0])
                await bob.greet(code, tokens[1])
                ann.say({"type": "say", "id": "s", "text": "<b>Hi</b>\u202e"})
                assert (await bob.hear("chat"))["remark"]["text"] == "<b>Hi</b>"
                for number in range(6):
                    ann.say({"type": "say", "id": f"s{number}", "text": "again"})
                assert (await ann.hear("nak"))["code"] == "too_many"
                async with server.page() as late:
                    assert len((await late.greet(code))["remarks"]) == 6

    run(scene())


class Requests:
    """A page that has no WebSocket."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.headers = dict(JSON_BODY)
        self.heard: list[dict[str, Any]] = []
        self.close: int | None = None

    async def post(self, path: str, body: str) -> Any:
        return await self.server.http.post(f"/live/{path}", content=body, headers=self.headers)

    async def greet(self, table: str, token: str | None) -> dict[str, Any]:
        hello = {"type": "hello", "proto": 1, "build": "b", "table": table, "token": token}
        told = (await self.post("open", json.dumps(hello))).json()
        self.headers["Nestling-Session"] = told["session"]
        self._take(told)
        return self.heard[0]

    async def hear(self) -> None:
        self._take((await self.post("hear", json.dumps({"from": len(self.heard)}))).json())

    def _take(self, told: dict[str, Any]) -> None:
        assert told["from"] <= len(self.heard)
        self.heard[told["from"] :] = told["messages"]
        self.close = told["close"]


def test_fault_F37_a_whole_conversation_over_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "GONE_AFTER", 0.3)

    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PBB")
            page = Requests(server)
            latest = await page.greet(code, tokens[0])
            assert latest["seat"] == 0
            sent = 0
            while latest["view"]["phase"] != "over":
                if latest["legal"]:
                    sent += 1
                    action = latest["legal"][0]["notation"]
                    cmd = {"type": "cmd", "id": f"c{sent}", "base": latest["seq"], "action": action}
                    answer = await page.post("say", json.dumps(cmd))
                    assert answer.status_code == 204
                seq = latest["seq"]
                while latest["seq"] == seq:
                    await page.hear()
                    latest = [m for m in page.heard if m["type"] in ("welcome", "event")][-1]
            numbers = [m["seq"] for m in page.heard if m["type"] == "event"]
            assert numbers == list(range(page.heard[0]["seq"] + 1, latest["seq"] + 1))
            assert len(server.app.state.sessions) == 1

            await asyncio.sleep(0.6)
            assert len(server.app.state.sessions) == 0
            assert (await page.post("hear", '{"from":0}')).status_code == 404
            await until(lambda: server.rooms.in_memory == 0)

    run(scene())


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("open", "\ud800".encode("utf-8", "surrogatepass"), 400),
        ("open", b"x" * 70_000, 400),
        ("say", b"{}", 404),
        ("hear", b"{}", 404),
    ],
)
def test_fault_F17_bad_requests_for_a_line(path: str, body: bytes, status: int) -> None:
    async def scene() -> None:
        async with Server() as server:
            answer = await server.http.post(f"/live/{path}", content=body, headers=JSON_BODY)
            assert answer.status_code == status
            plain = await server.http.post(f"/live/{path}", content=b"{}")
            assert plain.status_code in (400, 404)

    run(scene())


def test_fault_F17_a_bad_greeting_over_requests_ends_with_its_code() -> None:
    async def scene() -> None:
        async with Server() as server:
            for hello, close in (("nonsense", 4400), ("[1]", 4400)):
                answer = (
                    await server.http.post("/live/open", content=hello, headers=JSON_BODY)
                ).json()
                assert answer["close"] == close
                assert answer["messages"][0]["type"] == "bye"

    run(scene())
