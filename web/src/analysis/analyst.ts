// Who gives advice about one game: a server's workers, or the rules and bots in the page.

import type { Hint, Judged } from "../generated/wire";

export interface Adviser {
  /** What a seat, which has a choice to make now, might do. Throws net/api's Refused. */
  hint(seat: number, signal: AbortSignal): Promise<Hint>;
}

export interface Analyst extends Adviser {
  /**
   * A verdict on each decision of the finished game, in order, as they are found, each with how
   * many there will be. `signal` ends it at once, with an AbortError. Throws net/api's Refused.
   */
  analyse(signal: AbortSignal): AsyncGenerator<Judged, void, undefined>;
}

/** Whether pages of this browser can think. */
export function canThink(): boolean {
  return typeof Worker === "function" && typeof WebAssembly === "object";
}
