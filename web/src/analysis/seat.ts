// Hints at a table of a server, thought about in the page: from what the seat sees, nothing else.

import type { GameView, Hint } from "../generated/wire";
import { Refused } from "../net/api";
import type { LiveTable } from "../shell/live.svelte";
import type { Adviser } from "./analyst";

export class SeatAnalyst implements Adviser {
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  async hint(seat: number, signal: AbortSignal): Promise<Hint> {
    const game = this.#live.info!.game;
    const view = this.#live.view as GameView & { seat: number };
    if (view.seat !== seat) throw new Refused({ code: "not_your_turn" });
    // Neither rules nor search are needed before somebody asks.
    const [{ Foresight }, { engineOf }, { suggestFor }] = await Promise.all([
      import("../engine"),
      import("../local/engines"),
      import("./suggest"),
    ]);
    const foresight = new Foresight(await engineOf(game), view);
    return suggestFor(game, seat, foresight.legal().length, (key) => foresight.deal(key), signal);
  }
}
