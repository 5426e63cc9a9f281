"""A player with pen and paper: from the events that one seat sees, what it knows.

Whatever a view shows of cards must be on this paper too; so a view can't hold more than the
seat was told. Written from the rulebook and docs/events.md, not from the engine.
"""

from collections import Counter
from typing import Any

from nestling.core.game import Event

from . import facts

KINDS = [card.name for card in facts.MAIN]
SEATS = 4


class Watcher:
    """What a seat (None: an onlooker) has written down."""

    def __init__(self, viewer: int | None, players: int, deck: int) -> None:
        self.viewer = viewer
        self.players = players
        self.hand: list[str] = []
        self.hand_counts = [0] * SEATS
        self.deck_count = deck
        self.disasters_count = 28
        self.discard: Counter[str] = Counter()
        self.alive = list(range(players))
        self.points = [0] * SEATS
        self.area: list[list[str]] = [[] for _ in range(SEATS)]
        self.under: list[str] = []
        self.disaster: str | None = None
        self.known: list[Counter[str]] = [Counter() for _ in range(SEATS)]
        self.known_instants = [0] * SEATS
        self.table: list[str] = []
        self.laid: list[int] = []
        self.laid_card: str | None = None
        self.played: list[str | None] = [None] * SEATS
        self.dinosaurs: list[str] = []
        self.winners: list[int] = []
        self._new_round()

    def _new_round(self) -> None:
        self.revealed: list[str | None] = [None] * SEATS
        self.bonus = [0] * SEATS
        self.boosters = [0] * SEATS
        self.sappers = [0] * SEATS
        self.seen: list[str] = []

    def paper(self) -> dict[str, Any]:
        """The fields of a view that name cards or count them, as this paper has them."""
        return {
            "hand": sorted(self.hand, key=KINDS.index),
            "hand_counts": self.hand_counts,
            "deck_count": self.deck_count,
            "disasters_count": self.disasters_count,
            "discard": [self.discard[kind] for kind in KINDS],
            "alive": self.alive,
            "points": self.points,
            "area": self.area,
            "under": self.under,
            "disaster": self.disaster,
            "known": [[known[kind] for kind in KINDS] for known in self.known],
            "known_instants": self.known_instants,
            "table": self.table,
            "laid": sorted(self.laid),
            "laid_card": self.laid_card,
            "played": self.played,
            "revealed": self.revealed,
            "bonus": self.bonus,
            "boosters": self.boosters,
            "sappers": self.sappers,
            "seen": sorted(self.seen, key=KINDS.index),
            "dinosaurs": self.dinosaurs,
            "winners": self.winners,
        }

    def follow(self, event: Event) -> None:
        """Write down one event."""
        name = type(event).__name__
        snake = "".join(f"_{c.lower()}" if c.isupper() else c for c in name)
        getattr(self, f"on{snake}", lambda e: None)(event)

    def on_seated(self, e: Any) -> None:
        self.dinosaurs.append(e.dinosaur)

    def on_drew(self, e: Any) -> None:
        self.hand_counts[e.seat] += e.count
        self.deck_count -= e.count
        if e.cards is not None:
            assert e.seat == self.viewer
            self.hand += e.cards

    on_dealt = on_drew

    def on_flipped(self, e: Any) -> None:
        self._new_round()
        self.disaster = e.disaster
        self.disasters_count -= 1
        if len(self.under) > self.disasters_count:
            assert self.under.pop() == e.disaster

    def on_hand_replaced(self, e: Any) -> None:
        self._throw_hand(e.seat, e.cards)

    def _throw_hand(self, seat: int, cards: list[str]) -> None:
        assert len(cards) == self.hand_counts[seat]
        assert not self.known[seat] - Counter(cards)
        self.discard.update(cards)
        self.hand_counts[seat] = 0
        self.known[seat].clear()
        self.known_instants[seat] = 0
        if seat == self.viewer:
            self.hand = []

    def on_committed(self, e: Any) -> None:
        self.hand_counts[e.seat] -= 1
        self.laid.append(e.seat)
        if e.card is not None:
            assert e.seat == self.viewer
            self.laid_card = e.card
            self.hand.remove(e.card)

    def on_revealed(self, e: Any) -> None:
        self.laid.remove(e.seat)
        if e.seat == self.viewer:
            assert self.laid_card == e.card
            self.laid_card = None
        if e.sudden_death:
            self.table.append(e.card)
        else:
            self.played[e.seat] = self.revealed[e.seat] = e.card
        self._left_openly(e.seat, e.card)

    def _left_openly(self, holder: int, card: str) -> None:
        self.known[holder] -= Counter([card])
        if facts.BY_NAME[card].value is None:
            self.known_instants[holder] = max(0, self.known_instants[holder] - 1)

    def _out_of_hand(self, seat: int, card: str) -> None:
        self.hand_counts[seat] -= 1
        self._left_openly(seat, card)
        if seat == self.viewer:
            self.hand.remove(card)

    def on_discarded(self, e: Any) -> None:
        if e.reason == "eliminated":
            self._throw_hand(e.seat, e.cards)
            return
        self.discard.update(e.cards)
        for card in e.cards:
            if e.reason != "left_over":
                self._out_of_hand(e.seat, card)
        if e.reason == "effect" and e.value is not None:
            self.bonus[e.seat] += e.value

    def on_hand_seen(self, e: Any) -> None:
        assert (e.cards is not None) == (self.viewer in (e.seat, e.other))
        if self.viewer == e.seat:
            self.seen = e.cards
            self.known[e.other] = Counter(e.cards)
        elif self.viewer == e.other:
            assert sorted(e.cards) == sorted(self.hand)

    def on_taken(self, e: Any) -> None:
        assert (e.card is not None) == (self.viewer in (e.seat, e.other))
        self.hand_counts[e.seat] += 1
        self.hand_counts[e.other] -= 1
        self.known_instants[e.other] = max(0, self.known_instants[e.other] - 1)
        self.seen = []
        if self.viewer == e.seat:
            self.hand.append(e.card)
            self.known[e.other] -= Counter([e.card])
        elif self.viewer == e.other:
            self.hand.remove(e.card)
            self.known[e.seat][e.card] += 1
        else:
            self.known[e.other] -= Counter(list(self.known[e.other]))  # one of each may be gone

    def on_swapped(self, e: Any) -> None:
        assert [self.played[e.seat], self.played[e.other]] == [e.card, e.other_card]
        self.played[e.seat], self.played[e.other] = e.other_card, e.card

    def on_looked(self, e: Any) -> None:
        self.deck_count -= e.count
        assert (e.cards is not None) == (self.viewer == e.seat)
        self.seen = e.cards or []

    def on_kept(self, e: Any) -> None:
        self.hand_counts[e.seat] += 1
        self.seen = []
        assert (e.card is not None) == (self.viewer == e.seat)
        if e.card is not None:
            self.hand.append(e.card)

    def on_instant_played(self, e: Any) -> None:
        self._out_of_hand(e.seat, e.card)
        self.table.append(e.card)
        if e.card == "score_booster":
            self.boosters[e.other] += 1
        elif e.card == "score_sapper":
            self.sappers[e.other] += 1

    def on_collected(self, e: Any) -> None:
        self.points[e.seat] = e.end

    on_moved = on_collected

    def on_no_point_card(self, e: Any) -> None:
        for seat in e.seats:
            self.known_instants[seat] = self.hand_counts[seat]

    def on_disaster_added(self, e: Any) -> None:
        self.area[e.seat].append(e.disaster)
        self.disaster = None

    def on_disaster_under(self, e: Any) -> None:
        self.under.insert(0, e.disaster)
        self.disasters_count += 1
        self.disaster = None

    def on_eliminated(self, e: Any) -> None:
        self.alive.remove(e.seat)

    def on_cleared(self, e: Any) -> None:
        self.discard.update(e.cards)
        self.table = []
        self.played = [None] * SEATS

    def on_reshuffled(self, e: Any) -> None:
        assert e.count == self.discard.total()
        self.deck_count += e.count
        self.discard.clear()

    def on_won(self, e: Any) -> None:
        self.winners = e.winners
