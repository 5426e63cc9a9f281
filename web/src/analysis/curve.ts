// The chances of all seats along a game, as the points of lines in a box of 100 by 100.

import type { Verdict } from "../generated/wire";

export interface Mark {
  x: number;
  y: number;
  verdict: Verdict;
}

/** Where a play stands; plays: how many the game has. */
export function across(play: number, plays: number): number {
  return (100 * play) / Math.max(1, plays);
}

/** The points of a seat's line, as an SVG polyline has them. */
export function line(verdicts: readonly Verdict[], seat: number, plays: number): string {
  return verdicts
    .map((one) => `${across(one.play, plays).toFixed(2)},${(100 * (1 - one.after[seat]!)).toFixed(2)}`)
    .join(" ");
}

/** The decisions that gave something away, each on the line of its seat. */
export function marks(verdicts: readonly Verdict[], plays: number): Mark[] {
  return verdicts.flatMap((verdict) =>
    verdict.mark === ""
      ? []
      : [{ x: across(verdict.play, plays), y: 100 * (1 - verdict.after[verdict.seat]!), verdict }],
  );
}
