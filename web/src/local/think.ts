// What a worker thinks about: a bot's choice, a hint, the worth of a decision. In slices, so that
// it hears when nobody wants to know any more. It is shown a deal, never the true state.
// What bots/play.py and lab/analyse.py are in Python: the same seed and number of iterations find
// the same.

import { actionOf, Search, type Engine } from "../engine/index.ts";
import { MOST_NODES, POLICIES, type Player } from "../generated/bots.ts";
import { ADVICE, type Hint, type Verdict } from "../generated/wire.ts";
import { playerOf } from "./players.ts";

/** Lets messages in between two slices; rejects when nobody wants to know any more. */
export type Pause = () => Promise<void>;

const SLICE = 20; // milliseconds between two pauses, about
const FIRST_SLICE = 32; // iterations
const KEY_BYTES = 16;
/** A tree of 11 MB: more than a bot that thinks by the clock needs here. */
const CLOCK_NODES = MOST_NODES / 4;
const ROOMS = 1 << 12; // iterations that even a hasty bot has room for, as in bots/play.py

/** The number of the action that a bot takes for a seat that has a decision to make. */
export async function choose(
  engine: Engine,
  deal: Uint8Array,
  seat: number,
  bot: Player,
  pause: Pause,
): Promise<number> {
  const legal = engine.legal(deal, seat);
  if (legal.length === 1) return legal[0]!;
  if (Math.random() < bot.blunders) return legal[Math.floor(Math.random() * legal.length)]!;
  if (bot.policy < POLICIES.length) return engine.choose(deal, seat, bot.policy, randomStream());
  const byClock = bot.seconds > 0;
  const room = byClock ? CLOCK_NODES : Math.max(ROOMS, bot.iterations);
  const search = new Search(engine, deal, seat, bot, randomBytes(KEY_BYTES), room);
  await (byClock ? runFor(search, 1000 * bot.seconds, pause) : run(search, bot.iterations, pause));
  return search.decide(randomStream());
}

/** What a seat that has a choice might do: by so many iterations, or as many as there is time for. */
export async function suggest(
  engine: Engine,
  deal: Uint8Array,
  seat: number,
  seed: number | Uint8Array,
  extent: { iterations: number } | { milliseconds: number },
  pause: Pause,
): Promise<Hint> {
  const iterations = "iterations" in extent ? extent.iterations : CLOCK_NODES / 2;
  const search = searchFor(engine, deal, seat, seed, iterations);
  await ("iterations" in extent ? run(search, iterations, pause) : runFor(search, extent.milliseconds, pause));
  const choices = search.moves().map(({ code, chances, visits }) => {
    return { move: actionOf(engine.schema, code).notation, chances, visits };
  });
  const [first, second] = choices;
  const gain = first && second ? first.chances[seat]! - second.chances[seat]! : 0;
  return { seat, iterations: search.iterations, chances: search.chances(), choices, gain };
}

/** A decision of a record. `play`: its number there, from 1; `code`: of the action that was taken. */
export interface Position {
  play: number;
  seat: number;
  code: number;
  deal: Uint8Array;
}

/** What a decision was worth. */
export async function judge(
  engine: Engine,
  { play, seat, code, deal }: Position,
  iterations: number,
  seed: number,
  pause: Pause,
): Promise<Verdict> {
  const search = searchFor(engine, deal, seat, seed, iterations);
  await run(search, iterations, pause);
  const before = search.chances();
  let best = search.moves()[0]!.code;
  const more = Math.max(1, Math.floor(ADVICE.checked * iterations));
  for (const looked of [...new Set([best, code])].sort((one, other) => one - other)) {
    search.lookAt(looked);
    await run(search, more, pause);
  }
  search.lookAt(null);
  const found = new Map(search.moves().map((move) => [move.code, move.chances]));
  const worth = (action: number): number => found.get(action)![seat]!;
  if (worth(code) > worth(best)) best = code;
  const loss = Math.max(0, worth(best) - worth(code));
  const notation = (action: number) => actionOf(engine.schema, action).notation;
  return {
    ...{ play, seat, move: notation(code), before, after: found.get(code)! },
    ...{ best: notation(best), loss, mark: markOf(loss) },
  };
}

function markOf(loss: number): Verdict["mark"] {
  if (loss >= ADVICE.blunder) return "blunder";
  if (loss >= ADVICE.mistake) return "mistake";
  return loss >= ADVICE.doubtful ? "doubtful" : "";
}

function searchFor(
  engine: Engine,
  deal: Uint8Array,
  seat: number,
  seed: number | Uint8Array,
  iterations: number,
): Search {
  const player = playerOf(engine.schema.game, "search-1")!;
  const key = typeof seed === "number" ? keyOf(seed) : seed;
  return new Search(engine, deal, seat, player, key, 2 * iterations);
}

/** Search so much more. */
function run(search: Search, iterations: number, pause: Pause): Promise<void> {
  return inSlices(search, search.iterations + iterations, Infinity, pause);
}

/** Search until time is up. */
function runFor(search: Search, milliseconds: number, pause: Pause): Promise<void> {
  return inSlices(search, Infinity, performance.now() + milliseconds, pause);
}

async function inSlices(search: Search, most: number, end: number, pause: Pause): Promise<void> {
  let part = FIRST_SLICE;
  while (search.iterations < most) {
    const began = performance.now();
    if (began >= end) return;
    search.run(Math.min(part, most - search.iterations));
    const spent = performance.now() - began;
    part = Math.max(1, Math.floor(part * Math.min(2, SLICE / Math.max(spent, 0.001))));
    await pause();
  }
}

/** The key of a small seed, as Python's key_of has it. */
export function keyOf(seed: number): Uint8Array {
  const key = new Uint8Array(KEY_BYTES);
  new DataView(key.buffer).setUint32(0, seed, true);
  return key;
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Random numbers of a bot's own: 8 bytes that are not all 0. */
function randomStream(): Uint8Array {
  const stream = randomBytes(8);
  stream[0]! |= 1;
  return stream;
}
