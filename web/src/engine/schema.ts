// What src/generated/<game>.schema.ts holds: a game's records, events and actions as tables.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type NumberType = "i1" | "u1" | "i2" | "u2" | "i4" | "u4";

export interface FieldSchema {
  name: string;
  type: NumberType;
  /** in bytes from the record's beginning */
  offset: number;
  /** sizes of an array; none: one number */
  shape?: readonly number[];
  /** "flag", "seats" (a bit mask), "hidden", the name of an enum; none: a plain number */
  means?: string;
  /** the last axis ends at the first negative number */
  padded?: boolean;
}

export interface LayoutSchema {
  name: string;
  bytes: number;
  fields: readonly FieldSchema[];
}

/** A field of an event, and where in its record the value stands (see core/events.py). */
export type EventField = readonly [name: string, word: string, place: number];

export interface EventSchema {
  event: string;
  fields: readonly EventField[];
}

export type ActionValue = string | number;

/** Actions of one verb with consecutive numbers. */
export interface ActionBlock {
  verb: string;
  count: number;
  /** one pattern for all, or one by one */
  notation: string | readonly string[];
  /** by field the value of each action; or all combinations of these, the last fastest */
  columns?: { readonly [field: string]: readonly ActionValue[] };
  axes?: { readonly [field: string]: readonly ActionValue[] };
}

/** The settings of a game in their JSON form. */
export type Settings = { readonly [name: string]: Json };

type Names = { readonly [word: string]: readonly string[] };

export interface GameSchema {
  game: string;
  rulesVersion: number;
  /** what stands before the numbers of its rules */
  ruleLetter: string;
  players: readonly number[];
  maxLegal: number;
  maxEvents: number;
  /** all settings as they are unless wished otherwise, by the number of players */
  usual: { readonly [players: number]: Settings };
  settings: LayoutSchema;
  state: LayoutSchema;
  view: LayoutSchema;
  event: LayoutSchema;
  enums: Names;
  /** in the order of the event record's `happened` */
  events: readonly EventSchema[];
  /** names of physical things, by the number that `cards` holds */
  pieces: Names;
  /** the same with full sight, which tells copies apart */
  copies: Names;
  /** names of what `numbers` hold */
  places: Names;
  actionFields: readonly string[];
  actions: readonly ActionBlock[];
}
