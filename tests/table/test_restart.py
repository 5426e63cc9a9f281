"""A table that is read back from its log is the same table."""

import pytest

from nestling.core.errors import NestlingError
from nestling.table import log
from nestling.table.log import Created, Played
from nestling.table.table import Table
from tests.table.tables import FakeClock, Live, contents, created, run


@pytest.mark.parametrize("word", ["PP", "PBP", "PPPP"])
def test_fault_F08_a_restart_at_every_point_of_a_game(word: str) -> None:
    async def scene() -> None:
        live = Live(word, seed=11)
        points = 0

        def look() -> None:
            nonlocal points
            points += 1
            again = live.reread()
            assert contents(again.state) == contents(live.table.state)
            assert again.state.digest() == live.table.state.digest()
            assert again.seq == live.table.seq
            assert again.over == live.table.over
            for viewer in (None, *range(len(word))):
                assert again.snapshot(viewer) == live.table.snapshot(viewer)

        await live.play_out(each=look)
        assert points > 20

    run(scene())


def test_fault_F08_a_restart_in_the_middle_of_a_choice() -> None:
    async def scene() -> None:
        live = Live("PPP")
        card = live.table.state.legal(1)[0]
        await live.do(1, card.notation)
        again = live.reread()
        own = again.snapshot(1)
        assert own.view.to_json()["laid_card"] is not None
        assert own.legal == []
        for viewer in (None, 0, 2):
            view = again.snapshot(viewer).view.to_json()
            assert view["laid"] == [1]
            assert view["laid_card"] is None
            assert view["played"] == [None] * 4
            last = again.snapshot(viewer).events[-1].to_json()
            assert (last["event"], last["seat"], last["card"]) == ("committed", 1, None)
        for seat in (0, 2):  # and the game goes on from there
            choice = again.state.legal(seat)[0].notation
            await again.play(seat, f"after{seat}", 0, choice)
        assert again.snapshot(None).view.to_json()["phase"] != "commit"
        await again.close()

    run(scene())


def test_entries_survive_being_written() -> None:
    entry = created("PB", two_player_changes=False)
    assert log.decode(log.encode(entry)) == entry
    play = Played(seat=1, action="PR0", command="x", at=5)
    assert log.decode(log.encode(play)) == play


def test_the_log_keeps_no_token() -> None:
    entry = created("PPB")
    assert entry.seats[0].token_hash != entry.seats[1].token_hash
    assert len(entry.seats[0].token_hash or "") == 64
    assert entry.seats[2].token_hash is None


def test_a_table_of_other_rules_is_not_played_on() -> None:
    entry = created("PP")
    fields = {name: getattr(entry, name) for name in entry.__struct_fields__}
    other = Created(**{**fields, "rules_version": 999})

    async def scene() -> None:
        with pytest.raises(NestlingError, match="rules version 999"):
            Table(other, Live("PP").memory.append, clock=FakeClock())

    run(scene())
