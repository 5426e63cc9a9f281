// The words of this table: names of seats, tiles and cells in the language of the page.

import type { Tile } from "../../generated/ice";
import type { TableInfo } from "../../generated/wire";
import { join, t } from "../../i18n/i18n.svelte";
import { personName } from "../../shell/names";
import type { Words } from "../../shell/story";

export function slug(name: string): string {
  return name.replaceAll("_", "-");
}

export function tileName(tile: Tile): string {
  return t(`ice-tile-${tile}`);
}

export function wordsFor(info: TableInfo, me: number): Words {
  return {
    t,
    me,
    name: (seat) => (seat === me ? t("seat-you") : personName(info, seat)),
    object: (seat) => (seat === me ? t("seat-you-object") : personName(info, seat)),
    list: join,
  };
}
