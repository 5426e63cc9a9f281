import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { TILES, type View } from "../../generated/ice";
import type { GameEvent } from "../../generated/wire";
import type { Args } from "../../i18n/fluent";
import { cellOf } from "./geometry";
import { emptyStage, settle, tell } from "./stage";
import { line } from "./story";

const EVENTS: GameEvent[] = [
  { event: "laid_out", cells: 37, sun: 6, fish: 6, whale: 2, swim: 2, empty: 21, tiles: null },
  { event: "placed", seat: 0, cell: "F3", mother: false },
  { event: "placed", seat: 1, cell: "C7", mother: false },
  { event: "placed", seat: 0, cell: "G3", mother: true },
  { event: "lifted", seat: 0, cell: "F6", tile: "fish" },
  { event: "swapped", seat: 0, start: "G3", end: "F3" },
  { event: "stepped", seat: 0, start: "G3", end: "G4", mother: false },
  { event: "lifted", seat: 1, cell: "F5", tile: null },
  { event: "kept", seat: 1, tile: null },
  { event: "sailed", seat: 0, start: "G4", end: "F5", mother: false, cells: 1 },
  { event: "lifted", seat: 1, cell: "D6", tile: "empty" },
  { event: "used", seat: 1, tile: "swim", was_kept: true },
  { event: "used", seat: 1, tile: "sun", was_kept: false },
  { event: "swum", seat: 1, start: "C7", end: "E7", mother: false, turn: "F6" },
  { event: "whale_moved", seat: 1, other: 0, start: "F5", end: "F8" },
  { event: "declined", seat: 0, what: "kept_tile" },
  { event: "declined", seat: 0, what: "whale" },
  { event: "declined", seat: 0, what: "swim" },
  { event: "declined", seat: 0, what: "second_movement" },
  { event: "lost", seat: 0, tile: "swim" },
  { event: "no_movement", seat: 1 },
  { event: "scored", seat: 0, points: -1, chicks: 1 },
  { event: "won", winners: [1], why: "ice_gone", totals: [-1, 0] },
  { event: "won", winners: [0, 1], why: "family_complete", totals: [1, 1] },
];

test("floes and penguins keep their names while they move", () => {
  const stage = EVENTS.reduce(tell, emptyStage(2));
  const where = Object.fromEntries(stage.penguins.map((p) => [p.id, p.cell]));
  expect(where).toEqual({ "0c0": cellOf("F8"), "0m": cellOf("F3"), "1c0": cellOf("E7") });
  expect(stage.floes).toHaveLength(34);
  expect(stage.floes.find((floe) => floe.id === cellOf("G4"))?.cell).toBe(cellOf("F5"));
});

test("a stage that missed something is drawn anew from the view", () => {
  const ice = Array.from({ length: 37 }, (_, cell) => cell !== 5);
  const owner = Array.from({ length: 91 }, (_, cell) => (cell === 8 || cell === 9 ? 0 : -1));
  const view = { players: 2, ice, owner, mother: [9, -1, -1, -1], chicks: [[8], [], [], []] };
  const stage = settle(emptyStage(2), view as unknown as View);
  expect(stage.floes).toHaveLength(36);
  expect(stage.penguins.map((p) => [p.id, p.cell])).toEqual([
    ["0c0", 8],
    ["0m", 9],
  ]);
  expect(settle(stage, view as unknown as View)).toBe(stage);
});

const folder = new URL("../../../../src/nestling/locale/en/", import.meta.url);
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["common", "ice"]) {
  bundle.addResource(new FluentResource(readFileSync(new URL(`${file}.ftl`, folder), "utf-8")));
}

function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no text ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length > 0) throw new Error(`${id}: ${errors[0]!.message}`);
  return text;
}

test("every kind of event and tile has its words, with all that they need", () => {
  const words = {
    t,
    me: 0,
    name: (seat: number) => (seat === 0 ? "You" : "Moss"),
    object: (seat: number) => (seat === 0 ? "you" : "Moss"),
    list: (items: string[]) => items.join(" and "),
  };
  const told = EVENTS.map((event) => line(event, words)!.text);
  expect(told[4]).toBe("You lifted F6: Fish!");
  expect(told[14]).toBe("The whale of Moss drove your chick from F5 to F8.");
  expect(told.at(-1)).toBe("A family is together! You and Moss won.");
  for (const tile of TILES) t(`ice-tile-${tile}-effect`);
});
