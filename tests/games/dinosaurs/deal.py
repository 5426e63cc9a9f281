"""Positions with the deal written out, and plays by notation: the kit of the scenario tests.

Seats are A to D, clockwise. Cards are written as in the game's notation, two letters and for
Point cards the value:

    PR0 Pet Rock      CS1 Cool Stick     DG1 Dino Grabber      HP2 Handy Pan
    GS2 Grappling     GM3 Grave Maker    DS3 "Delicious"       BO4 Bonehead
        Snake         FS4 Fire Spray         Smoothie          RB5 Run Home Bat
    MT5 Mouth Trap    BD6 Bow and Dino   SF6 Special           SS7 Sting Stabber
    TN7 Treenoculars  IP8 Iced Ptea          Star Fruit        PL8 Hungry Plant
    MC9 Meteor        FC9 Flaming        DI Disaster           DR Disaster Redirect
        Cannon            Chainsaw           Insurance
    SB Score Booster  SA Score Sapper    SI Score Inversion

So `deal(A="PR0 BO4 IP8 SB SB", B=..., disaster="natural")` has seat A hold a Pet Rock, a
Bonehead, an Iced Ptea and two Score Boosters, with a Natural Disaster face up, and
`.play("A PR0, B BO4, C CS1")` lays a card for each.

Unless said otherwise Nervous Rex, Cry Ceratops, Bad Luck Bronto and Stego sit in this order and
a Meteor is face up, which none of the first three minds; nobody has points; A is the youngest
and age rises clockwise.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np

import nestling
from nestling.core.game import Event, State

from . import facts

SEATS = "ABCD"
ROUNDED = ["nervous_rex", "cry_ceratops", "bad_luck_bronto", "stego"]

E = TypeVar("E", bound=Event)


class Deal:
    """A game in a position of the test's choosing."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._begin = state.event_count

    def play(self, script: str) -> list[Event]:
        """Play "A PR0, B IP8, C SB>A": seat and notation, in this order. Returns the events."""
        events: list[Event] = []
        for step in script.split(","):
            seat, notation = step.split()
            events += self.state.play(SEATS.index(seat), notation)
        return events

    def quiet(self) -> list[Event]:
        """Whoever is asked passes, until cards are to be laid or the game is over."""
        events: list[Event] = []
        while self.phase not in ("commit", "sudden_death", "over"):
            events += self.state.play(self.state.actors[0], "pass")
        return events

    def decline_effects(self) -> list[Event]:
        """All effects are declined, until Instants may be played."""
        events: list[Event] = []
        while self.phase == "effect":
            events += self.state.play(self.state.actors[0], "pass")
        return events

    def close_window(self) -> list[Event]:
        """Everyone passes in the scoring window, until it closes."""
        events = self.decline_effects()
        while self.phase == "scoring":
            events += self.state.play(self.state.actors[0], "pass")
        return events

    def round(self, script: str) -> list[Event]:
        """Cards are laid by the script and all else is passed until the next choice of cards."""
        return self.play(script) + self.quiet()

    def legal(self, seat: str) -> str:
        """The notations of a seat's legal actions, in order."""
        return " ".join(action.notation for action in self.state.legal(SEATS.index(seat)))

    @property
    def phase(self) -> str:
        """What is being decided."""
        return str(self.view().phase)

    @property
    def actors(self) -> str:
        """Who has something to decide."""
        return "".join(SEATS[seat] for seat in self.state.actors)

    def view(self, seat: str | None = None) -> Any:
        """What a seat sees; without one, what an onlooker sees."""
        return self.state.observe(None if seat is None else SEATS.index(seat))

    def events(self, kind: type[E]) -> list[E]:
        """The events of a class since the deal, with full sight."""
        return [e for e in self.state.events[self._begin :] if isinstance(e, kind)]

    def seen_by(self, seat: str | None) -> list[Event]:
        """The events since the deal as a seat saw them."""
        return self.state.events_for(None if seat is None else SEATS.index(seat), self._begin)

    def hand(self, seat: str) -> str:
        """The cards in a hand, by rising number."""
        return self._codes(self._s["hand"][SEATS.index(seat)])

    def front(self, seats: str = SEATS) -> str:
        """The Point cards in front of these seats."""
        return self._codes(self._s["played"][[SEATS.index(seat) for seat in seats]])

    def discard(self) -> str:
        """The discard pile, the last card on it last."""
        return self._codes(self._s["discard"])

    def deck(self) -> str:
        """The Main deck, top first."""
        return self._codes(self._s["deck"][: self._s["deck_count"]][::-1])

    def table(self) -> str:
        """Instants and Sudden Death cards that lie on the table."""
        return self._codes(self._s["table"])

    def area(self, seat: str) -> list[str]:
        """The types of the Disasters in front of a seat."""
        return [
            facts.DISASTER_TYPE[card] for card in self._s["area"][SEATS.index(seat)] if card >= 0
        ]

    def under(self) -> list[str]:
        """The names of the Disasters known to lie at the bottom, the lowest first."""
        return list(self.view().under)

    @property
    def points(self) -> list[int]:
        """Where each player is on the Escape Route."""
        return [int(n) for n in self._s["points"][: self._s["players"]]]

    @property
    def alive(self) -> str:
        """The survivors."""
        return "".join(s for i, s in enumerate(SEATS) if self._s["alive"] >> i & 1)

    def scores(self) -> list[int]:
        """The final scores of the last round that was scored, survivors in order of seats."""
        scored = self.events(_event("Scored"))
        seats = {e.seat: e.score for e in scored}
        return [seats[seat] for seat in sorted(seats)]

    @property
    def _s(self) -> np.void:
        return self.state.data[0]

    @staticmethod
    def _codes(cards: Any) -> str:
        return " ".join(facts.CODES[facts.KIND_OF[card]] for card in cards if card >= 0)


