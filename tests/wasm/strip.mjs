// TypeScript files as JavaScript, line for line: node strip.mjs FILE ... > JSON

import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const files = process.argv.slice(2);
const stripped = files.map((file) => [file, stripTypeScriptTypes(readFileSync(file, "utf8"))]);
process.stdout.write(JSON.stringify(Object.fromEntries(stripped)));
