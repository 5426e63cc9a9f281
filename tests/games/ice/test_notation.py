"""Actions by number and by notation, text and picture."""

from xml.dom import minidom

import pytest

import nestling
from nestling import Refused
from nestling.games.ice.actions import ACTIONS
from nestling.games.ice.notation import describe, parse

from .scene import scene


def test_every_action_has_one_notation_both_ways() -> None:
    notations = [describe(code).notation for code in range(ACTIONS)]
    assert len(set(notations)) == ACTIONS
    for code, notation in enumerate(notations):
        assert parse(notation).code == code


def test_numbers_fit_int16() -> None:
    assert ACTIONS <= 2**15


@pytest.mark.parametrize("code", [-1, ACTIONS])
def test_there_are_no_others(code: int) -> None:
    with pytest.raises(IndexError):
        describe(code)


@pytest.mark.parametrize(
    ("notation", "verb", "start", "end"),
    [
        ("+F1", "place", None, "F1"),
        ("-K1", "lift", None, "K1"),
        ("F6-G5", "step", "F6", "G5"),
        ("F6/F7", "swap", "F6", "F7"),
        ("A11>K1", "sail", "A11", "K1"),
        ("F6~A6", "swim", "F6", "A6"),
        ("F6!A6", "whale", "F6", "A6"),
        (" pass ", "pass", None, None),
        ("keep", "keep", None, None),
        ("use", "use", None, None),
    ],
)
def test_notations_are_as_documented(
    notation: str, verb: str, start: str | None, end: str | None
) -> None:
    action = parse(notation)
    assert (action.verb, action.start, action.end) == (verb, start, end)


@pytest.mark.parametrize(
    "notation",
    ["", "F6", "F6-F8", "F6>G7", "A1", "-A1", "F6-F6", "F12-F11", "F6 G6", "f6-g6", "F6-", "+",
     "L6-K6", "F06-G6", "~F6", "/F6", "F٦-G6", "F6-G6-F6", "Pass"],
)  # fmt: skip
def test_other_words_are_refused(notation: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(notation)
    assert refused.value.code == "unknown_notation"


def test_a_state_can_be_printed() -> None:
    d = scene(A="F6 G6", B="C9 D9", free="E6 E7", tiles={"E7": "fish", "F6": "sun"})
    lines = str(d.state).splitlines()
    assert lines[0] == "Turn 1: lift, A decides"
    assert lines[4] == " C6  ~   ~   .   As  a   ~   ~   I6"
    assert lines[5] == " C7    ~   ~   .f  ~   ~   ~   H7"
    assert lines[-2] == "A  1 mother F6, chicks G6"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_state_is_a_picture_for_notebooks(players: int) -> None:
    state = nestling.game("ice", players=players, saved="open").start(seed=players)
    while state.outcome is None:
        state.skip(state.actors[0])
        if len(state.plays) % 40 == 0:
            minidom.parseString(state._repr_svg_())
    picture = minidom.parseString(state._repr_svg_())
    hexagons = [
        polygon
        for polygon in picture.getElementsByTagName("polygon")
        if len(polygon.getAttribute("points").split()) == 6
    ]
    assert len(hexagons) == {2: 37, 3: 61, 4: 91}[players]
