"""The effects of Point cards, each with its deal written out: D22 to D31."""

import pytest

from nestling import Refused
from nestling.games.dinosaurs.events import (
    Discarded,
    EffectDeclined,
    EffectUsed,
    EffectVoid,
    HandSeen,
    Kept,
    Looked,
    Reshuffled,
    Scored,
    Swapped,
    Taken,
)

from . import facts
from .deal import SEATS, Deal, check_places, deal

pytestmark = pytest.mark.engine

B_PLAIN = "IP8 HP2 HP2 GM3 GM3"
C_PLAIN = "RB5 GM3 BO4 BO4 BO4"


def order_of_effects(d: Deal) -> str:
    """Decline every effect; who was asked, in order."""
    asked = ""
    while d.phase == "effect":
        asked += d.actors
        d.play(f"{d.actors} pass")
    return asked


# D22: may be used, once, by whoever revealed the card


@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("PR0", "-IP8"),
        ("DG1", "@B"),
        ("GS2", "@B"),
        ("DS3", "-TN7"),
        ("FS4", "-IP8"),
        ("TN7", "use"),
        ("PL8", "B/C"),
    ],
)
def test_D22_an_effect_may_be_used_or_declined(card: str, use: str) -> None:
    hand = f"{card} IP8 SB CS1 " + ("TN7" if card != "TN7" else "MT5")
    d = deal(A=hand, B=B_PLAIN, C=C_PLAIN)
    d.play(f"A {card}, B IP8, C RB5")
    assert d.phase == "effect" and d.actors == "A"
    legal = d.legal("A").split()
    assert "pass" in legal and use in legal
    other = d.state.copy()
    d.play("A pass")
    assert d.phase == "scoring"
    assert len(d.events(EffectDeclined)) == 1 and d.events(EffectUsed) == []
    assert d.hand("A").split() == sorted(hand.split()[1:], key=facts.CODES.index)
    assert d.front("ABC") == f"{card} IP8 RB5"
    used = Deal(other)
    used.play(f"A {use}")
    assert len(used.events(EffectUsed)) == 1 and used.events(EffectDeclined) == []


@pytest.mark.parametrize("card", ["PR0", "DS3", "GS2", "PL8"])
def test_D22_once_only(card: str) -> None:
    d = deal(A=f"{card} TN7 FS4 IP8 CS1", B=B_PLAIN, C=C_PLAIN)
    d.play(f"A {card}, B IP8, C RB5")
    d.play(f"A {d.legal('A').split()[-1]}")
    assert d.phase == "scoring"


@pytest.mark.parametrize("card", facts.POINT_CODES)
def test_D22_who_is_asked_after_the_reveal(card: str) -> None:
    """Cards that say "may" and no others, whatever the hand: this is public."""
    fact = next(c for c in facts.MAIN if c.code == card)
    d = deal(A=f"{card} SB SB SB SB", B="BO4 HP2 HP2 HP2 GM3", C="RB5 GM3 GM3 BO4 BO4")
    d.play(f"A {card}, B BO4, C RB5")
    assert (d.phase == "effect") == (fact.timing == facts.AFTER_REVEAL)


def test_D22_the_effect_belongs_to_the_player_who_revealed_the_card() -> None:
    """B's Hungry Plant gives A's Treenoculars to C; A looks, not C."""
    d = deal(
        A="PL8 HP2 HP2 HP2 CS1",
        B="TN7 CS1 CS1 CS1 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        deck="MC9 DI",
    )
    d.play("A PL8, B TN7, C RB5")
    assert d.actors == "B"  # 7 before 8
    d.play("B use, B +MC9, A B/C")
    assert d.front("ABC") == "PL8 RB5 TN7"
    assert "MC9" in d.hand("B")
    d.close_window()
    assert d.scores() == [8, 5, 7]


def test_D22_a_card_received_by_a_swap_brings_no_effect() -> None:
    """A's Snake goes in front of B; B is not asked for it."""
    d = deal(A="GS2 HP2 HP2 HP2 CS1", B="IP8 CS1 CS1 CS1 GM3", C="PL8 GM3 BO4 BO4 BO4")
    d.play("A GS2, B IP8, C PL8, A @B")
    assert d.front("ABC") == "IP8 GS2 PL8"
    assert d.actors == "C"
    d.play("C pass")
    assert d.phase == "scoring"


