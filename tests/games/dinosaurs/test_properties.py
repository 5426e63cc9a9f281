"""What holds at every step of any game."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nestling
from nestling.core.compiled import INTERPRETED
from nestling.core.game import Event, State
from nestling.games.dinosaurs.actions import ACTIONS, MAX_EVENTS, MAX_LEGAL, MAX_PLAYS

from . import facts
from .deal import check_places
from .walks import choose, games, steps
from .watcher import Watcher

pytestmark = pytest.mark.engine

GAMES = 3 if INTERPRETED else 60
EXAMPLES = 6 if INTERPRETED else 120

# A position is reached by so many random plays from a seed.
positions = st.tuples(
    st.integers(0, 2**128 - 1), st.sampled_from([2, 3, 4]), st.integers(0, 150), st.integers(0, 999)
)
Position = tuple[int, int, int, int]


def reach(position: Position) -> State:
    """The state that a position stands for; the end if the game is shorter."""
    seed, players, plays, luck = position
    state = nestling.game("dinosaurs", players=players).start(seed)
    chance = random.Random(luck)
    for _ in range(plays):
        if state.outcome is None:
            state.play(*choose(state, chance))
    return state


def viewers(state: State) -> list[int | None]:
    """All seats and the onlooker."""
    return [*range(state.game.players), None]


@pytest.mark.parametrize("number", range(GAMES))
def test_D1_every_card_is_in_exactly_one_place_and_hands_hold_at_most_five(number: int) -> None:
    (state,) = games(1, number)
    for at in steps(state, random.Random(number)):
        s = at.data[0]
        check_places(s)
        assert s["hand_count"].max() <= 5
        assert s["deck_count"] + s["discard_count"] > 0
        assert not s["scratch"].any()
        if at.observe(None).phase == "commit" and not s["laid"]:
            alive = [seat for seat in range(4) if s["alive"] >> seat & 1]
            assert all(s["hand_count"][seat] == 5 for seat in alive)


@pytest.mark.parametrize("number", range(GAMES))
def test_D42_declared_bounds_hold(number: int) -> None:
    (state,) = games(1, 1000 + number)
    chance = random.Random(number)
    rounds = 0
    while state.outcome is None:
        for seat in state.actors:
            assert 0 < len(state.legal_codes(seat)) <= MAX_LEGAL
        before = state.event_count
        state.play(*choose(state, chance))
        assert state.event_count - before <= MAX_EVENTS
        rounds = int(state.data[0]["round_number"])
    assert len(state.plays) == int(state.data[0]["plays"]) <= MAX_PLAYS
    assert rounds <= 100


@given(position=positions, chance=st.randoms(use_true_random=False))
@settings(max_examples=EXAMPLES)
def test_D6_legal_lists_are_rising_and_exact(position: Position, chance: random.Random) -> None:
    """Every listed action is accepted; others are refused and change nothing."""
    state = reach(position)
    engine = state.game.kind.engine
    log = state.game.kind.event.zeros(MAX_EVENTS + 1)
    before = state.record_bytes
    for seat in range(-2, 7):
        legal = state.legal_codes(seat) if 0 <= seat < state.game.players else []
        assert legal == sorted(set(legal))
        assert (seat in state.actors) == bool(legal)
        for code in legal:
            copy = state.copy()
            assert engine.play(copy.data, 0, seat, code, log) >= 0
            assert copy.record_bytes != before
        others = [code for code in range(-3, ACTIONS + 3) if code not in legal]
        for code in [*chance.sample(others, 12), -(2**31), 2**31 - 1]:
            assert engine.play(state.data, 0, seat, code, log) < 0
            assert state.record_bytes == before


@given(position=positions, seed=st.integers(0, 2**64))
@settings(max_examples=EXAMPLES)
def test_D44_a_new_deal_is_the_same_to_the_seat(position: Position, seed: int) -> None:
    state = reach(position)
    before = state.record_bytes
    for viewer in viewers(state):
        new = state.redeterminise(viewer, seed)
        assert state.record_bytes == before
        check_places(new.data[0])
        assert new.observe(viewer) == state.observe(viewer)
        assert new.observe(None) == state.observe(None)
        assert new.actors == state.actors
        if viewer is not None:
            assert new.legal_codes(viewer) == state.legal_codes(viewer)
        for seat in new.actors:
            assert new.legal_codes(seat)
        assert not new.data[0]["scratch"].any()
        for _ in range(30):  # and it can be played on
            if new.outcome is not None:
                break
            new.play(*choose(new, random.Random(seed)))
        check_places(new.data[0])


@given(position=positions, seeds=st.tuples(*[st.integers(0, 2**64)] * 3))
@settings(max_examples=EXAMPLES)
def test_D44_what_a_seat_can_not_see_changes_nothing_for_it(
    position: Position, seeds: tuple[int, int, int]
) -> None:
    """Two states that differ in what is hidden: equal views, equal new deals for equal seeds."""
    state = reach(position)
    for viewer in viewers(state):
        other = state.redeterminise(viewer, seeds[0])
        assert other.observe(viewer) == state.observe(viewer)
        deals = [kinds(s.redeterminise(viewer, seeds[1])) for s in (state, other)]
        assert deals[0] == deals[1]


CARD_FIELDS = ("hand", "played", "revealed", "looked", "duel", "table", "deck", "discard")
DISASTER_FIELDS = ("disaster", "round_disaster", "area", "disasters")


def kinds(state: State) -> dict[str, Any]:
    """A state with the name of its kind in place of each physical card."""
    s = state.data[0]
    assert s.dtype.names is not None
    fields = {name: np.array(s[name]).tolist() for name in s.dtype.names}
    for name in CARD_FIELDS:
        fields[name] = _named(fields[name], facts.KIND_OF)
    for name in DISASTER_FIELDS:
        fields[name] = _named(fields[name], facts.DISASTER_NAME)
    return fields


def _named(cards: Any, names: list[Any]) -> Any:
    if isinstance(cards, list):
        return [_named(card, names) for card in cards]
    return None if cards < 0 else names[cards]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D44_new_deals_vary_in_all_that_is_hidden(players: int) -> None:
    state = nestling.game("dinosaurs", players=players).start(seed=players)
    state.play(players - 1, state.legal(players - 1)[0])  # a card lies face down
    for viewer in viewers(state):
        deals = [kinds(state.redeterminise(viewer, seed)) for seed in range(40)]
        for seat in range(players):
            hands = {tuple(deal["hand"][seat]) for deal in deals}
            assert len(hands) == 1 if seat == viewer else len(hands) > 20
        laid = {deal["played"][players - 1] for deal in deals}
        assert len(laid) == 1 if viewer == players - 1 else len(laid) > 5
        assert len({str(deal["deck"]) for deal in deals}) == 40
        assert len({str(deal["disasters"]) for deal in deals}) == 40


def test_D44_new_deals_are_about_uniform() -> None:
    """Each card that the seat doesn't see is as often in the neighbour's hand as the others."""
    state = nestling.game("dinosaurs", players=4).start(seed=1)
    count = 200 if INTERPRETED else 4000
    found = Counter(
        int(card)
        for seed in range(count)
        for card in state.redeterminise(0, seed).data[0]["hand"][1]
    )
    own = set(state.data[0]["hand"][0].tolist())
    assert found.keys().isdisjoint(own)
    expected = 5 * count / 64
    for card in range(69):
        if card not in own:
            assert abs(found[card] - expected) < 7 * expected**0.5


@pytest.mark.parametrize("number", range(GAMES))
def test_D44_views_show_no_more_than_the_seat_was_told(number: int) -> None:
    """Each seat's view against a paper kept from the events which that seat saw."""
    (state,) = games(1, 2000 + number)
    chance = random.Random(number)
    deck = 51 if state.game.settings["two_player_changes"] else 69
    papers = [Watcher(viewer, state.game.players, deck) for viewer in viewers(state)]
    since = 0
    while True:
        public = state.observe(None).to_json()
        for paper in papers:
            for event in state.events_for(paper.viewer, since):
                paper.follow(event)
            view = state.observe(paper.viewer).to_json()
            wanted = paper.paper()
            assert {name: view[name] for name in wanted} == wanted
            for name in view.keys() - {"seat", "hand", "laid_card", "seen", "known"}:
                assert view[name] == public[name]  # all else is the same for everyone
        for name in ("hand", "seen"):
            assert public[name] == []
        assert public["laid_card"] is None
        assert not np.array(public["known"]).any()
        since = state.event_count
        if state.outcome is not None:
            break
        state.play(*choose(state, chance))


