"""Who may see what, told once more and quite differently from the rules' own code.

A Witness follows a game by its full-sight events alone, in which every card is named with its
copy, and says of each event and each view whether a viewer was told too much (or too little).
"""

import copy
from collections import Counter
from typing import Any

from nestling.games.dinosaurs.cards import Card

NAMES = [card.name.lower() for card in Card]
SECRET = {  # events whose cards are not for everybody: which of their fields name who may see
    "dealt": ("seat",),
    "drew": ("seat",),
    "committed": ("seat",),
    "looked": ("seat",),
    "kept": ("seat",),
    "hand_seen": ("seat", "other"),
    "taken": ("seat", "other"),
}
FIELDS_WITH_CARDS = {"hand", "laid_card", "played", "revealed", "effect", "seen", "table"}


def kind(name: str) -> str:
    """The kind of a card named with its copy."""
    return name.partition(":")[0]


def stripped(value: Any) -> Any:
    """An event without the copies' numbers."""
    if isinstance(value, dict):
        return {key: stripped(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [stripped(inner) for inner in value]
    return kind(value) if isinstance(value, str) and ":" in value else value


def names_in(value: Any) -> set[str]:
    """The names of cards anywhere in a value."""
    if isinstance(value, dict):
        return set().union(*(names_in(v) for v in value.values()), set())
    if isinstance(value, list):
        return set().union(*(names_in(v) for v in value), set())
    return {value} & set(NAMES) if isinstance(value, str) else set()


class Witness:
    """Where every card is, and who has seen what."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.down: list[str | None] = [None] * players
        self.under_glass: list[str] = []
        self.public: set[str] = set()
        self.shown = [[Counter[str]() for _ in range(players)] for _ in range(players)]

    def follow(self, event: dict[str, Any]) -> None:
        """One more thing happened."""
        seat, other = event.get("seat"), event.get("other")
        match event["event"]:
            case "dealt" | "drew":
                self.hands[seat].update(event["cards"])
            case "committed":
                self.leave(seat, event["card"])
                self.down[seat] = event["card"]
            case "revealed":
                assert self.down[seat] == event["card"]
                self.down[seat] = None
                self.public.add(kind(event["card"]))
            case "hand_replaced":
                self.lay_open(seat, event["cards"])
            case "discarded" if event["reason"] == "left_over":
                self.public.add(kind(event["cards"][0]))
                self.under_glass = []
            case "discarded":
                self.lay_open(seat, event["cards"])
            case "instant_played":
                self.lay_open(seat, [event["card"]])
            case "hand_seen":
                assert Counter(event["cards"]) == self.hands[other]
                self.shown[seat][other].update(map(kind, event["cards"]))
            case "taken":
                self.leave(other, event["card"])
                self.hands[seat][event["card"]] += 1
                self.shown[other][seat][kind(event["card"])] += 1
            case "looked":
                self.under_glass = list(event["cards"])
            case "kept":
                self.hands[seat][event["card"]] += 1

    def leave(self, seat: int, card: str) -> None:
        assert self.hands[seat][card] == 1
        del self.hands[seat][card]

    def lay_open(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.leave(seat, card)
            self.public.add(kind(card))

    def told(self, event: dict[str, Any], viewer: int | None) -> dict[str, Any]:
        """What the viewer should be told of an event."""
        seen = copy.deepcopy(event)
        if event["event"] in SECRET:
            eyes = {event[field] for field in SECRET[event["event"]]}
            if viewer not in eyes:
                seen["card" if "card" in seen else "cards"] = None
        told: dict[str, Any] = stripped(seen)
        return told

    def check(self, view: dict[str, Any], viewer: int | None) -> None:
        """The viewer's view holds what it may hold."""
        kinds = Counter[str]()
        if viewer is not None:
            kinds = Counter(kind(card) for card in self.hands[viewer])
        assert Counter(view["hand"]) == kinds
        down = None if viewer is None else self.down[viewer]
        assert view["laid_card"] == (down and kind(down))
        assert sorted(view["laid"]) == [s for s, card in enumerate(self.down) if card is not None]
        expected: list[str] = []
        if viewer is not None and view["turn"] == viewer:
            if view["phase"] == "grab":
                expected = [kind(card) for card in self.hands[view["target"]]]
            elif view["phase"] == "look":
                expected = [kind(card) for card in self.under_glass]
        assert sorted(view["seen"]) == sorted(expected)
        if view["phase"] == "commit":
            assert view["played"] == view["revealed"] == [None] * 4
        for field, value in view.items():
            assert field in FIELDS_WITH_CARDS or not names_in(value), field
        open_now = names_in([view[f] for f in ("played", "revealed", "effect", "table")])
        assert open_now <= self.public
        self.check_known(view, viewer)

    def check_known(self, view: dict[str, Any], viewer: int | None) -> None:
        """What the view calls known was shown to the viewer, and is there."""
        for holder, counts in enumerate(view["known"]):
            known = Counter({NAMES[k]: count for k, count in enumerate(counts) if count})
            if viewer is None or holder >= self.players:
                assert not known
                continue
            there = Counter(kind(card) for card in self.hands[holder])
            if self.down[holder] is not None:
                there[kind(self.down[holder] or "")] += 1
            assert known <= there
            if holder != viewer:
                assert known <= self.shown[viewer][holder]
