// The messages between page and server, named by direction. See docs/protocol.md.

// Generated from server/wire.py and bodies.py by: python -m nestling.server.typescript

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

/** How long persons may think. */
export interface Timing {
  kind: "days" | "game" | "move";
  seconds: number;
  increment: number;
  then: string;
}

/** Who sits on a seat, and who plays it. */
export interface SeatInfo {
  kind: "bot" | "person";
  name: string | null;
  bot: string | null;
  present: boolean;
  away: number | null;
  stand_in: string | null;
  open: boolean;
  invited: boolean;
  taken: boolean;
  ready: boolean;
}

/** A seat's clock: the ms it had left at the table's `now`, and whether it runs. */
export interface ClockInfo {
  left: number;
  runs: boolean;
}

/** What the person on seat `by` asks of the others; `missing` have yet to answer. */
export interface OfferInfo {
  what: "pause" | "take_back";
  by: number;
  missing: number[];
}

/** How a table stands, apart from its game; the same for every viewer. */
export interface TableInfo {
  code: string;
  game: string;
  settings: { [name: string]: Json };
  seats: SeatInfo[];
  public: boolean;
  begun: boolean;
  commitment: string | null;
  timing: Timing | null;
  clocks: (ClockInfo | null)[];
  now: number;
  paused: boolean;
  offer: OfferInfo | null;
  rematch: string | null;
}

/** What the person on a seat said, at a time in ms since 1970. Text, whatever it looks like. */
export interface Remark {
  seat: number;
  text: string;
  at: number;
}

// Page to server.

/** The first message. Without a token one looks on; with one, one sits on its seat. */
export interface Hello {
  type: "hello";
  proto: number;
  build: string;
  table: string;
  token?: string | null;
  tokens?: string[];
  have?: number | null;
  lang?: string;
}

/** Look (and speak) from another of the seats on this device, or from none of them. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** A seat's wish to do something. The same id is honoured once. */
export interface Cmd {
  type: "cmd";
  id: string;
  base: number;
  action: string;
}

/** A seat's share of the key: 32 random bytes in hexadecimal. */
export interface Contribute {
  type: "contribute";
  id: string;
  seat: number;
  share: string;
}

/** Begin the game without those who have not come. */
export interface Start {
  type: "start";
  id: string;
}

/** Ask the others for a pause. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Ask the others to let the seat take its last play back. */
export interface TakeBack {
  type: "take_back";
  id: string;
}

/** Answer to what is asked of the others (`offer`). */
export interface Answer {
  type: "answer";
  id: string;
  agree: boolean;
}

/** Have a bot (or "skip") play for a person who is away, or for oneself. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
  by: string;
}

/** Play again oneself. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** Play again with the same people; the answer is the table's `rematch`. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Ask for a ticket that opens the seat on another device; keep: this one stays seated too. */
export interface Move {
  type: "move";
  id: string;
  keep?: boolean;
}

/** Ask for a ticket by which somebody may sit down on a seat that is empty, or was left. */
export interface Invite {
  type: "invite";
  id: string;
  seat: number;
}

/** Say something to all. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Are you there? The answer brings `t` back. */
export interface Ping {
  type: "ping";
  t: number;
}

export type ToServer =
  | Hello
  | Look
  | Cmd
  | Contribute
  | Start
  | Pause
  | Resume
  | TakeBack
  | Answer
  | StandIn
  | Return
  | Rematch
  | Move
  | Invite
  | Say
  | Ping;

// Server to page.

/** The answer to hello and look: all that the page may know. Also sent when it lags far behind. */
export interface Welcome {
  type: "welcome";
  proto: number;
  build: string;
  table: TableInfo;
  seat: number | null;
  seats: number[];
  seq: number;
  view: GameView | null;
  legal: Action[];
  log: GameEvent[];
  remarks: Remark[];
}

/** One step: what it brought, and what is to be seen and to be done after it. */
export interface Events {
  type: "event";
  seq: number;
  events: GameEvent[];
  view: GameView | null;
  legal: Action[];
}

