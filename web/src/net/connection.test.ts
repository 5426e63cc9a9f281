import { beforeEach, describe, expect, test } from "vitest";
import type { Events, FromServer, Nak, TableInfo, ToServer, Welcome } from "../generated/wire";
import { backoff, Connection, type Line, type Socket, type Way } from "./connection";

class FakeSocket implements Socket {
  sent: ToServer[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  dies(code = 1006): void {
    this.onclose?.({ code, reason: "" });
  }
}

const table: TableInfo = {
  code: "ABC",
  game: "dinosaurs",
  settings: {},
  seats: [],
  public: false,
  begun: true,
  commitment: null,
  timing: null,
  clocks: [],
  now: 0,
  paused: false,
  offer: null,
  rematch: null,
};

let sockets: FakeSocket[];
let ways: Way[];
let lags: number[];
let timers: { act: () => void; at: number }[];
let now: number;
let lines: Line[];
let seen: number[];
let refusals: Nak[];
let byes: string[];
let line: Connection;

function wait(milliseconds: number): void {
  now += milliseconds;
  for (let due = timers.find((t) => t.at <= now); due; due = timers.find((t) => t.at <= now)) {
    timers.splice(timers.indexOf(due), 1);
    due.act();
  }
}

const newest = () => sockets.at(-1)!;

function welcome(seq: number): Welcome {
  return {
    type: "welcome",
    proto: 1,
    build: "b",
    table,
    seat: 0,
    seats: [0],
    seq,
    view: {},
    legal: [],
    log: [],
    remarks: [],
  };
}

function nak(id: string, seq: number, events: Events[] = []): Nak {
  return { type: "nak", id, code: "illegal", rule: null, args: {}, message: "", seq, events };
}

function event(seq: number): Events {
  return { type: "event", seq, events: [], view: {}, legal: [] };
}

beforeEach(() => {
  sockets = [];
  timers = [];
  now = 0;
  lines = [];
  seen = [];
  refusals = [];
  byes = [];
  ways = [];
  lags = [];
  let ids = 0;
  line = new Connection(
    {
      open(way) {
        ways.push(way);
        sockets.push(new FakeSocket());
        return newest();
      },
      now: () => now,
      later(act, milliseconds) {
        const timer = { act, at: now + milliseconds };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      random: () => 1,
      newId: () => `id${++ids}`,
    },
    {
      line: (is) => lines.push(is),
      welcome: (message) => seen.push(message.seq),
      events: (message) => seen.push(message.seq),
      ack: () => {},
      nak: (message) => refusals.push(message),
      bye: (message) => byes.push(message.code),
      standing: () => {},
      chat: () => {},
      ticket: () => {},
      invitation: () => {},
      lag: (milliseconds) => lags.push(milliseconds),
    },
    { table: "ABC", token: "secret", tokens: [], lang: "en" },
  );
  line.start();
});

function greeted(seq = 5): FakeSocket {
  newest().onopen?.();
  newest().says(welcome(seq));
  return newest();
}

describe("a connection", () => {
  test("greets with its table and secret, and has nothing yet", () => {
    newest().onopen?.();
    expect(newest().sent).toEqual([
      {
        type: "hello",
        proto: 1,
        build: "",
        table: "ABC",
        token: "secret",
        tokens: [],
        have: null,
        lang: "en",
      },
    ]);
  });

  test("follows the events in order and skips what it has seen", () => {
    const socket = greeted(5);
    socket.says(event(6));
    socket.says(event(6));
    socket.says(event(7));
    expect(seen).toEqual([5, 6, 7]);
    expect(lines).toEqual(["connecting", "open"]);
  });

  test("greets anew after a gap, telling what it has", () => {
    greeted(5).says(event(8));
    expect(seen).toEqual([5]);
    expect(newest().closed).toBe(true);
    wait(400);
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ type: "hello", have: 5 });
    newest().says(welcome(8));
    expect(seen).toEqual([5, 8]);
    expect(lines.at(-1)).toBe("open");
  });

  test("comes back after a cut and sends what was not answered, with the same id", () => {
    const socket = greeted(5);
    const id = line.send("lay PR");
    expect(socket.sent.at(-1)).toEqual({ type: "cmd", id, base: 5, action: "lay PR" });
    socket.dies();
    expect(lines.at(-1)).toBe("retrying");
    line.send("pass");
    wait(400);
    const again = greeted(6);
    expect(again.sent.slice(1)).toEqual([
      { type: "cmd", id: "id1", base: 5, action: "lay PR" },
      { type: "cmd", id: "id2", base: 5, action: "pass" },
    ]);
    again.says({ type: "ack", id: "id1", seq: 7 });
    again.says(nak("id2", 7));
    expect(line.unanswered).toBe(0);
    expect(refusals).toHaveLength(1);
  });

  test("waits longer each time and never gives up once it was open", () => {
    greeted();
    for (let tries = 1; tries <= 8; tries++) {
      newest().dies();
      const before = sockets.length;
      wait(backoff(tries, 1) - 1);
      expect(sockets.length).toBe(before);
      wait(1);
      expect(sockets.length).toBe(before + 1);
    }
    expect(lines.at(-1)).toBe("retrying");
  });

  function fail(times: number): void {
    for (let i = 0; i < times; i++) {
      newest().dies(1006);
      wait(20_000);
    }
  }

  test("fault F37: goes over requests after three failed upgrades", () => {
    fail(3);
    expect(ways).toEqual(["socket", "socket", "socket", "requests"]);
    expect(lines.at(-1)).toBe("retrying");
    greeted();
    expect(lines.at(-1)).toBe("open");
    newest().dies();
    wait(1_000);
    expect(ways.at(-1)).toBe("requests");
  });

  test("fault F37: says that it is blocked when requests fail as well, and goes on trying", () => {
    fail(3);
    newest().onopen?.();
    fail(1);
    expect(lines.at(-1)).toBe("blocked");
    expect(ways.at(-1)).toBe("socket");
    greeted();
    expect(lines.at(-1)).toBe("open");
  });

  test("returns to sockets if those have worked before", () => {
    greeted();
    fail(4);
    expect(ways.slice(-3)).toEqual(["socket", "socket", "requests"]);
    greeted();
    newest().dies();
    wait(1_000);
    expect(ways.at(-1)).toBe("socket");
  });

  test("takes a long silence for a cut", () => {
    const socket = greeted();
    wait(10_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping", t: 10_000 });
    now += 80;
    socket.says({ type: "pong", t: 10_000 });
    expect(lags).toEqual([80]);
    wait(10_000);
    expect(socket.closed).toBe(false);
    wait(10_000);
    expect(socket.closed).toBe(true);
    expect(lines.at(-1)).toBe("retrying");
  });

  test("takes what it missed from a refusal", () => {
    const socket = greeted(5);
    line.send("pass");
    socket.says(nak("id1", 7, [event(6), event(7)]));
    expect(seen).toEqual([5, 6, 7]);
    expect(line.unanswered).toBe(0);
  });

  test("stays refused when the greeting is refused, and tells why", () => {
    newest().onopen?.();
    newest().says({ type: "bye", code: "unknown_table", message: "" });
    newest().dies(4404);
    wait(60_000);
    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe("refused");
    expect(byes).toEqual(["unknown_table"]);
  });

  test("comes back when the server asks it to", () => {
    const socket = greeted();
    socket.says({ type: "bye", code: "reload", message: "" });
    socket.dies(1012);
    wait(400);
    expect(sockets).toHaveLength(2);
    expect(byes).toEqual([]);
  });

  test("keeps the build of the server it came from", () => {
    greeted().dies();
    wait(400);
    newest().onopen?.();
    newest().says({ ...welcome(5), build: "newer" });
    expect(line.build).toBe("b");
  });

  test("ignores the last words of a socket it has left", () => {
    const old = greeted(5);
    old.says(event(9));
    wait(400);
    greeted(9);
    old.says(event(6));
    old.dies();
    expect(seen).toEqual([5, 9]);
    expect(lines.at(-1)).toBe("open");
  });

  test("tries at once when the network is back", () => {
    greeted().dies();
    line.retryNow();
    expect(sockets).toHaveLength(2);
  });

  test("is silent after it was stopped", () => {
    greeted().dies();
    line.stop();
    wait(60_000);
    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
  });
});

test("waits double up to a limit", () => {
  expect([1, 2, 3, 4].map((tries) => backoff(tries, 1))).toEqual([400, 800, 1600, 3200]);
  expect(backoff(20, 1)).toBe(15_000);
  expect(backoff(1, 0)).toBe(200);
});
