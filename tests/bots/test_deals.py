"""The deals a search of Happy Little Dinosaurs looks at are true to what its seat knows."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from nestling.bots.dinosaurs import insight
from nestling.core.compiled import INTERPRETED, entry
from nestling.games.dinosaurs.cards import KIND_OF, KINDS, MAIN_CARDS, POINT_KINDS
from tests.bots.positions import positions

COUNT = 300 if INTERPRETED else 1000
DEALS = 2 if INTERPRETED else 20
PILES = ("deck", "discard", "hand", "played", "duel", "table", "looked")


@entry
def gather(states, i, seat):  # type: ignore[no-untyped-def]
    """The rule as an entry."""
    insight.gather(states[i], seat)


@entry
def deal(states, i, seat, stream):  # type: ignore[no-untyped-def]
    """The rule as an entry."""
    insight.deal(states[i], seat, stream)


def hand_of(data: Any, seat: int) -> list[int]:
    return [int(KIND_OF[card]) for card in data["hand"][seat] if card >= 0]


@pytest.mark.engine
def test_D44_a_deal_leaves_known_cards_where_they_are_known_to_be() -> None:
    """Of one other seat the whole hand is known, of all that they hold so many Instants."""
    checked = 0
    for number, (state, seat) in enumerate(positions("dinosaurs", COUNT)):
        root = state.data.copy()
        others = [other for other in range(state.game.players) if other != seat]
        seen = others[number % len(others)]
        kinds = hand_of(root[0], seen)
        for kind in range(KINDS):
            root["known"][0, seat, seen, kind] = kinds.count(kind)
        for other in others:
            instants = sum(kind >= POINT_KINDS for kind in hand_of(root[0], other))
            root["known_instants"][0, other] = instants
            checked += instants > 0 and other < seen
        gather(root, 0, seat)
        stream = np.array([number + 1], np.uint64)
        for _ in range(DEALS):
            dealt = root.copy()
            deal(dealt, 0, seat, stream)
            assert Counter(kinds) <= Counter(hand_of(dealt[0], seen))
            for other in others:
                held = sum(kind >= POINT_KINDS for kind in hand_of(dealt[0], other))
                assert held >= root["known_instants"][0, other]
            cards = [int(card) for pile in PILES for card in dealt[0][pile].ravel() if card >= 0]
            assert len(cards) == len(set(cards))
            assert all(card < MAIN_CARDS for card in cards)
    assert checked > COUNT // 4
