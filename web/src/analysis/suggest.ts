// A hint, thought about in a worker of the page.

import { ADVICE, type Hint } from "../generated/wire";
import { adviser } from "../local/mind";
import { randomKey } from "../local/state";
import { Refused } from "../net/api";

/**
 * For a seat with so many things to do; `deal`: a STATE dealt by a key, that looks to the seat as
 * the game does. Throws Refused if there is nothing to choose.
 */
export async function suggestFor(
  game: string,
  seat: number,
  choices: number,
  deal: (key: Uint8Array) => Uint8Array,
  signal: AbortSignal,
): Promise<Hint> {
  if (choices === 0) throw new Refused({ code: "not_your_turn" });
  if (choices === 1) throw new Refused({ code: "no_choice" });
  const milliseconds = 1000 * ADVICE.hintSeconds;
  const task = { task: "suggest", game, deal: deal(randomKey()), seat, key: randomKey(), milliseconds } as const;
  return adviser.ask<"suggest">(task, signal);
}
