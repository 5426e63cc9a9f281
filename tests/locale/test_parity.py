"""The languages against each other, and Python's rendering against the page's own."""

import itertools
import json
import random
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import ast

from nestling.locale import LANGUAGES, texts
from tests.locale.catalogue import FOLDER, entries, everywhere, messages, within
from tests.wasm.random_games import find_node

OTHERS = LANGUAGES[1:]
RENDER = Path(__file__).with_name("render.mjs")
NUMBERS = (0, 1, 2, 5, -1, -3, 12345)
# Arguments that are numbers wherever they appear, though no message counts with them.
ALWAYS_NUMBERS = {"number", "round", "score", "before", "worth", "value", "family", "turn", "seat"}
ALWAYS_NUMBERS |= {"games", "players", "plays", "shortest", "longest", "cells", "two", "three"}
ALWAYS_NUMBERS |= {"four", "steps", "end"}
PERSIAN_DIGITS = re.compile("[۰-۹]")
# Names and rules of the page's own: their digits stay Latin, as do words to be typed.
TYPED = {"cli", "lab", "ops"}


def test_every_folder_is_a_language_with_the_same_files() -> None:
    folders = {path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))}
    assert folders == set(LANGUAGES)
    names = {lang: {p.name for p in (FOLDER / lang).glob("*.ftl")} for lang in LANGUAGES}
    assert {lang: have for lang, have in names.items() if have != names["en"]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_read_and_no_id_is_there_twice(language: str) -> None:
    found = list(entries(language))
    assert [e.content for _, e in found if isinstance(e, ast.Junk)] == []
    ids = [e.id.name for _, e in found if isinstance(e, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_every_id_is_there_in_the_same_file_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() - english.keys() == set()
    assert english.keys() - other.keys() == set()
    differing = {
        id: (sorted(said.arguments), sorted(other[id].arguments), other[id].file)
        for id, said in english.items()
        if (said.arguments, said.file) != (other[id].arguments, other[id].file)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_chosen_by_exact_numbers_or_named_cases(language: str) -> None:
    """Python and the browser disagree on plural categories and on dates."""
    wrong = []
    for id, said in messages(language).items():
        for node in within(said.message):
            if isinstance(node, ast.FunctionReference) and node.id.name != "NUMBER":
                wrong.append((id, node.id.name))
            if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier):
                if node.key.name not in ("you", "self", "other"):
                    wrong.append((id, node.key.name))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_digits_are_those_of_the_language(language: str) -> None:
    wrong = {
        id: said.words
        for id, said in messages(language).items()
        if said.file not in TYPED
        and (
            re.search(r"(?<![A-Z])\b[0-9]", said.words)
            if language == "fa"
            else PERSIAN_DIGITS.search(said.words)
        )
    }
    assert wrong == {}


def samples(id: str) -> list[dict[str, str | int]]:
    """Sets of arguments that make a message take each of its forms."""
    versions = everywhere(id)
    numbers = ALWAYS_NUMBERS.union(*(said.numbers for said in versions))
    if versions[0].file == "ice":
        numbers -= {"end"}
    names = sorted(versions[0].arguments)
    values: list[list[str | int]] = []
    for name in names:
        if name in ("who", "whose"):
            values.append(["you", "self", "other"])
        elif name in numbers:
            values.append([n for n in NUMBERS if n >= 0 or versions[0].file not in TYPED])
        else:
            values.append([f"F6 {name}"])
    every = [dict(zip(names, chosen, strict=True)) for chosen in itertools.product(*values)]
    return random.Random(id).sample(every, min(len(every), 60))


def test_python_and_the_page_render_every_message_alike() -> None:
    wanted = [
        (language, id, arguments)
        for language in LANGUAGES
        for id in messages("en")
        for arguments in samples(id)
    ]
    done = subprocess.run(
        [find_node(), str(RENDER), str(FOLDER)],
        input=json.dumps(wanted),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    parts = sorted({said.file for said in messages("en").values()})
    differing = []
    for (language, id, arguments), page in zip(wanted, json.loads(done.stdout), strict=True):
        here = texts(language, *parts).say(id, **arguments)
        if here != re.sub("[\u2066-\u2069\u00ad]", "", page):
            differing.append((language, id, arguments, here, page))
    assert differing == []
