"""What a game that is over answers."""

import pytest

import nestling


@pytest.mark.parametrize("name", nestling.names())
def test_nobody_plays_on_after_the_end(name: str) -> None:
    state = nestling.game(name, players=2).start(seed=3)
    while state.actors:
        state.skip(state.actors[0])
    before = state.record_bytes
    for ask in (state.skip, lambda seat: state.play(seat, "pass")):
        with pytest.raises(nestling.Refused) as refused:
            ask(0)
        assert refused.value.code == "game_over"
    assert state.legal(0) == []
    assert state.record_bytes == before
