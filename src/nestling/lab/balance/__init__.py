"""The balance report: what many games show of a game's fairness, as one self-contained page."""

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from nestling.core import registry
from nestling.lab.balance.samples import Sampler
from nestling.lab.plan import unwritable


def write_report(
    target: Path,
    game: str,
    games: int,
    bots: Sequence[str],
    seed: int,
    threads: int | None = None,
    settings: Mapping[str, Any] | None = None,
    house: Mapping[str, Any] | None = None,
) -> None:
    """Play and write a game's report; a file that is there already stays until it is whole.

    games: of each setting that is looked at; settings: for all of them, but for the players.
    Refused if the file cannot be written.
    """
    registry.kind(game)  # refuses an unknown one
    if not target.parent.is_dir():
        raise unwritable(target, f"{target.parent} is no folder")
    sampler = Sampler(game, games, list(bots), seed, threads, dict(settings or {}), house or {})
    page: str = import_module(f"nestling.lab.balance.{game}").report(sampler)
    fresh = target.with_name(target.name + ".part")
    try:
        fresh.write_text(page, encoding="utf-8")
        os.replace(fresh, target)
    except OSError as error:
        raise unwritable(target, error.strerror or str(error)) from error
