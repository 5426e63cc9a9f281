"""The rules in the page play the same games as the native ones, byte for byte."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser

import nestling
from tests.wasm.chromium import engine_page, play_games
from tests.wasm.random_games import (
    Played,
    every_choice,
    in_node,
    natively,
    wanted_games,
    work_of,
)

GAMES = 400  # every choice of settings; `python tools/wasm_parity.py` plays as many as wished
GAMES_IN_CHROMIUM = 60
GAMES_READ = 24  # some thousands of views and events


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
