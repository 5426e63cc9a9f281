// A notebook kept in this browser across reloads: every change is a new page, and can be undone.

const MOST = 300;

export class Notebook<T> {
  readonly #key: string;
  readonly #blank: T;
  #pages = $state.raw<T[]>([]);

  /** A page that another version wrote and this one cannot read is no page. */
  constructor(key: string, blank: T, reads: (page: unknown) => page is T) {
    this.#key = key;
    this.#blank = blank;
    this.#pages = stored(key).filter(reads);
  }

  get now(): T {
    return this.#pages.at(-1) ?? this.#blank;
  }

  get undoable(): boolean {
    return this.#pages.length > 0;
  }

  write(page: T): void {
    this.#keep([...this.#pages, page].slice(-MOST));
  }

  undo(): void {
    this.#keep(this.#pages.slice(0, -1));
  }

  #keep(pages: T[]): void {
    this.#pages = pages;
    localStorage.setItem(this.#key, JSON.stringify(pages));
  }
}

function stored(key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
