"""What people write, names and chat: text and nothing else, on one line, of a bounded length.

Lengths are counted in graphemes, which is what people take for a letter. Signs that would turn
the direction of what stands around them are taken out; pages isolate the rest.
"""

from collections import deque

import regex

from nestling.core.errors import Refused

LONGEST_NAME = 40  # graphemes
LONGEST_REMARK = 300
SIGNS_A_GRAPHEME = 8  # on the average: a family of four is 7 signs, a tower of accents is more

JOINERS = "\u200c\u200d"  # Persian and emoji are written with these
_GRAPHEME = regex.compile(r"\X")

SAID_AT_MOST = 6  # remarks ...
WITHIN = 10.0  # ... in so many seconds


def clean(text: str, longest: int) -> str:
    """One line without invisible signs, cut to so many graphemes."""
    line = "".join(c for c in " ".join(text.split()) if c.isprintable() or c in JOINERS)
    kept = ""
    for number, grapheme in enumerate(_GRAPHEME.findall(line.strip(JOINERS + " "))):
        if number == longest or len(kept) + len(grapheme) > longest * SIGNS_A_GRAPHEME:
            break
        kept += grapheme
    return kept.strip()


def name(text: str) -> str:
    """A name as it is kept."""
    return clean(text, LONGEST_NAME)


class Mouth:
    """One who speaks: not too much, not too fast."""

    def __init__(self) -> None:
        self._said: deque[float] = deque(maxlen=SAID_AT_MOST)

    def say(self, text: str, now: float) -> str:
        """The remark as it is told; Refused if there is nothing in it or it comes too soon."""
        remark = clean(text, LONGEST_REMARK)
        if not remark:
            raise Refused("empty_remark", "there is nothing in this remark")
        if len(self._said) == SAID_AT_MOST and 0 <= now - self._said[0] < WITHIN:
            raise Refused(
                "too_many", f"at most {SAID_AT_MOST} remarks in {WITHIN:.0f} s", seconds=WITHIN
            )
        self._said.append(now)
        return remark
