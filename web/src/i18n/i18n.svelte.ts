// The language of the page. Whatever shows a text through t() follows when it changes.

import { address } from "../address";
import { direction, Library, negotiate, Texts, writeNumber, type Args } from "./fluent";

const KEY = "nestling.language";

const library = new Library(async (path) => {
  const response = await fetch(address(`/locale/${path}`));
  return response.ok ? await response.text() : null;
});

/** What is wanted; what is shown follows as soon as it has been fetched. */
let wanted = { lang: "en", files: ["common"] };
let texts = $state.raw(new Texts("en"));

export function t(id: string, args?: Args): string {
  return texts.format(id, args);
}

export function hasText(id: string): boolean {
  return texts.has(id);
}

export function language(): string {
  return texts.lang;
}

/** A number that stands alone, as the language writes it; signed: "+2", "−1", "0". */
export function number(value: number, signed = false): string {
  return writeNumber(texts.lang, value, signed);
}

/** "a, b and c", or "a, b or c", in the language of the page. */
export function join(
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(texts.lang, { style: "long", type }).format(items);
}

/** Fetches what is wanted and shows it, unless something else was wanted meanwhile. */
async function show(): Promise<void> {
  for (;;) {
    const now = wanted;
    const loaded = await library.texts(now.lang, now.files);
    if (now !== wanted) continue;
    texts = loaded;
    document.documentElement.lang = now.lang;
    document.documentElement.dir = direction(now.lang);
    return;
  }
}

/** The language chosen before, or the one the browser asks for. */
export async function startLanguage(): Promise<void> {
  const chosen = localStorage.getItem(KEY);
  wanted = { ...wanted, lang: negotiate(chosen ? [chosen] : navigator.languages) };
  await show();
}

export async function chooseLanguage(lang: string): Promise<void> {
  localStorage.setItem(KEY, lang);
  wanted = { ...wanted, lang };
  await show();
}

/** Adds a file of texts: a game's, or the rules. */
export async function needTexts(file: string): Promise<void> {
  if (!wanted.files.includes(file)) wanted = { ...wanted, files: [...wanted.files, file] };
  await show();
}
