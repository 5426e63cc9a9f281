// From an action's number to its words, by the blocks of a game's schema.

import type { ActionBlock, ActionValue, GameSchema } from "./schema.ts";

export interface NamedAction {
  code: number;
  notation: string;
  verb: string;
  [field: string]: ActionValue | null;
}

/** The action of a number, as the server describes it. */
export function actionOf<Form = NamedAction>(schema: GameSchema, code: number): Form {
  let place = code;
  for (const block of schema.actions) {
    if (place >= 0 && place < block.count) return named(schema, block, code, place) as Form;
    place -= block.count;
  }
  throw new RangeError(`there is no action ${code}`);
}

/** The number of the action written so; none if there is no such action. */
export function codeOf(schema: GameSchema, notation: string): number | undefined {
  let first = 0;
  for (const block of schema.actions) {
    const place = placeOf(block, notation);
    if (place >= 0) return first + place;
    first += block.count;
  }
  return undefined;
}

/** Which action of its block is written so; -1: none. */
function placeOf(block: ActionBlock, notation: string): number {
  if (typeof block.notation !== "string") return block.notation.indexOf(notation);
  const written = formOf(block.notation).exec(notation);
  if (!written) return -1;
  const fits = (field: string, value: ActionValue | undefined): boolean => {
    const word = written.groups?.[field];
    return word === undefined || word === String(value);
  };
  if (block.axes) return placeOnAxes(Object.entries(block.axes), fits);
  const columns = Object.entries(block.columns ?? {});
  for (let place = 0; place < block.count; place++) {
    if (columns.every(([field, column]) => fits(field, column[place]))) return place;
  }
  return -1;
}

function placeOnAxes(
  axes: [string, readonly ActionValue[]][],
  fits: (field: string, value: ActionValue) => boolean,
): number {
  let place = 0;
  for (const [field, axis] of axes) {
    const at = axis.findIndex((value) => fits(field, value));
    if (at < 0) return -1;
    place = place * axis.length + at;
  }
  return place;
}

/** What a pattern fits, with each {field} as a group of its name. */
function formOf(pattern: string): RegExp {
  const parts = pattern.split(/\{(\w+)\}/).map((part, i) => (i % 2 ? `(?<${part}>.+)` : part.replace(/\W/g, "\\$&")));
  return new RegExp(`^${parts.join("")}$`);
}

function named(schema: GameSchema, block: ActionBlock, code: number, place: number): NamedAction {
  const values = valuesOf(block, place);
  const notation =
    typeof block.notation === "string"
      ? block.notation.replace(/\{(\w+)\}/g, (_, field: string) => String(values[field]))
      : (block.notation[place] ?? "");
  const action: NamedAction = { code, notation, verb: block.verb };
  for (const field of schema.actionFields) action[field] = values[field] ?? null;
  return action;
}

function valuesOf(block: ActionBlock, place: number): Record<string, ActionValue | undefined> {
  const values: Record<string, ActionValue | undefined> = {};
  for (const [field, column] of Object.entries(block.columns ?? {})) values[field] = column[place];
  let rest = place;
  for (const [field, axis] of Object.entries(block.axes ?? {}).reverse()) {
    values[field] = axis[rest % axis.length];
    rest = Math.floor(rest / axis.length);
  }
  return values;
}
