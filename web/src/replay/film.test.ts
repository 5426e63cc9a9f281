import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { actionOf, encode, loadEngine, type Engine } from "../engine";
import { schema } from "../generated/ice.schema.ts";
import { BadTape, Film, type Tape } from "./film";

let engine: Engine;
let tape: Tape;

beforeAll(async () => {
  engine = await loadEngine(schema, readFileSync(new URL("../generated/ice.wasm", import.meta.url)));
  tape = aGame();
});

/** A game of first choices for two, as a tape. */
function aGame(): Tape {
  const settings = {
    players: 2, youngest: 0, sailing: "three_sides", sail_stop: "dock", saved: "hidden",
    quick_start: false, no_actions: false, junior: false, junior_mothers: "count",
  };
  const empty: Tape = {
    game: "ice", rules_version: schema.rulesVersion, settings, key: "00".repeat(16), plays: [],
  };
  const plays: [number, string][] = [];
  const { state } = engine.start(encode(schema, schema.settings, settings), new Uint8Array(16));
  for (let [seat] = engine.actors(state); seat !== undefined; [seat] = engine.actors(state)) {
    const legal = engine.legal(state, seat);
    const action = actionOf(schema, legal[plays.length % legal.length]!);
    engine.play(state, seat, action.code);
    plays.push([seat, action.notation]);
  }
  return { ...empty, plays };
}

test("a film has every position of the game", async () => {
  const film = await Film.develop(engine, tape, "turns");
  expect(film.plays).toBe(tape.plays.length);
  expect(film.view(0, 0)).toMatchObject({ phase: "chicks", turns: 0 });
  expect(film.view(film.plays, null)).toMatchObject({ phase: "over" });
  expect(film.story(film.plays, null).at(-1)).toMatchObject({ event: "won" });
  expect(film.story(3, 0)).toEqual([0, 1, 2, 3].flatMap((at) => film.news(at, 0)));
});

test("each chapter is a turn", async () => {
  const film = await Film.develop(engine, tape, "turns");
  const turns = film.chapters.map((at) => film.view(at, null).turns);
  expect(turns).toEqual(turns.map((_, i) => i));
  expect(film.chapterOf(film.chapters[3]! - 1)).toBe(2);
  expect(film.chapterOf(film.chapters[3]!)).toBe(3);
});

test("a kept tile is seen by its keeper alone", async () => {
  const film = await Film.develop(engine, tape, "turns");
  const kept = (seat: number | null) =>
    film.story(film.plays, seat).filter((event) => event.event === "kept" && event.seat === 0);
  expect(kept(0).length).toBeGreaterThan(0);
  expect(kept(0).every((event) => event.tile !== null)).toBe(true);
  expect(kept(1).every((event) => event.tile === null)).toBe(true);
  expect(kept(null).every((event) => event.tile === null)).toBe(true);
});

test("tapes that cannot be played are refused", async () => {
  const old = { ...tape, rules_version: 0 };
  await expect(Film.develop(engine, old, "turns")).rejects.toEqual(new BadTape("other-rules"));
  const false_ = { ...tape, plays: [[0, "+A1"] as const] };
  await expect(Film.develop(engine, false_, "turns")).rejects.toEqual(new BadTape("bad-play"));
});
