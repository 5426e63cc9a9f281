"""Ties, Sudden Death, winning and two players, each with its deal written out: D39 to D43."""

import pytest

import nestling
from nestling import Refused
from nestling.games.dinosaurs.events import (
    AllTied,
    Collected,
    Committed,
    DisasterUnder,
    Drew,
    Eliminated,
    Moved,
    NoPointCard,
    Revealed,
    Scored,
    SuddenDeath,
    Won,
)

from . import facts
from .deal import Deal, deal, main_cards

pytestmark = pytest.mark.engine


# D39: all tied


def test_D39_all_tied_the_disaster_goes_under_and_nobody_collects() -> None:
    d = deal(
        A="RB5 CS1 CS1 CS1 CS1",
        B="RB5 HP2 HP2 HP2 HP2",
        C="RB5 GM3 GM3 GM3 GM3",
        areas={"B": "natural natural"},
    )
    d.play("A RB5, B RB5, C RB5")
    d.close_window()
    assert len(d.events(AllTied)) == 1
    assert d.events(Collected) == [] and d.events(SuddenDeath) == []
    assert [(e.disaster, e.reason) for e in d.events(DisasterUnder)] == [("meteor:1", "all_tied")]
    assert d.under() == ["meteor"]
    assert d.phase == "commit"  # without anybody deciding: the next round


def test_D39_movement_and_refill_still_happen() -> None:
    d = deal(
        A="RB5 CS1 CS1 CS1 CS1",
        B="RB5 HP2 HP2 HP2 HP2",
        C="RB5 GM3 GM3 GM3 GM3",
        areas={"B": "natural natural"},
        points={"B": 7},
        deck="MC9 MC9 MC9",
    )
    d.play("A RB5, B RB5, C RB5")
    d.close_window()
    assert [(e.seat, e.steps) for e in d.events(Moved)] == [(1, 2)]
    assert d.points == [0, 9, 0]
    assert [e.seat for e in d.events(Drew)] == [0, 1, 2]
    assert d.view().hand_counts[:3] == [5, 5, 5]


def test_D39_ties_are_judged_by_final_scores() -> None:
    """Traits and Instants break the tie of 5, 5, 5, or make one of 5, 3, 4."""
    d = deal(
        A="RB5 CS1 CS1 CS1 CS1", B="GM3 SB HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 BO4", disaster="natural"
    )  # Ceratops -1, Bronto +1
    d.play("A RB5, B GM3, C BO4, A pass, B SB>B, C pass")
    d.close_window()
    assert d.scores() == [5, 4, 5] and d.events(AllTied) == []
    d = deal(
        A="RB5 CS1 CS1 CS1 CS1", B="BO4 SB HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 BO4", disaster="natural"
    )
    d.play("A RB5, B BO4, C BO4, A pass, B SB>B, C pass")
    d.close_window()
    assert d.scores() == [5, 5, 5] and len(d.events(AllTied)) == 1


def test_D39_the_tie_of_all_survivors_whoever_is_out() -> None:
    d = deal(A="RB5 CS1 CS1 CS1 CS1", B="", C="RB5 GM3 GM3 GM3 GM3", out="B")
    d.play("A RB5, C RB5")
    d.close_window()
    assert len(d.events(AllTied)) == 1


def test_D39_reaching_50_by_movement_wins() -> None:
    d = deal(
        A="RB5 CS1 CS1 CS1 CS1",
        B="RB5 HP2 HP2 HP2 HP2",
        areas={"A": "natural"},
        points={"A": 49, "B": 49},
    )
    d.play("A RB5, B RB5")
    d.close_window()
    assert d.state.outcome is not None and d.state.outcome.winners == (0,)


# D40: Sudden Death


def fight(**more: str) -> Deal:
    """A and B are tied lowest with 1, C has 7."""
    hands = {
        "A": "CS1 HP2 BO4 FS4 MT5",
        "B": "CS1 GM3 BO4 DS3 SB",
        "C": "SS7 BO4 RB5 RB5 RB5",
    }
    hands.update(more)
    d = deal(**hands)  # type: ignore[arg-type]
    d.play("A CS1, B CS1, C SS7")
    d.close_window()
    return d


def test_D40_several_lowest_lay_another_point_card() -> None:
    d = fight()
    assert d.phase == "sudden_death" and d.actors == "AB"
    assert d.legal("A") == "HP2 BO4 FS4 MT5"
    assert d.legal("B") == "GM3 DS3 BO4"  # no Instants
    assert [(e.seats, e.number) for e in d.events(SuddenDeath)] == [([0, 1], 1)]
    with pytest.raises(Refused, match="D40"):
        d.play("C BO4")


