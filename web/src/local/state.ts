// One game being played in the page, with full sight: what core/game.py's State is to the server.

import { actionOf, codeOf, decode, decodeEvent, encode, ONLOOKER } from "../engine/index.ts";
import { Refused, type Bytes, type Engine, type Settings } from "../engine/index.ts";
import type { Action, GameEvent, GameView } from "../generated/wire.ts";

export const PASS = 0;

export type Play = readonly [seat: number, notation: string];
export type Viewer = number | null;

/** How a game ended. */
export interface Result {
  winners: number[];
  totals: number[];
  why: string;
}

export class GameState {
  readonly engine: Engine;
  readonly settings: Settings;
  /** 32 hexadecimal digits. */
  readonly key: string;
  readonly plays: Play[] = [];
  #record: Bytes;
  #events: Bytes[];

  constructor(engine: Engine, settings: Settings, key: string) {
    this.engine = engine;
    this.settings = settings;
    this.key = key;
    const record = encode(engine.schema, engine.schema.settings, settings);
    const { state, events } = engine.start(record, fromHex(key));
    this.#record = state;
    this.#events = events;
  }

  get players(): number {
    return Number(this.settings.players);
  }

  get eventCount(): number {
    return this.#events.length;
  }

  actors(): number[] {
    return this.engine.actors(this.#record);
  }

  legal(seat: number): number[] {
    return this.engine.legal(this.#record, seat);
  }

  actions(seat: number): Action[] {
    return this.legal(seat).map((code) => actionOf<Action>(this.engine.schema, code));
  }

  /** Carry out an action by its notation; `Refused` leaves everything as it was. */
  play(seat: number, notation: string): void {
    this.#events.push(...this.#carryOut(this.#record, seat, notation));
    this.plays.push([seat, notation]);
  }

  /** `Refused` if an action cannot be carried out; nothing changes. */
  check(seat: number, notation: string): void {
    this.#carryOut(this.#record.slice(), seat, notation);
  }

  #carryOut(record: Bytes, seat: number, notation: string): Bytes[] {
    const code = codeOf(this.engine.schema, notation);
    if (code === undefined) throw new Refused("unknown_notation");
    if (seat < 0 || seat >= this.players) throw new Refused("unknown_seat");
    return this.engine.play(record, seat, code);
  }

  view(viewer: Viewer): GameView {
    const { schema } = this.engine;
    return decode<GameView>(schema, schema.view, this.engine.observe(this.#record, viewer ?? ONLOOKER));
  }

  /** What the viewer saw happen, from the event numbered `since` on. */
  eventsFor(viewer: Viewer, since = 0): GameEvent[] {
    return this.#events.slice(since).map((event) => {
      const seen = this.engine.redact(event, viewer ?? ONLOOKER);
      return decodeEvent<GameEvent>(this.engine.schema, seen, this.players);
    });
  }

  /** The state dealt anew, by a key, in all that the seat cannot know: what a bot may be shown. */
  dealAnew(seat: number, key: Uint8Array): Bytes {
    const deal = this.#record.slice();
    this.engine.redeterminise(deal, seat, key);
    return deal;
  }

  outcome(): Result | null {
    if (this.engine.outcome(this.#record).length === 0) return null;
    const { schema } = this.engine;
    const end = decode<{ winners: number[]; points: number[]; why: string }>(schema, schema.state, this.#record);
    return { winners: end.winners, totals: end.points.slice(0, this.players), why: end.why };
  }

  /** SHA-256 of all events with full sight, as State.digest gives it. */
  async digest(): Promise<string> {
    const lines = this.#events.map((event) => {
      const told = decodeEvent(this.engine.schema, event, this.players, { fullSight: true });
      return `${JSON.stringify(told)}\n`;
    });
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines.join("")));
    return toHex(new Uint8Array(hash));
  }
}

export function newKey(): string {
  return toHex(randomKey());
}

export function randomKey(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
