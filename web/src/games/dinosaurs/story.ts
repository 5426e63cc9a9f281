// Events as lines of text: message ids with arguments, names and cards already put into words.

import type { GameEvent } from "../../generated/wire";
import type { Args } from "../../i18n/fluent";
import type { Line, Words } from "../../shell/story";
import type { Card } from "../../generated/dinosaurs";
import { ruleOf, slug } from "./facts";

const RULES: Record<string, string> = {
  seated: "D2",
  dealt: "D3",
  flipped: "D5",
  hand_replaced: "D7",
  committed: "D6",
  revealed: "D6",
  effect_void: "D31",
  discarded: "D22",
  hand_seen: "D26",
  taken: "D26",
  swapped: "D27",
  looked: "D30",
  kept: "D30",
  passed: "D35",
  scored: "D32",
  collected: "D9",
  all_tied: "D39",
  sudden_death: "D40",
  no_point_card: "D41",
  disaster_accepted: "D36",
  disaster_added: "D10",
  eliminated: "D11",
  moved: "D12",
  drew: "D12",
  reshuffled: "D13",
  won: "D42",
};

const UNDER_RULES: Record<string, string> = {
  all_tied: "D39",
  no_point_card: "D41",
  insured: "D36",
};

const SILENT = new Set(["cleared", "disaster_accepted"]);
const WHISPERS = new Set([
  "seated",
  "dealt",
  "committed",
  "effect_declined",
  "passed",
  "moved",
  "drew",
  "reshuffled",
]);
const HEADLINES = new Set(["flipped", "sudden_death", "won", "eliminated"]);

/** Which wording of an event applies: cards seen or only counted, with a target or without. */
function variant(event: GameEvent, me: number): string {
  switch (event.event) {
    case "dealt":
    case "drew":
    case "looked":
    case "hand_seen":
      return event.cards === null || event.seat !== me ? "" : "-seen";
    case "taken":
    case "kept":
      return event.card === null ? "" : "-seen";
    case "committed":
      return event.sudden_death ? "-sudden-death" : "";
    case "revealed":
      return event.sudden_death ? "-sudden-death" : "";
    case "instant_played":
      return event.other === null || event.other === undefined ? "" : "-on";
    case "discarded":
    case "disaster_under":
      return `-${slug(String(event.reason))}`;
    case "scored":
      return event.before === event.score ? "" : "-inverted";
    case "won":
      return `-${slug(String(event.why))}`;
    default:
      return "";
  }
}

/** The arguments of an event: numbers as they are, seats by name, cards by name. */
export function eventArgs(event: GameEvent, words: Words): Args {
  const args: Args = {};
  const card = (name: unknown) => words.t(`card-${slug(String(name))}`);
  for (const [key, value] of Object.entries(event)) {
    if (key === "event" || value === null) continue;
    if (key === "seat" || key === "other" || key === "by") {
      if (key === "seat") args.name = words.name(value as number);
      else args[key] = words.object(value as number);
    } else if (key === "card") args.card = card(value);
    else if (key === "other_card") args.othercard = card(value);
    else if (key === "cards") {
      args.cards = words.list((value as string[]).map(card));
      args.count = (value as string[]).length;
    } else if (key === "dinosaur") args.dinosaur = words.t(`dinosaur-${slug(String(value))}`);
    else if (key === "disaster") args.disaster = words.t(`disaster-${slug(String(value))}`);
    else if (key === "seats" || key === "winners") {
      const call = key === "winners" ? words.name : words.object;
      args[key] = words.list((value as number[]).map((seat) => call(seat)));
      args.number ??= (value as number[]).length;
    } else if (typeof value === "number") args[key.replaceAll("_", "")] = value;
  }
  args.who = event.seat === words.me ? "you" : "other";
  args.whose = event.other === event.seat ? "self" : event.other === words.me ? "you" : "other";
  return args;
}

const BY_CARD = new Set(["effect_used", "effect_declined", "instant_played"]);

function explains(event: GameEvent): string | null {
  if (BY_CARD.has(event.event)) return ruleOf(event.card as Card);
  if (event.event === "disaster_under") return UNDER_RULES[String(event.reason)] ?? null;
  return RULES[event.event] ?? null;
}

export function line(event: GameEvent, words: Words): Line | null {
  const kind = event.event;
  if (SILENT.has(kind)) return null;
  if (kind === "moved" && event.steps === 0) return null;
  // Whoever has no name is called by the dinosaur's.
  if (kind === "seated" && words.name(event.seat as number) === words.t(`dinosaur-${slug(String(event.dinosaur))}`)) return null;
  const id = `event-dinosaurs-${slug(kind)}${variant(event, words.me)}`;
  return {
    text: words.t(id, eventArgs(event, words)),
    rule: explains(event),
    weight: HEADLINES.has(kind) ? "headline" : WHISPERS.has(kind) ? "whisper" : "plain",
    seat: typeof event.seat === "number" && event.seat >= 0 ? event.seat : null,
  };
}
