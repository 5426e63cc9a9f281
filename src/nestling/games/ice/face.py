"""The words of Jää Sulaa: settings, views, outcome, refusals (see core.game.Face)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from nestling.core.game import Action, Event, Outcome, State, View
from nestling.core.schema import label, seats_of
from nestling.core.wishes import Wishes, wrong
from nestling.games.ice import notation, text
from nestling.games.ice.events import READER
from nestling.games.ice.state import (
    VIEW,
    JuniorMothers,
    Sailing,
    SailStop,
    Saved,
    Why,
)

PLAYERS = (2, 3, 4)

CHOICES = {  # settings that are one of some names, with their rules
    "sailing": (Sailing, "J12"),
    "sail_stop": (SailStop, "J13"),
    "saved": (Saved, "J27"),
    "junior_mothers": (JuniorMothers, "J28"),
}
FLAGS = {"quick_start": "J25", "no_actions": "J26", "junior": "J28"}
KNOWN = ("players", "youngest", *CHOICES, *FLAGS)


class IceView(View, frozen=True):
    """What a seat may see; the meaning of each field is in state.VIEW.

    Cells are numbers, named in board.NAMES. Lists by seat have four entries whatever the number
    of players. `seat` is -1 for an onlooker.
    """

    seat: int
    players: int
    youngest: int
    sailing: str
    sail_stop: str
    saved: str
    quick_start: bool
    no_actions: bool
    junior: bool
    junior_mothers: str
    phase: str
    actors: list[int]
    turn: int
    turns: int
    ice: list[bool]
    owner: list[int]
    mother: list[int]
    chicks: list[list[int]]
    family: int
    free_tiles: int
    unseen: list[int]
    undrawn: int
    keeps: list[int]
    kept: list[str | None]
    lifted: str | None
    lifts: int
    effect: str | None
    movements: int
    moved: int
    last_seat: int
    last_verb: str | None
    last_from: int
    last_to: int
    points: list[int]
    at_mother: list[int]
    winners: list[int]
    why: str | None


class IceFace:
    """Jää Sulaa for people."""

    def read_settings(self, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Complete and check the settings.

        players: 2 to 4 (default 4).
        youngest: the seat that begins (default 0) (J4).
        sailing: three_sides or gate (J12). sail_stop: dock or free (J13).
        saved: none, open or hidden (J27); none without actions (J26).
        quick_start, no_actions, junior: true or false (J25, J26, J28).
        junior_mothers: count or free, for junior alone (J28).
        """
        wishes = Wishes(wanted, KNOWN)
        players = wishes.players(PLAYERS, 4, "J1")
        settings: dict[str, Any] = {
            "players": players,
            "youngest": wishes.youngest(players, "J4"),
            **{name: wishes.choice(name, *choice) for name, choice in CHOICES.items()},
            **{name: wishes.flag(name, False, rule) for name, rule in FLAGS.items()},
        }
        if settings["no_actions"] and settings["saved"] != "none":
            raise wrong(
                f"saved is {settings['saved']}, but without actions no tile can be saved",
                "saved",
                settings["saved"],
                "none",
                "J26",
            )
        if settings["junior_mothers"] != "count" and not settings["junior"]:
            raise wrong(
                "junior_mothers belongs to the rules for ages 6-8: give junior as well",
                "junior_mothers",
                settings["junior_mothers"],
                "count | junior=true",
                "J28",
            )
        return settings

    def write_settings(self, settings: Mapping[str, Any], record: np.void) -> None:
        """Fill a SETTINGS record."""
        record["players"] = settings["players"]
        record["youngest"] = settings["youngest"]
        for name, (options, _) in CHOICES.items():
            record[name] = options[settings[name].upper()]
        for name in FLAGS:
            record[name] = settings[name]

    def action(self, code: int) -> Action:
        """The action of a number."""
        return notation.describe(code)

    def parse(self, notation_text: str) -> Action:
        """The action of a notation."""
        return notation.parse(notation_text)

    def event(self, record: np.void, players: int, *, full_sight: bool) -> Event:
        """The event of a record."""
        return READER.read(record, players, full_sight=full_sight)

    def view(self, record: np.void) -> View:
        """The typed view of a record."""
        return IceView(**VIEW.decode(record))

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
        return text.draw(state.data[0], _points(state))

    def svg(self, state: State) -> str:
        """The whole state as an SVG picture."""
        from nestling.games.ice.svg import draw  # only notebooks need it

        return draw(state.data[0], _points(state))


def _points(state: State) -> list[int]:
    points: list[int] = state.observe(None).to_json()["points"]
    return points
