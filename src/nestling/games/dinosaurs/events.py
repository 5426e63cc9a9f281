"""What happens in Happy Little Dinosaurs, as typed events (described in docs/events.md).

Cards are named by kind ("pet_rock"); with full sight by kind and copy ("pet_rock:2"). A field
that holds cards is None for those who may not see them.
"""

from typing import Annotated

from nestling.core.events import EventReader
from nestling.core.game import Event
from nestling.core.schema import label
from nestling.games.dinosaurs.cards import (
    DISASTER_OF,
    FIRST_DISASTER,
    FIRST_OF,
    KIND_OF,
    Card,
    Dinosaur,
    Disaster,
)
from nestling.games.dinosaurs.state import EVENT, Happened, Reason, Why

Seat = Annotated[int, "seat"]
OtherSeat = Annotated[int, "other"]
Count = Annotated[int, "count"]
OneCard = Annotated[str, "card 0"]
SecretCard = Annotated[str | None, "card 0"]
Cards = Annotated[list[str], "cards"]
SecretCards = Annotated[list[str] | None, "cards"]
OneDisaster = Annotated[str, "disaster 0"]
InDuel = Annotated[int, "number 0"]


class Seated(Event, frozen=True, tag="seated"):
    """The seat plays this dinosaur, chosen or by lot (D2)."""

    seat: Seat
    dinosaur: Annotated[str, "Dinosaur 0"]


class Dealt(Event, frozen=True, tag="dealt"):
    """From the Main deck to a hand at the start (D3); the seat alone sees the cards."""

    seat: Seat
    count: Count
    cards: SecretCards


class Flipped(Event, frozen=True, tag="flipped"):
    """A round begins: the top of the Disaster deck is turned face up (D5)."""

    round: Annotated[int, "number 0"]
    disaster: OneDisaster


class HandReplaced(Event, frozen=True, tag="hand_replaced"):
    """A hand without a Point card goes from hand to the discard pile (D7)."""

    seat: Seat
    cards: Cards


class Committed(Event, frozen=True, tag="committed"):
    """From hand to face down in front of the seat (D6); in a Sudden Death its number (D40)."""

    seat: Seat
    card: SecretCard
    sudden_death: InDuel


class Revealed(Event, frozen=True, tag="revealed"):
    """A face-down card is turned up where it lies."""

    seat: Seat
    card: OneCard
    sudden_death: InDuel


class EffectUsed(Event, frozen=True, tag="effect_used"):
    """The effect of the card that the seat revealed is used; what it does follows (D22)."""

    seat: Seat
    card: OneCard


class EffectDeclined(Event, frozen=True, tag="effect_declined"):
    """The effect was not used, or could not be: nobody else can tell which (D22)."""

    seat: Seat
    card: OneCard


class EffectVoid(Event, frozen=True, tag="effect_void"):
    """Flaming Chainsaw makes the effect of this card void for the round (D31)."""

    seat: Seat
    card: OneCard


class Discarded(Event, frozen=True, tag="discarded"):
    """From hand (reason left_over: from the looked-at cards) to the discard pile.

    value: what it adds to the seat's score (Pet Rock, Smoothie), else None.
    """

    seat: Seat
    cards: Cards
    reason: Annotated[str, "reason"]
    value: Annotated[int | None, "natural 0"]


class HandSeen(Event, frozen=True, tag="hand_seen"):
    """Dino Grabber: `seat` sees the hand of `other` (D26)."""

    seat: Seat
    other: OtherSeat
    count: Count
    cards: SecretCards


class Taken(Event, frozen=True, tag="taken"):
    """Dino Grabber: from the hand of `other` to the hand of `seat`; both know the card (D26)."""

    seat: Seat
    other: OtherSeat
    card: SecretCard


class Swapped(Event, frozen=True, tag="swapped"):
    """The card in front of `seat` and the `other_card` in front of `other` change places."""

    by: Annotated[int, "number 0"]
    seat: Seat
    other: OtherSeat
    card: OneCard
    other_card: Annotated[str, "card 1"]


class Looked(Event, frozen=True, tag="looked"):
    """Treenoculars: the top two cards of the Main deck are looked at (D30)."""

    seat: Seat
    count: Count
    cards: SecretCards


class Kept(Event, frozen=True, tag="kept"):
    """Treenoculars: from the looked-at cards to the hand (D30)."""

    seat: Seat
    card: SecretCard


class InstantPlayed(Event, frozen=True, tag="instant_played"):
    """From hand to the table, on `other` where it has a target (D33 to D37)."""

    seat: Seat
    card: OneCard
    other: Annotated[int | None, "other"]


class Passed(Event, frozen=True, tag="passed"):
    """The seat plays no Instant in this turn of the scoring window (D35)."""

    seat: Seat


class Scored(Event, frozen=True, tag="scored"):
    """The final round score: value + trait + bonus + instants = before; inverted: score (D32)."""

    seat: Seat
    card: OneCard
    value: Annotated[int, "number 0"]
    trait: Annotated[int, "number 1"]
    bonus: Annotated[int, "number 2"]
    instants: Annotated[int, "number 3"]
    before: Annotated[int, "number 4"]
    inversions: Annotated[int, "number 5"]
    score: Annotated[int, "number 6"]


