// Advice from the server that a table is at.

import type { Hint, Judged } from "../generated/wire";
import { ask, open } from "../net/api";
import type { Analyst } from "./analyst";

export class ServerAnalyst implements Analyst {
  readonly #table: string;
  readonly #token: string | null;

  constructor(code: string, token: string | null) {
    this.#table = `/api/tables/${code}`;
    this.#token = token;
  }

  hint(_seat: number, signal: AbortSignal): Promise<Hint> {
    const headers = { Authorization: `Bearer ${this.#token ?? ""}` };
    return ask<Hint>(`${this.#table}/hint`, { method: "POST", headers, signal });
  }

  async *analyse(signal: AbortSignal): AsyncGenerator<Judged, void, undefined> {
    const response = await open(`${this.#table}/analysis`, { signal });
    yield* lines<Judged>(response.body!);
  }
}

/** The values of a stream that has one of them, as JSON, in each line. */
export async function* lines<T>(stream: ReadableStream<Uint8Array>): AsyncGenerator<T, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = parts.pop()!;
      for (const part of parts) yield JSON.parse(part) as T;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
