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

const codes = new WeakMap<GameSchema, Map<string, number>>();

/** The number of the action written so; none if there is no such action. */
export function codeOf(schema: GameSchema, notation: string): number | undefined {
  let known = codes.get(schema);
  if (!known) {
    const count = schema.actions.reduce((sum, block) => sum + block.count, 0);
    known = new Map(Array.from({ length: count }, (_, code) => [actionOf(schema, code).notation, code]));
    codes.set(schema, known);
  }
  return known.get(notation);
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
