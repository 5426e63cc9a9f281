"""Set-up and the course of a round: D1 to D14."""

import itertools

import pytest

import nestling
from nestling import Refused
from nestling.core.compiled import INTERPRETED
from nestling.games.dinosaurs.events import (
    Cleared,
    Collected,
    Dealt,
    DisasterAdded,
    DisasterUnder,
    Discarded,
    Drew,
    Eliminated,
    Flipped,
    HandReplaced,
    Moved,
    Reshuffled,
    Revealed,
    Seated,
    Won,
)

from . import facts
from .deal import Deal, check_places, deal, disaster_cards, main_cards

pytestmark = pytest.mark.engine


def test_D1_53_point_cards_16_instants_28_disasters_4_dinosaurs() -> None:
    state = nestling.game("dinosaurs", players=4).start(seed=1)
    cards = [facts.MAIN[facts.KIND_OF[card]] for card in main_cards(state.data[0])]
    assert len(cards) == 69
    assert sum(card.value is not None for card in cards) == 53
    assert sum(card.value is None for card in cards) == 16
    assert len(disaster_cards(state.data[0])) == 28
    assert len(set(state.observe(None).dinosaurs)) == 4
    check_places(state.data[0])


def test_D2_chosen_dinosaurs_sit_where_they_were_chosen() -> None:
    wanted = ["stego", None, "nervous_rex"]
    for seed in range(10):
        state = nestling.game("dinosaurs", players=3, dinosaurs=wanted).start(seed)
        seated = [e.dinosaur for e in state.events if isinstance(e, Seated)]
        assert (seated[0], seated[2]) == ("stego", "nervous_rex")
        assert seated[1] in {"cry_ceratops", "bad_luck_bronto"}
        assert state.observe(0).dinosaurs == seated


def test_D2_dinosaurs_by_lot_are_all_different_and_every_order_comes_up() -> None:
    game = nestling.game("dinosaurs", players=2)
    orders = {tuple(game.start(seed).observe(None).dinosaurs) for seed in range(120)}
    assert orders == set(itertools.permutations(facts.TRAITS, 2))


def test_D2_nobody_may_choose_a_dinosaur_twice() -> None:
    with pytest.raises(Refused, match="D2"):
        nestling.game("dinosaurs", players=2, dinosaurs=["stego", "stego"])


def test_D2_all_start_at_0() -> None:
    assert nestling.game("dinosaurs", players=4).start(seed=5).observe(0).points == [0] * 4


def test_D3_five_cards_each_and_an_empty_discard_pile() -> None:
    for players in (2, 3, 4):
        state = nestling.game("dinosaurs", players=players).start(seed=9)
        view = state.observe(0)
        assert view.hand_counts[:players] == [5] * players
        assert sum(view.discard) == 0
        assert view.deck_count == (51 if players == 2 else 69) - 5 * players
        dealt = [e for e in state.events if isinstance(e, Dealt)]
        assert [(e.seat, e.count) for e in dealt] == [(seat, 5) for seat in range(players)]


def test_D3_both_decks_are_shuffled() -> None:
    game = nestling.game("dinosaurs", players=4)
    starts = [game.start(seed).data[0] for seed in range(20)]
    for deck in ("deck", "disasters"):
        orders = {s[deck].tobytes() for s in starts}
        assert len(orders) == 20
        assert len({int(s[deck][0]) for s in starts}) > 5


def test_D3_the_same_seed_deals_the_same_cards() -> None:
    game = nestling.game("dinosaurs", players=4)
    assert game.start(seed=3).record_bytes == game.start(seed=3).record_bytes


def test_D4_age_rises_clockwise_from_the_first_seat() -> None:
    assert nestling.game("dinosaurs", players=4).start(0).observe(0).age == [0, 1, 2, 3]


def test_D4_age_rises_clockwise_from_the_youngest() -> None:
    assert nestling.game("dinosaurs", players=3, youngest=1).start(0).observe(0).age == [2, 0, 1]