def test_D22_declined_and_unusable_look_alike_to_the_others() -> None:
    """A has a Point card to throw in one deal and none in the other; the others can't tell."""
    could = deal(A="PR0 BO4 SB SB SA", B=B_PLAIN, C="RB5 GM3 GM3 RB5 BO4")
    not_able = deal(A="PR0 DI SB SB SA", B=B_PLAIN, C="RB5 GM3 GM3 RB5 BO4")
    for d in (could, not_able):
        d.play("A PR0, B IP8, C RB5")
    assert "-BO4" in could.legal("A") and not_able.legal("A") == "pass"
    for viewer in ("B", "C", None):
        assert could.view(viewer) == not_able.view(viewer)
    for d in (could, not_able):
        d.play("A pass")
    for viewer in ("B", "C", None):
        assert could.view(viewer) == not_able.view(viewer)
        assert could.seen_by(viewer) == not_able.seen_by(viewer)


# D23: lowest value, then fewest points, then youngest


def test_D23_lowest_printed_value_first() -> None:
    d = deal(
        A="TN7 CS1 CS1 CS1 CS1",
        B="PR0 HP2 HP2 HP2 HP2",
        C="FS4 GM3 GM3 GM3 GM3",
        D="GS2 BO4 BO4 BO4 BO4",
        points={"B": 40, "D": 30},
    )
    d.play("A TN7, B PR0, C FS4, D GS2")
    assert order_of_effects(d) == "BDCA"


def test_D23_printed_value_counts_without_traits() -> None:
    """Nervous Rex' Smoothie is worth 4 against Predatory, Bronto's Spray 3: printed decides."""
    d = deal(
        A="DS3 CS1 CS1 CS1 CS1",
        B="IP8 HP2 HP2 HP2 HP2",
        C="FS4 GM3 GM3 GM3 GM3",
        disaster="predatory",
        dinosaurs=["nervous_rex", "stego", "bad_luck_bronto"],
    )
    d.play("A DS3, B IP8, C FS4")
    assert order_of_effects(d) == "AC"


def test_D23_equal_values_fewest_points_first() -> None:
    d = deal(
        A="PR0 CS1 CS1 CS1 CS1",
        B="PR0 HP2 HP2 HP2 HP2",
        C="PR0 GM3 GM3 GM3 GM3",
        points={"A": 20, "B": 10, "C": 15},
    )
    d.play("A PR0, B PR0, C PR0")
    assert order_of_effects(d) == "BCA"


def test_D23_equal_points_youngest_first() -> None:
    d = deal(
        A="PR0 CS1 CS1 CS1 CS1",
        B="PR0 HP2 HP2 HP2 HP2",
        C="PR0 GM3 GM3 GM3 GM3",
        D="PR0 BO4 BO4 BO4 BO4",
        points={"A": 10, "B": 10, "C": 10, "D": 3},
        youngest_first="CABD",
    )
    d.play("A PR0, B PR0, C PR0, D PR0")
    assert order_of_effects(d) == "DCAB"


def test_D23_points_come_before_age() -> None:
    d = deal(
        A="FS4 CS1 CS1 CS1 CS1",
        B="FS4 HP2 HP2 HP2 HP2",
        points={"A": 11, "B": 10},
        youngest_first="AB",
    )
    d.play("A FS4, B FS4")
    assert order_of_effects(d) == "BA"


# D24: automatic cards


@pytest.mark.parametrize("card", ["MT5", "SF6", "FC9"])
def test_D24_automatic_cards_ask_nobody(card: str) -> None:
    d = deal(A=f"{card} CS1 CS1 CS1 CS1", B=B_PLAIN, C="RB5 GM3 GM3 BO4 BO4")
    d.play(f"A {card}, B IP8, C RB5")
    assert d.phase == "scoring"
    with pytest.raises(Refused):
        d.play("A pass, A pass")  # only B's turn comes then: nothing of the card to decide


