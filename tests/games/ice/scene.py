"""Positions written out, and plays by notation: the kit of the scenario tests.

`scene(A="G6 F6 E6", B="C3", free="F7 F8")` has seat A's mother on G6 and its chicks on F6 and E6,
B's mother on C3, and two free tiles; all else is water. With `ice=ALL` all that is not named in
`water` is ice. A dash stands for a mother not on the board: `A="- F6"`. Tiles are empty unless
said otherwise: `tiles={"F7": "fish"}`. It is A's turn to lift a tile; `phase="move"` asks for a
movement at once.

Cells may also be written as axial coordinates: `axial("(-2,0); (-3,0) (2,0)")` names them.
"""

import re
from collections.abc import Iterable
from typing import Any

import nestling
from nestling.core.game import Event, State

SEATS = "ABCD"
ALL = "all"
EMPTY, KINDS = 4, ("sun", "fish", "whale", "swim", "empty")
PHASES = ("chicks", "mothers", "lift", "keep", "use", "whale", "swim", "move", "over")

SPIRAL = [(0, 0)]  # the numbers of the cells, worked out anew
for _radius in range(1, 6):
    _q, _r = -_radius, _radius
    for _dq, _dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        for _ in range(_radius):
            SPIRAL.append((_q, _r))
            _q, _r = _q + _dq, _r + _dr
NUMBER = {cell: number for number, cell in enumerate(SPIRAL)}


def name(cell: tuple[int, int]) -> str:
    """The name of an axial cell: the column's letter, the row's number, F6 in the middle."""
    return "ABCDEFGHIJK"[cell[0] + 5] + str(cell[1] + 6)


def cell_of(text: str) -> tuple[int, int]:
    """The axial cell of a name."""
    return ord(text[0]) - ord("F"), int(text[1:]) - 6


def number(text: str) -> int:
    """The number of a named cell."""
    return NUMBER[cell_of(text)]


def axial(text: str) -> list[str]:
    """The names of cells written as axial coordinates."""
    return [name((int(q), int(r))) for q, r in re.findall(r"\((-?\d+), *(-?\d+)\)", text)]


class Scene:
    """A game in a position of the test's choosing."""

    def __init__(self, state: State) -> None:
        self.state = state

    def play(self, script: str) -> list[Event]:
        """Play "A -F6, A F7-F8": seat and notation, in this order. Returns the events."""
        events: list[Event] = []
        for step in script.split(","):
            seat, notation = step.split()
            events += self.state.play(SEATS.index(seat), notation)
        return events

    def legal(self, seat: str = "A") -> list[str]:
        """The notations of the seat's legal actions."""
        return [str(action) for action in self.state.legal(SEATS.index(seat))]

    def ends(self, verb: str, start: str, seat: str = "A") -> set[str]:
        """Where the penguin on `start` can go by step, swap, sail, swim or whale."""
        actions: Iterable[Any] = self.state.legal(SEATS.index(seat))
        return {a.end for a in actions if a.verb == verb and a.start == start}

    def view(self, seat: str | None = None) -> Any:
        """What a seat (None: an onlooker) sees."""
        return self.state.observe(None if seat is None else SEATS.index(seat))

    @property
    def phase(self) -> str:
        return str(self.view().phase)

    @property
    def turn(self) -> str:
        return SEATS[self.view().turn]


def scene(
    *,
    players: int = 2,
    free: str | Iterable[str] = (),
    ice: str = "",
    water: str | Iterable[str] = (),
    tiles: dict[str, str] | None = None,
    phase: str = "lift",
    kept: dict[str, str] | None = None,
    settings: dict[str, Any] | None = None,
    **families: str,
) -> Scene:
    """The game in this position; penguins not named are nowhere."""
    state = nestling.game("ice", players=players, **(settings or {})).start(seed=0)
    s = state.data[0]
    water = water.split() if isinstance(water, str) else list(water)
    free = free.split() if isinstance(free, str) else list(free)
    s["tile"] = -1
    s["box"] = 0
    for number, cell in enumerate(SPIRAL[: s["cells"]]):
        dry = name(cell) in free or (ice == ALL and name(cell) not in water)
        s["on"][number] = 0 if dry else -1
    for letter, cells in families.items():
        put_family(s, SEATS.index(letter), cells.split())
    for number in range(int(s["cells"])):
        if s["on"][number] >= 0:
            s["tile"][number] = EMPTY
    for cell_name, kind in (tiles or {}).items():
        assert s["tile"][NUMBER[cell_of(cell_name)]] == EMPTY, cell_name
        s["tile"][NUMBER[cell_of(cell_name)]] = KINDS.index(kind)
    for letter, kind in (kept or {}).items():
        s["kept"][SEATS.index(letter)] = KINDS.index(kind)
    s["free_tiles"] = int((s["on"] == 0).sum())
    s["phase"] = PHASES.index(phase)
    s["turn"] = 0
    s["turns"] = 1
    s["movements"] = 1 if phase == "move" else 0
    return Scene(state)


def put_family(s: Any, seat: int, cells: list[str]) -> None:
    """The seat's mother on the first cell ("-": nowhere), chicks on the others."""
    numbers = []
    for place, cell in enumerate(cells):
        if cell != "-":
            number = NUMBER[cell_of(cell)]
            s["on"][number] = 1 + 2 * seat + (place == 0)
            numbers.append(number)
            if place == 0:
                s["mother"][seat] = number
    s["where"][seat] = sorted(numbers) + [-1] * (6 - len(numbers))
    s["placed"][seat] = len(numbers)
