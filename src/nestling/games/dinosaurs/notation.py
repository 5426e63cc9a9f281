"""Short forms of the actions, the same in every language, both ways.

A card is its two-letter code and, for Point cards, its value (cards.toml): PR0, CS1, FC9, SB.
Seats are letters from A.

    PR0     lay a Pet Rock           @B      choose seat B
    -PR0    discard it               B/C     make B and C exchange
    +PR0    take or keep it          use     use Treenoculars
    SB>B    Score Booster on B       SI      Score Inversion
    SA>B    Score Sapper on B        DI      Disaster Insurance
    DR>B    Disaster Redirect to B   pass    decline, stop, accept
"""

from nestling.core.drawing import SEAT_LETTERS
from nestling.core.errors import Refused
from nestling.core.game import Action
from nestling.core.schema import label
from nestling.games.dinosaurs import actions as do
from nestling.games.dinosaurs.cards import FACTS, KINDS, POINT_KINDS, Card
from nestling.games.dinosaurs.state import SEATS

CODES = [
    card["code"] + str(card.get("value", ""))
    for card in FACTS["card"]
    if card["kind"] != "disaster"
]


class Move(Action, frozen=True):
    """An action of Happy Little Dinosaurs.

    verb: pass, lay, discard, take, target, pair, use, boost, sap, redirect, invert or insure.
    card: the kind of card that is laid, discarded, taken or played.
    seat, other: the seats that it concerns.
    """

    card: str | None = None
    seat: int | None = None
    other: int | None = None


def _list_moves() -> list[Move]:
    """All actions in the order of their numbers (actions.py)."""
    moves: list[Move] = []

    def add(notation: str, verb: str, **more: str | int | None) -> None:
        moves.append(Move(len(moves), notation, verb, **more))  # type: ignore[arg-type]

    def on_each_seat(kind: Card, verb: str) -> None:
        for seat in range(SEATS):
            add(f"{CODES[kind]}>{SEAT_LETTERS[seat]}", verb, card=label(kind), seat=seat)

    add("pass", "pass")
    for kind in range(POINT_KINDS):
        add(CODES[kind], "lay", card=label(Card(kind)))
    for kind in range(KINDS):
        add("-" + CODES[kind], "discard", card=label(Card(kind)))
    for kind in range(KINDS):
        add("+" + CODES[kind], "take", card=label(Card(kind)))
    for seat in range(SEATS):
        add("@" + SEAT_LETTERS[seat], "target", seat=seat)
    for a, b in do.PAIRS:
        add(f"{SEAT_LETTERS[a]}/{SEAT_LETTERS[b]}", "pair", seat=a, other=b)
    add("use", "use")
    on_each_seat(Card.SCORE_BOOSTER, "boost")
    on_each_seat(Card.SCORE_SAPPER, "sap")
    on_each_seat(Card.DISASTER_REDIRECT, "redirect")
    for kind, verb in (
        (Card.SCORE_INVERSION, "invert"),
        (Card.DISASTER_INSURANCE, "insure"),
    ):
        add(CODES[kind], verb, card=label(kind))
    return moves


MOVES = _list_moves()
_BY_NOTATION = {move.notation: move for move in MOVES}


def parse(notation: str) -> Move:
    """The action written so; Refused("unknown_notation") says how actions are written."""
    move = _BY_NOTATION.get(notation.strip())
    if move is None:
        raise Refused(
            "unknown_notation",
            f"{notation[:40]!r} is no action of Happy Little Dinosaurs; examples: PR0 (lay), -PR0 "
            "(discard), +PR0 (take), @B, B/C, use, SB>A, SA>A, DR>A, SI, DI, pass",
            notation=notation,
        )
    return move
