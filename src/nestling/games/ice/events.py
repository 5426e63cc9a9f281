"""What happens in Jää Sulaa, as typed events (described in docs/events.md).

Cells and tiles are given by name. A field that holds a tile is None for those who may not see it.
`mother` says whether the penguin that moved is a mother; else it is a chick.
"""

from typing import Annotated

from nestling.core.events import EventReader
from nestling.core.game import Event
from nestling.core.schema import label
from nestling.games.ice.board import NAMES, Tile
from nestling.games.ice.state import EVENT, Happened, Reason, Why

Seat = Annotated[int, "seat"]
OneTile = Annotated[str, "tile 0"]
SecretTile = Annotated[str | None, "tile 0"]
Start = Annotated[str, "cell 0"]
End = Annotated[str, "cell 1"]
IsMother = Annotated[bool, "flag 2"]


class LaidOut(Event, frozen=True, tag="laid_out"):
    """Tiles were mixed and one laid on each of so many cells (J2).

    The numbers of kinds are those of the tiles that were mixed; with the quick start these are
    more than were laid (J25). `tiles` are those laid, in the order of board.NAMES: nobody's to see.
    """

    cells: Annotated[int, "number 0"]
    sun: Annotated[int, "number 1"]
    fish: Annotated[int, "number 2"]
    whale: Annotated[int, "number 3"]
    swim: Annotated[int, "number 4"]
    empty: Annotated[int, "number 5"]
    tiles: Annotated[list[str] | None, "cards"]


class Placed(Event, frozen=True, tag="placed"):
    """A chick or a mother was placed on the rim (J4, J5)."""

    seat: Seat
    cell: Annotated[str, "cell 0"]
    mother: Annotated[bool, "flag 1"]


class Lifted(Event, frozen=True, tag="lifted"):
    """A free tile left the game (J7); None for a tile that only the seat sees (J27)."""

    seat: Seat
    cell: Annotated[str, "cell 0"]
    tile: SecretTile


class Kept(Event, frozen=True, tag="kept"):
    """The lifted tile is kept (J27)."""

    seat: Seat
    tile: SecretTile


class Used(Event, frozen=True, tag="used"):
    """A tile that could be kept is used at once, or the kept one is used (`was_kept`) (J27)."""

    seat: Seat
    tile: OneTile
    was_kept: Annotated[bool, "flag 0"]


class Declined(Event, frozen=True, tag="declined"):
    """Something optional was not done: kept_tile, whale, swim or second_movement."""

    seat: Seat
    what: Annotated[str, "reason"]


class WhaleMoved(Event, frozen=True, tag="whale_moved"):
    """The killer whale of `seat` drove a chick of `other` to a free tile (J18)."""

    seat: Seat
    other: Annotated[int, "other"]
    start: Start
    end: End


class Swum(Event, frozen=True, tag="swum"):
    """A penguin swam, turning once at the water cell `turn`, if at all (J19)."""

    seat: Seat
    start: Start
    end: End
    mother: IsMother
    turn: Annotated[str | None, "cell 3"]


class Stepped(Event, frozen=True, tag="stepped"):
    """A penguin went to an adjacent free tile (J9)."""

    seat: Seat
    start: Start
    end: End
    mother: IsMother


class Swapped(Event, frozen=True, tag="swapped"):
    """The mother went from `start` to `end`, a chick of hers the other way (J10)."""

    seat: Seat
    start: Start
    end: End


class Sailed(Event, frozen=True, tag="sailed"):
    """A tile with a penguin slid so many cells in a straight line (J11)."""

    seat: Seat
    start: Start
    end: End
    mother: IsMother
    cells: Annotated[int, "number 3"]


class Lost(Event, frozen=True, tag="lost"):
    """The swim had no landing (J19)."""

    seat: Seat
    tile: OneTile


class NoMovement(Event, frozen=True, tag="no_movement"):
    """No movement was legal, so what was left of the turn is skipped (J8, J17)."""

    seat: Seat


class Scored(Event, frozen=True, tag="scored"):
    """Points at the end, and how many own chicks are at the mother (J22)."""

    seat: Seat
    points: Annotated[int, "number 0"]
    chicks: Annotated[int, "number 1"]


class Won(Event, frozen=True, tag="won"):
    """The game is over (J21, J23)."""

    winners: Annotated[list[int], "seats 0"]
    why: Annotated[str, "Why 1"]
    totals: Annotated[list[int], "numbers 2"]


def tile_name(kind: int, _full_sight: bool) -> str:
    """The name of a kind of tile; tiles of a kind are all alike."""
    return label(Tile(kind))


_CLASSES: dict[Happened, type[Event]] = {
    Happened.LAID_OUT: LaidOut,
    Happened.PLACED: Placed,
    Happened.LIFTED: Lifted,
    Happened.KEPT: Kept,
    Happened.USED: Used,
    Happened.DECLINED: Declined,
    Happened.WHALE_MOVED: WhaleMoved,
    Happened.SWUM: Swum,
    Happened.STEPPED: Stepped,
    Happened.SWAPPED: Swapped,
    Happened.SAILED: Sailed,
    Happened.LOST: Lost,
    Happened.NO_MOVEMENT: NoMovement,
    Happened.SCORED: Scored,
    Happened.WON: Won,
}

READER = EventReader(
    EVENT,
    [_CLASSES[happened] for happened in Happened],
    {"tile": tile_name, "card": tile_name},
    {"Reason": Reason, "Why": Why},
    {"cell": NAMES},
)
