// The messages between page and server, named by direction. See docs/protocol.md.

// Generated from src/nestling/server/wire.py by: python -m nestling.server.typescript

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Something that a seat may do; the last fields are one or another game's own. */
export interface Action {
  code: number;
  notation: string;
  verb: string;
  card?: string | null;
  seat?: number | null;
  other?: number | null;
  start?: string | null;
  end?: string | null;
}

/** Something that happened; docs/events.md describes each. */
export interface GameEvent {
  event: string;
  [field: string]: Json;
}

/** What a viewer sees; each game has its own fields. */
export interface GameView {
  [field: string]: Json;
}

// Parts of messages.

/** Who sits on a seat. present: a bot, or a person with a live connection. */
export interface SeatInfo {
  kind: "bot" | "person";
  name: string | null;
  bot: string | null;
  present: boolean;
}

/** What does not change about a table, and who is there. */
export interface TableInfo {
  code: string;
  game: string;
  settings: { [name: string]: Json };
  seats: SeatInfo[];
}

// Page to server.

/** The first message. Without a token one looks on; with one, one sits on its seat. */
export interface Hello {
  type: "hello";
  proto: number;
  build: string;
  table: string;
  token?: string | null;
  have?: number | null;
  lang?: string;
}

/** A seat's wish to do something. The same id is honoured once. */
export interface Cmd {
  type: "cmd";
  id: string;
  base: number;
  action: string;
}

/** Are you there? The answer brings `t` back. */
export interface Ping {
  type: "ping";
  t: number;
}

export type ToServer = Hello | Cmd | Ping;

// Server to page.

/** The answer to hello, also sent when a page lags too far behind: all that it may know. */
export interface Welcome {
  type: "welcome";
  proto: number;
  build: string;
  table: TableInfo;
  seat: number | null;
  seq: number;
  view: GameView;
  legal: Action[];
  log: GameEvent[];
}

/** One play: what it brought, and what is to be seen and to be done after it. */
export interface Events {
  type: "event";
  seq: number;
  events: GameEvent[];
  view: GameView;
  legal: Action[];
}

/** The command was carried out, as the play of event message `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** The command was refused. */
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

/** Who is there, by seat; sent when that changes. */
export interface Presence {
  type: "presence";
  seats: boolean[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  t: number;
}

/** The last message before the server closes the connection, and why it does. */
export interface Bye {
  type: "bye";
  code: string;
  message: string;
}

export type FromServer = Welcome | Events | Ack | Nak | Presence | Pong | Bye;

// HTTP, page to server.

/** A seat for a person. */
export interface PersonWish {
  kind: "person";
  name?: string;
}

/** A seat for a bot. */
export interface BotWish {
  kind: "bot";
  bot: string;
  name?: string;
}

/** Body of POST /api/tables. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: { [name: string]: Json };
}

export type SeatWish = PersonWish | BotWish;

// HTTP, server to page.

/** A setting of a game, and how it is to be read. */
export interface SettingInfo {
  name: string;
  means: string;
  doc: string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  players: number[];
  bots: string[];
  settings: SettingInfo[];
}

/** Answer to GET /api/games. */
export interface Games {
  games: GameInfo[];
}

/** A seat of the new table; the token is a person's secret, shown this once. */
export interface MadeSeat {
  seat: number;
  token: string | null;
}

/** Answer to POST /api/tables. */
export interface MadeTable {
  code: string;
  seats: MadeSeat[];
}

/** Answer to a request over HTTP that was refused. */
export interface Refusal {
  code: string;
  message: string;
  args: { [name: string]: Json };
  rule: string | null;
}
