// What is told beside the table: moves as phrases for advice, and what a character remarks on.

import { DINOSAURS, type Card, type View } from "../../generated/dinosaurs";
import type { Action, GameEvent } from "../../generated/wire";
import { t } from "../../i18n/i18n.svelte";
import type { Beside } from "../../shell/beside";
import { cardName } from "./words";

/** What the table says with a card on show; the others have all words in the text of their button. */
const OWN = new Set(["lay", "discard", "take", "use", "target", "pair"]);
const MANY = 7; // points at once

function phrase(action: Action, call: (seat: number) => string): string {
  const seat = (number: number | null | undefined) => (number == null ? "" : call(number));
  const words = {
    card: action.card ? cardName(action.card as Card) : "",
    name: seat(action.seat),
    other: seat(action.other),
  };
  return t(OWN.has(action.verb) ? `phrase-${action.verb}` : `do-${action.verb}`, words);
}

export const BESIDE: Beside = {
  phrase,
  markOf: (view, seat) => DINOSAURS.indexOf((view as View).dinosaurs[seat]!),
  occasion(event: GameEvent) {
    if (event.event === "collected" && (event.points as number) >= MANY) return { seat: event.seat as number, on: "good" };
    if (event.event === "disaster_added") return { seat: event.seat as number, on: "unlucky" };
    return null;
  },
};
