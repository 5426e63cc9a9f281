import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { schema, type Event, type View } from "../generated/dinosaurs.schema.ts";
import { actionOf, codeOf, decode, decodeEvent, encode, loadEngine, ONLOOKER } from "./index.ts";
import type { Engine } from "./index.ts";

const KEY = Uint8Array.from({ length: 16 }, (_, i) => i);
const SETTINGS = encode(schema, schema.settings, {
  players: 3,
  dinosaurs: ["stego", null, "cry_ceratops"],
  ages: [0, 1, 2],
});

let engine: Engine;

beforeAll(async () => {
  const path = new URL("../generated/dinosaurs.wasm", import.meta.url);
  engine = await loadEngine(schema, readFileSync(path));
});

test("a game is set up as its settings say", () => {
  const { state, events } = engine.start(SETTINGS, KEY);
  const view = decode<View>(schema, schema.view, engine.observe(state, 1));
  expect(view.seat).toBe(1);
  expect(view.dinosaurs[0]).toBe("stego");
  expect(view.hand).toHaveLength(5);
  expect(view.actors).toEqual([0, 1, 2]);
  expect(engine.actors(state)).toEqual([0, 1, 2]);
  const seated = decodeEvent<Event>(schema, events[0]!, 3);
  expect(seated).toEqual({ event: "seated", seat: 0, dinosaur: "stego" });
});

test("the same key gives the same game", () => {
  expect(engine.start(SETTINGS, KEY)).toEqual(engine.start(SETTINGS, KEY));
});

test("what a play hides is hidden from the others", () => {
  const { state } = engine.start(SETTINGS, KEY);
  const [first] = engine.legal(state, 0);
  const [event] = engine.play(state, 0, first!);
  const card = actionOf(schema, first!).card;
  const seenBy = (seat: number) => decodeEvent(schema, engine.redact(event!, seat), 3);
  expect(seenBy(0)).toEqual({ event: "committed", seat: 0, card, sudden_death: 0 });
  expect(seenBy(1)).toEqual({ event: "committed", seat: 0, card: null, sudden_death: 0 });
  expect(seenBy(ONLOOKER)).toEqual(seenBy(1));
});

test("a refused play leaves the state as it was", () => {
  const { state } = engine.start(SETTINGS, KEY);
  const before = state.slice();
  expect(() => engine.play(state, 3, 1)).toThrow(expect.objectContaining({ code: "not_your_turn", rule: "D6" }));
  expect(() => engine.play(state, 0, 0)).toThrow(expect.objectContaining({ code: "not_legal", rule: "D6" }));
  expect(state).toEqual(before);
});

test("a new deal looks the same to the seat", () => {
  const { state } = engine.start(SETTINGS, KEY);
  const deal = state.slice();
  engine.redeterminise(deal, 2, KEY.map((byte) => byte + 1));
  expect(engine.observe(deal, 2)).toEqual(engine.observe(state, 2));
  expect(engine.observe(deal, 0)).not.toEqual(engine.observe(state, 0));
});

test("a game between seats that take their first action ends", () => {
  const { state } = engine.start(SETTINGS, KEY);
  for (let [seat] = engine.actors(state); seat !== undefined; [seat] = engine.actors(state)) {
    expect(engine.outcome(state)).toEqual([]);
    engine.play(state, seat, engine.legal(state, seat)[0]!);
  }
  expect(engine.outcome(state).length).toBeGreaterThan(0);
});

test("settings are written as they are read", () => {
  expect(decode(schema, schema.settings, SETTINGS)).toMatchObject({
    players: 3,
    two_player_changes: false,
    dinosaurs: ["stego"], // a list ends at the first that is left to the lot
    ages: [0, 1, 2],
  });
  expect(() => encode(schema, schema.settings, { seats: 3 })).toThrow("no field seats");
});

test("records of another size are refused", () => {
  expect(() => decode(schema, schema.view, new Uint8Array(3))).toThrow("View has 384 bytes");
});

test("actions of the second game are named by pattern and by number", async () => {
  const { schema: ice } = await import("../generated/ice.schema.ts");
  expect(actionOf(ice, 0)).toEqual({ code: 0, notation: "pass", verb: "pass", start: null, end: null });
  expect(actionOf(ice, 4)).toMatchObject({ verb: "place", start: null, notation: "+E7", end: "E7" });
  expect(() => actionOf(ice, 1e6)).toThrow("no action");
});

test("an action's notation gives its number, and no other text does", async () => {
  const { schema: ice } = await import("../generated/ice.schema.ts");
  for (const game of [schema, ice]) {
    const count = game.actions.reduce((sum, block) => sum + block.count, 0);
    for (let code = 0; code < count; code += count > 1000 ? 7 : 1) {
      expect(codeOf(game, actionOf(game, code).notation)).toBe(code);
    }
    for (const text of ["", "pass ", "F6-", "-F66", "F6>E9", "+", "+F6-G6", "toString", "PR0PR0", "@E"]) {
      expect(codeOf(game, text)).toBeUndefined();
    }
  }
});
