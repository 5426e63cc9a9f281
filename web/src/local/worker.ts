// The thinking of bots, off the page's own thread. It is shown a deal, never the true state.

import { POLICIES } from "../generated/bots";
import { engineOf } from "./engines";

export interface Question {
  id: number;
  game: string;
  /** A STATE record from `redeterminise`. */
  deal: Uint8Array;
  seat: number;
  bot: string;
}

export interface Answer {
  id: number;
  /** The number of the action; null if there is none: `why` says more. */
  action: number | null;
  why?: string;
}

const stream = crypto.getRandomValues(new Uint8Array(8));
stream[0]! |= 1;

onmessage = async ({ data }: MessageEvent<Question>) => {
  const answer: Answer = { id: data.id, action: null };
  try {
    const policy = POLICIES.indexOf(data.bot);
    if (policy < 0) throw new RangeError(`there is no bot ${data.bot}`);
    answer.action = (await engineOf(data.game)).choose(data.deal, data.seat, policy, stream);
  } catch (error) {
    answer.why = String(error);
  }
  postMessage(answer);
};
