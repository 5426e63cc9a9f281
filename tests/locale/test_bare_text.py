"""What the command line and the server say to people has an id: no words stand in the source.

The page's own sources are watched over by web/lint/no-bare-text.js.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nestling

SOURCES = Path(nestling.__file__).parent
FILES = sorted([*SOURCES.glob("cli*.py"), *SOURCES.glob("server/*.py")])
SPEAKERS = {"echo", "print", "secho", "prompt", "confirm", "add_column", "add_row", "Table", "fail"}
SPEAKERS |= {"HTMLResponse", "PlainTextResponse"}
SPOKEN = {"help", "short_help", "epilog", "title", "prompt", "caption"}
WORD = re.compile(r"[^\W\d_]{2,}")
# The program's name, and the server's answers to programs: people get the page, which has words of
# its own.
ALLOWED = {
    "nestling ",
    "There is no such page.\n",
    "There are no such texts.\n",
    "The browser part is not built.\n",
}


def said(node: ast.expr) -> Iterator[str]:
    """The words in what an expression can become; what goes into calls is no text."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from said(part)
        case ast.BinOp(left=left, right=right):
            yield from said(left)
            yield from said(right)
        case ast.IfExp(body=body, orelse=orelse):
            yield from said(body)
            yield from said(orelse)
        case ast.BoolOp(values=values):
            for value in values:
                yield from said(value)


def bare(source: str) -> list[str]:
    """All words that are shown to people as they stand."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        shown = [word.value for word in node.keywords if word.arg in SPOKEN]
        shown += node.args if name in SPEAKERS else []
        found += [text for value in shown for text in said(value) if WORD.search(text)]
    return [text for text in found if text not in ALLOWED]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_words_in_the_source(file: Path) -> None:
    assert bare(file.read_text("utf-8")) == []


def test_words_in_a_source_are_found() -> None:
    assert bare("typer.echo(f'{number} games')") == [" games"]
    assert bare("Option(help='How many')") == ["How many"]
    assert bare("typer.echo('yes' if won else say('lost'))") == ["yes"]
    assert bare("typer.echo(say('cli-ready', url=url) + ' 3')") == []
