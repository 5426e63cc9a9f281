"""Bots at a table see what their seat may see, and a bot that fails stops nobody."""

import threading
from typing import Any

import pytest

from nestling.core.game import Action, State
from nestling.table.mover import choose_in_thread
from tests.table.tables import Live, run


class Spy:
    """Plays by lot and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[State, int]] = []
        self.threads: set[int] = set()

    def choose(self, state: State, seat: int) -> Action:
        self.shown.append((state.copy(), seat))
        self.threads.add(threading.get_ident())
        return state.legal(seat)[0]


def hire(live: Live, bot: Any) -> None:
    for kind in live.table.mover.bots:
        live.table.mover.bots[kind] = bot


def test_bots_are_shown_a_deal_that_they_could_not_tell_from_the_true_one() -> None:
    async def scene() -> None:
        live = Live("PBB", seed=9)
        spy = Spy()
        hire(live, spy)
        await live.play_out(most=10)
        keys = {deal.key for deal, _ in spy.shown}
        assert live.table.state.key not in keys
        assert len(keys) == len(spy.shown) > 10
        hands = 0
        for deal, seat in spy.shown:
            assert deal.plays == []
            assert deal.events == []
            true = [s.state for s in live.steps if s.state.observe(seat) == deal.observe(seat)]
            for state in true:
                hands += deal.data[0]["hand"].tolist() != state.data[0]["hand"].tolist()
        assert hands > 0
        await live.table.close()

    run(scene())


def test_bots_do_not_think_in_the_event_loop() -> None:
    async def scene() -> None:
        live = Live("PBB", seed=9, choose=choose_in_thread)
        spy = Spy()
        hire(live, spy)
        await live.play_out(most=5)
        assert threading.get_ident() not in spy.threads
        await live.table.close()

    run(scene())


def test_a_bot_that_fails_is_played_for(caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        def choose(self, state: State, seat: int) -> Action:
            raise ZeroDivisionError

    class Cheat:
        def choose(self, state: State, seat: int) -> Action:
            return state.game.parse("SI")

    async def scene(bot: Any) -> None:
        live = Live("PBB", seed=9)
        hire(live, bot)
        await live.play_out()
        assert live.table.over

    for bot in (Broken(), Cheat()):
        run(scene(bot))
    assert "plays by lot" in caplog.text


def test_bots_alone_play_to_the_end() -> None:
    async def scene() -> None:
        live = Live("BBBB", seed=9)
        quiet: list[int] = []
        live.table.on_quiet = lambda: quiet.append(live.table.seq)
        live.table.begin()
        assert not live.table.quiet
        await live.until(lambda: live.table.over and bool(quiet))
        assert quiet[-1] == live.table.seq

    run(scene())
