"""The texts, one set for Python and browser: a folder a language, Fluent files in it.

Numbers are written as the language writes them, Persian digits in Persian prose; what is not a
number to Fluent (cells, codes of tables, notation) stays as it is. Placeables keep Fluent's
direction isolates, and long names their soft hyphens, only where a page shows them: a terminal
shows both as rubbish, so here they are left out.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

LANGUAGES = ("en", "fi", "da", "fa", "vi")  # as folders here; the first stands in for others
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # where a terminal says its language, first to last
MINUS = "\N{MINUS SIGN}"
WRITTEN = {  # where a language does not write numbers with these signs
    "fa": str.maketrans(
        {
            **dict(zip("0123456789,.", "۰۱۲۳۴۵۶۷۸۹٬٫", strict=True)),
            MINUS: "\N{LEFT-TO-RIGHT MARK}" + MINUS,
        }
    )
}
# What only a page makes use of: where words may break, and what keeps its direction among others.
UNSEEN = str.maketrans("", "", "\N{SOFT HYPHEN}\u2066\u2067\u2068\u2069")


def _written(number: str, locale: Locale) -> str:
    return number.replace("-", MINUS).translate(WRITTEN.get(locale.language, {}))


class _Int(FluentInt):
    def format(self, locale: Locale) -> str:
        return _written(super().format(locale), locale)


class _Float(FluentFloat):
    def format(self, locale: Locale) -> str:
        return _written(super().format(locale), locale)


def _number(value: float | FluentNumber, **options: Any) -> FluentNumber:
    """Fluent's NUMBER, written as the language does."""
    return _Int(value, **options) if isinstance(value, int) else _Float(value, **options)


class Texts:
    """The texts of one language; whatever it lacks is an error, not silence."""

    def __init__(self, language: str, parts: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], {"NUMBER": _number}, use_isolating=False)
        for part in parts:
            source = files(__name__).joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def say(self, message: str, **arguments: Any) -> str:
        """The text of a message id with its arguments; KeyError or ValueError if it has none."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        given = {
            name: _number(value) if isinstance(value, int | float) else value
            for name, value in arguments.items()
        }
        # The bundle's own format_pattern would make plain numbers of these again.
        errors: list[Exception] = []
        text = pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(given)))
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text).translate(UNSEEN)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def join(self, items: Iterable[str]) -> str:
        """The items as a list that ends in "and"."""
        return format_list(list(items), locale=self.language)


@cache
def texts(language: str, *parts: str) -> Texts:
    """The texts of a language from the files of these names ("common", "cli", ...)."""
    return Texts(language, parts)


def wished_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that a terminal asks for ("da_DK.UTF-8"), or the first if there is no such."""
    wish = next((value for name in VARIABLES if (value := environment.get(name))), "")
    language = wish.partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
