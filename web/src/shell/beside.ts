// What a game knows for whatever is shown beside its table.

import type { Action, GameEvent } from "../generated/wire";
import type { Occasion } from "./occasion";

export interface Beside {
  /** A move in words, without a full stop. call: a seat's name within a sentence. */
  phrase(action: Action, call: (seat: number) => string): string;
  /** The mark (SeatMark) by which a seat is known in a view. */
  markOf(view: unknown, seat: number): number;
  /** What a character might remark on. */
  occasion(event: GameEvent): Occasion | null;
}
