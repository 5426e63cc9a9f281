// Plays random games by the WebAssembly rules through the page's own loader; `random_games.py`
// plays the same games natively.
//
//   node games.mjs WASM SCHEMA < {"games": [{settings, key, seed, players}], "texts": bool}
//
// Writes one line of JSON for each game: a hash of every byte that the engine gave, and with
// `texts` what the page would read in them.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { actionOf, decode, decodeEvent } from "../../web/src/engine/index.ts";
import { POLICIES } from "../../web/src/generated/bots.ts";
import { loadEngine, ONLOOKER, Refused } from "../../web/src/engine/index.ts";

const REDEAL_EVERY = 8; // plays
const [, , wasmFile, schemaFile] = process.argv;
const { schema } = await import(pathToFileURL(schemaFile).href);
const engine = await loadEngine(schema, readFileSync(wasmFile));
const actions = schema.actions.reduce((sum, block) => sum + block.count, 0);
const work = JSON.parse(readFileSync(0, "utf8"));

for (const game of work.games) console.log(JSON.stringify(playGame(game)));

function playGame({ settings, key, seed, players }) {
  const hash = createHash("sha256");
  const texts = [];
  const random = xorshift(seed);
  const stream = new Uint8Array(new BigUint64Array([BigInt(seed)]).buffer);
  const viewers = [ONLOOKER, ...Array(players).keys()];
  const tell = (events) => {
    for (const event of events) {
      hash.update(event);
      for (const viewer of viewers) {
        const seen = engine.redact(event, viewer);
        hash.update(seen);
        if (work.texts) texts.push(decodeEvent(schema, seen, players));
      }
    }
  };
  const { state, events } = engine.start(fromHex(settings), fromHex(key));
  hash.update(state);
  tell(events);
  let plays = 0;
  for (;;) {
    for (const viewer of viewers) {
      const view = engine.observe(state, viewer);
      hash.update(view);
      if (work.texts) texts.push(decode(schema, schema.view, view));
    }
    const actors = engine.actors(state);
    if (actors.length === 0) break;
    const seat = actors[random(actors.length)];
    const legal = engine.legal(state, seat);
    hash.update(new Uint8Array(Int16Array.from(legal).buffer));
    for (const policy of POLICIES.keys()) {
      hash.update(new Uint8Array(Int16Array.of(engine.choose(state, seat, policy, stream)).buffer));
    }
    tryAnything(state, players, random, hash);
    if (plays % REDEAL_EVERY === 0) {
      const deal = state.slice();
      const viewer = viewers[random(viewers.length)];
      const words = Uint32Array.from([0, 0, 0, 0], () => random(2 ** 31));
      engine.redeterminise(deal, viewer, new Uint8Array(words.buffer));
      hash.update(deal);
    }
    const action = legal[random(legal.length)];
    if (work.texts) texts.push(actionOf(schema, action));
    tell(engine.play(state, seat, action));
    hash.update(state);
    plays += 1;
  }
  hash.update(Uint8Array.from(engine.outcome(state)));
  return { hash: hash.digest("hex"), plays, texts };
}

/** A play out of the blue, legal or not, on a copy. */
function tryAnything(state, players, random, hash) {
  const copy = state.slice();
  const seat = random(players);
  let answer = "played";
  try {
    engine.play(copy, seat, random(actions));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    answer = error.code;
  }
  hash.update(answer);
  hash.update(copy);
}

function xorshift(seed) {
  let x = seed >>> 0;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.floor(((x >>> 0) * below) / 2 ** 32);
  };
}

function fromHex(text) {
  return Uint8Array.from(Buffer.from(text, "hex"));
}
