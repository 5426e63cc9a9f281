// When a character behind a bot says something, and which one.

import { LEVELS, type OCCASIONS } from "../generated/bots";
import type { GameEvent, TableInfo } from "../generated/wire";

export interface Occasion {
  seat: number;
  on: (typeof OCCASIONS)[number];
}

/** Of the occasions during a game so many are let pass for one that is remarked on. */
const LET_PASS = 3;

/** The seats on which characters sit. */
export function characters(info: TableInfo): number[] {
  return info.seats.flatMap((who, seat) => (who.bot !== null && LEVELS.includes(who.bot) ? [seat] : []));
}

/** The occasions in what has just happened: the end before all else, the others now and then. */
export function occasionIn(
  events: readonly GameEvent[],
  info: TableInfo,
  ofGame: (event: GameEvent) => Occasion | null,
  chance: () => number,
): Occasion | null {
  const seats = characters(info);
  const won = events.find((event) => event.event === "won");
  if (won) {
    const winners = won.winners as number[];
    const seat = seats.find((one) => winners.includes(one)) ?? seats.at(-1);
    return seat === undefined ? null : { seat, on: winners.includes(seat) ? "win" : "loss" };
  }
  const found = events.flatMap((event) => ofGame(event) ?? []).find((one) => seats.includes(one.seat));
  return found && chance() * LET_PASS < 1 ? found : null;
}
