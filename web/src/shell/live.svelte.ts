// A table as this page knows it: the last view, what is legal, the log, how the table stands, and
// the state of the line.

import { ownBuild } from "../address";
import type {
  Action,
  Bye,
  Events,
  GameEvent,
  Json,
  Nak,
  Remark,
  TableInfo,
  Ticket,
  Welcome,
} from "../generated/wire";
import { language } from "../i18n/i18n.svelte";
import { browser, Connection, type Line, type Surroundings, type Wish } from "../net/connection";
import { commitmentOf, shareFor } from "../net/fair";
import { findTable, keepInvitation, type Invitation, type Shared } from "../net/keys";
import { renew } from "../offline.svelte";
import { Foreseer } from "./foresee.svelte";

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
  /** The seat from which this page looks. */
  seat = $state<number | null>(null);
  /** All that it may look from. */
  seats = $state.raw<number[]>([]);
  seq = $state(0);
  view = $state.raw<unknown>(null);
  legal = $state.raw<Action[]>([]);
  log = $state.raw<GameEvent[]>([]);
  remarks = $state.raw<Remark[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** The action on its way to the server. */
  pending = $state<string | null>(null);
  /** Whether what is shown has been worked out here, and the table has still to tell it. */
  ahead = $state(false);
  /** How long a word and its answer took last, in ms. */
  lag = $state<number | null>(null);
  ticket = $state.raw<Ticket | null>(null);
  /** Tickets to other seats that are known here. */
  invitations = $state.raw<Invitation[]>([]);
  /** Seats whose remarks this person does not want to read. */
  muted = $state.raw<number[]>([]);

  /** Whether the line goes over plain requests. */
  detour = $state(false);

  /** The rules in this page, once a table of a game has fetched them. */
  readonly rules = new Foreseer();
  readonly code: string;
  readonly shared: readonly Shared[];
  readonly present = $derived(this.info?.seats.map((seat) => seat.present) ?? []);

  #connection: Connection;
  #around: Surroundings;
  #infoAt = 0;
  #pendingId: string | null = null;
  /** What was told last, and the events that are shown beyond it. */
  #told: { view: unknown; legal: Action[]; log: GameEvent[]; shown: GameEvent[] } | null = null;
  #next: [action: Action, foresee: boolean] | null = null;
  #shared: number[] = [];
  #listeners: ((heard: Heard) => void)[] = [];

  constructor(
    code: string,
    token: string | null,
    around = browser(),
    shared: readonly Shared[] = [],
  ) {
    this.code = code;
    this.invitations = findTable(code)?.invitations ?? [];
    this.shared = shared;
    this.#around = around;
    this.#connection = new Connection(
      around,
      {
        line: (line) => (this.line = line),
        welcome: (message) => this.#welcome(message),
        events: (message) => this.#events(message),
        ack: (message) => this.#answered(message.id),
        nak: (message) => this.#nak(message),
        bye: (message) => this.#bye(message),
        standing: (message) => this.#stand(message.table),
        chat: (message) => (this.remarks = [...this.remarks, message.remark]),
        ticket: (message) => (this.ticket = message),
        invitation: ({ seat, ticket }) => (this.invitations = keepInvitation(code, { seat, ticket })),
        lag: (milliseconds) => (this.lag = milliseconds),
      },
      {
        table: code,
        token,
        tokens: shared.map((one) => one.token),
        lang: language(),
        build: ownBuild(),
      },
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

  /**
   * Does an action, and shows at once what comes of it if that can be known; `foresee` false: it
   * cannot. What is chosen before the answer has come is done after it, if it is legal then.
   */
  act(action: Action, foresee = true): void {
    if (this.pending !== null) {
      if (this.ahead) this.#next = [action, foresee];
      return;
    }
    this.refused = null;
    this.pending = action.notation;
    this.#pendingId = this.#connection.send(action.notation);
    if (foresee && this.line === "open") this.#runAhead(action);
  }

  #runAhead(action: Action): void {
    const { view, legal, log } = this;
    const foresight = this.rules.from(view as { seat: number });
    if (!foresight?.legal().some(({ code }) => code === action.code)) return;
    const foretold = foresight.foretell<GameEvent>(action.code);
    if (!foretold) return;
    this.#told = { view, legal, log, shown: foretold.events };
    this.ahead = true;
    this.view = foretold.view;
    this.legal = foretold.legal as unknown as Action[];
    this.log = [...log, ...foretold.events];
    this.#tell({ whole: false, events: foretold.events, view: foretold.view });
  }

  /** Goes back to what was told; returns what was shown beyond it. */
  #fallBack(): GameEvent[] {
    if (!this.#told) return [];
    const { view, legal, log, shown } = this.#told;
    Object.assign(this, { view, legal, log, ahead: false });
    this.#told = null;
    return shown;
  }

  /** Asks the table for anything but a play. */
  wish(wish: Wish): void {
    this.refused = null;
    this.#connection.wish(wish);
  }

  /** Looks from another seat of this device; null: hides every hand. */
  look(seat: number | null): void {
    const token = this.shared.find((one) => one.seat === seat)?.token ?? null;
    this.refused = null;
    this.#connection.look(seat, token);
  }

  /** Stops showing what a seat says, or shows it again. */
  mute(seat: number): void {
    const was = this.muted.includes(seat);
    this.muted = was ? this.muted.filter((other) => other !== seat) : [...this.muted, seat];
  }

  /** What a seat's clock shows now, in ms; null if it has none. */
  timeLeft(seat: number): number | null {
    const clock = this.info?.clocks[seat];
    if (!clock) return null;
    const passed = clock.runs ? this.#around.now() - this.#infoAt : 0;
    return Math.max(0, clock.left - passed);
  }

  /** The server's time, in ms since 1970. */
  serverNow(): number {
    return (this.info?.now ?? 0) + this.#around.now() - this.#infoAt;
  }

  #welcome(message: Welcome): void {
    this.#fallBack();
    this.detour = this.#connection.way === "requests";
    this.seat = message.seat;
    this.seats = message.seats;
    this.remarks = message.remarks;
    this.#stand(message.table);
    this.log = message.log;
    this.#take(message.seq, message.view, message.legal);
    this.#tell({ whole: true, events: message.log, view: message.view });
    this.#reloadIfOld(message.build);
  }

  #events(message: Events): void {
    const shown = this.#fallBack();
    this.log = [...this.log, ...message.events];
    this.#take(message.seq, message.view, message.legal);
    const asShown = JSON.stringify(message.events.slice(0, shown.length)) === JSON.stringify(shown);
    if (asShown) this.#tell({ whole: false, events: message.events.slice(shown.length), view: message.view });
    else this.#tell({ whole: true, events: this.log, view: message.view });
  }

  #stand(info: TableInfo): void {
    this.info = info;
    this.#infoAt = this.#around.now();
    if (info.begun || info.commitment === null) return;
    commitmentOf(this.code, info.commitment);
    for (const seat of this.seats) {
      if (info.seats[seat]?.ready || this.#shared.includes(seat)) continue;
      this.#shared.push(seat);
      const share = shareFor(this.code, seat);
      this.#connection.wish({ type: "contribute", seat, share });
    }
  }

  #take(seq: number, view: unknown, legal: Action[]): void {
    this.seq = seq;
    this.view = view;
    this.legal = legal;
  }

  #tell(heard: Heard): void {
    if (heard.view === null) return;
    for (const listener of this.#listeners) listener(heard);
  }

  #bye(message: Bye): void {
    this.refused = { code: message.code, rule: null, args: {} };
    if (message.code === "proto") reloadFor("proto");
  }

  #nak(message: Nak): void {
    this.refused = { code: message.code, rule: message.rule, args: message.args };
    this.#next = null;
    if (this.ahead) {
      this.#fallBack();
      this.#tell({ whole: true, events: this.log, view: this.view });
    }
    if (message.id !== null) this.#answered(message.id);
  }

  #answered(id: string): void {
    if (id === this.#pendingId) {
      this.#pendingId = null;
      this.pending = null;
      const [action, foresee] = this.#next ?? [];
      this.#next = null;
      if (action && this.legal.some(({ notation }) => notation === action.notation)) this.act(action, foresee);
    }
    if (this.#newBuild !== null) this.#reloadIfOld(this.#newBuild);
  }

  #newBuild: string | null = null;

  /** A page older than the server is loaded anew when nothing of its own is on the way. */
  #reloadIfOld(build: string): void {
    if (build === this.#connection.build) return;
    this.#newBuild = build;
    if (this.#connection.unanswered === 0) reloadFor(build);
  }
}

/** Loads the page anew, once for each new build. */
function reloadFor(build: string): void {
  const KEY = "nestling.reloaded-for";
  if (sessionStorage.getItem(KEY) === build) return;
  sessionStorage.setItem(KEY, build);
  void renew();
}
