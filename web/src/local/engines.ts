// The engine of each game, fetched when first needed. For the page and for its workers.

import { loadEngine, type Engine, type GameSchema } from "../engine";

const schemas = import.meta.glob<GameSchema>("../generated/*.schema.ts", { import: "schema" });
const modules = import.meta.glob<string>("../generated/*.wasm", { query: "?url", import: "default" });

const engines = new Map<string, Promise<Engine>>();

/** The engine of a game; rejects if it cannot be fetched, and can then be asked for again. */
export function engineOf(game: string): Promise<Engine> {
  let engine = engines.get(game);
  if (!engine) {
    engine = load(game);
    engines.set(game, engine);
    engine.catch(() => engines.delete(game));
  }
  return engine;
}

async function load(game: string): Promise<Engine> {
  const schema = schemas[`../generated/${game}.schema.ts`];
  const address = modules[`../generated/${game}.wasm`];
  if (!schema || !address) throw new RangeError(`there is no engine of ${game}`);
  const [tables, module] = await Promise.all([schema(), address().then(fetchBytes)]);
  return loadEngine(tables, module);
}

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}