def test_D4_the_youngest_survivor_begins_when_the_youngest_is_out() -> None:
    d = deal(
        A="",
        B="CS1 CS1 CS1 CS1 HP2",
        C="HP2 HP2 HP2 GM3 GM3",
        D="GM3 GM3 BO4 BO4 BO4",
        youngest_first="ACBD",
        out="A",
    )
    d.play("B CS1, C HP2, D GM3")
    asked = []
    while d.phase == "scoring":
        asked.append(d.actors)
        d.play(f"{d.actors} pass")
    assert asked == ["C", "D", "B"]  # C is the youngest left; from there clockwise


def test_D5_the_top_disaster_is_flipped_and_announced() -> None:
    d = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="HP2 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        next_disasters="shark_with_legs ghosted",
    )
    d.round("A CS1, B HP2, C GM3")
    d.round("A CS1, B GM3, C BO4")
    assert d.events(Flipped)[0].disaster == "shark_with_legs:1"
    assert d.events(Flipped)[0].round == 2
    assert d.events(Flipped)[1].disaster == "ghosted:1"
    assert d.view().disaster == "ghosted"


def test_D5_every_survivor_holds_five_cards_when_a_round_begins() -> None:
    d = deal(
        A="FS4 SB SB CS1 CS1",
        B="TN7 HP2 HP2 HP2 DI",
        C="BO4 BO4 BO4 BO4 RB5",
        deck="HP2 GM3 GM3 GM3 GM3 DS3",
    )
    d.play("A FS4, B TN7, C RB5")
    d.play("A -SB, A -SB, A -CS1")  # one card left in A's hand
    d.play("B use, B +GM3")  # five in B's
    d.quiet()
    assert d.view().hand_counts[:3] == [5, 5, 5]


@pytest.mark.parametrize("order", list(itertools.permutations("ABC")))
def test_D6_cards_are_laid_in_any_order_and_revealed_together(order: tuple[str, ...]) -> None:
    d = deal(A="CS1 CS1 CS1 CS1 HP2", B="HP2 HP2 HP2 GM3 GM3", C="GM3 GM3 BO4 BO4 BO4")
    card = {"A": "CS1", "B": "HP2", "C": "BO4"}
    for count, seat in enumerate(order, 1):
        assert d.events(Revealed) == []
        assert d.view().played == [None] * 4
        assert seat in d.actors
        d.play(f"{seat} {card[seat]}")
        assert len(d.actors) == max(1, 3 - count)
    assert [e.card.split(":")[0] for e in d.events(Revealed)] == [
        "cool_stick",
        "handy_pan",
        "bonehead",
    ]
    assert d.front() == "CS1 HP2 BO4"


def test_D6_a_laid_card_is_hidden_from_all_but_its_owner() -> None:
    d = deal(A="CS1 CS1 CS1 CS1 HP2", B="HP2 HP2 HP2 GM3 GM3")
    d.play("A HP2")
    assert d.view("A").laid_card == "handy_pan"
    for other in ("B", None):
        view = d.view(other)
        assert view.laid_card is None
        assert view.laid == [0]
        assert view.played == view.revealed == [None] * 4
        assert view.hand_counts[:2] == [4, 5]
        assert d.seen_by(other)[-1].card is None  # type: ignore[attr-defined]
    assert d.seen_by("A")[-1].card == "handy_pan"  # type: ignore[attr-defined]


def test_D6_a_laid_card_is_final() -> None:
    d = deal(A="CS1 CS1 CS1 CS1 HP2", B="HP2 HP2 HP2 GM3 GM3")
    d.play("A HP2")
    with pytest.raises(Refused, match="D6") as refusal:
        d.play("A CS1")
    assert refusal.value.code == "not_your_turn"


def test_D6_only_point_cards_from_hand_can_be_laid() -> None:
    d = deal(A="CS1 DI SB SA SI", B="HP2 HP2 HP2 GM3 GM3")
    assert d.legal("A") == "CS1"
    for notation in ("HP2", "SI", "DI", "SB>A", "pass", "-CS1"):
        with pytest.raises(Refused, match="D6"):
            d.play(f"A {notation}")


