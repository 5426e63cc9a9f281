// The decisions of a game in which there was a choice, each as a deal of what its seat could see.
// What lab/analyse.py's `positions` is in Python, to the byte.

import { codeOf, type Engine } from "../engine/index.ts";
import { GameState } from "../local/state.ts";
import { keyOf, type Position } from "../local/think.ts";
import type { Tape } from "../replay/film.ts";

/** Throws the engine's Refused if the game does not hold. */
export function decisions(engine: Engine, tape: Tape): Position[] {
  const state = new GameState(engine, tape.settings, tape.key);
  return tape.plays.flatMap(([seat, notation], i): Position[] => {
    const play = i + 1;
    const choice = state.legal(seat).length > 1;
    const deal = choice ? state.dealAnew(seat, keyOf(play)) : null;
    state.play(seat, notation);
    return deal ? [{ play, seat, code: codeOf(engine.schema, notation)!, deal }] : [];
  });
}
