"""The cards of Happy Little Dinosaurs, written down once more: what the tests believe.

Nothing here is read from the package, so that a wrong fact there can't hide behind itself.
"""

from typing import NamedTuple


class MainCard(NamedTuple):
    """A kind of Main-deck card."""

    code: str
    name: str
    value: int | None
    copies: int
    timing: str


AFTER_REVEAL = "after_reveal"
FIRST = "during_this_round"
LAST = "during_scoring_this_round"
NONE = "none"
SCORING = "during_scoring"
DISASTER = "when_you_would_take_a_disaster"

MAIN = [
    MainCard("PR0", "pet_rock", 0, 4, AFTER_REVEAL),
    MainCard("CS1", "cool_stick", 1, 4, NONE),
    MainCard("DG1", "dino_grabber", 1, 2, AFTER_REVEAL),
    MainCard("HP2", "handy_pan", 2, 4, NONE),
    MainCard("GS2", "grappling_snake", 2, 2, AFTER_REVEAL),
    MainCard("GM3", "grave_maker", 3, 4, NONE),
    MainCard("DS3", "delicious_smoothie", 3, 2, AFTER_REVEAL),
    MainCard("BO4", "bonehead", 4, 4, NONE),
    MainCard("FS4", "fire_spray", 4, 2, AFTER_REVEAL),
    MainCard("RB5", "run_home_bat", 5, 4, NONE),
    MainCard("MT5", "mouth_trap", 5, 2, LAST),
    MainCard("BD6", "bow_and_dino", 6, 4, NONE),
    MainCard("SF6", "special_star_fruit", 6, 2, LAST),
    MainCard("SS7", "sting_stabber", 7, 3, NONE),
    MainCard("TN7", "treenoculars", 7, 2, AFTER_REVEAL),
    MainCard("IP8", "iced_ptea", 8, 3, NONE),
    MainCard("PL8", "hungry_plant", 8, 1, AFTER_REVEAL),
    MainCard("MC9", "meteor_cannon", 9, 3, NONE),
    MainCard("FC9", "flaming_chainsaw", 9, 1, FIRST),
    MainCard("DI", "disaster_insurance", None, 3, DISASTER),
    MainCard("DR", "disaster_redirect", None, 1, DISASTER),
    MainCard("SB", "score_booster", None, 5, SCORING),
    MainCard("SA", "score_sapper", None, 5, SCORING),
    MainCard("SI", "score_inversion", None, 2, SCORING),
]

TYPES = {
    "natural": [
        "bright_idea",
        "casual_afternoon_stroll",
        "downpour",
        "leaf_me_alone",
        "spa_day",
        "this_feels_personal",
        "trapped",
        "uncommon_cold",
    ],
    "predatory": [
        "a_day_at_the_beach",
        "armed_and_dangerous",
        "feeling_squirrely",
        "fired_up",
        "lil_cannibal",
        "love_hurts",
        "shark_with_legs",
        "stomped",
    ],
    "emotional": [
        "baddest_hair_day",
        "emergency_ex_it",
        "ghosted",
        "left_behind_again",
        "ooh_burn",
        "outer_circle",
        "the_future_is_bleak",
        "the_sad_truth",
    ],
    "meteor": ["meteor"] * 4,
}

TRAITS = {
    "stego": {"meteor": 1},
    "nervous_rex": {"predatory": 1, "emotional": -1},
    "cry_ceratops": {"emotional": 1, "natural": -1},
    "bad_luck_bronto": {"natural": 1, "predatory": -1},
}

CODES = [card.code for card in MAIN]
BY_NAME = {card.name: card for card in MAIN}
POINT_CARDS = [card for card in MAIN if card.value is not None]
POINT_CODES = [card.code for card in POINT_CARDS]
COPIES = [card.copies for card in MAIN]

# Physical cards are numbered through in the order of these lists.
KIND_OF = [kind for kind, card in enumerate(MAIN) for _ in range(card.copies)]
DISASTER_TYPE = [name for name, cards in TYPES.items() for _ in cards]
DISASTER_NAME = [name for cards in TYPES.values() for name in cards]
