import { describe, expect, test } from "vitest";
import type { View } from "../../generated/dinosaurs";
import { messages, welcome } from "../../dev/recording";
import { dwell, emptyStage, settle, tell, type Stage } from "./stage";

const game = messages();

/** The stage after telling everything up to a message, never settled. */
function told(count: number): Stage {
  const events = [...welcome.log, ...game.slice(0, count).flatMap((message) => message.events)];
  return events.reduce(tell, emptyStage(4));
}

describe("a whole game told event by event", () => {
  test("has everybody where the views have them, after every message", () => {
    game.forEach((message, i) => {
      const view = message.view as unknown as View;
      const stage = told(i + 1);
      expect(stage.places.map((place) => place.points)).toEqual(view.points);
      expect(stage.places.map((place) => place.area)).toEqual(view.area);
      expect(stage.places.flatMap((place, seat) => (place.alive ? [seat] : []))).toEqual(view.alive);
    });
  });

  test("has the played cards and scores of the views", () => {
    game.forEach((message, i) => {
      const view = message.view as unknown as View;
      if (view.played.every((card) => card === null)) return;
      const stage = told(i + 1);
      expect(stage.places.map((place) => place.card)).toEqual(view.played);
      for (const [seat, place] of settle(stage, view).places.entries()) {
        if (place.card === null) continue;
        const chips = place.sum!.chips.reduce((sum, chip) => sum + chip.amount, 0);
        expect(chips).toBe(view.score_before[seat]);
        expect(place.sum!.score).toBe(view.score[seat]);
      }
    });
  });

  test("keeps the last round to be looked at until new cards are revealed", () => {
    const second = game.findIndex((message) => (message.view as unknown as View).round_number === 2);
    const stage = settle(told(second + 1), game[second]!.view as unknown as View);
    expect(stage.fresh).toBe(false);
    expect(stage.places.some((place) => place.card !== null && place.sum !== null)).toBe(true);
    expect(stage.places.flatMap((place) => place.marks)).not.toEqual([]);
  });

  test("shows who has chosen, and no card of it", () => {
    const committed = game.findIndex((message) => message.events[0]?.event === "committed");
    const place = told(committed + 1).places[game[committed]!.events[0]!.seat as number]!;
    expect(place.faceDown).toBe(true);
    expect(place.card).toBe(null);
  });
});

test("reveals of one round come close together, and then there is time to look", () => {
  const reveal = { event: "revealed" };
  expect(dwell(reveal, reveal)).toBeLessThan(200);
  expect(dwell(reveal, { event: "scored" })).toBeGreaterThan(500);
  expect(dwell({ event: "cleared" }, undefined)).toBe(0);
});
