// Random games and searches by the WebAssembly rules, timed, in Node (wasm.mjs) or a browser;
// `wasm.py` does the same natively.

import { loadEngine, Search } from "../web/src/engine/index.ts";

/** Seconds of each round of so many games, and the plays of one round. `settings`: hexadecimal. */
export async function timeGames(schema, module, { settings, games, rounds }) {
  const { exports, places } = await loadEngine(schema, module);
  const record = fromHex(settings);
  new Uint8Array(exports.memory.buffer).set(record, places.settings);
  const out = new Int16Array(exports.memory.buffer, places.out, schema.maxLegal);
  randomGames(exports, places, out, games / 10); // lets V8 make its best of the module
  const seconds = [];
  let plays = 0;
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    plays = randomGames(exports, places, out, games);
    seconds.push((performance.now() - began) / 1000);
  }
  return { plays, seconds };
}

/** Seconds of each search of so many iterations, and its decision. `state`: hexadecimal. */
export async function timeSearches(schema, module, { state, seat, player, iterations, rounds }) {
  const engine = await loadEngine(schema, module);
  const seconds = [];
  let decision = 0;
  for (let round = 0; round <= rounds; round++) {
    const search = new Search(engine, fromHex(state), seat, player, new Uint8Array(16), iterations);
    const began = performance.now();
    search.run(iterations);
    if (round > 0) seconds.push((performance.now() - began) / 1000); // the first is for V8
    decision = search.decide(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0));
  }
  return { plays: decision, seconds };
}

function fromHex(text) {
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}

function randomGames(exports, places, out, count) {
  const { state, log } = places;
  let plays = 0;
  let x = 12345;
  for (let game = 1; game <= count; game++) {
    exports.start(state, places.settings, BigInt(game), 1n, log, 0);
    for (;;) {
      const mask = exports.actors(state);
      if (mask === 0) break;
      const seat = 31 - Math.clz32(mask & -mask);
      const legal = exports.legal(state, seat, places.out);
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      exports.play(state, seat, out[Math.floor(((x >>> 0) * legal) / 2 ** 32)], log, 0);
      plays += 1;
    }
  }
  return plays;
}
