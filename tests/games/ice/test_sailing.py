"""Sailing: J11 to J13, with the worked examples E1 to E12."""

import pytest

from .scene import Scene, axial, number, scene

pytestmark = pytest.mark.engine

WAYS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}

# The ice (the first tile bears an own penguin, the rest is all other ice), then for each setting
# and direction where the floe may stop. Directions that are not named: nowhere.
EXAMPLES = {
    "E1": "(-2,0); (-3,0) (2,0)",
    "E2": "(0,0); (-1,0) (1,0)",
    "E3": "(0,0); (1,0) (0,-1) (-1,1)",
    "E4": "(0,0); (-1,0) (-1,1) (0,1)",
    "E5": "(0,-1); (-2,2) (-1,2) (0,2) (1,2)",
    "E6": "(-3,0); (1,-1) (1,0) (0,1)",
    "E7": "(-3,0); (0,-1) (-1,1) (3,0)",
    "E8": "(-3,0); (0,-1) (3,0)",
    "E9": "(3,-3); (3,-2)",
    "E10": "(3,-3); (2,-2) (3,-2)",
    "E11": "(3,0); (2,0)",
    "E12": "(-1,0); (-2,0)",
}
CASES = [
    # example, sailing, sail_stop, direction, stops
    ("E1", "three_sides", "dock", "E", "(1,0)"),
    ("E1", "three_sides", "free", "E", "(-1,0) (0,0) (1,0)"),
    ("E4", "three_sides", "dock", "NE", "(1,-1) (2,-2) (3,-3)"),
    ("E4", "three_sides", "dock", "E", ""),
    ("E4", "three_sides", "dock", "NW", ""),
    ("E4", "gate", "dock", "E", "(2,0) (3,0)"),
    ("E4", "gate", "dock", "NW", "(0,-2) (0,-3)"),
    ("E5", "three_sides", "dock", "SE", "(0,1)"),
    ("E5", "three_sides", "free", "SE", "(0,0) (0,1)"),
    ("E6", "three_sides", "dock", "E", "(0,0)"),
    ("E7", "three_sides", "dock", "E", "(-1,0)"),
    ("E7", "gate", "dock", "E", "(-1,0)"),
    ("E8", "three_sides", "dock", "E", "(-1,0)"),
    ("E8", "gate", "dock", "E", "(2,0)"),
    ("E8", "gate", "free", "E", "(-2,0) (-1,0) (0,0) (1,0) (2,0)"),
    ("E9", "three_sides", "dock", "W", "(2,-3) (1,-3) (0,-3)"),
    ("E10", "three_sides", "dock", "W", ""),
    ("E10", "gate", "dock", "W", "(1,-3) (0,-3)"),
    ("E11", "three_sides", "dock", "E", ""),
    ("E11", "gate", "free", "E", ""),
    ("E12", "three_sides", "dock", "E", "(0,0) (1,0) (2,0) (3,0)"),
]
BARRED = [
    (example, sailing, stop)
    for example, sailing in (("E2", "three_sides"), ("E2", "gate"), ("E3", "three_sides"))
    for stop in ("dock", "free")
]


def example(label: str, sailing: str, sail_stop: str) -> tuple[Scene, str]:
    floe, *others = axial(EXAMPLES[label])
    settings = {"sailing": sailing, "sail_stop": sail_stop}
    return scene(A=floe, free=others, phase="move", settings=settings), floe


def in_line(start: str, end: str, way: tuple[int, int]) -> bool:
    q, r = ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])
    return any((q, r) == (way[0] * k, way[1] * k) for k in range(1, 11))


@pytest.mark.parametrize(("label", "sailing", "sail_stop", "direction", "stops"), CASES)
def test_J11_J12_J13_worked_examples(
    label: str, sailing: str, sail_stop: str, direction: str, stops: str
) -> None:
    position, floe = example(label, sailing, sail_stop)
    found = {end for end in position.ends("sail", floe) if in_line(floe, end, WAYS[direction])}
    assert found == set(axial(stops))


@pytest.mark.parametrize(("label", "sailing", "sail_stop"), BARRED)
def test_J11_J12_examples_that_can_not_leave(label: str, sailing: str, sail_stop: str) -> None:
    position, floe = example(label, sailing, sail_stop)
    assert position.ends("sail", floe) == set()


def test_J11_the_tile_moves_with_penguin_and_hidden_action() -> None:
    floe, *others = axial(EXAMPLES["E12"])
    d = scene(A=floe, free=[*others, "C7"], phase="move", tiles={floe: "fish"})
    before = d.view().unseen
    events = d.play(f"A {floe}>G6")
    assert [event.to_json() for event in events] == [
        {"event": "sailed", "seat": 0, "start": "E6", "end": "G6", "mother": True, "cells": 2}
    ]
    view = d.view()
    assert view.mother[0] == number("G6")
    assert not view.ice[number("E6")]
    assert view.ice[number("G6")]
    assert view.unseen == before
    assert d.state.data[0]["tile"][number("G6")] == 1
    assert d.state.data[0]["tile"][number("E6")] == -1


def test_J11_only_floes_with_an_own_penguin_sail() -> None:
    d = scene(A="F6", B="C6 H6", free="I3", phase="move")
    assert {a.split(">")[0] for a in d.legal() if ">" in a} == {"F6"}


def test_J11_floes_with_penguins_bar_the_way_like_any_ice() -> None:
    d = scene(A="C6", B="F5", free="C8", phase="move")
    assert "E6" in d.ends("sail", "C6")  # F5 flanks the next slide
    assert not d.ends("sail", "C6") & {"F6", "G6"}


def test_J11_a_floe_that_can_dock_behind_the_ray_must_do_so() -> None:
    """The last cell touches ice at its flank only."""
    d = scene(A="C6", free=["G5"], phase="move")
    assert d.ends("sail", "C6") & {"D6", "E6", "F6", "G6"} == {"F6"}


POCKET = ["G6", "F5", "F7"]  # around F6, with only W, SW and NE open: no three in a row


def test_J12_gate_stops_only_where_three_sides_in_a_row_are_open() -> None:
    stop_free = {"sailing": "gate", "sail_stop": "free"}
    assert east("C6", POCKET, stop_free) == {"D6", "E6"}
    # The end of the ray touches ice but may not be stopped on: what touches none is left.
    assert east("C6", POCKET, {"sailing": "gate"}) == {"D6"}
    # And where nothing is left, the direction is illegal.
    assert east("D6", POCKET, {"sailing": "gate"}) == set()
    assert east("D6", POCKET, stop_free) == {"E6"}


def test_J12_gate_is_shut_by_both_flanks() -> None:
    assert east("C6", ["F5", "E7"], {"sailing": "gate", "sail_stop": "free"}) == {"D6", "E6"}
    assert east("C6", ["F5"], {"sailing": "gate"}) == {"D6", "G6", "H6", "I6"}


def east(start: str, ice: list[str], settings: dict[str, str]) -> set[str]:
    """Where a lone floe may stop that sails east."""
    ends = scene(A=start, free=ice, phase="move", settings=settings).ends("sail", start)
    return {end for end in ends if in_line(start, end, WAYS["E"])}


def test_J13_free_stops_on_any_cell_of_the_ray() -> None:
    assert east("C6", ["I6"], {}) == {"H6"}
    assert east("C6", ["I6"], {"sail_stop": "free"}) == {"D6", "E6", "F6", "G6", "H6"}