def test_D40_the_others_have_collected_before() -> None:
    d = fight()
    assert [(e.seat, e.points) for e in d.events(Collected)] == [(2, 7)]
    assert d.points == [0, 0, 7]


@pytest.mark.parametrize("first", ["A", "B"])
def test_D40_laid_face_down_and_revealed_together(first: str) -> None:
    d = fight()
    second = "B" if first == "A" else "A"
    card = {"A": "HP2", "B": "GM3"}
    d.play(f"{first} {card[first]}")
    assert d.view(first).laid_card is not None
    for other in (second, "C", None):
        assert d.view(other).laid_card is None
        assert d.seen_by(other)[-1].card is None  # type: ignore[attr-defined]
    assert len([e for e in d.events(Revealed) if e.sudden_death]) == 0
    d.play(f"{second} {card[second]}")
    assert [e.seat for e in d.events(Revealed) if e.sudden_death == 1] == [0, 1]


def test_D40_lowest_printed_value_takes_the_disaster() -> None:
    d = fight()
    d.play("A HP2, B GM3")
    assert d.phase == "disaster" and d.actors == "A"
    d = fight()
    d.play("A BO4, B GM3")
    assert d.phase == "disaster" and d.actors == "B"


def test_D40_no_traits() -> None:
    """Nervous Rex would have 3 + 1 against Predatory and Bronto 4 - 1."""
    d = deal(
        A="HP2 GM3 BO4 BO4 CS1",
        B="BO4 BO4 HP2 CS1 CS1",
        C="SS7 RB5 RB5 RB5 RB5",
        disaster="predatory",
        dinosaurs=["nervous_rex", "bad_luck_bronto", "stego"],
    )
    d.play("A HP2, B BO4, C SS7")
    d.close_window()
    assert d.scores() == [3, 3, 7]
    d.play("A GM3, B BO4")
    assert d.actors == "A"


def test_D40_no_effects_no_instants_no_inversion() -> None:
    d = fight(A="CS1 HP2 PR0 FS4 MT5", B="CS1 GM3 TN7 SB SI")
    d.play("A MT5, B TN7")
    assert d.phase == "disaster" and d.actors == "A"  # 5 against 7, the Trap does nothing
    d = fight(A="CS1 HP2 PR0 FS4 MT5", B="CS1 GM3 TN7 SB SI")
    d.play("A FS4, B TN7")
    assert d.phase == "disaster" and d.actors == "A"  # no Spray
    d = fight(A="CS1 HP2 PR0 FS4 MT5", B="CS1 GM3 FC9 SB SI")
    d.play("A PR0, B FC9")
    assert d.phase == "disaster" and d.actors == "A"
    assert len(d.events(Scored)) == 3


def test_D40_nobody_in_it_collects() -> None:
    d = fight()
    d.play("A HP2, B GM3")
    d.quiet()
    assert [(e.seat, e.points) for e in d.events(Collected)] == [(2, 7)]
    assert d.points == [1, 0, 7]  # A moves for the Disaster just taken


def test_D40_those_still_tied_lowest_repeat_it_among_themselves() -> None:
    d = deal(
        A="CS1 BO4 HP2 HP2 HP2",
        B="CS1 BO4 GM3 GM3 GM3",
        C="CS1 RB5 RB5 RB5 RB5",
        D="SS7 BD6 BD6 BD6 BD6",
    )
    d.play("A CS1, B CS1, C CS1, D SS7")
    d.close_window()
    assert d.actors == "ABC"
    d.play("C RB5, A BO4, B BO4")
    assert d.phase == "sudden_death" and d.actors == "AB"
    assert [(e.seats, e.number) for e in d.events(SuddenDeath)] == [([0, 1, 2], 1), ([0, 1], 2)]
    d.play("B GM3, A HP2")
    assert d.phase == "disaster" and d.actors == "A"
    assert d.table() == "BO4 BO4 RB5 HP2 GM3"


def test_D40_all_in_it_tied_repeat_too() -> None:
    d = fight()
    d.play("A BO4, B BO4")
    assert d.actors == "AB" and d.phase == "sudden_death"
    d.play("A FS4, B DS3")
    assert d.actors == "B"


def test_D40_cards_laid_are_final_and_from_hand() -> None:
    d = fight()
    d.play("A HP2")
    with pytest.raises(Refused, match="D40"):
        d.play("A BO4")
    assert [e.sudden_death for e in d.events(Committed)] == [0, 0, 0, 1]


# D41: no Point card left


