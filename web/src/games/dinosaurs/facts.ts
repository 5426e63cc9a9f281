// What is printed on the cards, by name.

import {
  CARDS,
  DINOSAURS,
  DISASTER_TYPES,
  DISASTERS,
  HAS_EFFECT,
  TRAITS,
  TYPE_OF,
  VALUES,
  type Card,
  type Dinosaur,
  type Disaster,
  type DisasterType,
} from "../../generated/dinosaurs";

/** The printed value of a Point card; null for an Instant. */
export function valueOf(card: Card): number | null {
  const value = VALUES[CARDS.indexOf(card)] ?? -1;
  return value < 0 ? null : value;
}

export function isInstant(card: Card): boolean {
  return valueOf(card) === null;
}

export function hasEffect(card: Card): boolean {
  return HAS_EFFECT[CARDS.indexOf(card)] ?? false;
}

export function typeOf(disaster: Disaster): DisasterType {
  return DISASTER_TYPES[TYPE_OF[DISASTERS.indexOf(disaster)] ?? 0]!;
}

/** D20: what a trait adds against a type of Disaster. */
export function traitOf(dinosaur: Dinosaur, type: DisasterType): number {
  return TRAITS[DINOSAURS.indexOf(dinosaur)]?.[DISASTER_TYPES.indexOf(type)] ?? 0;
}

/** The rule that tells what a card does. */
export function ruleOf(card: Card): string {
  return CARD_RULES[card] ?? "D32";
}

const CARD_RULES: Partial<Record<Card, string>> = {
  pet_rock: "D25",
  dino_grabber: "D26",
  grappling_snake: "D27",
  delicious_smoothie: "D28",
  fire_spray: "D29",
  treenoculars: "D30",
  hungry_plant: "D31",
  flaming_chainsaw: "D31",
  special_star_fruit: "D33",
  score_booster: "D33",
  score_sapper: "D33",
  mouth_trap: "D34",
  score_inversion: "D34",
  disaster_insurance: "D36",
  disaster_redirect: "D37",
};

/** A message id from an engine name: "pet_rock" reads "pet-rock". */
export function slug(name: string): string {
  return name.replaceAll("_", "-");
}
