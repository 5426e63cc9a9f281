// What a lesson of a game is: a deal, and what is said along the way.

import type { Json } from "../engine";

export interface Step<View> {
  /** Message id of what is said. */
  text: string;
  /** The rule that says more. */
  rule: string;
  /** Said until this has come about; without it, until the next is asked for. */
  until?: (view: View) => boolean;
}

export interface Lesson<View> {
  /** 32 hexadecimal digits: the deal. */
  key: string;
  settings: { readonly [name: string]: Json };
  steps: readonly Step<View>[];
}
