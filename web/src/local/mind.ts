// The page's side of a worker that thinks.

import type { Answer, Found, Order, Task } from "./worker";

interface Asker {
  resolve(found: Found[keyof Found]): void;
  reject(why: unknown): void;
}

/** A worker of its own, started when first asked and anew after it failed. */
export class Mind {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Asker>();

  /** What comes of a task. When `signal` says so it is given up, with an AbortError. */
  ask<Kind extends Task["task"]>(task: Extract<Task, { task: Kind }>, signal?: AbortSignal): Promise<Found[Kind]> {
    const id = ++this.#asked;
    return new Promise<Found[keyof Found]>((resolve, reject) => {
      signal?.throwIfAborted();
      this.#waiting.set(id, { resolve, reject });
      this.#tell({ id, task });
      signal?.addEventListener("abort", () => {
        if (!this.#waiting.delete(id)) return;
        this.#tell({ id, stop: true });
        reject(signal.reason);
      });
    }) as Promise<Found[Kind]>;
  }

  #tell(order: Order): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(order);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asker = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ("found" in data) asker?.resolve(data.found);
      else asker?.reject(new Error(data.why));
    };
    worker.onerror = () => {
      for (const asker of this.#waiting.values()) asker.reject(new Error("the worker failed"));
      this.#waiting.clear();
      this.#worker = null;
    };
    return worker;
  }
}

/** Bots think here, hints and analyses elsewhere: none waits for the other. */
export const bots = new Mind();
export const adviser = new Mind();
