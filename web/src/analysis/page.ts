// Advice from the rules and the search in the page, for games that the page can play again.

import type { Hint, Judged } from "../generated/wire";
import { ADVICE } from "../generated/wire";
import { engineOf } from "../local/engines";
import { adviser } from "../local/mind";
import { replay } from "../local/record";
import type { Tape } from "../replay/film";
import type { Analyst } from "./analyst";
import { decisions } from "./decisions";
import { suggestFor } from "./suggest";

const SEED = 0; // as a server: the same game gets the same verdicts

export class PageAnalyst implements Analyst {
  readonly #tape: Tape;

  /** `tape`: the game, whose plays may grow. */
  constructor(tape: Tape) {
    this.#tape = tape;
  }

  async hint(seat: number, signal: AbortSignal): Promise<Hint> {
    const state = await replay(this.#tape);
    const choices = state.legal(seat).length;
    return suggestFor(this.#tape.game, seat, choices, (key) => state.dealAnew(seat, key), signal);
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
