"""The records of Jää Sulaa: settings, the whole state, a seat's view, an event.

Seats are 0 to players - 1, clockwise. Cells are numbers (see board.py). Chicks of a family look
alike, so a penguin is told by where it stands.
"""

import enum

from nestling.core.schema import Field, Layout
from nestling.games.ice.board import CELLS, CHICKS, FAMILY, KINDS, SEATS, Tile

# What is on a cell (STATE.on): water, a free tile, or 1 + 2 * seat for a chick and 2 + 2 * seat
# for a mother.
OUTSIDE, WATER, FREE = -2, -1, 0


class Phase(enum.IntEnum):
    """What `turn` decides."""

    CHICKS = 0  # J4: where a chick is placed
    MOTHERS = 1  # J5: where the mother is placed
    LIFT = 2  # J7, J16: which tile is lifted
    KEEP = 3  # J27: whether the lifted tile is kept; passing is using it
    USE = 4  # J27: whether the kept tile is used
    WHALE = 5  # J18: where the killer whale drives a chick
    SWIM = 6  # J19: who swims where
    MOVE = 7  # J8, J17: a movement
    OVER = 8


class Why(enum.IntEnum):
    """How the game ended (J21)."""

    FAMILY_COMPLETE = 0
    ICE_GONE = 1


class Sailing(enum.IntEnum):
    """Which slides are clear (J11, J12)."""

    THREE_SIDES = 0
    GATE = 1


class SailStop(enum.IntEnum):
    """Where a floe may stop (J11, J13)."""

    DOCK = 0
    FREE = 1


class Saved(enum.IntEnum):
    """Whether tiles may be kept, and who sees them (J27)."""

    NONE = 0
    OPEN = 1
    HIDDEN = 2


class JuniorMothers(enum.IntEnum):
    """What touching mothers cost with the rules for ages 6-8 (J28)."""

    COUNT = 0
    FREE = 1


class Verb(enum.IntEnum):
    """Kinds of action."""

    PASS = 0
    KEEP = 1
    USE = 2
    PLACE = 3
    LIFT = 4
    STEP = 5
    SWAP = 6
    SAIL = 7
    SWIM = 8
    WHALE = 9


_WISHES = [
    Field("players", "i1", doc="2 to 4"),
    Field("youngest", "i1", doc="the seat that begins (J4)"),
    Field("sailing", "i1", means="Sailing", doc="J12"),
    Field("sail_stop", "i1", means="SailStop", doc="J13"),
    Field("saved", "i1", means="Saved", doc="J27"),
    Field("quick_start", "i1", means="flag", doc="J25"),
    Field("no_actions", "i1", means="flag", doc="J26"),
    Field("junior", "i1", means="flag", doc="J28"),
    Field("junior_mothers", "i1", means="JuniorMothers", doc="J28"),
]
_WISH_ENUMS = [Sailing, SailStop, Saved, JuniorMothers]

SETTINGS = Layout("Settings", _WISHES, _WISH_ENUMS)

STATE = Layout(
    "State",
    [
        Field("key", "u8", (2,), "hidden", doc="key of the draws"),
        Field("draws", "u8", means="hidden", doc="draws taken"),
        Field("plays", "i4", doc="actions played so far"),
        *_WISHES,
        Field("cells", "i1", doc="how many cells the area has: 0 to cells - 1 (J1)"),
        Field("phase", "i1", means="Phase"),
        Field("turn", "i1", doc="whose decision it is; -1 when the game is over"),
        Field("turns", "i2", doc="turns begun"),
        Field("tile", "i1", (CELLS,), "Tile", doc="the tile on each cell; -1: none"),
        Field("on", "i1", (CELLS + 1,), doc="OUTSIDE, WATER, FREE or a penguin"),
        Field("free_tiles", "i1", doc="how many tiles bear no penguin"),
        Field(
            "where", "i1", (SEATS, FAMILY), doc="the cells of each family, rising; -1: not placed"
        ),
        Field("placed", "i1", (SEATS,), doc="penguins of each family on the board"),
        Field("mother", "i1", (SEATS,), doc="the cell of each mother; -1: not placed"),
        Field("sides", "i1", (SEATS,), doc="mask of the sides with a chick at the start (J4)"),
        Field("box", "i1", (KINDS,), doc="tiles of each kind that were drawn out (J25)"),
        Field("kept", "i1", (SEATS,), "Tile", doc="the tile each seat keeps (J27); -1: none"),
        Field("lifted", "i1", means="Tile", doc="what Phase.KEEP decides on, else -1"),
        Field("lifts", "i1", doc="tiles lifted this turn"),
        Field("effect", "i1", means="Tile", doc="the action that took effect this turn; -1: none"),
        Field("movements", "i1", doc="movements left"),
        Field("moved", "i1", doc="movements made this turn"),
        Field("last_seat", "i1", doc="who changed the board last; -1: nobody yet"),
        Field("last_verb", "i1", means="Verb"),
        Field("last_from", "i1", doc="-1: none"),
        Field("last_to", "i1"),
        Field("points", "i1", (SEATS,), doc="J22, once the game is over"),
        Field("winners", "i1", means="seats"),
        Field("why", "i1", means="Why"),
    ],
    [*_WISH_ENUMS, Tile, Phase, Verb, Why],
)

