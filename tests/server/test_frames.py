"""Whatever comes through a socket ends that connection at most (F17)."""

import json
import typing
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from nestling.server import wire
from nestling.server.sockets import frame_of
from tests.server.kit import Server
from tests.table.tables import run

MESSAGES = typing.get_args(wire.ToServer)
TAGS = [message.__struct_config__.tag for message in MESSAGES]
FIELDS = sorted({name for message in MESSAGES for name in message.__struct_fields__})


def keyed(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.dictionaries(st.text(max_size=8), inner, max_size=3)


PLAIN = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=80)
)
JSON = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | keyed(inner), max_leaves=8)


SMALL = st.integers(0, 3)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "proto": st.just(wire.PROTO),
    "build": st.text(max_size=9),
    "table": st.just("ABCDEF"),
    "token": st.none() | st.text(max_size=30),
    "tokens": st.lists(st.text(max_size=9), max_size=3),
    "have": st.none() | SMALL,
    "lang": st.text(max_size=5),
    "seat": SMALL,
    "id": st.text(min_size=1, max_size=64),
    "base": SMALL,
    "action": st.sampled_from(["pass", "PR0", "IP8", "?"]),
    "share": st.sampled_from(["00" * 32, "x"]),
    "agree": st.booleans(),
    "by": st.sampled_from(["skip", "random", "deep"]),
    "keep": st.booleans(),
    "text": st.text(max_size=40),
    "t": st.floats(allow_nan=False, allow_infinity=False),
}


@st.composite
def nearly(draw: st.DrawFn) -> str:
    """Something like a message: a true kind, true fields, with whatever in them."""
    fields = st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=6)
    return json.dumps({**draw(fields), "type": draw(st.sampled_from(TAGS) | st.text(max_size=9))})


@st.composite
def proper(draw: st.DrawFn) -> str:
    """A message as it should be, at a moment when nobody expects it."""
    message = draw(st.sampled_from(MESSAGES))
    fields = {name: draw(VALUES[name]) for name in message.__struct_fields__}
    return json.dumps({**fields, "type": message.__struct_config__.tag})


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A message with a piece cut out, or something in its midst."""
    text = draw(nearly())
    begin, end = sorted([draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))])
    return text[:begin] + draw(st.text(max_size=5)) + text[end:]


FRAMES = st.lists(nearly() | proper() | broken() | st.text() | st.binary(), max_size=6)


@given(frames=FRAMES, greeted=st.booleans(), seated=st.booleans())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_fault_F17_no_frame_whatever_disturbs_another_connection(
    frames: list[str | bytes], greeted: bool, seated: bool
) -> None:
    async def scene() -> None:
        async with Server() as server:
            code, tokens = await server.new_table("PPP")
            async with server.page() as good:
                await good.greet(code, tokens[0])
                async with server.page() as bad:
                    if greeted:
                        await bad.greet(code, tokens[1] if seated else None)
                    for frame in frames:
                        if isinstance(frame, bytes):
                            bad.say_bytes(frame)
                        else:
                            bad.say(frame)
                    bad.say({"type": "ping", "t": 7.5})
                    last = await bad.hear("pong", "bye")
                    if last.get("type") == "bye":
                        assert last["code"] != "internal", frames
                good.say({"type": "ping", "t": 4.5})
                assert await good.hear("pong", "bye") == {"type": "pong", "t": 4.5}
                bye = [text for text in good.all if '"bye"' in text]
                assert bye == []
            assert len(server.store.logs) == 1  # type: ignore[attr-defined]

    run(scene())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_a_text_is_framed_as_websockets_frames_it(length: int) -> None:
    text = b"x" * length
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
