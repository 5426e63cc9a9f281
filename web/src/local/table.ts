// A table in the page: decides, keeps, and only then tells, as table/table.py does on a server. It
// speaks the server's messages, so that the same page plays at both.

import { Refused } from "../engine";
import type { Action, Cmd, Events, FromServer, TableInfo, ToServer, Welcome } from "../generated/wire";
import { PROTO } from "../net/connection";
import { PASS, randomKey, type GameState, type Viewer } from "./state";
import type { Created, Played } from "./store";

/** Milliseconds, at pace 1. */
export const BOT_PAUSE = [400, 900] as const;
const THOUGHTS_KEPT = 16;

/** What is answered by ack or nak. */
export type Command = Extract<ToServer, { id: string }>;

/** What a table needs of the page around it. */
export interface Surroundings {
  /** Keeps a play under its number for good. */
  append(number: number, play: Played): Promise<void>;
  /** The number of the action that a bot takes for a seat, shown a deal. */
  think(bot: string, deal: Uint8Array, seat: number, signal: AbortSignal): Promise<number>;
  sleep(milliseconds: number): Promise<void>;
  now(): number;
  random(): number;
  /** How slow bots are; 0: no pauses. */
  pace: number;
}

/** Who is told of each play, and as which seat. */
export interface Listener {
  seat: Viewer;
  hear(message: FromServer): void;
  /** The log could not be written: read the table anew. */
  broken(): void;
}

export class LocalTable {
  readonly created: Created;
  readonly state: GameState;
  readonly listeners = new Set<Listener>();
  readonly #around: Surroundings;
  /** Since which play each seat has had its present decision. */
  #asks = new Map<number, number>();
  #moving = new Map<number, number>();
  #answers = new Map<string, number>();
  #thoughts = new Map<number, number[]>();
  #deciding: Promise<unknown> = Promise.resolve();
  #closed = false;
  #leaving = new AbortController();

  /** `state`: after all plays of the log; `plays`: the log, for the commands in it. */
  constructor(created: Created, state: GameState, plays: readonly Played[], around: Surroundings) {
    this.created = created;
    this.state = state;
    this.#around = around;
    for (const [i, play] of plays.entries()) this.#remember(play, i + 1);
    for (const seat of state.actors()) this.#asks.set(seat, plays.length);
  }

  get seq(): number {
    return this.state.plays.length;
  }

  /** The seats of persons, all at this device. */
  get persons(): number[] {
    return this.created.seats.flatMap((seat, number) => (seat.kind === "person" ? number : []));
  }

