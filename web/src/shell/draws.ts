// Looks whether every card of a finished game followed from what all added to the shuffle.

import type { GameEvent, Json } from "../generated/wire";
import { readRecord, replay } from "../local/record";
import { record } from "../net/api";
import { checkDraws, type Drawn, type Fault } from "../net/fair";
import { findTable } from "../net/keys";

/** What is wrong; null if nothing is. `shown`: what the seat saw happen, from the start. */
export async function checkGame(
  code: string,
  seat: number | null,
  shown: readonly GameEvent[],
): Promise<Fault | null> {
  const text = await record(code);
  const fault = await checkDraws(JSON.parse(text) as Drawn, findTable(code)?.draws);
  if (fault !== null) return fault;
  const played = await replay(readRecord(text));
  return canonical(played.eventsFor(seat)) === canonical(shown) ? null : "other_key";
}

/** The same text for the same events, in whatever order their fields stand. */
function canonical(events: readonly GameEvent[]): string {
  return JSON.stringify(events.map((event) => Object.entries(event).sort(byName)));
}

function byName([a]: [string, Json], [b]: [string, Json]): number {
  return a < b ? -1 : 1;
}
