"""Names and remarks are text and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nestling.core.errors import Refused
from nestling.table import words
from nestling.table.words import LONGEST_NAME, SAID_AT_MOST, WITHIN, Mouth

FAMILY = "\U0001f469‍\U0001f469‍\U0001f467‍\U0001f466"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ann \n\t Lee ", "Ann Lee"),
        ("\u202eAnn\u202c\u2066x\u2069\u200f", "Annx"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("می‌خواهم", "می‌خواهم"),
        (FAMILY * 50, FAMILY * LONGEST_NAME),
        ("é" * 50, "é" * LONGEST_NAME),
        ("\u0000\u001b[31m", "[31m"),
        ("\u200c\u200d \u00ad", ""),
    ],
)
def test_names_are_counted_in_graphemes_and_cannot_turn_the_text_around(
    written: str, kept: str
) -> None:
    assert words.name(written) == kept


def test_a_tower_of_accents_is_cut() -> None:
    assert len(words.name("a" + "\u0301" * 5000)) <= LONGEST_NAME * words.SIGNS_A_GRAPHEME


@given(st.text(max_size=500))
def test_whatever_is_written_becomes_one_harmless_line(text: str) -> None:
    kept = words.name(text)
    assert words.name(kept) == kept
    assert all(c.isprintable() or c in words.JOINERS for c in kept)


def test_nobody_talks_too_fast() -> None:
    mouth = Mouth()
    for n in range(SAID_AT_MOST):
        assert mouth.say(f"word {n}", 100.0 + n) == f"word {n}"
    with pytest.raises(Refused) as refused:
        mouth.say("more", 100.0 + SAID_AT_MOST)
    assert refused.value.code == "too_many"
    assert mouth.say("later", 100.0 + WITHIN) == "later"
    with pytest.raises(Refused) as refused:
        mouth.say(" \u200d ", 500.0)
    assert refused.value.code == "empty_remark"
