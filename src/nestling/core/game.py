"""The face of every game: a Game is its settings, a State is one game being played."""

import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from numbers import Integral
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from nestling.core.compiled import direct
from nestling.core.draws import KEY_BYTES, key_words, siphash_number
from nestling.core.engine import Engine
from nestling.core.errors import Refused
from nestling.core.record import Record
from nestling.core.schema import Layout, seats_of

if TYPE_CHECKING:
    from nestling.core.events import EventReader

PASS = 0  # in every game, the action of declining
MOST_NAMED = 40  # legal actions that a refusal names
NOT_YOUR_TURN, NOT_LEGAL, GAME_OVER = (
    -1,
    -2,
    -3,
)  # what Engine.play answers instead of events

Seed = int | bytes | None


class Action(msgspec.Struct, frozen=True):
    """What a seat may do, in words; each game's actions add what they need.

    code: its number inside the engine.
    notation: its short form, the same in every language.
    verb: its kind ("lay", "pass", ...).
    """

    code: int
    notation: str
    verb: str

    def __str__(self) -> str:
        return self.notation


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened; each kind is a class of its own, named in docs/events.md."""

    def to_json(self) -> dict[str, Any]:
        """The event as plain data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


class View(msgspec.Struct, frozen=True):
    """What one seat may see; each game has its own fields, those of its VIEW layout."""

    def to_json(self) -> dict[str, Any]:
        """The view as plain data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    winners: the seats that won, several when the win is shared.
    totals: each seat's points.
    why: the name of the way it ended.
    """

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    why: str


