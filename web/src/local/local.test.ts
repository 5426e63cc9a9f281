import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { decode, loadEngine, Refused, type Engine, type Settings } from "../engine";
import { schema, type View } from "../generated/dinosaurs.schema";
import type { Events, FromServer } from "../generated/wire";
import { BadRecord, readRecord, recordOf, verify, writeRecord, type GameRecord } from "./record";
import { checkSettings, completeSettings } from "./settings";
import { GameState } from "./state";
import type { Created, Played, Seat } from "./store";
import { LocalTable, type Listener } from "./table";

const KEY = "000102030405060708090a0b0c0d0e0f";
let engine: Engine;

vi.mock("./engines", () => ({
  engineOf: (game: string) =>
    game === "dinosaurs" ? Promise.resolve(engine) : Promise.reject(new RangeError("none")),
}));

beforeAll(async () => {
  engine = await loadEngine(schema, readFileSync(new URL("../generated/dinosaurs.wasm", import.meta.url)));
});

function start(players = 3): GameState {
  return new GameState(engine, completeSettings(schema, { players }), KEY);
}

function playOn(state: GameState, plays: number): GameState {
  for (let n = 0; n < plays; n++) {
    const seat = state.actors()[0];
    if (seat === undefined) break;
    state.play(seat, state.actions(seat)[0]!.notation);
  }
  return state;
}

test("settings are completed from what is wished", () => {
  const settings = completeSettings(schema, { players: 3, youngest: 1, dinosaurs: null });
  expect(settings).toEqual({ players: 3, dinosaurs: [null, null, null], ages: [2, 0, 1], two_player_changes: false });
  expect(() => completeSettings(schema, { players: 5 })).toThrow(RangeError);
  expect(() => completeSettings(schema, { players: 2, luck: 1 })).toThrow(RangeError);
});

test.each<Settings>([
  { ages: [0, 0, 1] },
  { ages: [0, 1] },
  { ages: [0, 1, null] },
  { dinosaurs: ["stego", "stego", null] },
  { dinosaurs: ["cat", null, null] },
  { two_player_changes: 1 },
  { players: 2 },
])("settings that cannot be are known as such: %o", (change) => {
  const settings = completeSettings(schema, { players: 3 });
  expect(checkSettings(schema, settings)).toBe(true);
  expect(checkSettings(schema, { ...settings, ...change })).toBe(false);
});

test("a record is written, read and holds", async () => {
  const state = playOn(start(), 40);
  const record = readRecord(writeRecord(await recordOf(state)));
  const again = await verify(record);
  expect(again.plays).toEqual(state.plays);
  expect(again.view(1)).toEqual(state.view(1));
});

const BENDS: [string, (record: GameRecord) => object][] = [
  ["other-events", () => ({ digest: "0".repeat(64) })],
  ["other-events", () => ({ key: "f".repeat(32), plays: [] })],
  ["other-result", () => ({ result: { winners: [0], totals: [1, 2, 3], why: "reached_goal" } })],
  ["other-rules", () => ({ rules_version: 99 })],
  ["unknown-game", () => ({ game: "chess" })],
  ["bad-settings", () => ({ settings: { players: 9 } })],
  ["bad-play", ({ plays }) => ({ plays: [...plays, [0, "DI"]] })],
  ["bad-play", () => ({ plays: [[7, "pass"]] })],
  ["bad-play", () => ({ plays: [[0, "nonsense"]] })],
];

test.each(BENDS)("a record that does not hold is told by its fault: %s", async (code, bend) => {
  const record = await recordOf(playOn(start(), 12));
  await expect(verify({ ...record, ...bend(record) })).rejects.toMatchObject({ code });
});

test.each(["", "[]", "null", "{}", '{"format":1}'])("no record: %s", (text) => {
  expect(() => readRecord(text)).toThrow(new BadRecord("no-record"));
});

test("another format is told", async () => {
  const record = await recordOf(start());
  expect(() => readRecord(writeRecord({ ...record, format: 2 }))).toThrow(new BadRecord("other-format"));
});

// The table

const ANN: Seat = { kind: "person", name: "Ann" };
const BO: Seat = { kind: "person", name: "Bo" };
const BOT: Seat = { kind: "bot", bot: "greedy" };

let kept: Played[];
let failing: boolean;
let shown: Uint8Array[];

beforeEach(() => {
  kept = [];
  failing = false;
  shown = [];
});

function tableFor(seats: Seat[], plays: Played[] = []): LocalTable {
  const state = start(seats.length);
  for (const { seat, action } of plays) state.play(seat, action);
  const created: Created = {
    ...{ code: "TABLE2", game: "dinosaurs", rules_version: schema.rulesVersion },
    ...{ settings: state.settings, seats, key: KEY },
  };
  return new LocalTable(created, state, plays, {
    append: (number, play) => {
      if (failing) return Promise.reject(new Error("the disk is full"));
      expect(number).toBe(kept.length + plays.length + 1);
      kept.push(play);
      return Promise.resolve();
    },
    think: (_, deal, seat) => {
      shown.push(deal);
      return Promise.resolve(engine.legal(deal, seat)[0]!);
    },
    sleep: () => Promise.resolve(),
    now: () => 0,
    random: () => 0.5,
    pace: 0,
  });
}

