"""What a game's decisions were worth: win chances, the best moves, mistakes; a hint for a seat.

Every decision is searched as the seat that made it could see the game, so luck is no mistake.
Positions are judged one by one (`judge` needs nothing but bytes, so that a worker process can do
it), which leaves the caller free to show progress and to stop between two of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec
import numpy as np

from nestling.bots.levels import player
from nestling.bots.think import Thinker
from nestling.core.errors import Refused
from nestling.core.game import Kind, State
from nestling.core.record import Record
from nestling.core.registry import kind as kind_of

ITERATIONS = 20_000
CHECKED = 0.25  # share of the iterations spent anew on each of the two moves compared
DOUBTFUL, MISTAKE, BLUNDER = 0.03, 0.07, 0.15  # of the win, given away

Mark = Literal["", "doubtful", "mistake", "blunder"]


class Choice(msgspec.Struct, frozen=True):
    """A move that could be made. chances: each seat's share of the win after it."""

    move: str
    chances: list[float]
    visits: int


class Hint(msgspec.Struct, frozen=True):
    """What a seat might do.

    choices: the moves that were thought about, best first; gain: how much more of the win the
    first promises than the second (0 if there is no second).
    """

    seat: int
    iterations: int
    chances: list[float]
    choices: list[Choice]
    gain: float


class Verdict(msgspec.Struct, frozen=True):
    """What a decision was worth.

    play: its number in the record, from 1; before, after: each seat's share of the win; best: the
    move that promised most; loss: how much of the win the played one gave away against it; mark:
    "", "doubtful", "mistake" or "blunder".
    """

    play: int
    seat: int
    move: str
    before: list[float]
    after: list[float]
    best: str
    loss: float
    mark: Mark


@dataclass(frozen=True)
class Position:
    """A decision of a record: what `judge` needs, small enough to be sent anywhere.

    play: its number in the record, from 1; data: the STATE record's bytes, dealt anew from what
    the seat could see.
    """

    game: str
    play: int
    seat: int
    code: int
    data: bytes


def positions(record: Record) -> Iterator[Position]:
    """The decisions of a record, in which there was a choice. BadRecord as for `replay_plays`."""
    end = record.replay_plays()
    state = end.game.start(end.key)
    for number, (seat, action) in enumerate(end.plays, 1):
        if len(state.legal_codes(seat)) > 1:
            deal = state.redeterminise(seat, number)
            yield Position(state.game.name, number, seat, action.code, deal.record_bytes)
        state.play(seat, action)


def mark_of(loss: float) -> Mark:
    """How a loss is marked."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "doubtful" if loss >= DOUBTFUL else ""


def judge(position: Position, iterations: int = ITERATIONS, seed: int = 0) -> Verdict:
    """What the decision was worth; the same seed and number of iterations give the same."""
    kind = kind_of(position.game)
    thinker = _thinker(kind, position.data, position.seat, iterations, seed)
    thinker.run(iterations)
    before = thinker.chances()
    best = thinker.moves()[0].code
    more = max(1, int(CHECKED * iterations))
    for code in sorted({best, position.code}):
        thinker.look_at(code, more)
    found = {move.code: move.chances for move in thinker.moves()}
    seat = position.seat
    if best != position.code:
        best = max(best, position.code, key=lambda code: found[code][seat])
    loss = max(0.0, found[best][seat] - found[position.code][seat])
    return Verdict(
        play=position.play,
        seat=seat,
        move=kind.face.action(position.code).notation,
        before=before,
        after=found[position.code],
        best=kind.face.action(best).notation,
        loss=loss,
        mark=mark_of(loss),
    )


def analyse(record: Record, iterations: int = ITERATIONS, seed: int = 0) -> Iterator[Verdict]:
    """A verdict on each decision of a record, in order, as they are found."""
    for position in positions(record):
        yield judge(position, iterations, seed)


def hint(
    state: State,
    seat: int,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    seed: int = 0,
) -> Hint:
    """What the seat might do, by what it can see alone.

    seconds: think so long rather than so many iterations. Refused if the seat has no choice.
    """
    if seat not in state.actors:
        raise Refused("not_your_turn", f"seat {seat} has nothing to decide", seat=seat)
    if len(state.legal_codes(seat)) == 1:
        raise Refused("no_choice", "there is only one thing to do")
    deal = state.redeterminise(seat, seed)
    return suggest(state.game.name, deal.record_bytes, seat, iterations, seconds, seed)


def suggest(
    game: str,
    data: bytes,
    seat: int,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    seed: int = 0,
) -> Hint:
    """The same in any process, for a seat that has a choice in the STATE record's bytes."""
    kind = kind_of(game)
    thinker = _thinker(kind, data, seat, iterations, seed)
    if seconds is None:
        thinker.run(iterations)
    else:
        thinker.run_for(seconds, most=1 << 40)
    choices = [
        Choice(kind.face.action(move.code).notation, move.chances, move.visits)
        for move in thinker.moves()
    ]
    gain = choices[0].chances[seat] - choices[1].chances[seat] if len(choices) > 1 else 0.0
    return Hint(seat, thinker.iterations, thinker.chances(), choices, gain)


def _thinker(kind: Kind, data: bytes, seat: int, iterations: int, seed: int) -> Thinker:
    states = np.frombuffer(bytearray(data), kind.state.dtype)
    return Thinker(kind, states, seat, player(kind.name, "search-1"), seed, 2 * iterations)
