// Hints at a table of a server, thought about in the page: from what the seat sees, nothing else.

import { Foresight } from "../engine";
import { ADVICE, type GameView, type Hint, type Judged } from "../generated/wire";
import { engineOf } from "../local/engines";
import { adviser } from "../local/mind";
import { randomKey } from "../local/state";
import { Refused } from "../net/api";
import type { Analyst } from "./analyst";

export class SeatAnalyst implements Analyst {
  readonly #game: () => string;
  readonly #view: () => GameView;
  readonly #server: Analyst;

  /** `view`: the seat's, as the server told it last; `server` analyses what is over. */
  constructor(game: () => string, view: () => GameView, server: Analyst) {
    this.#game = game;
    this.#view = view;
    this.#server = server;
  }

  async hint(seat: number, signal: AbortSignal): Promise<Hint> {
    const game = this.#game();
    const view = this.#view() as GameView & { seat: number; actors: number[] };
    if (view.seat !== seat || !view.actors.includes(seat)) throw new Refused({ code: "not_your_turn" });
    const foresight = new Foresight(await engineOf(game), view);
    if (foresight.legal().length === 1) throw new Refused({ code: "no_choice" });
    const deal = foresight.deal(randomKey());
    const milliseconds = 1000 * ADVICE.hintSeconds;
    return adviser.ask({ task: "suggest", game, deal, seat, key: randomKey(), milliseconds }, signal);
  }

  analyse(signal: AbortSignal): AsyncGenerator<Judged, void, undefined> {
    return this.#server.analyse(signal);
  }
}
