"""The movements and swims of Jää Sulaa a second time: slowly, over sets of axial coordinates.

Written from the rulebook alone; it uses nothing of the rules in the package. A board is the side
of its area, the set of cells with ice, and whose penguins stand where.
"""

from dataclasses import dataclass, field

Cell = tuple[int, int]

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = (
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, 0),
    (-1, 1),
    (0, 1),
)
CYCLE = (EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST)


def go(cell: Cell, way: Cell) -> Cell:
    return cell[0] + way[0], cell[1] + way[1]


def area(side: int) -> set[Cell]:
    """J1."""
    span = range(1 - side, side)
    return {(q, r) for q in span for r in span if abs(q + r) < side}


AREAS = {side: area(side) for side in (4, 5, 6)}


@dataclass
class Board:
    side: int
    ice: set[Cell]
    mothers: dict[Cell, int] = field(default_factory=dict)  # whose
    chicks: dict[Cell, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.taken = {**self.mothers, **self.chicks}
        self.water = AREAS[self.side] - self.ice

    def own(self, seat: int) -> list[Cell]:
        return [cell for cell, owner in self.taken.items() if owner == seat]

    def is_free(self, cell: Cell) -> bool:
        return cell in self.ice and cell not in self.taken

    def steps(self, seat: int) -> set[tuple[Cell, Cell]]:
        """J9."""
        return {
            (cell, go(cell, way))
            for cell in self.own(seat)
            for way in CYCLE
            if self.is_free(go(cell, way))
        }

    def swaps(self, seat: int) -> set[tuple[Cell, Cell]]:
        """J10: from the mother's cell."""
        return {
            (cell, go(cell, way))
            for cell, owner in self.mothers.items()
            for way in CYCLE
            if owner == seat and self.chicks.get(go(cell, way)) == seat
        }

    def sailings(self, seat: int, sailing: str, sail_stop: str) -> set[tuple[Cell, Cell]]:
        """J11 to J13."""
        return {
            (cell, end)
            for cell in self.own(seat)
            for way in CYCLE
            for end in self.sail(cell, way, sailing, sail_stop)
        }

    def sail(self, start: Cell, way: Cell, sailing: str, sail_stop: str) -> set[Cell]:
        """Where the floe on `start` may stop when it sails this way."""
        others = self.ice - {start}  # the start cell counts as water
        water = self.water | {start}
        turn = CYCLE.index(way)
        flanks = (CYCLE[turn - 1], CYCLE[(turn + 1) % 6])
        if sailing == "gate" and any(
            go(start, CYCLE[k]) in others and go(start, CYCLE[k + 3]) in others for k in range(3)
        ):
            return set()
        ray: list[Cell] = []
        at = start
        while go(at, way) in water:
            barred = [go(at, flank) in others for flank in flanks]
            if all(barred) if sailing == "gate" else any(barred):
                break
            at = go(at, way)
            ray.append(at)
        if not ray:
            return set()
        if sailing == "three_sides":
            may_stop = set(ray)
        else:
            may_stop = {cell for cell in ray if has_three_open_sides(cell, others)}
        if sail_stop == "free":
            return may_stop
        if touches(ray[-1], others) and ray[-1] in may_stop:
            return {ray[-1]}
        if sailing == "three_sides":
            return may_stop
        return {cell for cell in ray if not touches(cell, others)}

    def swims(self, seat: int) -> set[tuple[Cell, Cell]]:
        """J19: search over where a swimmer is, which way it faces and whether it has turned."""
        found = set()
        for start in self.own(seat):
            todo = [(go(start, way), way, False) for way in CYCLE if go(start, way) in self.water]
            seen = set(todo)
            while todo:
                cell, way, turned = todo.pop()
                ways = [way]
                if not turned:
                    back = (-way[0], -way[1])
                    ways += [other for other in CYCLE if other not in (way, back)]
                for new in ways:
                    ahead = go(cell, new)
                    if ahead in self.water:
                        at = (ahead, new, turned or new != way)
                        if at not in seen:
                            seen.add(at)
                            todo.append(at)
                    elif self.is_free(ahead):
                        found.add((start, ahead))
        return found


def touches(cell: Cell, ice: set[Cell]) -> bool:
    return any(go(cell, way) in ice for way in CYCLE)


def has_three_open_sides(cell: Cell, ice: set[Cell]) -> bool:
    open_sides = [go(cell, way) not in ice for way in CYCLE] * 2
    return any(all(open_sides[k : k + 3]) for k in range(6))
