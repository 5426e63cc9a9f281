// The words of this table: names of seats, cards and Disasters in the language of the page.

import type { Card, Disaster, DisasterType, View } from "../../generated/dinosaurs";
import type { TableInfo } from "../../generated/wire";
import { join, t } from "../../i18n/i18n.svelte";
import { isInstant, slug, valueOf } from "./facts";
import { ownName } from "../../shell/names";
import type { Words } from "../../shell/story";

export function cardName(card: Card): string {
  return t(`card-${slug(card)}`);
}

/** The accessible name of a card: "Pet Rock, 0". */
export function cardLabel(card: Card): string {
  const name = cardName(card);
  return isInstant(card)
    ? t("card-label-instant", { card: name })
    : t("card-label-point", { card: name, value: valueOf(card)! });
}

export function disasterName(disaster: Disaster): string {
  return t(`disaster-${slug(disaster)}`);
}

export function typeName(type: DisasterType): string {
  return t(`type-${type}`);
}

/** A seat's own name, or else the dinosaur's. */
export function seatName(info: TableInfo, view: View | null, seat: number): string {
  const own = ownName(info.seats[seat], seat);
  if (own) return own;
  const dinosaur = view?.dinosaurs[seat];
  if (dinosaur) return t(`dinosaur-${slug(dinosaur)}`);
  return t("new-table-seat", { number: seat + 1 });
}

export function wordsFor(info: TableInfo, view: View | null, me: number): Words {
  return {
    t,
    me,
    name: (seat) => (seat === me ? t("seat-you") : seatName(info, view, seat)),
    object: (seat) => (seat === me ? t("seat-you-object") : seatName(info, view, seat)),
    list: (items) => join(items),
  };
}