function listen(table: LocalTable, seat: number | null): { heard: Events[]; broken: number } {
  const told = { heard: [] as Events[], broken: 0 };
  const listener: Listener = {
    seat,
    hear: (message: FromServer) => told.heard.push(message as Events),
    broken: () => (told.broken += 1),
  };
  table.listeners.add(listener);
  return told;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function act(table: LocalTable, seat: number, id: string, base = table.seq): Promise<FromServer> {
  const action = table.state.actions(seat)[0]!.notation;
  return table.command(seat, { type: "cmd", id, base, action });
}

test("plays are kept, then told to each as that seat may see them", async () => {
  const table = tableFor([ANN, BO]);
  const [ann, bo] = [listen(table, 0), listen(table, 1)];
  expect(await act(table, 0, "a")).toEqual({ type: "ack", id: "a", seq: 1 });
  expect(kept).toHaveLength(1);
  expect(ann.heard[0]!.events[0]).toMatchObject({ event: "committed", card: expect.any(String) });
  expect(bo.heard[0]!.events[0]).toMatchObject({ event: "committed", card: null });
  expect(bo.heard[0]!.view!.hand).toEqual(table.state.view(1).hand);
});

test("a command's id is honoured once, also after the table was read back", async () => {
  const table = tableFor([ANN, BO]);
  await act(table, 0, "a");
  expect(await table.command(0, { type: "cmd", id: "a", base: 0, action: "pass" })).toMatchObject({ seq: 1 });
  const plays = [...kept];
  kept = [];
  const again = tableFor([ANN, BO], plays);
  expect(await again.command(0, { type: "cmd", id: "a", base: 0, action: "pass" })).toMatchObject({ seq: 1 });
  expect(kept).toEqual([]);
  expect(again.state.view(0)).toEqual(table.state.view(0));
});

test("what is not possible is refused and changes nothing", async () => {
  const table = tableFor([ANN, BO]);
  const before = table.state.view(0);
  const code = async (seat: number | null, action: string, base = 0) => {
    const answer = await table.command(seat, { type: "cmd", id: `${seat}${action}${base}`, base, action });
    return answer.type === "nak" ? `${answer.code} ${answer.rule}` : answer.type;
  };
  expect(await code(0, "DI")).toBe("not_legal D6");
  expect(await code(0, "nonsense")).toBe("unknown_notation null");
  expect(await code(0, "pass", 5)).toBe("ahead null");
  expect(await code(null, "pass")).toBe("onlooker null");
  expect(table.state.view(0)).toEqual(before);
  await act(table, 0, "a");
  expect(await code(0, "pass")).toBe("not_your_turn D6");
  expect(await table.command(0, { type: "say", id: "s", text: "hello" })).toMatchObject({ code: "only_online" });
});

test("a decision that has changed makes a command stale", async () => {
  const table = tableFor([ANN, BO]);
  await act(table, 0, "a");
  await act(table, 1, "b");
  const [seat] = table.state.actors();
  expect(await act(table, seat!, "c", 0)).toMatchObject({ type: "nak", code: "stale" });
});

test("a play that cannot be kept has not happened", async () => {
  const table = tableFor([ANN, BO]);
  const told = listen(table, 0);
  failing = true;
  await expect(act(table, 0, "a")).rejects.toThrow("the disk is full");
  expect(table.seq).toBe(0);
  expect(told).toEqual({ heard: [], broken: 1 });
});

test("bots move by themselves, shown a deal and never the true state", async () => {
  const table = tableFor([ANN, BOT, BOT]);
  table.begin();
  await settled();
  expect(kept.map((play) => play.seat).sort()).toEqual([1, 2]);
  const truth = start(3).view(0).hand;
  expect(shown).toHaveLength(2);
  for (const deal of shown) {
    expect(decode<View>(schema, schema.view, engine.observe(deal, 0)).hand).not.toEqual(truth);
  }
});

test("when nobody sits at the table any more, its bots need not think on", () => {
  const state = start(2);
  const created: Created = {
    ...{ code: "TABLE2", game: "dinosaurs", rules_version: schema.rulesVersion },
    ...{ settings: state.settings, seats: [ANN, BOT], key: KEY },
  };
  const signals: AbortSignal[] = [];
  const table = new LocalTable(created, state, [], {
    append: () => Promise.resolve(),
    think: (_bot, _deal, _seat, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    },
    sleep: () => Promise.resolve(),
    now: () => 0,
    random: () => 0.5,
    pace: 0,
  });
  table.begin();
  expect(signals.map((signal) => signal.aborted)).toEqual([false]);
  table.close();
  expect(signals.map((signal) => signal.aborted)).toEqual([true]);
});

test("several persons at one device each pass for themselves", async () => {
  for (const [seats, forced] of [
    [[ANN, BOT], true],
    [[ANN, BO], false],
  ] as const) {
    kept = [];
    const table = tableFor([...seats]);
    table.begin();
    for (let n = 0; n < 200 && table.state.actors().length > 0; n++) {
      const [seat] = table.asked();
      if (seat !== undefined) {
        const passes = table.welcome(seat, "").legal.map((action) => action.notation).join() === "pass";
        if (passes && forced) throw new Error("nobody need be asked");
        await act(table, seat, String(n));
      }
      await settled();
    }
    expect(table.state.plays.length).toBeGreaterThan(10);
  }
});

test("the refusals of a table are the engine's", () => {
  expect(() => start().play(0, "DI")).toThrow(new Refused("not_legal", "D6"));
});
