"""Exponential and logarithm that are the same to the last bit on every machine.

The C libraries that Numba would call differ from one another, and a browser has none. These use
only operations that IEEE 754 rounds in one way: + - * / of float64, in a fixed order. (A square
root is such an operation already.) The approximations are those of Sun's fdlibm, within one unit
in the last place.
"""

import numpy as np

from nestling.core.compiled import rule

_LN2_HIGH = 6.93147180369123816490e-01  # its last 32 bits are 0: exact times a small whole number
_LN2_LOW = 1.90821492927058770002e-10
_TO_LN2 = 1.44269504088896338700

MOST_EXPONENT = 700.0

_P1 = 1.66666666666666019037e-01
_P2 = -2.77777777770155933842e-03
_P3 = 6.61375632143793436117e-05
_P4 = -1.65339022054652515390e-06
_P5 = 4.13813679705723846039e-08

_L1 = 6.666666666666735130e-01
_L2 = 3.999999999940941908e-01
_L3 = 2.857142874366239149e-01
_L4 = 2.222219843214978396e-01
_L5 = 1.818357216161805012e-01
_L6 = 1.531383769920937332e-01
_L7 = 1.479819860511658591e-01

_U52 = np.uint64(52)
_BIAS = np.int64(1023)
_FRACTION = np.uint64(0x000FFFFFFFFFFFFF)
_ONE = np.uint64(0x3FF0000000000000)
_SQRT2 = 1.4142135623730951


@rule
def exp(x):  # type: ignore[no-untyped-def]
    """e to the power of a float64 x; beyond +-MOST_EXPONENT as of that."""
    x = min(max(np.float64(x), -MOST_EXPONENT), MOST_EXPONENT)
    k = np.int64(_TO_LN2 * x + (0.5 if x >= 0.0 else -0.5))
    high = x - k * _LN2_HIGH
    low = k * _LN2_LOW
    r = high - low
    t = r * r
    c = r - t * (_P1 + t * (_P2 + t * (_P3 + t * (_P4 + t * _P5))))
    y = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    return y * np.uint64(np.uint64(k + _BIAS) << _U52).view(np.float64)


@rule
def log(x):  # type: ignore[no-untyped-def]
    """The natural logarithm of a float64 x, at least 1e-300 and finite."""
    bits = np.float64(x).view(np.uint64)
    k = np.int64(bits >> _U52) - _BIAS
    m = np.uint64((bits & _FRACTION) | _ONE).view(np.float64)
    if m > _SQRT2:
        m *= 0.5
        k += 1
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    r = w * (_L2 + w * (_L4 + w * _L6)) + z * (_L1 + w * (_L3 + w * (_L5 + w * _L7)))
    half = 0.5 * f * f
    return k * _LN2_HIGH - ((half - (s * (half + r) + k * _LN2_LOW)) - f)
