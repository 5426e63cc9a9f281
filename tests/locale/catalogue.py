"""All messages of all languages, as Fluent reads them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

from nestling.locale import LANGUAGES

FOLDER = Path(str(files("nestling.locale")))


@dataclass(frozen=True)
class Said:
    """A message of one language."""

    file: str
    message: ast.Message

    @property
    def id(self) -> str:
        """The message's id."""
        return self.message.id.name

    @property
    def arguments(self) -> frozenset[str]:
        """The names of what it must be given."""
        return frozenset(
            node.id.name for node in within(self.message) if isinstance(node, ast.VariableReference)
        )

    @property
    def numbers(self) -> frozenset[str]:
        """Arguments that can only be numbers: it counts them, or writes them as numbers."""
        names = set()
        for node in within(self.message):
            if isinstance(node, ast.SelectExpression):
                counted = any(isinstance(v.key, ast.NumberLiteral) for v in node.variants)
                if counted and isinstance(node.selector, ast.VariableReference):
                    names.add(node.selector.id.name)
            elif isinstance(node, ast.FunctionReference):
                names |= {
                    argument.id.name
                    for argument in node.arguments.positional
                    if isinstance(argument, ast.VariableReference)
                }
        return frozenset(names)

    @property
    def words(self) -> str:
        """What it says, without placeables."""
        return " ".join(n.value for n in within(self.message) if isinstance(n, ast.TextElement))


def within(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from within(child)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """All entries of a language, each with the stem of its file."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            yield path.stem, entry


@cache
def messages(language: str) -> dict[str, Said]:
    """The messages of a language by id."""
    return {
        entry.id.name: Said(file, entry)
        for file, entry in entries(language)
        if isinstance(entry, ast.Message)
    }


def everywhere(id: str) -> list[Said]:
    """A message in each language."""
    return [messages(language)[id] for language in LANGUAGES]