VIEW = Layout(
    "View",
    [
        Field("seat", "i1", doc="whose view; -1: an onlooker's"),
        *_WISHES,
        Field("phase", "i1", means="Phase"),
        Field("actors", "i1", means="seats", doc="who has a decision to make"),
        Field("turn", "i1", doc="the seat whose turn it is; -1 when the game is over"),
        Field("turns", "i2", doc="turns begun"),
        Field(
            "ice", "i1", (CELLS,), "flag", padded=True, doc="by cell of the area: 1 ice, 0 water"
        ),
        Field("owner", "i1", (CELLS,), doc="by cell: whose penguin stands there; -1: nobody's"),
        Field("mother", "i1", (SEATS,), doc="the cell of each mother; -1: not placed"),
        Field("chicks", "i1", (SEATS, CHICKS), padded=True, doc="the cells of each seat's chicks"),
        Field("family", "i1", doc="chicks that each family has"),
        Field("free_tiles", "i1", doc="how many tiles bear no penguin"),
        Field("unseen", "i1", (KINDS,), doc="by kind: tiles that the viewer has not seen yet"),
        Field("undrawn", "i1", doc="how many of the unseen are not in the game (J25)"),
        Field("keeps", "i1", means="seats", doc="who keeps a tile (J27)"),
        Field("kept", "i1", (SEATS,), "Tile", doc="which, as far as the viewer may see"),
        Field("lifted", "i1", means="Tile", doc="the tile that may be kept, if seen"),
        Field("lifts", "i1", doc="tiles lifted this turn"),
        Field("effect", "i1", means="Tile", doc="the action that took effect this turn"),
        Field("movements", "i1", doc="movements left"),
        Field("moved", "i1", doc="movements made this turn"),
        Field("last_seat", "i1", doc="who changed the board last; -1: nobody yet"),
        Field("last_verb", "i1", means="Verb"),
        Field("last_from", "i1", doc="-1: none"),
        Field("last_to", "i1", doc="-1: none"),
        Field("points", "i1", (SEATS,), doc="J22, as things stand"),
        Field("at_mother", "i1", (SEATS,), doc="own chicks at each mother"),
        Field("winners", "i1", means="seats"),
        Field("why", "i1", means="Why"),
    ],
    [*_WISH_ENUMS, Tile, Phase, Verb, Why],
)


class Happened(enum.IntEnum):
    """Kinds of event, in about the order of a game."""

    LAID_OUT = 0
    PLACED = 1
    LIFTED = 2
    KEPT = 3
    USED = 4
    DECLINED = 5
    WHALE_MOVED = 6
    SWUM = 7
    STEPPED = 8
    SWAPPED = 9
    SAILED = 10
    LOST = 11
    NO_MOVEMENT = 12
    SCORED = 13
    WON = 14


class Reason(enum.IntEnum):
    """What was declined."""

    KEPT_TILE = 0  # J27
    WHALE = 1  # J18
    SWIM = 2  # J19
    SECOND_MOVEMENT = 3  # J17


EVENT = Layout(
    "Event",
    [
        Field("happened", "i1", means="Happened"),
        Field("seat", "i1", doc="whom it is about; -1: nobody"),
        Field("other", "i1", doc="the other seat concerned; -1: none"),
        Field("audience", "i2", doc="mask of seats that see the tile; core.log.EVERYONE: all"),
        Field(
            "count", "i2", doc="number of tiles, seen or not; in a log's first record: of events"
        ),
        Field("cards", "i1", (CELLS,), "hidden", doc="kinds of tile; -1: none, or not to be seen"),
        Field("reason", "i1", means="Reason"),
        Field("numbers", "i2", (6,), doc="cells and amounts; see docs/events.md"),
    ],
    [Happened, Reason],
)
