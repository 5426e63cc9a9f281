"""What lifted tiles do: J15 to J20, with the worked swims W1 to W5."""

import pytest

from .scene import ALL, Scene, axial, number, scene

pytestmark = pytest.mark.engine

OUT_OF_THE_WAY = "C9 D9 E9 F9 C8"  # B's family


def lifting(kind: str, **more: str) -> Scene:
    """A is about to lift H4, which is of this kind; its penguins stand apart from each other."""
    return scene(A="F6 I6 I5", B=OUT_OF_THE_WAY, ice=ALL, tiles={"H4": kind, **more})


def test_J15_an_empty_tile_does_nothing() -> None:
    d = lifting("empty")
    (event,) = d.play("A -H4")
    assert event.to_json()["tile"] == "empty"
    assert (d.turn, d.phase, d.view().movements) == ("A", "move", 1)


def test_J16_sun_lifts_another_tile_whose_action_takes_effect() -> None:
    d = lifting("sun", G4="whale")
    d.play("A -H4")
    assert (d.turn, d.phase) == ("A", "lift")
    assert "pass" not in d.legal()
    assert "-H4" not in d.legal()
    d.play("A -G4")
    assert d.phase == "whale"


def test_J16_suns_chain() -> None:
    d = lifting("sun", G4="sun", G5="sun", G7="fish")
    d.play("A -H4, A -G4, A -G5")
    assert (d.phase, d.view().lifts) == ("lift", 3)
    d.play("A -G7")
    assert (d.phase, d.view().movements) == ("move", 2)


def test_J16_a_sun_that_was_the_last_free_tile_does_nothing() -> None:
    d = scene(A="F6 G6", B="C9", free="I3", tiles={"I3": "sun"})
    d.play("A -I3")
    assert d.phase == "over"


def test_J17_fish_gives_two_movements_of_any_kind_by_any_own_penguins() -> None:
    d = scene(A="F6 G6 C6", B="C9", free="E6 F3", tiles={"F3": "fish"})
    d.play("A -F3, A F6/G6")
    assert (d.turn, d.phase) == ("A", "move")
    d.play("A F6-E6")
    assert (d.turn, d.phase) == ("B", "lift")


def test_J17_the_second_movement_may_be_declined_the_first_may_not() -> None:
    d = lifting("fish")
    d.play("A -H4")
    assert "pass" not in d.legal()
    d.play("A F6-F5")
    assert "pass" in d.legal()
    (declined,) = d.play("A pass")
    assert declined.to_json() == {"event": "declined", "seat": 0, "what": "second_movement"}
    assert (d.turn, d.phase) == ("B", "lift")


def test_J17_if_the_first_has_no_legal_form_both_are_skipped() -> None:
    d = scene(A="- F6", B="G6 E6", free="I3 I4", tiles={"I3": "fish"})
    events = d.play("A -I3")
    assert [type(event).__name__ for event in events] == ["Lifted", "NoMovement"]
    assert d.turn == "B"


def test_J17_a_second_movement_without_legal_form_is_skipped() -> None:
    """The chick steps onto F6, between B's penguins; C3 is left alone but can't be reached."""
    d = scene(A="- F7", B="G6 E6 F8", free="F6 I3 I4", tiles={"I3": "fish"})
    d.play("A -I3")
    events = d.play("A F7-F6")
    left = d.state.data[0]
    if d.turn == "B":  # F7 is free now: the chick could go back
        pytest.fail(f"skipped though there was a movement: {events} {left}")
    assert d.ends("step", "F6") == {"F7"}


def test_J18_whale_moves_one_chick_of_another_player_to_any_free_tile() -> None:
    d = lifting("whale")
    d.play("A -H4")
    assert d.phase == "whale"
    moves = [move for move in d.legal() if move != "pass"]
    assert {move.split("!")[0] for move in moves} == {"D9", "E9", "F9", "C8"}  # not the mother C9
    free = {n for n, owner in enumerate(d.view().owner[:37]) if owner < 0} - {number("H4")}
    assert len(moves) == 4 * len(free)
    assert {number(move.split("!")[1]) for move in moves} == free
    (moved,) = d.play("A D9!F3")
    assert moved.to_json() == {
        "event": "whale_moved",
        "seat": 0,
        "other": 1,
        "start": "D9",
        "end": "F3",
    }
    assert d.view().owner[number("D9")] == -1
    assert d.view().ice[number("D9")]
    assert number("F3") in d.view().chicks[1]
    assert (d.turn, d.phase) == ("A", "move")  # the whale comes before the movement


def test_J18_whale_may_be_declined() -> None:
    d = lifting("whale")
    (declined,) = d.play("A -H4, A pass")[1:]
    assert declined.to_json()["what"] == "whale"
    assert (d.turn, d.phase, d.view().movements) == ("A", "move", 1)


