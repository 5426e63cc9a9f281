// Shows a film to a table as if it were live: the same messages over a line of its own, so that the
// same page shows both. One step on is told as it was; anywhere else is shown at once.

import type { FromServer, Hello, Ping, TableInfo } from "../generated/wire";
import type { Pictures } from "./film";
import { browser, PROTO, type Socket, type Surroundings } from "../net/connection";

export class Projector {
  readonly #source: Pictures;
  readonly #table: TableInfo;
  #at: number;
  #seat: number | null;
  /** The build of the page that watches: this one. */
  #build = "";
  #say: (message: FromServer) => void = () => {};

  constructor(source: Pictures, table: TableInfo, at: number, seat: number | null) {
    this.#source = source;
    this.#table = table;
    this.#at = at;
    this.#seat = seat;
  }

  show(at: number, seat: number | null): void {
    const on = at === this.#at + 1 && seat === this.#seat;
    this.#at = at;
    this.#seat = seat;
    if (!on) return this.#welcome();
    const [view, events] = [this.#source.view(at, seat), this.#source.news(at, seat)];
    this.#say({ type: "event", seq: at, events, view, legal: [] });
  }

  /** The line over which a table watches. */
  line(): Surroundings {
    return {
      ...browser(),
      open: () => {
        const socket: Socket = {
          onopen: null,
          onmessage: null,
          onclose: null,
          send: (text) => this.#hear(JSON.parse(text) as Hello | Ping),
          close: () => (this.#say = () => {}),
        };
        this.#say = (message) => socket.onmessage?.({ data: JSON.stringify(message) });
        setTimeout(() => socket.onopen?.());
        return socket;
      },
    };
  }

  #hear(message: Hello | Ping): void {
    if (message.type === "hello") {
      this.#build = message.build;
      this.#welcome();
    } else if (message.type === "ping") this.#say({ type: "pong", t: message.t });
  }

  #welcome(): void {
    const [at, seat] = [this.#at, this.#seat];
    this.#say({
      type: "welcome",
      proto: PROTO,
      build: this.#build,
      table: this.#table,
      seat,
      seats: seat === null ? [] : [seat],
      seq: at,
      view: this.#source.view(at, seat),
      legal: [],
      log: this.#source.story(at, seat),
      remarks: [],
    });
  }
}

/** How a table stands of which only the game is known. */
export function bareTable(code: string, game: string, settings: TableInfo["settings"]): TableInfo {
  const seat = { kind: "bot" as const, name: null, bot: null, present: true, away: null, stand_in: null, open: false, invited: false, taken: true, ready: true };
  return {
    code,
    game,
    settings,
    seats: Array.from({ length: Number(settings.players) }, () => seat),
    public: false,
    begun: true,
    commitment: null,
    timing: null,
    clocks: [],
    now: 0,
    paused: false,
    offer: null,
    rematch: null,
  };
}