@pytest.mark.parametrize("number", range(GAMES))
def test_D44_known_cards_are_truly_there(number: int) -> None:
    (state,) = games(1, 3000 + number)
    for at in steps(state, random.Random(number)):
        s = at.data[0]
        for viewer in range(at.game.players):
            view = at.observe(viewer)
            for holder in range(at.game.players):
                cards = [*s["hand"][holder]]
                if s["laid"] >> holder & 1:
                    cards += [s["duel"][holder] if s["fighters"] else s["played"][holder]]
                held = Counter(facts.KIND_OF[card] for card in cards if card >= 0)
                assert all(n <= held[kind] for kind, n in enumerate(view.known[holder]))
                instants = sum(n for kind, n in held.items() if facts.MAIN[kind].value is None)
                assert view.known_instants[holder] <= instants


# Who may see the cards of an event: all, unless it is written here
OWNER = {"Dealt", "Drew", "Committed", "Looked", "Kept"}
BOTH = {"HandSeen", "Taken"}


@pytest.mark.parametrize("number", range(GAMES))
def test_D44_no_event_names_a_card_to_whom_it_is_secret(number: int) -> None:
    (state,) = games(1, 4000 + number)
    chance = random.Random(number)
    while state.outcome is None:
        state.play(*choose(state, chance))
    full = state.events
    for viewer in viewers(state):
        seen = state.events_for(viewer)
        assert len(seen) == len(full)
        for true, told in zip(full, seen, strict=True):
            assert type(true) is type(told)
            name = type(true).__name__
            allowed = name not in OWNER | BOTH or (
                viewer is not None
                and (
                    viewer == true.seat  # type: ignore[attr-defined]
                    or (name in BOTH and viewer == true.other)  # type: ignore[attr-defined]
                )
            )
            assert told == (nameless(true) if allowed else blanked(true))


