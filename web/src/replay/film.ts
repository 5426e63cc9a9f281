// A game as a film: every position of it, from each point of view, made by the rules in the page
// from settings, key and plays. Whoever may look decides which views are asked for.

import { actionOf, codeOf, decode, decodeEvent, encode, ONLOOKER, type Bytes, type Engine, type Json } from "../engine";
import type { Action, GameEvent, GameView } from "../generated/wire";

/** What of a record is needed to play it again. */
export interface Tape {
  game: string;
  rules_version: number;
  settings: { readonly [name: string]: Json };
  /** 32 hexadecimal digits. */
  key: string;
  plays: readonly (readonly [seat: number, notation: string])[];
}

/** What can be wound to and fro: the pictures of a game, and where its chapters begin. */
export interface Pictures {
  readonly players: number;
  /** Positions go from 0 to this. */
  readonly plays: number;
  /** The positions at which a new round or turn begins; the first is 0. */
  readonly chapters: readonly number[];
  chapterOf(at: number): number;
  view(at: number, seat: number | null): GameView;
  news(at: number, seat: number | null): GameEvent[];
  story(at: number, seat: number | null): GameEvent[];
}

/** What is wrong with a tape: "replay-" + code is the id of its text. */
export class BadTape extends Error {
  readonly code: "other-rules" | "bad-play";

  constructor(code: "other-rules" | "bad-play") {
    super(code);
    this.code = code;
  }
}

/** Plays between two breaths of the page. */
const AT_ONCE = 24;

export class Film implements Pictures {
  readonly players: number;
  /** The positions at which a new round or turn begins; the first is 0. */
  readonly chapters: number[] = [0];
  readonly #engine: Engine;
  readonly #states: Bytes[] = [];
  readonly #events: Bytes[][] = [];
  readonly #chapter: string;
  #number = 0;

  /** chapter: the field of the state that counts rounds or turns. */
  private constructor(engine: Engine, tape: Tape, chapter: string) {
    this.#engine = engine;
    this.#chapter = chapter;
    this.players = Number(tape.settings.players);
    const settings = encode(engine.schema, engine.schema.settings, tape.settings);
    const { state, events } = engine.start(settings, fromHex(tape.key));
    this.#keep(state, events);
  }

  /** Plays a tape; the page stays responsive meanwhile. Throws BadTape. */
  static async develop(engine: Engine, tape: Tape, chapter: string): Promise<Film> {
    if (tape.rules_version !== engine.schema.rulesVersion) throw new BadTape("other-rules");
    const film = new Film(engine, tape, chapter);
    for (const [number, [seat, notation]] of tape.plays.entries()) {
      film.#play(seat, notation);
      if (number % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    }
    return film;
  }

  /** How many plays there are: positions go from 0 to this. */
  get plays(): number {
    return this.#states.length - 1;
  }

  /** An action of the game by its notation. Throws BadTape if there is none. */
  action(notation: string): Action {
    const code = codeOf(this.#engine.schema, notation);
    if (code === undefined) throw new BadTape("bad-play");
    return actionOf<Action>(this.#engine.schema, code);
  }

  /** What a seat (null: an onlooker) sees after so many plays. */
  view(at: number, seat: number | null): GameView {
    const { schema } = this.#engine;
    const record = this.#engine.observe(this.#states[at]!, seat ?? ONLOOKER);
    return decode<GameView>(schema, schema.view, record);
  }

  /** What the play that led to a position brought; for 0, the beginning. */
  news(at: number, seat: number | null): GameEvent[] {
    return this.#events[at]!.map((event) => {
      const seen = this.#engine.redact(event, seat ?? ONLOOKER);
      return decodeEvent<GameEvent>(this.#engine.schema, seen, this.players);
    });
  }

  /** All that has happened up to a position. */
  story(at: number, seat: number | null): GameEvent[] {
    return this.#events.slice(0, at + 1).flatMap((_, i) => this.news(i, seat));
  }

  /** The number of the chapter in which a position lies, from 0. */
  chapterOf(at: number): number {
    return this.chapters.filter((first) => first <= at).length - 1;
  }

  #play(seat: number, notation: string): void {
    const state = this.#states.at(-1)!.slice();
    const { schema } = this.#engine;
    const code = this.#engine.legal(state, seat).find((one) => actionOf(schema, one).notation === notation);
    if (code === undefined) throw new BadTape("bad-play");
    this.#keep(state, this.#engine.play(state, seat, code));
  }

  #keep(state: Bytes, events: Bytes[]): void {
    const { schema } = this.#engine;
    const fields = schema.state.fields.filter((field) => field.name === this.#chapter);
    const number = decode<{ [name: string]: number }>(schema, { ...schema.state, fields }, state)[this.#chapter]!;
    if (this.#states.length > 0 && number !== this.#number) this.chapters.push(this.#states.length);
    this.#number = number;
    this.#states.push(state);
    this.#events.push(events);
  }
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
