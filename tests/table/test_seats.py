"""Seats change hands: people go away, bots stand in, people come back, or sit down elsewhere."""

import asyncio
import random

import pytest

from nestling.core.errors import BadRecord, Refused
from nestling.core.fair import Fairness, commitment, key_from
from nestling.table import log, seating
from nestling.table.company import AWAY_AFTER, TICKET_LASTS
from nestling.table.log import Claimed, Created, Invited, Played, Skipped
from nestling.table.table import Table
from tests.table.tables import FakeClock, Live, Memory, contents, run


async def away_for_long(live: Live, *here: int) -> None:
    live.table.company.gather(set(here))
    await live.clock.pass_by(AWAY_AFTER / 1000)


@pytest.mark.parametrize("player", ["skip", "random"])
@pytest.mark.parametrize("seed", range(3))
def test_fault_F26_any_seat_may_vanish_in_any_phase_and_the_game_ends(
    player: str, seed: int
) -> None:
    async def scene() -> None:
        live = Live("PPP", seed)
        chance = random.Random(seed)
        leaves = {1: chance.randrange(5, 40), 2: chance.randrange(5, 60)}
        live.table.company.gather({0, 1, 2})
        live.table.begin()
        number = 0
        while not live.table.over:
            for seat, when in leaves.items():
                if live.table.seq >= when and live.table.seats[seat].player is None:
                    here = {s for s in (0, 1, 2) if live.table.seq < leaves.get(s, 10**6)}
                    await away_for_long(live, *here)
                    await live.table.company.stand_in(0, seat, player)
            await live.until(lambda: live.table.over or bool(live.asked()))
            asked = live.asked()
            if asked:
                number += 1
                seat = chance.choice(asked)
                await live.do(seat, chance.choice(live.table.snapshot(seat).legal).notation)
        stood_in = [e for e in live.memory.plays() if isinstance(e, Skipped)]
        assert {e.seat for e in stood_in} <= {1, 2}
        assert all(e.by == player for e in stood_in if e.by != "skip")
        assert contents(live.reread().state) == contents(live.table.state)
        await live.table.close()

    run(scene())


def test_only_who_is_away_can_be_stood_in_for() -> None:
    async def scene() -> None:
        live = Live("PPB")
        company = live.table.company
        await away_for_long(live, 0, 1)
        for seat, code in ((1, "not_away"), (2, "bots_seat"), (7, "unknown_seat")):
            with pytest.raises(Refused) as refused:
                await company.stand_in(0, seat, "random")
            assert refused.value.code == code
        company.gather({0})
        with pytest.raises(Refused, match="a moment"):
            await company.stand_in(0, 1, "random")
        await live.clock.pass_by(AWAY_AFTER / 1000)
        with pytest.raises(Refused, match="no bot"):
            await company.stand_in(0, 1, "deep")
        await company.stand_in(0, 1, "random")
        assert live.table.seats[1].player == "random"
        await live.table.close()

    run(scene())


def test_a_person_lets_a_bot_play_and_takes_the_seat_again() -> None:
    async def scene() -> None:
        live = Live("PPP", seed=4)
        live.table.begin()
        await live.table.company.stand_in(1, 1, "random")
        await live.until(lambda: any(isinstance(e, Skipped) for e in live.memory.plays()))
        assert live.table.snapshot(1).legal == []
        with pytest.raises(Refused) as refused:
            await live.do(1, "pass")
        assert refused.value.code == "stood_in"
        await live.table.return_to(1, "back")
        assert await live.table.return_to(1, "back") == live.table.answers["1:back"]
        with pytest.raises(Refused) as refused:
            await live.table.return_to(1, "again")
        assert refused.value.code == "not_stood_in"
        for seat in (0, 2):
            await live.do(seat, live.table.state.legal(seat)[0].notation)
        await live.until(lambda: 1 in live.asked() or 0 in live.asked() or 2 in live.asked())
        assert live.reread().seats[1].player is None
        await live.table.close()

    run(scene())


def test_a_bot_that_still_thinks_for_somebody_who_has_come_back_plays_nothing() -> None:
    async def scene() -> None:
        live = Live("PPP", pace=1.0)
        live.table.begin()
        await live.table.stand_in(0, "random")
        for _ in range(200):
            await asyncio.sleep(0.001)
        await live.table.return_to(0, "back")
        while live.clock.next():
            for _ in range(20):
                await asyncio.sleep(0)
        assert live.table.asks[0].seq == 0
        assert not [e for e in live.memory.plays() if isinstance(e, Played | Skipped)]
        await live.table.close()

    run(scene())