/** The command was carried out; what came of it is in event messages up to `seq`. */
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

/** How the table stands apart from its game, whenever that has changed. */
export interface Standing {
  type: "standing";
  table: TableInfo;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  remark: Remark;
}

/** A code that opens the seat once, until a time in ms since 1970. */
export interface Ticket {
  type: "ticket";
  seat: number;
  code: string;
  until: number;
}

/** A ticket that lets one person sit down on a seat; an earlier one is void. */
export interface Invitation {
  type: "invitation";
  seat: number;
  ticket: string;
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

export type FromServer =
  | Welcome
  | Events
  | Ack
  | Nak
  | Standing
  | Chat
  | Ticket
  | Invitation
  | Pong
  | Bye;

// HTTP, page to server.

/** A seat for a person whose token the maker of the table is told. */
export interface PersonWish {
  kind: "person";
  name?: string;
}

/** A seat for a friend, who sits down by a ticket that does so once. */
export interface InvitedWish {
  kind: "invited";
  name?: string;
}

/** A seat for whoever comes. */
export interface OpenWish {
  kind: "open";
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
  timing?: Timing | null;
  public?: boolean;
  fair?: boolean;
  record?: { [name: string]: Json } | null;
}

/** Body of POST /api/tables/CODE/seats: sit down on an open seat. */
export interface Claim {
  seat: number;
  name?: string;
}

/** Body of POST /api/tables/CODE/ticket: sit down by it. */
export interface Redeem {
  ticket: string;
  name?: string;
}

export type SeatWish =
  | PersonWish
  | InvitedWish
  | OpenWish
  | BotWish;

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

/** A seat of the new table; what opens it is shown this once. */
export interface MadeSeat {
  seat: number;
  token: string | null;
  ticket: string | null;
}

/** Answer to POST /api/tables. */
export interface MadeTable {
  code: string;
  seats: MadeSeat[];
}

/** A seat as the lobby shows it. */
export interface LobbySeat {
  kind: "bot" | "person";
  name: string | null;
  bot: string | null;
  open: boolean;
}

/** A public table whose game is not over; made: in ms since 1970. */
export interface LobbyTable {
  code: string;
  game: string;
  seats: LobbySeat[];
  timing: Timing | null;
  made: number;
}

/** Answer to GET /api/tables: the newest first. */
export interface Lobby {
  tables: LobbyTable[];
}

/** A move that could be made. chances: each seat's share of the win after it. */
export interface Choice {
  move: string;
  chances: number[];
  visits: number;
}

/** What a seat might do. */
export interface Hint {
  seat: number;
  iterations: number;
  chances: number[];
  choices: Choice[];
  gain: number;
}

/** What a decision was worth. */
export interface Verdict {
  play: number;
  seat: number;
  move: string;
  before: number[];
  after: number[];
  best: string;
  loss: number;
  mark: "" | "blunder" | "doubtful" | "mistake";
}

/** A line of the answer to GET /api/tables/CODE/analysis: one of `of` verdicts. */
export interface Judged {
  of: number;
  verdict: Verdict;
}

/** What a viewer saw at the beginning of a game, or of one play: what it brought, and then. */
export interface Glimpse {
  events: GameEvent[];
  view: GameView | null;
}

/** Answer to GET /api/tables/CODE/past: the game so far as a seat (null: an onlooker) saw it. */
export interface Past {
  seat: number | null;
  glimpses: Glimpse[];
}

/** Answer to a request over HTTP that was refused. */
export interface Refusal {
  code: string;
  message: string;
  args: { [name: string]: Json };
  rule: string | null;
}

/** How advice is made: see lab/analyse.py and server/advice.py. */
export const ADVICE = {
  iterations: 6000,
  hintSeconds: 1.0,
  checked: 0.25,
  doubtful: 0.03,
  mistake: 0.07,
  blunder: 0.15,
} as const;
