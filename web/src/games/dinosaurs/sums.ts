// The running sum under a played card (D32 to D34), as chips to read from left to right.

import type { Card, View } from "../../generated/dinosaurs";
import { valueOf } from "./facts";

export type Term = "card" | "trait" | "pet_rock" | "delicious_smoothie" | "bonus" | "booster" | "sapper" | "instants";

export interface Chip {
  term: Term;
  amount: number;
}

export interface Sum {
  chips: Chip[];
  /** Before inversion. */
  before: number;
  score: number;
  inverted: boolean;
}

/** A "scored" event, which says all of it once and for all. */
export interface Scored {
  card: Card;
  value: number;
  trait: number;
  bonus: number;
  instants: number;
  before: number;
  score: number;
}

function sum(value: number, further: Chip[], before: number, score: number): Sum {
  const chips = [{ term: "card" as const, amount: value }, ...further.filter((chip) => chip.amount)];
  return { chips, before, score, inverted: before !== score };
}

/** What gave the bonus: the revealed card, if it is one of the two that do. */
function bonusTerm(revealed: Card | null): Term {
  return revealed === "pet_rock" || revealed === "delicious_smoothie" ? revealed : "bonus";
}

export function sumOfView(view: View, seat: number): Sum | null {
  const card = view.played[seat] ?? null;
  if (card === null) return null;
  const worth = view.instant_worth;
  return sum(
    valueOf(card) ?? 0,
    [
      { term: "trait", amount: view.trait[seat] ?? 0 },
      { term: bonusTerm(view.revealed[seat] ?? null), amount: view.bonus[seat] ?? 0 },
      { term: "booster", amount: (view.boosters[seat] ?? 0) * worth },
      { term: "sapper", amount: -(view.sappers[seat] ?? 0) * worth },
    ],
    view.score_before[seat] ?? 0,
    view.score[seat] ?? 0,
  );
}

export function sumOfEvent(scored: Scored, revealed: Card | null): Sum {
  return sum(
    scored.value,
    [
      { term: "trait", amount: scored.trait },
      { term: bonusTerm(revealed), amount: scored.bonus },
      { term: "instants", amount: scored.instants },
    ],
    scored.before,
    scored.score,
  );
}
