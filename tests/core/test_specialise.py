"""What is written once for all games is kept apart in the cache of compiled code."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nestling.core.compiled import entry, specialise

put: Any = None


def _times(number):  # type: ignore[no-untyped-def]
    return number * put


def _middle(number):  # type: ignore[no-untyped-def]
    return put[1000] + number


def long_with(number: int) -> Any:
    """An array so long that its middle is not printed."""
    return np.where(np.arange(2000) == 1000, number, 0)


@pytest.mark.parametrize(
    ("template", "puts", "results"),
    [(_times, [3, 5], [6, 10]), (_middle, [long_with(3), long_with(5)], [5, 7])],
    ids=["numbers", "arrays"],
)
def test_versions_of_a_template_do_not_take_each_others_code(
    template: Any,
    puts: list[Any],
    results: list[int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NESTLING_CACHE", str(tmp_path))
    assert [entry(specialise(template, put=one))(2) for one in puts] == results
