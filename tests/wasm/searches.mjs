// Searches positions by the WebAssembly search, in Node (node.mjs) and in a browser (chromium.py);
// `searches.py` does the same natively.

import { loadEngine, Search } from "../../web/src/engine/index.ts";
import { fromHex, keyOf } from "./bytes.mjs";

/** What is found in positions {state, seat, player, seed, iterations, looked}. */
export async function searchAll(schema, module, positions) {
  const engine = await loadEngine(schema, module);
  return positions.map(({ state, seat, player, seed, iterations, looked }) => {
    const search = new Search(engine, fromHex(state), seat, player, keyOf(seed), iterations);
    search.run(iterations - looked);
    search.lookAt(search.moves().at(-1).code);
    search.run(looked);
    search.lookAt(null);
    const stream = keyOf(seed | 1).slice(0, 8);
    return {
      iterations: search.iterations,
      action: search.decide(stream),
      chances: search.chances(),
      moves: search.moves(),
    };
  });
}
