"""Every id that the sources ask for has a text, and every text is asked for somewhere."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import nestling
from nestling import bots
from nestling.games.dinosaurs import cards
from nestling.games.dinosaurs import state as dinosaurs
from nestling.games.ice import board
from nestling.games.ice import state as ice
from tests.locale.catalogue import messages
from tests.locale.test_rules import rules

ROOT = Path(__file__).resolve().parents[2]
WORD = r"[a-zA-Z0-9-]*"
# What stands in a page but is seen by no one.
UNSEEN = re.compile(r'\b(?:data-testid|class|id)="[^"{]*"')
GIVEN = re.compile(r'(?<![\w.])(?:(?:words|texts|text)\.)?(?:t|say)\(\s*"([^"]+)"')
NAMED = re.compile(rf"""["'`]([a-z]{WORD})["'`]""")
MADE = re.compile(rf"""(?:f"|f'|`)([a-z]{WORD}(?:\$?\{{[^{{}}]*\}}{WORD})+)["'`]""")


def names(enum: Iterable[object]) -> set[str]:
    """The members of an enum as ids write them."""
    return {member.name.lower().replace("_", "-") for member in enum}  # type: ignore[attr-defined]


CARDS, DINOSAURS = names(cards.Card), names(cards.Dinosaur)
TILES, VERBS = names(board.Tile), names(ice.Verb)
ICE_ASKS = names(ice.Phase) - {"over"}
# Ids that are put together, as the sources write them, and what stands for {}: these must be there.
MUST: dict[str, set[str]] = {
    "analysis-mark-{}": {"doubtful", "mistake", "blunder"},
    "bot-{}": {bot for game in nestling.names() for bot in bots.names(game) if bot != "search"},
    "bot-name-{}": set("12345"),
    "card-{}": CARDS,
    "cli-analyse-{}": {"play", "seat", "move", "chances", "best", "loss"},
    "cli-summary-{}": {"bot", "games", "wins", "interval", "points"},
    "dinosaur-{}": DINOSAURS,
    "disaster-{}": names(cards.Disaster),
    "do-{}": {"lay", "discard", "take", "invert", "insure", "pair"}
    | {"boost", "sap", "redirect", "target"},
    "do-{}-card": {"boost", "sap"},
    "do-{}-on": {"boost", "sap", "redirect", "target", "pair"},
    "draws-{}": {"ok", "no-crypto", "none-shared"}
    | {f"other-{what}" for what in ("commitment", "secret", "share", "key")},
    "end-why-{}": names(dinosaurs.Why),
    "game-{}": set(nestling.names()),
    "game-{}-facts": set(nestling.names()),
    "game-{}-teaser": set(nestling.names()),
    "help-dinosaurs-{}": set("123456"),
    "help-ice-{}": set("123456"),
    "ice-ask-{}": ICE_ASKS,
    "ice-can-{}": (VERBS | {"start"}) - {"pass", "keep", "use"},
    "ice-chosen-{}": VERBS - {"pass", "keep", "use"},
    "ice-do-{}": VERBS - {"pass"},
    "ice-end-why-{}": names(ice.Why),
    "ice-tile-{}": TILES,
    "ice-tile-{}-effect": TILES,
    "keeper-{}": {"bonus", "boosters", "sappers"},
    "keeper-{}-intro": set(nestling.names()),
    "keeper-{}-title": set(nestling.names()),
    "line-{}": {"connecting", "open", "retrying", "blocked", "closed"},
    "phase-{}": names(dinosaurs.Phase),
    "phrase-{}": {"lay", "discard", "take", "use", "target", "pair"},
    "rule-{}": set(rules()),
    "tale-turning-{}": {"round", "turn"},
    "theme-{}": {"auto", "light", "dark"},
    "timing-{}": {"none", "move", "game", "days"},
    "trait-{}": DINOSAURS,
    "type-{}": names(cards.DisasterType),
}
# These need not all be there: without one, something else is said, or it never comes to that.
MAY: dict[str, set[str] | str] = {
    "ask-effect-{}": CARDS | {"any"},
    "card-{}-effect": CARDS,
    "cli-analyse-{}": {"doubtful", "mistake", "blunder"},
    "cli-refusal-{}": "CODE",
    "event-dinosaurs-{}{}": rf"(?:{'|'.join(names(dinosaurs.Happened))})(?:-[a-z-]+)?",
    "event-ice-{}{}": rf"(?:{'|'.join(names(ice.Happened))})(?:-[a-z-]+)?",
    "ice-setting-{}": r"(?:saved|quick-start|no-actions|junior|sailing|sail-stop)[a-z-]*",
    "ice-strip-{}": {"lift", "action", "move", "chicks", "mothers", "play"},
    "record-{}": "CODE",
    "refusal-{}": "CODE",
    "remark-{}-{}": r"level[1-5]",  # all of them: tests/bots/test_characters.py
    "rule-{}-reading": set(rules()),
    "term-{}": CARDS | {"card", "trait", "bonus", "booster", "sapper", "instants"},
}
NO_TEXTS = {"move-{}"}  # how much time there is, among the choices for a table


@cache
def sources() -> str:
    """All that may ask for a text."""
    page = [p for end in ("ts", "svelte") for p in (ROOT / "web/src").rglob(f"*.{end}")]
    files = [p for p in page if "generated" not in p.parts and not p.name.endswith(".test.ts")]
    files += (ROOT / "src/nestling").rglob("*.py")
    return UNSEEN.sub("", "\n".join(path.read_text("utf-8") for path in sorted(files)))


@cache
def made() -> set[str]:
    """The ids that are put together, with {} for what is put in."""
    found = {re.sub(r"\$?\{[^{}]*\}", "{}", pattern) for pattern in MADE.findall(sources())}
    known = messages("en")
    return {
        p for p in found if "-{" in p and any(id.startswith(p.partition("{")[0]) for id in known)
    }


def test_ids_that_are_put_together_are_declared_here() -> None:
    assert made() - NO_TEXTS - {*MUST, *MAY} == set()
    assert {*MUST, *MAY} - made() == set()


@pytest.mark.parametrize("pattern", MUST)
def test_none_is_missing_of_those_put_together(pattern: str) -> None:
    wanted = {pattern.replace("{}", value) for value in MUST[pattern]}
    assert wanted - messages("en").keys() == set()


def test_none_is_missing() -> None:
    asked = set(GIVEN.findall(sources()))
    assert len(asked) > 200
    assert asked - messages("en").keys() == set()


def is_made(id: str) -> bool:
    """Whether the sources can put this id together."""
    for pattern, values in [*MUST.items(), *MAY.items()]:
        found = re.fullmatch(pattern.replace("{}{}", "{}").replace("{}", "(.+)"), id)
        if not found:
            continue
        value = found[1]
        if isinstance(values, set):
            fits = value in values
        elif values == "CODE":  # some part of the program says no with it
            fits = bool(re.search(rf"""["']{value.replace("-", "[-_]")}["']""", sources()))
        else:
            fits = re.fullmatch(values, value) is not None
        if fits:
            return True
    return False


def test_none_is_unused() -> None:
    named = set(NAMED.findall(sources()))
    assert [id for id in messages("en") if id not in named and not is_made(id)] == []