def nameless(event: Event) -> Event:
    """The event with kinds in place of copies."""
    return _with_cards(event, lambda card: card.split(":")[0])


def blanked(event: Event) -> Event:
    """The event without its cards."""
    fields = event.to_json()
    del fields["event"]
    for name in ("card", "cards"):
        if name in fields:
            fields[name] = None
    return type(event)(**fields)


def _with_cards(event: Event, change: Any) -> Event:
    fields = event.to_json()
    del fields["event"]
    for name in ("card", "cards", "other_card", "disaster"):
        value = fields.get(name)
        if isinstance(value, list):
            fields[name] = [change(card) for card in value]
        elif value is not None:
            fields[name] = change(value)
    return type(event)(**fields)


@given(position=positions)
@settings(max_examples=EXAMPLES)
def test_D6_a_commit_is_hidden_in_every_other_view_until_the_reveal(
    position: Position,
) -> None:
    """Whatever card somebody lays, the others see the same."""
    state = reach(position)
    if state.observe(None).phase not in ("commit", "sudden_death"):
        return
    for seat in state.actors:
        after = []
        for action in state.legal(seat):
            copy = state.copy()
            copy.play(seat, action)
            after.append(copy)
        if len(state.actors) == 1:
            return  # the last card brings the reveal
        for viewer in viewers(state):
            if viewer != seat:
                assert len({str(copy.observe(viewer)) for copy in after}) == 1
                assert len({str(copy.events_for(viewer)) for copy in after}) == 1


@given(position=positions)
@settings(max_examples=EXAMPLES)
def test_D44_a_copy_is_independent(position: Position) -> None:
    state = reach(position)
    if state.outcome is not None:
        return
    before = state.record_bytes, state.event_count, len(state.plays)
    copies = [state.copy() for _ in range(20)]
    assert all(copy.record_bytes == before[0] for copy in copies)
    copy = copies[0]
    copy.play(copy.actors[0], copy.legal(copy.actors[0])[0])
    assert (state.record_bytes, state.event_count, len(state.plays)) == before
