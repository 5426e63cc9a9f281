// Plays random games by the WebAssembly rules through the page's own loader, in Node (node.mjs)
// and in a browser (chromium.py); `random_games.py` plays the same games natively.

import { actionOf, decode, decodeEvent, loadEngine } from "../../web/src/engine/index.ts";
import { ONLOOKER, Refused } from "../../web/src/engine/index.ts";
import { fromHex, toHex } from "./bytes.mjs";
import { POLICIES } from "../../web/src/generated/bots.ts";

const REDEAL_EVERY = 8; // plays

/**
 * The results of games {settings, key, seed, players} (the first two hexadecimal): for each a hash
 * of every byte that the engine gave, and with `texts` what the page would read in them.
 */
export async function playGames(schema, module, { games, texts }) {
  const engine = await loadEngine(schema, module);
  const results = [];
  for (const game of games) results.push(await playGame(engine, schema, game, texts));
  return results;
}

async function playGame(engine, schema, { settings, key, seed, players }, withTexts) {
  const actions = schema.actions.reduce((sum, block) => sum + block.count, 0);
  const given = []; // copies of all bytes, in order
  const give = (bytes) => given.push(bytes.slice());
  const texts = [];
  const random = xorshift(seed);
  const stream = new Uint8Array(new BigUint64Array([BigInt(seed)]).buffer);
  const viewers = [ONLOOKER, ...Array(players).keys()];
  const tell = (events) => {
    for (const event of events) {
      give(event);
      for (const viewer of viewers) {
        const seen = engine.redact(event, viewer);
        give(seen);
        if (withTexts) texts.push(decodeEvent(schema, seen, players));
      }
      if (withTexts) texts.push(decodeEvent(schema, event, players, { fullSight: true }));
    }
  };
  const { state, events } = engine.start(fromHex(settings), fromHex(key));
  give(state);
  tell(events);
  let plays = 0;
  for (;;) {
    for (const viewer of viewers) {
      const view = engine.observe(state, viewer);
      give(view);
      if (withTexts) texts.push(decode(schema, schema.view, view));
    }
    const actors = engine.actors(state);
    if (actors.length === 0) break;
    const seat = actors[random(actors.length)];
    const legal = engine.legal(state, seat);
    give(bytesOf(legal));
    for (const policy of POLICIES.keys()) give(bytesOf([engine.choose(state, seat, policy, stream)]));
    tryAnything(engine, state, random(players), random(actions), give);
    if (plays % REDEAL_EVERY === 0) {
      const deal = state.slice();
      const viewer = viewers[random(viewers.length)];
      const words = Uint32Array.from([0, 0, 0, 0], () => random(2 ** 31));
      engine.redeterminise(deal, viewer, new Uint8Array(words.buffer));
      give(deal);
    }
    const action = legal[random(legal.length)];
    if (withTexts) texts.push(actionOf(schema, action));
    tell(engine.play(state, seat, action));
    give(state);
    plays += 1;
  }
  give(Uint8Array.from(engine.outcome(state)));
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(given).arrayBuffer());
  return { hash: toHex(new Uint8Array(digest)), plays, texts };
}

/** A play out of the blue, legal or not, on a copy. */
function tryAnything(engine, state, seat, action, give) {
  const copy = state.slice();
  let answer = "played";
  try {
    engine.play(copy, seat, action);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    answer = `${error.code}${error.rule}`;
  }
  give(new TextEncoder().encode(answer));
  give(copy);
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

function bytesOf(numbers) {
  return new Uint8Array(Int16Array.from(numbers).buffer);
}
