// The words of this table: names of seats, tiles and cells in the language of the page.

import type { Tile } from "../../generated/ice";
import type { TableInfo } from "../../generated/wire";
import { join, t } from "../../i18n/i18n.svelte";
import type { Words } from "../../shell/story";

export function slug(name: string): string {
  return name.replaceAll("_", "-");
}

export function tileName(tile: Tile): string {
  return t(`ice-tile-${tile}`);
}

export function seatName(info: TableInfo, seat: number): string {
  return info.seats[seat]?.name || t("new-table-seat", { number: seat + 1 });
}

export function wordsFor(info: TableInfo, me: number): Words {
  return {
    t,
    me,
    name: (seat) => (seat === me ? t("seat-you") : seatName(info, seat)),
    object: (seat) => (seat === me ? t("seat-you-object") : seatName(info, seat)),
    list: join,
  };
}
