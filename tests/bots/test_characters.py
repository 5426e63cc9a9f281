"""The characters behind the levels have something to say, in every language."""

import pytest

from nestling.bots.characters import OCCASIONS, remark_ids
from nestling.bots.levels import LEVELS
from nestling.locale import LANGUAGES
from tests.locale.catalogue import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_name_and_a_remark_for_each_occasion(language: str) -> None:
    known = messages(language).keys()
    assert len(remark_ids()) == len(LEVELS) * len(OCCASIONS)
    assert {f"bot-{level}" for level in LEVELS} | set(remark_ids()) <= known