def test_D7_a_hand_without_point_card_is_replaced() -> None:
    d = deal(
        A="CS1 SB SB SA SI",
        B="HP2 HP2 HP2 GM3 GM3",
        deck="DI HP2 BO4 BO4 SB RB5 RB5",  # A draws the Insurance, B the Pan
    )
    d.round("A CS1, B GM3")
    replaced = d.events(HandReplaced)
    assert [(e.seat, e.cards) for e in replaced] == [
        (
            0,
            [
                "disaster_insurance:1",
                "score_booster:1",
                "score_booster:2",
                "score_sapper:1",
                "score_inversion:1",
            ],
        )
    ]
    assert d.hand("A") == "BO4 BO4 RB5 RB5 SB"
    assert sorted(d.discard().split()) == sorted("CS1 GM3 DI SB SB SA SI".split())
    assert d.phase == "commit"


def test_D7_it_is_repeated_until_there_is_a_point_card() -> None:
    d = deal(
        A="CS1 SB SB SA SI",
        B="HP2 HP2 HP2 GM3 GM3",
        deck="DI HP2 SB SB SB SA SA DI DI DR SI FC9",
    )
    d.round("A CS1, B GM3")
    assert len(d.events(HandReplaced)) == 2
    assert d.hand("A") == "FC9 DI DI DR SI"


def test_D7_from_the_youngest_clockwise() -> None:
    d = deal(
        A="CS1 SB SB SA SI",
        B="HP2 HP2 HP2 GM3 GM3",
        C="GM3 SB SB SA SA",
        youngest_first="CAB",
        deck="DI DI HP2 RB5 RB5 RB5 RB5 SA BO4 BO4 BO4 BO4 SA",  # C, A, B draw one each
    )
    d.round("A CS1, B GM3, C GM3")
    assert [e.seat for e in d.events(HandReplaced)] == [2, 0]
    assert d.hand("C") == "RB5 RB5 RB5 RB5 SA"
    assert d.hand("A") == "BO4 BO4 BO4 BO4 SA"


def test_D7_does_not_apply_in_sudden_death() -> None:
    d = deal(A="CS1 SB SB SA SI", B="CS1 HP2 HP2 GM3 GM3", C="GM3 GM3 BO4 BO4 BO4")
    d.play("A CS1, B CS1, C BO4")
    d.close_window()
    assert d.events(HandReplaced) == []
    assert d.phase == "disaster" and d.actors == "A"  # D41 instead


def test_D8_order_of_a_round() -> None:
    d = deal(
        A="PR0 BO4 BO4 SB SI",
        B="HP2 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 RB5",
    )
    d.play("A PR0, B HP2, C GM3")
    d.play("A -BO4, A SB>B")
    events = d.quiet()
    names = [type(event).__name__ for event in d.seen_by(None)]
    order = list(dict.fromkeys(names))
    assert order == [
        "Committed",
        "Revealed",
        "EffectUsed",
        "Discarded",
        "InstantPlayed",
        "Passed",
        "Scored",
        "Collected",
        "DisasterAccepted",
        "DisasterAdded",
        "Moved",
        "Drew",
        "Cleared",
        "Flipped",
    ]
    assert isinstance(events[-1], Flipped)


def test_D9_the_highest_score_moves_that_far() -> None:
    d = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        points={"A": 3, "B": 10, "C": 20},
    )
    d.play("A CS1, B IP8, C BO4")
    d.close_window()
    assert d.points == [3, 18, 20]


def test_D9_all_who_are_tied_highest_collect_in_full() -> None:
    d = deal(A="IP8 CS1 CS1 CS1 HP2", B="IP8 HP2 HP2 GM3 GM3", C="GM3 GM3 BO4 BO4 BO4")
    d.play("A IP8, B IP8, C BO4")
    d.close_window()
    assert d.points == [8, 8, 0]
    assert [(e.seat, e.points) for e in d.events(Collected)] == [(0, 8), (1, 8)]


