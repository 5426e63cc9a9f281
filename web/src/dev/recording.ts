// A whole game with four players as the first seat saw it, for tests and for work without a server.

import type { Events, Welcome } from "../generated/wire";
import recording from "./recording.json";

export const welcome = recording.welcome as unknown as Welcome;

/** The messages after the welcome; each view is the one before with what changed. */
export function messages(): Events[] {
  let view = welcome.view;
  return recording.steps.map((step, i) => {
    view = { ...view, ...(step.change as unknown as Welcome["view"]) };
    return {
      type: "event",
      seq: welcome.seq + i + 1,
      events: step.events as unknown as Events["events"],
      view,
      legal: step.legal as unknown as Events["legal"],
    };
  });
}
