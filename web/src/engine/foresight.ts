// What a seat can work out for itself: the rules in the page, given its own view and nothing else.

import { actionOf, type NamedAction } from "./actions.ts";
import { decode, decodeEvent, encode } from "./decode.ts";
import type { Bytes, Engine } from "./engine.ts";
import type { Json } from "./schema.ts";

/** By what the rest is dealt that the seat cannot see; nothing that is told hangs on it. */
const KEY = new Uint8Array(16);
/** Deals in which an action is tried before it is said what comes of it. */
const TRIED = 24;
const PASS = 0;

/** What a seat is told of an action of its own. */
export interface Foretold<View, Event> {
  view: View;
  /** What it may do then; nothing if it is not asked. */
  legal: NamedAction[];
  events: Event[];
}

/** For a view (of a game that is not over) as the server tells it. */
export class Foresight<View extends { seat: number }> {
  readonly #engine: Engine;
  readonly #state: Bytes;
  readonly #seat: number;

  constructor(engine: Engine, view: View) {
    const { schema } = engine;
    this.#engine = engine;
    this.#seat = view.seat;
    this.#state = engine.imagine(encode(schema, schema.view, view as unknown as { [name: string]: Json }), KEY);
  }

  /** What the seat may do now. */
  legal<Form = NamedAction>(): Form[] {
    return this.#legal(this.#state).map((code) => actionOf<Form>(this.#engine.schema, code));
  }

  /**
   * What the seat will see after an action of its own, given by its number, and then the first thing
   * that each of `others` may do: in what does not hang on what it cannot know. Throws Refused if it
   * may not be done.
   */
  after(code: number, others: readonly number[] = []): View {
    const { schema } = this.#engine;
    const state = this.#state.slice();
    this.#engine.play(state, this.#seat, code);
    for (const seat of others) this.#engine.play(state, seat, this.#engine.legal(state, seat)[0]!);
    return decode<View>(schema, schema.view, this.#engine.observe(state, this.#seat));
  }

  /**
   * What the seat will be told of an action of its own, to the last word; null if that hangs on what
   * it cannot know: it is tried in several deals. Throws Refused if it may not be done.
   */
  foretell<Event>(code: number): Foretold<View, Event> | null {
    const { schema } = this.#engine;
    const seen = this.#tryOut(this.#state.slice(), code);
    for (let n = 1; n < TRIED; n++) {
      const other = this.#tryOut(this.deal(new Uint8Array(16).fill(n)), code);
      if (!sameBytes([seen.view, ...seen.events], [other.view, ...other.events])) return null;
    }
    const view = decode<View & { players: number }>(schema, schema.view, seen.view);
    const legal = this.#legal(seen.state);
    const onlyPass = legal.length === 1 && legal[0] === PASS; // the table does that by itself
    return {
      view,
      legal: onlyPass ? [] : legal.map((one) => actionOf(schema, one)),
      events: seen.events.map((event) => decodeEvent<Event>(schema, event, view.players)),
    };
  }

  /** A STATE record for a search: it uses nothing that the seat cannot see. */
  deal(key: Uint8Array): Bytes {
    const deal = this.#state.slice();
    this.#engine.redeterminise(deal, this.#seat, key);
    return deal;
  }

  #legal(state: Bytes): number[] {
    return this.#engine.legal(state, this.#seat);
  }

  #tryOut(state: Bytes, code: number): { state: Bytes; view: Bytes; events: Bytes[] } {
    const events = this.#engine.play(state, this.#seat, code).map((event) => this.#engine.redact(event, this.#seat));
    return { state, view: this.#engine.observe(state, this.#seat), events };
  }
}

function sameBytes(some: readonly Bytes[], others: readonly Bytes[]): boolean {
  return some.length === others.length && some.every((one, i) => one.every((byte, at) => byte === others[i]![at]));
}
