"""Pauses: that a seat was not asked shows neither in what others are told nor in the time."""

import random

import msgspec

from nestling.core.game import PASS, State
from nestling.table.pace import BOT_PAUSE, LONGEST, SHORTEST, BotPacer, PersonPacer
from nestling.table.sight import Step, sight
from tests.table.tables import FakeClock, Live, forced, run

OPEN = {"Passed", "EffectDeclined", "DisasterAccepted", "DisasterAdded", "Scored", "Collected"}


def frame_bytes(before: State, after: State, viewer: int | None) -> bytes:
    seen = sight(after, viewer, before.event_count)
    return msgspec.json.encode([seen.events, seen.view, seen.legal])


def test_fault_F11_a_forced_pass_looks_like_a_pass_by_choice() -> None:
    """What others get is the same, byte for byte, if the seat had had a choice."""
    compared = 0

    async def scene(seed: int) -> None:
        nonlocal compared
        live = Live("PPP", seed)
        await live.play_out(seed)
        for earlier, step in zip(live.steps, live.steps[1:], strict=False):
            seat, action = step.state.plays[-1]
            if action.code == PASS and forced(earlier.state, seat):
                compared += compare(earlier, step, seat)

    def compare(earlier: Step, step: Step, seat: int) -> int:
        viewer = (seat + 1) % 3
        others = (earlier.state.redeterminise(viewer, seed) for seed in range(8))
        free = next((deal for deal in others if not forced(deal, seat)), None)
        if free is None:
            return 0
        for who in (viewer, None):
            old = sight(earlier.state, who, earlier.state.event_count)
            new = sight(free, who, 0)
            assert (new.view, new.legal) == (old.view, old.legal)
        after = free.copy()
        after.play(seat, "pass")
        events = step.state.events_for(viewer, step.first_event)
        assert after.events_for(viewer)[0] == events[0]
        if not {type(e).__name__ for e in events} <= OPEN:
            return 0  # hidden cards came to light, which are others in another deal
        assert frame_bytes(free, after, viewer) == frame_bytes(earlier.state, step.state, viewer)
        return 1

    for seed in range(6):
        run(scene(seed))
    assert compared > 10


def test_pauses_of_a_person_are_its_own_answers() -> None:
    pacer = PersonPacer(random.Random(1))
    assert all(SHORTEST <= pacer.pause() <= LONGEST for _ in range(200))
    for _ in range(10):
        pacer.answered(6.0)
    pauses = [pacer.pause() for _ in range(200)]
    assert 5 < min(pauses) < 6 < max(pauses) < 7
    for _ in range(20):
        pacer.answered(4000.0)  # went away
        pacer.answered(-3.0)  # the clock was set
    assert max(pacer.pause() for _ in range(200)) < 7


def test_pauses_of_a_bot_cover_its_thinking() -> None:
    pacer = BotPacer(random.Random(1), 1.0)
    assert all(BOT_PAUSE[0] <= pacer.pause() <= BOT_PAUSE[1] for _ in range(200))
    pacer.answered(3.0)
    assert pacer.pause() == 3.0
    assert all(0.2 <= BotPacer(random.Random(n), 0.5).pause() <= 0.45 for n in range(50))


def test_among_persons_forced_passes_take_time() -> None:
    async def scene() -> None:
        live = Live("PPP", seed=4, pace=1.0)
        await live.play_out(most=60)
        assert len(live.clock.slept) > 5
        assert all(SHORTEST <= pause <= LONGEST for pause in live.clock.slept)
        await live.table.close()

    run(scene())


def test_a_person_among_bots_waits_for_bots_alone() -> None:
    async def scene() -> None:
        clock = FakeClock()
        live = Live("PBB", seed=4, pace=1.0, clock=clock)
        await live.play_out(most=20)
        assert clock.slept
        assert all(0 < pause <= BOT_PAUSE[1] for pause in clock.slept)
        forced_by_table = [
            entry for entry in live.memory.plays() if getattr(entry, "seat", None) == 0
        ]
        assert any(getattr(entry, "command", "") is None for entry in forced_by_table)
        await live.table.close()

    run(scene())


def test_answers_are_learnt_and_survive_a_restart() -> None:
    async def scene() -> None:
        live = Live("PPP", seed=6, pace=1.0)
        chance = random.Random(3)
        live.table.begin()
        while not live.table.over:
            await live.until(lambda: live.table.over or bool(live.asked()))
            if live.table.over:
                break
            seat = chance.choice(live.asked())
            live.clock.time += 9.0
            await live.do(seat, chance.choice(live.table.snapshot(seat).legal).notation)
        again = live.reread()
        for table in (live.table, again):
            learnt = [list(pacer._answers) for pacer in table.pacers.values()]
            assert any(len(answers) > 3 for answers in learnt)
            assert all(seconds >= 9.0 for answers in learnt for seconds in answers)

    run(scene())


def test_with_pace_nought_nobody_sleeps() -> None:
    async def scene() -> None:
        live = Live("PBP", seed=4)
        await live.play_out(most=60)
        assert live.clock.slept == []
        await live.table.close()

    run(scene())
