"""Exponential and logarithm: how exact they are, and that every machine has the same."""

import math

import numpy as np
import numpy.typing as npt
import pytest

from nestling.core import numbers
from nestling.core.compiled import INTERPRETED, entry, plain

COUNT = 300 if INTERPRETED else 20_000

Numbers = npt.NDArray[np.float64]


@entry
def exponentials(given, found):  # type: ignore[no-untyped-def]
    for i in range(len(given)):
        found[i] = numbers.exp(given[i])


@entry
def logarithms(given, found):  # type: ignore[no-untyped-def]
    for i in range(len(given)):
        found[i] = numbers.log(given[i])


@entry
def product_and_sum(a, found):  # type: ignore[no-untyped-def]
    found[0] = a[0] * a[1] + a[2]


def spread(low: float, high: float) -> Numbers:
    return np.random.default_rng(1).uniform(low, high, COUNT)


EXPONENTS = [spread(-700.0, 700.0), spread(-20.0, 20.0), spread(-1e-3, 1e-3), np.zeros(1)]
ARGUMENTS = [
    np.exp(spread(-690.0, 709.0)),
    spread(0.5, 2.0),
    np.arange(1.0, COUNT + 1),
    np.array([1e-300, math.nextafter(1.0, 0.0), 1.0, math.nextafter(1.0, 2.0)]),
]
CASES = [(exponentials, math.exp, given) for given in EXPONENTS] + [
    (logarithms, math.log, given) for given in ARGUMENTS
]


@pytest.mark.engine
@pytest.mark.parametrize(("function", "exact", "given"), CASES)
def test_within_one_unit_in_the_last_place(function, exact, given):  # type: ignore[no-untyped-def]
    found = np.zeros(len(given))
    function(given, found)
    wanted = np.array([exact(x) for x in given])
    assert np.all(np.abs(found - wanted) <= np.spacing(np.abs(wanted)))


@pytest.mark.parametrize(("function", "exact", "given"), CASES)
def test_the_same_uncompiled(function, exact, given):  # type: ignore[no-untyped-def]
    few = given[:300]
    compiled, uncompiled = np.zeros(len(few)), np.zeros(len(few))
    function(few, compiled)
    plain(function)(few, uncompiled)
    assert compiled.tobytes() == uncompiled.tobytes()


def test_beyond_the_range_an_exponential_is_that_of_its_end() -> None:
    found = np.zeros(4)
    most = numbers.MOST_EXPONENT
    exponentials(np.array([most, 1e9, -most, -1e9]), found)
    assert found[0] == found[1]
    assert found[2] == found[3] > 0.0


@pytest.mark.engine
def test_a_product_is_rounded_before_something_is_added() -> None:
    """Else machines with a fused instruction for both would find other numbers than the rest."""
    tiny = 2.0**-30
    given, found = np.array([1.0 + tiny, 1.0 + tiny, -1.0 - 2.0 * tiny]), np.zeros(1)
    product_and_sum(given, found)
    assert found[0] == 0.0
