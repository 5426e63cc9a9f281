"""The words of Happy Little Dinosaurs: settings, views, outcome, refusals (see core.game.Face)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from nestling.core.game import Action, Event, Outcome, State, View
from nestling.core.schema import label, seats_of
from nestling.core.wishes import Wishes, wrong
from nestling.games.dinosaurs import notation, text
from nestling.games.dinosaurs.cards import Dinosaur
from nestling.games.dinosaurs.events import READER
from nestling.games.dinosaurs.state import VIEW, Why

PLAYERS = (2, 3, 4)


class DinosaursView(View, frozen=True):
    """What a seat may see; the meaning of each field is in state.VIEW.

    Lists by seat have four entries whatever the number of players. `seat` is -1 for an onlooker.
    """

    seat: int
    players: int
    two_player_changes: bool
    dinosaurs: list[str]
    age: list[int]
    phase: str
    actors: list[int]
    turn: int
    round_number: int
    alive: list[int]
    points: list[int]
    hand: list[str]
    hand_counts: list[int]
    laid: list[int]
    laid_card: str | None
    played: list[str | None]
    revealed: list[str | None]
    effects_done: list[int]
    void: bool
    effect: str | None
    target: int
    seen: list[str]
    spray_left: int
    trait: list[int]
    bonus: list[int]
    boosters: list[int]
    sappers: list[int]
    instant_worth: int
    inversions: int
    passes: int
    scored: bool
    score_before: list[int]
    score: list[int]
    fighters: list[int]
    duels: int
    table: list[str]
    disaster: str | None
    area: list[list[str]]
    deck_count: int
    discard: list[int]
    disasters_count: int
    under: list[str]
    known: list[list[int]]
    known_instants: list[int]
    winners: list[int]
    why: str | None


class DinosaursFace:
    """Happy Little Dinosaurs for people."""

    def read_settings(self, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Complete and check the settings.

        players: 2 to 4 (default 4).
        dinosaurs: by seat the name of a dinosaur, or None for one by lot (D2).
        youngest: the seat of the youngest; age rises clockwise from there (D4). Or
        ages: by seat the age rank, 0 being the youngest.
        two_player_changes: D43; by default on for two players, and possible for them alone.
        """
        known = ("players", "dinosaurs", "youngest", "ages", "two_player_changes")
        wishes = Wishes(wanted, known)
        players = wishes.players(PLAYERS, 4, "D1")
        changes = wishes.flag("two_player_changes", players == 2, "D43")
        if changes and players != 2:
            raise wrong(
                f"two_player_changes is for two players, not for {players}",
                "two_player_changes",
                changes,
                "players=2",
                "D43",
            )
        return {
            "players": players,
            "dinosaurs": _read_dinosaurs(wishes.given.get("dinosaurs", [None] * players), players),
            "ages": _read_ages(wishes, players),
            "two_player_changes": changes,
        }

    def write_settings(self, settings: Mapping[str, Any], record: np.void) -> None:
        """Fill a SETTINGS record."""
        players = settings["players"]
        record["players"] = players
        record["two_player_changes"] = settings["two_player_changes"]
        record["dinosaurs"] = -1
        record["ages"] = -1
        for seat, name in enumerate(settings["dinosaurs"]):
            record["dinosaurs"][seat] = -1 if name is None else Dinosaur[name.upper()]
        record["ages"][:players] = settings["ages"]

    def action(self, code: int) -> Action:
        """The action of a number."""
        return notation.MOVES[code]

    def parse(self, notation_text: str) -> Action:
        """The action of a notation."""
        return notation.parse(notation_text)

    def event(self, record: np.void, players: int, *, full_sight: bool) -> Event:
        """The event of a record."""
        return READER.read(record, players, full_sight=full_sight)

    def view(self, record: np.void) -> View:
        """The typed view of a record."""
        return DinosaursView(**VIEW.decode(record))

    def outcome(self, record: np.void) -> Outcome:
        """The outcome of a finished state."""
        players = int(record["players"])
        return Outcome(
            winners=tuple(seats_of(int(record["winners"]))),
            totals=tuple(int(n) for n in record["points"][:players]),
            why=label(Why(int(record["why"]))),
        )

    def text(self, state: State) -> str:
        """The whole state drawn with letters."""
        return text.draw(state.data[0])

    def svg(self, state: State) -> str:
        """The whole state as an SVG picture."""
        from nestling.games.dinosaurs.svg import draw  # only notebooks need it

        return draw(state.data[0])


def _read_dinosaurs(wanted: Any, players: int) -> list[str | None]:
    names = [label(d) for d in Dinosaur]
    allowed = f"{players} × ({', '.join(['null', *names])})"
    if not isinstance(wanted, list | tuple) or len(wanted) != players:
        raise wrong(
            f"dinosaurs is a list of {players}, one a seat, not {wanted!r}",
            "dinosaurs",
            wanted,
            allowed,
            "D2",
        )
    for name in wanted:
        if name is not None and name not in names:
            raise wrong(
                f"there is no dinosaur {name!r}; known: {', '.join(names)}",
                "dinosaurs",
                name,
                allowed,
                "D2",
            )
    chosen = [name for name in wanted if name is not None]
    if len(set(chosen)) < len(chosen):
        message = "no two seats may have the same dinosaur"
        raise wrong(message, "dinosaurs", wanted, allowed, "D2")
    return list(wanted)


def _read_ages(wishes: Wishes, players: int) -> list[int]:
    if "ages" in wishes.given and "youngest" in wishes.given:
        message = "give either ages or youngest, not both"
        raise wrong(message, "youngest", wishes.given["youngest"], "youngest | ages", "D4")
    if "ages" in wishes.given:
        ages = wishes.given["ages"]
        if not isinstance(ages, list | tuple) or sorted(map(repr, ages)) != sorted(
            map(repr, range(players))
        ):
            raise wrong(
                f"ages holds each of 0 to {players - 1} once, not {ages!r}",
                "ages",
                ages,
                list(range(players)),
                "D4",
            )
        return list(ages)
    youngest = wishes.youngest(players, "D4")
    return [(seat - youngest) % players for seat in range(players)]
