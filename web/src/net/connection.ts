// The live connection to a table: greets, follows the events, and comes back after every cut.
//
// It goes over a WebSocket; where three in a row could not be opened, over plain requests
// (polling.ts), on which all else is the same. Events are numbered without gaps. What this page has seen is `have`; a gap, a silence or a
// closed socket all end the same way: a new socket, a new greeting, a fresh welcome. Commands
// that were not answered are sent again with the same id, which the server honours once.

import type {
  Ack,
  Bye,
  Chat,
  Events,
  FromServer,
  Invitation,
  Nak,
  Standing,
  Ticket,
  ToServer,
  Welcome,
} from "../generated/wire";
import { overRequests } from "./polling";

export const PROTO = 1;

/** What a person needs to know about the line. */
export type Line =
  | "connecting"
  | "open"
  | "retrying" // it was open, or may be soon
  | "blocked" // never opened after several tries: something between us forbids it
  | "refused" // the server said no, and asking again is of no use
  | "closed"; // we left

export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** The way of a connection: as it should be, or as it has to be where that is blocked. */
export type Way = "socket" | "requests";

export interface Surroundings {
  open(way: Way): Socket;
  /** A steady clock, in ms. */
  now(): number;
  later(act: () => void, milliseconds: number): () => void;
  random(): number;
  newId(): string;
}

export interface Listener {
  line(line: Line): void;
  welcome(message: Welcome): void;
  events(message: Events): void;
  ack(message: Ack): void;
  nak(message: Nak): void;
  /** The server's last words, if they are for good. */
  bye(message: Bye): void;
  standing(message: Standing): void;
  chat(message: Chat): void;
  ticket(message: Ticket): void;
  invitation(message: Invitation): void;
  /** How long a word and its answer took, in ms. */
  lag(milliseconds: number): void;
}

/** A message that is answered by ack or nak, without its id. */
export type Wish = ToServer extends infer M
  ? M extends { id: string }
    ? Omit<M, "id">
    : never
  : never;

export interface Greeting {
  table: string;
  token: string | null;
  /** Of all seats on this device, where there are several. */
  tokens: string[];
  lang: string;
  /** The build of this page; without one it is that of the server that greets first. */
  build?: string;
}

const FIRST_WAIT = 400; // ms
const LONGEST_WAIT = 15_000;
const PING_EVERY = 10_000;
const SILENCE = 10_000; // after a ping or a greeting
const TRIES_UNTIL_BLOCKED = 3;

/** The wait before try number `tries` (from 1): doubling, up to a limit, and spread out. */
export function backoff(tries: number, random: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
  return Math.round(full * (0.5 + random / 2));
}

/** Close codes after which asking again is of no use; 45xx, 1012 and 1013 mean: come back. */
function final(code: number): boolean {
  return code === 1008 || (code >= 4000 && code < 4500);
}

export class Connection {
  #socket: Socket | null = null;
  #line: Line = "connecting";
  #have: number | null = null;
  #build = "";
  #welcomed = false;
  #everWelcomed = false;
  #tries = 0;
  #unanswered = new Map<string, Wish>();
  #way: Way = "socket";
  #opened = false;
  #failedUpgrades = 0;
  #socketsWork = false;
  #bye: Bye | null = null;
  #cancelTimer: () => void = () => {};

  readonly #around: Surroundings;
  readonly #listener: Listener;
  #greeting: Greeting;

  constructor(around: Surroundings, listener: Listener, greeting: Greeting) {
    this.#around = around;
    this.#listener = listener;
    this.#greeting = greeting;
    this.#build = greeting.build ?? "";
  }

  get have(): number | null {
    return this.#have;
  }

  /** The build of this page. */
  get build(): string {
    return this.#build;
  }

  get unanswered(): number {
    return this.#unanswered.size;
  }

  start(): void {
    this.#setLine("connecting");
    this.#open();
  }

