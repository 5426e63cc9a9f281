"""What a run is: which game, with which bots, how many games, from which seed.

Game number n of a run has a key of its own, made from the run's seed and n, and bots move one
seat on from game to game. So a run gives the same rows however it is split, and any part of it
can be played again alone.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from nestling.bots.policies import POLICIES
from nestling.core import house, registry
from nestling.core.compiled import plain
from nestling.core.draws import key_words, siphash_word
from nestling.core.errors import Refused
from nestling.core.game import Game, Seed, key_of
from nestling.lab import rows
from nestling.lab.players import check_bot

MANIFEST = "run.json"
COMPILED_CHUNK, SLOW_CHUNK = 5_000, 20  # games of one file


def unwritable(path: Path, why: str) -> Refused:
    """The refusal of a place where nothing can be written."""
    return Refused("unwritable", f"{path} cannot be written: {why}", file=str(path), why=why)


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A run's settings, all that its rows hang on.

    bots: one a seat or fewer, which then repeat around the table.
    key: the run's seed as 32 hexadecimal digits.
    stretches: whether rows of rounds or turns are kept.
    chunk: games of one file.
    house: changed facts of the game (see core.house).
    """

    game: str
    rules_version: int
    columns: int = rows.VERSION
    settings: dict[str, Any]
    bots: list[str]
    games: int
    key: str
    stretches: bool
    chunk: int
    house: dict[str, Any] = {}

    def made(self) -> Game:
        """The game, under the plan's house rules."""
        house.use(self.game, self.house)
        return registry.game(self.game, **self.settings)

    def chunks(self) -> list[tuple[int, int]]:
        """First game and number of games of each chunk."""
        starts = range(0, self.games, self.chunk)
        return [(first, min(self.chunk, self.games - first)) for first in starts]

    def words(self, number: int) -> list[int]:
        """The four 64-bit words of a game: two of its key, two seeds for bots."""
        k0, k1 = key_words(bytes.fromhex(self.key))
        with np.errstate(over="ignore"):
            return [int(plain(siphash_word)(k0, k1, np.uint64(4 * number + n))) for n in range(4)]

    def save(self, folder: Path) -> None:
        """Write the manifest of a run's folder."""
        (folder / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1))


def make_plan(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: Seed = 0,
    *,
    stretches: bool = False,
    house_rules: Mapping[str, Any] | None = None,
) -> Plan:
    """The plan of a run; Refused names what is not possible."""
    if games < 1:
        raise Refused("bad_games", f"a run has at least one game, not {games}")
    if not 1 <= len(bots) <= game.players:
        raise Refused(
            "bad_bots",
            f"name 1 to {game.players} bots for {game.players} seats, not {len(bots)}",
            least=1,
            most=game.players,
            given=len(bots),
        )
    quick = [check_bot(game.name, bot) and bot in POLICIES for bot in bots]
    return Plan(
        game=game.name,
        rules_version=game.kind.rules_version,
        settings=game.settings,
        bots=list(bots),
        games=games,
        key=key_of(seed).hex(),
        stretches=stretches,
        chunk=COMPILED_CHUNK if all(quick) else SLOW_CHUNK,
        house=dict(house_rules or {}),
    )


def read_plan(folder: Path) -> Plan:
    """The plan of a run's folder; Refused if it has none, or one of another version."""
    try:
        plan = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Plan)
    except FileNotFoundError:
        raise Refused(
            "no_run", f"{folder} holds no run: it has no {MANIFEST}", folder=str(folder)
        ) from None
    except (OSError, msgspec.DecodeError) as error:
        message = f"{folder / MANIFEST} cannot be read: {error}"
        raise Refused("bad_run", message, file=str(folder / MANIFEST), why=str(error)) from error
    if plan.columns != rows.VERSION:
        raise Refused(
            "bad_run",
            f"{folder} has columns of version {plan.columns}; this program has {rows.VERSION}",
            file=str(folder),
            why=f"columns: {plan.columns} ≠ {rows.VERSION}",
        )
    return plan


def differences(old: Plan, new: Plan) -> str:
    """In which settings two plans differ, the old and the new value of each."""
    return "; ".join(
        f"{name}: {getattr(old, name)!r} → {getattr(new, name)!r}"
        for name in Plan.__struct_fields__
        if getattr(old, name) != getattr(new, name)
    )
