"""Games and states as copies in other processes."""

import pickle

import pytest

import nestling
from nestling.core.errors import BadRecord, NestlingError


@pytest.mark.parametrize("name", nestling.names())
def test_a_state_can_be_pickled_and_played_on(name: str) -> None:
    state = nestling.game(name, players=2).start(seed=4)
    state.skip(state.actors[0])
    again = pickle.loads(pickle.dumps(state))
    assert again.game.kind is state.game.kind
    assert again.record_bytes == state.record_bytes
    for at in (state, again):
        at.skip(at.actors[0])
    assert again.digest() == state.digest()


@pytest.mark.parametrize(
    "refused",
    [
        nestling.Refused("not_away", "somebody is here", "D45", seat=2),
        BadRecord("the plays end elsewhere", "other_result"),
    ],
)
def test_a_refusal_comes_back_from_another_process_as_it_was(refused: NestlingError) -> None:
    again = pickle.loads(pickle.dumps(refused))
    assert type(again) is type(refused)
    assert str(again) == str(refused)
    assert vars(again) == vars(refused)
