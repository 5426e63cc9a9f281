"""The characters behind the levels: each has a name and says something now and then.

A name's text is "bot-" + level; a remark's is `remark_id`, in locale/*/characters.ftl. Whoever
shows a table decides when one is shown; bots themselves know nothing of it.
"""

from nestling.bots.levels import LEVELS

# What a character remarks on: the game begins, it did well, it was unlucky, it won, it lost.
OCCASIONS = ("greeting", "good", "unlucky", "win", "loss")


def remark_id(level: str, occasion: str) -> str:
    """The id of the text that the character of a level says on an occasion."""
    return f"remark-{level}-{occasion}"


def remark_ids() -> list[str]:
    """All of them."""
    return [remark_id(level, occasion) for level in LEVELS for occasion in OCCASIONS]
