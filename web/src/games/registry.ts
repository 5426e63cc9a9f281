// The games of the house. A new one is a folder beside this file and an entry here.

import type { Component, Snippet } from "svelte";
import type { Json } from "../generated/wire";
import type { Engine } from "../engine";
import type { Beside } from "../shell/beside";
import type { Lesson } from "../shell/lesson";
import type { LiveTable } from "../shell/live.svelte";

export interface TableProps {
  live: LiveTable;
  logOpen: boolean;
  onlogclose: () => void;
  onagain: () => void;
  /** The game is looked at again, and its end shown no differently from the rest. */
  review?: boolean;
  /** What people say, to stand beside the story. */
  chat?: Snippet;
  /** Notices, to stand above what is asked. */
  notices?: Snippet | undefined;
}

/** A choice for a seat when a table is made: a dinosaur, a colour. */
export interface SeatChoice {
  setting: string;
  label: string;
  options: { id: string; label: string }[];
}

/** What has been chosen for a table so far, by setting. */
export type Chosen = { readonly [setting: string]: string | boolean };

/** A choice for the table with one sentence and its rule: a switch, or one of some options. */
export interface TableChoice {
  setting: string;
  label: string;
  rule: string;
  /** Whether the rulebook leaves this open. */
  reading?: boolean;
  /** The sentence of a switch. */
  why?: string;
  /** Without options it is a switch; the first one is the usual one. */
  options?: { id: string; label: string; why: string }[];
  /** What the game recommends for so many players; null: the choice is not offered. */
  usual(players: number, chosen: Chosen): string | boolean | null;
}

export interface Game {
  id: string;
  texts: string[];
  players: number[];
  /** The numbered rules: J1, J2 and so on. */
  rules: { letter: string; count: number };
  /** The rule by which the youngest begins. */
  youngestRule: string;
  /** The field of its state that counts rounds, or turns. */
  chapter: string;
  /** Seats of a game that starts at once. */
  quick: number;
  bots: string[];
  seatChoice: SeatChoice | null;
  /** Whether seats have something to hide from each other at one device. */
  hides(settings: { readonly [name: string]: Json }): boolean;
  tableChoices: TableChoice[];
  table(): Promise<{ default: Component<TableProps> }>;
  help(): Promise<{ default: Component }>;
  lesson(): Promise<{ LESSON: Lesson<never> }>;
  /** The score keeper for the printed game. */
  keeper(): Promise<{ default: Component<{ engine: Engine }> }>;
  picture(): Promise<{ default: Component }>;
  beside(): Promise<{ BESIDE: Beside }>;
}

/** By name, the usual one first; what each is like is told by the text bot-NAME. */
const BOTS = ["greedy", "level1", "level2", "level3", "level4", "level5", "random"];

const DINOSAURS = ["stego", "nervous_rex", "cry_ceratops", "bad_luck_bronto"];

/** A choice of Jää Sulaa: the texts are named after the setting and its options. */
function iceChoice(
  setting: string,
  rule: string,
  options: string[],
  more: { reading?: boolean; offered?: (chosen: Chosen) => boolean } = {},
): TableChoice {
  const text = `ice-setting-${setting.replaceAll("_", "-")}`;
  const offered = more.offered ?? (() => true);
  const usual = options[0] ?? false;
  return {
    setting,
    rule,
    label: text,
    reading: more.reading ?? false,
    usual: (_, chosen) => (offered(chosen) ? usual : null),
    ...(options.length === 0
      ? { why: `${text}-why` }
      : {
          options: options.map((id) => {
            const label = `${text}-${id.replaceAll("_", "-")}`;
            return { id, label, why: `${label}-why` };
          }),
        }),
  };
}

export const GAMES: readonly Game[] = [
  {
    id: "dinosaurs",
    texts: ["dinosaurs", "web"],
    players: [2, 3, 4],
    rules: { letter: "D", count: 45 },
    youngestRule: "D4",
    chapter: "round_number",
    quick: 4,
    bots: BOTS,
    hides: () => true,
    seatChoice: {
      setting: "dinosaurs",
      label: "setting-dinosaur",
      options: DINOSAURS.map((id) => ({ id, label: `dinosaur-${id.replaceAll("_", "-")}` })),
    },
    tableChoices: [
      {
        setting: "two_player_changes",
        label: "setting-two-player-changes",
        why: "setting-two-player-changes-why",
        rule: "D43",
        usual: (players) => (players === 2 ? true : null),
      },
    ],
    table: () => import("./dinosaurs/Table.svelte"),
    help: () => import("./dinosaurs/Help.svelte"),
    lesson: () => import("./dinosaurs/lesson"),
    keeper: () => import("./dinosaurs/Keeper.svelte"),
    picture: () => import("./dinosaurs/Picture.svelte"),
    beside: () => import("./dinosaurs/beside"),
  },
  {
    id: "ice",
    texts: ["ice", "web"],
    players: [2, 3, 4],
    rules: { letter: "J", count: 29 },
    youngestRule: "J4",
    chapter: "turns",
    quick: 2,
    bots: BOTS,
    hides: (settings) => settings.saved === "hidden",
    seatChoice: null,
    tableChoices: [
      iceChoice("saved", "J27", ["none", "open", "hidden"], {
        offered: (chosen) => chosen.no_actions !== true,
      }),
      iceChoice("quick_start", "J25", []),
      iceChoice("no_actions", "J26", []),
      iceChoice("junior", "J28", []),
      iceChoice("junior_mothers", "J28", ["count", "free"], {
        reading: true,
        offered: (chosen) => chosen.junior === true,
      }),
      iceChoice("sailing", "J12", ["three_sides", "gate"], { reading: true }),
      iceChoice("sail_stop", "J13", ["dock", "free"], { reading: true }),
    ],
    table: () => import("./ice/Table.svelte"),
    help: () => import("./ice/Help.svelte"),
    lesson: () => import("./ice/lesson"),
    keeper: () => import("./ice/Keeper.svelte"),
    picture: () => import("./ice/Picture.svelte"),
    beside: () => import("./ice/beside"),
  },
];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Where the help tells a rule. */
export function pathOfRule(rule: string): string {
  const game = GAMES.find((one) => rule.startsWith(one.rules.letter));
  return `/help/${game?.id ?? ""}#${rule}`;
}