  /** The persons who have something to choose now. */
  asked(): number[] {
    return this.state.actors().filter((seat) => this.persons.includes(seat) && !this.#forced(seat));
  }

  info(): TableInfo {
    return {
      code: this.created.code,
      game: this.created.game,
      settings: { ...this.created.settings },
      seats: this.created.seats.map((seat) => ({
        kind: seat.kind,
        name: seat.name || null,
        bot: seat.kind === "bot" ? seat.bot : null,
        present: true,
        away: null,
        stand_in: null,
        open: false,
        invited: false,
        taken: true,
        ready: true,
      })),
      public: false,
      begun: true,
      commitment: null,
      timing: null,
      clocks: [],
      now: Date.now(),
      paused: false,
      offer: null,
      rematch: null,
    };
  }

  welcome(viewer: Viewer, build: string): Welcome {
    return {
      type: "welcome",
      proto: PROTO,
      build,
      table: this.info(),
      seat: viewer,
      seats: viewer === null ? [] : [viewer],
      seq: this.seq,
      view: this.state.view(viewer),
      legal: this.#legal(viewer),
      log: this.state.eventsFor(viewer),
      remarks: [],
    };
  }

  /** Let bots, and seats that can only pass, move. */
  begin(): void {
    this.#closed = false;
    this.#leaving = new AbortController();
    this.#setGoing();
  }

  /** Stop moving by itself. */
  close(): void {
    this.#closed = true;
    this.#leaving.abort();
  }

  /** Carry out a person's command; the answer, after everybody has been told. */
  async command(seat: Viewer, command: Command): Promise<FromServer> {
    const refuse = (code: string, rule: string | null = null): FromServer => {
      const told = { rule, args: {}, message: code, seq: this.seq, events: [] };
      return { type: "nak", id: command.id, code, ...told };
    };
    if (command.type !== "cmd") return refuse("only_online");
    if (seat === null) return refuse("onlooker");
    try {
      const seq = await this.#decide(() => this.#wish(seat, command));
      return { type: "ack", id: command.id, seq };
    } catch (error) {
      if (error instanceof Refused) return refuse(error.code, error.rule);
      throw error;
    }
  }

  #wish(seat: number, command: Cmd): Played | number {
    const known = this.#answers.get(`${seat}:${command.id}`);
    if (known !== undefined) return known;
    if (command.base > this.seq) throw new Refused("ahead");
    if (command.base < (this.#asks.get(seat) ?? 0)) throw new Refused("stale");
    return { seat, action: command.action, command: command.id };
  }

  /** One play at a time: tried on the state, kept, told. A number: it was that play already. */
  #decide(wish: () => Played | number | null): Promise<number> {
    const turn = this.#deciding.then(async () => {
      const play = wish();
      if (play === null || typeof play === "number") return play ?? this.seq;
      this.state.check(play.seat, play.action);
      try {
        await this.#around.append(this.seq + 1, play);
      } catch (error) {
        this.close();
        for (const listener of [...this.listeners]) listener.broken();
        throw error;
      }
      this.#adopt(play);
      this.#setGoing();
      return this.seq;
    });
    this.#deciding = turn.catch(() => {});
    return turn;
  }

  #adopt(play: Played): void {
    const { state } = this;
    const before = new Map(state.actors().map((seat) => [seat, state.legal(seat).join()]));
    const first = state.eventCount;
    state.play(play.seat, play.action);
    this.#remember(play, this.seq);
    const old = this.#asks;
    this.#asks = new Map();
    for (const seat of state.actors()) {
      const same = seat !== play.seat && before.get(seat) === state.legal(seat).join();
      this.#asks.set(seat, same ? (old.get(seat) ?? this.seq) : this.seq);
    }
    for (const listener of [...this.listeners]) listener.hear(this.#events(listener.seat, first));
  }

  #events(viewer: Viewer, first: number): Events {
    return {
      type: "event",
      seq: this.seq,
      events: this.state.eventsFor(viewer, first),
      view: this.state.view(viewer),
      legal: this.#legal(viewer),
    };
  }

  #legal(viewer: Viewer): Action[] {
    if (viewer === null || this.#forced(viewer)) return [];
    return this.state.actions(viewer);
  }

  /**
   * Whether the table passes for a seat. Of several persons at one device the others would see
   * that one was not asked, which tells of the hand: there everyone passes for themselves.
   */
  #forced(seat: number): boolean {
    const alone = this.created.seats[seat]?.kind === "bot" || this.persons.length === 1;
    const legal = alone ? this.state.legal(seat) : [];
    return legal.length === 1 && legal[0] === PASS;
  }

  #remember(play: Played, number: number): void {
    if (play.command !== null) this.#answers.set(`${play.seat}:${play.command}`, number);
  }

  // Moving by itself.

  #setGoing(): void {
    if (this.#closed) return;
    for (const [seat, since] of this.#asks) {
      const bot = this.created.seats[seat]?.kind === "bot";
      if (!bot && !this.#forced(seat)) continue;
      if (this.#moving.get(seat) === since) continue;
      this.#moving.set(seat, since);
      void this.#move(seat, since);
    }
  }

  async #move(seat: number, since: number): Promise<void> {
    const action = await this.#choose(seat);
    const still = () => !this.#closed && this.#asks.get(seat) === since;
    try {
      await this.#decide(() => (still() ? { seat, action, command: null } : null));
    } catch {
      // Not kept: whoever listens was told.
    }
    if (this.#moving.get(seat) === since) this.#moving.delete(seat);
  }

  /** What to do for a seat, when enough time has passed. */
  async #choose(seat: number): Promise<string> {
    const { created, state } = this;
    const wish = created.seats[seat];
    if (wish?.kind !== "bot") return "pass";
    const pause = this.#pause(seat);
    const began = this.#around.now();
    const legal = state.actions(seat);
    let chosen = legal[0]!;
    if (!this.#forced(seat)) {
      const deal = state.dealAnew(seat, randomKey());
      const { signal } = this.#leaving;
      const code = await this.#around.think(wish.bot, deal, seat, signal).catch(() => -1);
      // A bot that fails plays by lot.
      const lot = legal[Math.floor(this.#around.random() * legal.length)]!;
      chosen = legal.find((action) => action.code === code) ?? lot;
      this.#learn(seat, this.#around.now() - began);
    }
    await this.#around.sleep(pause - (this.#around.now() - began));
    return chosen.notation;
  }

  /** A bot that can only pass takes no less time than it takes to think. */
  #pause(seat: number): number {
    const { pace, random } = this.#around;
    const [least, most] = BOT_PAUSE;
    const thoughts = this.#thoughts.get(seat) ?? [];
    const thought = thoughts[Math.floor(random() * thoughts.length)] ?? 0;
    return Math.max((least + random() * (most - least)) * pace, thought);
  }

  #learn(seat: number, milliseconds: number): void {
    const thoughts = [...(this.#thoughts.get(seat) ?? []), milliseconds];
    this.#thoughts.set(seat, thoughts.slice(-THOUGHTS_KEPT));
  }
}
