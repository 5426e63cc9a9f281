// Texts from Fluent files of the chosen language. Every language has all of them (tests/locale).

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

/** The texts of some files in one language; does not change. */
export class Texts {
  readonly lang: string;
  readonly #bundle: FluentBundle;

  constructor(lang: string, sources: readonly string[] = []) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang);
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of a message; its id, visibly, when there is none. */
  format(id: string, args?: Args): string {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#bundle.formatPattern(message.value, written(args), []) : id;
  }
}

/** Loads files once each; in English while those of the language are not to be had. */
export class Library {
  readonly #fetch: Fetch;
  readonly #sources = new Map<string, Promise<string | null>>();

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  async texts(lang: string, files: readonly string[]): Promise<Texts> {
    const sources = await Promise.all(
      files.map(
        async (file) =>
          (await this.#source(`${lang}/${file}.ftl`)) ??
          (lang === FALLBACK ? null : await this.#source(`${FALLBACK}/${file}.ftl`)),
      ),
    );
    return new Texts(lang, sources.filter((source) => source !== null));
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
