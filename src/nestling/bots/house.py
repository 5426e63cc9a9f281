"""Which bots' code belongs to which game: a folder of each game's name."""

from functools import cache
from importlib import import_module

from nestling.bots.policies import Rules
from nestling.bots.search import Insight, Search, make_search
from nestling.core.registry import kind


def rules_of(game: str) -> Rules:
    """What compiled loops need of a game (bots/<game>/greedy.py)."""
    kind(game)  # refuses an unknown one
    rules: Rules = import_module(f"nestling.bots.{game}").RULES
    return rules


def insight_of(game: str) -> Insight:
    """What the search needs of a game (bots/<game>/insight.py)."""
    kind(game)
    insight: Insight = import_module(f"nestling.bots.{game}").INSIGHT
    return insight


@cache
def search_of(game: str) -> Search:
    """The compiled search of a game, made once."""
    return make_search(rules_of(game), insight_of(game))
