// A script of these tests in Node: node node.mjs SCRIPT FUNCTION WASM SCHEMA < WORK > RESULTS

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , script, name, wasmFile, schemaFile] = process.argv;
const functions = await import(new URL(script, import.meta.url).href);
const { schema } = await import(pathToFileURL(schemaFile).href);
const work = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(await functions[name](schema, readFileSync(wasmFile), work)));