def _event(name: str) -> type[Any]:
    from nestling.games.dinosaurs import events

    found: type[Any] = getattr(events, name)
    return found


class _Pool:
    """Physical cards not placed yet, taken by name."""

    def __init__(self, names: list[str]) -> None:
        self._left = list(enumerate(names))

    def take(self, wanted: str, names: list[str] | None = None) -> int:
        for entry in self._left:
            card, name = entry
            if name == wanted or (names is not None and names[card] == wanted):
                self._left.remove(entry)
                return card
        raise AssertionError(f"no {wanted} is left for this deal")

    def rest(self) -> list[int]:
        return [card for card, _ in self._left]


def deal(
    *,
    A: str,
    B: str,
    C: str | None = None,
    D: str | None = None,
    disaster: str = "meteor",
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    next_disasters: str = "",
    points: Mapping[str, int] | None = None,
    areas: Mapping[str, str] | None = None,
    dinosaurs: list[str] | None = None,
    youngest_first: str | None = None,
    out: str = "",
    round_number: int = 1,
    two_player_changes: bool = False,
) -> Deal:
    """A position at the start of a round, everyone about to lay a Point card.

    A to D: the hands; None: nobody sits there.
    disaster: the face-up one, by type or name. next_disasters: those that follow, next first.
    deck: the cards on top of the Main deck, top first. rest: where all cards that are not named
    go, under them into the "deck" or into the "discard" pile.
    areas: by seat, types or names. out: seats that are eliminated; they hold no cards.
    two_player_changes: D43; off here, so that two can be dealt all cards.
    """
    hands = [hand for hand in (A, B, C, D) if hand is not None]
    players = len(hands)
    order = youngest_first or SEATS[:players]
    state = nestling.game(
        "dinosaurs",
        players=players,
        dinosaurs=dinosaurs or ROUNDED[:players],
        ages=[order.index(seat) for seat in SEATS[:players]],
        two_player_changes=two_player_changes,
    ).start(seed=0)
    s = state.data[0]
    pool = _Pool([facts.CODES[kind] for kind in facts.KIND_OF])
    if s["two_player_changes"]:
        for card in facts.MAIN:
            if card.value in (1, 2, 3):
                for _ in range(card.copies):
                    pool.take(card.code)
    for place in ("hand", "deck", "discard", "area", "disasters"):
        s[place] = -1
    for seat, hand in enumerate(hands):
        cards = sorted(pool.take(code) for code in hand.split())
        s["hand"][seat, : len(cards)] = cards
        s["hand_count"][seat] = len(cards)
    top = [pool.take(code) for code in deck.split()]
    thrown = [pool.take(code) for code in discard.split()]
    if rest == "deck":
        top += pool.rest()
    else:
        thrown += pool.rest()
    _pile(s, "deck", top[::-1])
    _pile(s, "discard", thrown)

    horrors = _Pool(facts.DISASTER_NAME)
    s["disaster"] = s["round_disaster"] = horrors.take(disaster, facts.DISASTER_TYPE)
    for seat, area in (areas or {}).items():
        cards = [horrors.take(word, facts.DISASTER_TYPE) for word in area.split()]
        s["area"][SEATS.index(seat), : len(cards)] = cards
        s["area_count"][SEATS.index(seat)] = len(cards)
    follow = [horrors.take(word, facts.DISASTER_TYPE) for word in next_disasters.split()]
    _pile(s, "disasters", (follow + horrors.rest())[::-1])

    for seat, total in (points or {}).items():
        s["points"][SEATS.index(seat)] = total
    for seat in out:
        assert s["hand_count"][SEATS.index(seat)] == 0
        s["alive"] &= ~(1 << SEATS.index(seat))
    s["round_number"] = round_number
    s["known"] = 0
    s["known_instants"] = 0
    check_places(s)
    return Deal(state)


def _pile(s: np.void, name: str, cards: list[int]) -> None:
    s[name][: len(cards)] = cards
    s[f"{name}_count"] = len(cards)


def main_cards(s: np.void) -> list[int]:
    """Every Main-deck card of a state in every place where one can be."""
    places = [s["hand"].ravel(), s["played"], s["duel"], s["looked"], s["table"]]
    places += [s["deck"], s["discard"]]
    return sorted(int(card) for place in places for card in place if card >= 0)


def disaster_cards(s: np.void) -> list[int]:
    """Every Disaster card of a state in every place where one can be."""
    places = [s["area"].ravel(), s["disasters"], [s["disaster"]]]
    return sorted(int(card) for place in places for card in place if card >= 0)


def check_places(s: np.void) -> None:
    """Each of the 97 cards is in exactly one place, and the counts agree with the places."""
    removed = (1, 2, 3) if s["two_player_changes"] else ()
    wanted = [c for c, kind in enumerate(facts.KIND_OF) if facts.MAIN[kind].value not in removed]
    assert main_cards(s) == wanted
    assert disaster_cards(s) == list(range(len(facts.DISASTER_NAME)))
    for name in ("deck", "discard", "table", "disasters"):
        _counted(s[name], s[f"{name}_count"])
    for seat in range(len(SEATS)):
        _counted(s["hand"][seat], s["hand_count"][seat])
        _counted(s["area"][seat], s["area_count"][seat])


def _counted(place: Any, count: int) -> None:
    """A place holds so many cards, closed up from the start, and nothing after them."""
    assert all(card >= 0 for card in place[:count]) and all(card == -1 for card in place[count:])
