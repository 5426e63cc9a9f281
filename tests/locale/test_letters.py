"""The bundled letters are enough for all texts, and each file has what it is fetched for."""

import re
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from nestling.locale import LANGUAGES
from tests.locale.catalogue import FOLDER

FONTS = Path(__file__).resolve().parents[2] / "web" / "src" / "fonts"
# Never drawn: line ends, direction marks.
UNSEEN = {0x0A, 0x200E, 0x200F, 0x2066, 0x2067, 0x2068, 0x2069}


@cache
def claimed() -> dict[str, set[int]]:
    """For each file the characters that the style sheet fetches it for."""
    css = (FONTS / "fonts.css").read_text(encoding="utf-8")
    found = {}
    for name, ranges in re.findall(r'url\("\./(.+?)"\).*?unicode-range: (.+?);', css, re.DOTALL):
        runs = [run.removeprefix("U+").split("-") for run in ranges.split(", ")]
        found[name] = {c for run in runs for c in range(int(run[0], 16), int(run[-1], 16) + 1)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_the_texts_is_bundled(language: str) -> None:
    files = [file.read_text(encoding="utf-8") for file in (FOLDER / language).glob("*.ftl")]
    letters = {ord(letter) for text in files for letter in text} - UNSEEN
    family = "vazirmatn" if language == "fa" else "nunito"
    bundled = set().union(*(have for name, have in claimed().items() if family in name))
    assert {chr(letter) for letter in letters - bundled} == set()


def test_files_have_the_letters_they_are_fetched_for() -> None:
    assert set(claimed()) == {file.name for file in FONTS.glob("*.woff2")}
    for name, letters in claimed().items():
        assert letters == set(TTFont(FONTS / name).getBestCmap()), name