def test_D9_a_score_below_0_collects_0_and_nobody_moves_back() -> None:
    d = deal(
        A="PR0 SA SA SA CS1",
        B="PR0 SA SA HP2 HP2",
        disaster="emotional",  # Nervous Rex -1, Stego 0
        dinosaurs=["nervous_rex", "stego"],
        points={"A": 5, "B": 7},
    )
    d.play("A PR0, B PR0")
    d.decline_effects()
    d.play("A SA>A, B SA>B, A SA>B, B SA>A")
    d.close_window()
    assert d.scores() == [-5, -4]
    assert d.points == [5, 7]
    assert [(e.seat, e.points) for e in d.events(Collected)] == [(1, 0)]


def test_D10_the_lowest_score_adds_the_disaster() -> None:
    d = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        disaster="predatory",
    )
    d.play("A CS1, B IP8, C BO4")
    d.close_window()
    assert d.actors == "A" and d.legal("A") == "pass"
    d.play("A pass")
    assert d.area("A") == ["predatory"]
    assert d.events(DisasterAdded)[0].seat == 0
    assert d.view().disaster is None


def test_D10_who_added_it_may_discard_one_card_without_redraw() -> None:
    d = deal(
        A="CS1 CS1 HP2 DI SB",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        deck="FC9 MC9",
    )
    d.play("A CS1, B IP8, C BO4")
    d.close_window()
    d.play("A pass")
    assert d.phase == "discard" and d.actors == "A"
    assert d.legal("A") == "pass -CS1 -HP2 -DI -SB"
    events = d.play("A -DI")
    assert isinstance(events[0], Discarded)
    assert events[0].cards == ["disaster_insurance:1"] and events[0].reason == "added_disaster"
    assert d.hand("A") == "CS1 HP2 MC9 FC9 SB"  # filled up at the end of the round only


def test_D10_the_discard_may_be_left_out() -> None:
    d = deal(
        A="CS1 CS1 HP2 DI SB",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        deck="FC9",
    )
    d.play("A CS1, B IP8, C BO4")
    d.close_window()
    d.play("A pass, A pass")
    assert d.events(Discarded) == []
    assert d.hand("A") == "CS1 HP2 FC9 DI SB"


def test_D10_an_empty_hand_discards_nothing() -> None:
    d = deal(
        A="FS4 SB SA HP2 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 RB5 BO4 BO4",
    )
    d.play("A FS4, B IP8, C RB5, A -SB, A -HP2, A -HP2, A SA>B")
    d.close_window()
    assert d.hand("A") == "" and d.phase == "disaster"
    d.play("A pass")
    assert d.phase == "commit"


def test_D10_D37_the_discard_belongs_to_whoever_finally_adds() -> None:
    d = deal(
        A="CS1 CS1 HP2 DR SB",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        disaster="natural",
    )
    d.play("A CS1, B IP8, C BO4")
    d.close_window()
    d.play("A DR>B")
    assert d.phase == "disaster" and d.actors == "B"
    d.play("B pass")
    assert d.area("A") == [] and d.area("B") == ["natural"]
    assert d.phase == "discard" and d.actors == "B"
    assert d.legal("B") == "pass -HP2 -GM3"


def test_D11_eliminated_at_once_with_the_hand_discarded() -> None:
    d = deal(
        A="CS1 CS1 HP2 HP2 SB",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        disaster="natural",
        areas={"A": "natural natural"},
        points={"A": 40},
    )
    d.play("A CS1, B IP8, C BO4")
    d.close_window()
    events = d.play("A pass")
    assert [e.seat for e in d.events(Eliminated)] == [0]
    thrown = d.events(Discarded)[0]
    assert thrown.reason == "eliminated"
    assert thrown.cards == ["cool_stick:2", "handy_pan:1", "handy_pan:2", "score_booster:1"]
    assert d.hand("A") == ""
    assert d.alive == "BC"
    assert d.phase == "commit"  # no discard for A, and the round went on to its end
    assert not any(isinstance(e, Moved) and e.seat == 0 for e in events)
    assert d.points == [40, 7, 0]
    check_places(d.state.data[0])


