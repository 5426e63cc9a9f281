"""Which bots' code belongs to which game: a folder of each game's name."""

from functools import cache
from importlib import import_module
from typing import Any

from nestling.bots.policies import Rules
from nestling.bots.search import Insight, Search, make_search
from nestling.core.registry import kind


def rules_of(game: str) -> Rules:
    """What compiled loops need of a game: its rules, and bots/<game>/greedy.py."""
    kind(game)  # refuses an unknown one
    rules: Any = import_module(f"nestling.games.{game}.rules")
    own: Any = import_module(f"nestling.bots.{game}.greedy")
    return Rules(
        start=rules.start,
        waiting=rules.waiting,
        list_legal=rules.list_legal,
        apply=rules.apply,
        greedy=own.greedy,
    )


def insight_of(game: str) -> Insight:
    """What the search needs of a game: bots/<game>/insight.py and evaluation.py beside it."""
    kind(game)  # refuses an unknown one
    sight: Any = import_module(f"nestling.games.{game}.sight")
    evaluation: Any = import_module(f"nestling.bots.{game}.evaluation")
    own = import_module(f"nestling.bots.{game}.insight")
    names = [name for name in Insight.__dataclass_fields__ if hasattr(own, name)]
    return Insight(
        redeterminise=sight.redeterminise,
        evaluate=evaluation.evaluate,
        **{name: getattr(own, name) for name in names},
    )


@cache
def search_of(game: str) -> Search:
    """The compiled search of a game, made once."""
    return make_search(rules_of(game), insight_of(game))
