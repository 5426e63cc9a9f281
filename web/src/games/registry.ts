// The games of the house. A new one is a folder beside this file and an entry here.

import type { Component } from "svelte";
import type { LiveTable } from "../shell/live.svelte";

export interface TableProps {
  live: LiveTable;
  logOpen: boolean;
  onlogclose: () => void;
  onagain: () => void;
}

/** A choice for a seat when a table is made: a dinosaur, a colour. */
export interface SeatChoice {
  setting: string;
  label: string;
  options: { id: string; label: string }[];
}

/** A choice for the table, a switch with one sentence and its rule. */
export interface TableChoice {
  setting: string;
  label: string;
  why: string;
  rule: string;
  /** Whether the game recommends it for so many players; null: the choice is not offered. */
  usual(players: number): boolean | null;
}

export interface Game {
  id: string;
  texts: string[];
  players: number[];
  /** Seats of a game that starts at once. */
  quick: number;
  bots: string[];
  seatChoice: SeatChoice | null;
  tableChoices: TableChoice[];
  table(): Promise<{ default: Component<TableProps> }>;
  help(): Promise<{ default: Component }>;
  picture(): Promise<{ default: Component }>;
}

const DINOSAURS = ["stego", "nervous_rex", "cry_ceratops", "bad_luck_bronto"];

export const GAMES: readonly Game[] = [
  {
    id: "dinosaurs",
    texts: ["dinosaurs"],
    players: [2, 3, 4],
    quick: 4,
    bots: ["greedy", "random"],
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
    picture: () => import("./dinosaurs/Picture.svelte"),
  },
];

/** Games that are on their way: shown, not played. */
export const COMING: readonly string[] = ["ice"];

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
