// The rules in the page at a table, online or not: given what its seat sees, and nothing else.

import type { Engine, Foresight } from "../engine";

export class Foreseer {
  #asked = false;
  #kit = $state.raw<{ engine: Engine; Foresight: typeof Foresight } | null>(null);

  /** Fetches the rules, so that they are there when something is asked. */
  prepare(game: string): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#load(game).catch(() => (this.#asked = false)); // a comfort: the table goes on without
  }

  /** For a view of a game that is not over; null until the rules are here. */
  from<View extends { seat: number }>(view: View): Foresight<View> | null {
    return this.#kit && new this.#kit.Foresight(this.#kit.engine, view);
  }

  async #load(game: string): Promise<void> {
    const [{ engineOf }, { Foresight }] = await Promise.all([import("../local/engines"), import("../engine")]);
    this.#kit = { engine: await engineOf(game), Foresight };
  }
}
