// Asking the worker what a bot does.

import type { Answer, Question } from "./worker";

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve: (action: number) => void; reject: (why: Error) => void }>();

function start(): Worker {
  const fresh = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  fresh.onmessage = ({ data }: MessageEvent<Answer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.action === null) asker?.reject(new Error(data.why));
    else asker?.resolve(data.action);
  };
  fresh.onerror = () => {
    for (const asker of waiting.values()) asker.reject(new Error("the bots' worker failed"));
    waiting.clear();
    worker = null;
  };
  return fresh;
}

/** The number of the action that a bot takes for a seat, shown a deal of what the seat may know. */
export function think(game: string, bot: string, deal: Uint8Array, seat: number): Promise<number> {
  worker ??= start();
  const id = ++asked;
  const question: Question = { id, game, deal, seat, bot };
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker!.postMessage(question);
  });
}
