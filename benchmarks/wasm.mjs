// Random games in Node: node wasm.mjs WASM SCHEMA SETTINGS GAMES ROUNDS (see wasm_games.mjs).

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { timeGames } from "./wasm_games.mjs";

const [, , wasmFile, schemaFile, settings, games, rounds] = process.argv;
const { schema } = await import(pathToFileURL(schemaFile).href);
const module = readFileSync(wasmFile);
const timed = await timeGames(schema, module, settings, Number(games), Number(rounds));
console.log(JSON.stringify(timed));
