"""docs/events.md describes every event of every game, with all its fields."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import nestling

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "events.md").read_text(encoding="utf-8")
TITLES = {"dinosaurs": "Happy Little Dinosaurs", "ice": "Jää Sulaa"}
ROW = re.compile(r"^\| `(\w+)` \|([^|]*)\|", re.MULTILINE)


def described(game: str) -> dict[str, list[str]]:
    """The events of a game on the page, each with its fields."""
    (section,) = re.findall(rf"^## {TITLES[game]}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    return {name: re.findall(r"`(\w+)`", fields) for name, fields in ROW.findall(section)}


@pytest.mark.parametrize("game", nestling.names())
def test_every_event_is_described_with_its_fields(game: str) -> None:
    reader = import_module(f"nestling.games.{game}.events").READER
    found = {
        event.__struct_config__.tag: sorted(event.__struct_fields__) for event in reader.classes
    }
    assert {name: sorted(fields) for name, fields in described(game).items()} == found
