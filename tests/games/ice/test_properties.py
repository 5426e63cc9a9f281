"""What holds at every step of any game."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

import nestling
from nestling.core.compiled import INTERPRETED
from nestling.core.game import State
from nestling.core.registry import kind
from nestling.games.ice.actions import ACTIONS, MAX_EVENTS, MAX_LEGAL, MAX_PLAYS

from .rebuild import Rebuilt
from .scene import SPIRAL
from .walks import choose, games, settings, steps

pytestmark = pytest.mark.engine

GAMES = 4 if INTERPRETED else 60
EXAMPLES = 5 if INTERPRETED else 100
KINDS = ("sun", "fish", "whale", "swim", "empty")
DECK = {2: (6, 6, 2, 2, 21), 3: (12, 12, 4, 4, 29), 4: (18, 18, 6, 6, 43)}

positions = st.tuples(
    st.integers(0, 2**128 - 1), st.integers(0, 999), st.integers(0, 200), st.integers(0, 999)
)
Position = tuple[int, int, int, int]


def reach(position: Position) -> State:
    """The state after so many random plays of a game; its end if it is shorter."""
    seed, number, plays, luck = position
    state = nestling.game("ice", **settings(number)).start(seed)
    chance = random.Random(luck)
    for _ in range(plays):
        if state.outcome is None:
            state.play(*choose(state, chance))
    return state


def viewers(state: State) -> list[int | None]:
    return [*range(state.game.players), None]


def check_places(state: State) -> None:
    """Board, families and tiles agree with each other in every field."""
    s = state.data[0]
    players, cells = state.game.players, int(s["cells"])
    on = s["on"].tolist()
    assert on[cells:] == [-2] * (92 - cells)
    expected = [-1] * cells
    for cell in range(cells):
        if s["tile"][cell] >= 0:
            expected[cell] = 0
    for seat in range(4):
        own = [cell for cell in s["where"][seat].tolist() if cell >= 0]
        assert own == sorted(set(own))
        assert len(own) == s["placed"][seat] <= (5 if state.game.settings["junior"] else 6)
        assert s["where"][seat].tolist()[len(own) :] == [-1] * (6 - len(own))
        for cell in own:
            assert expected[cell] == 0  # on ice, one a tile
            expected[cell] = 2 + 2 * seat if cell == s["mother"][seat] else 1 + 2 * seat
        assert s["mother"][seat] in [*own, -1]
        assert seat < players or not own
    assert on[:cells] == expected
    assert s["free_tiles"] == expected.count(0)
    assert (s["tile"][cells:] == -1).all()
    assert (s["box"] >= 0).all()


def tiles_in(state: State) -> Counter[int]:
    """All tiles that are still in the game or in the box, by kind."""
    s = state.data[0]
    count = Counter(int(tile) for tile in s["tile"] if tile >= 0)
    count.update(int(tile) for tile in s["kept"] if tile >= 0)
    if s["lifted"] >= 0:
        count[int(s["lifted"])] += 1
    count.update({tile: int(n) for tile, n in enumerate(s["box"])})
    return +count


@pytest.mark.parametrize("number", range(GAMES))
def test_J2_every_tile_is_in_exactly_one_place(number: int) -> None:
    (state,) = games(1, number)
    wished = state.game.settings
    start = Counter(dict(enumerate(DECK[4 if wished["quick_start"] else wished["players"]])))
    if wished["no_actions"]:
        start = Counter({4: start.total()})
    gone: Counter[int] = Counter()
    for at in steps(state, random.Random(number)):
        check_places(at)
        gone = Counter()
        for event in at.events:
            data = event.to_json()
            if data["event"] == "lifted":
                gone[KINDS.index(data["tile"])] += 1
            elif data["event"] == "kept":
                gone[KINDS.index(data["tile"])] -= 1
            elif data["event"] == "used" and data["was_kept"]:
                gone[KINDS.index(data["tile"])] += 1
        if at.data[0]["lifted"] >= 0:
            gone[int(at.data[0]["lifted"])] -= 1
        assert tiles_in(at) + gone == +start
    assert gone.total() > 0


@pytest.mark.parametrize("number", range(GAMES))
def test_declared_bounds_hold(number: int) -> None:
    (state,) = games(1, 1000 + number)
    chance = random.Random(number)
    while state.outcome is None:
        (seat,) = state.actors
        assert 0 < len(state.legal_codes(seat)) <= MAX_LEGAL
        before = state.event_count
        state.play(*choose(state, chance))
        assert 0 < state.event_count - before <= MAX_EVENTS
    assert len(state.plays) == int(state.data[0]["plays"]) <= MAX_PLAYS


def test_the_most_legal_actions_are_reached() -> None:
    """Four families placed, and the first tile lifted is a whale."""
    state = nestling.game("ice", players=4).start(seed=1)
    while state.observe(None).phase != "lift":  # type: ignore[attr-defined]
        state.skip(state.actors[0])
    code = state.legal_codes(state.actors[0])[0]
    state.data[0]["tile"][code - 94] = KINDS.index("whale")
    state.play(state.actors[0], state.legal(state.actors[0])[0])
    assert len(state.legal_codes(state.actors[0])) == MAX_LEGAL == 991


@given(position=positions, chance=st.randoms(use_true_random=False))
@examples(max_examples=EXAMPLES)
def test_legal_lists_are_rising_and_exact(position: Position, chance: random.Random) -> None:
    """Every listed action is accepted; all others are refused and change nothing."""
    state = reach(position)
    engine = state.game.kind.engine
    log = state.game.kind.event.zeros(MAX_EVENTS + 1)
    before = state.record_bytes
    for seat in range(-2, 7):
        legal = state.legal_codes(seat) if 0 <= seat < state.game.players else []
        assert legal == sorted(set(legal))
        assert (seat in state.actors) == bool(legal)
        for code in chance.sample(legal, min(len(legal), 40)):
            copy = state.copy()
            assert engine.play(copy.data, 0, seat, code, log) >= 0
            assert copy.record_bytes != before
        others = set(range(-3, ACTIONS + 3)) - set(legal)
        if INTERPRETED or seat not in state.actors:
            others = set(chance.sample(sorted(others), 20))
        for code in [*others, -(2**31), 2**31 - 1]:
            assert engine.play(state.data, 0, seat, code, log) < 0
    assert state.record_bytes == before


@given(position=positions, seed=st.integers(0, 2**64))
@examples(max_examples=EXAMPLES)
def test_J2_J27_a_new_deal_is_the_same_to_the_seat(position: Position, seed: int) -> None:
    state = reach(position)
    before = state.record_bytes
    for viewer in viewers(state):
        new = state.redeterminise(viewer, seed)
        assert state.record_bytes == before
        check_places(new)
        assert tiles_in(new) == tiles_in(state)
        assert new.observe(viewer) == state.observe(viewer)
        assert new.observe(None) == state.observe(None)
        assert new.actors == state.actors
        for seat in new.actors:
            assert new.legal_codes(seat) == state.legal_codes(seat)
        chance = random.Random(seed)
        for _ in range(30):  # and it can be played on
            if new.outcome is None:
                new.play(*choose(new, chance))
        check_places(new)


@given(position=positions, seeds=st.tuples(*[st.integers(0, 2**64)] * 2))
@examples(max_examples=EXAMPLES)
def test_J2_J27_what_a_seat_can_not_see_changes_nothing_for_it(
    position: Position, seeds: tuple[int, int]
) -> None:
    """Two states that differ in what is hidden: equal views, equal new deals for equal seeds."""
    state = reach(position)
    for viewer in viewers(state):
        other = state.redeterminise(viewer, seeds[0])
        first, second = (s.redeterminise(viewer, seeds[1]) for s in (state, other))
        assert first.record_bytes == second.record_bytes


def hidden_kept(viewer: int | None) -> tuple[State, int]:
    """A game in which a seat keeps a tile that the viewer does not see, and that seat."""
    for number in range(1000):
        state = nestling.game("ice", players=3, saved="hidden").start(number)
        for at in steps(state, random.Random(number)):
            for seat in range(3):
                if at.data[0]["kept"][seat] >= 0 and seat != viewer:
                    return at, seat
    raise AssertionError


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_J27_new_deals_vary_in_all_that_is_hidden_and_in_the_right_measure(
    viewer: int | None,
) -> None:
    state, keeper = hidden_kept(viewer)
    count = 150 if INTERPRETED else 2000
    unseen: Any = state.observe(viewer).unseen  # type: ignore[attr-defined]
    kept: Counter[int] = Counter()
    lying: Counter[int] = Counter()
    cell = next(c for c in range(61) if state.data[0]["tile"][c] >= 0)
    for seed in range(count):
        s = state.redeterminise(viewer, seed).data[0]
        kept[int(s["kept"][keeper])] += 1
        lying[int(s["tile"][cell])] += 1
    assert set(kept) <= {0, 1, 3}  # sun, fish or swim
    keepable = sum(unseen[k] for k in (0, 1, 3))
    for k in (0, 1, 3):
        expected = count * unseen[k] / keepable
        assert abs(kept[k] - expected) < 5 * expected**0.5 + 1
    assert len(lying) == sum(n > 0 for n in unseen)


@pytest.mark.parametrize("number", range(GAMES))
def test_J2_J27_no_view_tells_a_tile_that_lies(number: int) -> None:
    """Views of states that differ only in unlifted tiles are equal, and count what is not seen."""
    (state,) = games(1, 2000 + number)
    chance = random.Random(number)
    for at in steps(state, chance):
        if chance.random() < 0.8:
            continue
        other = at.copy()
        s = other.data[0]
        lying = [cell for cell in range(int(s["cells"])) if s["tile"][cell] >= 0]
        s["tile"][lying] = s["tile"][chance.sample(lying, len(lying))]
        for viewer in viewers(at):
            assert at.observe(viewer) == other.observe(viewer)
            view: Any = at.observe(viewer)
            hidden = [seat for seat in view.keeps if view.kept[seat] is None]
            pending = view.phase == "keep" and view.lifted is None
            assert sum(view.unseen) - view.undrawn == len(lying) + len(hidden) + pending


@pytest.mark.parametrize("number", range(GAMES))
def test_J27_events_hide_no_more_and_no_less_than_agreed(number: int) -> None:
    (state,) = games(1, 3000 + number)
    *_, at = steps(state, random.Random(number))
    hidden = at.game.settings["saved"] == "hidden"
    full = [event.to_json() for event in at.events]
    for viewer in viewers(at):
        seen = [event.to_json() for event in at.events_for(viewer)]
        keeping: set[int] = set()
        for place, (true, told) in enumerate(zip(full, seen, strict=True)):
            kind_of_event = true["event"]
            expected = dict(true)
            if kind_of_event == "laid_out":
                expected["tiles"] = None
            elif kind_of_event in ("lifted", "kept") and hidden and true["seat"] != viewer:
                last = full[place + 1 : place + 2] and full[place + 1]["event"] == "scored"
                open_kind = true["tile"] in ("whale", "empty") or true["seat"] in keeping
                if kind_of_event == "kept" or not (open_kind or last):
                    expected["tile"] = None
            if kind_of_event == "kept":
                keeping.add(true["seat"])
            elif kind_of_event == "used" and true["was_kept"]:
                keeping.discard(true["seat"])
            assert told == expected


@pytest.mark.parametrize("number", range(GAMES))
def test_events_suffice_to_rebuild_and_check_the_game(number: int) -> None:
    (state,) = games(1, 4000 + number)
    chance = random.Random(number)
    rebuilt = Rebuilt(state.game.settings)
    since = 0
    while True:
        for event in state.events[since:]:
            rebuilt.follow(event)
        since = state.event_count
        s = state.data[0]
        tiles = {SPIRAL[c]: KINDS[s["tile"][c]] for c in range(91) if s["tile"][c] >= 0}
        assert rebuilt.tiles == tiles
        for seat in range(state.game.players):
            own = sorted(SPIRAL[c] for c in s["where"][seat] if c >= 0)
            assert sorted(rebuilt.board.own(seat)) == own
        kept = {seat: KINDS[tile] for seat, tile in enumerate(s["kept"]) if tile >= 0}
        assert rebuilt.kept == kept
        assert rebuilt.over == (state.outcome is not None)
        if state.outcome is not None:
            break
        state.play(*choose(state, chance))


@pytest.mark.parametrize("number", range(2 if INTERPRETED else 6))
def test_compiled_and_uncompiled_give_the_same_bytes(number: int) -> None:
    ice = kind("ice")
    fast, slow = ice.compiled, ice.compiled.uncompiled()
    game = nestling.game("ice", **settings(number))
    logs = [ice.event.zeros(MAX_EVENTS + 1) for _ in range(2)]
    states = [ice.state.zeros(1) for _ in range(2)]
    views = [ice.view.zeros(1) for _ in range(2)]
    lists = [np.zeros(MAX_LEGAL, np.int16) for _ in range(2)]
    k0, k1 = np.uint64(number), np.uint64(99)
    chance = random.Random(number)
    for engine, state, log in zip((fast, slow), states, logs, strict=True):
        engine.start(state, 0, game.settings_record, 0, k0, k1, log)
    while not fast.outcome(states[0], 0):
        (seat,) = [p for p in range(4) if fast.actors(states[0], 0) >> p & 1]
        counts = [
            e.legal(s, 0, seat, o) for e, s, o in zip((fast, slow), states, lists, strict=True)
        ]
        assert counts[0] == counts[1]
        assert lists[0][: counts[0]].tolist() == lists[1][: counts[0]].tolist()
        viewer = chance.randrange(-1, game.players)
        action = int(chance.choice(lists[0][: counts[0]].tolist()))
        for engine, state, log, view in zip((fast, slow), states, logs, views, strict=True):
            engine.observe(state, 0, viewer, view, 0)
            assert engine.play(state, 0, seat, action, log) > 0
            engine.redact(log, 1, viewer)
        assert states[0].tobytes() == states[1].tobytes()
        assert views[0].tobytes() == views[1].tobytes()
        assert logs[0].tobytes() == logs[1].tobytes()
        if chance.random() < 0.1:
            for engine, state in zip((fast, slow), states, strict=True):
                engine.redeterminise(state, 0, viewer, k1, k0)
            assert states[0].tobytes() == states[1].tobytes()


@given(position=positions)
@examples(max_examples=EXAMPLES)
def test_a_record_replays_to_the_same_digest(position: Position) -> None:
    state = reach(position)
    again = state.record().replay()
    assert again.digest() == state.digest()
    assert again.record_bytes == state.record_bytes
