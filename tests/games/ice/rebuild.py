"""A second scorekeeper: from full-sight events alone it rebuilds the game and checks it.

It uses nothing of the rules in the package: where a floe or a swimmer may go it asks the
reference, points and the end it works out itself.
"""

from typing import Any

from nestling.core.game import Event

from .reference import CYCLE, Board, Cell, go
from .scene import SPIRAL, cell_of

KEEPABLE = {"sun", "fish", "swim"}


class Rebuilt:
    """A game as its events tell it."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        self.players: int = settings["players"]
        self.chicks_each = 4 if settings["junior"] else 5
        self.tiles: dict[Cell, str] = {}
        self.mothers: dict[Cell, int] = {}
        self.chicks: dict[Cell, int] = {}
        self.kept: dict[int, str] = {}
        self.turn: int | None = None
        self.pending: str | None = None  # lifted, and neither kept nor used yet
        self.effect: str | None = None
        self.must_lift = False
        self.movements = 0
        self.moved = 0
        self.over = False
        self.scored: dict[int, tuple[int, int]] = {}

    @property
    def board(self) -> Board:
        return Board(self.players + 2, set(self.tiles), dict(self.mothers), dict(self.chicks))

    def follow(self, event: Event) -> None:
        """Take in the next event; AssertionError if it can't be."""
        data = event.to_json()
        kind = data.pop("event")
        assert not self.over or kind in ("scored", "won")
        method = {"kept": "take_in", "scored": "score"}.get(kind, kind)
        getattr(self, method)(**data)

    def laid_out(self, cells: int, tiles: list[str], **kinds: int) -> None:
        assert len(tiles) == cells
        self.tiles = dict(zip(SPIRAL, tiles, strict=False))
        for kind, count in kinds.items():
            laid = tiles.count(kind)
            assert laid == count or (self.settings["quick_start"] and laid <= count)

    def placed(self, seat: int, cell: str, mother: bool) -> None:
        assert self.board.is_free(cell_of(cell))
        (self.mothers if mother else self.chicks)[cell_of(cell)] = seat

    def begin_turn(self, seat: int) -> None:
        expected = self.settings["youngest"] if self.turn is None else self.turn + 1
        assert seat == expected % self.players
        self.turn = seat
        self.effect = None
        self.movements = self.moved = 0

    def lifted(self, seat: int, cell: str, tile: str) -> None:
        if not self.must_lift:
            assert self.movements == 0
            self.begin_turn(seat)
        self.must_lift = False
        assert seat == self.turn
        assert self.board.is_free(cell_of(cell))
        assert self.tiles.pop(cell_of(cell)) == tile
        if len(self.tiles) == len(self.board.taken):
            self.over = True
        elif self.settings["saved"] != "none" and tile in KEEPABLE and seat not in self.kept:
            self.pending = tile
        else:
            self.take_effect(tile)

    def take_effect(self, tile: str) -> None:
        assert self.effect is None
        if tile == "sun":
            self.must_lift = True
        else:
            self.effect = tile
            self.movements = 2 if tile == "fish" else 1

    def take_in(self, seat: int, tile: str) -> None:
        assert seat == self.turn
        assert tile == self.pending
        self.kept[seat] = tile
        self.pending = None
        self.movements = 1

    def used(self, seat: int, tile: str, was_kept: bool) -> None:
        assert seat == self.turn
        if was_kept:
            assert self.effect == "empty"
            assert self.kept.pop(seat) == tile
            self.effect = None
            self.movements = 0
        else:
            assert self.pending == tile
            self.pending = None
        self.take_effect(tile)

    def declined(self, seat: int, what: str) -> None:
        assert seat == self.turn
        if what == "second_movement":
            assert self.moved == 1
            self.movements = 0
        elif what == "kept_tile":
            assert self.effect == "empty"
            assert seat in self.kept
        else:
            assert self.effect == what
            self.effect = f"{what} done"

    def whale_moved(self, seat: int, other: int, start: str, end: str) -> None:
        assert (seat, self.effect) == (self.turn, "whale")
        assert other != seat
        self.effect = "whale done"
        self.move_penguin(other, start, end, mother=False)

    def swum(self, seat: int, start: str, end: str, mother: bool, turn: str | None) -> None:
        assert (seat, self.effect) == (self.turn, "swim")
        self.effect = "swim done"
        assert (cell_of(start), cell_of(end)) in self.board.swims(seat)
        corners = [cell_of(cell) for cell in (start, turn, end) if cell is not None]
        way = [corners[0]]
        for corner in corners[1:]:
            (direction,) = [d for d in CYCLE if on_line(way[-1], corner, d)]
            while way[-1] != corner:
                way.append(go(way[-1], direction))
        assert set(way[1:-1]) <= self.board.water
        assert len(way) > 2
        self.move_penguin(seat, start, end, mother)

    def lost(self, seat: int, tile: str) -> None:
        assert (seat, tile) == (self.turn, self.effect)
        self.effect = "swim done"
        assert not self.board.swims(seat)

    def movement(self, seat: int) -> None:
        assert seat == self.turn
        assert self.movements > 0
        assert self.effect in (None, "empty", "fish", "whale done", "swim done")
        self.movements -= 1
        self.moved += 1

    def stepped(self, seat: int, start: str, end: str, mother: bool) -> None:
        self.movement(seat)
        assert (cell_of(start), cell_of(end)) in self.board.steps(seat)
        self.move_penguin(seat, start, end, mother)

    def swapped(self, seat: int, start: str, end: str) -> None:
        self.movement(seat)
        assert (cell_of(start), cell_of(end)) in self.board.swaps(seat)
        del self.mothers[cell_of(start)], self.chicks[cell_of(end)]
        self.mothers[cell_of(end)] = self.chicks[cell_of(start)] = seat
        self.look_for_the_end(seat)

    def sailed(self, seat: int, start: str, end: str, mother: bool, cells: int) -> None:
        self.movement(seat)
        floe, goal = cell_of(start), cell_of(end)
        sailing, stop = self.settings["sailing"], self.settings["sail_stop"]
        assert (floe, goal) in self.board.sailings(seat, sailing, stop)
        assert max(abs(floe[0] - goal[0]), abs(floe[1] - goal[1])) == cells
        self.tiles[goal] = self.tiles.pop(floe)
        (self.mothers if mother else self.chicks)[goal] = seat
        assert (self.mothers if mother else self.chicks).pop(floe) == seat
        self.look_for_the_end(seat)

    def no_movement(self, seat: int) -> None:
        assert seat == self.turn
        board = self.board
        assert not board.steps(seat) | board.swaps(seat)
        assert not board.sailings(seat, self.settings["sailing"], self.settings["sail_stop"])
        self.movements = 0

    def move_penguin(self, owner: int, start: str, end: str, mother: bool) -> None:
        assert self.board.is_free(cell_of(end))
        family = self.mothers if mother else self.chicks
        assert family.pop(cell_of(start)) == owner
        family[cell_of(end)] = owner
        self.look_for_the_end(owner)

    def look_for_the_end(self, seat: int) -> None:
        self.over = self.at_mother(seat).count("own") == self.chicks_each

    def at_mother(self, seat: int) -> list[str]:
        """What stands around the seat's mother: own, chick or mother."""
        (mother,) = [cell for cell, owner in self.mothers.items() if owner == seat]
        around = [go(mother, way) for way in CYCLE]
        return [
            "own" if self.chicks.get(cell) == seat else "chick" if cell in self.chicks else "mother"
            for cell in around
            if cell in self.chicks or cell in self.mothers
        ]

    def worth(self, seat: int) -> int:
        around = self.at_mother(seat)
        strangers = 0 if self.settings["junior"] else around.count("chick")
        mothers = around.count("mother") if self.settings["junior_mothers"] == "count" else 0
        return around.count("own") - strangers - mothers

    def score(self, seat: int, points: int, chicks: int) -> None:
        assert self.over
        assert (points, chicks) == (self.worth(seat), self.at_mother(seat).count("own"))
        self.scored[seat] = (points, chicks)

    def won(self, winners: list[int], why: str, totals: list[int]) -> None:
        assert self.over
        assert totals == [self.scored[seat][0] for seat in range(self.players)]
        best = max(self.scored.values())
        assert winners == [seat for seat in range(self.players) if self.scored[seat] == best]
        gone = len(self.tiles) == len(self.board.taken)
        assert why == ("ice_gone" if gone else "family_complete")


def on_line(start: Cell, end: Cell, way: Cell) -> bool:
    return any((start[0] + k * way[0], start[1] + k * way[1]) == end for k in range(1, 11))