def test_D24_the_chainsaw_comes_before_all_others() -> None:
    d = deal(A="FC9 CS1 CS1 CS1 CS1", B="PR0 IP8 HP2 GM3 GM3", C="DG1 RB5 GM3 BO4 BO4")
    d.play("A FC9, B PR0, C DG1")
    assert d.phase == "scoring"  # though 9 is the highest value
    told = [e for e in d.seen_by(None) if isinstance(e, EffectUsed | EffectVoid)]
    assert [(type(e).__name__, e.seat) for e in told] == [
        ("EffectUsed", 0),
        ("EffectVoid", 1),
        ("EffectVoid", 2),
    ]


def test_D24_the_mouth_trap_comes_after_all_others() -> None:
    """A's Rock makes A the highest; the Trap, worth less than B's Plant, inverts at the end."""
    d = deal(A="PR0 MC9 CS1 CS1 CS1", B="PL8 HP2 HP2 GM3 GM3", C="MT5 GM3 BO4 BO4 BO4")
    d.play("A PR0, B PL8, C MT5, A -MC9, B A/C")
    d.close_window()
    # A: Trap 5 + 9; C: Rock 0; B 8. A and C exchange.
    assert d.scores() == [0, 8, 14]


def test_D24_the_star_fruit_comes_after_all_others() -> None:
    d = deal(A="SF6 SB CS1 CS1 CS1", B="PL8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A SF6, B PL8, C RB5, B A/C, A SB>B")
    d.close_window()
    assert d.scores() == [5, 12, 6]  # Plant moved it, it works all the same


# D25: Pet Rock


def test_D25_pet_rock_adds_the_value_of_a_discarded_point_card() -> None:
    d = deal(A="PR0 MC9 FS4 SB DI", B=B_PLAIN, C=C_PLAIN)
    d.play("A PR0, B IP8, C RB5")
    assert d.legal("A") == "pass -FS4 -MC9"  # no Instants
    events = d.play("A -MC9")
    thrown = [e for e in events if isinstance(e, Discarded)]
    assert [(e.cards, e.reason, e.value) for e in thrown] == [(["meteor_cannon:1"], "effect", 9)]
    assert d.discard() == "MC9" and d.hand("A") == "FS4 DI SB"
    d.close_window()
    scored = d.events(Scored)[0]
    assert (scored.value, scored.bonus, scored.score) == (0, 9, 9)


def test_D25_the_discarded_card_brings_no_effect_of_its_own() -> None:
    d = deal(A="PR0 FC9 MT5 SB DI", B="TN7 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A PR0, B TN7, C RB5, A -FC9")
    assert d.phase == "effect" and d.actors == "B"  # nothing is void


def test_D25_the_bonus_stays_with_the_player_when_the_card_moves() -> None:
    d = deal(A="PR0 MC9 CS1 CS1 CS1", B="PL8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A PR0, B PL8, C RB5, A -MC9, B A/C")
    d.close_window()
    assert d.scores() == [14, 8, 0]  # A: 5 + 9, C: 0


def test_D25_two_rocks_add_up_each_for_its_own() -> None:
    d = deal(A="PR0 MC9 CS1 CS1 CS1", B="PR0 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A PR0, B PR0, C RB5, A -MC9, B -GM3")
    d.close_window()
    assert d.scores() == [9, 3, 5]


# D26: Dino Grabber


