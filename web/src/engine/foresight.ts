// What a seat can work out for itself: the rules in the page, given its own view and nothing else.

import { actionOf, type NamedAction } from "./actions.ts";
import { decode, encode } from "./decode.ts";
import type { Bytes, Engine } from "./engine.ts";
import type { Json } from "./schema.ts";

/** By what the rest is dealt that the seat cannot see; nothing that is told hangs on it. */
const KEY = new Uint8Array(16);

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
    const codes = this.#engine.legal(this.#state, this.#seat);
    return codes.map((code) => actionOf<Form>(this.#engine.schema, code));
  }

  /**
   * What the seat will see after an action of its own, given by its number, by which nothing comes
   * to light. Throws Refused if it may not be done.
   */
  after(code: number): View {
    const { schema } = this.#engine;
    const state = this.#state.slice();
    this.#engine.play(state, this.#seat, code);
    return decode<View>(schema, schema.view, this.#engine.observe(state, this.#seat));
  }

  /** A STATE record for a search: it uses nothing that the seat cannot see. */
  deal(key: Uint8Array): Bytes {
    const deal = this.#state.slice();
    this.#engine.redeterminise(deal, this.#seat, key);
    return deal;
  }
}
