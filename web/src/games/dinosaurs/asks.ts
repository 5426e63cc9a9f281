// What is asked of me now, and where each legal action is to be found on the table.

import type { Action } from "../../generated/wire";
import type { Card, View } from "../../generated/dinosaurs";
import { ruleOf } from "./facts";

/** Several actions that differ in the seat alone: one Instant, or one effect, on whom. */
export interface Group {
  verb: string;
  card: Card | null;
  actions: Action[];
}

export interface Ask {
  /** Message id of the sentence. */
  text: string;
  /** The rule behind the question. */
  rule: string | null;
  /** Seats named in the sentence: whom it waits for, or whose hand is looked into. */
  names: number[];
  mine: boolean;
  /** Cards in hand that may be chosen, and what choosing does. */
  hand: Map<Card, Action>;
  /** Cards shown for choice that are not in hand. */
  offered: Map<Card, Action>;
  groups: Group[];
  /** The other actions, each a button. */
  buttons: Action[];
  /** Message id of the button that declines. */
  pass: string;
}

const QUESTIONS: Partial<Record<View["phase"], string>> = {
  commit: "ask-commit",
  grab: "ask-grab",
  look: "ask-look",
  scoring: "ask-scoring",
  disaster: "ask-disaster",
  discard: "ask-discard",
  sudden_death: "ask-sudden-death",
};

const RULES: Partial<Record<View["phase"], string>> = {
  commit: "D6",
  effect: "D22",
  grab: "D26",
  look: "D30",
  scoring: "D35",
  disaster: "D10",
  discard: "D10",
  sudden_death: "D40",
};

const PASSES: Partial<Record<View["phase"], string>> = {
  effect: "do-decline",
  scoring: "do-pass",
  disaster: "do-accept",
  discard: "do-keep-all",
};

function effectQuestion(view: View): string {
  return `ask-effect-${(view.effect ?? "any").replaceAll("_", "-")}`;
}

function waiting(view: View): Pick<Ask, "text" | "names"> {
  if (view.phase === "over") return { text: "ask-over", names: [] };
  if (view.seat >= 0 && !view.alive.includes(view.seat)) {
    return { text: "ask-extinct", names: view.actors };
  }
  const laid = view.seat >= 0 && view.laid.includes(view.seat);
  const simultaneous = view.phase === "commit" || view.phase === "sudden_death";
  if (simultaneous && laid) return { text: "ask-wait-reveal", names: view.actors };
  if (view.phase === "sudden_death") return { text: "ask-wait-sudden-death", names: view.actors };
  return { text: view.actors.length > 0 ? "ask-wait" : "ask-moment", names: view.actors };
}

export function ask(view: View, legal: readonly Action[]): Ask {
  const asked: Ask = {
    text: "",
    rule: RULES[view.phase] ?? null,
    names: [],
    mine: legal.length > 0,
    hand: new Map(),
    offered: new Map(),
    groups: [],
    buttons: [],
    pass: PASSES[view.phase] ?? "do-pass",
  };
  if (!asked.mine) return { ...asked, ...waiting(view) };

  asked.text = view.phase === "effect" ? effectQuestion(view) : (QUESTIONS[view.phase] ?? "ask-any");
  if (view.phase === "effect" && view.effect) asked.rule = ruleOf(view.effect);
  if (view.phase === "grab" && view.target >= 0) asked.names = [view.target];
  if (view.phase === "effect" && view.effect === "fire_spray" && view.spray_left < 3) {
    asked.pass = "do-stop";
  }
  for (const action of legal) {
    const card = action.card as Card | null;
    if (action.verb === "lay" || action.verb === "discard") asked.hand.set(card!, action);
    else if (action.verb === "take") asked.offered.set(card!, action);
    else if (action.seat !== null) {
      const group = asked.groups.find((other) => other.verb === action.verb);
      if (group) group.actions.push(action);
      else asked.groups.push({ verb: action.verb, card, actions: [action] });
    } else asked.buttons.push(action);
  }
  // Declining stands last.
  asked.buttons.sort((a, b) => Number(a.verb === "pass") - Number(b.verb === "pass"));
  return asked;
}

/** Seats that may be clicked for an action of a group (pairs need two clicks: they are buttons). */
export function seatActions(group: Group | undefined): Map<number, Action> {
  const seats = new Map<number, Action>();
  if (!group || group.verb === "pair") return seats;
  for (const action of group.actions) seats.set(action.seat!, action);
  return seats;
}
