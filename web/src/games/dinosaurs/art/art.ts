// Where each picture lies: one file of symbols for each kind of thing.

import { CARDS, DINOSAURS } from "../../../generated/dinosaurs";
import { isInstant } from "../facts";
import dinosaurs from "./dinosaurs.svg?no-inline";
import disasters from "./disasters.svg?no-inline";
import instants from "./instants.svg?no-inline";
import points from "./points.svg?no-inline";

const FILES = new Map<string, string>();
for (const card of CARDS) FILES.set(card, isInstant(card) ? instants : points);
for (const dinosaur of DINOSAURS) FILES.set(dinosaur, dinosaurs);
for (const type of ["natural", "predatory", "emotional", "meteor"]) FILES.set(type, disasters);
FILES.set("back", instants);

export function art(name: string): string {
  return `${FILES.get(name) ?? ""}#${name}`;
}
