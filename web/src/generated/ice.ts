// The decoded records of Jää Sulaa: a seat's view, its actions and the kinds of tiles.

export const TILES = ["sun", "fish", "whale", "swim", "empty"] as const;
export type Tile = (typeof TILES)[number];

export type Phase =
  | "chicks"
  | "mothers"
  | "lift"
  | "keep"
  | "use"
  | "whale"
  | "swim"
  | "move"
  | "over";

export type Why = "family_complete" | "ice_gone";

export type Verb =
  | "pass"
  | "keep"
  | "use"
  | "place"
  | "lift"
  | "step"
  | "swap"
  | "sail"
  | "swim"
  | "whale";

export interface Move {
  code: number;
  notation: string;
  verb: Verb;
  /** the cell where the penguin (in a swap the mother) stands, if there is one */
  start: string | null;
  /** the cell where it goes, is placed, or whose tile is lifted */
  end: string | null;
}

export interface View {
  /** whose view; -1: an onlooker's */
  seat: number;
  players: number;
  /** the seat that begins (J4) */
  youngest: number;
  sailing: "three_sides" | "gate";
  sail_stop: "dock" | "free";
  saved: "none" | "open" | "hidden";
  quick_start: boolean;
  no_actions: boolean;
  junior: boolean;
  junior_mothers: "count" | "free";
  phase: Phase;
  /** who has a decision to make */
  actors: number[];
  /** the seat whose turn it is; -1 when the game is over */
  turn: number;
  /** turns begun */
  turns: number;
  /** by cell of the area: ice or water */
  ice: boolean[];
  /** by cell: whose penguin stands there; -1: nobody's */
  owner: number[];
  /** the cell of each mother; -1: not placed */
  mother: number[];
  /** the cells of each seat's chicks */
  chicks: number[][];
  /** chicks that each family has */
  family: number;
  /** how many tiles bear no penguin */
  free_tiles: number;
  /** by kind: tiles that the viewer has not seen yet */
  unseen: number[];
  /** how many of the unseen are not in the game (J25) */
  undrawn: number;
  /** who keeps a tile (J27) */
  keeps: number[];
  /** which, as far as the viewer may see */
  kept: (Tile | null)[];
  /** the tile that may be kept, if seen */
  lifted: Tile | null;
  /** tiles lifted this turn */
  lifts: number;
  /** the action that took effect this turn */
  effect: Tile | null;
  /** movements left */
  movements: number;
  /** movements made this turn */
  moved: number;
  /** who changed the board last; -1: nobody yet */
  last_seat: number;
  last_verb: Verb | null;
  /** -1: none */
  last_from: number;
  /** -1: none */
  last_to: number;
  /** J22, as things stand */
  points: number[];
  /** own chicks at each mother */
  at_mother: number[];
  winners: number[];
  why: Why | null;
}
