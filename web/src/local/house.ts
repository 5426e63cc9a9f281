// The tables of this page: making them, finding them again, sitting down at them.

import type { FromServer, NewTable, SeatWish, ToServer } from "../generated/wire";
import { browser, type Socket, type Surroundings as Line } from "../net/connection";
import { keepTable } from "../net/keys";
import { engineOf } from "./engines";
import { bots } from "./mind";
import { replay, type GameRecord } from "./record";
import { completeSettings } from "./settings";
import { newKey, type Viewer } from "./state";
import * as store from "./store";
import { LocalTable } from "./table";

const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"; // as a server's codes
const LENGTH = 6;
const PACE = "nestling.pace";

/** Whoever comes, comes to this device. */
function atThisDevice(seat: SeatWish): store.Seat {
  return seat.kind === "open" || seat.kind === "invited" ? { ...seat, kind: "person" } : seat;
}

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => SIGNS[Math.floor((byte / 256) * SIGNS.length)]).join("");
}

/** Makes a table that lives in this page; returns its code. */
export async function makeLocal(wish: NewTable): Promise<string> {
  const { schema } = await engineOf(wish.game);
  const settings = completeSettings(schema, { players: wish.seats.length, ...wish.settings });
  const code = newCode();
  const { game } = wish;
  const seats = wish.seats.map(atThisDevice);
  await store.create({ code, game, rules_version: schema.rulesVersion, settings, seats, key: newKey() });
  remember(code, game, false);
  return code;
}

/** Goes on with a recorded game as a table of this page. */
export async function adopt(
  record: Omit<GameRecord, "format" | "digest">,
  wishes: SeatWish[],
): Promise<string> {
  const code = newCode();
  const { game, rules_version, settings, key } = record;
  const seats = wishes.map(atThisDevice);
  const plays = record.plays.map(([seat, action]) => ({ seat, action, command: null }));
  await store.create({ code, game, rules_version, settings, seats, key }, plays);
  remember(code, game, record.result !== null);
  return code;
}

function remember(code: string, game: string, over: boolean): void {
  keepTable({ code, game, token: null, invitations: [], made: Date.now(), over, here: true });
}

/** A table of this page, read back from its log; null if there is none. */
export async function findLocal(code: string): Promise<LocalTable | null> {
  const log = await store.load(code);
  if (!log) return null;
  const { created, plays } = log;
  const state = await replay({ ...created, plays: plays.map(({ seat, action }) => [seat, action] as const) });
  return new LocalTable(created, state, plays, {
    append: (number, play) => store.append(code, number, play),
    think: (bot, deal, seat, signal) =>
      bots.ask({ task: "choose", game: created.game, deal, seat, bot }, signal),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds))),
    now: () => performance.now(),
    random: Math.random,
    pace: Number(localStorage.getItem(PACE) ?? 1),
  });
}

/** A line to a table of this page, for a connection like any other. */
export function lineTo(table: LocalTable, seat: Viewer): Line {
  return {
    ...browser(),
    open() {
      let open = true;
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => void answer(JSON.parse(text) as ToServer),
        close: () => leave(),
      };
      const say = (message: FromServer) => {
        if (open) socket.onmessage?.({ data: JSON.stringify(message) });
      };
      const listener = { seat, hear: say, broken: () => end(1012) };
      function leave(): void {
        open = false;
        table.listeners.delete(listener);
      }
      function end(code: number): void {
        leave();
        setTimeout(() => socket.onclose?.({ code, reason: "" }));
      }
      async function answer(message: ToServer): Promise<void> {
        if (message.type === "hello") {
          say(table.welcome(seat, message.build));
          table.listeners.add(listener);
        } else if (message.type === "ping") {
          say({ type: "pong", t: message.t });
        } else if ("id" in message) {
          // What could not be kept ends the line, and with it the wait for an answer.
          const reply = await table.command(seat, message).catch(() => null);
          if (reply) say(reply);
        }
      }
      setTimeout(() => socket.onopen?.());
      return socket;
    },
  };
}

