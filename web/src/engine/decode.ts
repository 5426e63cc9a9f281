// From records to plain data and back, by the tables of a game's schema. Gives what the server's
// Python gives: Layout.decode and Event.to_json.

import type { FieldSchema, GameSchema, Json, LayoutSchema, NumberType } from "./schema.ts";

const SIZE: Record<NumberType, number> = { i1: 1, u1: 1, i2: 2, u2: 2, i4: 4, u4: 4 };

/** The JSON form of a record. */
export function decode<Form = Record<string, Json>>(
  schema: GameSchema,
  layout: LayoutSchema,
  record: Uint8Array,
): Form {
  const bytes = viewOf(layout, record);
  const form: Record<string, Json> = {};
  for (const field of layout.fields) {
    if (field.means === "hidden") continue;
    const numbers = numbersOf(field, bytes);
    form[field.name] = shaped(schema, field, numbers, 0, 0, numbers.length);
  }
  return form as Form;
}

/** The JSON form of an event record: only what its kind of event says. */
export function decodeEvent<Form = Record<string, Json>>(
  schema: GameSchema,
  record: Uint8Array,
  players: number,
  { fullSight = false } = {},
): Form {
  const pieces = fullSight ? schema.copies : schema.pieces;
  const bytes = viewOf(schema.event, record);
  const read = (name: string): number[] => {
    const field = schema.event.fields.find((f) => f.name === name);
    if (!field) throw new RangeError(`events have no field ${name}`);
    return numbersOf(field, bytes);
  };
  const kind = schema.events[one(read("happened"), 0)];
  if (!kind) throw new RangeError("an event record of no known kind");
  const form: Record<string, Json> = { event: kind.event };
  for (const [name, word, place] of kind.fields) {
    form[name] = eventValue(schema, pieces, read, word, place, players);
  }
  return form as Form;
}

function eventValue(
  schema: GameSchema,
  pieces: GameSchema["pieces"],
  read: (name: string) => number[],
  word: string,
  place: number,
  players: number,
): Json {
  if (word === "seat" || word === "other") return orNull(one(read(word), 0));
  if (word === "count") return one(read(word), 0);
  if (word === "reason") return nameOf(schema.enums.Reason, one(read(word), 0));
  if (word === "cards") {
    const cards = read("cards").slice(0, one(read("count"), 0));
    return cards.some((card) => card < 0) ? null : cards.map((c) => nameOf(pieces.card, c));
  }
  if (pieces[word]) return nameOf(pieces[word], one(read("cards"), place));
  const numbers = read("numbers");
  if (word === "numbers") return numbers.slice(place, place + players);
  const value = one(numbers, place);
  switch (word) {
    case "number":
      return value;
    case "natural":
      return orNull(value);
    case "flag":
      return value !== 0;
    case "seats":
      return seatsOf(value);
    default:
      return nameOf(schema.places[word] ?? schema.enums[word], value);
  }
}

/** A record from its JSON form; fields that are not given stay 0, short lists end with -1. */
export function encode(
  schema: GameSchema,
  layout: LayoutSchema,
  form: Readonly<Record<string, Json>>,
): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(layout.bytes);
  const bytes = new DataView(record.buffer);
  for (const name of Object.keys(form)) {
    const field = layout.fields.find((f) => f.name === name);
    if (!field) throw new RangeError(`${layout.name} has no field ${name}`);
    const place = (value: Json | undefined, depth: number, at: number): void => {
      const length = field.shape?.[depth];
      if (length === undefined) return write(field, bytes, at, numberOf(schema, field, value));
      const inside = (field.shape ?? []).slice(depth + 1).reduce((a, b) => a * b, 1);
      const values = Array.isArray(value) ? value : [];
      for (let i = 0; i < length; i++) place(values[i], depth + 1, at + i * inside);
    };
    place(form[name], 0, 0);
  }
  return record;
}

/** The seats whose bit is set in a mask, in order. */
export function seatsOf(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (mask >> seat) & 1);
}

function viewOf(layout: LayoutSchema, record: Uint8Array): DataView {
  if (record.length !== layout.bytes) {
    throw new RangeError(`${layout.name} has ${layout.bytes} bytes, not ${record.length}`);
  }
  return new DataView(record.buffer, record.byteOffset, record.byteLength);
}

function numbersOf(field: FieldSchema, bytes: DataView): number[] {
  const count = (field.shape ?? []).reduce((a, b) => a * b, 1);
  const size = SIZE[field.type];
  return Array.from({ length: count }, (_, i) => {
    const at = field.offset + i * size;
    switch (field.type) {
      case "i1":
        return bytes.getInt8(at);
      case "u1":
        return bytes.getUint8(at);
      case "i2":
        return bytes.getInt16(at, true);
      case "u2":
        return bytes.getUint16(at, true);
      case "i4":
        return bytes.getInt32(at, true);
      case "u4":
        return bytes.getUint32(at, true);
    }
  });
}

function shaped(
  schema: GameSchema,
  field: FieldSchema,
  numbers: readonly number[],
  depth: number,
  from: number,
  count: number,
): Json {
  const shape = field.shape ?? [];
  const length = shape[depth];
  if (length === undefined) return meaning(schema, field, one(numbers, from));
  const inside = count / length;
  let end = length;
  if (field.padded && depth === shape.length - 1) {
    const first = numbers.slice(from, from + length).findIndex((n) => n < 0);
    if (first >= 0) end = first;
  }
  return Array.from({ length: end }, (_, i) =>
    shaped(schema, field, numbers, depth + 1, from + i * inside, inside),
  );
}

function meaning(schema: GameSchema, field: FieldSchema, value: number): Json {
  switch (field.means) {
    case undefined:
      return value;
    case "flag":
      return value !== 0;
    case "seats":
      return seatsOf(value);
    default:
      return nameOf(schema.enums[field.means], value);
  }
}

function numberOf(schema: GameSchema, field: FieldSchema, value: Json | undefined): number {
  if (value === undefined || value === null) return -1;
  if (typeof value === "number" || typeof value === "boolean") return Number(value);
  if (Array.isArray(value)) return value.reduce<number>((mask, s) => mask | (1 << Number(s)), 0);
  const number = (schema.enums[field.means ?? ""] ?? []).indexOf(String(value));
  if (number < 0) throw new RangeError(`${JSON.stringify(value)} is no ${field.name}`);
  return number;
}

function write(field: FieldSchema, bytes: DataView, index: number, value: number): void {
  const at = field.offset + index * SIZE[field.type];
  if (SIZE[field.type] === 1) bytes.setInt8(at, value);
  else if (SIZE[field.type] === 2) bytes.setInt16(at, value, true);
  else bytes.setInt32(at, value, true);
}

function nameOf(names: readonly string[] | undefined, number: number): string | null {
  if (number < 0) return null;
  const name = names?.[number];
  if (name === undefined) throw new RangeError(`there is no name for ${number}`);
  return name;
}

function one(numbers: readonly number[], place: number): number {
  const value = numbers[place];
  if (value === undefined) throw new RangeError(`there is no number ${place}`);
  return value;
}

function orNull(value: number): number | null {
  return value < 0 ? null : value;
}