def test_D26_grabber_sees_a_hand_and_takes_a_card_of_choice() -> None:
    d = deal(A="DG1 CS1 CS1 SB SB", B="IP8 HP2 FC9 DI SI", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A DG1, B IP8, C RB5")
    assert d.legal("A") == "pass @B @C"
    d.play("A @B")
    assert d.view("A").seen == [
        "handy_pan",
        "flaming_chainsaw",
        "disaster_insurance",
        "score_inversion",
    ]
    assert d.legal("A") == "+HP2 +FC9 +DI +SI"  # must take one now
    with pytest.raises(Refused, match="D26"):
        d.play("A pass")
    d.play("A +SI")
    assert d.hand("A") == "CS1 CS1 SB SB SI"
    assert d.hand("B") == "HP2 FC9 DI"
    assert d.phase == "scoring"


def test_D26_seen_by_the_grabber_only_and_the_taken_card_by_both() -> None:
    d = deal(A="DG1 CS1 CS1 SB SB", B="IP8 HP2 FC9 DI SI", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A DG1, B IP8, C RB5, A @B")
    for other in ("B", "C", None):
        assert d.view(other).seen == []
    d.play("A +SI")
    for viewer, hand, card in (
        ("A", True, True),
        ("B", True, True),
        ("C", False, False),
        (None, False, False),
    ):
        seen = d.seen_by(viewer)
        shown = next(e for e in seen if isinstance(e, HandSeen))
        taken = next(e for e in seen if isinstance(e, Taken))
        assert (shown.seat, shown.other, shown.count) == (0, 1, 4)
        assert (shown.cards is not None) == hand
        assert (taken.card is not None) == card


def test_D26_only_survivors_with_cards_in_hand_are_targets() -> None:
    d = deal(
        A="DG1 CS1 CS1 CS1 SB",
        B="IP8",
        C="RB5 GM3 BO4 BO4 BO4",
        D="",
        out="D",
    )
    d.play("A DG1, B IP8, C RB5")
    assert d.legal("A") == "pass @C"


def test_D26_without_a_target_it_can_only_be_declined() -> None:
    d = deal(A="DG1 CS1 CS1 CS1 SB", B="IP8")
    d.play("A DG1, B IP8")
    assert d.phase == "effect" and d.legal("A") == "pass"


def test_D26_two_grabbers_one_after_the_other() -> None:
    d = deal(
        A="DG1 CS1 CS1 SB SB",
        B="DG1 HP2 FC9 DI SI",
        C="RB5 GM3 BO4 BO4 BO4",
        points={"A": 5},
    )
    d.play("A DG1, B DG1, C RB5")
    assert d.actors == "B"  # fewer points
    d.play("B @A, B +SB, A @B, A +FC9")
    assert d.hand("A") == "CS1 CS1 FC9 SB"
    assert d.hand("B") == "HP2 DI SB SI"


# D27: Grappling Snake


def test_D27_snake_exchanges_with_the_left_or_right_neighbour() -> None:
    for target, fronts in (("B", "IP8 GS2 RB5 BD6"), ("D", "BD6 IP8 RB5 GS2")):
        d = deal(
            A="GS2 CS1 CS1 CS1 CS1",
            B="IP8 HP2 HP2 HP2 HP2",
            C="RB5 GM3 GM3 GM3 GM3",
            D="BD6 BO4 BO4 BO4 BO4",
        )
        d.play("A GS2, B IP8, C RB5, D BD6")
        assert d.legal("A") == "pass @B @D"  # not C, across the table
        d.play(f"A @{target}")
        assert d.front() == fronts
        swapped = d.events(Swapped)[0]
        assert (swapped.by, swapped.seat, swapped.other) == (0, 0, SEATS.index(target))


def test_D27_with_three_survivors_both_others_are_neighbours() -> None:
    d = deal(A="IP8 CS1 CS1 CS1 CS1", B="GS2 HP2 HP2 HP2 HP2", C="RB5 GM3 GM3 GM3 GM3")
    d.play("A IP8, B GS2, C RB5")
    assert d.legal("B") == "pass @A @C"


def test_D27_the_neighbour_is_the_next_survivor_on_that_side() -> None:
    d = deal(
        A="GS2 CS1 CS1 CS1 CS1",
        B="",
        C="RB5 GM3 GM3 GM3 GM3",
        D="BD6 BO4 BO4 BO4 BO4",
        out="B",
    )
    d.play("A GS2, C RB5, D BD6")
    assert d.legal("A") == "pass @C @D"


def test_D27_with_two_survivors_it_is_offered_once() -> None:
    d = deal(
        A="GS2 CS1 CS1 CS1 CS1",
        B="",
        C="RB5 GM3 GM3 GM3 GM3",
        D="",
        out="BD",
    )
    d.play("A GS2, C RB5")
    assert d.legal("A") == "pass @C"
    two = deal(A="GS2 CS1 CS1 CS1 CS1", B="RB5 GM3 GM3 GM3 GM3")
    two.play("A GS2, B RB5")
    assert two.legal("A") == "pass @B"


@pytest.mark.parametrize("card", facts.POINT_CODES)
def test_D27_a_neighbours_card_with_an_effect_is_no_target(card: str) -> None:
    if card == "FC9":
        return  # the Chainsaw voids the Snake itself (D31)
    fact = next(c for c in facts.MAIN if c.code == card)
    d = deal(A="GS2 CS1 CS1 DI SB", B=f"{card} HP2 HP2 DI SB", C="RB5 GM3 GM3 DI SB")
    d.play(f"A GS2, B {card}, C RB5")
    while d.actors != "A":
        d.play(f"{d.actors} pass")
    assert ("@B" in d.legal("A").split()) == (fact.timing == facts.NONE)
    assert "@C" in d.legal("A").split()


def test_D27_what_counts_is_the_card_now_in_front() -> None:
    """B's Snake takes C's plain card first; A's Snake may take that one from B, not C's Snake."""
    d = deal(
        A="GS2 CS1 CS1 CS1 CS1",
        B="GS2 HP2 HP2 HP2 HP2",
        C="RB5 GM3 GM3 GM3 GM3",
        points={"A": 9},
    )
    d.play("A GS2, B GS2, C RB5")
    assert d.actors == "B" and d.legal("B") == "pass @C"
    d.play("B @C")
    assert d.legal("A") == "pass @B"
    d.play("A @B")
    assert d.front("ABC") == "RB5 GS2 GS2"


def test_D27_scores_follow_the_cards_in_front() -> None:
    d = deal(
        A="GS2 CS1 CS1 CS1 CS1",
        B="IP8 HP2 HP2 HP2 HP2",
        C="RB5 GM3 GM3 GM3 GM3",
        disaster="natural",
        dinosaurs=["bad_luck_bronto", "cry_ceratops", "stego"],
    )
    d.play("A GS2, B IP8, C RB5, A @B")
    d.close_window()
    assert d.scores() == [9, 1, 5]  # traits stay with the dinosaurs
    assert d.points == [9, 0, 0]


# D28: "Delicious" Smoothie


def test_D28_smoothie_discards_a_point_card_with_an_effect() -> None:
    d = deal(A="DS3 PL8 FC9 IP8 SB", B=B_PLAIN, C="RB5 GM3 BO4 BO4 BO4")
    d.play("A DS3, B IP8, C RB5")
    assert d.legal("A") == "pass -PL8 -FC9"  # neither the plain Iced Ptea nor the Instant
    d.play("A -FC9")
    d.close_window()
    assert d.scores() == [12, 8, 5]
    assert d.discard() == "FC9"


@pytest.mark.parametrize("card", facts.CODES)
def test_D28_which_cards_smoothie_takes(card: str) -> None:
    fact = facts.MAIN[facts.CODES.index(card)]
    d = deal(A=f"DS3 {card} SB SB SB", B="HP2 HP2 HP2 GM3 GM3", C="RB5 BO4 BO4 BO4 GM3")
    d.play("A DS3, B HP2, C RB5")
    takes = f"-{card}" in d.legal("A").split()
    assert takes == (fact.value is not None and fact.timing != facts.NONE)


def test_D28_the_bonus_goes_to_the_player() -> None:
    d = deal(A="DS3 TN7 CS1 CS1 CS1", B="PL8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A DS3, B PL8, C RB5, A -TN7, B A/C")
    d.close_window()
    assert d.scores() == [12, 8, 3]


# D29: Fire Spray


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_D29_spray_discards_up_to_three_cards_of_any_kind(count: int) -> None:
    d = deal(A="FS4 CS1 SB DI SI", B=B_PLAIN, C="RB5 GM3 BO4 BO4 BO4")
    d.play("A FS4, B IP8, C RB5")
    assert d.legal("A") == "pass -CS1 -DI -SB -SI"
    for card in ["SB", "CS1", "DI"][:count]:
        d.play(f"A -{card}")
    if count < 3:
        assert d.phase == "effect" and d.actors == "A"
        d.play("A pass")
    assert d.phase == "scoring"
    thrown = [e.cards[0].split(":")[0] for e in d.events(Discarded)]
    assert thrown == ["score_booster", "cool_stick", "disaster_insurance"][:count]
    assert d.view().hand_counts[0] == 4 - count  # nothing is drawn for it
    assert len(d.events(EffectUsed)) == (count > 0)
    assert len(d.events(EffectDeclined)) == (count == 0)


def test_D29_spray_ends_with_an_empty_hand() -> None:
    d = deal(A="FS4 CS1 SB", B=B_PLAIN, C="RB5 GM3 BO4 BO4 BO4")
    d.play("A FS4, B IP8, C RB5, A -SB, A -CS1")
    assert d.phase == "scoring" and d.hand("A") == ""


def test_D29_discards_of_the_spray_add_nothing() -> None:
    d = deal(A="FS4 MC9 MC9 SB DI", B=B_PLAIN, C="RB5 GM3 BO4 BO4 BO4")
    d.play("A FS4, B IP8, C RB5, A -MC9, A -MC9, A pass")
    d.close_window()
    assert d.scores() == [4, 8, 5]
    assert [e.value for e in d.events(Discarded)] == [None, None]


# D30: Treenoculars


def test_D30_look_at_two_keep_one_discard_the_other() -> None:
    d = deal(A="TN7 CS1 CS1 CS1 CS1", B=B_PLAIN, C="RB5 GM3 BO4 BO4 BO4", deck="DI MC9 FC9")
    d.play("A TN7, B IP8, C RB5")
    assert d.legal("A") == "pass use"
    d.play("A use")
    assert d.view("A").seen == ["meteor_cannon", "disaster_insurance"]
    assert d.legal("A") == "+MC9 +DI"  # keep one: a must
    with pytest.raises(Refused, match="D30"):
        d.play("A pass")
    d.play("A +DI")
    assert d.hand("A") == "CS1 CS1 CS1 CS1 DI"
    assert d.discard() == "MC9"
    assert d.deck().split()[0] == "FC9"
    assert d.phase == "scoring"


def test_D30_the_discard_is_public_and_the_kept_card_secret() -> None:
    d = deal(A="TN7 CS1 CS1 CS1 CS1", B=B_PLAIN, C="RB5 GM3 BO4 BO4 BO4", deck="DI MC9")
    d.play("A TN7, B IP8, C RB5, A use")
    for other in ("B", "C", None):
        assert d.view(other).seen == []
    d.play("A +MC9")
    for other in ("B", "C", None):
        seen = d.seen_by(other)
        looked = next(e for e in seen if isinstance(e, Looked))
        kept = next(e for e in seen if isinstance(e, Kept))
        left = next(e for e in seen if isinstance(e, Discarded))
        assert (looked.count, looked.cards, kept.card) == (2, None, None)
        assert (left.cards, left.reason) == (["disaster_insurance"], "left_over")


def test_D30_two_alike_leave_one_choice() -> None:
    d = deal(A="TN7 CS1 CS1 CS1 CS1", B=B_PLAIN, C="RB5 GM3 BO4 BO4 BO4", deck="SB SB")
    d.play("A TN7, B IP8, C RB5, A use")
    assert d.legal("A") == "+SB"
    d.play("A +SB")
    assert not d.state.data[0]["scratch"].any()
    assert d.discard() == "SB" and d.hand("A").split().count("SB") == 1


@pytest.mark.parametrize("left", [0, 1])
def test_D30_D13_reshuffle_within_the_look(left: int) -> None:
    d = deal(
        A="TN7 CS1 CS1 CS1 CS1",
        B=B_PLAIN,
        C="RB5 GM3 BO4 BO4 BO4",
        deck="FC9" if left else "",
        rest="discard",
    )
    lying = len(d.discard().split())
    d.play("A TN7, B IP8, C RB5, A use")
    assert [e.count for e in d.events(Reshuffled)] == [lying]
    looked = d.events(Looked)[0].cards
    assert looked is not None and len(looked) == 2
    assert ("flaming_chainsaw:1" in looked) == (left == 1)
    assert d.view().deck_count == lying - 2 + left
    check_places(d.state.data[0])
    d.play(f"A {d.legal('A').split()[0]}")
    assert len(d.discard().split()) == 1
    check_places(d.state.data[0])


def test_D30_a_full_deck_of_exactly_two_is_not_shuffled() -> None:
    d = deal(
        A="TN7 CS1 CS1 CS1 CS1",
        B=B_PLAIN,
        C="RB5 GM3 BO4 BO4 BO4",
        deck="FC9 MC9",
        rest="discard",
    )
    d.play("A TN7, B IP8, C RB5, A use")
    assert d.events(Reshuffled) == [] and d.view().deck_count == 0


# D31: Hungry Plant and Flaming Chainsaw


def test_D31_plant_makes_two_others_exchange() -> None:
    d = deal(
        A="PL8 CS1 CS1 CS1 CS1",
        B="IP8 HP2 HP2 HP2 HP2",
        C="RB5 GM3 GM3 GM3 GM3",
        D="BD6 BO4 BO4 BO4 BO4",
    )
    d.play("A PL8, B IP8, C RB5, D BD6")
    assert d.legal("A") == "pass B/C B/D C/D"  # never its owner
    d.play("A B/D")
    assert d.front() == "PL8 BD6 RB5 IP8"
    swapped = d.events(Swapped)[0]
    assert (swapped.by, swapped.seat, swapped.other) == (0, 1, 3)


def test_D31_plant_moves_cards_with_effects_too() -> None:
    d = deal(A="PL8 CS1 CS1 CS1 CS1", B="MT5 HP2 HP2 HP2 HP2", C="SF6 GM3 GM3 GM3 GM3")
    d.play("A PL8, B MT5, C SF6, A B/C")
    assert d.front("ABC") == "PL8 SF6 MT5"


def test_D31_plant_needs_two_others() -> None:
    d = deal(A="PL8 CS1 CS1 CS1 CS1", B="IP8 HP2 HP2 HP2 HP2", C="", out="C")
    d.play("A PL8, B IP8")
    assert d.phase == "effect" and d.legal("A") == "pass"


def test_D31_plant_leaves_out_the_eliminated() -> None:
    d = deal(
        A="PL8 CS1 CS1 CS1 CS1",
        B="IP8 HP2 HP2 HP2 HP2",
        C="",
        D="BD6 BO4 BO4 BO4 BO4",
        out="C",
    )
    d.play("A PL8, B IP8, D BD6")
    assert d.legal("A") == "pass B/D"


@pytest.mark.parametrize("card", [c.code for c in facts.MAIN if c.timing == facts.AFTER_REVEAL])
def test_D31_chainsaw_voids_every_effect_after_the_reveal(card: str) -> None:
    d = deal(A="FC9 CS1 CS1 CS1 CS1", B=f"{card} IP8 HP2 HP2 TN7", C="RB5 GM3 GM3 BO4 BO4")
    d.play(f"A FC9, B {card}, C RB5")
    assert d.phase == "scoring"
    assert d.view().void is True
    assert [(e.seat, e.card) for e in d.events(EffectVoid)] == [
        (1, facts.MAIN[facts.CODES.index(card)].name + ":1")
    ]


def test_D31_chainsaw_voids_the_mouth_trap() -> None:
    d = deal(A="FC9 CS1 CS1 CS1 CS1", B="MT5 HP2 HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 GM3")
    d.play("A FC9, B MT5, C BO4")
    assert d.view().inversions == 0
    d.close_window()
    assert d.scores() == [9, 5, 4]


def test_D31_chainsaw_voids_the_star_fruit() -> None:
    d = deal(A="FC9 CS1 CS1 CS1 SB", B="SF6 HP2 HP2 HP2 HP2", C="BO4 GM3 GM3 GM3 GM3")
    d.play("A FC9, B SF6, C BO4")
    assert d.view().instant_worth == 2
    d.play("A SB>C")
    d.close_window()
    assert d.scores() == [9, 6, 6]


def test_D31_instants_still_work_under_the_chainsaw() -> None:
    d = deal(A="FC9 CS1 CS1 CS1 DI", B="MT5 SI HP2 HP2 HP2", C="BO4 SA GM3 GM3 GM3")
    d.play("A FC9, B MT5, C BO4, A pass, B SI, C SA>B")
    d.close_window()
    assert d.scores() == [3, 9, 4]
    assert d.actors == "A" and d.legal("A") == "pass DI"


def test_D31_values_stay_under_the_chainsaw() -> None:
    d = deal(A="FC9 CS1 CS1 CS1 CS1", B="TN7 HP2 HP2 HP2 HP2", C="PR0 GM3 GM3 GM3 GM3")
    d.play("A FC9, B TN7, C PR0")
    d.close_window()
    assert d.scores() == [9, 7, 0]
