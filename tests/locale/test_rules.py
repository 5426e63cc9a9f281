"""Every numbered rule has its text, and every reading is marked as one."""

import re
from pathlib import Path

import pytest

from nestling.locale import LANGUAGES
from tests.locale.catalogue import messages

DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "rules"
RULE = re.compile(r"^- \*\*([DJ]\d+)\*\*(.*?)(?=^- \*\*|^## |\Z)", re.MULTILINE | re.DOTALL)


def rules() -> dict[str, str]:
    """The text of each rule in the documents, by number."""
    found: dict[str, str] = {}
    for name in ("dinosaurs", "ice"):
        text = (DOCS / f"{name}.md").read_text("utf-8")
        found |= dict(match.groups() for match in RULE.finditer(text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_no_other_has_a_text(language: str) -> None:
    told = {id for id in messages(language) if re.fullmatch(r"rule-[DJ]\d+", id)}
    assert told == {f"rule-{number}" for number in rules()}


def test_what_the_documents_call_a_reading_is_marked_and_nothing_else() -> None:
    marked = {id for id in messages("en") if re.fullmatch(r"rule-[DJ]\d+-reading", id)}
    assert marked == {f"rule-{n}-reading" for n, text in rules().items() if "**reading**" in text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_only_rules_that_exist(language: str) -> None:
    known = rules().keys()
    named = {
        (id, number)
        for id, said in messages(language).items()
        if id.startswith("rule-")
        for number in re.findall(r"\b[DJ]\d+\b", said.words)
    }
    assert {pair for pair in named if pair[1] not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_rule_names_the_same_rules_in_every_language(language: str) -> None:
    for id, said in messages("en").items():
        if id.startswith("rule-"):
            here = messages(language)[id]
            number = r"\b[DJ]\d+\b"
            assert set(re.findall(number, here.words)) == set(re.findall(number, said.words)), id
