// Texts from Fluent files: the chosen language first, English for what it lacks.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

export type Args = Record<string, FluentVariable>;
export type Fetch = (path: string) => Promise<string | null>;

export const FALLBACK = "en";

/** The languages of the house, each named in itself. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  fi: "Suomi",
  da: "Dansk",
  fa: "فارسی",
  vi: "Tiếng Việt",
};

const RIGHT_TO_LEFT = new Set(["fa"]);

export function direction(lang: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(lang) ? "rtl" : "ltr";
}

/** The best language of the house for what the browser asks for. */
export function negotiate(requested: readonly string[]): string {
  const found = negotiateLanguages(requested, Object.keys(LANGUAGES), {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  });
  return found[0] ?? FALLBACK;
}

/** A number as the language writes it, but with a true minus sign; signed: "+2", "−1", "0". */
export function writeNumber(lang: string, value: number, signed: boolean): string {
  const signDisplay = signed ? "exceptZero" : "auto";
  const written = new Intl.NumberFormat(lang, { signDisplay }).format(value).replace("-", "−");
  // Among letters from right to left the sign would change sides.
  return signed && direction(lang) === "rtl" ? `\u2066${written}\u2069` : written;
}

class Written extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

function written(args: Args | undefined): Args {
  const entries = Object.entries(args ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "number" ? new Written(value) : value]),
  );
}

/** An immutable set of bundles, asked in order. */
export class Texts {
  readonly lang: string;
  readonly #bundles: readonly FluentBundle[];

  constructor(lang: string, bundles: readonly FluentBundle[]) {
    this.lang = lang;
    this.#bundles = bundles;
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The text of a message; its id, visibly, when no language has it. */
  format(id: string, args?: Args): string {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, written(args), []);
    }
    return id;
  }
}

/** Loads files once each and makes sets of bundles of them. */
export class Library {
  readonly #fetch: Fetch;
  readonly #sources = new Map<string, Promise<string | null>>();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  async texts(lang: string, files: readonly string[]): Promise<Texts> {
    const chain = lang === FALLBACK ? [FALLBACK] : [lang, FALLBACK];
    const bundles = await Promise.all(chain.map((one) => this.#bundle(one, files)));
    return new Texts(lang, bundles);
  }

  async #bundle(lang: string, files: readonly string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(lang);
    const sources = await Promise.all(files.map((file) => this.#source(`${lang}/${file}.ftl`)));
    for (const source of sources) {
      if (source !== null) bundle.addResource(new FluentResource(source));
    }
    return bundle;
  }

  #source(path: string): Promise<string | null> {
    let source = this.#sources.get(path);
    if (!source) {
      source = this.#fetch(path).catch(() => null);
      this.#sources.set(path, source);
      // What could not be had now may be had later.
      void source.then((text) => {
        if (text === null) this.#sources.delete(path);
      });
    }
    return source;
  }
}
