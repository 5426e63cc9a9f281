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

/** A message id from an engine name: "pet_rock" reads "pet-rock". */
export function slug(name: string): string {
  return name.replaceAll("_", "-");
}
