import { expect, test } from "vitest";
import {
  beside,
  cellAt,
  CELLS,
  cellOf,
  cellsOf,
  centre,
  COORDINATES,
  frame,
  rim,
  inReadingOrder,
  NAMES,
  neighbour,
  neighbours,
  swimPath,
} from "./geometry";

const at = (q: number, r: number) => COORDINATES.findIndex(([a, b]) => a === q && b === r);

/** The two players' area, all ice but these cells. */
function iceBut(...water: [number, number][]): boolean[] {
  const ice = Array.from({ length: cellsOf(2) }, () => true);
  for (const [q, r] of water) ice[at(q, r)] = false;
  return ice;
}

test("the areas are the first cells of the largest one", () => {
  expect([2, 3, 4].map(cellsOf)).toEqual([37, 61, 91]);
  expect(CELLS).toBe(91);
  expect(new Set(NAMES).size).toBe(91);
  for (const players of [2, 3, 4]) {
    const far = COORDINATES.slice(0, cellsOf(players)).map(([q, r]) =>
      Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)),
    );
    expect(Math.max(...far)).toBe(players + 1);
  }
});

test("the middle is F6, with G6 east and F7 south-east", () => {
  expect(cellOf("F6")).toBe(0);
  expect(NAMES[neighbour(0, 0)]).toBe("G6");
  expect(NAMES[neighbour(0, 5)]).toBe("F7");
  expect(cellOf("A1")).toBe(-1);
});

test("neighbours are mutual and end at the rim of the area", () => {
  for (let cell = 0; cell < CELLS; cell++) {
    for (const next of neighbours(cell)) expect(neighbours(next)).toContain(cell);
  }
  expect(neighbours(at(3, 0), 37)).toHaveLength(3);
  expect(neighbours(at(3, 0))).toHaveLength(6);
});

test("arrow keys stay in the area and come back", () => {
  for (let cell = 0; cell < 37; cell++) {
    for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
      expect(beside(cell, arrow, 37)).toBeLessThan(37);
    }
  }
  expect(beside(beside(0, "ArrowUp", 91), "ArrowDown", 91)).toBe(0);
  expect(beside(beside(0, "ArrowUp", 91), "ArrowUp", 91)).toBe(at(1, -2));
});

test("letters and numbers stand beside the lines that they name, and none over a cell", () => {
  for (const players of [2, 3, 4]) {
    const [x, y, width, height] = frame(players);
    const cells = cellsOf(players);
    const names = NAMES.slice(0, cells);
    for (const { text, ...at } of rim(players)) {
      expect(names.some((name) => (/\d/.test(text) ? name.slice(1) === text : name[0] === text))).toBe(true);
      expect(cellAt(at, cells)).toBe(-1);
      expect(at.x > x + 4 && at.x < x + width - 4 && at.y > y + 4 && at.y < y + height - 4).toBe(true);
    }
    expect(rim(players)).toHaveLength(2 * (2 * (players + 1) + 1));
  }
});

test("reading order starts in the north-west, and every cell lies in the frame", () => {
  expect(NAMES[inReadingOrder(37)[0]!]).toBe("F3");
  expect(new Set(inReadingOrder(61)).size).toBe(61);
  const [x, y, width, height] = frame(2);
  expect(x + width).toBeGreaterThan(0);
  expect(y + height).toBeGreaterThan(0);
});

test("swims go straight, or turn once (W1 to W3, W5)", () => {
  const start = at(-2, 0);
  const straight = swimPath(iceBut([-1, 0], [0, 0]), start, at(1, 0));
  expect(straight).toEqual([start, at(-1, 0), at(0, 0), at(1, 0)]);
  const turned = iceBut([-1, 0], [0, 0], [1, -1], [2, -2]);
  expect(swimPath(turned, start, at(3, -3))).toHaveLength(6);
  const twice = iceBut([-1, 0], [0, 0], [1, -1], [2, -1]);
  expect(swimPath(twice, start, at(3, -1))).toBeNull();
  expect(swimPath(twice, start, at(2, -2))).not.toBeNull();
  expect(swimPath(iceBut([1, 0], [2, 0]), start, at(3, 0))).toBeNull();
});

test("every point of a cell is that cell's", () => {
  for (let cell = 0; cell < CELLS; cell++) {
    const { x, y } = centre(cell);
    expect(cellAt({ x, y }, CELLS)).toBe(cell);
    for (let k = 0; k < 12; k++) {
      const [dx, dy] = [24 * Math.cos((k * Math.PI) / 6), 24 * Math.sin((k * Math.PI) / 6)];
      expect(cellAt({ x: x + dx, y: y + dy }, CELLS)).toBe(cell);
    }
  }
  expect(cellAt(centre(90), cellsOf(2))).toBe(-1);
  expect(cellAt({ x: 999, y: 0 }, CELLS)).toBe(-1);
});
