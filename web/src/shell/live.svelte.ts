// A table as this page knows it: the last view, what is legal, the log, and the state of the line.

import type {
  Action,
  Bye,
  Events,
  GameEvent,
  Json,
  Nak,
  TableInfo,
  Welcome,
} from "../generated/wire";
import { language } from "../i18n/i18n.svelte";
import { browser, Connection, type Line } from "../net/connection";

export interface Refused {
  code: string;
  rule: string | null;
  args: { [name: string]: Json };
}

export interface Heard {
  /** Everything from the start (a welcome), or what has just happened. */
  whole: boolean;
  events: GameEvent[];
  view: unknown;
}

export class LiveTable {
  line = $state<Line>("connecting");
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  seq = $state(0);
  view = $state.raw<unknown>(null);
  legal = $state.raw<Action[]>([]);
  log = $state.raw<GameEvent[]>([]);
  present = $state.raw<boolean[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The action on its way to the server. */
  pending = $state<string | null>(null);

  readonly code: string;
  #connection: Connection;
  #pendingId: string | null = null;
  #listeners: ((heard: Heard) => void)[] = [];

  constructor(code: string, token: string | null, around = browser()) {
    this.code = code;
    this.#connection = new Connection(
      around,
      {
        line: (line) => (this.line = line),
        welcome: (message) => this.#welcome(message),
        events: (message) => this.#events(message),
        ack: (message) => this.#answered(message.id),
        nak: (message) => this.#nak(message),
        bye: (message) => this.#bye(message),
        presence: (message) => (this.present = message.seats),
      },
      { table: code, token, lang: language() },
    );
  }

  start(): () => void {
    const online = () => this.#connection.retryNow();
    addEventListener("online", online);
    this.#connection.start();
    return () => {
      removeEventListener("online", online);
      this.#connection.stop();
    };
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  listen(listener: (heard: Heard) => void): void {
    this.#listeners.push(listener);
  }

  act(action: Action): void {
    if (this.pending !== null) return;
    this.refused = null;
    this.pending = action.notation;
    this.#pendingId = this.#connection.send(action.notation);
  }

  #welcome(message: Welcome): void {
    this.info = message.table;
    this.present = message.table.seats.map((seat) => seat.present);
    this.seat = message.seat;
    this.log = message.log;
    this.#take(message.seq, message.view, message.legal);
    this.#tell({ whole: true, events: message.log, view: message.view });
    if (message.build !== this.#connection.build && this.#connection.unanswered === 0) {
      reloadFor(message.build);
    }
  }

  #events(message: Events): void {
    this.log = [...this.log, ...message.events];
    this.#take(message.seq, message.view, message.legal);
    this.#tell({ whole: false, events: message.events, view: message.view });
  }

  #take(seq: number, view: unknown, legal: Action[]): void {
    this.seq = seq;
    this.view = view;
    this.legal = legal;
  }

  #tell(heard: Heard): void {
    for (const listener of this.#listeners) listener(heard);
  }

  #bye(message: Bye): void {
    this.refused = { code: message.code, rule: null, args: {} };
    if (message.code === "proto") reloadFor("proto");
  }

  #nak(message: Nak): void {
    this.refused = { code: message.code, rule: message.rule, args: message.args };
    if (message.id !== null) this.#answered(message.id);
  }

  #answered(id: string): void {
    if (id !== this.#pendingId) return;
    this.#pendingId = null;
    this.pending = null;
  }
}

/** A page older than the server is loaded anew, once for each new build. */
function reloadFor(build: string): void {
  const KEY = "nestling.reloaded-for";
  if (sessionStorage.getItem(KEY) === build) return;
  sessionStorage.setItem(KEY, build);
  location.reload();
}
