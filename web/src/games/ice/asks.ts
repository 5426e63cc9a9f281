// What is asked of me now, and where each legal action is to be found on the board.

import type { Move, Verb, View } from "../../generated/ice";
import { cellOf } from "./geometry";

export interface Ask {
  /** Message id of the sentence. */
  text: string;
  /** The rule behind the question. */
  rule: string | null;
  mine: boolean;
  /** Actions that are one cell: by that cell. */
  cells: Map<number, Move>;
  /** Actions that are a way: by the cell of the penguin, then by the cell where it goes. */
  ways: Map<number, Map<number, Move>>;
  /** The other actions, each a button; declining stands last. */
  buttons: Move[];
  /** Message id of the button that declines. */
  pass: string;
}

/** What has been chosen so far. */
export interface Choice {
  from: number | null;
  to: number | null;
}

export const NOTHING: Choice = { from: null, to: null };

const PASSES: Partial<Record<View["phase"], string>> = {
  keep: "ice-do-use-now",
  use: "ice-do-keep-kept",
  whale: "ice-do-no-whale",
  swim: "ice-do-no-swim",
  move: "ice-do-no-second",
};

const RULES: Partial<Record<View["phase"], string>> = {
  chicks: "J4",
  mothers: "J5",
  lift: "J7",
  keep: "J27",
  use: "J27",
  whale: "J18",
  swim: "J19",
  move: "J8",
};

const VERB_RULES: Partial<Record<Verb, string>> = { step: "J9", swap: "J10", sail: "J11" };

function ruleBehind(view: View): string | null {
  if (view.phase === "lift" && view.lifts > 0) return "J16";
  if (view.phase === "move" && view.effect === "fish") return "J17";
  return RULES[view.phase] ?? null;
}

/** The rule behind what is asked, or behind the way that has been chosen. */
export function ruleOf(asked: Ask, move: Move | null): string | null {
  return (move && VERB_RULES[move.verb]) ?? asked.rule;
}

function question(view: View): string {
  if (view.phase === "lift" && view.lifts > 0) return "ice-ask-lift-sun";
  if (view.phase === "move" && view.effect === "fish") {
    return view.moved > 0 ? "ice-ask-move-second" : "ice-ask-move-fish";
  }
  return `ice-ask-${view.phase}`;
}

export function ask(view: View, legal: readonly Move[]): Ask {
  const asked: Ask = {
    text: "ice-ask-wait",
    rule: ruleBehind(view),
    mine: legal.length > 0,
    cells: new Map(),
    ways: new Map(),
    buttons: [],
    pass: PASSES[view.phase] ?? "ice-do-pass",
  };
  if (!asked.mine) {
    if (view.phase === "over") asked.text = "ice-ask-over";
    else if (view.actors.length === 0) asked.text = "ice-ask-moment";
    return asked;
  }
  asked.text = question(view);
  const way = (start: number, end: number, move: Move) => {
    const ends = asked.ways.get(start) ?? new Map<number, Move>();
    asked.ways.set(start, ends.set(end, move));
  };
  for (const move of legal) {
    if (move.end === null) asked.buttons.push(move);
    else if (move.start === null) asked.cells.set(cellOf(move.end), move);
    else {
      way(cellOf(move.start), cellOf(move.end), move);
      // A swap may be begun with the chick as well.
      if (move.verb === "swap") way(cellOf(move.end), cellOf(move.start), move);
    }
  }
  asked.buttons.sort((a, b) => Number(a.verb === "pass") - Number(b.verb === "pass"));
  return asked;
}

/** The action that is chosen in full; null while something is missing. */
export function chosenMove(asked: Ask, choice: Choice): Move | null {
  if (choice.to === null) return null;
  if (choice.from === null) return asked.cells.get(choice.to) ?? null;
  return asked.ways.get(choice.from)?.get(choice.to) ?? null;
}

export type Light = "start" | Verb;

/** What may be chosen next, by cell, with the mark it bears. */
export function lights(asked: Ask, choice: Choice): Map<number, Light> {
  const lit = new Map<number, Light>();
  for (const [cell, move] of asked.cells) lit.set(cell, move.verb);
  for (const start of asked.ways.keys()) lit.set(start, "start");
  if (choice.from !== null) {
    for (const [end, move] of asked.ways.get(choice.from) ?? []) lit.set(end, move.verb);
  }
  return lit;
}

/** The choice after a cell was tapped; "confirm" when it was the second tap. */
export function tapped(asked: Ask, choice: Choice, cell: number): Choice | "confirm" {
  if (choice.to === cell) return "confirm";
  if (asked.cells.has(cell)) return { from: null, to: cell };
  if (choice.from !== null) {
    if (choice.from === cell) return choice.to === null ? NOTHING : { from: cell, to: null };
    if (asked.ways.get(choice.from)?.has(cell)) return { from: choice.from, to: cell };
  }
  if (asked.ways.has(cell)) return { from: cell, to: null };
  return NOTHING;
}

/** One step back. */
export function undone(choice: Choice): Choice {
  return choice.from !== null && choice.to !== null ? { from: choice.from, to: null } : NOTHING;
}

/** What the hand holds while dragging: a penguin of some cell, a tile, or one not yet on the ice. */
export type Held =
  | { what: "penguin"; cell: number }
  | { what: "tile"; cell: number }
  | { what: "newcomer" };

/** What can be picked up at a cell, or from beside the board (null). */
export function pickedUp(asked: Ask, cell: number | null): Held | null {
  if (cell === null) {
    const [move] = asked.cells.values();
    return move?.verb === "place" ? { what: "newcomer" } : null;
  }
  if (asked.ways.has(cell)) return { what: "penguin", cell };
  return asked.cells.get(cell)?.verb === "lift" ? { what: "tile", cell } : null;
}

/**
 * The choice while something is held over a cell (-1: beside the board). A tile is lifted off the
 * ice: it has to be let go where there is none, so that a hand that slipped changes nothing.
 */
export function carried(asked: Ask, held: Held, over: number, ice: readonly boolean[]): Choice {
  switch (held.what) {
    case "penguin":
      return { from: held.cell, to: asked.ways.get(held.cell)?.has(over) ? over : null };
    case "tile":
      return { from: null, to: ice[over] ? null : held.cell };
    case "newcomer":
      return { from: null, to: asked.cells.has(over) ? over : null };
  }
}
