// The language of the page. Whatever shows a text through t() follows when it changes.

import { address } from "../address";
import { direction, Library, negotiate, Texts, type Args } from "./fluent";

const KEY = "nestling.language";

const library = new Library(async (path) => {
  const response = await fetch(address(`/locale/${path}`));
  return response.ok ? await response.text() : null;
});

let files: readonly string[] = ["common"];
let texts = $state.raw(new Texts("en", []));

export function t(id: string, args?: Args): string {
  return texts.format(id, args);
}

export function hasText(id: string): boolean {
  return texts.has(id);
}

export function language(): string {
  return texts.lang;
}

async function show(lang: string): Promise<void> {
  const loaded = await library.texts(lang, files);
  texts = loaded;
  document.documentElement.lang = lang;
  document.documentElement.dir = direction(lang);
}

/** The language chosen before, or the one the browser asks for. */
export async function startLanguage(): Promise<void> {
  const chosen = localStorage.getItem(KEY);
  await show(negotiate(chosen ? [chosen] : navigator.languages));
}

export async function chooseLanguage(lang: string): Promise<void> {
  localStorage.setItem(KEY, lang);
  await show(lang);
}

/** Adds a game's texts. */
export async function needTexts(file: string): Promise<void> {
  if (files.includes(file)) return;
  files = [...files, file];
  await show(texts.lang);
}
