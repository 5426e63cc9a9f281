"""Variants and absent players: J25 to J29."""

from collections import Counter
from typing import Any

import pytest

import nestling
from nestling import Refused
from nestling.core.game import State

from .scene import ALL, SEATS, Scene, scene

pytestmark = pytest.mark.engine

FULL = (18, 18, 6, 6, 43)
KINDS = ("sun", "fish", "whale", "swim", "empty")


def refused(**settings: Any) -> Refused:
    with pytest.raises(Refused) as refusal:
        nestling.game("ice", **settings)
    assert refusal.value.code == "bad_setting"
    return refusal.value


@pytest.mark.parametrize(("players", "cells"), [(2, 37), (3, 61)])
def test_J25_quick_start_draws_the_tiles_from_all_91(players: int, cells: int) -> None:
    sums: Counter[int] = Counter()
    for seed in range(60):
        state = nestling.game("ice", players=players, quick_start=True).start(seed)
        laid = Counter(state.data[0]["tile"][:cells].tolist())
        box = state.data[0]["box"].tolist()
        assert tuple(laid[kind] + box[kind] for kind in range(5)) == FULL
        sums += laid
        view: Any = state.observe(0)
        assert tuple(view.unseen) == FULL  # nobody knows which were drawn
        assert view.undrawn == 91 - cells
    for kind, count in enumerate(FULL):
        expected = 60 * cells * count / 91
        assert abs(sums[kind] - expected) < 5 * expected**0.5


def test_J25_quick_start_changes_nothing_for_four_players() -> None:
    state, quick = (
        nestling.game("ice", players=4, quick_start=wish).start(seed=9) for wish in (False, True)
    )
    assert state.data[0]["tile"].tolist() == quick.data[0]["tile"].tolist()
    assert not quick.data[0]["box"].any()


@pytest.mark.parametrize("quick_start", [False, True])
def test_J26_no_actions_every_lifted_tile_is_empty(quick_start: bool) -> None:
    game = nestling.game("ice", players=3, no_actions=True, quick_start=quick_start)
    state = game.start(seed=1)
    assert state.observe(0).unseen[:4] == [0, 0, 0, 0]  # type: ignore[attr-defined]
    while state.outcome is None:
        state.skip(state.actors[0])
    kinds = {event.tile for event in state.events if type(event).__name__ == "Lifted"}  # type: ignore[attr-defined]
    assert kinds == {"empty"}


@pytest.mark.parametrize("saved", ["open", "hidden"])
def test_J26_not_together_with_saving(saved: str) -> None:
    refusal = refused(no_actions=True, saved=saved)
    assert refusal.rule == "J26"
    assert refusal.facts["setting"] == "saved"


def saving(
    kind: str, saved: str = "open", kept: dict[str, str] | None = None, **more: str
) -> Scene:
    """A is about to lift H4, which is of this kind; D6 and C6 can swim."""
    return scene(
        A="D6 C6 I6",
        B="C9 D9 E9",
        ice=ALL,
        water="E6 F6",
        tiles={"H4": kind, **more},
        kept=kept,
        settings={"saved": saved},
    )


@pytest.mark.parametrize("kind", ["sun", "fish", "swim"])
def test_J27_a_fish_sun_or_swim_may_be_kept_instead_of_used(kind: str) -> None:
    d = saving(kind)
    d.play("A -H4")
    assert (d.phase, d.legal()) == ("keep", ["pass", "keep"])
    (kept,) = d.play("A keep")
    assert kept.to_json() == {"event": "kept", "seat": 0, "tile": kind}
    view = d.view()
    assert (view.keeps, view.kept[0]) == ([0], kind)
    # keeping ends the lifting; the turn goes on with its one movement
    assert (d.turn, d.phase, view.movements) == ("A", "move", 1)


@pytest.mark.parametrize(
    ("kind", "phase", "movements"), [("sun", "lift", 0), ("fish", "move", 2), ("swim", "swim", 0)]
)
def test_J27_passing_uses_it_at_once(kind: str, phase: str, movements: int) -> None:
    d = saving(kind)
    d.play("A -H4")
    (used,) = d.play("A pass")
    assert used.to_json() == {"event": "used", "seat": 0, "tile": kind, "was_kept": False}
    assert (d.phase, d.view().movements, d.view().keeps) == (phase, movements, [])


@pytest.mark.parametrize(("kind", "phase"), [("whale", "whale"), ("empty", "move")])
def test_J27_whales_and_empty_tiles_can_not_be_kept(kind: str, phase: str) -> None:
    d = saving(kind)
    d.play("A -H4")
    assert d.phase == phase


