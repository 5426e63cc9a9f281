"""What people see of the game: the facts of the cards, notation, settings, refusals, texts."""

import random
from collections import Counter
from typing import Any

import pytest

import nestling
from nestling import Refused
from nestling.games.dinosaurs import actions, cards, notation

from . import facts
from .deal import deal

# Facts


def test_D1_cards_toml_agrees_with_the_table_written_here() -> None:
    found = [
        (
            c["code"] + str(c.get("value", "")),
            c["id"],
            c.get("value"),
            c["copies"],
            c["timing"],
        )
        for c in cards.FACTS["card"]
        if c["kind"] != "disaster"
    ]
    assert found == [tuple(card) for card in facts.MAIN]


def test_D1_totals() -> None:
    main = cards.FACTS["card"]
    points = [c for c in main if c["kind"] == "point"]
    assert sum(c["copies"] for c in points) == 53
    assert sum(c["copies"] for c in main if c["kind"] == "instant") == 16
    assert sum(c["copies"] for c in main if c["kind"] == "disaster") == 28
    assert sum(c["value"] * c["copies"] for c in points) == 229
    values = Counter(dict.fromkeys(range(10), 0))
    for c in points:
        values[c["value"]] += c["copies"]
    assert [values[v] for v in range(10)] == [4, 6, 6, 6, 6, 6, 6, 5, 4, 4]
    assert sum(c["copies"] for c in points if c["timing"] != "none") == 20
    assert len(points) == 19


def test_D24_automatic_cards_are_not_optional() -> None:
    optional = {c["id"] for c in cards.FACTS["card"] if c["kind"] == "point" and c.get("optional")}
    assert optional == {card.name for card in facts.MAIN if card.timing == facts.AFTER_REVEAL}


def test_D15_disasters_of_cards_toml() -> None:
    found: dict[str, list[str]] = {}
    for c in cards.FACTS["card"]:
        if c["kind"] == "disaster":
            found.setdefault(c["disaster_type"], []).extend([c["id"]] * c["copies"])
    assert found == facts.TYPES
    marks = cards.FACTS["disaster_type"]
    assert {name: (m["colour"], m["symbol"].split(";")[0]) for name, m in marks.items()} == {
        "natural": ("green", "storm cloud"),
        "predatory": ("red", "jaw"),
        "emotional": ("blue", "broken heart"),
        "meteor": ("black", "fireball"),
    }


def test_D19_dinosaurs_of_cards_toml() -> None:
    found = {
        d["id"]: {name: worth for name, worth in d["traits"].items() if worth}
        for d in cards.FACTS["dinosaur"]
    }
    assert found == facts.TRAITS
    colours = {d["id"]: d["colour"] for d in cards.FACTS["dinosaur"]}
    assert colours == {
        "stego": "green",
        "nervous_rex": "yellow-orange",
        "cry_ceratops": "red",
        "bad_luck_bronto": "purple-blue",
    }


def test_D2_D42_the_board() -> None:
    assert cards.FACTS["board"] == {"start": 0, "win": 50, "special_spaces": 0}


def test_physical_cards_are_numbered_in_the_order_of_the_table() -> None:
    assert cards.KIND_OF.tolist() == facts.KIND_OF
    names = [cards.Disaster(k).name.lower() for k in cards.DISASTER_OF]
    assert names == facts.DISASTER_NAME


# Notation


def test_notation_goes_both_ways_for_every_action() -> None:
    moves = notation.MOVES
    assert len(moves) == actions.ACTIONS == 93
    assert [move.code for move in moves] == list(range(93))
    assert len({move.notation for move in moves}) == 93
    for move in moves:
        assert notation.parse(move.notation) is move
        assert notation.parse(f" {move.notation} ") is move
        assert str(move) == move.notation


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("pass", {"verb": "pass"}),
        ("PR0", {"verb": "lay", "card": "pet_rock"}),
        ("FC9", {"verb": "lay", "card": "flaming_chainsaw"}),
        ("-SI", {"verb": "discard", "card": "score_inversion"}),
        ("+GS2", {"verb": "take", "card": "grappling_snake"}),
        ("@C", {"verb": "target", "seat": 2}),
        ("B/D", {"verb": "pair", "seat": 1, "other": 3}),
        ("use", {"verb": "use"}),
        ("SB>A", {"verb": "boost", "card": "score_booster", "seat": 0}),
        ("SA>D", {"verb": "sap", "card": "score_sapper", "seat": 3}),
        ("DR>B", {"verb": "redirect", "card": "disaster_redirect", "seat": 1}),
        ("SI", {"verb": "invert", "card": "score_inversion"}),
        ("DI", {"verb": "insure", "card": "disaster_insurance"}),
    ],
)
def test_what_a_notation_means(text: str, fields: dict[str, Any]) -> None:
    move = notation.parse(text)
    found = {"verb": move.verb, "card": move.card, "seat": move.seat, "other": move.other}
    assert found == {"card": None, "seat": None, "other": None, **fields}


@pytest.mark.parametrize(
    "text", ["", "PR", "PR1", "pr0", "+", "@E", "D/B", "SB", "SB>E", "🦖", "x" * 9999]
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Refused, match="is no action of Happy Little Dinosaurs") as refusal:
        nestling.game("dinosaurs").parse(text)
    assert refusal.value.code == "unknown_notation"
    assert refusal.value.facts == {"notation": text}


# Settings


def test_settings_are_completed() -> None:
    assert nestling.game("dinosaurs").settings == {
        "players": 4,
        "dinosaurs": [None] * 4,
        "ages": [0, 1, 2, 3],
        "two_player_changes": False,
    }
    assert nestling.game("dinosaurs", players=3, youngest=2, dinosaurs=None).settings["ages"] == [
        1,
        2,
        0,
    ]


