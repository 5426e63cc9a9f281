"""A second scorekeeper: from full-sight events alone it knows where every card is.

It moves each card from where the rules say it must be coming, works out scores, movement,
eliminations, ties and winners itself from the rulebook, and complains when the events say
otherwise. It uses nothing of the rules in the package.
"""

from collections import Counter
from typing import Any

from nestling.core.game import Event

from . import facts
from .limits import eliminated

POINTS_TO_WIN = 50
LAST_ROUND = 100
HAND = 5


class Rebuilt:
    """A game as its events tell it."""

    def __init__(self, players: int, ages: list[int], two_player_changes: bool) -> None:
        self.players = players
        self.ages = ages
        self.two_player_changes = two_player_changes
        self.dinosaurs: list[str] = []
        self.survivors = list(range(players))
        self.points = [0] * players
        self.round = 0
        removed = (1, 2, 3) if two_player_changes else ()
        self.where: dict[str, Any] = {
            f"{card.name}:{copy}": "deck"
            for card in facts.MAIN
            if card.value not in removed
            for copy in range(1, card.copies + 1)
        }
        copies: Counter[str] = Counter()
        for name in facts.DISASTER_NAME:
            copies[name] += 1
            self.where[f"{name}:{copies[name]}"] = "disasters"
        self.under: list[str] = []  # known at the bottom of the Disaster deck, lowest first
        self.face_up: str | None = None
        self.kind: str | None = None  # type of the Disaster flipped this round
        self.revealed: dict[int, str] = {}
        self.effects: list[int] = []  # whose effects were dealt with, in order
        self.bonus = [0] * players
        self.instants = [0] * players  # Boosters less Sappers
        self.inversions = 0
        self.passes: list[int] = []
        self.scores: dict[int, int] = {}
        self.collected: list[int] = []
        self.fighters: list[int] = []
        self.duel = 0
        self.threatened: int | None = None  # who would add the Disaster
        self.moved: list[int] = []
        self.winners: list[int] = []
        self.sprayed = 0
        self.over = False

    # Places: "deck", "discard", "disasters", "table", ("hand", seat), ("down", seat),
    # ("front", seat), ("looked", seat), ("area", seat), "face up"

    def at(self, place: Any) -> list[str]:
        """The cards at a place."""
        return [card for card, here in self.where.items() if here == place]

    def move(self, card: str, start: Any, end: Any) -> None:
        """Move a card, which must be where it is said to come from."""
        assert self.where[card] == start, f"{card} is at {self.where[card]}, not at {start}"
        self.where[card] = end

    def hand(self, seat: int) -> list[str]:
        return self.at(("hand", seat))

    def front(self, seat: int) -> str:
        (card,) = self.at(("front", seat))
        return card

    def follow(self, event: Event) -> None:
        """Take note of one event."""
        assert not self.over, f"{event} after the end"
        name = type(event).__name__
        snake = "".join(f"_{c.lower()}" if c.isupper() else c for c in name)
        getattr(self, f"on{snake}")(event)

    def on_seated(self, e: Any) -> None:
        assert e.seat == len(self.dinosaurs)
        assert e.dinosaur in facts.TRAITS
        assert e.dinosaur not in self.dinosaurs
        self.dinosaurs.append(e.dinosaur)

    def on_dealt(self, e: Any) -> None:
        assert self.round == 0
        assert e.count == HAND
        self._draw(e)

    def _draw(self, e: Any) -> None:
        assert e.count == len(e.cards) > 0
        for card in e.cards:
            self.move(card, "deck", ("hand", e.seat))
        assert len(self.hand(e.seat)) <= HAND

    def on_flipped(self, e: Any) -> None:
        assert self.face_up is None
        assert not self.at("table")
        assert {place for place in self.where.values() if isinstance(place, tuple)} <= {
            (place, seat) for place in ("hand", "area") for seat in range(self.players)
        }
        self.round += 1
        assert e.round == self.round <= LAST_ROUND
        deck = self.at("disasters")
        if len(deck) == len(self.under):
            assert e.disaster == self.under.pop()
        else:
            assert e.disaster not in self.under
        self.move(e.disaster, "disasters", "face up")
        self.face_up = e.disaster
        self.kind = facts.DISASTER_TYPE[facts.DISASTER_NAME.index(e.disaster.split(":")[0])]
        for seat in self.survivors:
            assert len(self.hand(seat)) == HAND
        self.revealed, self.effects, self.passes, self.scores = {}, [], [], {}
        self.bonus, self.instants = [0] * self.players, [0] * self.players
        self.inversions = self.duel = 0
        self.collected, self.fighters, self.moved = [], [], []
        self.threatened = None

    def on_hand_replaced(self, e: Any) -> None:
        assert not self.revealed
        assert not any(self.at(("down", seat)) for seat in self.survivors)
        assert not any(is_point(card) for card in e.cards)
        assert sorted(e.cards) == sorted(self.hand(e.seat))
        for card in e.cards:
            self.move(card, ("hand", e.seat), "discard")

    def on_committed(self, e: Any) -> None:
        assert is_point(e.card)
        assert e.sudden_death == self.duel
        assert e.seat in (self.fighters if self.duel else self.survivors)
        if not self.duel:
            for seat in self.survivors:
                assert len(self.hand(seat)) + len(self.at(("down", seat))) == HAND
                assert any(map(is_point, self.hand(seat) + self.at(("down", seat))))
        assert not self.at(("down", e.seat))
        self.move(e.card, ("hand", e.seat), ("down", e.seat))

    def on_revealed(self, e: Any) -> None:
        assert e.sudden_death == self.duel
        players = self.fighters if self.duel else self.survivors
        if not self.duel:
            waiting = [seat for seat in players if seat not in self.revealed]
            self.revealed[e.seat] = e.card
            self.move(e.card, ("down", e.seat), ("front", e.seat))
        else:
            waiting = [seat for seat in players if self.at(("down", seat))]
            self.move(e.card, ("down", e.seat), "table")
            self._shown[e.seat] = value(e.card)
        assert e.seat == waiting[0]  # all at once, told by seat
        if self.duel and len(waiting) == 1:
            lowest = min(self._shown.values())
            tied = [seat for seat, worth in self._shown.items() if worth == lowest]
            self._lowest(tied)

    @property
    def void(self) -> bool:
        return any(kind(card) == "flaming_chainsaw" for card in self.revealed.values())

    def _next_effect(self) -> int | None:
        """Whose effect is next: lowest value, fewest points, youngest (D23)."""
        if self.void:
            return None
        waiting = [
            seat
            for seat, card in self.revealed.items()
            if fact(card).timing == facts.AFTER_REVEAL and seat not in self.effects
        ]
        rank = [(value(self.revealed[s]), self.points[s], self.ages[s], s) for s in waiting]
        return min(rank)[-1] if rank else None

    def on_effect_used(self, e: Any) -> None:
        assert self.revealed[e.seat] == e.card
        if kind(e.card) == "flaming_chainsaw":
            assert not self.effects
            return
        assert e.seat == self._next_effect()
        self.effects.append(e.seat)
        self.sprayed = 0

    on_effect_declined = on_effect_used

    def on_effect_void(self, e: Any) -> None:
        assert self.void
        assert self.revealed[e.seat] == e.card
        assert fact(e.card).timing != facts.NONE
        assert kind(e.card) != "flaming_chainsaw"

    def _using(self, seat: int, *names: str) -> None:
        """The seat is at the effect of one of these cards."""
        assert self.effects[-1] == seat
        assert kind(self.revealed[seat]) in names

    def on_discarded(self, e: Any) -> None:
        source: Any = ("hand", e.seat)
        if e.reason == "left_over":
            self._using(e.seat, "treenoculars")
            source = ("looked", e.seat)
        elif e.reason == "effect":
            self._using(e.seat, "pet_rock", "delicious_smoothie", "fire_spray")
            card = kind(self.revealed[e.seat])
            (thrown,) = e.cards
            if card == "fire_spray":
                assert e.value is None
                self.sprayed += 1
                assert self.sprayed <= 3
            else:
                assert e.value == value(thrown)
                assert card == "pet_rock" or fact(thrown).timing != facts.NONE
                self.bonus[e.seat] += value(thrown)
        elif e.reason == "added_disaster":
            assert len(e.cards) == 1
            assert e.seat == self.threatened
            assert e.seat in self.survivors
        else:
            assert e.reason == "eliminated"
            assert e.seat not in self.survivors
            assert sorted(e.cards) == sorted(self.hand(e.seat))
        for card in e.cards:
            self.move(card, source, "discard")

    def on_hand_seen(self, e: Any) -> None:
        self._using(e.seat, "dino_grabber")
        assert e.other in self.survivors
        assert e.other != e.seat
        assert e.count == len(e.cards) > 0
        assert sorted(e.cards) == sorted(self.hand(e.other))

    def on_taken(self, e: Any) -> None:
        self._using(e.seat, "dino_grabber")
        self.move(e.card, ("hand", e.other), ("hand", e.seat))

    def on_swapped(self, e: Any) -> None:
        self._using(e.by, "grappling_snake", "hungry_plant")
        if kind(self.revealed[e.by]) == "grappling_snake":
            assert e.seat == e.by
            at = self.survivors.index(e.by)
            count = len(self.survivors)
            assert e.other in (self.survivors[at - 1], self.survivors[(at + 1) % count])
            assert fact(e.other_card).timing == facts.NONE
        else:
            assert e.by not in (e.seat, e.other)
        assert e.seat != e.other
        assert {e.seat, e.other} <= set(self.survivors)
        self.move(e.card, ("front", e.seat), "swap")
        self.move(e.other_card, ("front", e.other), ("front", e.seat))
        self.move(e.card, "swap", ("front", e.other))

    def on_looked(self, e: Any) -> None:
        self._using(e.seat, "treenoculars")
        assert e.count == len(e.cards) == 2
        for card in e.cards:
            # a reshuffle between the two cards is told before both
            self.move(card, "deck", ("looked", e.seat))

    def on_kept(self, e: Any) -> None:
        self._using(e.seat, "treenoculars")
        self.move(e.card, ("looked", e.seat), ("hand", e.seat))

    def on_instant_played(self, e: Any) -> None:
        self.move(e.card, ("hand", e.seat), "table")
        name = kind(e.card)
        if name in ("score_booster", "score_sapper"):
            assert e.other in self.survivors
            self.instants[e.other] += 1 if name == "score_booster" else -1
        elif name == "score_inversion":
            assert e.other is None
            self.inversions += 1
        elif name == "disaster_insurance":
            assert e.seat == self.threatened
        else:
            assert e.seat == self.threatened
            assert e.other in self.survivors
            assert e.other != e.seat
            self.threatened = e.other
            return
        if not self.scores:
            self._window_turn(e.seat)
            self.passes = []

    def on_passed(self, e: Any) -> None:
        self._window_turn(e.seat)
        self.passes.append(e.seat)

    def _window_turn(self, seat: int) -> None:
        """The scoring window goes round from the youngest (D35)."""
        assert self._next_effect() is None
        assert len(self.passes) < len(self.survivors)
        last = getattr(self, "_last_in_window", None)
        if last is None or last[0] != self.round:
            assert seat == min(self.survivors, key=lambda s: self.ages[s])
        else:
            at = self.survivors.index(last[1])
            assert seat == self.survivors[(at + 1) % len(self.survivors)]
        self._last_in_window = (self.round, seat)

    def _work_out(self) -> dict[int, tuple[int, int]]:
        """Each survivor's score before and after inversion (D32 to D34)."""
        fronts = {seat: self.front(seat) for seat in self.survivors}
        names = [] if self.void else [kind(card) for card in fronts.values()]
        worth = 2 * 2 ** names.count("special_star_fruit")
        before = {
            seat: value(card)
            + facts.TRAITS[self.dinosaurs[seat]].get(self.kind or "", 0)
            + self.bonus[seat]
            + worth * self.instants[seat]
            for seat, card in fronts.items()
        }
        after = dict(before)
        for _ in range(self.inversions + names.count("mouth_trap")):
            top, bottom = max(after.values()), min(after.values())
            exchange = {top: bottom, bottom: top}
            after = {seat: exchange.get(score, score) for seat, score in after.items()}
        return {seat: (before[seat], after[seat]) for seat in self.survivors}

    def on_scored(self, e: Any) -> None:
        assert len(self.passes) == len(self.survivors)
        before, after = self._work_out()[e.seat]
        assert e.seat == self.survivors[len(self.scores)]
        assert e.card == self.front(e.seat)
        assert e.value == value(e.card)
        assert e.value + e.trait + e.bonus + e.instants == e.before == before
        assert e.score == after
        self.scores[e.seat] = e.score
        if len(self.scores) == len(self.survivors):
            top, bottom = max(self.scores.values()), min(self.scores.values())
            self.to_collect = [s for s, score in self.scores.items() if score == top]
            self.tied = top == bottom
            self._bottom = [s for s, score in self.scores.items() if score == bottom]

    def _advance(self, e: Any, steps: int) -> None:
        assert (e.start, e.end) == (self.points[e.seat], self.points[e.seat] + steps)
        self.points[e.seat] += steps

    def on_collected(self, e: Any) -> None:
        assert not self.tied
        assert e.seat == self.to_collect[len(self.collected)]
        assert e.points == max(0, self.scores[e.seat])
        self._advance(e, e.points)
        self.collected.append(e.seat)
        if self.collected == self.to_collect and not self._somebody_won():
            self._lowest(self._bottom)

    def _somebody_won(self) -> bool:
        most = max(self.points[seat] for seat in self.survivors)
        if most >= POINTS_TO_WIN:
            self.winners = [seat for seat in self.survivors if self.points[seat] == most]
        return bool(self.winners)

    def _lowest(self, seats: list[int]) -> None:
        """These would take the Disaster: one of them, or they fight it out."""
        if len(seats) == 1:
            self.threatened = seats[0]
            self._expected_fight: list[int] = []
        else:
            self._expected_fight = seats

    def on_sudden_death(self, e: Any) -> None:
        assert e.seats == self._expected_fight
        assert len(e.seats) > 1
        self.fighters = e.seats
        self.duel += 1
        assert e.number == self.duel
        self._shown: dict[int, int] = {}

    def _lacking(self) -> list[int]:
        return [seat for seat in self.fighters if not any(map(is_point, self.hand(seat)))]

    def on_no_point_card(self, e: Any) -> None:
        assert e.seats == self._lacking() != []
        self.threatened = e.seats[0] if len(e.seats) == 1 else None

    def on_all_tied(self, e: Any) -> None:
        assert self.tied
        assert not self.collected

    def on_disaster_accepted(self, e: Any) -> None:
        assert e.seat == self.threatened

    def on_disaster_added(self, e: Any) -> None:
        assert e.seat == self.threatened
        self.move(e.disaster, "face up", ("area", e.seat))
        self.face_up = None
        self.fatal = self._is_out(e.seat)

    def _is_out(self, seat: int) -> bool:
        types = Counter(
            facts.DISASTER_TYPE[facts.DISASTER_NAME.index(card.split(":")[0])]
            for card in self.at(("area", seat))
        )
        counts = [types[name] for name in ("natural", "predatory", "emotional", "meteor")]
        return eliminated(*counts, self.two_player_changes)

    def on_disaster_under(self, e: Any) -> None:
        expected = (
            "all_tied" if self.tied else "no_point_card" if self.threatened is None else "insured"
        )
        assert e.reason == expected
        self.move(e.disaster, "face up", "disasters")
        self.under.insert(0, e.disaster)
        self.face_up = None

    def on_eliminated(self, e: Any) -> None:
        assert self.fatal
        assert e.seat == self.threatened
        self.survivors.remove(e.seat)
        if len(self.survivors) == 1:
            self.winners = list(self.survivors)

    def on_moved(self, e: Any) -> None:
        assert self.face_up is None
        assert e.seat in self.survivors
        assert not self._is_out(e.seat)
        assert not self.moved or e.seat > self.moved[-1]
        assert e.steps == len(self.at(("area", e.seat)))
        self._advance(e, e.steps)
        self.moved.append(e.seat)

    def on_drew(self, e: Any) -> None:
        if self.face_up is None:  # the end of the round (D12), else a hand replaced (D7)
            assert self.moved == [s for s in self.survivors if self.at(("area", s))]
            assert not self._somebody_won()
        assert e.seat in self.survivors
        self._draw(e)

    def on_cleared(self, e: Any) -> None:
        for card in e.cards:
            place = self.where[card]
            assert place == "table" or place[0] == "front"
            self.where[card] = "discard"

    def on_reshuffled(self, e: Any) -> None:
        pile = self.at("discard")
        assert e.count == len(pile) > 0
        assert len(self.at("deck")) <= 1  # one is left when Treenoculars look across the end
        for card in pile:
            self.move(card, "discard", "deck")

    def on_won(self, e: Any) -> None:
        if e.why == "round_limit":
            assert self.round == LAST_ROUND
            most = max(self.points[seat] for seat in self.survivors)
            self.winners = [seat for seat in self.survivors if self.points[seat] == most]
        elif e.why == "last_survivor":
            assert len(self.survivors) == 1
        else:
            assert len(self.survivors) > 1
            assert self._somebody_won()
        assert e.winners == self.winners != []
        assert e.totals == self.points
        self.over = True


