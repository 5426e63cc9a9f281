// What a table shows before the server has answered: worked out here, and put right if it went otherwise.

import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { loadEngine } from "../engine";
import { schema } from "../generated/dinosaurs.schema";
import type { FromServer, TableInfo, ToServer } from "../generated/wire";
import { completeSettings } from "../local/settings";
import { GameState } from "../local/state";
import type { Socket } from "../net/connection";
import { LiveTable, type Heard } from "./live.svelte";

const engine = await loadEngine(schema, readFileSync(new URL("../generated/dinosaurs.wasm", import.meta.url)));
vi.mock("../local/engines", () => ({ engineOf: () => Promise.resolve(engine) }));
vi.mock("../offline.svelte", () => ({ renew: () => undefined }));
vi.mock("../i18n/i18n.svelte", () => ({ language: () => "en" }));
vi.mock("../net/keys", () => ({ findTable: () => undefined }));
vi.mock("../address", () => ({ ownBuild: () => "b" }));

const ME = 0;
const INFO = { begun: true, commitment: null, clocks: [], seats: [] } as unknown as TableInfo;

let state: GameState;
let sent: Extract<ToServer, { type: "cmd" }>[];
let heard: Heard[];
let live: LiveTable;
let say: (message: FromServer) => void;

beforeEach(async () => {
  state = new GameState(engine, completeSettings(schema, { players: 3 }), "07".repeat(16));
  sent = [];
  heard = [];
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      const message = JSON.parse(text) as ToServer;
      if (message.type === "cmd") sent.push(message);
    },
    close: () => undefined,
  };
  let ids = 0;
  const around = { open: () => socket, now: () => 0, later: () => () => undefined, random: () => 0, newId: () => `c${++ids}` };
  live = new LiveTable("ABC", null, around);
  live.listen((news) => heard.push(news));
  vi.stubGlobal("addEventListener", () => undefined);
  live.start();
  socket.onopen?.();
  say = (message) => socket.onmessage?.({ data: JSON.stringify(message) });
  const log = state.eventsFor(ME);
  say({ type: "welcome", proto: 1, build: "b", table: INFO, seat: ME, seats: [ME], seq: 0, ...now(), log, remarks: [] });
  live.rules.prepare("dinosaurs");
  await vi.waitFor(() => expect(live.rules.from(live.view as { seat: number })).not.toBeNull());
  heard = [];
});

const now = () => ({ view: state.view(ME), legal: state.actions(ME) });

/** A step at the server's table, told. */
function step(seat: number, notation = state.actions(seat)[0]!.notation): void {
  const before = state.eventCount;
  state.play(seat, notation);
  say({ type: "event", seq: state.plays.length, events: state.eventsFor(ME, before), ...now() });
}

test("what comes of an action is shown at once, and told once", () => {
  const [action] = live.legal;
  live.act(action!);
  expect(live.ahead).toBe(true);
  expect(heard).toHaveLength(1);
  step(ME, action!.notation);
  const { view, legal } = now();
  expect(heard[0]).toEqual({ whole: false, events: state.eventsFor(ME).slice(-1), view });
  expect(heard[1]).toEqual({ whole: false, events: [], view });
  expect([live.ahead, live.view, live.legal, live.log]).toEqual([false, view, legal, state.eventsFor(ME)]);
  say({ type: "ack", id: sent[0]!.id, seq: 1 });
  expect(live.pending).toBeNull();
});

test("what hangs on what is hidden is not shown before it is told", () => {
  step(1);
  step(2);
  heard = [];
  live.act(live.legal[0]!); // all cards are turned over now
  expect(live.ahead).toBe(false);
  expect(heard).toEqual([]);
  expect(live.pending).not.toBeNull();
});

test("a refused action is taken back from the screen", () => {
  const { view, legal } = now();
  live.act(live.legal[0]!);
  say({ type: "nak", id: sent[0]!.id, code: "paused", rule: null, args: {}, message: "", seq: 0, events: [] });
  expect([live.ahead, live.pending, live.view, live.legal]).toEqual([false, null, view, legal]);
  expect(live.log).toEqual(state.eventsFor(ME));
  expect(heard.at(-1)).toEqual({ whole: true, events: live.log, view });
});

test("when somebody else was faster all is told anew, as it was", () => {
  const [action] = live.legal;
  live.act(action!);
  step(1);
  expect([live.ahead, live.view, live.log]).toEqual([false, state.view(ME), state.eventsFor(ME)]);
  expect(heard.at(-1)).toEqual({ whole: true, events: live.log, view: live.view });
  step(ME, action!.notation);
  expect(heard.at(-1)).toMatchObject({ whole: false, events: state.eventsFor(ME).slice(-1) });
  expect(live.log).toEqual(state.eventsFor(ME));
});

test("what is chosen before the answer is done after it, if it is legal then", () => {
  const [action] = live.legal;
  live.act(action!);
  live.act({ ...action!, notation: "pass" });
  expect(sent).toHaveLength(1);
  step(ME, action!.notation);
  step(1);
  step(2);
  const mayPass = live.legal.some(({ notation }) => notation === "pass");
  say({ type: "ack", id: sent[0]!.id, seq: 1 });
  expect(sent.slice(1).map((one) => one.action)).toEqual(mayPass ? ["pass"] : []);
});

test("with no rules in the page all waits for the server", () => {
  vi.spyOn(live.rules, "from").mockReturnValue(null);
  live.act(live.legal[0]!);
  expect([live.ahead, heard]).toEqual([false, []]);
});
