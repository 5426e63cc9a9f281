"""Scores, Instants and inversions, each with its deal written out: D32 to D38."""

import pytest

from nestling import Refused
from nestling.games.dinosaurs.events import (
    Collected,
    DisasterAdded,
    DisasterUnder,
    InstantPlayed,
    Passed,
    Scored,
)

from .deal import Deal, deal

pytestmark = pytest.mark.engine


def window(d: Deal) -> str:
    """Pass until the window closes; who was asked, in order."""
    asked = ""
    while d.phase == "scoring":
        asked += d.actors
        d.play(f"{d.actors} pass")
    return asked


# D32: the sum


def test_D32_value_trait_bonus_and_instants_add_up() -> None:
    d = deal(
        A="PR0 RB5 SB SB SA",
        B="IP8 HP2 SA GM3 GM3",
        C="SS7 GM3 BO4 BO4 BO4",
        disaster="predatory",  # Nervous Rex +1, Bad Luck Bronto -1
    )
    d.play("A PR0, B IP8, C SS7, A -RB5, A SB>A, B SA>A, C pass, A SB>C, B pass, C pass")
    d.play("A SA>B")
    d.close_window()
    parts = [(e.value, e.trait, e.bonus, e.instants, e.before, e.score) for e in d.events(Scored)]
    assert parts == [(0, 1, 5, 0, 6, 6), (8, 0, 0, -2, 6, 6), (7, -1, 0, 2, 8, 8)]
    assert d.scores() == [6, 6, 8]


def test_D32_inversion_comes_last() -> None:
    """Instants played after the inversion still change what is exchanged."""
    d = deal(A="CS1 SI SB HP2 HP2", B="IP8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A CS1, B IP8, C RB5, A SI, B pass, C pass, A SB>B")
    d.close_window()
    assert d.scores() == [10, 1, 5]


def test_D32_negative_scores_have_no_floor() -> None:
    d = deal(A="CS1 HP2 HP2 HP2 HP2", B="GM3 SA SA SA GM3", C="RB5 GM3 BO4 BO4 SI")
    d.play("A CS1, B GM3, C RB5, A pass, B SA>A, C pass, A pass, B SA>A, C pass, A pass, B SA>A")
    d.play("C SI")
    d.close_window()
    assert d.scores() == [5, 3, -5]  # they exchange as they are
    assert d.actors == "C" and d.points == [5, 0, 0]


def test_D32_the_card_now_in_front_counts() -> None:
    d = deal(A="GS2 CS1 CS1 CS1 CS1", B="IP8 HP2 HP2 HP2 HP2", C="RB5 GM3 GM3 GM3 GM3")
    d.play("A GS2, B IP8, C RB5, A @B")
    d.close_window()
    assert [e.card for e in d.events(Scored)] == [
        "iced_ptea:1",
        "grappling_snake:1",
        "run_home_bat:1",
    ]
    assert d.scores() == [8, 2, 5]


