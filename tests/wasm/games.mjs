// Random games in Node: node games.mjs WASM SCHEMA < WORK > RESULTS (see play.mjs).

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { playGames } from "./play.mjs";

const [, , wasmFile, schemaFile] = process.argv;
const { schema } = await import(pathToFileURL(schemaFile).href);
const work = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(await playGames(schema, readFileSync(wasmFile), work)));
