// Messages through the page's own module: reads [[language, id, arguments], ...], writes the texts.

import { readdirSync, readFileSync } from "node:fs";
import { Library } from "../../web/src/i18n/fluent.ts";

const folder = process.argv[2];
const files = readdirSync(`${folder}/en`).map((name) => name.replace(/\.ftl$/, ""));
const library = new Library(async (path) => readFileSync(`${folder}/${path}`, "utf-8"));

const texts = {};
const said = [];
for (const [language, id, args] of JSON.parse(readFileSync(0, "utf-8"))) {
  texts[language] ??= await library.texts(language, files);
  said.push(texts[language].format(id, args));
}
process.stdout.write(JSON.stringify(said));
