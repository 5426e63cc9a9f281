"""Requests over HTTP."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocket

import nestling
from nestling.core.record import read_record
from nestling.server.app import same_origin
from tests.server.kit import MemoryStore, Server
from tests.table.tables import run

BOT = {"kind": "bot", "bot": "random"}
ANN = {"kind": "person", "name": "Ann"}


async def ask(server: Server, body: Any, **more: Any) -> httpx.Response:
    return await server.http.post("/api/tables", json=body, **more)


def test_the_games_are_told() -> None:
    async def scene() -> None:
        async with Server() as server:
            answer = (await server.http.get("/api/games")).json()
            found = {game["id"]: game for game in answer["games"]}
            assert list(found) == nestling.names()
            assert found["dinosaurs"]["players"] == [2, 3, 4]
            assert "random" in found["dinosaurs"]["bots"]
            assert {"name", "means", "doc"} == set(found["dinosaurs"]["settings"][0])

    run(scene())


def test_a_table_is_made() -> None:
    async def scene() -> None:
        async with Server() as server:
            settings = {"dinosaurs": ["stego", None, None], "youngest": 2}
            body = {"game": "dinosaurs", "settings": settings, "seats": [ANN, BOT, ANN]}
            answer = await ask(server, body)
            assert answer.status_code == 201
            made = answer.json()
            tokens = [seat["token"] for seat in made["seats"]]
            assert [seat["seat"] for seat in made["seats"]] == [0, 1, 2]
            assert tokens[1] is None
            assert len({tokens[0], tokens[2]}) == 2
            assert all(len(token) >= 22 for token in tokens if token)
            assert len(made["code"]) == 6
            async with server.rooms.open(made["code"]) as room:
                assert room.table.game.settings["ages"] == [1, 2, 0]
            assert all(token not in str(server.store.logs) for token in tokens if token)  # type: ignore[attr-defined]

    run(scene())


BAD_TABLES = [
    ({"game": "chess", "seats": [ANN, BOT]}, 422, "unknown_game"),
    ({"game": "dinosaurs", "seats": [ANN]}, 422, "bad_setting"),
    ({"game": "dinosaurs", "seats": []}, 422, "bad_setting"),
    ({"game": "dinosaurs", "seats": [BOT] * 9}, 400, "bad_message"),
    ({"game": "dinosaurs", "seats": [ANN, {"kind": "bot", "bot": "deep"}]}, 422, "unknown_bot"),
    ({"game": "dinosaurs", "seats": [ANN, BOT], "settings": {"players": 3}}, 422, "wrong_seats"),
    ({"game": "dinosaurs", "seats": [ANN, BOT], "settings": {"luck": 3}}, 422, "bad_setting"),
    ({"game": "dinosaurs", "seats": [ANN, BOT], "settings": {"players": {}}}, 422, "bad_setting"),
    ({"game": "dinosaurs", "seats": [ANN, BOT], "settings": {"players": 2.0}}, 422, "bad_setting"),
    ({"game": "dinosaurs", "seats": [ANN, BOT], "settings": {"youngest": "x"}}, 422, "bad_setting"),
    ({"game": "dinosaurs", "seats": [ANN, BOT], "settings": [1]}, 400, "bad_message"),
    ({"game": "dinosaurs", "seats": [{"kind": "cat"}]}, 400, "bad_message"),
    ({"game": "dinosaurs", "seats": [ANN, BOT], "pubic": True}, 400, "bad_message"),
    ({"game": "dinosaurs", "seats": [{**ANN, "bot": "greedy"}, BOT]}, 400, "bad_message"),
    ([], 400, "bad_message"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD_TABLES)
def test_fault_F17_bad_wishes_for_a_table_are_refused(body: Any, status: int, code: str) -> None:
    async def scene() -> None:
        async with Server() as server:
            answer = await ask(server, body)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert answer.json()["message"]
            assert server.store.logs == {}  # type: ignore[attr-defined]
            assert server.rooms.in_memory == 0

    run(scene())


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 400),
        (b"nonsense", 400),
        (b"[" * 10_000, 400),
        (b'{"game":"dinosaurs","seats":[],"settings":' + b'{"a":' * 2000 + b"1" + b"}" * 2001, 400),
        (b"\xff\xfe\x00", 400),
        (b'{"game":"\\ud800","seats":[]}', 400),
        (b" " * 70_000, 413),
    ],
)
def test_fault_F17_bodies_that_are_none(content: bytes, status: int) -> None:
    async def scene() -> None:
        async with Server() as server:
            headers = {"content-type": "application/json"}
            answer = await server.http.post("/api/tables", content=content, headers=headers)
            assert answer.status_code == status
            assert answer.json()["code"]

    run(scene())


def test_a_form_of_another_site_makes_no_table() -> None:
    async def scene() -> None:
        async with Server() as server:
            content = json.dumps({"game": "dinosaurs", "seats": [ANN, BOT]})
            headers = {"content-type": "text/plain"}
            answer = await server.http.post("/api/tables", content=content, headers=headers)
            assert answer.status_code == 415

    run(scene())


def test_a_store_that_fails_is_said() -> None:
    async def scene() -> None:
        class Full(MemoryStore):
            async def create(self, table: str, entry: bytes) -> None:
                raise nestling.NestlingError("the disk is full")

        async with Server(Full()) as server:
            answer = await ask(server, {"game": "dinosaurs", "seats": [ANN, BOT]})
            assert (answer.status_code, answer.json()["message"]) == (503, "the disk is full")

    run(scene())


def test_the_record_is_secret_until_the_end() -> None:
    async def scene() -> None:
        async with Server() as server:
            code, _ = await server.new_table("PB")
            answer = await server.http.get(f"/api/tables/{code}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
            assert "key" not in answer.json()
            for wrong in ("AAAAAA", "x", "A" * 500, "..%2f.."):
                assert (await server.http.get(f"/api/tables/{wrong}/record")).status_code == 404
            code, _ = await server.new_table("BBB")
            async with server.rooms.open(code) as room:
                while not room.table.over:
                    await asyncio.sleep(0.001)  # bots think in threads
            answer = await server.http.get(f"/api/tables/{code}/record")
            assert answer.status_code == 200
            assert code in answer.headers["content-disposition"]
            assert read_record(answer.content).replay().outcome is not None

    run(scene())


def test_pages_when_they_are_built(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Nestling</title>")
    (web / "assets" / "index-abc.js").write_text("export {}")
    (web / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")

    async def scene() -> None:
        async with Server(web=web) as server:
            for path in ("/", "/new/dinosaurs", "/table/ABCDEF", "/help/dinosaurs", "/help"):
                answer = await server.http.get(path)
                assert (answer.status_code, "<title>Nestling" in answer.text) == (200, True)
                assert answer.headers["cache-control"] == "no-cache"
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self' 'wasm-unsafe-eval';" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
            asset = await server.http.get("/assets/index-abc.js")
            assert "immutable" in asset.headers["cache-control"]
            assert "javascript" in asset.headers["content-type"]
            for path in ("/nothing", "/assets/none.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
                answer = await server.http.get(path)
                assert answer.status_code == 404
                assert "nosniff" in answer.headers["x-content-type-options"]

    run(scene())


def test_pages_when_they_are_not_built(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Server(web=tmp_path / "none") as server:
            answer = await server.http.get("/table/ABCDEF")
            assert answer.status_code == 503
            assert "npm run build" in answer.text

    run(scene())


def test_who_reads_a_wrong_address_is_told_by_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Nestling</title>", encoding="utf-8")

    async def scene() -> None:
        async with Server(web=tmp_path) as server:
            read = await server.http.get("/nowhere", headers={"Accept": "text/html,*/*;q=0.8"})
            assert (read.status_code, "<title>" in read.text) == (404, True)
            fetched = await server.http.get("/nowhere.js", headers={"Accept": "*/*"})
            assert (fetched.status_code, "<title>" in fetched.text) == (404, False)

    run(scene())


def test_files_are_compressed_for_whoever_takes_them_so(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_text("let a = 1;\n" * 100, encoding="utf-8")
    (tmp_path / "photo.png").write_bytes(b"x" * 1000)

    async def scene() -> None:
        async with Server(web=tmp_path) as server:
            for path, wish, encoding in (
                ("/page.js", "br, gzip", "gzip"),
                ("/page.js", "br, gzip;q=0", None),
                ("/photo.png", "gzip", None),
                ("/locale/fa/common.ftl", "gzip", "gzip"),
            ):
                answer = await server.http.get(path, headers={"Accept-Encoding": wish})
                assert answer.headers.get("content-encoding") == encoding, path
                assert "javascript" in answer.headers["content-type"] or ".js" not in path
            (tmp_path / "page.js").write_text("let b = 2;\n", encoding="utf-8")
            changed = await server.http.get("/page.js", headers={"Accept-Encoding": "gzip"})
            assert changed.text == "let b = 2;\n"

    run(scene())


def test_texts_come_from_the_package() -> None:
    async def scene() -> None:
        async with Server() as server:
            answer = await server.http.get("/locale/en/common.ftl")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            for path in (
                "/locale/xx/common.ftl",
                "/locale/en/none.ftl",
                "/locale/en/..%2f..%2fcli.py",
            ):
                assert (await server.http.get(path)).status_code == 404

    run(scene())


@pytest.mark.parametrize(
    "address",
    ["/%00", "/assets/%00", f"/{'a' * 300}/{'b' * 5000}", f"/assets/{'a' * 5000}"],
)
def test_fault_F17_addresses_that_no_file_can_have(address: str) -> None:
    async def scene() -> None:
        async with Server() as server:
            assert (await server.http.get(address)).status_code == 404

    run(scene())


def test_fault_F17_a_seat_with_thousands_of_digits() -> None:
    async def scene() -> None:
        async with Server() as server:
            answer = await server.http.delete(f"/api/tables/AAAAAA/seats/{'9' * 5000}/name")
            assert answer.status_code == 404

    run(scene())


@pytest.mark.parametrize("origin", ["http://[x", "null", "", "http://other.test"])
def test_pages_of_other_sites_are_told_apart(origin: str) -> None:
    for host in ([], [(b"host", b"nestling.test")]):
        headers = [*host, (b"origin", origin.encode())]
        socket = WebSocket({"type": "websocket", "headers": headers}, receive=None, send=None)  # type: ignore[arg-type]
        assert not same_origin(socket)
