// What is told beside the table: moves as phrases for advice, and what a character remarks on.

import type { Verb } from "../../generated/ice";
import type { Action, GameEvent } from "../../generated/wire";
import { t } from "../../i18n/i18n.svelte";
import type { Beside } from "../../shell/beside";

const WITHOUT_CELLS: Partial<Record<Verb, string>> = { pass: "ice-do-pass", keep: "ice-do-keep", use: "ice-do-use" };

function phrase(action: Action): string {
  const verb = action.verb as Verb;
  const id = WITHOUT_CELLS[verb] ?? `ice-chosen-${verb}`;
  return t(id, { start: action.start ?? "", end: action.end ?? "" }).replace(/\.$/, "");
}

export const BESIDE: Beside = {
  phrase,
  markOf: (_, seat) => seat,
  occasion(event: GameEvent) {
    if (event.event === "whale_moved") return { seat: event.seat as number, on: "good" };
    if (event.event === "no_movement" || event.event === "lost") return { seat: event.seat as number, on: "unlucky" };
    return null;
  },
};
