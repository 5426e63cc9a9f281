"""The rules in the page play the same games as the native ones, byte for byte."""

import pytest

import nestling
from tests.wasm.random_games import in_node, natively, wanted_games

GAMES = 2000
GAMES_READ = 24  # some thousands of views and events


@pytest.mark.parametrize("name", nestling.names())
def test_the_page_plays_the_same_games(name: str) -> None:
    wanted = wanted_games(name, GAMES)
    for n, (ours, theirs) in enumerate(zip(natively(wanted), in_node(name, wanted), strict=True)):
        assert ours == theirs, f"game {n} of {name} went another way"


@pytest.mark.parametrize("name", nestling.names())
def test_the_page_reads_the_same_in_the_records(name: str) -> None:
    wanted = wanted_games(name, GAMES_READ)
    ours = natively(wanted, texts=True)
    theirs = in_node(name, wanted, texts=True)
    assert sum(len(played.texts) for played in ours) > 5000
    for native, page in zip(ours, theirs, strict=True):
        for text, other in zip(native.texts, page.texts, strict=True):
            assert text == other
