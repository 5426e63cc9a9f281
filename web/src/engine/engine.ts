// The rules of a game in the page: a typed face over its WebAssembly (see core/wasm.py).
//
// Records are byte arrays of the sizes in the schema. Whoever calls owns them; `start`, `play` and
// `redeterminise` write to the state they are given. Nothing is kept between calls.

import { seatsOf } from "./decode.ts";
import type { GameSchema } from "./schema.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** What the module exports; see core/wasm.py. Arguments are addresses and numbers. */
export interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  start(state: number, settings: number, k0: bigint, k1: bigint, log: number, room: number): number;
  actors(state: number): number;
  legal(state: number, seat: number, out: number): number;
  play(state: number, seat: number, action: number, log: number, room: number): number;
  observe(state: number, seat: number, view: number): void;
  redact(event: number, seat: number): void;
  redeterminise(state: number, seat: number, k0: bigint, k1: bigint): void;
  imagine(view: number, state: number, k0: bigint, k1: bigint): void;
  outcome(state: number): number;
  why_not(state: number, seat: number, action: number): number;
  choose(state: number, seat: number, policy: number, stream: number, out: number): number;
  begin(
    state: number,
    seat: number,
    k0: bigint,
    k1: bigint,
    scratch: number,
    slots: number,
    slotCount: number,
    work: number,
  ): void;
  run(
    scratch: number,
    nodes: number,
    nodeCount: number,
    edges: number,
    edgeCount: number,
    slots: number,
    slotCount: number,
    work: number,
    out: number,
    log: number,
    iterations: number,
  ): void;
  decide(
    nodes: number,
    nodeCount: number,
    edges: number,
    edgeCount: number,
    work: number,
    temperature: number,
    stream: number,
  ): number;
}

/** Where in the module's memory each record has its place. */
export interface Places {
  state: number;
  settings: number;
  view: number;
  log: number;
  out: number;
  stream: number;
}

export const ONLOOKER = -1;
const REASONS: Record<number, "not_your_turn" | "not_legal" | "game_over"> = {
  [-1]: "not_your_turn",
  [-2]: "not_legal",
  [-3]: "game_over",
};
const PAGE = 1 << 16;
const ALIGNMENT = 64;

/** A play that the rules do not allow; the state is as it was. */
export class Refused extends Error {
  readonly code: string;
  /** The rule behind it, if there is one. */
  readonly rule: string | null;

  constructor(code: string, rule: string | null = null) {
    super(`refused: ${code}`);
    this.code = code;
    this.rule = rule;
  }
}

export class Engine {
  readonly schema: GameSchema;
  readonly exports: Exports;
  readonly places: Places;
  readonly #end: number;

