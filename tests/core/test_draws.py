"""Keyed draws: SipHash-2-4 as published, even chances, keys."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from nestling.core import draws
from nestling.core.compiled import INTERPRETED, entry, plain
from nestling.core.game import key_of

pytestmark = pytest.mark.engine

KEY = bytes(range(16))

# From the reference implementation (vectors.h): messages 00, 00 01, 00 01 02 ... under KEY
PUBLISHED = {
    0: 0x726FDB47DD0E0E31,
    1: 0x74F839C593DC67FD,
    2: 0x0D6C8009D9A94F5A,
    3: 0x85676696D7FB7E2D,
    4: 0xCF2794E0277187B7,
    5: 0x18765564CD99A68D,
    6: 0xCBC9466E58FEE3CE,
    7: 0xAB0200F58B01D137,
    8: 0x93F5F5799A932462,
    15: 0xA129CA6149BE45E5,  # the example of the SipHash paper
    63: 0x958A324CEB064572,
}
MASK = (1 << 64) - 1


def reference(key: bytes, message: bytes) -> int:
    """SipHash-2-4 in whole numbers, straight from the paper."""
    k0, k1 = (int.from_bytes(key[i : i + 8], "little") for i in (0, 8))
    v = [
        k0 ^ 0x736F6D6570736575,
        k1 ^ 0x646F72616E646F6D,
        k0 ^ 0x6C7967656E657261,
        k1 ^ 0x7465646279746573,
    ]

    def turn(x: int, bits: int) -> int:
        return (x << bits | x >> 64 - bits) & MASK

    def rounds(count: int) -> None:
        for _ in range(count):
            v[0] = (v[0] + v[1]) & MASK
            v[2] = (v[2] + v[3]) & MASK
            v[1] = turn(v[1], 13) ^ v[0]
            v[3] = turn(v[3], 16) ^ v[2]
            v[0] = turn(v[0], 32)
            v[2] = (v[2] + v[1]) & MASK
            v[0] = (v[0] + v[3]) & MASK
            v[1] = turn(v[1], 17) ^ v[2]
            v[3] = turn(v[3], 21) ^ v[0]
            v[2] = turn(v[2], 32)

    padded = message + bytes(-(len(message) + 1) % 8) + bytes([len(message) & 0xFF])
    for i in range(0, len(padded), 8):
        block = int.from_bytes(padded[i : i + 8], "little")
        v[3] ^= block
        rounds(2)
        v[0] ^= block
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


@entry
def hash_bytes(k0, k1, message, length):  # type: ignore[no-untyped-def]
    return draws.siphash_bytes(k0, k1, message, length)


@entry
def hash_word(k0, k1, word):  # type: ignore[no-untyped-def]
    return draws.siphash_word(k0, k1, word)


STREAM = np.dtype([("key", "u8", (2,)), ("draws", "u8")], align=True)


@entry
def draw_many(streams, sides, out):  # type: ignore[no-untyped-def]
    s = streams[0]
    for i in range(len(out)):
        out[i] = draws.draw(s, sides)


@entry
def shuffle_part(streams, cards, first, end):  # type: ignore[no-untyped-def]
    draws.shuffle(streams[0], cards, first, end)


def stream(key: bytes = KEY, taken: int = 0) -> Any:
    streams = np.zeros(1, STREAM)
    streams["key"][0] = draws.key_words(key)
    streams["draws"][0] = taken
    return streams


def test_the_reference_here_gives_the_published_vectors() -> None:
    for length, digest in PUBLISHED.items():
        assert reference(KEY, bytes(range(length))) == digest


@pytest.mark.parametrize("length", range(64))
def test_siphash_of_all_64_published_messages(length: int) -> None:
    message = bytes(range(length))
    k0, k1 = draws.key_words(KEY)
    array = np.frombuffer(message + bytes(1), np.uint8)
    assert int(hash_bytes(k0, k1, array, length)) == reference(KEY, message)
    assert int(plain(hash_bytes)(k0, k1, array, length)) == reference(KEY, message)


def test_siphash_of_a_word_is_that_of_its_eight_bytes() -> None:
    chance = random.Random(1)
    k0, k1 = draws.key_words(KEY)
    assert int(hash_word(k0, k1, np.uint64(0x0706050403020100))) == PUBLISHED[8]
    for _ in range(50):
        word = chance.getrandbits(64)
        found = int(hash_word(k0, k1, np.uint64(word)))
        assert found == reference(KEY, word.to_bytes(8, "little"))


def test_a_stream_beside_the_draws() -> None:
    for number in (0, 1, 255, 2**40):
        message = b"skip" + number.to_bytes(8, "little")
        assert draws.siphash_number(KEY, b"skip", number) == reference(KEY, message)


@pytest.mark.parametrize("sides", [1, 2, 5, 6, 69, 100])
def test_the_nth_draw_is_the_hash_of_n(sides: int) -> None:
    streams = stream(taken=1000)
    out = np.zeros(40, np.int64)
    draw_many(streams, sides, out)
    wanted = [
        (reference(KEY, (1000 + n).to_bytes(8, "little")) >> 32) * sides >> 32 for n in range(40)
    ]
    assert out.tolist() == wanted
    assert int(streams["draws"][0]) == 1040


@pytest.mark.parametrize("sides", [2, 3, 7, 28, 69])
def test_every_side_is_as_likely(sides: int) -> None:
    out = np.zeros(3_000 if INTERPRETED else 300_000, np.int64)
    draw_many(stream(), sides, out)
    counts = Counter(out.tolist())
    assert set(counts) == set(range(sides))
    expected = len(out) / sides
    chi_squared = sum((n - expected) ** 2 / expected for n in counts.values())
    assert chi_squared < sides + 6 * (2 * sides) ** 0.5


def test_shuffles_reach_every_order_alike() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    streams = stream()
    count = 1_200 if INTERPRETED else 24_000
    for _ in range(count):
        cards = np.arange(4, dtype=np.int8)
        shuffle_part(streams, cards, 0, 4)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 24
    assert all(abs(n - count / 24) < 6 * (count / 24) ** 0.5 for n in orders.values())


def test_a_shuffle_leaves_the_cards_outside_where_they_are() -> None:
    cards = np.arange(20, dtype=np.int8)
    streams = stream()
    shuffle_part(streams, cards, 5, 15)
    assert cards[:5].tolist() == list(range(5))
    assert cards[15:].tolist() == list(range(15, 20))
    assert sorted(cards[5:15].tolist()) == list(range(5, 15))
    assert int(streams["draws"][0]) == 5  # one for two of the nine places that are drawn for
    shuffle_part(streams, cards, 3, 3)  # an empty part and a single card take none
    shuffle_part(streams, cards, 3, 4)
    assert int(streams["draws"][0]) == 5


@pytest.mark.parametrize("count", [2, 3, 10, 69])
def test_a_shuffle_takes_the_upper_then_the_lower_half_of_each_hash(count: int) -> None:
    cards = np.arange(count, dtype=np.int8)
    shuffle_part(stream(taken=7), cards, 0, count)
    halves = []
    for n in range(7, 7 + count):
        word = reference(KEY, n.to_bytes(8, "little"))
        halves += [word >> 32, word & 0xFFFFFFFF]
    wanted = list(range(count))
    for half, place in zip(halves, range(count - 1, 0, -1), strict=False):
        other = half * (place + 1) >> 32
        wanted[place], wanted[other] = wanted[other], wanted[place]
    assert cards.tolist() == wanted


def test_another_key_gives_other_draws() -> None:
    first, second = np.zeros(50, np.int64), np.zeros(50, np.int64)
    draw_many(stream(), 100, first)
    draw_many(stream(bytes(16)), 100, second)
    assert (first != second).sum() > 30


def test_key_words_are_little_endian() -> None:
    assert [int(w) for w in draws.key_words(KEY)] == [0x0706050403020100, 0x0F0E0D0C0B0A0908]


@pytest.mark.parametrize("key", [b"", bytes(15), bytes(17)])
def test_a_key_has_16_bytes(key: bytes) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        draws.key_words(key)
    with pytest.raises(ValueError, match="16 bytes"):
        key_of(key)


def test_seeds() -> None:
    assert key_of(0) == bytes(16)
    assert key_of(1) == b"\x01" + bytes(15)
    assert key_of(2**128 - 1) == b"\xff" * 16
    assert key_of(KEY) == KEY
    assert key_of(None) != key_of(None)
    assert len(key_of(None)) == 16


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", True, [1]])
def test_seeds_that_are_none(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        key_of(seed)
