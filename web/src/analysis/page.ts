// Advice from the rules and the search in the page, for games that the page can play again.

import type { Hint, Judged } from "../generated/wire";
import { ADVICE } from "../generated/wire";
import { engineOf } from "../local/engines";
import { adviser } from "../local/mind";
import { replay } from "../local/record";
import { randomKey } from "../local/state";
import { Refused } from "../net/api";
import type { Tape } from "../replay/film";
import type { Analyst } from "./analyst";
import { decisions } from "./decisions";

const SEED = 0; // as a server: the same game gets the same verdicts

/** Whether pages of this browser can think. */
export function canThink(): boolean {
  return typeof Worker === "function" && typeof WebAssembly === "object";
}

export class PageAnalyst implements Analyst {
  readonly #tape: Tape;

  /** `tape`: the game, whose plays may grow. */
  constructor(tape: Tape) {
    this.#tape = tape;
  }

  async hint(seat: number, signal: AbortSignal): Promise<Hint> {
    const state = await replay(this.#tape);
    if (!state.actors().includes(seat)) throw new Refused({ code: "not_your_turn" });
    if (state.legal(seat).length === 1) throw new Refused({ code: "no_choice" });
    const deal = state.dealAnew(seat, randomKey());
    const key = randomKey();
    const milliseconds = 1000 * ADVICE.hintSeconds;
    return adviser.ask({ task: "suggest", game: this.#tape.game, deal, seat, key, milliseconds }, signal);
  }

  async *analyse(signal: AbortSignal): AsyncGenerator<Judged, void, undefined> {
    const { game } = this.#tape;
    const positions = decisions(await engineOf(game), this.#tape);
    for (const position of positions) {
      const { iterations } = ADVICE;
      const verdict = await adviser.ask({ task: "judge", game, position, iterations, seed: SEED }, signal);
      yield { of: positions.length, verdict };
    }
  }
}
