import { expect, test } from "vitest";
import type { GameEvent } from "../../generated/wire";
import { tell } from "./tale";

const scored = (seat: number, card: string, value: number, score: number): GameEvent => ({ event: "scored", seat, card, value, score });

test("a game is told from its events", () => {
  const events: GameEvent[] = [
    { event: "flipped", round: 1, disaster: "downpour" },
    scored(0, "meteor_cannon", 9, 9),
    scored(1, "cool_stick", 1, 5),
    { event: "collected", seat: 0, points: 9, start: 0, end: 9 },
    { event: "disaster_added", seat: 1, disaster: "downpour" },
    { event: "moved", seat: 1, steps: 1, start: 0, end: 1 },
    { event: "flipped", round: 2, disaster: "spa_day" },
    { event: "disaster_added", seat: 1, disaster: "spa_day" },
    { event: "moved", seat: 1, steps: 2, start: 1, end: 3 },
    { event: "flipped", round: 3, disaster: "trapped" },
    { event: "instant_played", seat: 1, card: "disaster_insurance", other: null },
    { event: "collected", seat: 0, points: 50, start: 9, end: 59 },
    { event: "won", winners: [0], why: "reached_goal", totals: [59, 3] },
  ];
  expect(tell(events, 2, false)).toEqual({
    series: [
      [9, 9, 59],
      [1, 3, 3],
    ],
    escape: { seat: 1, card: "disaster_insurance", round: 3 },
    luckiest: { seat: 1, card: "cool_stick", value: 1, score: 5 },
  });
  expect(tell(events, 2, true).escape).toBeNull();
});
