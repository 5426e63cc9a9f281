// The draws of a game can be checked: what the server showed before, and what I added myself, must
// be in the record, and the key must be the hash of all of it (core/fair.py).

import { changeTable, findTable } from "./keys";

const SHARE_BYTES = 32;
const KEY_BYTES = 16;
const LABEL = "nestling draws 1\n";

/** What this module reads of a game's record. */
export interface Drawn {
  key: string;
  fair?: Fairness;
}

export interface Fairness {
  commitment: string;
  secret: string;
  shares: string[];
}

/** What is wrong with a record's draws; null if nothing is. */
export type Fault =
  | "no_crypto"
  | "none_shared"
  | "other_commitment"
  | "other_secret"
  | "other_share"
  | "other_key";

/** Keeps the commitment as it was first shown. */
export function commitmentOf(code: string, shown: string): string {
  const known = findTable(code)?.draws;
  if (known) return known.commitment;
  changeTable(code, { draws: { commitment: shown, shares: {} } });
  return shown;
}

/** My random bytes for a seat, the same however often they are asked for. */
export function shareFor(code: string, seat: number): string {
  const draws = findTable(code)?.draws ?? { commitment: "", shares: {} };
  const share = draws.shares[seat] ?? hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
  changeTable(code, { draws: { ...draws, shares: { ...draws.shares, [seat]: share } } });
  return share;
}

/** Looks whether the key of a finished game is the one that all made together. */
export async function checkDraws(
  record: Drawn,
  mine: { commitment: string; shares: { [seat: number]: string } } | undefined,
): Promise<Fault | null> {
  if (!globalThis.crypto?.subtle) return "no_crypto"; // browsers have it over secure lines alone
  const { fair } = record;
  if (!fair) return "none_shared";
  if (mine && mine.commitment !== fair.commitment) return "other_commitment";
  const secret = bytes(fair.secret);
  if (hex(await sha256(secret)) !== fair.commitment) return "other_secret";
  const own = Object.entries(mine?.shares ?? {});
  if (own.some(([seat, share]) => fair.shares[Number(seat)] !== share)) return "other_share";
  const parts = fair.shares.map(bytes).flatMap((share) => [share.length, ...share]);
  const all = new Uint8Array([...new TextEncoder().encode(LABEL), ...secret, ...parts]);
  const key = hex((await sha256(all)).slice(0, KEY_BYTES));
  return key === record.key ? null : "other_key";
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
