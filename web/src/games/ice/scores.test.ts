import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { decode, encode, loadEngine, type Engine } from "../../engine";
import { schema, type State, type View } from "../../generated/ice.schema";
import { cellOf } from "./geometry";
import { count, type Standing } from "./scores";

const GAMES = 60;

let engine: Engine;

beforeAll(async () => {
  const path = new URL("../../generated/ice.wasm", import.meta.url);
  engine = await loadEngine(schema, readFileSync(path));
});

test("ends of random games are counted as in the game itself", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  for (let game = 0; game < GAMES; game++) {
    const box = { players: 2 + (game % 3), junior: game % 2 === 1 };
    const settings = encode(schema, schema.settings, {
      players: box.players, youngest: 0, sailing: "three_sides", sail_stop: "dock", saved: "none",
      junior: box.junior, junior_mothers: "count",
    });
    const { state } = engine.start(settings, Uint8Array.from({ length: 16 }, () => random(256)));
    for (let [seat] = engine.actors(state); seat !== undefined; [seat] = engine.actors(state)) {
      const legal = engine.legal(state, seat);
      engine.play(state, seat, legal[random(legal.length)]!);
    }
    const view = decode<View>(schema, schema.view, engine.observe(state, 0));
    const penguins = view.owner.flatMap((seat, cell): Standing[] =>
      seat < 0 ? [] : [{ seat, cell, mother: view.mother[seat] === cell }],
    );
    const end = decode<State>(schema, schema.state, state);
    const counted = count(engine, box, penguins);
    expect(counted.points).toEqual(end.points.slice(0, box.players));
    expect(counted.home).toEqual(view.at_mother.slice(0, box.players));
    expect(counted.winners).toEqual(engine.outcome(state));
  }
});

test("a board that is not full yet is counted as it stands", () => {
  const one = (seat: number, mother: boolean, cell: string): Standing => ({ seat, mother, cell: cellOf(cell) });
  const penguins = [one(0, true, "F6"), one(0, false, "G6"), one(1, false, "E6")];
  expect(count(engine, { players: 2, junior: false }, penguins)).toEqual({
    points: [0, 0],
    home: [1, 0],
    winners: [0],
  });
  expect(count(engine, { players: 2, junior: false }, []).points).toEqual([0, 0]);
});