def test_an_open_seat_is_taken_once() -> None:
    async def scene() -> None:
        seats = [seating.person("Ann")[0], seating.open_seat(), seating.open_seat()]
        made = seating.create("dinosaurs", {}, seats, 0, bytes(16), public=True)
        table = Table(made, Memory().append, clock=FakeClock())
        assert [chair.open for chair in table.seats] == [False, True, True]
        answers = await asyncio.gather(
            *(table.claim(1, f"Bob {n}") for n in range(5)), return_exceptions=True
        )
        tokens = [answer for answer in answers if isinstance(answer, str)]
        assert len(tokens) == 1
        assert all(a.code == "seat_taken" for a in answers if isinstance(a, Refused))
        assert table.standing.seat_of(tokens[0]) == 1
        assert table.seats[1].name.startswith("Bob")

    run(scene())


def with_friend(name: str = "Bob") -> tuple[Live, str]:
    """Ann's table, and the ticket for the friend's seat."""
    seat, ticket = seating.invited(name)
    live = Live("PP")
    live.created = seating.create("dinosaurs", {}, [seating.person("Ann")[0], seat], 0)
    live.table = Table(live.created, live.memory.append, clock=live.clock, pace=0)
    return live, ticket


def test_of_all_who_bring_a_ticket_one_sits_down() -> None:
    async def scene() -> None:
        live, ticket = with_friend()
        answers = await asyncio.gather(
            *(live.table.company.redeem(ticket, f"Bob {n}") for n in range(5)),
            return_exceptions=True,
        )
        ((seat, token),) = [answer for answer in answers if isinstance(answer, tuple)]
        refused = [answer.code for answer in answers if isinstance(answer, Refused)]
        assert refused == ["bad_ticket"] * 4
        for table in (live.table, live.reread()):
            assert table.standing.seat_of(token) == seat == 1
            assert table.standing.invited_by(ticket) is None
            assert not table.seats[1].open
        assert ticket not in str(log.encode(live.created)) + str(live.memory.entries)

    run(scene())


def test_an_invitation_outlasts_the_server_and_a_rematch() -> None:
    async def scene() -> None:
        live, ticket = with_friend()
        again = live.reread()
        assert again.standing.invited_by(ticket) == 1
        made = seating.again(live.created, [chair.seat() for chair in again.seats], 0)
        rematch = Table(made, Memory().append, clock=live.clock)
        seat, token = await rematch.company.redeem(ticket)
        assert rematch.standing.seat_of(token) == seat == 1
        assert rematch.seats[1].name == "Bob"

    run(scene())


def test_somebody_else_takes_the_seat_of_a_person_who_has_left() -> None:
    async def scene() -> None:
        live, first = with_friend()
        company = live.table.company
        _, bobs = await company.redeem(first, "Bob")
        company.gather({0, 1})
        with pytest.raises(Refused, match="is here"):
            await company.invite(1)
        await away_for_long(live, 0)
        await company.stand_in(0, 1, "random")
        ticket = await company.invite(1)
        assert live.table.standing.seat_of(bobs) == 1  # nobody has come in his place yet
        company.gather({0, 1})
        with pytest.raises(Refused) as refused:  # he has come back
            await company.redeem(ticket, "Cleo")
        assert refused.value.code == "not_away"
        await away_for_long(live, 0)
        seat, cleos = await company.redeem(ticket, "")
        for table in (live.table, live.reread()):
            assert table.standing.seat_of(cleos) == seat == 1
            assert table.standing.seat_of(bobs) is None
            assert table.seats[1].stand_in is None
            assert table.seats[1].name == ""  # not Bob's
        kinds = [type(entry) for entry in live.memory.plays()]
        assert kinds.count(Invited) == 1
        assert kinds.count(Claimed) == 2
        await live.table.close()

    run(scene())


def test_nobody_is_invited_to_a_bots_seat() -> None:
    async def scene() -> None:
        live = Live("PB")
        for seat, code in ((1, "bots_seat"), (5, "unknown_seat"), (0, "not_away")):
            with pytest.raises(Refused) as refused:
                await live.table.company.invite(seat)
            assert refused.value.code == code

    run(scene())


