// The end of a game with the real box, counted by the compiled rules: the penguins are put into a
// state of the engine in which one tile is left, and that is lifted.

import { decode, decodeEvent, encode, type Engine, type Json } from "../../engine";
import type { GameEvent } from "../../generated/wire";
import { cellsOf } from "./geometry";

export interface Standing {
  seat: number;
  mother: boolean;
  cell: number;
}

export interface Box {
  players: number;
  /** For ages 6 to 8 (J28). */
  junior: boolean;
}

export interface Count {
  points: number[];
  /** Own chicks at each mother. */
  home: number[];
  winners: number[];
}

const [WATER, FREE] = [-1, 0];
const SEATS = 4;

/** How many chicks a family has. */
export function chicksOf(box: Box): number {
  return box.junior ? 4 : 5;
}

export function count(engine: Engine, box: Box, penguins: readonly Standing[]): Count {
  const { schema } = engine;
  const settings = encode(schema, schema.settings, {
    players: box.players,
    sailing: "three_sides",
    sail_stop: "dock",
    saved: "none",
    junior: box.junior,
    junior_mothers: "count",
  });
  let { state } = engine.start(settings, new Uint8Array(16));
  const taken = new Map(penguins.map((one) => [one.cell, one]));
  const last = Array.from({ length: cellsOf(box.players) }, (_, cell) => cell).find((cell) => !taken.has(cell))!;
  const now = decode<{ on: number[]; tile: Json[] }>(schema, schema.state, state);
  const on = now.on.map((outside, cell) => {
    const one = taken.get(cell);
    if (one) return 1 + 2 * one.seat + Number(one.mother);
    return cell === last ? FREE : outside < WATER ? outside : WATER;
  });
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const family = (seat: number) =>
    penguins.filter((one) => one.seat === seat).map((one) => one.cell).sort((a, b) => a - b);
  state = encode(schema, schema.state, {
    ...now,
    on,
    phase: "lift",
    turn: 0,
    free_tiles: 1,
    tile: now.tile.map((tile, cell) => (taken.has(cell) || cell === last ? "empty" : tile)),
    where: seats.map(family),
    placed: seats.map((seat) => family(seat).length),
    mother: seats.map((seat) => penguins.find((one) => one.mother && one.seat === seat)?.cell ?? -1),
  });
  const [lift] = engine.legal(state, 0);
  const events = engine
    .play(state, 0, lift!)
    .map((event) => decodeEvent<GameEvent>(schema, event, box.players));
  const scored = events.filter((event) => event.event === "scored");
  return {
    points: scored.map((event) => event.points as number),
    home: scored.map((event) => event.chicks as number),
    winners: engine.outcome(state),
  };
}
