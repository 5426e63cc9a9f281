"""A turn: lifting and moving, J6 to J10 and J14."""

import pytest

import nestling
from nestling import Refused

from .scene import ALL, number, scene

pytestmark = pytest.mark.engine


def test_J6_a_turn_is_to_lift_then_to_move_then_the_next_is_on() -> None:
    d = scene(players=3, A="F6 I3", B="C9 C8", C="B6", ice=ALL, settings={"youngest": 2})
    order = []
    for seat in "ABCA":
        assert (d.turn, d.phase) == (seat, "lift")
        lift = d.legal(seat)[0]
        d.play(f"{seat} {lift}")
        assert (d.turn, d.phase) == (seat, "move")
        order.append(lift)
        d.play(f"{seat} {d.legal(seat)[0]}")
    assert len(set(order)) == 4


def test_J6_lifting_and_moving_are_compulsory() -> None:
    d = scene(A="F6 I3", B="C9", ice=ALL)
    for phase in ("lift", "move"):
        assert d.phase == phase
        assert "pass" not in d.legal()
        with pytest.raises(Refused) as refused:
            d.play("A pass")
        assert refused.value.code == "not_legal"
        d.play(f"A {d.legal()[0]}")


def test_J6_others_have_to_wait() -> None:
    d = scene(A="F6", B="C9", ice=ALL)
    assert d.legal("B") == []
    with pytest.raises(Refused, match="J6") as refused:
        d.play("B -F3")
    assert refused.value.code == "not_your_turn"


def test_J7_any_free_tile_anywhere_is_lifted_and_becomes_water() -> None:
    d = scene(A="F6 I3", B="C9", ice=ALL, water="H4", tiles={"G8": "fish"})
    lifts = set(d.legal())
    assert len(lifts) == 37 - 3 - 1
    assert lifts.isdisjoint({"-F6", "-I3", "-C9", "-H4"})
    (lifted,) = d.play("A -G8")
    assert lifted.to_json() == {"event": "lifted", "seat": 0, "cell": "G8", "tile": "fish"}
    assert not d.view().ice[number("G8")]
    assert d.view().free_tiles == 32
    assert d.state.data[0]["tile"][number("G8")] == -1


def test_J7_taken_tiles_and_water_can_not_be_lifted() -> None:
    d = scene(A="F6", B="C9", ice=ALL, water="H4")
    for cell in ("F6", "C9", "H4", "K5"):
        with pytest.raises(Refused, match="J7"):
            d.play(f"A -{cell}")


def test_J8_any_own_penguin_moves_one_step_swap_or_sailing() -> None:
    d = scene(A="F6 G6", B="C6", free="F7 I3", phase="move")
    assert d.ends("step", "F6") == {"F7"}
    assert d.ends("step", "G6") == {"F7"}
    assert d.ends("swap", "F6") == {"G6"}
    assert d.ends("sail", "F6")
    assert not [move for move in d.legal() if move.startswith("C6")]
    d.play("A G6-F7")
    assert (d.turn, d.phase) == ("B", "lift")


def test_J8_without_a_legal_movement_it_is_skipped() -> None:
    """A's only chick is wedged in: ice on opposite sides, all of it taken."""
    d = scene(A="- F6", B="G6 E6", free="I3 I4")
    events = d.play("A -I3")
    assert [type(event).__name__ for event in events] == ["Lifted", "NoMovement"]
    assert (d.turn, d.phase) == ("B", "lift")


def test_J9_a_step_goes_to_an_adjacent_free_tile() -> None:
    d = scene(A="F6 G6", B="F5", free="E6 E7 I3", phase="move")
    assert d.ends("step", "F6") == {"E6", "E7"}  # not on water, nor on other penguins
    (stepped,) = d.play("A F6-E7")
    assert stepped.to_json() == {
        "event": "stepped",
        "seat": 0,
        "start": "F6",
        "end": "E7",
        "mother": True,
    }
    assert d.view().mother[0] == number("E7")
    assert d.view().ice[number("F6")]
    assert d.view().owner[number("F6")] == -1


def test_J9_the_refusal_names_the_rule() -> None:
    d = scene(A="F6 G6", B="F5", free="E6 I3", phase="move")
    for move, rule in (("F6-F5", "J9"), ("G6/F6", "J10"), ("F6>I6", "J11"), ("-E6", "J8")):
        with pytest.raises(Refused) as refused:
            d.play(f"A {move}")
        assert refused.value.rule == rule


def test_J10_mother_and_adjacent_own_chick_exchange_tiles() -> None:
    d = scene(A="F6 G6 E6 I3", B="C9 F5", phase="move")
    assert d.ends("swap", "F6") == {"G6", "E6"}
    (swapped,) = d.play("A F6/G6")
    assert swapped.to_json() == {"event": "swapped", "seat": 0, "start": "F6", "end": "G6"}
    view = d.view()
    assert view.mother[0] == number("G6")
    assert number("F6") in view.chicks[0]
    assert number("G6") not in view.chicks[0]


def test_J10_chicks_do_not_swap_with_chicks_or_strangers() -> None:
    d = scene(A="C6 G6 F6", B="F5 H6", free="I3", phase="move")
    assert not [move for move in d.legal() if "/" in move]


def test_J14_the_end_is_checked_after_the_first_of_two_movements() -> None:
    d = scene(A="F6 G6 G5 F5 E6 E8", B="C9", free="E7 I3 I4", tiles={"I3": "fish"})
    d.play("A -I3")
    assert d.view().movements == 2
    d.play("A E8-E7")
    assert d.phase == "over"


def test_J14_the_end_is_checked_after_the_swim() -> None:
    d = scene(A="F6 G6 G5 F5 E6 C8", B="C9", free="E7 I3 I4", tiles={"I3": "swim"})
    d.play("A -I3, A C8~E7")
    assert d.phase == "over"
    assert d.state.outcome is not None
    assert d.state.outcome.winners == (0,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_J6_turns_go_round_clockwise_to_the_end(players: int) -> None:
    state = nestling.game("ice", players=players, youngest=players - 1).start(seed=4)
    seen: list[int] = []
    while state.outcome is None:
        seat = state.actors[0]
        view = state.observe(None)
        if view.phase == "lift" and view.lifts == 0:  # type: ignore[attr-defined]
            seen.append(seat)
            assert view.turns == len(seen)  # type: ignore[attr-defined]
        state.play(seat, state.legal(seat)[-1])
    assert seen == [(players - 1 + n) % players for n in range(len(seen))]
