// Events as lines of text: message ids with arguments, names and tiles already put into words.

import type { GameEvent } from "../../generated/wire";
import type { Args } from "../../i18n/fluent";
import type { Line, Words } from "../../shell/story";

const RULES: Record<string, string> = {
  laid_out: "J2",
  placed: "J4",
  lifted: "J7",
  kept: "J27",
  used: "J27",
  declined: "J8",
  whale_moved: "J18",
  swum: "J19",
  stepped: "J9",
  swapped: "J10",
  sailed: "J11",
  lost: "J19",
  no_movement: "J8",
  scored: "J22",
  won: "J21",
};
export const TILE_RULES: Record<string, string> = { sun: "J16", fish: "J17", whale: "J18", swim: "J19", empty: "J15" };
const DECLINED_RULES: Record<string, string> = {
  kept_tile: "J27",
  whale: "J18",
  swim: "J19",
  second_movement: "J17",
};

const WHISPERS = new Set(["laid_out", "placed", "declined"]);

/** A tile used at once says no more than the lifting before it. */
function whispered(event: GameEvent): boolean {
  return WHISPERS.has(event.event) || (event.event === "used" && event.was_kept === false);
}

const slug = (name: unknown) => String(name).replaceAll("_", "-");

/** Which wording of an event applies: a tile seen or not, a mother or a chick. */
function variant(event: GameEvent): string {
  switch (event.event) {
    case "placed":
    case "stepped":
    case "sailed":
    case "swum":
      return event.mother ? "-mother" : "-chick";
    case "lifted":
      return event.tile === null ? "" : event.tile === "empty" ? "-empty" : "-seen";
    case "kept":
      return event.tile === null ? "" : "-seen";
    case "used":
      return event.was_kept ? "-kept" : "";
    case "declined":
      return `-${slug(event.what)}`;
    case "won":
      return `-${slug(event.why)}`;
    default:
      return "";
  }
}

function ruleOf(event: GameEvent): string | null {
  if (event.event === "placed" && event.mother) return "J5";
  if (event.event === "lifted" && typeof event.tile === "string") {
    return TILE_RULES[event.tile] ?? "J7";
  }
  if (event.event === "declined") return DECLINED_RULES[String(event.what)] ?? null;
  return RULES[event.event] ?? null;
}

/** The arguments of an event: numbers as they are, seats by name, tiles by name. */
export function eventArgs(event: GameEvent, words: Words): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (value === null) continue;
    if (key === "seat") args.name = words.name(value as number);
    else if (key === "other") args.other = words.object(value as number);
    else if (key === "tile") args.tile = words.t(`ice-tile-${String(value)}`);
    else if (key === "cell" || key === "start" || key === "end") args[key] = value as string;
    else if (key === "winners") {
      args.winners = words.list((value as number[]).map((seat) => words.name(seat)));
      args.number = (value as number[]).length;
    } else if (typeof value === "number") args[key] = value;
  }
  // "cells" is how far a floe sailed; the board's size is told with the layout.
  args.who = event.seat === words.me ? "you" : "other";
  args.whose = event.other === words.me ? "you" : "other";
  return args;
}

export function line(event: GameEvent, words: Words): Line | null {
  const kind = event.event;
  const id = `event-ice-${slug(kind)}${variant(event)}`;
  return {
    text: words.t(id, eventArgs(event, words)),
    rule: ruleOf(event),
    weight: kind === "won" ? "headline" : whispered(event) ? "whisper" : "plain",
    seat: typeof event.seat === "number" && event.seat >= 0 ? event.seat : null,
  };
}
