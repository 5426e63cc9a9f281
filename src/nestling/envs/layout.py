"""Observations as flat arrays of int8: which numbers stand where, and what they mean."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from nestling.core import registry


@dataclass(frozen=True)
class Block:
    """A run of numbers in an observation.

    shape: of the block, in C order; what its axes are is said in `doc`.
    low, high: bounds of each number.
    names: whether the numbers only name something, so that a learner had better see a 1 in one
        of high - low + 1 places for each.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    doc: str
    names: bool = False

    @property
    def size(self) -> int:
        """How many numbers."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@dataclass(frozen=True)
class Observation:
    """A game's observation.

    blocks: in their order.
    observe: rule observe(s, me, out, memo), which fills `out` with what seat `me` may see.
    memo: int16 numbers that `observe` remembers between calls for the same game; all -1 when
        a new game begins.
    """

    blocks: Sequence[Block]
    observe: Any
    memo: int

    @property
    def size(self) -> int:
        """How many numbers."""
        return sum(block.size for block in self.blocks)

    def offsets(self) -> dict[str, int]:
        """Where each block begins."""
        return offsets_of(self.blocks)


def offsets_of(blocks: Sequence[Block]) -> dict[str, int]:
    """Where each block begins."""
    found, at = {}, 0
    for block in blocks:
        found[block.name] = at
        at += block.size
    return found


def observation_of(game: str) -> Observation:
    """The observation of a game of this id."""
    registry.kind(game)  # refuses an unknown one
    found: Observation = import_module(f"nestling.envs.{game}").OBSERVATION
    return found
