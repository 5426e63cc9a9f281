"""What may be taken back: only that from which nobody learnt anything (F20)."""

import itertools
import random

import pytest

from nestling.core import registry
from nestling.core.errors import Refused
from nestling.core.game import State
from nestling.table import takeback
from nestling.table.log import TakenBack
from tests.table.tables import Live, contents, run

CARDS = {"card", "cards", "tile", "tiles"}


def played_by_lot(game: str, seed: int, plays: int, **wishes: object) -> list[State]:
    """The states of a game played by lot, each one play after the one before."""
    chance = random.Random(seed)
    states = [registry.game(game, **wishes).start(seed)]
    while len(states) <= plays and states[-1].actors:
        state = states[-1].copy()
        seat = chance.choice(state.actors)
        state.play(seat, chance.choice(state.legal(seat)))
        states.append(state)
    return states


def refusal(before: State, after: State) -> Refused | None:
    """Why the play between these states cannot be taken back."""
    try:
        takeback.check([before, after])
    except Refused as refused:
        return refused
    return None


def told(before: State, after: State, viewer: int | None) -> set[str]:
    """The cards or tiles that a play's events showed a viewer, but for those that lay open."""
    shown = set()
    for event in after.events_for(viewer, before.event_count):
        for field, value in event.to_json().items():
            if field in CARDS and value is not None:
                shown |= set(value) if isinstance(value, list) else {value}
    open_before = str(before.observe(viewer))
    return {name for name in shown if f"'{name}'" not in open_before}


@pytest.mark.parametrize("game", ["dinosaurs", "ice"])
def test_fault_F20_what_showed_or_drew_something_stays(game: str) -> None:
    allowed = refused = 0
    for seed in range(2):
        states = played_by_lot(game, seed, 40)
        for before, after in itertools.pairwise(states):
            why = refusal(before, after)
            if why is not None:
                assert why.code in ("random", "revealed")
                assert why.facts["seat"] == after.plays[-1][0]
                refused += 1
                continue
            allowed += 1
            assert before.data[0]["draws"] == after.data[0]["draws"]
            mover = after.plays[-1][0]
            for viewer in (None, *range(after.game.players)):
                if game == "dinosaurs" and viewer != mover:
                    assert not told(before, after, viewer)
    assert allowed > 5
    assert refused > 5


def test_fault_F20_nobody_knows_more_after_a_play_was_taken_back() -> None:
    async def scene() -> None:
        live = Live("PPP")
        table = live.table
        before = contents(table.state)
        seen = [table.snapshot(viewer) for viewer in (None, 0, 1, 2)]
        for seat in (1, 0):
            await live.do(seat, table.state.legal(seat)[0].notation)
        table.company.gather({0, 1, 2})
        await table.company.ask_to_take_back(1, ())
        assert table.company.missing() == [0, 2]
        assert table.seq == 2
        await table.company.answer([0], True)
        await table.company.answer([2], True)
        assert isinstance(live.memory.plays()[-1], TakenBack)
        assert contents(table.state) == before
        assert [table.snapshot(viewer) for viewer in (None, 0, 1, 2)] == seen
        assert live.steps[-1].whole
        assert table.missing(2) is None  # so that all is told anew
        with pytest.raises(Refused, match="step 3"):
            await live.do(0, table.state.legal(0)[0].notation, base=2)
        again = live.reread()
        assert contents(again.state) == before
        for seat in (0, 1, 2):
            await live.do(seat, table.state.legal(seat)[-1].notation)
        assert contents(live.reread().state) == contents(table.state)
        await table.close()

    run(scene())


def test_fault_F20_after_the_reveal_it_is_refused_with_the_reason() -> None:
    async def scene() -> None:
        live = Live("PPP")
        for seat in (0, 1, 2):
            await live.do(seat, live.table.state.legal(seat)[0].notation)
        with pytest.raises(Refused) as refused:
            await live.table.company.ask_to_take_back(0, ())
        assert refused.value.code in ("revealed", "random")
        assert live.table.company.offer is None
        await live.table.close()

    run(scene())


def test_a_seat_that_has_not_played_has_nothing_to_take_back() -> None:
    async def scene() -> None:
        live = Live("PPP")
        with pytest.raises(Refused) as refused:
            await live.table.company.ask_to_take_back(0, ())
        assert refused.value.code == "nothing_to_take_back"

    run(scene())


def test_an_offer_is_over_when_somebody_plays_or_declines() -> None:
    async def scene() -> None:
        live = Live("PPP")
        company = live.table.company
        company.gather({0, 1, 2})
        await live.do(0, live.table.state.legal(0)[0].notation)
        await company.ask_to_take_back(0, ())
        await company.answer([1], False)
        assert company.offer is None
        await company.ask_to_take_back(0, ())
        await live.do(1, live.table.state.legal(1)[0].notation)
        assert company.offer is None
        assert await company.answer([1, 2], True) == live.table.seq == 2

    run(scene())


@pytest.mark.parametrize("game", ["dinosaurs", "ice"])
def test_fault_F20_another_game_can_be_told_apart_afterwards_if_something_was_shown(
    game: str,
) -> None:
    """For each play that is let through, views do not tell deals apart that they did not before."""
    checked = 0
    for before, after in itertools.pairwise(played_by_lot(game, 5, 25)):
        if refusal(before, after) is not None:
            continue
        mover, action = after.plays[-1]
        for viewer in range(after.game.players):
            for seed in range(1000, 1010):
                deal = before.redeterminise(viewer, seed)
                if action not in deal.legal(mover):
                    continue
                deal.play(mover, action)
                assert deal.observe(viewer) == after.observe(viewer)
                checked += 1
    assert checked > 10
