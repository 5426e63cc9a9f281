"""Playing the games of a chunk: in compiled code where all bots are, else a play at a time."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from nestling.bots.house import rules_of, search_of
from nestling.bots.policies import PLAYER, SEARCH, lowest_seat, make_pick
from nestling.bots.think import room_for
from nestling.core.compiled import entry, routine, specialise
from nestling.core.draws import key_words, siphash_word
from nestling.core.errors import Refused
from nestling.core.game import Action, State
from nestling.lab.plan import Plan
from nestling.lab.players import Player, compiled, is_own, make_player
from nestling.lab.rows import rows_of

Records = npt.NDArray[np.void]
Chunk = tuple[Records, Records]  # rows of games, rows of stretches

STRETCHES = 16  # room for this many a game at first


start: Any = None  # each game's own, put in by `specialise`
waiting: Any = None
apply: Any = None
fill_game: Any = None
fold: Any = None
pick: Any = None


def _pick_at_once(states, i, seat, player, stream, out, log, brain):  # type: ignore[no-untyped-def]
    return pick(states[i], seat, player.policy, stream, out)


def _play_games(  # type: ignore[no-untyped-def]
    states, settings, players, k0, k1, rows, done, stretches, used, most, log, stream, out,
    nothing, brain,
):  # fmt: skip
    """Play the games whose numbers are in rows[done:], as long as `stretches` has room.

    Returns how many are done now, and how many stretches are used. Without room for any
    stretch none are kept, and all games are played.
    """
    s = states[0]
    seats = len(players)
    noting = len(stretches) > 0
    for g in range(done, len(rows)):
        if noting and used + most >= len(stretches):
            return g, used
        row = rows[g]
        number = row.game
        word = np.uint64(4) * np.uint64(number)
        stream[0] = siphash_word(k0, k1, word + np.uint64(2)) | np.uint64(1)
        first = siphash_word(k0, k1, word)
        start(states, 0, settings, 0, first, siphash_word(k0, k1, word + np.uint64(1)), log)
        begun = used
        if noting:
            used = fold(s, log, stretches, used)
        mask = waiting(s)
        while mask != 0:
            seat = lowest_seat(mask)
            player = players[(seat + number) % seats]
            action = pick(states, 0, seat, player, stream, out, nothing, brain)
            if noting:
                log[0].count = 0
            apply(s, log, seat, action)
            if noting:
                used = fold(s, log, stretches, used)
            mask = waiting(s)
        fill_game(s, row)
        for seat in range(seats):
            row.bots[seat] = (seat + number) % seats
        for j in range(begun, used):
            stretches[j].game = number
    return len(rows), used


def _fold_once(states, i, log, stretches, used):  # type: ignore[no-untyped-def]
    return fold(states[i], log, stretches, used)


def _fill_once(states, i, rows, j):  # type: ignore[no-untyped-def]
    fill_game(states[i], rows[j])


@cache
def play_games(name: str, thinking: bool) -> Callable[..., tuple[int, int]]:
    """The compiled loop of a game.

    Without `thinking` it knows only bots that do not search, and is compiled much faster.
    """
    rules, rows = rules_of(name), rows_of(name)
    if thinking:
        pick = search_of(name).pick
    else:
        pick = routine(specialise(_pick_at_once, pick=make_pick(rules)))
    return entry(
        specialise(
            _play_games,
            start=rules.start,
            waiting=rules.waiting,
            apply=rules.apply,
            fill_game=rows.fill_game,
            fold=rows.fold,
            pick=pick,
        )
    )


@cache
def fold_once(name: str) -> Callable[..., int]:
    """Rows.fold of a game as an entry."""
    return entry(specialise(_fold_once, fold=rows_of(name).fold))


@cache
def fill_once(name: str) -> Callable[..., None]:
    """Rows.fill_game of a game as an entry."""
    return entry(specialise(_fill_once, fill_game=rows_of(name).fill_game))


class Chunks:
    """Plays any games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.made()
        self.rows = rows_of(plan.game)
        self.chairs = [plan.bots[seat % len(plan.bots)] for seat in range(self.game.players)]
        self.compiled = not any(is_own(bot) for bot in plan.bots)

    def play(self, first: int, count: int) -> Chunk:
        """The rows of games first, first + 1, ..."""
        rows = self.rows.game.zeros(count)
        rows["game"] = np.arange(first, first + count)
        rows["bots"] = -1
        play = self._play_compiled if self.compiled else self._play_one_by_one
        return rows, play(rows)

    def _play_compiled(self, rows: Records) -> Records:
        """Fill the rows; the stretches, or none."""
        kind, plan = self.game.kind, self.plan
        players = np.zeros(len(self.chairs), PLAYER)
        for seat, bot in enumerate(self.chairs):
            players[seat] = compiled(plan.game, bot).record()[0]
        loop = play_games(plan.game, bool((players["policy"] == SEARCH).any()))
        brain = room_for(kind, int(players["iterations"].max()))
        nothing = kind.event.zeros(0)
        k0, k1 = key_words(bytes.fromhex(plan.key))
        states, log = kind.state.zeros(1), kind.event.zeros(0)
        stream, out = np.zeros(1, np.uint64), np.zeros(kind.max_legal, np.int16)
        stretches = self.rows.stretch.zeros(0)
        if plan.stretches:
            log = kind.event.zeros(kind.max_events + 1)
            stretches = self.rows.stretch.zeros(len(rows) * STRETCHES + self.rows.most + 1)
        done = used = 0
        while True:
            done, used = loop(
                states, self.game.settings_record, players, k0, k1, rows, done, stretches, used,
                self.rows.most, log, stream, out,
                nothing, brain,
            )  # fmt: skip
            if done == len(rows):
                return stretches[:used]
            stretches = joined([stretches, self.rows.stretch.zeros(len(stretches))])

    def _play_one_by_one(self, rows: Records) -> Records:
        parts = [self._play_game(rows, place) for place in range(len(rows))]
        return joined(parts)

    def _play_game(self, rows: Records, place: int) -> Records:
        """Play one game between bots of any kind; its stretches, or none."""
        number = int(rows["game"][place])
        seats = self.game.players
        k0, k1, seed, deals = self.plan.words(number)
        chairs = [(seat + number) % seats for seat in range(seats)]
        players = [make_player(self.game, self.chairs[c], seed + c) for c in chairs]
        state = self.game.start(k0.to_bytes(8, "little") + k1.to_bytes(8, "little"))
        stretches = self.rows.stretch.zeros(self.rows.most + 2 if self.plan.stretches else 0)
        fold = fold_once(self.plan.game)
        used = fold(state.data, 0, state.log, stretches, 0) if self.plan.stretches else 0
        while state.actors:
            seat = state.actors[0]
            deal = state.redeterminise(seat, deals + len(state.plays))
            state.play(seat, self._choice(players[seat], deal, seat, state, chairs[seat]))
            if self.plan.stretches:
                used = fold(state.data, 0, state.log, stretches, used)
        fill_once(self.plan.game)(state.data, 0, rows, place)
        rows["bots"][place, :seats] = chairs
        stretches["game"][:used] = number
        return stretches[:used]

    def _choice(self, player: Player, deal: State, seat: int, state: State, chair: int) -> Action:
        """What a player answers, if it is an action that is legal."""
        name = self.chairs[chair]
        try:
            action = player.choose(deal, seat)
        except Exception as error:
            raise Refused(
                "bot_failed",
                f"the bot {name!r} failed: {type(error).__name__}: {error}",
                name=name,
                why=f"{type(error).__name__}: {error}",
            ) from error
        if action not in state.legal(seat):
            message = f"the bot {name!r} chose {action!r}, which is not legal"
            raise Refused("bot_illegal", message, name=name, action=str(action))
        return action


def joined(parts: list[Records]) -> Records:
    """Arrays of records end to end. (NumPy's own `concatenate` loses the gaps between them.)"""
    whole = np.zeros(sum(map(len, parts)), parts[0].dtype)
    np.concatenate(parts, out=whole)
    return whole


@cache
def chunks_of(plan: bytes) -> Chunks:
    """The chunks of a plan given as JSON: made once in each process."""
    return Chunks(msgspec.json.decode(plan, type=Plan))


def play_chunk(plan: bytes, first: int, count: int) -> Chunk:
    """The rows of some games of a plan given as JSON."""
    return chunks_of(plan).play(first, count)