@pytest.mark.parametrize(
    ("settings", "setting", "rule"),
    [
        ({"players": 1}, "players", "D1"),
        ({"players": 5}, "players", "D1"),
        ({"players": True}, "players", "D1"),
        ({"players": "3"}, "players", "D1"),
        ({"players": [3]}, "players", "D1"),
        ({"dinosaurs": ["stego"]}, "dinosaurs", "D2"),
        ({"dinosaurs": "stego"}, "dinosaurs", "D2"),
        ({"dinosaurs": ["stego", "rex", None, None]}, "dinosaurs", "D2"),
        ({"dinosaurs": ["stego", None, "stego", None]}, "dinosaurs", "D2"),
        ({"dinosaurs": [["stego"], None, None, None]}, "dinosaurs", "D2"),
        ({"ages": [0, 1, 2]}, "ages", "D4"),
        ({"ages": [0, 1, 2, 2]}, "ages", "D4"),
        ({"ages": [0, 1, 2, 3.0]}, "ages", "D4"),
        ({"ages": [1, 2, 3, 4]}, "ages", "D4"),
        ({"ages": 7}, "ages", "D4"),
        ({"youngest": 4}, "youngest", "D4"),
        ({"youngest": -1}, "youngest", "D4"),
        ({"youngest": True}, "youngest", "D4"),
        ({"youngest": 1, "ages": [0, 1, 2, 3]}, "youngest", "D4"),
        ({"two_player_changes": True}, "two_player_changes", "D43"),
        ({"two_player_changes": 1, "players": 2}, "two_player_changes", "D43"),
        ({"colour": "red"}, "colour", None),
    ],
)
def test_settings_that_are_refused(
    settings: dict[str, Any], setting: str, rule: str | None
) -> None:
    with pytest.raises(Refused) as refusal:
        nestling.game("dinosaurs", **settings)
    assert refusal.value.code == "bad_setting"
    assert refusal.value.rule == rule
    assert refusal.value.facts["setting"] == setting


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="dinosaurs"):
        nestling.game("chess")


# Refusals


def test_a_refusal_names_what_is_legal_and_the_rule() -> None:
    d = deal(A="CS1 DI SB SA SI", B="HP2 HP2 HP2 GM3 GM3")
    with pytest.raises(Refused) as refusal:
        d.play("A HP2")
    assert str(refusal.value) == "HP2 is not legal now; legal: CS1 (D6)"
    assert (refusal.value.code, refusal.value.rule) == ("not_legal", "D6")
    assert refusal.value.facts == {"action": "HP2"}


def test_a_refusal_names_who_decides() -> None:
    d = deal(A="CS1 DI SB SA SI", B="HP2 HP2 HP2 GM3 GM3")
    d.play("A CS1")
    with pytest.raises(Refused) as refusal:
        d.play("A CS1")
    assert str(refusal.value) == "seat 0 has nothing to decide; seat 1 has (D6)"


@pytest.mark.parametrize("seat", [-1, 2, 4])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    state = nestling.game("dinosaurs", players=2).start(seed=1)
    for ask in (state.legal, state.observe, state.skip, lambda s: state.play(s, "pass")):
        with pytest.raises(Refused, match=f"no seat {seat}"):
            ask(seat)


@pytest.mark.parametrize("seat", [True, "0", 0.0])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    state = nestling.game("dinosaurs", players=2).start(seed=1)
    with pytest.raises(ValueError, match="whole number"):
        state.play(seat, "pass")


def test_a_refused_play_changes_nothing() -> None:
    d = deal(A="CS1 DI SB SA SI", B="HP2 HP2 HP2 GM3 GM3")
    before = d.state.record_bytes, d.state.event_count, list(d.state.plays), d.state.digest()
    for script in ("A HP2", "A pass", "A SI"):
        with pytest.raises(Refused):
            d.play(script)
    after = d.state.record_bytes, d.state.event_count, list(d.state.plays), d.state.digest()
    assert after == before


def test_each_phase_names_its_rule() -> None:
    rules = {"commit": "D6", "effect": "D22", "grab": "D26", "look": "D30", "scoring": "D35"}
    rules |= {"disaster": "D36", "discard": "D10", "sudden_death": "D40", "over": "D42"}
    told: dict[str, str | None] = {}
    chance = random.Random(1)
    for seed in range(60):
        state = nestling.game("dinosaurs").start(seed=seed)
        while True:
            seat = chance.choice(state.actors or (0,))
            legal = [str(action) for action in state.legal(seat)]
            with pytest.raises(Refused) as refusal:
                state.play(seat, next(move for move in ("SB>D", "@A") if move not in legal))
            told[state.observe(None).to_json()["phase"]] = refusal.value.rule
            if not legal:
                break
            state.play(seat, chance.choice(legal))
    assert told == rules


# Texts and pictures


def test_the_state_as_text_and_picture() -> None:
    d = deal(
        A="CS1 DI SB SA SI",
        B="HP2 HP2 HP2 GM3 GM3",
        disaster="ghosted",
        areas={"B": "meteor natural"},
        points={"A": 12, "B": 40},
    )
    text = str(d.state)
    assert "Round 1: commit" in text
    assert "Ghosted (emotional)" in text
    assert "CS1 DI SB SA SI" in text
    assert "MN" in text
    picture = d.state._repr_svg_()
    assert picture.startswith("<svg")
    assert picture.rstrip().endswith("</svg>")
    d.play("A CS1, B GM3")
    d.quiet()
    assert str(d.state)
    assert "waiting for" in repr(d.state)