def test_J27_one_at_a_time_a_second_one_is_used_as_usual() -> None:
    d = saving("fish", kept={"A": "sun"})
    d.play("A -H4")
    assert (d.phase, d.view().movements) == ("move", 2)
    d = saving("fish", kept={"B": "sun"})  # another's does not matter
    d.play("A -H4")
    assert d.phase == "keep"


def test_J27_keeping_ends_a_chain_of_suns() -> None:
    d = saving("sun", G4="swim")
    d.play("A -H4, A pass, A -G4, A keep")
    assert (d.phase, d.view().movements, d.view().kept[0]) == ("move", 1, "swim")


def test_J27_it_is_used_when_an_empty_tile_is_lifted() -> None:
    d = saving("empty", kept={"A": "fish"})
    d.play("A -H4")
    assert (d.phase, d.legal()) == ("use", ["pass", "use"])
    (used,) = d.play("A use")
    assert used.to_json() == {"event": "used", "seat": 0, "tile": "fish", "was_kept": True}
    assert (d.phase, d.view().movements, d.view().keeps) == ("move", 2, [])


def test_J27_or_not_used() -> None:
    d = saving("empty", kept={"A": "fish"})
    (declined,) = d.play("A -H4, A pass")[1:]
    assert declined.to_json()["what"] == "kept_tile"
    assert (d.phase, d.view().movements, d.view().kept[0]) == ("move", 1, "fish")


def test_J27_also_at_the_end_of_a_chain() -> None:
    d = saving("sun", kept={"A": "swim"}, G4="empty")
    d.play("A -H4, A -G4")
    assert d.phase == "use"
    d.play("A use")
    assert d.phase == "swim"


def test_J27_a_used_sun_lifts_again_and_then_another_may_be_kept() -> None:
    d = saving("empty", kept={"A": "sun"}, G4="fish", G5="empty")
    d.play("A -H4, A use")
    assert d.phase == "lift"
    d.play("A -G4")
    assert d.phase == "keep"
    d.play("A keep")
    assert d.view().kept[0] == "fish"
    d = saving("empty", kept={"A": "sun"}, G4="fish", G5="empty")
    d.play("A -H4, A use, A -G5")
    assert d.phase == "move"  # nothing is kept any more


def test_J27_a_swim_without_landing_may_be_kept() -> None:
    d = scene(A="C9 D9", B="I3", ice=ALL, tiles={"H4": "swim"}, settings={"saved": "open"})
    d.play("A -H4, A keep")
    assert d.view().kept[0] == "swim"


def test_J27_nothing_is_kept_from_the_last_free_tile() -> None:
    d = scene(A="F6", B="C9", free="I3", tiles={"I3": "fish"}, settings={"saved": "hidden"})
    d.play("A -I3")
    assert d.phase == "over"
    lifted = d.state.events_for(1)[-4]
    assert lifted.to_json()["tile"] == "fish"  # it could not be kept, so all see it


def test_J27_unused_ones_score_nothing() -> None:
    d = scene(A="F6", B="C9", free="I3", kept={"A": "fish"}, settings={"saved": "open"})
    d.play("A -I3")
    assert d.state.outcome is not None
    assert d.state.outcome.totals == (0, 0)


def test_J27_without_the_variant_nothing_is_kept() -> None:
    d = saving("fish", saved="none")
    d.play("A -H4")
    assert d.phase == "move"


def test_J27_open_tiles_are_seen_by_all() -> None:
    d = saving("fish")
    d.play("A -H4")
    for viewer in ("A", "B", None):
        assert d.view(viewer).lifted == "fish"
    d.play("A keep")
    for viewer in ("A", "B", None):
        assert d.view(viewer).kept[0] == "fish"


def told(state: State, seat: str | None, since: int) -> list[dict[str, Any]]:
    viewer = None if seat is None else SEATS.index(seat)
    return [event.to_json() for event in state.events_for(viewer, since)]


def test_J27_hidden_ones_are_seen_by_the_lifter_alone() -> None:
    d = saving("fish", saved="hidden")
    since = d.state.event_count
    d.play("A -H4")
    assert (d.view("A").lifted, d.view("B").lifted, d.view().lifted) == ("fish", None, None)
    d.play("A keep")
    for viewer, tile in (("A", "fish"), ("B", None), (None, None)):
        assert d.view(viewer).keeps == [0]  # that one was kept, all know
        assert d.view(viewer).kept[0] == tile
        lifted, kept = told(d.state, viewer, since)
        assert lifted == {"event": "lifted", "seat": 0, "cell": "H4", "tile": tile}
        assert kept == {"event": "kept", "seat": 0, "tile": tile}


