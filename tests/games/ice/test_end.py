"""How the game ends and what it is worth: J21 to J24."""

import random
from itertools import product

import pytest

import nestling
from nestling.core.compiled import INTERPRETED
from nestling.core.game import Action, State

from .scene import SPIRAL, scene

pytestmark = pytest.mark.engine


def points(**families: str) -> list[int]:
    players = len(families)
    view = scene(players=players, free="I3", **families).view()
    return list(view.points[:players])


def test_J21_a_complete_family_ends_the_game_at_once() -> None:
    d = scene(A="F6 G6 G5 F5 E6 E8", B="C9 D9", free="E7 I3", phase="move")
    events = d.play("A E8-E7")
    assert [type(event).__name__ for event in events] == ["Stepped", "Scored", "Scored", "Won"]
    assert d.state.outcome is not None
    assert d.state.outcome.why == "family_complete"
    assert d.state.outcome.totals == (5, 1)
    assert d.state.actors == ()
    assert d.legal() == d.legal("B") == []


def test_J21_by_the_mothers_step_too() -> None:
    d = scene(A="F8 G6 G5 F5 E6 E7", B="C9", free="F7 I3", phase="move")
    d.play("A F8-F7")
    assert d.phase == "lift"
    d = scene(A="F7 G6 G5 F5 E6 E7", B="C9", free="F6 I3", phase="move")
    d.play("A F7-F6")
    assert d.phase == "over"


def test_J21_by_a_swap_too() -> None:
    """A chick in the middle of its family changes places with the mother."""
    d = scene(A="G6 F6 G5 F5 E6 E7", B="C9", free="I3", phase="move")
    d.play("A G6/F6")
    assert d.phase == "over"


def test_J21_by_sailing_too() -> None:
    d = scene(A="F6 G6 G5 F5 E6 C9", B="I6", free="I3", phase="move")
    assert "E7" in d.ends("sail", "C9")
    d.play("A C9>E7")
    assert d.phase == "over"


@pytest.mark.parametrize("kind", ["sun", "fish", "whale", "swim", "empty"])
def test_J21_the_last_free_tile_ends_the_game_without_action_or_movement(kind: str) -> None:
    settings = {"saved": "open"}
    d = scene(A="F6 G6", B="C9", free="I3", tiles={"I3": kind}, settings=settings)
    events = d.play("A -I3")
    assert [type(event).__name__ for event in events] == ["Lifted", "Scored", "Scored", "Won"]
    assert d.state.outcome is not None
    assert d.state.outcome.why == "ice_gone"
    assert d.state.outcome.totals == (1, 0)


def test_J21_one_action_changes_one_family_alone() -> None:
    """So that two families can never be completed by the same action."""
    for seed in range(4 if INTERPRETED else 40):
        state = nestling.game("ice", players=2 + seed % 3, saved="open").start(seed)
        chance = random.Random(seed)
        while state.outcome is None:
            before = stands(state)
            seat = state.actors[0]
            state.play(seat, chance.choice(state.legal(seat)))
            assert sum(a != b for a, b in zip(before, stands(state), strict=True)) <= 1


def stands(state: State) -> list[tuple[int, ...]]:
    s = state.data[0]
    return [(int(s["mother"][seat]), *s["where"][seat].tolist()) for seat in range(4)]


def test_J22_a_point_for_each_own_chick_at_the_mother() -> None:
    assert points(A="F6 G6 G5 I5", B="C9") == [2, 0]


def test_J22_a_point_less_for_each_strange_chick_or_mother() -> None:
    assert points(A="F6 G6", B="C9 E6 E7") == [-1, 0]
    assert points(A="F6 G6", B="F5 E6") == [-1, 0]  # B's chick is at both mothers
    assert points(A="F6", B="F5", C="C9") == [-1, -1, 0]


def test_J22_a_chick_between_two_mothers_counts_for_both() -> None:
    assert points(A="F6 G6", B="H6") == [1, -1]


