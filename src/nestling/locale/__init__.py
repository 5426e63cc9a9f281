"""The texts, one set for Python and browser: a folder a language, Fluent files in it.

Placeables keep Fluent's direction isolates only where a page shows them: a terminal shows them
as rubbish, so here they are left out.
"""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)  # as folders here


class Texts:
    """The texts of one language; whatever it lacks is an error, not silence."""

    def __init__(self, language: str, parts: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in parts:
            source = files(__name__).joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def say(self, message: str, **arguments: Any) -> str:
        """The text of a message id with its arguments; KeyError or ValueError if it has none."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)


@cache
def texts(language: str, *parts: str) -> Texts:
    """The texts of a language from the files of these names ("common", "cli", ...)."""
    return Texts(language, parts)
