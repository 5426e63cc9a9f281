// The hexagons of the board: numbers, names, neighbours, and where they lie on the picture.
//
// Cells are numbered in rings from the middle outwards; a ring starts at its south-west corner and
// runs counter-clockwise. A cell is named by the letter of its slanted column and its row.

/** E, NE, NW, W, SW, SE. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const LARGEST = 5;

/** Half the height of a hexagon on the picture. */
export const SIDE = 30;
export const WIDTH = SIDE * Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

function ring(radius: number): [number, number][] {
  if (radius === 0) return [[0, 0]];
  const cells: [number, number][] = [];
  let [q, r] = [-radius, radius];
  for (const [dq, dr] of DIRECTIONS) {
    for (let step = 0; step < radius; step++) {
      cells.push([q, r]);
      [q, r] = [q + dq, r + dr];
    }
  }
  return cells;
}

export const COORDINATES = Array.from({ length: LARGEST + 1 }, (_, radius) => ring(radius)).flat();
export const CELLS = COORDINATES.length;
export const NAMES: readonly string[] = COORDINATES.map(
  ([q, r]) => "ABCDEFGHIJK"[q + LARGEST]! + String(r + LARGEST + 1),
);

const NUMBERS = new Map(NAMES.map((name, cell) => [name, cell]));
const AT = new Map(COORDINATES.map(([q, r], cell) => [`${q},${r}`, cell]));

/** The number of a name; -1 if there is no such cell. */
export function cellOf(name: string): number {
  return NUMBERS.get(name) ?? -1;
}

export function radiusOf(players: number): number {
  return players + 1;
}

export function cellsOf(players: number): number {
  const radius = radiusOf(players);
  return 3 * radius * (radius + 1) + 1;
}

/** The next cell in a direction; -1 off the board of so many cells. */
export function neighbour(cell: number, direction: number, cells = CELLS): number {
  const [q, r] = COORDINATES[cell]!;
  const [dq, dr] = DIRECTIONS[direction]!;
  const next = AT.get(`${q + dq},${r + dr}`) ?? -1;
  return next < cells ? next : -1;
}

export function neighbours(cell: number, cells = CELLS): number[] {
  return DIRECTIONS.map((_, d) => neighbour(cell, d, cells)).filter((next) => next >= 0);
}

export function centre(cell: number): Point {
  const [q, r] = COORDINATES[cell]!;
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIDE * r };
}

/** A point as CSS moves things of the picture there. */
export function translate({ x, y }: Point): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

/** The cell at a point of the picture; -1 beside the board of so many cells. */
export function cellAt({ x, y }: Point, cells: number): number {
  const r = y / (1.5 * SIDE);
  const q = x / WIDTH - r / 2;
  // Round in three coordinates whose sum is zero; the one that was rounded most follows the others.
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
  const column = offQ > offR && offQ > offS ? -roundR - roundS : roundQ;
  const row = offR > offQ && offR > offS ? -roundQ - roundS : roundR;
  const cell = AT.get(`${column},${row}`) ?? -1;
  return cell < cells ? cell : -1;
}

/** The corners of a hexagon around a point, as SVG wants them. */
export function hexagon(size: number, { x, y }: Point = { x: 0, y: 0 }): string {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k;
    return `${(x + size * Math.sin(angle)).toFixed(1)},${(y - size * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}

export interface Rim extends Point {
  text: string;
}

/** The letters of the slanted columns and the numbers of the rows, where they stand around the board. */
export function rim(players: number): Rim[] {
  const radius = radiusOf(players);
  const lines = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  const beyond = (q: number, r: number, direction: number, text: string): Rim => {
    const { x, y } = centre(AT.get(`${q},${r}`)!);
    const angle = (Math.PI / 3) * direction;
    const far = WIDTH * 0.61;
    return { text, x: x + far * Math.cos(angle), y: y - far * Math.sin(angle) };
  };
  return [
    ...lines.map((q) => beyond(q, Math.max(-radius, -radius - q), 2, "ABCDEFGHIJK"[q + LARGEST]!)),
    ...lines.map((r) => beyond(Math.min(radius, radius - r), r, 0, String(r + LARGEST + 1))),
  ];
}

/** The frame of the picture: x, y, width, height. */
export function frame(players: number): [number, number, number, number] {
  const radius = radiusOf(players);
  const width = WIDTH * (2 * radius + 1) + 30;
  const height = SIDE * (3 * radius + 2) + 18;
  return [-width / 2, -height / 2 + 2, width, height];
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Where an arrow key leads. Up and down zigzag, so that they keep to one straight column. */
export function beside(cell: number, arrow: Arrow, cells: number): number {
  const even = COORDINATES[cell]![1] % 2 === 0;
  const ways = {
    ArrowRight: [0],
    ArrowLeft: [3],
    ArrowUp: even ? [1, 2] : [2, 1],
    ArrowDown: even ? [5, 4] : [4, 5],
  }[arrow];
  for (const way of ways) {
    const next = neighbour(cell, way, cells);
    if (next >= 0) return next;
  }
  return cell;
}

/** Cells in the order of reading: from the north-west row by row. */
export function inReadingOrder(cells: number): number[] {
  return Array.from({ length: cells }, (_, cell) => cell).sort((a, b) => {
    const [first, second] = [COORDINATES[a]!, COORDINATES[b]!];
    return first[1] - second[1] || first[0] - second[0];
  });
}

/**
 * The way of a swim (J19): along water in a straight line with at most one turn, onto the first
 * tile met. The shortest, a straight one first; null if there is none.
 */
export function swimPath(ice: readonly boolean[], start: number, end: number): number[] | null {
  const cells = ice.length;
  let best: number[] | null = null;
  const offer = (path: number[]) => {
    if (path.at(-1) === end && (best === null || path.length < best.length)) best = path;
  };
  /** All cells from here on in a direction up to the first tile, and whether there is one. */
  const run = (from: number, direction: number): { water: number[]; tile: number } => {
    const water: number[] = [];
    let at = neighbour(from, direction, cells);
    while (at >= 0 && !ice[at]) {
      water.push(at);
      at = neighbour(at, direction, cells);
    }
    return { water, tile: at };
  };
  for (let first = 0; first < 6; first++) {
    const { water, tile } = run(start, first);
    if (water.length > 0 && tile >= 0) offer([start, ...water, tile]);
  }
  if (best !== null) return best;
  for (let first = 0; first < 6; first++) {
    const { water } = run(start, first);
    water.forEach((turn, i) => {
      for (let second = 0; second < 6; second++) {
        if (second === first || second === (first + 3) % 6) continue;
        const after = run(turn, second);
        if (after.tile >= 0) offer([start, ...water.slice(0, i + 1), ...after.water, after.tile]);
      }
    });
  }
  return best;
}
