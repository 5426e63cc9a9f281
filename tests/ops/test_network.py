"""People on a bad network: a real server, and before it a proxy with faults."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from nestling.client import Seat, create_table, record, redeem
from nestling.core.errors import Refused
from nestling.core.fair import Fairness
from tests.ops.faulty import Faulty, faulty
from tests.ops.people import Game, check_record, new_game, play_out
from tests.postgres import Cluster
from tests.server.kit import until
from tests.server.running import Running, running_in
from tests.table.tables import run

SEEN_WITHIN = 2.0  # seconds from the end of a fault until everybody sees the same


def port_of(here: Running) -> int:
    port: int = here.listener.getsockname()[1]
    return port


async def made(here: Running, game: str, *seats: str) -> tuple[str, list[str]]:
    """A table of persons, and their tokens."""
    code, tokens = await asyncio.to_thread(create_table, here.url, game, seats or ["person"] * 2)
    return code, [token or "" for token in tokens]


async def truth(here: Running, code: str, viewer: int | None) -> tuple[int, Any]:
    """What the server would show the viewer now."""
    async with here.app.state.rooms.open(code) as room:
        view = msgspec.json.encode(room.table.snapshot(viewer).view)
        return room.table.seq, json.loads(view)


async def same_view(seat: Seat, here: Running, code: str) -> None:
    """Within two seconds the client sees what the server has."""
    deadline = asyncio.get_running_loop().time() + SEEN_WITHIN
    while (seat.seq, seat.view) != await truth(here, code, seat.seat):
        assert asyncio.get_running_loop().time() < deadline, "the views stayed different"
        await asyncio.sleep(0.02)


FAULTS: dict[str, dict[str, float]] = {
    "cut": {"cut": 0.04},
    "delayed": {"delay": 0.01},
    "cut and delayed": {"cut": 0.03, "delay": 0.005},
    "duplicated": {"duplicate_downward": 0.02},
}


@pytest.mark.parametrize("faults", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize(("game_name", "word"), [("dinosaurs", "PPP"), ("ice", "PPB")])
def test_fault_F01_F04_whole_games_on_a_bad_line(
    tmp_path: Path, game_name: str, word: str, faults: dict[str, float]
) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here, faulty(lambda: port_of(here)) as proxy:
            game = await new_game(here.url, game_name, word)
            vars(proxy).update(faults)
            await play_out(game, proxy.url, seed=3)
            await check_record(game, here.url)
            if "cut" in faults:
                assert game.connections > word.count("P")

    run(scene())


async def cut_off(proxy: Faulty) -> None:
    """What was sent has arrived, no answer has, and then the line is cut."""
    await asyncio.sleep(0.2)
    proxy.cut_all()
    proxy.flowing_down.set()


def test_fault_F01_F04_an_answer_that_was_lost_is_given_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here, faulty(lambda: port_of(here)) as proxy:
            code, tokens = await made(here, "dinosaurs")
            async with Seat(proxy.url, code, tokens[0]) as seat:
                proxy.flowing_down.clear()
                action = seat.legal[0]["notation"]
                seq, _ = await asyncio.gather(seat.play(action), cut_off(proxy))
                assert seq == 1
                assert seat.connections == 2
                await same_view(seat, here, code)
                async with here.app.state.rooms.open(code) as room:
                    assert [(s, a.notation) for s, a in room.table.state.plays] == [(0, action)]

    run(scene())


def test_fault_F01_a_play_that_never_arrived_is_made_when_the_line_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here, faulty(lambda: port_of(here)) as proxy:
            code, tokens = await made(here, "ice")
            async with Seat(proxy.url, code, tokens[0]) as seat:
                proxy.flowing.clear()

                async def cut() -> None:
                    await asyncio.sleep(0.2)
                    assert (await truth(here, code, None))[0] == 0
                    proxy.cut_all()
                    proxy.flowing.set()

                seq, _ = await asyncio.gather(seat.play(seat.legal[0]), cut())
                assert seq == 1
                await same_view(seat, here, code)

    run(scene())


def test_fault_F02_a_device_that_lags_is_told_why_and_what_it_missed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here, faulty(lambda: port_of(here)) as proxy:
            code, tokens = await made(here, "dinosaurs")
            async with (
                Seat(proxy.url, code, tokens[0]) as lagging,
                Seat(here.url, code, tokens[0]) as quick,
            ):
                proxy.flowing_down.clear()
                await quick.play(quick.legal[0])
                late = asyncio.ensure_future(lagging.play(lagging.legal[1]))
                await asyncio.sleep(0.2)
                proxy.flowing_down.set()
                with pytest.raises(Refused) as refused:
                    await late
                assert refused.value.code in ("stale", "not_your_turn")
                await same_view(lagging, here, code)
                assert lagging.connections == 1

    run(scene())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fault_F06_choices_of_the_same_instant_are_all_kept(tmp_path: Path, players: int) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here, faulty(lambda: port_of(here)) as proxy:
            for _ in range(3):
                code, tokens = await made(here, "dinosaurs", *["person"] * players)
                seats = [Seat(proxy.url, code, token) for token in tokens]
                await asyncio.gather(*(seat.__aenter__() for seat in seats))
                proxy.flowing.clear()
                plays = [asyncio.ensure_future(seat.play(seat.legal[0])) for seat in seats]
                await asyncio.sleep(0.05)
                proxy.flowing.set()  # all arrive at once
                numbers = await asyncio.gather(*plays)
                assert sorted(numbers) == list(range(1, players + 1))
                for seat in seats:
                    await same_view(seat, here, code)
                    revealed = [event for event in seat.log if event["event"] == "revealed"]
                    assert sorted(event["seat"] for event in revealed) == list(range(players))
                await asyncio.gather(*(seat.__aexit__(None, None, None) for seat in seats))

    run(scene())


def test_fault_F08_choices_outlast_a_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as first:
            ports = [port_of(first)]
            code, tokens = await made(first, "dinosaurs", *["person"] * 3)
            async with (
                faulty(lambda: ports[-1]) as proxy,
                Seat(proxy.url, code, tokens[0]) as chose,
            ):
                await chose.play(chose.legal[0])
                laid = chose.view["laid_card"]
                assert laid is not None
                async with running_in(tmp_path) as second:
                    ports.append(port_of(second))
                    proxy.cut_all()
                    async with Seat(proxy.url, code, tokens[1]) as other:
                        assert other.view["laid"] == [0]
                        assert other.view["laid_card"] is None
                        await same_view(chose, second, code)
                        assert chose.view["laid_card"] == laid
                        assert chose.legal == []

    run(scene())


def test_fault_F29_a_ghost_on_a_stalled_line_does_not_hold_the_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here, faulty(lambda: port_of(here)) as proxy:
            code, tokens = await made(here, "dinosaurs")
            standings: list[list[bool]] = []

            def hear(message: dict[str, Any]) -> None:
                if message["type"] in ("standing", "welcome"):
                    standings.append([seat["present"] for seat in message["table"]["seats"]])

            async with Seat(here.url, code, tokens[1], on_message=hear) as other:
                async with Seat(proxy.url, code, tokens[0]) as ghost:
                    proxy.flowing.clear()
                    async with Seat(here.url, code, tokens[0]) as back:
                        assert standings[-1] == [True, True]
                        assert await back.play(back.legal[0]) == 1
                        proxy.cut_all()
                        proxy.refusing = True
                        async with here.app.state.rooms.open(code) as room:
                            await until(lambda: len(room.lines) == 2)
                        assert standings[-1] == [True, True]  # the ghost is gone, not the person
                        await other.play(other.legal[0])
                        await same_view(back, here, code)
                    assert ghost.connections == 1
                await until(lambda: standings[-1] == [False, True])

    run(scene())


def test_programs_come_by_invitation_and_share_in_the_draws(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here:
            fair = {"game": "ice", "fair": True, "seats": [{"kind": "person"}, {"kind": "invited"}]}
            async with httpx.AsyncClient(base_url=here.url) as http:
                table = (await http.post("/api/tables", json=fair)).json()
            code, (first, second) = table["code"], table["seats"]
            token = await asyncio.to_thread(redeem, here.url, code, second["ticket"], "Robin")
            with pytest.raises(Refused, match="spent"):
                await asyncio.to_thread(redeem, here.url, code, second["ticket"])
            game = Game("ice", code, [first["token"], token])
            await play_out(game, here.url, seed=3)
            await check_record(game, here.url)
            made_by_all = (await asyncio.to_thread(record, here.url, code)).fair
            assert isinstance(made_by_all, Fairness)
            assert [len(share) for share in made_by_all.shares] == [64, 64]

    run(scene())


def test_an_answer_that_breaks_off_is_said_as_a_lost_connection() -> None:
    async def break_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 259\r\n\r\n")
        writer.write_eof()
        await reader.read()  # whatever else comes, lest closing resets the connection
        writer.close()

    async def scene() -> None:
        async with await asyncio.start_server(break_off, "127.0.0.1", 0) as server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            with pytest.raises(ConnectionError, match="broke off"):
                await asyncio.to_thread(create_table, url, "ice", ["person"] * 2)
            with pytest.raises(ConnectionError, match="broke off"):
                await asyncio.to_thread(record, url, "ABCDEF")

    run(scene())


def test_fault_F42_an_onlooker_on_a_stalled_line_holds_up_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here, faulty(lambda: port_of(here)) as proxy:
            code, tokens = await made(here, "dinosaurs")
            async with (
                Seat(proxy.url, code) as onlooker,
                Seat(here.url, code, tokens[0]) as one,
                Seat(here.url, code, tokens[1]) as two,
            ):
                proxy.flowing.clear()
                async with here.app.state.rooms.open(code) as room:
                    (line,) = [line for line in room.lines if line.seat is None]
                    for _ in range(200):
                        line.send(json.dumps({"type": "filler", "text": "x" * 60_000}))
                        await asyncio.sleep(0)
                    loop = asyncio.get_running_loop()
                    for _ in range(10):
                        for seat in (one, two):
                            if seat.legal:
                                began = loop.time()
                                await seat.play(seat.legal[0])
                                assert loop.time() - began < 1
                    assert line.ended
                proxy.cut_all()
                proxy.flowing.set()
                await same_view(onlooker, here, code)
                assert onlooker.connections == 2

    run(scene())


def test_the_lobby_shows_the_tables_of_all_servers(cluster: Cluster) -> None:
    database = cluster.database()

    async def scene() -> None:
        async with running_in(database) as one, running_in(database) as two:
            wish = {"game": "ice", "public": True, "seats": [{"kind": "person"}, {"kind": "open"}]}
            codes = []
            async with AsyncExitStack() as seated:
                for here in (one, two):
                    async with httpx.AsyncClient(base_url=here.url) as http:
                        table = (await http.post("/api/tables", json=wish)).json()
                    codes.append(table["code"])
                    seat = Seat(here.url, codes[-1], table["seats"][0]["token"])
                    await seated.enter_async_context(seat)
                for here in (one, two):
                    async with httpx.AsyncClient(base_url=here.url) as http:
                        shown = (await http.get("/api/tables")).json()["tables"]
                        assert [table["code"] for table in shown] == codes[::-1]  # newest first
                async with httpx.AsyncClient(base_url=one.url) as http:
                    sat = await http.post(f"/api/tables/{codes[1]}/seats", json={"seat": 1})
                    assert sat.status_code == 201  # at the other server's table

    run(scene())


def test_a_record_comes_when_the_game_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_in(tmp_path) as here:
            game = await new_game(here.url, "ice", "PB")
            with pytest.raises(Refused, match="secret until the game is over"):
                await asyncio.to_thread(record, here.url, game.code)
            await play_out(game, here.url, seed=5)
            await check_record(game, here.url)

    run(scene())