def test_D41_one_lacking_takes_the_disaster_and_nobody_plays() -> None:
    d = fight(A="CS1 SB SB SA DI")
    assert [e.seats for e in d.events(NoPointCard)] == [[0]]
    assert d.phase == "disaster" and d.actors == "A"
    assert d.view().hand_counts[:3] == [4, 4, 4]
    d.play("A pass, A -SA")
    assert d.area("A") == ["meteor"]


def test_D41_several_lacking_send_the_disaster_under() -> None:
    d = fight(A="CS1 SB SB SA DI", B="CS1 SB SI SA DR")
    assert [e.seats for e in d.events(NoPointCard)] == [[0, 1]]
    assert [(e.disaster, e.reason) for e in d.events(DisasterUnder)] == [
        ("meteor:1", "no_point_card")
    ]
    assert d.points == [0, 0, 7]  # what others collected stays
    assert d.phase == "commit" and d.view().hand_counts[:3] == [5, 5, 5]


def test_D41_several_lacking_though_another_could_play() -> None:
    d = deal(
        A="CS1 SB SB SA DI",
        B="CS1 SB SI SA DI",
        C="CS1 RB5 RB5 RB5 RB5",
        D="SS7 BD6 BD6 BD6 BD6",
        areas={"D": "natural"},
    )
    d.play("A CS1, B CS1, C CS1, D SS7")
    d.close_window()
    assert [e.seats for e in d.events(NoPointCard)] == [[0, 1]]
    assert d.events(DisasterUnder)[0].reason == "no_point_card"
    assert [(e.seat, e.steps) for e in d.events(Moved)] == [(3, 1)]
    assert d.phase == "commit"


def test_D41_one_lacking_of_three() -> None:
    d = deal(
        A="CS1 HP2 HP2 HP2 HP2",
        B="CS1 SB SI SA DI",
        C="CS1 RB5 RB5 RB5 RB5",
        D="SS7 BD6 BD6 BD6 BD6",
    )
    d.play("A CS1, B CS1, C CS1, D SS7")
    d.close_window()
    assert d.phase == "disaster" and d.actors == "B"


def test_D41_it_is_checked_before_each_play() -> None:
    d = fight(A="CS1 BO4 SB SA DI")
    assert d.actors == "AB"
    d.play("A BO4, B BO4")
    assert [e.seats for e in d.events(NoPointCard)] == [[0]]
    assert d.phase == "disaster" and d.actors == "A"


def test_D41_several_lacking_at_the_second_play() -> None:
    d = fight(A="CS1 BO4 SB SA DI", B="CS1 BO4 SB SA DI")
    d.play("A BO4, B BO4")
    assert [e.seats for e in d.events(NoPointCard)] == [[0, 1]]
    assert d.phase == "commit"


def test_D41_an_empty_hand_lacks_a_point_card() -> None:
    d = fight(A="CS1")
    assert [e.seats for e in d.events(NoPointCard)] == [[0]]
    d.play("A pass")
    assert d.phase == "commit"  # nothing to discard by D10


def test_D41_everyone_learns_that_the_hand_holds_only_instants() -> None:
    d = fight(A="CS1 SB SB SA DI")
    assert d.view().known_instants[:3] == [4, 0, 0]


# D42: winning


def test_D42_50_after_collecting_ends_the_game_before_the_disaster() -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        points={"A": 49, "B": 42},
        areas={"A": "natural"},  # A would reach 50 by the movement of D12
    )
    d.play("A CS1, B IP8, C RB5")
    d.close_window()
    outcome = d.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.why) == ((1,), "reached_goal")
    assert d.points == [49, 50, 0] and d.area("A") == ["natural"]


def test_D42_49_is_not_enough() -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        points={"B": 41},
    )
    d.round("A CS1, B IP8, C RB5")
    assert d.state.outcome is None and d.points[1] == 49


def test_D42_50_after_movement() -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        points={"A": 49, "C": 46},
        areas={"C": "natural natural predatory"},
    )
    d.round("A CS1, B IP8, C RB5")
    outcome = d.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.totals) == ((0,), (50, 8, 49))  # the one just taken counts
    assert d.events(Drew) == []  # nothing is drawn any more


@pytest.mark.parametrize(("b", "c", "winner"), [(49, 48, 1), (48, 49, 2)])
def test_D42_the_higher_total_wins_uncapped(b: int, c: int, winner: int) -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="IP8 GM3 BO4 BO4 BO4",
        points={"B": b, "C": c},
    )
    d.play("A CS1, B IP8, C IP8")
    d.close_window()
    outcome = d.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.totals) == ((winner,), (0, b + 8, c + 8))