  constructor(schema: GameSchema, exports: Exports) {
    this.schema = schema;
    this.exports = exports;
    const [state, settings, view, log, out, stream, end] = this.#layOut(
      Number(exports.__heap_base.value),
      [
        schema.state.bytes,
        schema.settings.bytes,
        schema.view.bytes,
        schema.event.bytes * (schema.maxEvents + 1),
        2 * schema.maxLegal,
        8,
      ],
    ) as [number, number, number, number, number, number, number];
    this.places = { state, settings, view, log, out, stream };
    this.#end = end;
  }

  /** Addresses of so many bytes each, behind the engine's own; taken anew by the next who asks. */
  takeRoom(...bytes: number[]): number[] {
    return this.#layOut(this.#end, bytes);
  }

  /** Addresses from `free` on, and behind them where memory is free again. */
  #layOut(free: number, sizes: readonly number[]): number[] {
    const addresses: number[] = [];
    for (const bytes of sizes) {
      const at = Math.ceil(free / ALIGNMENT) * ALIGNMENT;
      addresses.push(at);
      free = at + bytes;
    }
    const missing = free - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    return [...addresses, free];
  }

  /** A game just set up, with the events of that. `settings`: a record; `key`: 16 bytes. */
  start(settings: Uint8Array, key: Uint8Array): { state: Bytes; events: Bytes[] } {
    const state = new Uint8Array(this.schema.state.bytes);
    this.put(state, this.places.state);
    this.put(settings, this.places.settings);
    const { log } = this.places;
    const count = this.exports.start(
      this.places.state,
      this.places.settings,
      ...words(key),
      log,
      this.schema.maxEvents + 1,
    );
    this.get(state, this.places.state);
    return { state, events: this.events(count) };
  }

  /** The seats that have a decision to make; none when the game is over. */
  actors(state: Uint8Array): number[] {
    this.put(state, this.places.state);
    return seatsOf(this.exports.actors(this.places.state));
  }

  /** The numbers of the seat's legal actions, rising. */
  legal(state: Uint8Array, seat: number): number[] {
    this.put(state, this.places.state);
    const count = this.exports.legal(this.places.state, seat, this.places.out);
    this.get(state, this.places.state);
    return Array.from(new Int16Array(this.exports.memory.buffer, this.places.out, count));
  }

  /** Carry out a seat's action; the events with full sight. Throws Refused. */
  play(state: Uint8Array, seat: number, action: number): Bytes[] {
    this.put(state, this.places.state);
    const room = this.schema.maxEvents + 1;
    const count = this.exports.play(this.places.state, seat, action, this.places.log, room);
    this.get(state, this.places.state);
    if (count < 0) {
      const rule = this.exports.why_not(this.places.state, seat, action);
      throw new Refused(REASONS[count] ?? "not_legal", `${this.schema.ruleLetter}${rule}`);
    }
    return this.events(count);
  }

  /** What the seat (ONLOOKER: nobody) may see, as a VIEW record. */
  observe(state: Uint8Array, seat: number): Bytes {
    const view = new Uint8Array(this.schema.view.bytes);
    this.put(state, this.places.state);
    this.exports.observe(this.places.state, seat, this.places.view);
    return this.get(view, this.places.view);
  }

  /** An event as the seat may see it. */
  redact(event: Uint8Array, seat: number): Bytes {
    this.put(event, this.places.log);
    this.exports.redact(this.places.log, seat);
    return this.get(new Uint8Array(event.length), this.places.log);
  }

  /** Deal anew all that the seat cannot know, by a key of 16 bytes. */
  redeterminise(state: Uint8Array, seat: number, key: Uint8Array): void {
    this.put(state, this.places.state);
    this.exports.redeterminise(this.places.state, seat, ...words(key));
    this.get(state, this.places.state);
  }

  /** A STATE that a VIEW could be of, what is hidden dealt by a key of 16 bytes. */
  imagine(view: Uint8Array, key: Uint8Array): Bytes {
    this.put(view, this.places.view);
    this.exports.imagine(this.places.view, this.places.state, ...words(key));
    return this.get(new Uint8Array(this.schema.state.bytes), this.places.state);
  }

  /** The winners; none while the game goes on. */
  outcome(state: Uint8Array): number[] {
    this.put(state, this.places.state);
    return seatsOf(this.exports.outcome(this.places.state));
  }

  /**
   * The action that a bot takes. `policy`: its number in POLICIES; `stream`: its own random
   * numbers, 8 bytes that are not all 0, moved on by each choice.
   */
  choose(state: Uint8Array, seat: number, policy: number, stream: Uint8Array): number {
    const { places } = this;
    this.put(state, places.state);
    this.put(stream, places.stream);
    const action = this.exports.choose(places.state, seat, policy, places.stream, places.out);
    this.get(stream, places.stream);
    return action;
  }

  private events(count: number): Bytes[] {
    if (count > this.schema.maxEvents) throw new RangeError(`${count} events in one play`);
    const size = this.schema.event.bytes;
    return Array.from({ length: count }, (_, i) =>
      this.get(new Uint8Array(size), this.places.log + (i + 1) * size),
    );
  }

  /** Copy a record into the module's memory. */
  put(record: Uint8Array, address: number): void {
    new Uint8Array(this.exports.memory.buffer).set(record, address);
  }

  private get<Record extends Uint8Array>(record: Record, address: number): Record {
    record.set(new Uint8Array(this.exports.memory.buffer, address, record.length));
    return record;
  }
}

/** The engine of a game from the bytes of its .wasm file. */
export async function loadEngine(schema: GameSchema, module: BufferSource): Promise<Engine> {
  const { instance } = await WebAssembly.instantiate(module, {});
  return new Engine(schema, instance.exports as unknown as Exports);
}

/** The two numbers that a key of 16 bytes is to the module. */
export function words(key: Uint8Array): [bigint, bigint] {
  if (key.length !== 16) throw new RangeError(`a key has 16 bytes, not ${key.length}`);
  const bytes = new DataView(key.buffer, key.byteOffset, key.byteLength);
  return [bytes.getBigUint64(0, true), bytes.getBigUint64(8, true)];
}
