"""Many games at once, in compiled code: arrays filled in place for whoever is to move.

One step takes an action for each game, for the seat that is to move there, and goes on to the
next decision that is asked for. A game that is over begins anew in the same step. Games and their
cards hang on the seed and the number of the game alone.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from nestling.bots.house import rules_of
from nestling.bots.policies import POLICIES, below, lowest_seat, make_pick, number_of
from nestling.core.compiled import entry, routine, rule, specialise
from nestling.core.draws import key_words, siphash_word
from nestling.core.errors import Refused
from nestling.core.game import Game, Seed, key_of
from nestling.envs.layout import observation_of

LEARNER = "learner"
ASKED = -1  # the number of a chair whose decisions the caller makes
ONE = np.uint64(1)

start: Any = None  # each game's own, put in by `specialise`
waiting: Any = None
list_legal: Any = None
apply: Any = None
pick: Any = None
observe: Any = None
look_back: Any = None


def _look_back(s, seat, observation, memo):  # type: ignore[no-untyped-def]
    """What a seat sees of a game that is over."""
    observe(s, seat, observation, memo)


@rule
def first_illegal(actions, masks):  # type: ignore[no-untyped-def]
    """The first game whose action is not legal, or -1."""
    for g in range(len(actions)):
        action = actions[g]
        if action < 0 or action >= masks.shape[1] or masks[g, action] == 0:
            return g
    return -1


@rule
def share(s, rewards, g, players):  # type: ignore[no-untyped-def]
    """Share the win of a game that is over."""
    winners = 0
    for seat in range(players):
        winners += (s.winners >> seat) & 1
    for seat in range(players):
        rewards[g, seat] = ((s.winners >> seat) & 1) / winners


def _advance(  # type: ignore[no-untyped-def]
    states, settings, policies, k0, k1, skip, fresh, actions, numbers, seats, counts, legal, masks,
    observations, finals, rewards, ends, memos, stream, out, log,
):  # fmt: skip
    """Take an action in every game, or begin all anew, and play on to the next that is asked for.

    Returns the first game whose action is not legal, and then has done nothing; else -1.
    """
    if not fresh:
        bad = first_illegal(actions, masks)
        if bad >= 0:
            return bad
    players = len(policies)
    ask_all = True
    for chair in range(players):
        ask_all &= policies[chair] == ASKED
    for g in range(len(states)):
        s = states[g]
        for j in range(counts[g]):
            masks[g, legal[g, j]] = 0
        if ends[g]:
            ends[g] = False
            for other in range(players):
                rewards[g, other] = 0.0
        asked: Any = np.int64(-1) if fresh else seats[g]
        seat: Any = asked
        action: Any = np.int64(actions[g])
        count: Any = np.int64(0)
        while True:
            mask = np.int64(0)
            if seat >= 0:
                apply(s, log, seat, action)
                mask = waiting(s)
            if mask == 0:
                if seat >= 0 and not ends[g] and asked >= 0:
                    ends[g] = True
                    share(s, rewards, g, players)
                    if len(finals) > 0:
                        memos[g, :] = -1
                        look_back(s, asked, finals[g], memos[g])
                numbers[g] += len(states)
                word = np.uint64(2) * np.uint64(numbers[g])
                first = siphash_word(k0, k1, word)
                start(states, g, settings, 0, first, siphash_word(k0, k1, word + ONE), log)
                memos[g, :] = -1
                mask = waiting(s)
            seat = np.int64(lowest_seat(mask))
            policy = ASKED if ask_all else policies[(seat + numbers[g]) % players]
            if policy == ASKED:
                count = np.int64(list_legal(s, seat, legal[g]))
                if count > 1 or not skip:
                    break
                action = np.int64(legal[g, 0])
            else:
                action = np.int64(pick(s, seat, policy, stream, out))
        seats[g] = seat
        counts[g] = count
        for j in range(count):
            masks[g, legal[g, j]] = 1
        observe(s, seat, observations[g], memos[g])
    return -1


def _sample(counts, legal, actions, stream):  # type: ignore[no-untyped-def]
    """Write a random legal action for each game."""
    for g in range(len(counts)):
        actions[g] = legal[g, below(stream, 0, counts[g])]


sample = entry(_sample)


@cache
def advance_of(name: str) -> Callable[..., int]:
    """A game's compiled step."""
    rules, observe = rules_of(name), observation_of(name).observe
    return entry(
        specialise(
            _advance,
            start=rules.start,
            waiting=rules.waiting,
            list_legal=rules.list_legal,
            apply=rules.apply,
            pick=make_pick(rules),
            observe=observe,
            look_back=routine(specialise(_look_back, observe=observe)),
        )
    )