def test_a_seat_moves_to_another_device() -> None:
    async def scene() -> None:
        seats, tokens = zip(seating.person("Ann"), seating.person("Bob"), strict=True)
        memory, clock = Memory(), FakeClock()
        made = seating.create("dinosaurs", {}, seats, 0)
        table = Table(made, memory.append, clock=clock)
        for keep in (True, False):
            ticket, _ = table.company.ticket(0, keep)
            seat, token = await table.company.redeem(ticket)
            assert seat == table.standing.seat_of(token) == 0
            assert (table.standing.seat_of(tokens[0]) == 0) == keep
            with pytest.raises(Refused) as refused:
                await table.company.redeem(ticket)
            assert refused.value.code == "bad_ticket"
        late, _ = table.company.ticket(0, False)
        await clock.pass_by(TICKET_LASTS / 1000 + 1)
        with pytest.raises(Refused):
            await table.company.redeem(late)
        again = Table(made, memory.append, memory.plays(), clock=clock)
        assert again.standing.seat_of(token) == 0
        assert again.standing.seat_of(tokens[0]) is None
        assert again.standing.seat_of(tokens[1]) == 1
        assert all(t not in str(memory.entries) for t in (token, *tokens))

    run(scene())


def test_fault_F49_all_press_rematch_at_once() -> None:
    async def scene() -> None:
        seats, tokens = zip(*(seating.person(f"P{n}") for n in range(3)), strict=True)
        live = Live("PPP", seed=2)
        live.created = seating.create("dinosaurs", {}, seats, 0)
        live.table = Table(live.created, live.memory.append, clock=live.clock, pace=0)
        moved = await live.table.move(1, keep=True)
        await live.play_out()
        made: list[Created] = []

        async def make(entry: Created) -> str:
            await asyncio.sleep(0)
            made.append(entry)
            return f"TABLE{len(made)}"

        codes = await asyncio.gather(*(live.table.rematch(seat, make) for seat in (2, 0, 1, 0)))
        assert set(codes) == {"TABLE1"}
        assert len(made) == 1
        new = Table(made[0], Memory().append, clock=live.clock)
        assert [new.standing.seat_of(token) for token in tokens] == [0, 1, 2]
        assert new.standing.seat_of(moved) == 1
        assert [chair.name for chair in new.seats] == ["P0", "P1", "P2"]
        assert made[0].key != live.table.created.key
        assert live.reread().standing.rematch == "TABLE1"

    run(scene())


def test_no_rematch_before_the_end() -> None:
    async def scene() -> None:
        async def make(entry: Created) -> str:
            raise AssertionError(entry)

        with pytest.raises(Refused) as refused:
            await Live("PPP").table.rematch(0, make)
        assert refused.value.code == "not_finished"

    run(scene())


SHARES = ["01" * 32, "02" * 32]


def fair_table(word: str = "PPB") -> Live:
    return Live(word, fair=True)


def test_draws_are_made_by_all_together() -> None:
    async def scene() -> None:
        live = fair_table()
        table = live.table
        shown = table.standing.commitment
        assert live.created.key is None
        assert table.snapshot(0).view is None
        assert not table.over
        with pytest.raises(Refused, match="not begun"):
            await live.do(0, "pass")
        for seat, share, code in (
            (0, "00", "bad_share"),
            (0, "XY" * 32, "bad_share"),
            (0, "AB" * 32, "bad_share"),
            (2, SHARES[0], "bots_seat"),
        ):
            with pytest.raises(Refused) as refused:
                await table.contribute(seat, f"{seat}{share}", share)
            assert refused.value.code == code
        await table.contribute(1, "b", SHARES[1])
        assert not table.standing.begun
        assert await table.contribute(1, "b", SHARES[1]) == 1
        await table.contribute(0, "a", SHARES[0])
        assert table.standing.begun
        assert live.steps[-1].whole
        assert contents(live.reread().state) == contents(table.state)
        await live.play_out()
        record = table.record()
        assert record.replay().digest() == table.state.digest()
        fair = record.fair
        assert isinstance(fair, Fairness)
        assert fair.commitment == shown == commitment(bytes.fromhex(fair.secret))
        assert fair.shares == [*SHARES, ""]
        parts = [bytes.fromhex(share) for share in fair.shares]
        assert key_from(bytes.fromhex(fair.secret), parts).hex() == record.key
        for change in (
            {"secret": "00" * 32},
            {"shares": [SHARES[0], SHARES[0], ""]},
            {"shares": [*SHARES, "00"]},
            {"commitment": "00" * 32},
        ):
            fields = {name: getattr(fair, name) for name in fair.__struct_fields__}
            with pytest.raises(BadRecord):
                Fairness(**{**fields, **change}).check(record.key)

    run(scene())


def test_a_game_begins_without_those_who_have_not_come() -> None:
    async def scene() -> None:
        live = fair_table("PPP")
        await live.table.contribute(0, "a", SHARES[0])
        await live.table.start(0, "go")
        assert live.table.standing.begun
        with pytest.raises(Refused) as refused:
            await live.table.contribute(1, "b", SHARES[1])
        assert refused.value.code == "begun"
        fair = live.table.standing.fairness()
        assert fair is not None
        assert fair.shares == [SHARES[0], "", ""]

    run(scene())
