// The first turns on the ice, explained while they are played: tiles that always lie the same.

import type { View } from "../../generated/ice";
import type { Lesson } from "../../shell/lesson";

const KEY = "6e6573746c696e672069636530303031";

export const LESSON: Lesson<View> = {
  key: KEY,
  settings: { players: 2, youngest: 0 },
  steps: [
    { text: "lesson-ice-welcome", rule: "J3" },
    { text: "lesson-ice-chicks", rule: "J4", until: (view) => view.phase !== "chicks" },
    { text: "lesson-ice-mother", rule: "J5", until: (view) => view.phase !== "chicks" && view.phase !== "mothers" },
    { text: "lesson-ice-lift", rule: "J7", until: (view) => view.lifts > 0 || view.turns > 1 },
    { text: "lesson-ice-move", rule: "J8", until: (view) => view.turns > 1 },
    { text: "lesson-ice-points", rule: "J22" },
    { text: "lesson-ice-sail", rule: "J11" },
    { text: "lesson-ice-on", rule: "J21", until: (view) => view.turns > 6 || view.phase === "over" },
    { text: "lesson-ice-done", rule: "J21" },
  ],
};
