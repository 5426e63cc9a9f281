// What if? A recorded game goes on from any moment, as a table in this page.

import { adopt } from "../local/house";
import type { Seat } from "../local/store";
import type { Tape } from "./film";

/** Sits a person on a seat and bots on the others; returns the path of the table. */
export async function branch(tape: Tape, at: number, seats: Seat[]): Promise<string> {
  return `/local/${await adopt({ ...tape, plays: tape.plays.slice(0, at), result: null }, seats)}`;
}
