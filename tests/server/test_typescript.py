"""The browser's types of the messages are those of the server."""

import typing
from pathlib import Path

import pytest

from nestling.core import registry
from nestling.server import facts, typescript

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"
KEPT = GENERATED / "wire.ts"


def test_the_kept_types_have_not_drifted_away() -> None:
    assert KEPT.read_text(encoding="utf-8") == typescript.generate(), (
        "run: python -m nestling.server.typescript > web/src/generated/wire.ts"
    )


@pytest.mark.parametrize("game", registry.names())
def test_the_kept_facts_have_not_drifted_away(game: str) -> None:
    kept = (GENERATED / f"{game}.ts").read_text(encoding="utf-8")
    assert kept == facts.generate(game), "run: python -m nestling.server.facts"


def test_all_messages_are_in_the_unions() -> None:
    for _, union in typescript.UNIONS.values():
        for struct in typing.get_args(union):
            assert f"export interface {struct.__name__} {{" in typescript.generate()


def test_a_type_without_counterpart_is_noticed() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        typescript._type({"type": "mystery"})
