"""The browser's types of the messages are those of the server."""

import typing
from pathlib import Path

import pytest

from nestling.server import typescript

KEPT = Path(__file__).parents[2] / "web" / "src" / "generated" / "wire.ts"


def test_the_kept_types_have_not_drifted_away() -> None:
    assert KEPT.read_text(encoding="utf-8") == typescript.generate(), (
        "run: python -m nestling.server.typescript > web/src/generated/wire.ts"
    )


def test_all_messages_are_in_the_unions() -> None:
    for _, union in typescript.UNIONS.values():
        for struct in typing.get_args(union):
            assert f"export interface {struct.__name__} {{" in typescript.generate()


def test_a_type_without_counterpart_is_noticed() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        typescript._type({"type": "mystery"})
