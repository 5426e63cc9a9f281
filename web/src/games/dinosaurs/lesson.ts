// The first rounds, explained while they are played: a deal that is always the same.

import type { View } from "../../generated/dinosaurs";
import type { Lesson } from "../../shell/lesson";

const KEY = "6e6573746c696e672064696e6f733031"; // the deal has a tie and a trait in it

export const LESSON: Lesson<View> = {
  key: KEY,
  settings: { players: 3, dinosaurs: ["stego", "nervous_rex", "cry_ceratops"], youngest: 0 },
  steps: [
    { text: "lesson-dinosaurs-welcome", rule: "D1" },
    { text: "lesson-dinosaurs-disaster", rule: "D5" },
    { text: "lesson-dinosaurs-lay", rule: "D6", until: (view) => view.laid.includes(view.seat) || view.phase !== "commit" },
    { text: "lesson-dinosaurs-scores", rule: "D8", until: (view) => view.round_number > 1 },
    { text: "lesson-dinosaurs-route", rule: "D9" },
    { text: "lesson-dinosaurs-area", rule: "D16" },
    { text: "lesson-dinosaurs-on", rule: "D42", until: (view) => view.round_number > 3 || view.phase === "over" },
    { text: "lesson-dinosaurs-done", rule: "D42" },
  ],
};
