// The messages between page and server, named by direction.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Action {
  code?: number;
  notation: string;
  verb: string;
  card: string | null;
  seat: number | null;
  other: number | null;
}

export interface GameEvent {
  event: string;
  [argument: string]: Json;
}

export interface SeatInfo {
  kind: "person" | "bot";
  name: string | null;
  bot: string | null;
  present: boolean;
}

export interface TableInfo {
  code: string;
  game: string;
  settings: { [name: string]: Json };
  seats: SeatInfo[];
}

// Page to server.

export interface Hello {
  type: "hello";
  proto: number;
  build: string;
  table: string;
  token: string | null;
  have: number | null;
  lang: string;
}

export interface Cmd {
  type: "cmd";
  id: string;
  base: number;
  action: string;
}

export interface Ping {
  type: "ping";
  t: number;
}

export type ToServer = Hello | Cmd | Ping;

// Server to page.

export interface Welcome {
  type: "welcome";
  proto: number;
  build: string;
  table: TableInfo;
  seat: number | null;
  seq: number;
  view: { [field: string]: Json };
  legal: Action[];
  log: GameEvent[];
}

export interface Events {
  type: "event";
  seq: number;
  events: GameEvent[];
  view: { [field: string]: Json };
  legal: Action[];
}

export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface Nak {
  type: "nak";
  id: string | null;
  code: string;
  rule: string | null;
  args: { [name: string]: Json };
  message: string;
  seq: number;
  events: Events[];
}

export interface Presence {
  type: "presence";
  seats: boolean[];
}

export interface Pong {
  type: "pong";
  t: number;
}

export interface Bye {
  type: "bye";
  code: string;
  message: string;
}

export type FromServer = Welcome | Events | Ack | Nak | Presence | Pong | Bye;

// HTTP.

export interface SettingInfo {
  name: string;
  means: string;
  doc: string;
}

export interface GameInfo {
  id: string;
  players: number[];
  bots: string[];
  settings: SettingInfo[];
}

export interface Games {
  games: GameInfo[];
}

export type SeatWish =
  { kind: "person"; name?: string } | { kind: "bot"; bot: string; name?: string };

export interface NewTable {
  game: string;
  settings: { [name: string]: Json };
  seats: SeatWish[];
}

export interface MadeTable {
  code: string;
  seats: { seat: number; token: string | null }[];
}

export interface Refusal {
  code: string;
  message: string;
  args: { [name: string]: Json };
  rule?: string | null;
}
