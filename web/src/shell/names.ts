// The names of seats outside any game, and lists of them.

import type { TableInfo } from "../generated/wire";
import { language, t } from "../i18n/i18n.svelte";

interface Sitter {
  kind: string;
  name?: string | null;
}

/** The name that was given, or a bot's in the language of whoever reads it. */
export function ownName(who: Sitter | undefined, seat: number): string | null {
  return who?.name || (who?.kind === "bot" ? t(`bot-name-${seat || 5}`) : null);
}

export function sitterName(who: Sitter | undefined, seat: number): string {
  return ownName(who, seat) ?? t("new-table-seat", { number: seat + 1 });
}

export function personName(info: TableInfo, seat: number): string {
  return sitterName(info.seats[seat], seat);
}

export function listOf(items: string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(items);
}
