// A function of wasm_games.mjs in Node: node wasm.mjs WASM SCHEMA FUNCTION WORK, the work as JSON.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import * as timed from "./wasm_games.mjs";

const [, , wasmFile, schemaFile, name, work] = process.argv;
const { schema } = await import(pathToFileURL(schemaFile).href);
console.log(JSON.stringify(await timed[name](schema, readFileSync(wasmFile), JSON.parse(work))));