class Collected(Event, frozen=True, tag="collected"):
    """The highest score moves its seat along the Escape Route (D9)."""

    seat: Seat
    points: Annotated[int, "number 0"]
    start: Annotated[int, "number 1"]
    end: Annotated[int, "number 2"]


class AllTied(Event, frozen=True, tag="all_tied"):
    """All survivors have the same score: nobody collects (D39)."""


class SuddenDeath(Event, frozen=True, tag="sudden_death"):
    """Several are lowest and fight it out; `number` counts the fights of this round (D40)."""

    seats: Annotated[list[int], "seats 0"]
    number: Annotated[int, "number 1"]


class NoPointCard(Event, frozen=True, tag="no_point_card"):
    """These seats have no Point card for the Sudden Death (D41)."""

    seats: Annotated[list[int], "seats 0"]


class DisasterAccepted(Event, frozen=True, tag="disaster_accepted"):
    """The seat plays neither Insurance nor Redirect, having one or not (D36)."""

    seat: Seat


class DisasterAdded(Event, frozen=True, tag="disaster_added"):
    """The face-up Disaster goes to the seat's Disaster Area (D10)."""

    seat: Seat
    disaster: OneDisaster


class DisasterUnder(Event, frozen=True, tag="disaster_under"):
    """The face-up Disaster goes to the bottom of its deck (D36, D39, D41)."""

    disaster: OneDisaster
    reason: Annotated[str, "reason"]


class Eliminated(Event, frozen=True, tag="eliminated"):
    """The seat is out of the game (D11)."""

    seat: Seat


class Moved(Event, frozen=True, tag="moved"):
    """One step for each Disaster in the seat's Area (D12)."""

    seat: Seat
    steps: Annotated[int, "number 0"]
    start: Annotated[int, "number 1"]
    end: Annotated[int, "number 2"]


class Drew(Event, frozen=True, tag="drew"):
    """From the Main deck to a hand; the seat alone sees the cards (D7, D12)."""

    seat: Seat
    count: Count
    cards: SecretCards


class Cleared(Event, frozen=True, tag="cleared"):
    """Played cards go from the table to the discard pile (D12)."""

    cards: Cards


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The whole discard pile becomes the Main deck (D13)."""

    count: Annotated[int, "number 0"]


class Won(Event, frozen=True, tag="won"):
    """The game is over (D42)."""

    winners: Annotated[list[int], "seats 0"]
    why: Annotated[str, "Why 1"]
    totals: Annotated[list[int], "numbers 2"]


def card_name(card: int, full_sight: bool) -> str:
    """The name of a physical Main-deck card, with full sight also which copy (from 1)."""
    name = _CARDS[card]
    return f"{name}:{card - FIRST_OF[KIND_OF[card]] + 1}" if full_sight else name


def disaster_name(card: int, full_sight: bool) -> str:
    """The name of a physical Disaster card, with full sight also which copy (from 1)."""
    name = _DISASTERS[card]
    return f"{name}:{card - FIRST_DISASTER[DISASTER_OF[card]] + 1}" if full_sight else name


_CARDS = [label(Card(int(kind))) for kind in KIND_OF]
_DISASTERS = [label(Disaster(int(kind))) for kind in DISASTER_OF]

_CLASSES: dict[Happened, type[Event]] = {
    Happened.SEATED: Seated,
    Happened.DEALT: Dealt,
    Happened.FLIPPED: Flipped,
    Happened.HAND_REPLACED: HandReplaced,
    Happened.COMMITTED: Committed,
    Happened.REVEALED: Revealed,
    Happened.EFFECT_USED: EffectUsed,
    Happened.EFFECT_DECLINED: EffectDeclined,
    Happened.EFFECT_VOID: EffectVoid,
    Happened.DISCARDED: Discarded,
    Happened.HAND_SEEN: HandSeen,
    Happened.TAKEN: Taken,
    Happened.SWAPPED: Swapped,
    Happened.LOOKED: Looked,
    Happened.KEPT: Kept,
    Happened.INSTANT_PLAYED: InstantPlayed,
    Happened.PASSED: Passed,
    Happened.SCORED: Scored,
    Happened.COLLECTED: Collected,
    Happened.ALL_TIED: AllTied,
    Happened.SUDDEN_DEATH: SuddenDeath,
    Happened.NO_POINT_CARD: NoPointCard,
    Happened.DISASTER_ACCEPTED: DisasterAccepted,
    Happened.DISASTER_ADDED: DisasterAdded,
    Happened.DISASTER_UNDER: DisasterUnder,
    Happened.ELIMINATED: Eliminated,
    Happened.MOVED: Moved,
    Happened.DREW: Drew,
    Happened.CLEARED: Cleared,
    Happened.RESHUFFLED: Reshuffled,
    Happened.WON: Won,
}

READER = EventReader(
    EVENT,
    [_CLASSES[happened] for happened in Happened],
    {"card": card_name, "disaster": disaster_name},
    {"Reason": Reason, "Why": Why, "Dinosaur": Dinosaur},
)
