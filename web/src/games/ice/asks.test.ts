import { expect, test } from "vitest";
import type { Move, Verb, View } from "../../generated/ice";
import {
  ask,
  carried,
  chosenMove,
  lights,
  NOTHING,
  pickedUp,
  tapped,
  undone,
  type Choice,
} from "./asks";
import { cellOf } from "./geometry";

const SIGNS: Partial<Record<string, Verb>> = { "/": "swap", ">": "sail", "~": "swim", "!": "whale" };

function move(notation: string): Move {
  const form = /^([A-K]\d+)?([-+/>~!])([A-K]\d+)$/.exec(notation);
  if (!form) return { code: 0, notation, verb: notation as Verb, start: null, end: null };
  const start = form[1] ?? null;
  const verb = SIGNS[form[2]!] ?? (form[2] === "+" ? "place" : start ? "step" : "lift");
  return { code: 0, notation, verb, start, end: form[3]! };
}

function asking(phase: View["phase"], notations: string[], more: Partial<View> = {}) {
  const view = { phase, actors: [0], lifts: 0, moved: 0, effect: null, ...more } as View;
  return ask(view, notations.map(move));
}

const c = cellOf;

test("tiles to lift are single cells; the second tap confirms", () => {
  const asked = asking("lift", ["-F6", "-G6"]);
  expect(asked.text).toBe("ice-ask-lift");
  expect([...lights(asked, NOTHING)]).toEqual([
    [c("F6"), "lift"],
    [c("G6"), "lift"],
  ]);
  const chosen = tapped(asked, NOTHING, c("F6")) as Choice;
  expect(chosenMove(asked, chosen)?.notation).toBe("-F6");
  expect(tapped(asked, chosen, c("F6"))).toBe("confirm");
  expect(tapped(asked, chosen, c("G6"))).toEqual({ from: null, to: c("G6") });
  expect(tapped(asked, chosen, c("A6"))).toEqual(NOTHING);
});

test("a movement is a penguin, then where it goes", () => {
  const asked = asking("move", ["F6-G6", "F6>F9", "F6/E6", "E6-D6", "pass"], { effect: "fish" });
  expect(asked.text).toBe("ice-ask-move-fish");
  expect(asked.buttons.map((one) => one.notation)).toEqual(["pass"]);
  expect([...lights(asked, NOTHING).values()]).toEqual(["start", "start"]);
  const from = tapped(asked, NOTHING, c("F6")) as Choice;
  const lit = lights(asked, from);
  expect(lit.get(c("G6"))).toBe("step");
  expect(lit.get(c("F9"))).toBe("sail");
  expect(lit.get(c("E6"))).toBe("swap");
  expect(chosenMove(asked, from)).toBeNull();
  const to = tapped(asked, from, c("F9")) as Choice;
  expect(chosenMove(asked, to)?.notation).toBe("F6>F9");
  expect(undone(to)).toEqual(from);
  expect(undone(from)).toEqual(NOTHING);
  expect(tapped(asked, from, c("F6"))).toEqual(NOTHING);
});

test("a swap may be begun with the chick", () => {
  const asked = asking("move", ["F6/E6"]);
  const from = tapped(asked, NOTHING, c("E6")) as Choice;
  expect(chosenMove(asked, tapped(asked, from, c("F6")) as Choice)?.notation).toBe("F6/E6");
});

test("what is optional is declined with a button, last", () => {
  expect(asking("keep", ["pass", "keep"]).buttons.map((one) => one.verb)).toEqual(["keep", "pass"]);
  expect(asking("whale", ["pass", "F6!C3"]).pass).toBe("ice-do-no-whale");
  expect(asking("lift", ["-F6"], { lifts: 1 }).text).toBe("ice-ask-lift-sun");
  expect(asking("lift", []).mine).toBe(false);
});

test("a penguin is dragged onto a cell it can reach; elsewhere nothing is chosen", () => {
  const asked = asking("move", ["F6-G6", "F6/F5"]);
  const held = pickedUp(asked, c("F6"))!;
  expect(held).toEqual({ what: "penguin", cell: c("F6") });
  expect(carried(asked, held, c("G6"), [])).toEqual({ from: c("F6"), to: c("G6") });
  expect(carried(asked, held, c("E6"), [])).toEqual({ from: c("F6"), to: null });
  expect(carried(asked, held, -1, [])).toEqual({ from: c("F6"), to: null });
  expect(pickedUp(asked, c("G6"))).toBeNull();
  expect(pickedUp(asked, null)).toBeNull();
});

test("a tile is lifted by letting go of it where there is no ice", () => {
  const asked = asking("lift", ["-F6"]);
  const held = pickedUp(asked, c("F6"))!;
  const ice = [];
  ice[c("F6")] = ice[c("G6")] = true;
  expect(carried(asked, held, c("G6"), ice)).toEqual(NOTHING);
  expect(carried(asked, held, c("F6"), ice)).toEqual(NOTHING);
  expect(carried(asked, held, c("E6"), ice)).toEqual({ from: null, to: c("F6") });
  expect(carried(asked, held, -1, ice)).toEqual({ from: null, to: c("F6") });
});

test("a penguin is brought onto the ice from beside the board", () => {
  const asked = asking("chicks", ["+F6"]);
  const held = pickedUp(asked, null)!;
  expect(carried(asked, held, c("F6"), [])).toEqual({ from: null, to: c("F6") });
  expect(carried(asked, held, c("G6"), [])).toEqual(NOTHING);
  expect(pickedUp(asked, c("F6"))).toBeNull();
});
