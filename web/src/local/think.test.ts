import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Foresight, loadEngine, Refused, type Engine } from "../engine";
import { schema, type View } from "../generated/dinosaurs.schema";
import { playerOf } from "./players";
import { completeSettings } from "./settings";
import { GameState } from "./state";
import { choose, suggest } from "./think";

const KEY = "000102030405060708090a0b0c0d0e0f";
let engine: Engine;
let state: GameState;

beforeAll(async () => {
  engine = await loadEngine(schema, readFileSync(new URL("../generated/dinosaurs.wasm", import.meta.url)));
  state = new GameState(engine, completeSettings(schema, { players: 3 }), KEY);
});

const deal = () => state.dealAnew(0, new Uint8Array(16));
const breathe = () => Promise.resolve();

test.each(["random", "greedy", "level1", "level2", "level3", "level4", "level5", "search-40"])(
  "%s takes an action that is legal",
  async (bot) => {
    const code = await choose(engine, deal(), 0, { ...playerOf("dinosaurs", bot)!, seconds: 0, blunders: 0 }, breathe);
    expect(state.legal(0)).toContain(code);
  },
);

test.each(["level6", "search-0", "search-", "search-N", "", "toString"])("there is no bot %o", (name) => {
  expect(playerOf("dinosaurs", name)).toBeUndefined();
});

test("a bot that thinks by the clock stops in time", async () => {
  const began = performance.now();
  await choose(engine, deal(), 0, { ...playerOf("dinosaurs", "level5")!, seconds: 0.1 }, breathe);
  expect(performance.now() - began).toBeGreaterThanOrEqual(100);
});

test("what nobody wants to know any more is given up between two slices", async () => {
  let pauses = 0;
  const pause = () => (++pauses < 3 ? Promise.resolve() : Promise.reject(new Error("enough")));
  await expect(suggest(engine, deal(), 0, 1, { iterations: 1e9 }, pause)).rejects.toThrow("enough");
  expect(pauses).toBe(3);
});

test("a hint is the same from the same seed, however it is sliced", async () => {
  const hint = () => suggest(engine, deal(), 0, 7, { iterations: 300 }, breathe);
  const first = await hint();
  expect(await hint()).toEqual(first);
  expect(first.iterations).toBe(300);
  expect(first.choices[0]!.visits).toBeGreaterThanOrEqual(first.choices.at(-1)!.visits);
});

test("from its view alone a seat knows what it may do and what comes of it", () => {
  const view = state.view(1) as unknown as View;
  const foresight = new Foresight(engine, view);
  expect(foresight.legal()).toEqual(state.actions(1));
  const [first] = state.actions(1);
  const after = foresight.after(first!.code);
  expect(after.laid).toEqual([1]);
  expect(after.hand).toHaveLength(4);
  expect(foresight.legal()).toEqual(state.actions(1)); // only looked at
  const pass = 0;
  expect(() => foresight.after(pass)).toThrow(new Refused("not_legal", "D6"));
});

test("a hint made from the view is that from the state", async () => {
  const key = new Uint8Array(16).fill(3);
  const view = state.view(2) as unknown as View;
  const extent = { iterations: 200 };
  const fromView = await suggest(engine, new Foresight(engine, view).deal(key), 2, 5, extent, breathe);
  expect(fromView).toEqual(await suggest(engine, state.dealAnew(2, key), 2, 5, extent, breathe));
});