class Batch:
    """Many games of one kind.

    game: the game with its settings.
    games: how many at once.
    opponents: bots by name for the chairs after the first, compiled ones ("random", "greedy");
        the first chair is the learner's, and chairs move one seat on from game to game. None:
        the caller decides for every seat.
    skip_forced: whether decisions with a single legal action are made without asking.

    All arrays are filled in place by `reset` and `step`:
    observations  int8 (games, size): what the seat to move may see (see envs.layout)
    masks         int8 (games, actions): 1 where an action is legal for it
    legal, counts int16 (games, most legal), int64 (games,): the same as lists
    seats         int64 (games,): who is to move
    numbers       int64 (games,): the number of the game that is played
    rewards       float32 (games, players): of games that ended in this step: 1 for a win, 1/n for
                  a win shared by n, else 0
    ends          bool (games,): whether the game ended in this step; another has begun
    finals        int8 (games, size): of games that ended, what the last seat that was asked saw;
                  only with keep_finals
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seed: Seed = 0,
        *,
        opponents: Sequence[str] | None = None,
        skip_forced: bool = False,
        keep_finals: bool = False,
    ) -> None:
        if games < 1:
            raise Refused("bad_games", f"a batch has at least one game, not {games}")
        kind, layout = game.kind, observation_of(game.name)
        self.game = game
        self.games = games
        self.observations = np.zeros((games, layout.size), np.int8)
        self.masks = np.zeros((games, kind.actions), np.int8)
        self.legal = np.zeros((games, kind.max_legal), np.int16)
        self.counts = np.zeros(games, np.int64)
        self.seats = np.zeros(games, np.int64)
        self.numbers = np.zeros(games, np.int64)
        self.rewards = np.zeros((games, game.players), np.float32)
        self.ends = np.zeros(games, np.bool_)
        self.finals = np.zeros((games if keep_finals else 0, layout.size), np.int8)
        self.states = kind.state.zeros(games)
        self._policies = chairs_of(game, opponents)
        self._skip = skip_forced
        self._memos = np.full((games, layout.memo), -1, np.int16)
        self._stream = np.zeros(1, np.uint64)
        self._out = np.zeros(kind.max_legal, np.int16)
        self._log = kind.event.zeros(0)
        self._advance = advance_of(game.name)
        self._no_actions = np.zeros(games, np.int64)
        self.reset(seed)

    def reset(self, seed: Seed = 0) -> None:
        """Begin all games anew; the same seed gives the same games."""
        self._key = key_words(key_of(seed))
        k0, k1 = self._key
        with np.errstate(over="ignore"):
            self._stream[0] = k0 ^ (k1 * np.uint64(0x9E3779B97F4A7C15)) | np.uint64(1)
        self.numbers[:] = np.arange(-self.games, 0)
        self._go_on(self._no_actions, fresh=True)
        self.rewards[:] = 0

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """Take an action in each game for the seat to move there.

        ValueError names the first action that is not legal; then nothing has changed.
        """
        if actions.shape != (self.games,) or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(
                f"actions are {self.games} whole numbers, not {actions.dtype} {actions.shape}"
            )
        bad = self._go_on(actions, fresh=False)
        if bad >= 0:
            legal = self.legal[bad, : self.counts[bad]].tolist()
            raise ValueError(
                f"action {actions[bad]} is not legal in game {bad} for seat {self.seats[bad]}; "
                f"legal: {legal}"
            )

    def _go_on(self, actions: npt.NDArray[np.integer[Any]], *, fresh: bool) -> int:
        k0, k1 = self._key
        return self._advance(
            self.states, self.game.settings_record, self._policies, k0, k1, self._skip, fresh,
            actions, self.numbers, self.seats, self.counts, self.legal, self.masks,
            self.observations, self.finals, self.rewards, self.ends, self._memos, self._stream,
            self._out, self._log,
        )  # fmt: skip

    def sample(self, actions: npt.NDArray[np.integer[Any]], stream: npt.NDArray[np.uint64]) -> None:
        """Write a random legal action for each game; stream: one number that is not 0."""
        sample(self.counts, self.legal, actions, stream)

    def learner_seats(self) -> npt.NDArray[np.int64]:
        """Where the learner sits in each game."""
        seats: npt.NDArray[np.int64] = -self.numbers % self.game.players
        return seats


def chairs_of(game: Game, opponents: Sequence[str] | None) -> npt.NDArray[np.int64]:
    """The policy of each chair, ASKED where the caller decides."""
    if opponents is None:
        return np.full(game.players, ASKED, np.int64)
    others = list(opponents)
    if unknown := [bot for bot in others if bot not in POLICIES]:
        raise Refused(
            "unknown_bot",
            f"opponents are compiled bots ({', '.join(POLICIES)}), not {unknown[0]!r}",
        )
    if len(others) != game.players - 1:
        raise Refused("bad_bots", f"{game.players} seats need {game.players - 1} opponents")
    return np.array([ASKED, *(number_of(bot) for bot in others)], np.int64)
