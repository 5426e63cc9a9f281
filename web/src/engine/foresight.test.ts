// Whole games, from the views of their seats alone: what a seat may do, and what it is told of an
// action, is what full sight says.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schema as dinosaurs } from "../generated/dinosaurs.schema";
import { schema as ice } from "../generated/ice.schema";
import type { GameEvent } from "../generated/wire";
import { completeSettings } from "../local/settings";
import { GameState } from "../local/state";
import { Foresight, loadEngine, type GameSchema, type NamedAction, type Settings } from "./index";

type View = { seat: number; players: number };

/** The same numbers each time, from 0 up to below 1. */
function lot(): () => number {
  let x = 2463534242;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

const GAMES: [GameSchema, Settings, number, (action: NamedAction) => boolean][] = [
  [dinosaurs, { players: 4 }, 3, () => true],
  [dinosaurs, { players: 2 }, 4, () => true],
  [ice, { players: 2, saved: "hidden" }, 2, ({ verb }) => verb !== "lift"],
  [ice, { players: 4, sailing: "gate" }, 1, ({ verb }) => verb !== "lift"],
];

test.each(GAMES)("$game: $1", async (schema, wishes, games, foreseeable) => {
  const engine = await loadEngine(schema, readFileSync(new URL(`../generated/${schema.game}.wasm`, import.meta.url)));
  const chance = lot();
  let foretold = 0;
  let plays = 0;
  for (let game = 0; game < games; game++) {
    const key = game.toString(16).padStart(32, "5");
    const state = new GameState(engine, completeSettings(schema, wishes), key);
    for (let actors = state.actors(); actors.length > 0; actors = state.actors()) {
      for (let seat = 0; seat < state.players; seat++) {
        const foresight = new Foresight(engine, state.view(seat) as unknown as View);
        expect(foresight.legal()).toEqual(state.actions(seat));
      }
      const seat = actors[Math.floor(chance() * actors.length)]!;
      const legal = state.actions(seat);
      const action = legal[Math.floor(chance() * legal.length)]!;
      const foresight = new Foresight(engine, state.view(seat) as unknown as View);
      const told = foreseeable(action as NamedAction) ? foresight.foretell<GameEvent>(action.code) : null;
      const before = state.eventCount;
      state.play(seat, action.notation);
      plays += 1;
      if (!told) continue;
      foretold += 1;
      expect(told.view).toEqual(state.view(seat));
      expect(JSON.stringify(told.events)).toBe(JSON.stringify(state.eventsFor(seat, before)));
      const then = state.actions(seat);
      expect(told.legal).toEqual(then.length === 1 && then[0]!.verb === "pass" ? [] : then);
    }
  }
  expect(foretold / plays).toBeGreaterThan(0.4);
}, 120_000);
