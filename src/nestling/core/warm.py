"""Compiling everything ahead: `python -m nestling.core.warm`.

Compiling takes about half a minute once for each version of the sources; afterwards the code
comes from the cache on disk. A marker in the cache folder says that all of it is there. Whoever
must not wait plays by the plain twins until then.
"""

import hashlib
import os
import sys
import threading
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from filelock import FileLock

from nestling.core import registry
from nestling.core.compiled import INTERPRETED, PACKAGE, cache_folder
from nestling.core.game import Game, Kind

MARKER = "warm"
BOTS = "nestling.bots"  # a floor above: known by name alone
WARMED = ("random", "greedy", "level1")  # the other levels run the same code
PLAYS = 300
ATTACHED = "--attached"  # to whoever started it, by standard input


def marker() -> Path:
    """Says that all is in the cache. Numba keeps apart what lies in several places of a disk."""
    place = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:16]
    return cache_folder() / f"{MARKER}-{place}"


def is_warm() -> bool:
    """Whether all compiled code is in the cache, or none is used."""
    return INTERPRETED or marker().exists()


def warm(kind: Kind) -> None:
    """Run every compiled entry of a game and of its bots: compiles it, or loads it.

    The kind itself is left alone, so that others may play by its plain twin meanwhile.
    """
    bots: Any = import_module(BOTS)
    compiled = replace(kind)  # its engine is the compiled one
    players = [bots.Bot(compiled, name) for name in WARMED]
    state = Game(compiled, {}).start(seed=1)
    for _ in range(PLAYS):
        if not state.actors:
            break
        seat = state.actors[0]
        state.observe(None)
        deal = state.redeterminise(seat, 1)
        actions = [player.choose(deal, seat) for player in players]
        state.play(seat, actions[-1])
    state.events_for(0)
    _ = state.outcome
    compiled.engine.why_not(state.data, 0, 0, -1)


def end_with_parent() -> None:
    """End at once when standard input does: when whoever started this process has ended."""

    def watch() -> None:
        while os.read(0, 1):  # not sys.stdin, whose lock is in the way when this process ends
            pass
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    """Compile all that there is, for use from the cache, and leave the marker.

    One process at a time: servers that start together wait for the first one's code.
    """
    if ATTACHED in sys.argv:
        end_with_parent()
    if INTERPRETED:
        return
    if hasattr(os, "nice"):
        os.nice(10)  # nobody waits for this; whoever plays meanwhile must not
    cache_folder().mkdir(parents=True, exist_ok=True)
    with FileLock(cache_folder() / "compiling.lock"):
        if is_warm():
            return
        for name in registry.names():
            warm(registry.kind(name))
        marker().write_text("all compiled code of these sources is here\n")


if __name__ == "__main__":
    main()
