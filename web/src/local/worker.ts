// Thinking, off the page's own thread: one task after another, each in slices (think.ts).

import type { Hint, Verdict } from "../generated/wire";
import { engineOf } from "./engines";
import { playerOf } from "./players";
import { choose, judge, suggest, type Pause, type Position } from "./think";

/** `deal`: a STATE record from `redeterminise`. */
export type Task =
  | { task: "choose"; game: string; deal: Uint8Array; seat: number; bot: string }
  | { task: "suggest"; game: string; deal: Uint8Array; seat: number; key: Uint8Array; milliseconds: number }
  | { task: "judge"; game: string; position: Position; iterations: number; seed: number };

/** What is found, by the kind of task. */
export interface Found {
  choose: number;
  suggest: Hint;
  judge: Verdict;
}

export type Order = { id: number; task: Task } | { id: number; stop: true };
export type Answer = { id: number; found: Found[keyof Found] } | { id: number; why: string };

const stopped = new Set<number>();
const wanted = new Set<number>();
const channel = new MessageChannel();
let last: Promise<void> = Promise.resolve();

onmessage = ({ data }: MessageEvent<Order>) => {
  if ("stop" in data) {
    if (wanted.has(data.id)) stopped.add(data.id);
    return;
  }
  wanted.add(data.id);
  last = last.then(() => answer(data.id, data.task));
};

async function answer(id: number, task: Task): Promise<void> {
  let reply: Answer;
  try {
    await pauseOf(id)();
    reply = { id, found: await carryOut(task, pauseOf(id)) };
  } catch (error) {
    reply = { id, why: String(error) };
  }
  wanted.delete(id);
  stopped.delete(id);
  postMessage(reply);
}

async function carryOut(task: Task, pause: Pause): Promise<Found[keyof Found]> {
  const engine = await engineOf(task.game);
  switch (task.task) {
    case "choose": {
      const bot = playerOf(task.game, task.bot);
      if (!bot) throw new RangeError(`there is no bot ${task.bot}`);
      return choose(engine, task.deal, task.seat, bot, pause);
    }
    case "suggest":
      return suggest(engine, task.deal, task.seat, task.key, { milliseconds: task.milliseconds }, pause);
    case "judge":
      return judge(engine, task.position, task.iterations, task.seed, pause);
  }
}

/** Waits for messages that have come; rejects if one of them says that the task is not wanted. */
function pauseOf(id: number): Pause {
  return async () => {
    await new Promise((resolve) => {
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
    if (stopped.has(id)) throw new Error("not wanted any more");
  };
}
