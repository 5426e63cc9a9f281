// A record carried from one page of this window to the replay.

import type { Tape } from "./film";

const KEY = "nestling.replay";

export function keep(tape: Tape): void {
  sessionStorage.setItem(KEY, JSON.stringify(tape));
}

export function kept(): Tape | null {
  const text = sessionStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as Tape);
}