def test_D32_the_view_shows_the_sums_as_they_stand() -> None:
    d = deal(A="CS1 SI SB HP2 HP2", B="IP8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    assert d.view().score == [0, 0, 0, 0]
    d.play("A CS1, B IP8, C RB5")
    assert d.view().score[:3] == [1, 8, 5]
    d.play("A SB>A")
    assert d.view().score[:3] == [3, 8, 5]
    d.play("B pass, C pass, A SI")
    assert d.view().score_before[:3] == [3, 8, 5]
    assert d.view().score[:3] == [8, 3, 5]


# D33: Booster and Sapper


def test_D33_booster_adds_2_to_any_one_survivor() -> None:
    for target, scores in (("A", [5, 8, 4]), ("B", [3, 10, 4]), ("C", [3, 8, 6])):
        d = deal(A="GM3 SB CS1 CS1 CS1", B="IP8 HP2 HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 BO4")
        d.play("A GM3, B IP8, C BO4")
        assert d.legal("A") == "pass SB>A SB>B SB>C"
        d.play(f"A SB>{target}")
        d.close_window()
        assert d.scores() == scores


def test_D33_sapper_takes_2_from_any_one_survivor() -> None:
    for target, scores in (("A", [1, 8, 4]), ("B", [3, 6, 4]), ("C", [3, 8, 2])):
        d = deal(A="GM3 SA CS1 CS1 CS1", B="IP8 HP2 HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 BO4")
        d.play("A GM3, B IP8, C BO4")
        assert d.legal("A") == "pass SA>A SA>B SA>C"
        d.play(f"A SA>{target}")
        d.close_window()
        assert d.scores() == scores


def test_D33_the_eliminated_are_no_targets() -> None:
    d = deal(A="GM3 SB SA CS1 CS1", B="", C="BO4 GM3 GM3 GM3 BO4", D="IP8 IP8 IP8 SS7 SS7", out="B")
    d.play("A GM3, C BO4, D IP8")
    assert d.legal("A") == "pass SB>A SB>C SB>D SA>A SA>C SA>D"


def test_D33_star_fruit_doubles_whoever_plays_on_whomever() -> None:
    d = deal(A="SF6 SB CS1 CS1 CS1", B="IP8 SA HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 BO4")
    d.play("A SF6, B IP8, C BO4")
    assert d.view().instant_worth == 4
    d.play("A SB>C, B SA>A")
    d.close_window()
    assert d.scores() == [2, 8, 8]


def test_D33_two_star_fruits_make_it_four_times() -> None:
    d = deal(A="SF6 SB CS1 CS1 CS1", B="SF6 SA HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 BO4")
    d.play("A SF6, B SF6, C BO4")
    assert d.view().instant_worth == 8
    d.play("A SB>C, B SA>A")
    d.close_window()
    assert d.scores() == [-2, 6, 12]


def test_D33_star_fruit_does_not_double_other_things() -> None:
    d = deal(
        A="PR0 SF6 RB5 CS1 CS1",
        B="SF6 HP2 HP2 HP2 HP2",
        C="BO4 GM3 GM3 GM3 BO4",
        disaster="predatory",
    )
    d.play("A PR0, B SF6, C BO4, A -RB5")
    d.close_window()
    assert d.scores() == [6, 6, 3]  # trait +1 and bonus 5 as they are; a Fruit in hand is idle


def test_D33_booster_and_sapper_cancel_out() -> None:
    d = deal(A="GM3 SB CS1 CS1 CS1", B="IP8 SA HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 BO4")
    d.play("A GM3, B IP8, C BO4, A SB>A, B SA>A")
    d.close_window()
    assert d.scores() == [3, 8, 4]


# D34: inversions


def test_D34_inversion_exchanges_top_and_bottom() -> None:
    d = deal(A="CS1 SI HP2 HP2 HP2", B="IP8 HP2 GM3 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A CS1, B IP8, C RB5, A SI")
    d.close_window()
    assert d.scores() == [8, 1, 5]  # the one between is untouched
    assert [(e.seat, e.points) for e in d.events(Collected)] == [(0, 8)]
    assert d.actors == "B"


def test_D34_inversion_swaps_all_tied() -> None:
    """3, 3, 9 becomes 9, 9, 3."""
    d = deal(A="GM3 SI HP2 HP2 HP2", B="GM3 HP2 GM3 CS1 CS1", C="MC9 GM3 BO4 BO4 BO4")
    d.play("A GM3, B GM3, C MC9, A SI")
    d.close_window()
    assert d.scores() == [9, 9, 3]
    assert d.points == [9, 9, 0]  # each collects in full
    assert d.actors == "C"


def test_D34_several_at_both_ends() -> None:
    d = deal(
        A="GM3 SI HP2 HP2 HP2",
        B="SS7 HP2 CS1 CS1 CS1",
        C="GM3 GM3 BO4 BO4 BO4",
        D="SS7 RB5 RB5 RB5 RB5",
        disaster="predatory",
        dinosaurs=["stego", "nervous_rex", "cry_ceratops", "bad_luck_bronto"],
    )
    d.play("A GM3, B SS7, C GM3, D SS7, A SI")  # 3, 8, 3, 6
    d.close_window()
    assert d.scores() == [8, 3, 8, 6]


@pytest.mark.parametrize("inversions", [1, 2])
def test_D34_an_even_number_cancels_out(inversions: int) -> None:
    d = deal(A="CS1 SI SI HP2 HP2", B="IP8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A CS1, B IP8, C RB5, A SI")
    if inversions == 2:
        d.play("B pass, C pass, A SI")
    d.close_window()
    assert d.scores() == ([8, 1, 5] if inversions == 1 else [1, 8, 5])


def test_D34_mouth_trap_inverts() -> None:
    d = deal(A="MT5 CS1 CS1 CS1 CS1", B="IP8 HP2 HP2 GM3 GM3", C="HP2 GM3 BO4 BO4 BO4")
    d.play("A MT5, B IP8, C HP2")
    assert d.view().inversions == 1
    d.close_window()
    assert d.scores() == [5, 2, 8]


def test_D34_two_mouth_traps_cancel_out() -> None:
    d = deal(A="MT5 CS1 CS1 CS1 CS1", B="MT5 HP2 HP2 GM3 GM3", C="HP2 GM3 BO4 BO4 BO4")
    d.play("A MT5, B MT5, C HP2")
    d.close_window()
    assert d.scores() == [5, 5, 2]


def test_D34_mouth_trap_and_score_inversion_cancel_out() -> None:
    d = deal(A="MT5 SI CS1 CS1 CS1", B="IP8 HP2 HP2 GM3 GM3", C="HP2 GM3 BO4 BO4 BO4")
    d.play("A MT5, B IP8, C HP2, A SI")
    d.close_window()
    assert d.scores() == [5, 8, 2]


def test_D34_three_inversions_are_one() -> None:
    d = deal(
        A="MT5 SI CS1 CS1 CS1", B="MT5 SI HP2 GM3 GM3", C="HP2 SI BO4 BO4 BO4".replace("SI", "DI")
    )
    d.play("A MT5, B MT5, C HP2, A SI")
    d.close_window()
    assert d.scores() == [2, 2, 5]


def test_D34_a_moved_mouth_trap_still_inverts() -> None:
    d = deal(A="PL8 CS1 CS1 CS1 CS1", B="MT5 HP2 HP2 GM3 GM3", C="HP2 GM3 BO4 BO4 BO4")
    d.play("A PL8, B MT5, C HP2, A B/C")
    d.close_window()
    assert d.scores() == [2, 8, 5]


def test_D34_all_tied_nothing_changes() -> None:
    d = deal(A="RB5 SI CS1 CS1 CS1", B="RB5 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A RB5, B RB5, C RB5, A SI")
    d.close_window()
    assert d.scores() == [5, 5, 5]
    assert d.events(DisasterUnder)[0].reason == "all_tied"


def test_D34_two_survivors_simply_exchange() -> None:
    d = deal(A="CS1 SI HP2 HP2 HP2", B="IP8 HP2 GM3 GM3 GM3")
    d.play("A CS1, B IP8, A SI")
    d.close_window()
    assert d.scores() == [8, 1]


# D35: the window


def test_D35_from_the_youngest_clockwise() -> None:
    d = deal(
        A="CS1 HP2 HP2 HP2 HP2",
        B="IP8 GM3 GM3 GM3 GM3",
        C="RB5 BO4 BO4 BO4 BO4",
        youngest_first="CAB",
    )
    d.play("A CS1, B IP8, C RB5")
    assert window(d) == "CAB"


def test_D35_it_closes_when_all_have_passed_in_a_row() -> None:
    d = deal(A="CS1 SB SB HP2 HP2", B="IP8 SA GM3 GM3 GM3", C="RB5 BO4 BO4 BO4 BO4")
    d.play("A CS1, B IP8, C RB5")
    d.play("A pass, B pass, C pass")
    assert d.phase != "scoring"
    d = deal(A="CS1 SB SB HP2 HP2", B="IP8 SA GM3 GM3 GM3", C="RB5 BO4 BO4 BO4 BO4")
    d.play("A CS1, B IP8, C RB5")
    d.play("A pass, B SA>C, C pass, A SB>C")
    assert window(d) == "BCA"  # the one who played last is asked once more


def test_D35_any_number_may_be_played() -> None:
    d = deal(A="CS1 SB SB SB SB", B="IP8 SA SA SA SA", C="RB5 SB SA SI SI")
    d.play("A CS1, B IP8, C RB5")
    for _ in range(4):
        seat = d.actors
        while d.phase == "scoring" and d.legal(d.actors) != "pass":
            seat = d.actors
            d.play(f"{seat} {d.legal(seat).split()[-1]}")
    while d.phase == "scoring":
        d.play(f"{d.actors} {d.legal(d.actors).split()[-1]}")
    assert len(d.events(InstantPlayed)) == 12


def test_D35_one_instant_a_turn() -> None:
    d = deal(A="CS1 SB SB HP2 HP2", B="IP8 SA GM3 GM3 GM3", C="RB5 BO4 BO4 BO4 BO4")
    d.play("A CS1, B IP8, C RB5, A SB>A")
    assert d.actors == "B"


def test_D35_only_instants_marked_during_scoring() -> None:
    d = deal(A="CS1 DI DR IP8 SB", B="IP8 SA GM3 GM3 GM3", C="RB5 BO4 BO4 BO4 BO4")
    d.play("A CS1, B IP8, C RB5")
    assert d.legal("A") == "pass SB>A SB>B SB>C"
    with pytest.raises(Refused, match="D35"):
        d.play("A DI")


def test_D35_whoever_holds_nothing_that_fits_looks_like_one_who_passes() -> None:
    held = deal(A="CS1 SB SI HP2 HP2", B="IP8 SA GM3 GM3 GM3", C="RB5 BO4 BO4 BO4 BO4")
    empty = deal(A="CS1 DI DR HP2 HP2", B="IP8 SA GM3 GM3 GM3", C="RB5 BO4 BO4 BO4 BO4")
    for d in (held, empty):
        d.play("A CS1, B IP8, C RB5")
    assert empty.legal("A") == "pass"
    for viewer in ("B", "C", None):
        assert held.view(viewer) == empty.view(viewer)
    assert window(held) == window(empty) == "ABC"
    for viewer in ("B", "C", None):
        assert held.view(viewer) == empty.view(viewer)
        assert held.seen_by(viewer) == empty.seen_by(viewer)
    assert [e.seat for e in empty.events(Passed)] == [0, 1, 2]


def test_D35_a_card_just_played_is_gone() -> None:
    d = deal(A="CS1 SB HP2 HP2 HP2", B="IP8 SA GM3 GM3 GM3", C="RB5 BO4 BO4 BO4 BO4")
    d.play("A CS1, B IP8, C RB5, A SB>B, B pass, C pass")
    assert d.legal("A") == "pass"
    assert d.table() == "SB"  # on the table until the end of the round


# D36: Insurance


def threatened(a: str = "CS1 DI DR HP2 HP2", b: str = "IP8 DI GM3 GM3 GM3") -> Deal:
    """A would add a Natural Disaster."""
    d = deal(
        A=a,
        B=b,
        C="SS7 BO4 BO4 BO4 BO4",
        disaster="natural",
        dinosaurs=["stego", "nervous_rex", "cry_ceratops"],
    )
    d.play("A CS1, B IP8, C SS7")
    d.close_window()
    return d


def test_D36_insurance_puts_the_disaster_under_its_deck() -> None:
    d = threatened()
    before = d.view().disasters_count
    assert d.legal("A") == "pass DR>B DR>C DI"
    d.play("A DI")
    assert d.area("A") == []
    assert [(e.disaster, e.reason) for e in d.events(DisasterUnder)] == [
        ("bright_idea:1", "insured")
    ]
    assert d.under() == ["bright_idea"]
    assert d.view().disasters_count == before  # one went under, the next was flipped
    assert d.state.data[0]["disasters"][0] == 0


def test_D36_nobody_added_it_so_nobody_discards() -> None:
    d = threatened()
    d.play("A DI")
    assert d.phase == "commit"  # the round is over
    assert d.events(DisasterAdded) == []


def test_D36_others_can_not_insure() -> None:
    d = threatened()
    assert d.actors == "A"
    with pytest.raises(Refused, match="D36"):
        d.play("B DI")


def test_D36_what_was_collected_stays() -> None:
    d = threatened()
    d.play("A DI")
    assert d.points == [0, 8, 0]


def test_D36_without_one_the_only_answer_is_to_accept() -> None:
    d = threatened(a="CS1 SB SI HP2 HP2")
    assert d.actors == "A" and d.legal("A") == "pass"


# D37: Redirect


def test_D37_redirect_gives_the_disaster_to_another_survivor() -> None:
    for target in "BC":
        d = threatened()
        d.play(f"A DR>{target}, {target} pass")
        assert d.area(target) == ["natural"] and d.area("A") == []


def test_D37_who_gets_it_may_answer_with_insurance() -> None:
    d = threatened()
    d.play("A DR>B")
    assert d.legal("B") == "pass DI"
    d.play("B DI")
    assert d.area("A") == d.area("B") == []
    assert d.under() == ["bright_idea"]
    assert d.phase == "commit"


def test_D37_at_most_one_redirect_for_a_disaster() -> None:
    d = threatened()
    d.play("A DR>C")
    assert "DR" not in d.legal("C") and d.legal("C") == "pass"
    played = [e.card for e in d.events(InstantPlayed)]
    assert played == ["disaster_redirect:1"]


def test_D37_not_to_the_eliminated() -> None:
    d = deal(
        A="CS1 DR HP2 HP2 HP2",
        B="",
        C="IP8 GM3 GM3 GM3 GM3",
        D="SS7 BO4 BO4 BO4 BO4",
        out="B",
    )
    d.play("A CS1, C IP8, D SS7")
    d.close_window()
    assert d.legal("A") == "pass DR>C DR>D"


def test_D37_redirect_can_eliminate() -> None:
    d = deal(
        A="CS1 DR HP2 HP2 HP2",
        B="IP8 GM3 GM3 GM3 GM3",
        C="SS7 BO4 BO4 BO4 BO4",
        disaster="emotional",
        areas={"B": "emotional emotional", "A": "emotional emotional"},
    )
    d.play("A CS1, B IP8, C SS7")
    d.close_window()
    d.play("A DR>B, B pass")
    assert d.alive == "AC" and d.hand("B") == ""


# D38: after Sudden Death


def test_D38_insurance_for_whom_sudden_death_names() -> None:
    d = deal(A="CS1 DI HP2 HP2 HP2", B="CS1 GM3 GM3 GM3 GM3", C="SS7 BO4 BO4 BO4 BO4")
    d.play("A CS1, B CS1, C SS7")
    d.close_window()
    d.play("A HP2, B GM3")
    assert d.phase == "disaster" and d.actors == "A"
    assert d.legal("A") == "pass DI"
    d.play("A DI")
    assert d.under() == ["meteor"] and d.area("A") == []


def test_D38_redirect_for_whom_sudden_death_names() -> None:
    d = deal(A="CS1 DR HP2 HP2 HP2", B="CS1 GM3 GM3 GM3 GM3", C="SS7 BO4 BO4 BO4 BO4")
    d.play("A CS1, B CS1, C SS7")
    d.close_window()
    d.play("A HP2, B GM3, A DR>C, C pass")
    assert d.area("C") == ["meteor"]
    assert d.phase == "discard" and d.actors == "C"


@pytest.mark.parametrize("answer", ["DI", "DR>B", "DR>C"])
def test_D38_D41_also_when_named_for_lack_of_a_point_card(answer: str) -> None:
    d = deal(A="CS1 DI DR SB SA", B="CS1 GM3 GM3 GM3 GM3", C="SS7 BO4 BO4 BO4 BO4")
    d.play("A CS1, B CS1, C SS7")
    d.close_window()
    assert d.phase == "disaster" and d.actors == "A"
    assert d.legal("A") == "pass DR>B DR>C DI"
    d.play(f"A {answer}")
    assert d.area("A") == []


def test_D32_D34_nothing_of_a_round_lasts_into_the_next() -> None:
    """Rock, Booster, Sapper, Fruit and Inversion count once; so does the Chainsaw."""
    d = deal(
        A="PR0 RB5 SB BD6 SI",
        B="SF6 MT5 SA GM3 GM3",
        C="SS7 BO4 BO4 BO4 BO4",
        deck="HP2 HP2 HP2 HP2 CS1 CS1 CS1 CS1",
        next_disasters="meteor",
    )
    d.play("A PR0, B SF6, C SS7, A -RB5, A SB>A, B SA>B, C pass, A SI")
    d.quiet()
    assert d.scores() == [2, 9, 7]  # 5 + 4 and 6 - 4, exchanged
    d.play("A BD6, B GM3, C BO4")
    d.close_window()
    assert d.scores() == [6, 3, 4]


def test_D31_the_chainsaw_voids_one_round_only() -> None:
    d = deal(
        A="FC9 BD6 CS1 CS1 CS1",
        B="MT5 MT5 HP2 HP2 GM3",
        C="SS7 BO4 BO4 BO4 BO4",
        next_disasters="meteor",
    )
    d.round("A FC9, B MT5, C SS7")
    assert d.scores() == [9, 5, 7]
    d.play("A BD6, B MT5, C BO4")
    d.close_window()
    assert d.scores() == [4, 5, 6]