def test_J22_six_at_most_are_lost_and_five_won() -> None:
    assert points(A="F6", B="C9 G6 G5 F5", C="I3 E6 E7 F7") == [-6, 0, 0]
    assert points(A="F6 G6 G5 F5 E6 E7", B="C9") == [5, 0]


def ended(**families: str) -> tuple[int, ...]:
    players = len(families)
    d = scene(players=players, free="F3", **families)
    d.play("A -F3")
    assert d.state.outcome is not None
    return d.state.outcome.winners


def test_J23_most_points_win() -> None:
    assert ended(A="F6 G6 G5", B="C7 C8") == (0,)
    assert ended(A="F6", B="C7 C8") == (1,)


def test_J23_on_a_tie_more_own_chicks_at_the_mother() -> None:
    """A: two chicks less one stranger; B: one chick."""
    assert points(A="F6 G6 G5", B="C7 C8 E6") == [1, 1]
    assert ended(A="F6 G6 G5", B="C7 C8 E6") == (0,)


def test_J23_still_tied_the_win_is_shared() -> None:
    assert ended(A="F6 G6", B="C7 C8") == (0, 1)
    assert ended(A="F6 G6", B="C7 C8", C="I4 I5") == (0, 1, 2)


def test_J24_who_completes_five_chicks_always_wins() -> None:
    """Of all that can lie around two mothers, nothing beats a complete family."""
    complete = [(5 - strangers, 5) for strangers in (0, 1)]
    for around in product((0, 1, -1), repeat=6):  # nothing, own chick, another's penguin
        chicks = around.count(1)
        if chicks <= 4:
            rival = (chicks - around.count(-1), chicks)
            assert all(rival < mine for mine in complete)


def test_J24_the_completer_wins_in_play_too() -> None:
    ends = 0
    for seed in (3, 9) if INTERPRETED else range(60):  # families of four come together more often
        state = nestling.game("ice", players=2 + seed % 3, junior=seed % 2 == 1).start(seed)
        chance = random.Random(seed)
        before: list[tuple[int, ...]] = []
        while state.outcome is None:
            before = stands(state)
            seat = state.actors[0]
            state.play(seat, gathering(state, seat, chance))
        if state.outcome.why == "family_complete":
            ends += 1
            after = stands(state)
            (changed,) = [k for k in range(4) if before[k] != after[k]]
            assert state.outcome.winners == (changed,)
    assert ends > 0


def gathering(state: State, seat: int, chance: random.Random) -> Action:
    """An action after which the seat's chicks are as near to their mother as can be."""
    legal = state.legal(seat)
    if state.observe(None).phase not in ("move", "swim", "chicks", "mothers"):  # type: ignore[attr-defined]
        return chance.choice(legal)
    chance.shuffle(legal)

    def spread(action: Action) -> int:
        copy = state.copy()
        copy.play(seat, action)
        mother, *family = stands(copy)[seat]
        if mother < 0:
            return 0
        q, r = SPIRAL[mother]
        return sum(
            max(abs(SPIRAL[c][0] - q), abs(SPIRAL[c][1] - r), abs(sum(SPIRAL[c]) - q - r)) ** 2
            for c in family
            if c >= 0
        )

    return min(legal[:40], key=spread)


@pytest.mark.parametrize(
    ("players", "junior", "lifts"),
    [
        (2, False, 25),
        (3, False, 43),
        (4, False, 67),
        (2, True, 27),
        (3, True, 46),
        (4, True, 71),
    ],
)
def test_J24_tiles_run_out_after_cells_less_penguins(
    players: int, junior: bool, lifts: int
) -> None:
    found = 0
    for seed in range(3 if INTERPRETED else 20):
        state = nestling.game("ice", players=players, junior=junior).start(seed)
        chance = random.Random(seed)
        while state.outcome is None:
            seat = state.actors[0]
            state.play(seat, chance.choice(state.legal(seat)))
        lifted = sum(type(event).__name__ == "Lifted" for event in state.events)
        if state.outcome.why == "ice_gone":
            found += 1
            assert lifted == lifts
        else:
            assert lifted < lifts
    assert found > 0
