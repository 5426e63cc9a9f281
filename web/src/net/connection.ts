// The live connection to a table: greets, follows the events, and comes back after every cut.
//
// Events are numbered without gaps. What this page has seen is `have`; a gap, a silence or a
// closed socket all end the same way: a new socket, a new greeting, a fresh welcome. Commands
// that were not answered are sent again with the same id, which the server honours once.

import type {
  Ack,
  Bye,
  Events,
  FromServer,
  Nak,
  Presence,
  ToServer,
  Welcome,
} from "../generated/wire";

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

export interface Surroundings {
  open(): Socket;
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
  presence(message: Presence): void;
}

export interface Greeting {
  table: string;
  token: string | null;
  lang: string;
}

const FIRST_WAIT = 400; // ms
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
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
  #unanswered = new Map<string, { base: number; action: string }>();
  #bye: Bye | null = null;
  #cancelTimer: () => void = () => {};

  readonly #around: Surroundings;
  readonly #listener: Listener;
  readonly #greeting: Greeting;

  constructor(around: Surroundings, listener: Listener, greeting: Greeting) {
    this.#around = around;
    this.#listener = listener;
    this.#greeting = greeting;
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

  /** Sends an action; it is sent again after every cut until the server answers. */
  send(action: string): string {
    const id = this.#around.newId();
    const command = { base: this.#have ?? 0, action };
    this.#unanswered.set(id, command);
    if (this.#welcomed) this.#write({ type: "cmd", id, ...command });
    return id;
  }

  #open(): void {
    this.#welcomed = false;
    const socket = this.#around.open();
    this.#socket = socket;
    const mine = <A extends unknown[]>(act: (...args: A) => void) => {
      return (...args: A) => {
        if (this.#socket === socket) act(...args);
      };
    };
    socket.onopen = mine(() => {
      this.#write({ type: "hello", proto: PROTO, have: this.#have, build: this.#build, ...this.#greeting });
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
        this.#build ||= message.build; // this page came from the server that greets first
        this.#welcomed = true;
        this.#everWelcomed = true;
        this.#tries = 0;
        this.#setLine("open");
        this.#listener.welcome(message);
        for (const [id, command] of this.#unanswered) {
          this.#write({ type: "cmd", id, ...command });
        }
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
      case "presence":
        this.#listener.presence(message);
        break;
      case "pong":
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
    this.#drop();
    if (this.#line === "closed" || this.#line === "refused") return;
    if (final(code)) {
      if (bye) this.#listener.bye(bye);
      this.#setLine("refused");
      return;
    }
    this.#tries += 1;
    const blocked = !this.#everWelcomed && this.#tries >= TRIES_UNTIL_BLOCKED;
    this.#setLine(blocked ? "blocked" : "retrying");
    this.#timer(() => this.#open(), backoff(this.#tries, this.#around.random()));
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
      this.#write({ type: "ping", t: 0 });
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
    open() {
      const scheme = location.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(`${scheme}//${location.host}/ws`) as Socket;
    },
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
