"""What serves a page that plays without a server: its worker, plain files, records coming back."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import nestling
from nestling.core.errors import NestlingError
from nestling.core.game import State
from nestling.server import offline
from nestling.server.site import write_site
from tests.server.kit import Server
from tests.table.tables import run

ANN, BO = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Built pages, as small as can be."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    script = '<script type="module" src="/assets/page-1.js"></script>'
    (folder / "index.html").write_text(f"<!doctype html><html><head>{script}</head></html>")
    (folder / "assets/page-1.js").write_text("export {}")
    (folder / "sw.js").write_text("work();")
    return folder


def begun(name: str, plays: int) -> State:
    """A game in which so many moves were made, and a few more if what comes next is no choice."""
    state = nestling.game(name, players=2).start(7)
    while len(state.plays) < plays or any(len(state.legal(s)) < 2 for s in state.actors):
        seat = state.actors[-1]
        state.play(seat, state.legal(seat)[-1])
    return state


def as_json(state: State) -> Any:
    return json.loads(state.record().to_bytes())


@pytest.mark.parametrize("name", nestling.names())
def test_a_recorded_game_goes_on_at_a_table(name: str) -> None:
    async def scene() -> None:
        async with Server() as server:
            state = begun(name, 9)
            body = {"game": name, "seats": [ANN, BO], "record": as_json(state)}
            answer = await server.http.post("/api/tables", json=body)
            assert answer.status_code == 201, answer.text
            made = answer.json()
            async with server.rooms.open(made["code"]) as room:
                assert room.table.seq == len(state.plays)
                assert room.table.state.digest() == state.digest()
            async with server.page() as page:
                welcome = await page.greet(made["code"], made["seats"][1]["token"])
                assert (welcome["seat"], welcome["seq"]) == (1, len(state.plays))
                seen = [event.to_json() for event in state.events_for(1)]
                assert welcome["log"] == seen

    run(scene())


def bend(record: Any, **changes: Any) -> Any:
    return {**record, **changes}


def test_records_that_do_not_hold_make_no_table() -> None:
    good = as_json(begun("dinosaurs", 5))
    ended = nestling.game("dinosaurs", players=2).start(7)
    while ended.actors:
        ended.skip(ended.actors[0])
    bad = [
        {},
        as_json(ended),
        bend(good, key="00" * 40),
        bend(good, digest="0" * 64),
        bend(good, plays=[[0, "DI"]]),
        bend(good, plays=[*good["plays"], *good["plays"]]),
        bend(good, plays=[[0, "pass"]] * 3000),
        bend(good, key="no key"),
        bend(good, key="00" * 16),
        bend(good, rules_version=99),
        bend(good, game="ice"),
        bend(good, settings={"players": 9}),
        bend(good, result={"winners": [0], "totals": [50, 0], "why": "reached_goal"}),
        bend(good, more=1),
    ]

    async def scene() -> None:
        async with Server() as server:
            for record in bad:
                body = {"game": "dinosaurs", "seats": [ANN, BO], "record": record}
                answer = await server.http.post("/api/tables", json=body)
                told = answer.json()
                assert (answer.status_code, told["code"]) == (422, "bad_record"), record
                assert told["message"]
            body = {"game": "dinosaurs", "seats": [ANN, BO, BO], "record": good}
            answer = await server.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "wrong_seats")
            assert server.store.logs == {}  # type: ignore[attr-defined]

    run(scene())


def test_the_page_knows_its_build_and_its_worker_every_file(web: Path) -> None:
    async def scene() -> None:
        async with Server(web=web) as server:
            page = (await server.http.get("/local/ABC")).text
            build = re.search('<meta name="nestling-build" content="([^"]+)"', page)
            assert build and build[1] == server.app.state.build
            answer = await server.http.get("/sw.js")
            assert answer.headers["cache-control"] == "no-cache"
            assert "javascript" in answer.headers["content-type"]
            head, script = answer.text.split(";\n", 1)
            assert script == "work();"
            kept = json.loads(head.removeprefix("self.NESTLING = "))["files"]
            assert kept[0] == "./"
            assert "assets/page-1.js" in kept
            assert "locale/en/common.ftl" in kept
            for file in kept:
                answer = await server.http.get(f"/{file.removeprefix('./')}")
                assert answer.status_code == 200, file

    run(scene())


def test_the_worker_changes_with_any_file(web: Path) -> None:
    before = offline.service_worker(web)
    assert before == offline.service_worker(web)
    (web / "assets/page-1.js").write_text("export const more = 1")
    assert offline.service_worker(web) != before


def test_without_built_pages_there_is_no_worker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Server(web=tmp_path) as server:
            assert (await server.http.get("/sw.js")).status_code == 404

    run(scene())


def test_the_site_is_whole_and_names_its_files_relatively(web: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    count = write_site(site, web)
    found = {p.relative_to(site).as_posix() for p in site.rglob("*") if p.is_file()}
    assert len(found) == count
    page = (site / "index.html").read_text()
    assert 'src="./assets/page-1.js"' in page
    assert "nestling-static" in page
    assert "wasm-unsafe-eval" in page
    assert "frame-ancestors" not in page
    script = (site / "sw.js").read_text()
    kept = json.loads(script.split(";\n")[0].removeprefix("self.NESTLING = "))["files"]
    assert set(kept) - {"./"} <= found


def test_a_site_is_written_over_an_older_one_but_nothing_else(web: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, web)
    (site / "CNAME").write_text("games.example")
    (web / "assets/page-1.js").rename(web / "assets/page-2.js")
    write_site(site, web)
    assert (site / "CNAME").exists()
    assert [p.name for p in (site / "assets").iterdir()] == ["page-2.js"]
    other = tmp_path / "letters"
    other.mkdir()
    (other / "letter.txt").write_text("Dear Ann")
    with pytest.raises(NestlingError, match="holds other files"):
        write_site(other, web)
    assert (other / "letter.txt").read_text() == "Dear Ann"
    shutil.rmtree(web)
    with pytest.raises(NestlingError, match="not built"):
        write_site(tmp_path / "new", web)