def test_D11_an_eliminated_player_only_looks_on() -> None:
    d = deal(
        A="",
        B="CS1 CS1 CS1 HP2 HP2",
        C="HP2 HP2 GM3 GM3 GM3",
        D="GM3 BO4 BO4 BO4 BO4",
        areas={"A": "natural natural natural"},
        out="A",
        points={"A": 49},
    )
    for _ in range(3):
        assert d.actors == "BCD"
        cards = {seat: d.legal(seat).split()[0] for seat in "BCD"}
        events = d.round(", ".join(f"{seat} {card}" for seat, card in cards.items()))
        assert not [e for e in events if getattr(e, "seat", None) == 0]
        with pytest.raises(Refused):
            d.play("A CS1")
    assert d.points[0] == 49
    assert d.area("A") == ["natural"] * 3  # out of play for good
    assert d.view("A").hand == []


def test_D11_D42_the_last_survivor_wins_at_once() -> None:
    d = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        disaster="natural",
        areas={"A": "natural natural", "B": "emotional"},
        points={"A": 30},
    )
    d.play("A CS1, B IP8")
    d.close_window()
    d.play("A pass")
    outcome = d.state.outcome
    assert outcome is not None
    assert outcome.winners == (1,) and outcome.why == "last_survivor"
    assert d.events(Moved) == [] and d.points == [30, 7]  # no movement any more
    assert d.actors == ""


def test_D12_one_step_for_each_disaster_in_the_own_area() -> None:
    d = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        disaster="natural",
        areas={"A": "emotional emotional natural", "C": "natural predatory"},
        points={"A": 10, "C": 20},
    )
    d.round("A CS1, B IP8, C BO4")
    moved = {e.seat: (e.steps, e.start, e.end) for e in d.events(Moved)}
    assert moved == {0: (4, 10, 14), 2: (2, 20, 22)}  # A's new one counts; B has none
    assert d.points == [14, 7, 22]  # Cry Ceratops: -1 against Natural


def test_D12_move_then_draw_then_clear() -> None:
    d = deal(
        A="CS1 SB CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
    )
    d.play("A CS1, B IP8, C BO4, A SB>B")
    d.close_window()
    events = d.play("A pass, A pass")
    kinds = [type(e) for e in events]
    assert kinds.index(Moved) < kinds.index(Drew) < kinds.index(Cleared) < kinds.index(Flipped)
    cleared = [name for e in d.events(Cleared) for name in e.cards]
    assert sorted(cleared) == ["bonehead:1", "cool_stick:1", "iced_ptea:1", "score_booster:1"]
    assert sorted(d.discard().split()) == sorted("CS1 SB IP8 BO4".split())


def test_D12_drawing_goes_from_the_youngest_clockwise() -> None:
    d = deal(
        A="CS1 SB CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        youngest_first="BAC",
        deck="MC9 MC9 FC9 TN7",
    )
    d.play("A CS1, B IP8, C BO4, B pass, C pass, A SB>C")
    d.quiet()
    assert [e.seat for e in d.events(Drew)] == [1, 2, 0]  # B the youngest, then clockwise
    assert d.hand("B") == "HP2 HP2 GM3 GM3 MC9"
    assert d.hand("C") == "GM3 GM3 BO4 BO4 MC9"
    assert d.hand("A") == "CS1 CS1 HP2 TN7 FC9"


def test_D12_sudden_death_cards_go_to_the_discard_pile_too() -> None:
    d = deal(A="CS1 HP2 CS1 CS1 HP2", B="CS1 HP2 HP2 GM3 GM3", C="GM3 GM3 BO4 BO4 BO4")
    d.play("A CS1, B CS1, C BO4")
    d.close_window()
    d.play("A HP2, B GM3")
    assert d.table() == "HP2 GM3"
    d.quiet()
    assert sorted(d.discard().split()) == sorted("CS1 CS1 BO4 HP2 GM3".split())