def test_J18_whale_can_complete_a_rivals_family() -> None:
    d = scene(A="C9", B="F6 G6 G5 F5 E6 C8", free="E7 I3 I4", tiles={"I3": "whale"})
    d.play("A -I3, A C8!E7")
    assert d.state.outcome is not None
    assert d.state.outcome.winners == (1,)


def test_J19_swim_comes_before_the_movement_and_besides_it() -> None:
    d = scene(A="D6 C4", B="C9", ice=ALL, water="E6 F6", tiles={"H4": "swim"})
    d.play("A -H4")
    assert (d.phase, d.legal()[0]) == ("swim", "pass")
    d.play("A D6~G6")
    assert d.view().mother[0] == number("G6")
    assert d.view().ice[number("D6")]
    assert (d.turn, d.phase, d.view().movements) == ("A", "move", 1)


def test_J19_swim_may_be_declined() -> None:
    d = scene(A="D6 C4", B="C9", ice=ALL, water="E6 F6", tiles={"H4": "swim"})
    (declined,) = d.play("A -H4, A pass")[1:]
    assert declined.to_json()["what"] == "swim"
    assert (d.turn, d.phase) == ("A", "move")


def test_J19_with_no_landing_the_action_is_lost() -> None:
    d = scene(A="C9 D9", B="I3", ice=ALL, tiles={"H4": "swim"})
    events = d.play("A -H4")
    assert [type(event).__name__ for event in events] == ["Lifted", "Lost"]
    assert d.phase == "move"


def swimmer(water: str, penguin: str = "C9") -> Scene:
    """W1 to W5: a swimmer on (-2,0); all is ice but the water named."""
    return scene(A="D6", B=penguin, ice=ALL, water=axial(water), phase="swim")


def lands(water: str, penguin: str = "C9") -> set[str]:
    return swimmer(water, penguin).ends("swim", "D6")


def cell(text: str) -> str:
    (found,) = axial(text)
    return found


def test_J19_W1_straight_on_to_the_first_tile() -> None:
    assert cell("(1,0)") in lands("(-1,0) (0,0)")
    assert cell("(2,0)") not in lands("(-1,0) (0,0)")


def test_J19_W2_one_turn_and_a_long_way() -> None:
    d = swimmer("(-1,0) (0,0) (1,-1) (2,-2)")
    assert cell("(3,-3)") in d.ends("swim", "D6")
    (swum,) = d.play(f"A D6~{cell('(3,-3)')}")
    assert swum.to_json() == {
        "event": "swum",
        "seat": 0,
        "start": "D6",
        "end": "I3",
        "mother": True,
        "turn": "F6",
    }


def test_J19_W3_two_turns_are_too_many() -> None:
    landings = lands("(-1,0) (0,0) (1,-1) (2,-1)")
    assert cell("(3,-1)") not in landings
    assert cell("(2,-2)") in landings


def test_J19_W4_a_taken_tile_is_no_landing() -> None:
    assert cell("(1,0)") not in lands("(-1,0) (0,0)", penguin=cell("(1,0)"))


def test_J19_W5_without_water_beside_it_nobody_sets_off() -> None:
    assert lands("(1,0) (2,0)") == set()


def test_J19_a_swim_may_turn_by_120_degrees_and_land_beside_its_start() -> None:
    d = swimmer("(-1,0)")
    # straight E; turning 60 degrees to NE or SE; turning 120 degrees to NW or SW
    expected = {cell(c) for c in ("(0,0)", "(0,-1)", "(-1,1)", "(-1,-1)", "(-2,1)")}
    assert d.ends("swim", "D6") == expected
    (swum,) = d.play(f"A D6~{cell('(-2,1)')}")
    assert swum.to_json()["turn"] == cell("(-1,0)")


def test_J19_swims_stay_inside_the_area() -> None:
    d = scene(A="I3 H3", B="C9", ice=ALL, water="I4", phase="swim")
    assert all(number(move.split("~")[1]) < 37 for move in d.legal() if move != "pass")


def test_J19_mothers_and_chicks_swim_but_only_own_ones() -> None:
    d = scene(A="D6 D7", B="F7", ice=ALL, water="E6 F6", phase="swim")
    assert d.ends("swim", "D6")
    assert d.ends("swim", "D7")
    assert not d.ends("swim", "F7")


def test_J20_one_action_besides_suns() -> None:
    """After a whale, a fish or a swim nothing more is lifted in that turn."""
    for kind in ("whale", "fish", "swim", "empty"):
        d = scene(
            A="D6 C4",
            B=OUT_OF_THE_WAY,
            ice=ALL,
            water="E6 F6",
            tiles={"H4": "sun", "G4": kind},
        )
        d.play("A -H4, A -G4")
        effects = [d.view().effect]
        while d.turn == "A":
            assert d.phase != "lift"
            d.play(f"A {d.legal()[-1]}")
            if d.turn == "A":
                effects.append(d.view().effect)
        assert set(effects) == {kind}