def test_D42_equal_totals_share_the_win() -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="IP8 GM3 BO4 BO4 BO4",
        points={"B": 48, "C": 48},
    )
    d.play("A CS1, B IP8, C IP8")
    d.close_window()
    outcome = d.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.totals) == ((1, 2), (0, 56, 56))
    assert d.events(Won)[0].winners == [1, 2]


def test_D42_shared_also_at_the_movement() -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        points={"A": 50 - 1, "C": 48},
        areas={"C": "natural natural"},
    )
    d.round("A CS1, B IP8, C RB5")
    assert d.state.outcome is not None and d.state.outcome.winners == (0, 2)


def test_D42_the_last_survivor_wins_with_any_points() -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="",
        out="C",
        disaster="natural",
        areas={"A": "natural natural"},
        points={"A": 30, "C": 49},
    )
    d.play("A CS1, B IP8")
    d.close_window()
    d.play("A pass")
    outcome = d.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.why) == ((1,), "last_survivor")


@pytest.mark.parametrize(("a", "winners"), [(30, (0,)), (24, (2,)), (28, (0, 2))])
def test_D42_after_100_rounds_the_highest_total_wins(a: int, winners: tuple[int, ...]) -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        points={"A": a, "B": 3, "C": 28},
        areas={"C": "natural"},
        round_number=100,
    )
    d.round("A CS1, B IP8, C RB5")  # A and C move one each
    outcome = d.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.why) == (winners, "round_limit")


def test_D42_round_99_is_not_the_last() -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        round_number=99,
    )
    d.round("A CS1, B IP8, C RB5")
    assert d.state.outcome is None and d.view().round_number == 100


def test_D42_the_eliminated_do_not_win_at_the_round_limit() -> None:
    d = deal(
        A="",
        B="IP8 HP2 HP2 GM3 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        out="A",
        points={"A": 45, "B": 3, "C": 2},
        round_number=100,
    )
    d.round("B IP8, C RB5")
    assert d.state.outcome is not None and d.state.outcome.winners == (1,)


def test_D42_reaching_50_in_round_100_is_reaching_the_goal() -> None:
    d = deal(
        A="CS1 CS1 CS1 HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        points={"B": 45},
        round_number=100,
    )
    d.round("A CS1, B IP8")
    assert d.state.outcome is not None and d.state.outcome.why == "reached_goal"


# D43: two players


def test_D43_values_1_2_and_3_leave_the_game() -> None:
    state = nestling.game("dinosaurs", players=2).start(seed=4)
    cards = [facts.MAIN[facts.KIND_OF[card]] for card in main_cards(state.data[0])]
    assert len(cards) == 51
    assert {card.value for card in cards} == {0, 4, 5, 6, 7, 8, 9, None}


def test_D43_on_by_default_for_two_and_for_two_only() -> None:
    assert nestling.game("dinosaurs", players=2).settings["two_player_changes"] is True
    for players in (3, 4):
        settings = nestling.game("dinosaurs", players=players).settings
        assert settings["two_player_changes"] is False
        with pytest.raises(Refused, match="D43"):
            nestling.game("dinosaurs", players=players, two_player_changes=True)


def test_D43_off_all_cards_are_played() -> None:
    state = nestling.game("dinosaurs", players=2, two_player_changes=False).start(seed=4)
    assert len(main_cards(state.data[0])) == 69


def test_D43_a_tie_for_lowest_is_a_tie_of_all() -> None:
    d = deal(A="BO4 RB5 RB5 BD6 BD6", B="BO4 BO4 BD6 BD6 SS7", two_player_changes=True)
    d.play("A BO4, B BO4")
    d.close_window()
    assert len(d.events(AllTied)) == 1 and d.events(SuddenDeath) == []


def test_D43_hungry_plant_never_has_targets() -> None:
    d = deal(A="PL8 RB5 RB5 BD6 BD6", B="BO4 BO4 BD6 BD6 SS7", two_player_changes=True)
    d.play("A PL8, B BO4")
    assert d.phase == "effect" and d.legal("A") == "pass"


def test_D43_D17_replaces_D16() -> None:
    for changes, out in ((True, False), (False, True)):
        d = deal(
            A="BO4 RB5 RB5 BD6 BD6",
            B="IP8 BO4 BD6 BD6 SS7",
            two_player_changes=changes,
            disaster="natural",
            areas={"A": "natural natural"},
        )
        d.play("A BO4, B IP8")
        d.close_window()
        d.play("A pass")
        assert (d.events(Eliminated) != []) == out