def test_J27_hidden_ones_are_shown_when_used() -> None:
    d = saving("fish", saved="hidden")
    since = d.state.event_count
    d.play("A -H4, A pass")
    lifted, used = told(d.state, "B", since)
    assert (lifted["tile"], used["tile"]) == (None, "fish")
    assert d.view("B").effect == "fish"
    d = saving("empty", saved="hidden", kept={"A": "swim"})
    since = d.state.event_count
    d.play("A -H4, A use")
    assert told(d.state, "B", since)[1]["tile"] == "swim"


def test_J27_hidden_does_not_hide_what_can_not_be_kept() -> None:
    for kind, kept in (("whale", None), ("empty", None), ("fish", {"A": "sun"})):
        d = saving(kind, saved="hidden", kept=kept)
        since = d.state.event_count
        d.play("A -H4")
        assert told(d.state, "B", since)[0]["tile"] == kind


def test_J27_who_decides_tells_no_kind() -> None:
    """With any keepable tile the others see the same, whether it is kept or not yet."""
    for script in ("A -H4", "A -H4, A keep", "A -H4, A keep, A D6-D5"):
        seen = set()
        for kind in ("sun", "fish", "swim"):
            d = saving(kind, saved="hidden")
            since = d.state.event_count
            d.play(script)
            view = d.view("B").to_json()
            seen.add(str((told(d.state, "B", since), view["phase"], view["actors"])))
            assert view == d.state.redeterminise(1, 5).observe(1).to_json()
        assert len(seen) == 1


def test_J28_four_chicks_each() -> None:
    state = nestling.game("ice", players=2, junior=True).start(seed=1)
    while state.observe(None).phase in ("chicks", "mothers"):  # type: ignore[attr-defined]
        state.skip(state.actors[0])
    view: Any = state.observe(None)
    assert view.family == 4
    assert [len(chicks) for chicks in view.chicks] == [4, 4, 0, 0]
    d = scene(A="F6 G6 G5 F5 E8", B="C9", free="E7 I3", phase="move", settings={"junior": True})
    d.play("A E8-E7")
    assert d.state.outcome is not None
    assert d.state.outcome.totals == (4, 0)


@pytest.mark.parametrize(
    ("settings", "points"),
    [
        ({}, [-2, -1]),
        ({"junior": True}, [-1, -1]),
        ({"junior": True, "junior_mothers": "free"}, [0, 0]),
    ],
)
def test_J28_strange_chicks_cost_nothing_mothers_as_agreed(
    settings: dict[str, Any], points: list[int]
) -> None:
    """B's mother and one of its chicks are at A's mother; that chick is not at B's."""
    view = scene(A="F6", B="G6 E6", free="I3", settings=settings).view()
    assert view.points[:2] == points


def test_J28_junior_mothers_belongs_to_junior() -> None:
    assert refused(junior_mothers="free").rule == "J28"
    game = nestling.game("ice", junior_mothers="count")
    assert game.settings["junior"] is False


def test_J29_a_skipped_seat_declines_what_is_optional() -> None:
    for kind in ("whale", "swim"):
        d = saving(kind, saved="none")
        d.play("A -H4")
        assert d.state.skip(0).verb == "pass"
    d = saving("fish", saved="none")
    d.play("A -H4")
    assert d.state.skip(0).verb in {"step", "swap", "sail"}  # compulsory
    assert d.state.skip(0).verb == "pass"
    d = saving("fish", saved="open")
    d.play("A -H4")
    assert d.state.skip(0).verb == "pass"  # keeping is optional, using is not
    assert d.view().movements == 2


def test_J29_and_makes_a_random_legal_choice_otherwise() -> None:
    chosen = set()
    for seed in range(30):
        state = nestling.game("ice", players=2).start(seed)
        legal = state.legal(0)
        first, again = state.copy().skip(0), state.copy().skip(0)
        assert first == again
        assert first in legal
        chosen.add(first.notation)
    assert len(chosen) > 5


@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        ({"players": 5}, "J1"),
        ({"players": True}, "J1"),
        ({"youngest": 4}, "J4"),
        ({"sailing": "fast"}, "J12"),
        ({"sail_stop": "anywhere"}, "J13"),
        ({"saved": True}, "J27"),
        ({"quick_start": "yes"}, "J25"),
        ({"no_actions": 1}, "J26"),
        ({"junior": None, "junior_mothers": "dear"}, "J28"),
        ({"chicks": 3}, None),
    ],
)
def test_J25_what_is_no_setting_is_refused(settings: dict[str, Any], rule: str | None) -> None:
    assert refused(**settings).rule == rule
