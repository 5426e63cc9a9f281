"""Disasters, dinosaurs and elimination: D15 to D21."""

from collections import Counter

import pytest

import nestling
from nestling.games.dinosaurs import disasters
from nestling.games.dinosaurs.events import Eliminated, Scored

from . import facts
from .deal import deal
from .limits import eliminated

pytestmark = pytest.mark.engine

# A has the lowest card and takes the Disaster; B and C go on.
LOSES = {"A": "CS1 CS1 HP2 HP2 GM3", "B": "IP8 HP2 HP2 GM3 GM3", "C": "RB5 GM3 BO4 BO4 BO4"}
PLAIN = ["stego", "cry_ceratops", "bad_luck_bronto"]


def falls(area: str, disaster: str, players: int = 3) -> bool:
    """Whether A, with this area, is eliminated by adding this Disaster."""
    cards = dict(LOSES)
    if players == 4:
        cards["D"] = "RB5 RB5 BO4 SS7 SS7"
    if players == 2:
        cards = {"A": "BO4 BO4 RB5 RB5 BD6", "B": "IP8 BD6 BD6 SS7 SS7"}
    d = deal(
        **cards,  # type: ignore[arg-type]
        disaster=disaster,
        areas={"A": area},
        dinosaurs=["stego", "nervous_rex", "cry_ceratops", "bad_luck_bronto"][:players],
        two_player_changes=players == 2,
    )
    lays = {2: "A BO4, B IP8", 3: "A CS1, B IP8, C RB5", 4: "A CS1, B IP8, C RB5, D SS7"}
    d.play(lays[players])
    d.close_window()
    d.play("A pass")
    out = bool(d.events(Eliminated))
    assert ("A" not in d.alive) == out
    return out


def test_D15_8_natural_8_predatory_8_emotional_4_meteors() -> None:
    state = nestling.game("dinosaurs", players=4).start(seed=2)
    s = state.data[0]
    cards = [*s["disasters"], s["disaster"]]
    counts = Counter(facts.DISASTER_TYPE[card] for card in cards if card >= 0)
    assert counts == {"natural": 8, "predatory": 8, "emotional": 8, "meteor": 4}


@pytest.mark.parametrize(
    ("area", "disaster"),
    [
        ("meteor meteor", "natural"),
        ("meteor natural", "natural"),
        ("meteor natural", "predatory"),
        ("natural natural", "meteor"),
        ("natural predatory", "meteor"),
        ("meteor emotional", "meteor"),
        ("meteor meteor", "meteor"),
    ],
)
def test_D15_any_third_card_that_includes_a_meteor_kills(area: str, disaster: str) -> None:
    assert falls(area, disaster)


def test_D15_a_meteor_is_judged_anew_at_every_check() -> None:
    """With two cards it may be anything and does no harm; the third decides what it was."""
    assert not falls("meteor", "natural")
    assert falls("meteor natural", "natural")  # as Natural: three of one type
    assert falls("meteor natural", "emotional")  # as Predatory: one of each type


@pytest.mark.parametrize("kind", ["natural", "predatory", "emotional"])
def test_D16_three_of_one_type_eliminate(kind: str) -> None:
    assert falls(f"{kind} {kind}", kind)
    assert falls(f"{kind} {kind}", kind, players=4)


def test_D16_one_of_each_type_eliminates() -> None:
    assert falls("natural predatory", "emotional")
    assert falls("emotional natural", "predatory")
    assert falls("natural natural predatory predatory", "emotional")


def test_D16_two_of_two_types_survive() -> None:
    assert not falls("natural", "natural")
    assert not falls("natural natural", "predatory")
    assert not falls("natural natural predatory", "predatory")
    assert falls("natural natural predatory predatory", "predatory")


def test_D16_every_combination_agrees_with_trying_all_that_meteors_stand_for() -> None:
    for n in range(9):
        for p in range(9):
            for e in range(9):
                for m in range(5):
                    found = bool(disasters.is_out(n, p, e, m, False))
                    assert found == eliminated(n, p, e, m, False), (n, p, e, m)


def test_D17_every_combination_agrees_with_trying_all_that_meteors_stand_for() -> None:
    for n in range(9):
        for p in range(9):
            for e in range(9):
                for m in range(5):
                    found = bool(disasters.is_out(n, p, e, m, True))
                    assert found == eliminated(n, p, e, m, True), (n, p, e, m)


