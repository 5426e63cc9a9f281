// The names of seats outside any game, and lists of them.

import type { TableInfo } from "../generated/wire";
import { language, t } from "../i18n/i18n.svelte";

export function personName(info: TableInfo, seat: number): string {
  return info.seats[seat]?.name || t("new-table-seat", { number: seat + 1 });
}

export function listOf(items: string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(items);
}
