// Random games by the WebAssembly rules; `wasm.py` plays the same natively.
//   node wasm.mjs WASM SCHEMA SETTINGS GAMES ROUNDS

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { loadEngine } from "../web/src/engine/index.ts";

const [, , wasmFile, schemaFile, settings, games, rounds] = process.argv;
const { schema } = await import(pathToFileURL(schemaFile).href);
const { exports, places } = await loadEngine(schema, readFileSync(wasmFile));
new Uint8Array(exports.memory.buffer).set(Buffer.from(settings, "hex"), places.settings);
const out = new Int16Array(exports.memory.buffer, places.out, schema.maxLegal);
const { state, log } = places;

function randomGames(count) {
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

randomGames(Number(games) / 10); // lets V8 make its best of the module
const seconds = [];
let plays = 0;
for (let round = 0; round < Number(rounds); round++) {
  const began = performance.now();
  plays = randomGames(Number(games));
  seconds.push((performance.now() - began) / 1000);
}
console.log(JSON.stringify({ plays, seconds }));
