// What an action makes of a round score, as far as a seat can know: the rules in the page work it out.

import type { Foresight } from "../../engine";
import type { View } from "../../generated/dinosaurs";
import type { Action } from "../../generated/wire";

/**
 * The score of the seat that an action is for, its own unless it names another: of a card to be laid
 * before all effects and Instants, and later how it stands after the action. Null if there is none,
 * or the action changes nothing in it.
 */
export function foreseenScore(foresight: Foresight<View>, view: View, action: Action): number | null {
  const me = view.seat;
  if (view.phase === "commit") {
    const others = view.actors.filter((seat) => seat !== me); // whatever they lay
    return foresight.after(action.code, others).score_before[me]!;
  }
  if ((view.phase !== "effect" && view.phase !== "scoring") || ["pass", "use", "pair"].includes(action.verb)) return null;
  const after = foresight.after(action.code);
  const seat = view.phase === "scoring" ? (action.seat ?? me) : me;
  return after.score[seat] === view.score[seat] ? null : after.score[seat]!;
}