def test_D13_the_discard_pile_is_shuffled_at_the_draw() -> None:
    d = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        deck="FC9 TN7",  # three are to be drawn
        rest="discard",
    )
    lying = len(d.discard().split())
    d.round("A CS1, B IP8, C BO4")
    assert [e.count for e in d.events(Reshuffled)] == [lying]
    order = [type(e) for e in d.seen_by(None) if isinstance(e, Drew | Reshuffled)]
    assert order == [Drew, Drew, Reshuffled, Drew]
    assert d.discard() == "CS1 IP8 BO4"  # those on the table were not in that shuffle
    assert d.view().deck_count == lying - 1
    check_places(d.state.data[0])


def test_D13_not_when_the_last_card_leaves() -> None:
    d = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        deck="FC9 TN7 TN7",
        rest="discard",
    )
    d.round("A CS1, B IP8, C BO4")
    assert d.events(Reshuffled) == []
    assert d.view().deck_count == 0


def test_D13_a_hand_is_filled_across_a_reshuffle() -> None:
    d = deal(
        A="FS4 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        deck="FC9 MC9",
        rest="discard",
    )
    d.play("A FS4, B IP8, A -CS1, A -CS1, A -CS1")
    d.quiet()  # A draws four, two of them after the shuffle
    drawn = [(e.seat, e.count) for e in d.events(Drew)]
    assert drawn == [(0, 2), (0, 2), (1, 1)]
    assert {"MC9", "FC9"} <= set(d.hand("A").split())
    assert d.view().hand_counts[:2] == [5, 5]


def test_D13_the_new_deck_is_in_random_order() -> None:
    decks = set()
    for count in range(12):
        d = deal(
            A="CS1 CS1 CS1 CS1 HP2",
            B="IP8 HP2 HP2 GM3 GM3",
            C="GM3 GM3 BO4 BO4 BO4",
            rest="discard",
        )
        d.state.data[0]["draws"] = 1000 * count
        d.round("A CS1, B IP8, C BO4")
        decks.add(d.deck())
    assert len(decks) == 12


def safe_areas(two_player_limits: bool) -> int:
    """The most Disasters with which somebody survives."""
    from .limits import eliminated

    return max(
        n + p + e + m
        for n in range(9)
        for p in range(9)
        for e in range(9)
        for m in range(5)
        if not eliminated(n, p, e, m, two_player_limits)
    )


def test_D14_the_disaster_deck_cannot_run_out() -> None:
    """Everyone but one is eliminated by one card more than they can survive."""
    assert 3 * (safe_areas(False) + 1) + safe_areas(False) == 19
    assert (safe_areas(True) + 1) + safe_areas(True) == 15


def test_D14_disasters_that_go_under_come_back() -> None:
    d = deal(A="CS1 CS1 CS1 CS1 HP2", B="HP2 HP2 HP2 GM3 GM3")
    assert d.view().disasters_count == 27
    d.play("A HP2, B HP2")
    d.close_window()  # tied: it goes under
    assert d.events(DisasterUnder)[0].disaster == "meteor:1"
    assert d.view().disasters_count == 27
    assert d.under() == ["meteor"]


def test_D14_at_least_nine_cards_are_left_to_flip_in_any_game() -> None:
    for players in (2, 3, 4):
        game = nestling.game("dinosaurs", players=players)
        for seed in range(1 if INTERPRETED else 20):
            d = Deal(game.start(seed))
            while d.state.outcome is None:
                seat = d.actors[0]
                d.play(f"{seat} {d.legal(seat).split()[-1]}")
                lying = sum(int(n) for n in d.state.data[0]["area_count"])
                assert lying <= (15 if players == 2 else 19)
                assert d.view().disasters_count >= 8


def test_D42_the_game_is_over_for_good() -> None:
    d = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        C="GM3 GM3 BO4 BO4 BO4",
        points={"B": 45},
    )
    d.play("A CS1, B IP8, C BO4")
    d.close_window()
    assert [e.winners for e in d.events(Won)] == [[1]]
    for seat in "ABC":
        assert d.legal(seat) == ""
        with pytest.raises(Refused) as refusal:
            d.play(f"{seat} pass")
        assert refusal.value.code == "game_over"
