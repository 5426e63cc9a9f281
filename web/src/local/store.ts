// Where tables of this page are kept: their logs in the browser's database, as a server's store
// keeps them. A play is written once under its number, so two windows cannot both decide it.

import type { Settings } from "../engine";
import type { BotWish, PersonWish } from "../generated/wire";

/** Who sits at a table of this page: persons at this device, and bots. */
export type Seat = PersonWish | BotWish;

export interface Created {
  code: string;
  game: string;
  rules_version: number;
  settings: Settings;
  seats: Seat[];
  key: string;
}

export interface Played {
  seat: number;
  action: string;
  /** The id of the command that asked for it; null when the table moved by itself. */
  command: string | null;
}

/** The play was there already: another window wrote to this table. */
export class Conflict extends Error {}

const TABLES = "tables";
const PLAYS = "plays";

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("nestling", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "code" });
      request.result.createObjectStore(PLAYS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
  database.catch(() => (database = undefined));
  return database;
}

/** Do something with both stores; resolves when it is kept for good. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (tables: IDBObjectStore, plays: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction([TABLES, PLAYS], mode, { durability: "strict" });
  const request = act(transaction.objectStore(TABLES), transaction.objectStore(PLAYS));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => {
      const taken = request.error?.name === "ConstraintError";
      reject(taken ? new Conflict("there already") : (transaction.error ?? new Error("not kept")));
    };
  });
}

/** All plays of a table; their keys are [code, number]. */
function playsOf(code: string): IDBKeyRange {
  return IDBKeyRange.bound([code, 0], [code, Number.MAX_SAFE_INTEGER]);
}

export async function create(created: Created, played: readonly Played[] = []): Promise<void> {
  await within("readwrite", (tables, plays) => {
    for (const [i, play] of played.entries()) plays.add(play, [created.code, i + 1]);
    return tables.add(created);
  });
}

export async function append(code: string, number: number, play: Played): Promise<void> {
  await within("readwrite", (_, plays) => plays.add(play, [code, number]));
}

/** A table's log; null if there is none. */
export async function load(code: string): Promise<{ created: Created; plays: Played[] } | null> {
  const created = await within<Created | undefined>("readonly", (tables) => tables.get(code));
  if (!created) return null;
  const plays = await within<Played[]>("readonly", (_, plays) => plays.getAll(playsOf(code)));
  return { created, plays };
}

export async function forget(code: string): Promise<void> {
  await within("readwrite", (tables, plays) => {
    plays.delete(playsOf(code));
    return tables.delete(code);
  });
}
