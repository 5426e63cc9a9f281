"""Random games by numbers alone, with a digest over every byte that the engine writes.

The same games must give the same bytes natively, uncompiled and with bounds checks. A block is a
hundred games; `golden.json` beside a game's tests keeps the digest of each block, made natively:

    python -m tests.games.engine_games dinosaurs

makes it anew, which is right only when rules or records have been changed on purpose.
"""

import hashlib
import json
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import nestling
from nestling.core.engine import Engine
from nestling.core.game import Game, Kind, copy_records

BLOCK = 100  # games
VIEWS_EVERY = 48  # plays; views and new deals cost more than the rest, uncompiled
DIGEST_BYTES = 8

SETTINGS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "dinosaurs": [
        {"players": 2},
        {"players": 3, "youngest": 1},
        {"players": 4},
        {"players": 2, "two_player_changes": False, "youngest": 1},
        {"players": 4, "ages": [2, 0, 3, 1], "dinosaurs": [None, "stego", None, "nervous_rex"]},
    ],
    "ice": [
        {"players": 2},
        {"players": 3, "youngest": 2, "sail_stop": "free"},
        {"players": 4, "saved": "open"},
        {"players": 2, "sailing": "gate", "saved": "hidden"},
        {"players": 3, "sailing": "gate", "sail_stop": "free", "junior": True},
        {"players": 2, "quick_start": True, "junior": True, "junior_mothers": "free"},
        {"players": 4, "no_actions": True, "quick_start": True},
        {"players": 3, "saved": "hidden", "quick_start": True},
    ],
}


def play_block(name: str, block: int, engine: Engine | None = None, count: int = BLOCK) -> str:
    """Play the games of a block; the digest of all states, events, views and new deals."""
    made = [nestling.game(name, **settings) for settings in SETTINGS[name]]
    kind = made[0].kind
    digest = hashlib.sha256()
    for number in range(block * BLOCK, block * BLOCK + count):
        _play(kind, engine or kind.compiled, made[number % len(made)], number, digest)
    return digest.hexdigest()[: 2 * DIGEST_BYTES]


def _play(kind: Kind, engine: Engine, game: Game, number: int, digest: Any) -> None:
    chance = random.Random(number)
    states, views = kind.state.zeros(1), kind.view.zeros(1)
    log = kind.event.zeros(kind.max_events + 1)
    out = np.zeros(kind.max_legal, np.int16)
    k0, k1 = (np.uint64(chance.getrandbits(64)) for _ in range(2))
    written = int(engine.start(states, 0, game.settings_record, 0, k0, k1, log))
    plays = 0
    while mask := int(engine.actors(states, 0)):
        digest.update(states.tobytes())
        digest.update(log[1 : written + 1].tobytes())
        if plays % VIEWS_EVERY == number % VIEWS_EVERY:
            _look(kind, engine, game, states, views, log[: written + 1], digest)
        seats = [seat for seat in range(game.players) if mask >> seat & 1]
        seat = chance.choice(seats)
        action = int(out[chance.randrange(int(engine.legal(states, 0, seat, out)))])
        written = int(engine.play(states, 0, seat, action, log))
        if not 0 <= written <= kind.max_events:
            raise AssertionError(f"action {action} of seat {seat} gave {written}")
        plays += 1
        if plays > kind.max_plays:
            raise AssertionError(f"game {number} does not end")
    digest.update(states.tobytes())
    digest.update(log[1 : written + 1].tobytes())
    digest.update(str(int(engine.outcome(states, 0))).encode())


def _look(
    kind: Kind, engine: Engine, game: Game, states: Any, views: Any, log: Any, digest: Any
) -> None:
    """Views, redacted events and new deals for every seat and an onlooker."""
    for viewer in range(-1, game.players):
        engine.observe(states, 0, viewer, views, 0)
        digest.update(views.tobytes())
        seen = copy_records(log)
        for j in range(1, len(seen)):
            engine.redact(seen, j, viewer)
        digest.update(seen[1:].tobytes())
    new = copy_records(states)
    viewer = int(states["draws"][0]) % (game.players + 1) - 1
    engine.redeterminise(new, 0, viewer, np.uint64(7), np.uint64(viewer + 1))
    digest.update(new.tobytes())


def golden_path(name: str) -> Path:
    """Where the digests of a game are kept."""
    return Path(__file__).parent / name / "golden.json"


def golden(name: str) -> list[str]:
    """The digests of a game's blocks."""
    blocks: list[str] = json.loads(golden_path(name).read_text())["blocks"]
    return blocks


def make_golden(name: str, blocks: int) -> None:
    """Play all blocks and write their digests."""
    digests = [play_block(name, block) for block in range(blocks)]
    golden_path(name).write_text(
        json.dumps({"games": blocks * BLOCK, "blocks": digests}, indent=0) + "\n"
    )


if __name__ == "__main__":
    make_golden(sys.argv[1], 200)
