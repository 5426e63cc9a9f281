// A search as the page sees it: begun, gone on with in slices, and asked what it found. What
// bots/think.py is in Python: the same seed and number of iterations find the same.

import { EDGE, EDGES_A_NODE, FEWEST_NODES, MOST_NODES, NODE, WORK, type Player } from "../generated/bots.ts";
import { decode } from "./decode.ts";
import { words, type Engine } from "./engine.ts";

/** An action as the search sees it. */
export interface Move {
  code: number;
  /** How often it was tried. */
  visits: number;
  /** Each seat's share of the win then. */
  chances: number[];
}

type Kind = "Int8" | "Int32" | "BigInt64" | "Float32" | "Float64";
interface Field {
  readonly type: Kind;
  readonly offset: number;
}
const SIZE: Record<Kind, number> = { Int8: 1, Int32: 4, BigInt64: 8, Float32: 4, Float64: 8 };
const PLAYERS_PART = ["exploration", "weight", "patience", "opponents"] as const;

/** The search for a seat; an engine has room for one at a time, a new one takes the old one's. */
export class Search {
  readonly #engine: Engine;
  readonly #players: number;
  readonly #temperature: number;
  readonly #nodeCount: number;
  readonly #edgeCount: number;
  readonly #scratch: number;
  readonly #nodes: number;
  readonly #edges: number;
  readonly #slots: number;
  readonly #work: number;

  /**
   * For a seat that has a decision to make in `deal`, a STATE record; what the seat cannot know in
   * it is not used. `key`: 16 bytes; `most`: iterations that there may be, to make room for.
   */
  constructor(engine: Engine, deal: Uint8Array, seat: number, player: Player, key: Uint8Array, most: number) {
    const { schema, exports, places } = engine;
    const nodes = 2 ** Math.ceil(Math.log2(Math.min(Math.max(most, FEWEST_NODES), MOST_NODES)));
    const edges = Math.max(nodes * EDGES_A_NODE, 2 * schema.maxLegal);
    this.#engine = engine;
    this.#players = decode<{ players: number }>(schema, schema.state, deal).players;
    this.#temperature = player.temperature;
    this.#nodeCount = nodes;
    this.#edgeCount = edges;
    [this.#scratch, this.#nodes, this.#edges, this.#slots, this.#work] = engine.takeRoom(
      2 * schema.state.bytes,
      nodes * NODE.bytes,
      edges * EDGE.bytes,
      2 * nodes * 4,
      WORK.bytes,
    ) as [number, number, number, number, number];
    for (const name of PLAYERS_PART) this.#write(this.#work, WORK[name], player[name]);
    engine.put(deal, places.state);
    const [k0, k1] = words(key);
    exports.begin(places.state, seat, k0, k1, this.#scratch, this.#slots, 2 * nodes, this.#work);
  }

  /** How many iterations there have been. */
  get iterations(): number {
    return this.#read(this.#work, WORK.iterations);
  }

  /** Search so much more. */
  run(iterations: number): void {
    const { exports, places } = this.#engine;
    exports.run(
      this.#scratch,
      this.#nodes,
      this.#nodeCount,
      this.#edges,
      this.#edgeCount,
      this.#slots,
      2 * this.#nodeCount,
      this.#work,
      places.out,
      places.log,
      iterations,
    );
  }

  /** From here on each iteration takes this action first; null: whichever it likes. */
  lookAt(code: number | null): void {
    this.#write(this.#work, WORK.only, code ?? -1);
  }

  /**
   * The number of the action to take: the most visited, or by lot if the player is warm.
   * `stream`: random numbers, 8 bytes that are not all 0.
   */
  decide(stream: Uint8Array): number {
    const { exports, places } = this.#engine;
    this.#engine.put(stream, places.stream);
    return exports.decide(
      this.#nodes,
      this.#nodeCount,
      this.#edges,
      this.#edgeCount,
      this.#work,
      this.#temperature,
      places.stream,
    );
  }

  /** Each seat's share of the win, over all that was searched. */
  chances(): number[] {
    const whole = Math.max(1, this.iterations);
    return this.#perSeat((seat) => this.#read(this.#work, WORK.sums, seat) / whole);
  }

  /** The actions that were tried, the most visited first. */
  moves(): Move[] {
    const found: Move[] = [];
    const root = this.#read(this.#work, WORK.root);
    let at = root < 0 ? -1 : this.#read(this.#nodes + root * NODE.bytes, NODE.first);
    while (at >= 0) {
      const edge = this.#edges + at * EDGE.bytes;
      const visits = this.#read(edge, EDGE.visits);
      if (visits > 0) {
        const chances = this.#perSeat((seat) => this.#read(edge, EDGE.total, seat) / visits);
        found.push({ code: this.#read(edge, EDGE.action), visits, chances });
      }
      at = this.#read(edge, EDGE.following);
    }
    return found.sort((one, other) => other.visits - one.visits);
  }

  #perSeat(share: (seat: number) => number): number[] {
    return Array.from({ length: this.#players }, (_, seat) => share(seat));
  }

  #read(record: number, field: Field, place = 0): number {
    const bytes = new DataView(this.#engine.exports.memory.buffer);
    return Number(bytes[`get${field.type}`](record + field.offset + place * SIZE[field.type], true));
  }

  #write(record: number, field: Field, value: number): void {
    const bytes = new DataView(this.#engine.exports.memory.buffer);
    const at = record + field.offset;
    if (field.type === "BigInt64") bytes.setBigInt64(at, BigInt(value), true);
    else bytes[`set${field.type}`](at, value, true);
  }
}
