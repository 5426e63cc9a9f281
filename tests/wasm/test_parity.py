"""The page plays the same games as the native rules, byte for byte, and its bots think alike."""

import json
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from playwright.sync_api import Browser

import nestling
from nestling.core.game import State
from nestling.lab.analyse import judge, positions, suggest
from tests.wasm import searches
from tests.wasm.chromium import engine_page, play_games
from tests.wasm.random_games import (
    Played,
    every_choice,
    in_node,
    natively,
    run_in_node,
    wanted_games,
    work_of,
)

GAMES = 400  # every choice of settings; `python tools/wasm_parity.py` plays as many as wished
GAMES_IN_CHROMIUM = 60
GAMES_READ = 24  # some thousands of views and events
SEARCHES = 24
ADVISED = 12
SEARCHES_IN_CHROMIUM = 6
ITERATIONS = 200


def a_game(name: str) -> State:
    """A game of three in which everyone takes the first action that there is."""
    state = nestling.game(name, players=3).start(seed=5)
    while state.actors:
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    return state


def on_both_sides(name: str, games: int, *, texts: bool) -> tuple[list[Played], list[Played]]:
    wanted = wanted_games(name, games)
    with ThreadPoolExecutor(1) as pool:
        page = pool.submit(in_node, name, wanted, texts=texts)
        native = natively(wanted, texts=texts)
        return native, page.result()


@pytest.mark.parametrize("name", nestling.names())
def test_the_page_plays_the_same_games(name: str) -> None:
    assert len(every_choice(name)) <= GAMES
    native, page = on_both_sides(name, GAMES, texts=False)
    for n, (ours, theirs) in enumerate(zip(native, page, strict=True)):
        assert ours == theirs, f"game {n} of {name} went another way"


@pytest.mark.parametrize("name", nestling.names())
def test_the_page_reads_the_same_in_the_records(name: str) -> None:
    native, page = on_both_sides(name, GAMES_READ, texts=True)
    assert sum(len(played.texts) for played in native) > 5000
    for ours, theirs in zip(native, page, strict=True):
        for text, other in zip(ours.texts, theirs.texts, strict=True):
            assert text == other


@pytest.mark.browser
@pytest.mark.parametrize("name", nestling.names())
def test_chromium_plays_the_same_games(name: str, browser: Browser) -> None:
    wanted = wanted_games(name, GAMES_IN_CHROMIUM, first=GAMES)
    results = play_games(engine_page(browser), name, work_of(wanted))
    assert [Played(**result) for result in results] == natively(wanted)


@pytest.mark.parametrize("name", nestling.names())
def test_the_page_finds_the_same_in_a_search(name: str) -> None:
    wanted = list(searches.wishes(name, SEARCHES, ITERATIONS))
    native = [searches.natively(wish) for wish in wanted]
    assert searches.in_node(name, wanted) == native


@pytest.mark.browser
@pytest.mark.parametrize("name", nestling.names())
def test_chromium_finds_the_same_in_a_search(name: str, browser: Browser) -> None:
    wanted = list(searches.wishes(name, SEARCHES_IN_CHROMIUM, ITERATIONS, first=SEARCHES))
    native = [searches.natively(wish) for wish in wanted]
    assert searches.in_chromium(engine_page(browser), name, wanted) == native


@pytest.mark.parametrize("name", nestling.names())
def test_the_page_gives_the_same_advice(name: str) -> None:
    record = a_game(name).record()
    tape = json.loads(record.to_bytes())
    work = {"record": tape, "count": ADVISED, "iterations": ITERATIONS}
    given = run_in_node("advice.mjs", "advise", name, work)
    decisions = list(positions(record))[:ADVISED]
    assert len(given) == ADVISED
    for position, advice in zip(decisions, given, strict=True):
        seat, data = position.seat, position.data
        assert advice["verdict"] == msgspec.to_builtins(judge(position, ITERATIONS))
        assert advice["hint"] == msgspec.to_builtins(suggest(name, data, seat, ITERATIONS))
