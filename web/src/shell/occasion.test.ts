import { expect, test } from "vitest";
import { LEVELS } from "../generated/bots";
import type { GameEvent, TableInfo } from "../generated/wire";
import { characters, occasionIn, type Occasion } from "./occasion";

const seat = (bot: string | null) => ({ bot }) as TableInfo["seats"][number];
const info = { seats: [seat(null), seat(LEVELS[0]!), seat("greedy"), seat(LEVELS[4]!)] } as TableInfo;
const happened = (event: string, more: object = {}) => ({ event, ...more }) as unknown as GameEvent;
const unlucky = (event: GameEvent): Occasion | null =>
  event.event === "bad" ? { seat: event.seat as number, on: "unlucky" } : null;

test("only levels are characters", () => {
  expect(characters(info)).toEqual([1, 3]);
});

test("at the end the winner speaks, or else the strongest loser", () => {
  const end = (winners: number[]) => occasionIn([happened("won", { winners })], info, unlucky, () => 0.99);
  expect(end([0, 3])).toEqual({ seat: 3, on: "win" });
  expect(end([0])).toEqual({ seat: 3, on: "loss" });
});

test("during the game they speak now and then, and only for themselves", () => {
  const bad = (one: number, chance: number) => occasionIn([happened("bad", { seat: one })], info, unlucky, () => chance);
  expect(bad(1, 0.1)).toEqual({ seat: 1, on: "unlucky" });
  expect(bad(1, 0.9)).toBeNull();
  expect(bad(0, 0.1)).toBeNull();
  expect(bad(2, 0.1)).toBeNull();
});
