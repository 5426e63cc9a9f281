// What every game's story is told with: words for names, and the lines that come of them.

import type { Args } from "../i18n/fluent";

export interface Words {
  t(id: string, args?: Args): string;
  /** The name of a seat, as the viewer calls it: "You" at the head of a sentence... */
  name(seat: number): string;
  /** ... and "you" further on. */
  object(seat: number): string;
  /** The viewer's seat. */
  me: number;
  /** "a, b and c" in the language of the page. */
  list(items: string[]): string;
}

export interface Line {
  text: string;
  /** The rule that explains it. */
  rule: string | null;
  /** Headlines open a round; whispers can be overlooked. */
  weight: "headline" | "plain" | "whisper";
  seat: number | null;
}