def test_D17_four_of_one_type_or_two_of_each() -> None:
    assert not falls("natural natural", "natural", players=2)
    assert falls("natural natural natural", "natural", players=2)
    assert not falls("natural natural predatory predatory", "emotional", players=2)
    assert falls("natural natural predatory predatory emotional", "emotional", players=2)
    assert not falls(
        "natural natural natural predatory predatory predatory", "emotional", players=2
    )


def test_D17_meteors_count_as_what_is_worst() -> None:
    assert falls("natural natural natural", "meteor", players=2)
    assert falls("natural natural meteor", "meteor", players=2)
    assert not falls("natural predatory meteor", "natural", players=2)
    assert falls("natural natural predatory predatory emotional", "meteor", players=2)
    assert falls("natural natural predatory predatory", "emotional", players=2) is False


def test_D18_two_survivors_of_three_keep_the_limits_of_three() -> None:
    d = deal(
        A="CS1 CS1 HP2 HP2 GM3",
        B="",
        C="IP8 GM3 BO4 BO4 BO4",
        out="B",
        disaster="emotional",
        areas={"A": "natural predatory", "B": "natural natural natural"},
        dinosaurs=PLAIN,
    )
    d.play("A CS1, C IP8")
    d.close_window()
    d.play("A pass")
    assert [e.seat for e in d.events(Eliminated)] == [0]  # under D17 A would live on
    assert d.state.outcome is not None and d.state.outcome.winners == (2,)


def test_D18_two_players_without_the_changes_play_by_the_limits_of_three() -> None:
    d = deal(
        A="CS1 CS1 HP2 HP2 GM3",
        B="IP8 HP2 HP2 GM3 GM3",
        disaster="natural",
        areas={"A": "natural natural"},
        two_player_changes=False,
    )
    d.play("A CS1, B IP8")
    d.close_window()
    d.play("A pass")
    assert [e.seat for e in d.events(Eliminated)] == [0]


@pytest.mark.parametrize("dinosaur", list(facts.TRAITS))
@pytest.mark.parametrize("disaster", list(facts.TYPES))
def test_D19_D20_traits_of_each_dinosaur_against_each_type(dinosaur: str, disaster: str) -> None:
    others = [name for name in facts.TRAITS if name != dinosaur]
    d = deal(**LOSES, disaster=disaster, dinosaurs=[dinosaur, *others[:2]])  # type: ignore[arg-type]
    worth = facts.TRAITS[dinosaur].get(disaster, 0)
    assert d.view("B").trait[0] == worth
    d.play("A GM3, B IP8, C RB5")
    d.close_window()
    scored = d.events(Scored)[0]
    assert (scored.value, scored.trait, scored.score) == (3, worth, 3 + worth)


def test_D19_the_traits() -> None:
    assert facts.TRAITS == {
        "stego": {"meteor": 1},
        "nervous_rex": {"predatory": 1, "emotional": -1},
        "cry_ceratops": {"emotional": 1, "natural": -1},
        "bad_luck_bronto": {"natural": 1, "predatory": -1},
    }


def test_D20_against_a_meteor_only_stego() -> None:
    d = deal(
        **LOSES,  # type: ignore[arg-type]
        D="RB5 RB5 BO4 SS7 SS7",
        disaster="meteor",
        dinosaurs=["nervous_rex", "stego", "cry_ceratops", "bad_luck_bronto"],
    )
    assert d.view().trait == [0, 1, 0, 0]
    d.play("A CS1, B IP8, C RB5, D SS7")
    d.close_window()
    assert d.scores() == [1, 9, 5, 7]


def test_D20_a_trait_can_decide_who_is_lowest() -> None:
    d = deal(
        A="CS1 CS1 HP2 HP2 GM3",
        B="HP2 HP2 GM3 GM3 GM3",
        C="RB5 BO4 BO4 BO4 BO4",
        disaster="predatory",
        dinosaurs=["nervous_rex", "bad_luck_bronto", "stego"],
    )
    d.play("A CS1, B HP2, C RB5")  # 1 + 1 against 2 - 1
    d.close_window()
    assert d.scores() == [2, 1, 5]
    assert d.actors == "B"


def test_D21_disasters_in_the_area_do_not_change_the_round_score() -> None:
    d = deal(
        **LOSES,  # type: ignore[arg-type]
        disaster="natural",
        areas={"A": "natural natural predatory", "C": "predatory predatory"},
        dinosaurs=["stego", "nervous_rex", "cry_ceratops"],
    )
    d.play("A GM3, B IP8, C RB5")
    d.close_window()
    assert d.scores() == [3, 8, 4]  # Cry Ceratops -1; areas of three and two add nothing
    assert d.points == [0, 8, 0]
