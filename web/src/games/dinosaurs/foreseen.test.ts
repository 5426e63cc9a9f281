import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Foresight, loadEngine } from "../../engine";
import type { View } from "../../generated/dinosaurs";
import { schema } from "../../generated/dinosaurs.schema";
import { completeSettings } from "../../local/settings";
import { GameState } from "../../local/state";
import { foreseenScore } from "./foreseen";

const viewOf = (state: GameState, seat: number) => state.view(seat) as unknown as View;

test("the score that is foreseen of a card, or of an Instant, is the one that it makes", async () => {
  const engine = await loadEngine(schema, readFileSync(new URL("../../generated/dinosaurs.wasm", import.meta.url)));
  const known = { lay: 0, discard: 0, target: 0, boost: 0, sap: 0, invert: 0 };
  for (let game = 0; game < 15; game++) {
    const state = new GameState(engine, completeSettings(schema, { players: 3 }), game.toString(16).padStart(32, "3"));
    const laid = new Map<number, number>();
    for (let actors = state.actors(); actors.length > 0; actors = state.actors()) {
      const seat = actors[(game + state.plays.length) % actors.length]!;
      const before = viewOf(state, seat);
      const legal = state.actions(seat);
      const action = legal.at(-1 - (state.plays.length % legal.length))!;
      const score = foreseenScore(new Foresight(engine, before), before, action);
      state.play(seat, action.notation);
      const after = viewOf(state, seat);
      if (score === null) continue;
      known[action.verb as keyof typeof known] += 1;
      if (action.verb !== "lay") expect(after.score[before.phase === "scoring" ? (action.seat ?? seat) : seat]).toBe(score);
      else laid.set(seat, score);
      if (after.phase !== "commit" && before.phase === "commit") {
        for (const [owner, sum] of laid) expect(after.score_before[owner]).toBe(sum);
        laid.clear();
      }
    }
  }
  expect(Object.entries(known).filter(([, count]) => count === 0)).toEqual([]);
}, 60_000);