  /** Tries at once instead of waiting: the network came back, or a person asked. */
  retryNow(): void {
    if (this.#line !== "retrying" && this.#line !== "blocked") return;
    this.#drop();
    this.#open();
  }

  stop(): void {
    this.#setLine("closed");
    this.#drop();
  }

  get way(): Way {
    return this.#way;
  }

  /** Sends an action; it is sent again after every cut until the server answers. */
  send(action: string): string {
    return this.wish({ type: "cmd", base: this.#have ?? 0, action });
  }

  /** Sends a wish, likewise. */
  wish(wish: Wish): string {
    const id = this.#around.newId();
    this.#unanswered.set(id, wish);
    if (this.#welcomed) this.#write({ ...wish, id } as ToServer);
    return id;
  }

  /** Looks from another seat of this device, now and after every cut; null: from none. */
  look(seat: number | null, token: string | null): void {
    this.#greeting = { ...this.#greeting, token };
    if (this.#welcomed) this.#write({ type: "look", seat });
  }

  #open(): void {
    this.#welcomed = false;
    this.#opened = false;
    this.#way = this.#failedUpgrades >= TRIES_UNTIL_BLOCKED ? "requests" : "socket";
    const socket = this.#around.open(this.#way);
    this.#socket = socket;
    const mine = <A extends unknown[]>(act: (...args: A) => void) => {
      return (...args: A) => {
        if (this.#socket === socket) act(...args);
      };
    };
    socket.onopen = mine(() => {
      this.#opened = true;
      if (this.#way === "socket") {
        this.#failedUpgrades = 0;
        this.#socketsWork = true;
      }
      this.#write({ type: "hello", proto: PROTO, have: this.#have, ...this.#greeting, build: this.#build });
      this.#expectWord();
    });
    socket.onmessage = mine((event: { data: unknown }) => this.#read(event.data));
    socket.onclose = mine((event: { code: number }) => this.#lost(event.code));
    this.#timer(() => this.#lost(1006), SILENCE);
  }

  #read(data: unknown): void {
    let message: FromServer;
    try {
      message = JSON.parse(String(data)) as FromServer;
    } catch {
      this.#lost(1003);
      return;
    }
    this.#pingLater();
    switch (message.type) {
      case "welcome":
        this.#have = message.seq;
        this.#build ||= message.build;
        this.#welcomed = true;
        this.#everWelcomed = true;
        this.#tries = 0;
        if (this.#socketsWork) this.#failedUpgrades = 0; // after the next cut they may again
        this.#setLine("open");
        this.#listener.welcome(message);
        for (const [id, wish] of this.#unanswered) this.#write({ ...wish, id } as ToServer);
        break;
      case "event":
        this.#follow(message);
        break;
      case "ack":
        this.#unanswered.delete(message.id);
        this.#listener.ack(message);
        break;
      case "nak":
        // What this page had missed comes with the refusal.
        for (const missed of message.events) this.#follow(missed);
        if (message.id !== null) this.#unanswered.delete(message.id);
        this.#listener.nak(message);
        break;
      case "bye":
        this.#bye = message;
        break;
      case "standing":
        this.#listener.standing(message);
        break;
      case "chat":
        this.#listener.chat(message);
        break;
      case "ticket":
        this.#listener.ticket(message);
        break;
      case "invitation":
        this.#listener.invitation(message);
        break;
      case "pong":
        this.#listener.lag(Math.max(0, this.#around.now() - message.t));
        break;
    }
  }

  #follow(message: Events): void {
    if (this.#have === null || message.seq > this.#have + 1) {
      this.#lost(1000); // a gap: greet anew and be told everything
    } else if (message.seq === this.#have + 1) {
      this.#have = message.seq;
      this.#listener.events(message);
    }
  }

  #lost(code: number): void {
    const bye = this.#bye;
    this.#learnTheWay();
    this.#drop();
    if (this.#line === "closed" || this.#line === "refused") return;
    if (final(code)) {
      if (bye) this.#listener.bye(bye);
      this.#setLine("refused");
      return;
    }
    this.#tries += 1;
    const blocked = !this.#everWelcomed && this.#tries > TRIES_UNTIL_BLOCKED;
    this.#setLine(blocked ? "blocked" : "retrying");
    this.#timer(() => this.#open(), backoff(this.#tries, this.#around.random()));
  }

  /** Where requests fail as well, the server is away rather than sockets blocked. */
  #learnTheWay(): void {
    if (this.#way === "socket" && !this.#opened) this.#failedUpgrades += 1;
    if (this.#way === "requests" && !this.#welcomed) this.#failedUpgrades = 0;
  }

  #drop(): void {
    this.#cancelTimer();
    this.#welcomed = false;
    this.#bye = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  #pingLater(): void {
    this.#timer(() => {
      this.#write({ type: "ping", t: this.#around.now() });
      this.#expectWord();
    }, PING_EVERY);
  }

  #expectWord(): void {
    this.#timer(() => this.#lost(1006), SILENCE);
  }

  #timer(act: () => void, milliseconds: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#around.later(act, milliseconds);
  }

  #write(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #setLine(line: Line): void {
    if (line === this.#line && line !== "connecting") return;
    this.#line = line;
    this.#listener.line(line);
  }
}

/** The browser's own socket, timers and randomness. */
export function browser(): Surroundings {
  return {
    open(way) {
      if (way === "requests") return overRequests();
      const scheme = location.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(`${scheme}//${location.host}/ws`) as Socket;
    },
    now: () => performance.now(),
    later(act, milliseconds) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId() {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    },
  };
}