def kind(card: str) -> str:
    """The kind of a physical card."""
    return card.split(":", maxsplit=1)[0]


def fact(card: str) -> facts.MainCard:
    """The facts of a physical card."""
    return facts.BY_NAME[kind(card)]


def is_point(card: str) -> bool:
    """Whether it is a Point card."""
    return fact(card).value is not None


def value(card: str) -> int:
    """The printed value of a Point card."""
    worth = fact(card).value
    assert worth is not None
    return worth


def check_equal(told: Rebuilt, s: Any) -> None:
    """The game told by events stands as the STATE record of the engine says."""

    def names(cards: Any) -> list[str]:
        return sorted(_name(int(card)) for card in cards if card >= 0)

    def disaster_names(cards: Any) -> list[str]:
        return sorted(_disaster(int(card)) for card in cards if card >= 0)

    assert names(s["deck"]) == sorted(told.at("deck"))
    assert names(s["discard"]) == sorted(told.at("discard"))
    assert names(s["table"]) == sorted(told.at("table"))
    for seat in range(told.players):
        assert names(s["hand"][seat]) == sorted(told.hand(seat))
        front = [told.front(seat)] if told.at(("front", seat)) else []
        down = told.at(("down", seat))
        assert names([s["played"][seat], s["duel"][seat]]) == sorted(front + down)
        assert disaster_names(s["area"][seat]) == sorted(told.at(("area", seat)))
        assert facts.TRAITS.keys() >= {told.dinosaurs[seat]}
    assert disaster_names(s["disasters"]) == sorted(told.at("disasters"))
    assert disaster_names([s["disaster"]]) == sorted(told.at("face up"))
    count = int(s["under_count"])
    assert [_disaster(int(card)) for card in s["disasters"][:count]] == told.under
    assert s["points"][: told.players].tolist() == told.points
    assert [seat for seat in range(4) if s["alive"] >> seat & 1] == told.survivors
    assert s["round_number"] == told.round
    assert s["bonus"][: told.players].tolist() == told.bonus
    assert [seat for seat in range(4) if s["winners"] >> seat & 1] == told.winners


def _name(card: int) -> str:
    number = facts.KIND_OF[card]
    return f"{facts.MAIN[number].name}:{card - facts.KIND_OF.index(number) + 1}"


def _disaster(card: int) -> str:
    name = facts.DISASTER_NAME[card]
    return f"{name}:{card - facts.DISASTER_NAME.index(name) + 1}"
