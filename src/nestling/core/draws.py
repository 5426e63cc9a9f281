"""Keyed draws: the only source of chance in a game.

A game's chance is a 128-bit key and a counter in its state. The n-th draw is SipHash-2-4 of the
number n under that key: a keyed pseudo-random function, so that whoever saw a thousand draws
still cannot foretell the next one, and the same key gives the same game on every machine.
"""

import numpy as np
import numpy.typing as npt

from nestling.core.compiled import plain, routine, rule

_U1 = np.uint64(1)
_U8 = np.uint64(8)
_U32 = np.uint64(32)
_FF = np.uint64(0xFF)
_LOW = np.uint64(0xFFFFFFFF)
_LENGTH_8 = np.uint64(
    8 << 56
)  # the last block of an 8-byte message: no bytes left, its length on top
_C0 = np.uint64(0x736F6D6570736575)
_C1 = np.uint64(0x646F72616E646F6D)
_C2 = np.uint64(0x6C7967656E657261)
_C3 = np.uint64(0x7465646279746573)

KEY_BYTES = 16


@rule
def _rotate(x, bits):  # type: ignore[no-untyped-def]
    return (x << np.uint64(bits)) | (x >> np.uint64(64 - bits))


@rule
def _sip_round(v0, v1, v2, v3):  # type: ignore[no-untyped-def]
    v0 = v0 + v1
    v1 = _rotate(v1, 13) ^ v0
    v0 = _rotate(v0, 32)
    v2 = v2 + v3
    v3 = _rotate(v3, 16) ^ v2
    v0 = v0 + v3
    v3 = _rotate(v3, 21) ^ v0
    v2 = v2 + v1
    v1 = _rotate(v1, 17) ^ v2
    v2 = _rotate(v2, 32)
    return v0, v1, v2, v3


@rule
def _absorb(v0, v1, v2, v3, block):  # type: ignore[no-untyped-def]
    v3 = v3 ^ block
    v0, v1, v2, v3 = _sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _sip_round(v0, v1, v2, v3)
    v0 = v0 ^ block
    return v0, v1, v2, v3


@rule
def _finish(v0, v1, v2, v3):  # type: ignore[no-untyped-def]
    v2 = v2 ^ _FF
    for _ in range(4):
        v0, v1, v2, v3 = _sip_round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def siphash_word(k0, k1, word):  # type: ignore[no-untyped-def]
    """SipHash-2-4 of one 64-bit word (its eight little-endian bytes) under the key (k0, k1)."""
    v0, v1, v2, v3 = k0 ^ _C0, k1 ^ _C1, k0 ^ _C2, k1 ^ _C3
    v0, v1, v2, v3 = _absorb(v0, v1, v2, v3, word)
    v0, v1, v2, v3 = _absorb(v0, v1, v2, v3, _LENGTH_8)
    return _finish(v0, v1, v2, v3)


@rule
def siphash_bytes(k0, k1, message, length):  # type: ignore[no-untyped-def]
    """SipHash-2-4 of the first `length` bytes of a uint8 array under the key (k0, k1)."""
    v0, v1, v2, v3 = k0 ^ _C0, k1 ^ _C1, k0 ^ _C2, k1 ^ _C3
    whole = length // 8
    for b in range(whole):
        block = np.uint64(0)
        for j in range(8):
            block |= np.uint64(message[8 * b + j]) << np.uint64(8 * j)
        v0, v1, v2, v3 = _absorb(v0, v1, v2, v3, block)
    block = np.uint64(length & 0xFF) << np.uint64(56)
    for j in range(length - 8 * whole):
        block |= np.uint64(message[8 * whole + j]) << np.uint64(8 * j)
    v0, v1, v2, v3 = _absorb(v0, v1, v2, v3, block)
    return _finish(v0, v1, v2, v3)


@rule
def draw(s, sides):  # type: ignore[no-untyped-def]
    """A number from 0 to sides - 1, taking one step of the state's own stream.

    `s` is any record with the fields `key` (two uint64) and `draws` (uint64, how many were
    taken). Multiply-shift on the upper 32 bits: for sides <= 100 no outcome's chance is off by
    more than 3 in 10**8.
    """
    word = siphash_word(s.key[0], s.key[1], s.draws)
    s.draws = s.draws + _U1
    return np.int64(((word >> _U32) * np.uint64(sides)) >> _U32)


@routine
def shuffle(s, cards, first, end):  # type: ignore[no-untyped-def]
    """Shuffle cards[first:end] in place (Fisher-Yates): a step of the stream for two places."""
    for i in range(end - 1, first, -2):
        word = siphash_word(s.key[0], s.key[1], s.draws)
        s.draws = s.draws + _U1
        j = first + np.int64(((word >> _U32) * np.uint64(i - first + 1)) >> _U32)
        cards[i], cards[j] = cards[j], cards[i]
        if i - 1 > first:
            j = first + np.int64(((word & _LOW) * np.uint64(i - first)) >> _U32)
            cards[i - 1], cards[j] = cards[j], cards[i - 1]


def key_words(key: bytes) -> npt.NDArray[np.uint64]:
    """The two 64-bit words (little-endian) of a 16-byte key."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, this one has {len(key)}")
    return np.frombuffer(key, dtype="<u8").astype(np.uint64)


def siphash_number(key: bytes, purpose: bytes, number: int) -> int:
    """SipHash-2-4 of a purpose and a number: a stream of its own beside a game's draws."""
    message = np.frombuffer(purpose + number.to_bytes(8, "little"), np.uint8)
    k0, k1 = key_words(key)
    with np.errstate(over="ignore"):
        return int(plain(siphash_bytes)(k0, k1, message, len(message)))
