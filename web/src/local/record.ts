// Game records: written, read and verified in the page as core/record.py does it.

import { Refused, type Settings } from "../engine";
import { engineOf } from "./engines";
import { checkSettings } from "./settings";
import { GameState, type Play, type Result } from "./state";

export const FORMAT = 1;
export const MOST_BYTES = 4 << 20;

export interface GameRecord {
  format: number;
  game: string;
  rules_version: number;
  settings: Settings;
  key: string;
  plays: readonly Play[];
  result: Result | null;
  digest: string;
}

/** What is wrong with a record: "record-" + code is the id of its text. */
export class BadRecord extends Error {
  readonly code: string;
  readonly args: { [name: string]: string | number };

  constructor(code: string, args: { [name: string]: string | number } = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

/** The record of a state. */
export async function recordOf(state: GameState): Promise<GameRecord> {
  const { schema } = state.engine;
  return {
    format: FORMAT,
    game: schema.game,
    rules_version: schema.rulesVersion,
    settings: state.settings,
    key: state.key,
    plays: [...state.plays],
    result: state.outcome(),
    digest: await state.digest(),
  };
}

/** The record as text, to the byte as the library writes it. */
export function writeRecord(record: GameRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** The record in a text; BadRecord if there is none. */
export function readRecord(text: string): GameRecord {
  if (text.length > MOST_BYTES) throw new BadRecord("too-long");
  let record: GameRecord;
  try {
    record = JSON.parse(text) as GameRecord;
  } catch {
    throw new BadRecord("no-record");
  }
  if (!isRecord(record)) throw new BadRecord("no-record");
  if (record.format !== FORMAT) throw new BadRecord("other-format");
  return record;
}

function isRecord(value: Partial<Record<keyof GameRecord, unknown>> | null): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof value.game === "string" &&
    typeof value.settings === "object" &&
    value.settings !== null &&
    /^[0-9a-f]{32}$/i.test(String(value.key)) &&
    Array.isArray(value.plays) &&
    value.plays.every(
      (play) => Array.isArray(play) && Number.isInteger(play[0]) && typeof play[1] === "string",
    ) &&
    typeof value.digest === "string"
  );
}

/** Play a record again and check it; gives the end state. BadRecord says where it goes wrong. */
export async function verify(record: GameRecord): Promise<GameState> {
  const state = await replay(record);
  if ((await state.digest()) !== record.digest) throw new BadRecord("other-events");
  if (JSON.stringify(state.outcome()) !== JSON.stringify(sorted(record.result))) {
    throw new BadRecord("other-result");
  }
  return state;
}

function sorted(result: Result | null): Result | null {
  return result && { winners: result.winners, totals: result.totals, why: result.why };
}

/** Play a record again without looking where it ends. */
export async function replay(record: Omit<GameRecord, "digest" | "result" | "format">): Promise<GameState> {
  const engine = await engineOf(record.game).catch((error: unknown) => {
    throw error instanceof RangeError ? new BadRecord("unknown-game") : error;
  });
  const version = engine.schema.rulesVersion;
  if (record.rules_version !== version) throw new BadRecord("other-rules", { version: record.rules_version });
  if (!checkSettings(engine.schema, record.settings)) throw new BadRecord("bad-settings");
  const state = new GameState(engine, record.settings, record.key);
  for (const [i, [seat, notation]] of record.plays.entries()) {
    try {
      state.play(seat, notation);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new BadRecord("bad-play", { number: i + 1, play: notation, seat: seat + 1 });
    }
  }
  return state;
}
