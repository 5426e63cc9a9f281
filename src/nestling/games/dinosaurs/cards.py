"""The facts of cards.toml as enums and constant arrays for the compiled rules (D1, D15, D19)."""

import enum
import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

from nestling.core import house

FACTS: dict[str, Any] = house.facts(
    "dinosaurs",
    tomllib.loads(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")),
)

_MAIN = [card for card in FACTS["card"] if card["kind"] != "disaster"]
_DISASTERS = [card for card in FACTS["card"] if card["kind"] == "disaster"]


class Card(enum.IntEnum):
    """Kinds of Main-deck card, Point cards first, in the order of cards.toml."""

    PET_ROCK = 0
    COOL_STICK = 1
    DINO_GRABBER = 2
    HANDY_PAN = 3
    GRAPPLING_SNAKE = 4
    GRAVE_MAKER = 5
    DELICIOUS_SMOOTHIE = 6
    BONEHEAD = 7
    FIRE_SPRAY = 8
    RUN_HOME_BAT = 9
    MOUTH_TRAP = 10
    BOW_AND_DINO = 11
    SPECIAL_STAR_FRUIT = 12
    STING_STABBER = 13
    TREENOCULARS = 14
    ICED_PTEA = 15
    HUNGRY_PLANT = 16
    METEOR_CANNON = 17
    FLAMING_CHAINSAW = 18
    DISASTER_INSURANCE = 19
    DISASTER_REDIRECT = 20
    SCORE_BOOSTER = 21
    SCORE_SAPPER = 22
    SCORE_INVERSION = 23


Disaster = enum.IntEnum(  # type: ignore[misc]
    "Disaster", {card["id"].upper(): i for i, card in enumerate(_DISASTERS)}
)
Disaster.__doc__ = "Kinds of Disaster card, in the order of cards.toml; Meteor is the last."


class DisasterType(enum.IntEnum):
    """What a Disaster is (D15)."""

    NATURAL = 0
    PREDATORY = 1
    EMOTIONAL = 2
    METEOR = 3


class Dinosaur(enum.IntEnum):
    """Who runs (D19)."""

    STEGO = 0
    NERVOUS_REX = 1
    CRY_CERATOPS = 2
    BAD_LUCK_BRONTO = 3


KINDS = len(_MAIN)
POINT_KINDS = sum(card["kind"] == "point" for card in _MAIN)
DISASTER_KINDS = len(_DISASTERS)

# A physical card is a number: the copies of the first kind, then those of the second, and so on.
KIND_OF = np.array([k for k, card in enumerate(_MAIN) for _ in range(card["copies"])], np.int64)
FIRST_OF = np.array([int(np.argmax(KIND_OF == k)) for k in range(KINDS)], np.int64)
COPIES = np.array([card["copies"] for card in _MAIN], np.int64)
MAIN_CARDS = len(KIND_OF)

VALUE = np.array([card.get("value", -1) for card in _MAIN], np.int64)
HAS_EFFECT = np.array([c["kind"] == "point" and c["timing"] != "none" for c in _MAIN], np.bool_)
OPTIONAL_EFFECT = np.array([c["kind"] == "point" and c["timing"] == "after_reveal" for c in _MAIN])
ALL_MASK = (1 << KINDS) - 1
POINT_MASK = (1 << POINT_KINDS) - 1
EFFECT_MASK = sum(1 << k for k in range(KINDS) if HAS_EFFECT[k])
SCORING_MASK = sum(1 << k for k, c in enumerate(_MAIN) if c["timing"] == "during_scoring")
REMOVED_FOR_TWO = np.array(
    [c.get("value") in FACTS["two_player_changes"]["removed_values"] for c in _MAIN], np.bool_
)  # D43

DISASTER_OF = np.array(
    [k for k, card in enumerate(_DISASTERS) for _ in range(card["copies"])], np.int64
)
FIRST_DISASTER = np.array(
    [int(np.argmax(DISASTER_OF == k)) for k in range(DISASTER_KINDS)], np.int64
)
DISASTER_CARDS = len(DISASTER_OF)
TYPE_OF_KIND = np.array(
    [DisasterType[card["disaster_type"].upper()] for card in _DISASTERS], np.int64
)
TYPE_OF = TYPE_OF_KIND[DISASTER_OF]
TRAITS = np.array(
    [[d["traits"][t.name.lower()] for t in DisasterType] for d in FACTS["dinosaur"]],
    np.int64,
)
WIN = int(FACTS["board"]["win"])  # D42
INSTANT_WORTH = int(FACTS["instants"]["worth"])  # D33
OF_ONE_TYPE, OF_EACH_TYPE = (int(n) for n in FACTS["limits"]["many"].values())  # D16
OF_ONE_TYPE_FOR_TWO, OF_EACH_TYPE_FOR_TWO = (int(n) for n in FACTS["limits"]["two"].values())  # D17


def _check_names() -> None:
    """The enums above are written out for the type checker; the data file must agree."""
    if [card["id"] for card in _MAIN] != [c.name.lower() for c in Card]:
        raise ValueError("cards.toml and the enum Card name different cards")
    if [d["id"] for d in FACTS["dinosaur"]] != [d.name.lower() for d in Dinosaur]:
        raise ValueError("cards.toml and the enum Dinosaur name different dinosaurs")


def _check_sizes() -> None:
    """What records and rules take for granted, whatever the house rules."""
    two = sum(COPIES[~REMOVED_FOR_TWO])
    demand = house.demand
    for pile, cards in (("card", _MAIN), ("disaster", _DISASTERS)):
        for card in cards:
            place = f"{pile}.{card['id']}"
            copies, value = card["copies"], card.get("value", 0)
            what = f"{place}.copies = {copies}"
            demand(copies >= 0, f"{what}: copies are 0 or more", what, "0, 1, …")
            what = f"{place}.value = {value}"
            demand(0 <= value <= 20, f"{what}: values are 0 to 20", what, "0–20")
    for dinosaur in FACTS["dinosaur"]:
        for kind, trait in dinosaur["traits"].items():
            what = f"dinosaur.{dinosaur['id']}.traits.{kind} = {trait}"
            demand(abs(trait) <= 5, f"{what}: traits are -5 to 5", what, "−5–5")
    demand(
        40 <= two and MAIN_CARDS <= 100,
        "the Main deck has 40 to 100 cards (D1, D43)",
        f"{two}–{MAIN_CARDS} × card",
        "40–100 (D1, D43)",
    )
    demand(1 <= WIN <= 1000, "win is 1 to 1000", f"win = {WIN}", "1–1000")
    worth = INSTANT_WORTH
    demand(0 <= worth <= 10, "an Instant's worth is 0 to 10", f"instants.worth = {worth}", "0–10")
    for players, one, each in (
        (4, OF_ONE_TYPE, OF_EACH_TYPE),
        (2, OF_ONE_TYPE_FOR_TWO, OF_EACH_TYPE_FOR_TWO),
    ):
        limits = f"of_one_type = {one}, of_each_type = {each}"
        demand(1 <= each <= one, "of_each_type is from 1 to of_one_type", limits, f"1–{one}")
        survived = 2 * (one - 1) + each - 1
        demand(survived <= 7, "at most seven Disasters can be survived (D17)", limits, "0–7 (D17)")
        most = players * survived + players - 1
        demand(
            most < DISASTER_CARDS,
            f"Areas could hold {most} Disasters: too few of them",
            f"{DISASTER_CARDS} × disaster",
            f"{most + 1}–100",
        )
    demand(
        DISASTER_CARDS <= 100,
        "there are at most 100 Disasters",
        f"{DISASTER_CARDS} × disaster",
        "1–100",
    )


_check_names()
_check_sizes()