class Face(Protocol):
    """What a game's folder tells this module: its words for the numbers of the engine."""

    def read_settings(self, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Complete and check settings given by keyword; Refused names what is wrong."""
        ...

    def write_settings(self, settings: Mapping[str, Any], record: np.void) -> None:
        """Fill a SETTINGS record from checked settings."""
        ...

    def action(self, code: int) -> Action:
        """The action of a number."""
        ...

    def parse(self, notation: str) -> Action:
        """The action of a notation; Refused("unknown_notation") if it is none."""
        ...

    def event(self, record: np.void, players: int, *, full_sight: bool) -> Event:
        """The event of an EVENT record; with full sight cards are named with their copy."""
        ...

    def view(self, record: np.void) -> View:
        """The typed view of a VIEW record."""
        ...

    def outcome(self, record: np.void) -> Outcome:
        """The outcome of a finished STATE record."""
        ...

    def text(self, state: "State") -> str:
        """The whole state drawn with letters."""
        ...

    def svg(self, state: "State") -> str:
        """The whole state as an SVG picture."""
        ...


@dataclass
class Kind:
    """A game that exists: its records, its compiled rules, its face and its declared bounds.

    rule_letter: what stands before the numbers of its rules.
    max_legal: most legal actions of a seat at a time.
    max_events: most events of one play.
    max_plays: most plays of a game.
    """

    name: str
    rules_version: int
    rule_letter: str
    players: tuple[int, ...]
    settings: Layout
    state: Layout
    view: Layout
    event: Layout
    events: "EventReader"
    compiled: Engine
    face: Face
    actions: int
    max_legal: int
    max_events: int
    max_plays: int
    engine: Engine = field(init=False)  # the one in use: compiled, or its plain twin

    def __post_init__(self) -> None:
        self.engine = self.compiled

    def __reduce__(self) -> tuple[Callable[[str], "Kind"], tuple[str]]:
        """What is pickled is the name: compiled code cannot be."""
        from nestling.core.registry import kind  # which imports this module

        return kind, (self.name,)

    @cached_property
    def direct(self) -> Engine:
        """The compiled entries without any look at the types of their arguments (see `direct`).

        For arrays made by this kind's layouts (states, settings, logs, views), int16 lists of
        legal actions, uint64 keys and whole numbers alone.
        """
        states, settings = self.state.zeros(1), self.settings.zeros(1)
        log, views = self.event.zeros(1), self.view.zeros(1)
        out = np.zeros(self.max_legal, np.int16)
        key = np.uint64(0)
        engine = self.compiled
        return Engine(
            start=direct(engine.start, states, 0, settings, 0, key, key, log),
            actors=direct(engine.actors, states, 0),
            legal=direct(engine.legal, states, 0, 0, out),
            play=direct(engine.play, states, 0, 0, 0, log),
            observe=direct(engine.observe, states, 0, 0, views, 0),
            redact=direct(engine.redact, log, 0, 0),
            redeterminise=direct(engine.redeterminise, states, 0, 0, key, key),
            imagine=direct(engine.imagine, views, 0, states, 0, key, key),
            outcome=direct(engine.outcome, states, 0),
            why_not=direct(engine.why_not, states, 0, 0, 0),
        )


class Game:
    """A game with its settings decided, ready to start as often as wanted."""

    def __init__(self, kind: Kind, settings: Mapping[str, Any]) -> None:
        self.kind = kind
        self.settings = kind.face.read_settings(settings)
        self.settings_record = kind.settings.zeros(1)
        kind.face.write_settings(self.settings, self.settings_record[0])

    @property
    def name(self) -> str:
        """The game's id: "dinosaurs" or "ice"."""
        return self.kind.name

    @property
    def players(self) -> int:
        """How many seats."""
        return int(self.settings["players"])

    def start(self, seed: Seed = None) -> "State":
        """Begin a game.

        seed: a whole number from 0 to 2**128 - 1, a key of 16 bytes, or None for a fresh secret
        key. The same seed gives the same game. ValueError for anything else.
        """
        return State(self, key_of(seed))

    def parse(self, notation: str) -> Action:
        """The action written so; Refused if there is none."""
        if not isinstance(notation, str):
            raise ValueError(f"a notation is a text, not {notation!r}")
        return self.kind.face.parse(notation)

    def __repr__(self) -> str:
        given = ", ".join(f"{k}={v!r}" for k, v in self.settings.items())
        return f"nestling.game({self.name!r}, {given})"


def copy_records(records: npt.NDArray[np.void]) -> npt.NDArray[np.void]:
    """A copy to the last byte. (NumPy's own leaves chance bytes in the gaps between fields.)"""
    return records.view(np.uint8).copy().view(records.dtype)


def key_of(seed: Seed) -> bytes:
    """The 16-byte key of a seed."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, this one has {len(seed)}")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, Integral):
        raise ValueError(f"a seed is a whole number or {KEY_BYTES} bytes, not {seed!r}")
    if not 0 <= seed < 1 << 8 * KEY_BYTES:
        raise ValueError(f"a seed is from 0 to 2**128 - 1, not {seed}")
    return int(seed).to_bytes(KEY_BYTES, "little")


class State:
    """One game being played, with full sight: all hands, all decks, all events.

    Seats are numbered from 0, clockwise. What a single seat may know is in `observe`.
    """

    def __init__(self, game: Game, key: bytes) -> None:
        self.game = game
        self.key = key
        self.plays: list[tuple[int, Action]] = []
        self._has_past = True
        self._log = game.kind.event.zeros(game.kind.max_events + 1)
        self._records = game.kind.state.zeros(1)
        self._event_records: list[npt.NDArray[np.void]] = []
        k0, k1 = key_words(key)
        count = game.kind.engine.start(self._records, 0, game.settings_record, 0, k0, k1, self._log)
        self._keep_events(int(count))

    @property
    def record_bytes(self) -> bytes:
        """The state's STATE record as bytes."""
        return self._records.tobytes()

    @property
    def data(self) -> npt.NDArray[np.void]:
        """The array of one STATE record, for compiled code."""
        return self._records

    @property
    def log(self) -> npt.NDArray[np.void]:
        """The EVENT records of the last play, for compiled code (see core.log)."""
        return self._log

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that have a decision to make; none when the game is over."""
        return tuple(seats_of(int(self.game.kind.engine.actors(self._records, 0))))

    def legal_codes(self, seat: int) -> list[int]:
        """The numbers of the seat's legal actions, rising."""
        seat = self._seat(seat)
        out = np.zeros(self.game.kind.max_legal, np.int16)
        count = self.game.kind.engine.legal(self._records, 0, seat, out)
        return [int(code) for code in out[:count]]

    def legal(self, seat: int) -> list[Action]:
        """The seat's legal actions; none if it has nothing to decide."""
        return [self.game.kind.face.action(code) for code in self.legal_codes(seat)]

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Carry out a seat's action, given itself or by its notation.

        Returns what happened, with full sight. Refused (a ValueError) names the rule and leaves
        the state as it was.
        """
        fresh = self.advance(seat, action)
        return self._typed((array[0] for array in fresh), full_sight=True)

    def advance(self, seat: int, action: Action | str) -> list[npt.NDArray[np.void]]:
        """The same for whoever asks later what happened: returns the EVENT records."""
        seat = self._seat(seat)
        action = self._action(action)
        result = int(self.game.kind.engine.play(self._records, 0, seat, action.code, self._log))
        if result < 0:
            raise self._refusal(result, seat, action)
        self.plays.append((seat, action))
        return self._keep_events(result)

    def skip(self, seat: int) -> Action:
        """Play for an absent seat: pass where that is allowed, else a random legal action.

        The choice hangs on the key and the number of plays alone and takes nothing from the
        game's own stream of draws (D45, J29).
        """
        codes = self.legal_codes(seat)
        if not codes:
            raise self._refusal(NOT_YOUR_TURN if self.actors else GAME_OVER, seat, None)
        code = PASS
        if PASS not in codes:
            code = codes[siphash_number(self.key, b"skip", len(self.plays)) % len(codes)]
        action = self.game.kind.face.action(code)
        self.play(seat, action)
        return action

    def copy(self) -> "State":
        """An independent copy."""
        other = State.__new__(State)
        other.game = self.game
        other.key = self.key
        other.plays = list(self.plays)
        other._has_past = self._has_past
        other._log = self._log.copy()
        other._records = copy_records(self._records)
        other._event_records = list(self._event_records)
        return other

    def observe(self, seat: int | None) -> View:
        """What the seat may see; None: an onlooker."""
        views = self.game.kind.view.zeros(1)
        viewer = -1 if seat is None else self._seat(seat)
        self.game.kind.engine.observe(self._records, 0, viewer, views, 0)
        return self.game.kind.face.view(views[0])

    def redeterminise(self, seat: int | None, seed: Seed) -> "State":
        """A copy in which all that the seat cannot know is dealt anew, by another key.

        The seat's observation of the copy is the same. The copy has no past: its events and
        plays begin where it was made.
        """
        viewer = -1 if seat is None else self._seat(seat)
        other = self.copy()
        other.key = key_of(seed)
        other._has_past = False
        other.plays = []
        other._event_records = []
        k0, k1 = key_words(other.key)
        self.game.kind.engine.redeterminise(other._records, 0, viewer, k0, k1)
        return other

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.game.kind.engine.outcome(self._records, 0):
            return None
        return self.game.kind.face.outcome(self._records[0])

    @property
    def events(self) -> list[Event]:
        """All that happened so far, with full sight."""
        return self._typed((array[0] for array in self._event_records), full_sight=True)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What the seat (None: an onlooker) saw happen, from the event numbered `since` on."""
        viewer = -1 if seat is None else self._seat(seat)
        copied = bytearray().join([record.tobytes() for record in self._event_records[since:]])
        seen = np.frombuffer(copied, self.game.kind.event.dtype)
        for number in range(len(seen)):
            self.game.kind.engine.redact(seen, number, viewer)
        return self._typed(seen, full_sight=False)

    @property
    def event_count(self) -> int:
        """How many events there are so far."""
        return len(self._event_records)

    def record(self) -> Record:
        """The game so far as a record that can be saved, replayed and verified.

        Refused for a state that was dealt anew, which has no beginning to replay from.
        """
        if not self._has_past:
            raise Refused("no_past", "a state that was dealt anew has no past, so no record")
        return Record.of(self)

    def digest(self) -> str:
        """SHA-256 over all events with full sight: two games are the same if theirs are."""
        encoder = msgspec.json.Encoder(order="deterministic")
        digest = hashlib.sha256()
        for event in self.events:
            digest.update(encoder.encode(event))
            digest.update(b"\n")
        return digest.hexdigest()

    def __str__(self) -> str:
        return self.game.kind.face.text(self)

    def __repr__(self) -> str:
        over = "over" if self.outcome else f"waiting for {list(self.actors)}"
        return f"<{self.game.name} after {len(self.plays)} plays, {over}>"

    def _repr_svg_(self) -> str:
        return self.game.kind.face.svg(self)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, Integral):
            raise ValueError(f"a seat is a whole number, not {seat!r}")
        if not 0 <= seat < self.game.players:
            raise Refused(
                "unknown_seat",
                f"there is no seat {seat}: seats are 0 to {self.game.players - 1}",
                seat=seat,
            )
        return int(seat)

    def _action(self, action: Action | str) -> Action:
        """One of the game's own actions, whatever was made to look like one."""
        if isinstance(action, str):
            return self.game.parse(action)
        if not isinstance(action, Action):
            raise ValueError(f"an action is an Action or its notation, not {action!r}")
        code = action.code
        if isinstance(code, int) and 0 <= code < self.game.kind.actions:
            known = self.game.kind.face.action(code)
            if known == action:
                return known
        raise ValueError(f"{action!r} is no action of {self.game.name}")

    def _refusal(self, reason: int, seat: int, action: Action | None) -> Refused:
        kind = self.game.kind
        code = -1 if action is None else action.code
        rule = f"{kind.rule_letter}{int(kind.engine.why_not(self._records, 0, seat, code))}"
        if reason == GAME_OVER:
            return Refused("game_over", "the game is over", rule)
        if reason == NOT_YOUR_TURN:
            waiting = ", ".join(map(str, self.actors))
            return Refused(
                "not_your_turn",
                f"seat {seat} has nothing to decide; seat {waiting} has",
                rule,
            )
        notations = [a.notation for a in self.legal(seat)]
        legal = " ".join(notations[:MOST_NAMED])
        if len(notations) > MOST_NAMED:
            legal += f" and {len(notations) - MOST_NAMED} more"
        return Refused(
            "not_legal",
            f"{action} is not legal now; legal: {legal}",
            rule,
            action=str(action),
        )

    def _keep_events(self, count: int) -> list[npt.NDArray[np.void]]:
        if count > self.game.kind.max_events:
            raise RuntimeError(f"one play made {count} events, more than the declared bound")
        fresh = [self._log[1 + i : 2 + i].copy() for i in range(count)]
        self._event_records += fresh
        return fresh

    def _typed(self, records: Iterable[Any], *, full_sight: bool) -> list[Event]:
        read = self.game.kind.face.event
        players = self.game.players
        return [read(record, players, full_sight=full_sight) for record in records]
