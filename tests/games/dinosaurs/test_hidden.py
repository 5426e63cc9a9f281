"""What is hidden, what is known, and absent players: D44 and D45."""

import pytest

import nestling
from nestling import Event, Refused
from nestling.games.dinosaurs.events import Discarded

from . import facts
from .deal import SEATS, Deal, check_places, deal, main_cards

pytestmark = pytest.mark.engine


def known(d: Deal, viewer: str, holder: str) -> str:
    """The cards that the viewer knows the holder to have, in hand or face down."""
    counts = d.view(viewer).known[SEATS.index(holder)]
    return " ".join(
        code for code, count in zip(facts.CODES, counts, strict=True) for _ in range(count)
    )


def grabbed() -> Deal:
    """A looked into B's hand and took a Score Inversion."""
    d = deal(
        A="DG1 CS1 CS1 CS1 SB",
        B="IP8 HP2 HP2 DI SI",
        C="RB5 GM3 BO4 BO4 BO4",
        deck="RB5 RB5 RB5 FC9 SS7",
    )
    d.play("A DG1, B IP8, C RB5, A @B, A +SI")
    return d


def test_D44_hands_and_decks_are_hidden_their_counts_public() -> None:
    d = deal(A="CS1 CS1 CS1 CS1 HP2", B="IP8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    view = d.view("A")
    assert view.hand == ["cool_stick"] * 4 + ["handy_pan"]
    assert view.hand_counts == [5, 5, 5, 0]
    assert (view.deck_count, view.disasters_count) == (69 - 15, 27)
    assert view.under == []
    assert view.known == [[0] * 24] * 4
    assert d.view().hand == []


def test_D44_the_order_of_the_decks_is_in_no_view() -> None:
    first = deal(A="CS1 CS1 CS1 CS1 HP2", B="IP8 HP2 HP2 GM3 GM3", deck="MC9 FC9")
    second = deal(
        A="CS1 CS1 CS1 CS1 HP2",
        B="IP8 HP2 HP2 GM3 GM3",
        deck="SB DI FC9 SS7",
        next_disasters="meteor ghosted",
    )
    for viewer in ("A", "B", None):
        assert first.view(viewer) == second.view(viewer)


def test_D44_the_grabber_knows_the_hand_that_it_saw() -> None:
    d = grabbed()
    assert known(d, "A", "B") == "HP2 HP2 DI"
    assert known(d, "C", "B") == known(d, "C", "A") == ""


def test_D44_the_taken_card_is_known_to_both() -> None:
    d = grabbed()
    assert known(d, "B", "A") == "SI"
    assert known(d, "A", "C") == ""


def test_D44_a_known_card_stays_known_through_draws() -> None:
    d = grabbed()
    d.quiet()
    assert d.view().hand_counts[:3] == [5, 5, 5]
    assert known(d, "A", "B") == "HP2 HP2 DI"
    assert known(d, "B", "A") == "SI"


def test_D44_a_known_card_is_known_until_it_is_seen_to_leave() -> None:
    d = grabbed()
    d.quiet()  # A added the Disaster; the next round begins
    d.play("B HP2")
    assert known(d, "A", "B") == "HP2 HP2 DI"  # face down: in hand or there
    d.play("A CS1, C BO4")
    assert known(d, "A", "B") == "HP2 DI"
    assert known(d, "B", "A") == "SI"
    d.play("A SI")
    assert known(d, "B", "A") == ""


def test_D44_a_card_of_a_kind_not_known_leaves_the_others_known() -> None:
    d = grabbed()
    d.quiet()
    drawn = next(card for card in d.hand("B").split() if card not in "HP2 DI")
    d.play(f"B {drawn}, A CS1, C BO4")
    assert known(d, "A", "B") == "HP2 HP2 DI"


def test_D44_a_known_card_is_no_longer_known_when_it_may_have_left() -> None:
    """C takes a card of B unseen by A: of each kind one may be gone."""
    d = deal(
        A="DG1 CS1 CS1 CS1 SB",
        B="IP8 HP2 HP2 DI SI",
        C="DG1 GM3 BO4 BO4 BO4",
        points={"C": 1},
    )
    d.play("A DG1, B IP8, C DG1, A @B, A +SI, C @B")
    assert known(d, "C", "B") == "HP2 HP2 DI"
    d.play("C +DI")
    assert known(d, "A", "B") == "HP2"  # one of two Pans at least is still there
    assert known(d, "C", "B") == "HP2 HP2"
    assert known(d, "B", "C") == "DI" and known(d, "A", "C") == ""


def test_D44_the_thief_of_a_known_card_leaves_no_trace_for_others() -> None:
    """B knows A to hold the Inversion; C takes a card from A."""
    d = deal(
        A="DG1 CS1 CS1 CS1 SB",
        B="IP8 HP2 HP2 DI SI",
        C="DG1 GM3 BO4 BO4 BO4",
        points={"C": 1},
    )
    d.play("A DG1, B IP8, C DG1, A @B, A +SI, C @A, C +SB")
    assert known(d, "B", "A") == ""  # it was not the Inversion, but B can't tell
    assert known(d, "C", "A") == "CS1 CS1 CS1 SI"


def test_D44_known_cards_are_forgotten_when_the_hand_is_thrown_away() -> None:
    d = deal(
        A="DG1 CS1 CS1 CS1 SB",
        B="PR0 HP2 HP2 DI SI",
        C="RB5 GM3 BO4 BO4 BO4",
        disaster="natural",
        areas={"B": "natural natural"},
    )
    d.play("A DG1, B PR0, C RB5, B pass, A @B, A +SI")
    assert known(d, "A", "B") == "HP2 HP2 DI"
    d.close_window()
    d.play("B pass")
    assert "B" not in d.alive and known(d, "A", "B") == ""


def test_D44_treenoculars_teach_the_others_nothing() -> None:
    kept_one = deal(
        A="TN7 CS1 CS1 CS1 CS1", B="IP8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4", deck="SB DI"
    )
    kept_other = deal(
        A="TN7 CS1 CS1 CS1 CS1", B="IP8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4", deck="SI DI"
    )
    for d, card in ((kept_one, "SB"), (kept_other, "SI")):
        d.play("A TN7, B IP8, C RB5, A use")
        for viewer in ("B", "C", None):
            assert d.view(viewer).seen == []
        d.play(f"A +{card}")
    for viewer in ("B", "C", None):
        assert kept_one.view(viewer) == kept_other.view(viewer)
        assert kept_one.seen_by(viewer) == kept_other.seen_by(viewer)


def test_D44_discards_areas_and_counts_are_public() -> None:
    d = deal(
        A="CS1 HP2 HP2 HP2 CS1",
        B="IP8 CS1 HP2 GM3 GM3",
        C="RB5 GM3 BO4 BO4 BO4",
        discard="SB FC9",
        areas={"C": "ghosted"},
    )
    view = d.view()
    assert [facts.CODES[k] for k, n in enumerate(view.discard) if n] == ["FC9", "SB"]
    assert view.area[2] == ["ghosted"]
    d.play("A CS1, B IP8, C RB5")
    d.close_window()
    d.play("A pass, A -HP2")
    thrown = [e for e in d.seen_by(None) if isinstance(e, Discarded)]
    assert thrown[0].cards == ["handy_pan"]


def test_D44_the_order_of_disasters_put_under_the_deck_is_known() -> None:
    d = deal(
        A="RB5 RB5 CS1 CS1 CS1",
        B="RB5 RB5 HP2 HP2 HP2",
        disaster="ghosted",
        next_disasters="the_sad_truth",
        dinosaurs=["stego", "bad_luck_bronto"],  # neither minds an Emotional Disaster
    )
    d.play("A RB5, B RB5")
    d.close_window()
    assert d.under() == ["ghosted"]
    d.play("A RB5, B RB5")
    d.close_window()
    assert d.under() == ["the_sad_truth", "ghosted"]  # the latest lies lowest


def test_D44_a_known_disaster_is_known_until_it_is_flipped() -> None:
    d = deal(A="CS1 RB5 CS1 CS1 CS1", B="RB5 RB5 HP2 HP2 HP2")
    d.state.data[0]["under_count"] = 27  # as if all had been put under, one after the other
    order = d.under()
    d.round("A CS1, B RB5")
    assert d.view().disaster == order[-1]
    assert d.under() == order[:-1]


def test_D44_known_instants_decay_as_they_leave() -> None:
    d = deal(
        A="CS1 SB SB SA DI",
        B="CS1 GM3 GM3 GM3 BO4",
        C="SS7 DG1 BO4 BO4 BO4",
        deck="RB5 SS7 SS7 BD6 BD6",
    )
    d.play("A CS1, B CS1, C SS7")
    d.close_window()
    assert d.view().known_instants == [4, 0, 0, 0]
    d.play("A pass, A -SA")
    assert d.view().known_instants == [3, 0, 0, 0]
    d.play("A RB5, B GM3, C DG1, C @A, C +SB")
    assert d.view().known_instants == [2, 0, 0, 0]  # the card taken may have been one
    assert d.view("C").known_instants == [2, 0, 0, 0]
    d.play("A SB>A")
    assert d.view().known_instants == [1, 0, 0, 0]


def test_D44_D7_that_a_hand_was_replaced_is_public() -> None:
    d = deal(A="CS1 SB SB SA SI", B="IP8 HP2 HP2 GM3 GM3", deck="DI HP2 BO4 BO4 SB RB5 RB5")
    d.round("A CS1, B IP8")
    shown = next(e for e in d.seen_by(None) if type(e).__name__ == "HandReplaced")
    assert shown.cards[0] == "disaster_insurance"  # type: ignore[attr-defined]


def test_D44_a_new_deal_hangs_on_nothing_that_the_seat_can_not_see() -> None:
    """Two games that are one to A: in both B looks into C's hand, takes a card, and later C
    lays a Bonehead. In the first B had seen it, in the second C drew it since."""
    seen_before = ("BO4 HP2 HP2 CS1", "RB5")
    drawn_since = ("HP2 HP2 RB5 CS1", "BO4")
    games = []
    for hand, drawn in (seen_before, drawn_since):
        d = deal(
            A="IP8 IP8 GM3 GM3 GM3",
            B="DG1 SS7 SS7 SS7 BD6",
            C=f"MC9 {hand}",
            deck=f"SB BD6 {drawn} SA",
        )
        d.play("A IP8, B DG1, C MC9, B @C, B +CS1")
        d.quiet()
        d.play("A IP8, B SS7, C BO4")
        games.append(d)
    first, second = games
    assert first.view("A") == second.view("A")
    assert first.seen_by("A") == second.seen_by("A")
    for viewer in (0, None):
        for seed in range(20):
            assert kinds(first.state.redeterminise(viewer, seed)) == kinds(
                second.state.redeterminise(viewer, seed)
            )


def kinds(state: nestling.State) -> list[tuple[str, object]]:
    """A state with each physical card replaced by its kind."""
    s = state.data[0]
    assert s.dtype.names is not None
    fields: list[tuple[str, object]] = []
    for name in s.dtype.names:
        value = s[name].tolist()
        if name in ("hand", "played", "revealed", "looked", "duel", "table", "deck", "discard"):
            value = _kinds(value)
        if name == "discard":
            value = sorted(value)
        fields.append((name, value))
    return fields


def _kinds(cards: object) -> object:
    if isinstance(cards, list):
        return [_kinds(card) for card in cards]
    assert isinstance(cards, int)
    return facts.KIND_OF[cards] if cards >= 0 else -1


def test_D44_a_new_deal_keeps_what_the_seat_knows() -> None:
    d = grabbed()
    for seed in range(30):
        new = Deal(d.state.redeterminise(0, seed))
        assert {"HP2", "DI"} <= set(new.hand("B").split())
        assert new.hand("B").split().count("HP2") == 2
        assert new.hand("A") == d.hand("A")
        check_places(new.state.data[0])
    hands = {Deal(d.state.redeterminise(2, seed)).hand("B") for seed in range(30)}
    assert len(hands) > 20  # C knows nothing of it


def test_D44_D41_a_new_deal_keeps_known_instants() -> None:
    d = deal(A="CS1 SB SB SA DI", B="CS1 GM3 GM3 GM3 BO4", C="SS7 DG1 BO4 BO4 BO4")
    d.play("A CS1, B CS1, C SS7")
    d.close_window()
    for seed in range(30):
        new = Deal(d.state.redeterminise(1, seed))
        assert all(code in ("DI", "DR", "SB", "SA", "SI") for code in new.hand("A").split())
        assert len(new.hand("A").split()) == 4


def test_D44_D40_who_must_lay_a_point_card_holds_one() -> None:
    d = deal(A="CS1 HP2 SB SA DI", B="CS1 GM3 GM3 GM3 BO4", C="SS7 DG1 BO4 BO4 BO4")
    d.play("A CS1, B CS1, C SS7")
    d.close_window()
    d.play("B GM3")
    for seed in range(100):
        new = Deal(d.state.redeterminise(2, seed))
        assert new.legal("A") != ""
        assert facts.MAIN[facts.KIND_OF[int(new.state.data[0]["duel"][1])]].value is not None


def test_D44_which_copy_of_a_card_it_is_shows_with_full_sight_only() -> None:
    d = grabbed()
    assert any(name.endswith(":1") for name in names_in(d.state.events[-1]))
    for viewer in ("A", "B", "C", None):
        for event in d.seen_by(viewer):
            assert not any(":" in name for name in names_in(event))


def names_in(event: Event) -> list[str]:
    """All strings in an event, lists looked into."""
    values = event.to_json().values()
    return [
        name
        for v in values
        for name in (v if isinstance(v, list) else [v])
        if isinstance(name, str)
    ]


# D45: absent players


def test_D45_a_skipped_seat_passes_whatever_is_optional() -> None:
    d = deal(A="PR0 MC9 SB DI CS1", B="IP8 HP2 HP2 GM3 GM3", C="RB5 GM3 BO4 BO4 BO4")
    d.play("A PR0, B IP8, C RB5")
    for phase in ("effect", "scoring"):
        assert d.phase == phase
        assert str(d.state.skip(0)) == "pass"
    d.play("B pass, C pass")
    assert d.phase == "disaster"
    assert str(d.state.skip(0)) == "pass"
    assert d.phase == "discard"
    assert str(d.state.skip(0)) == "pass"


def test_D45_a_skipped_seat_lays_a_random_point_card() -> None:
    laid = set()
    for seed in range(40):
        state = nestling.game("dinosaurs", players=4).start(seed)
        legal = [str(action) for action in state.legal(2)]
        action = str(state.skip(2))
        assert action in legal
        laid.add(legal.index(action))
    assert len(laid) >= 3


def test_D45_random_where_there_is_no_pass() -> None:
    d = deal(A="DG1 CS1 CS1 CS1 SB", B="IP8 HP2 FC9 DI SI")
    d.play("A DG1, B IP8, A @B")
    assert str(d.state.skip(0)) in {"+HP2", "+FC9", "+DI", "+SI"}
    d = deal(A="TN7 CS1 CS1 CS1 SB", B="IP8 HP2 FC9 DI SI")
    d.play("A TN7, B IP8, A use")
    assert str(d.state.skip(0)).startswith("+")


def test_D45_skipping_takes_nothing_from_the_games_own_chance() -> None:
    game = nestling.game("dinosaurs", players=3)
    first, second = game.start(seed=8), game.start(seed=8)
    before = int(first.data[0]["draws"])
    action = first.skip(1)
    assert int(first.data[0]["draws"]) == before
    assert second.skip(1) == action  # and it is the same in a replay
    assert main_cards(first.data[0]) == list(range(69))


def test_D45_only_who_has_something_to_decide_is_skipped() -> None:
    d = deal(A="CS1 CS1 CS1 CS1 HP2", B="IP8 HP2 HP2 GM3 GM3")
    d.state.skip(0)
    with pytest.raises(Refused) as refusal:
        d.state.skip(0)
    assert refusal.value.code == "not_your_turn"
