// Tells the story at a pace that eyes can follow. It never holds up play: whoever acts, or hears
// of more than a round's worth of news, sees the end of it at once.

import type { View } from "../../generated/ice";
import type { GameEvent } from "../../generated/wire";
import type { Heard } from "../../shell/live.svelte";
import { dwell, emptyStage, settle, tell, type Stage } from "./stage";

const TOO_MUCH = 30; // news waiting to be told

export class Director {
  stage = $state.raw<Stage>(emptyStage(2));
  /** The event being told; null when all is told. */
  telling = $state.raw<GameEvent | null>(null);

  #queue: (GameEvent | View)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(heard: Heard): void {
    const view = heard.view as View;
    if (heard.whole) {
      this.#queue = [];
      this.skip();
      this.stage = settle(heard.events.reduce(tell, emptyStage(view.players)), view);
      return;
    }
    this.#queue.push(...heard.events, view);
    if (this.#queue.length > TOO_MUCH) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows the end of the story at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const item of this.#queue.splice(0)) this.#show(item);
    this.telling = null;
  }

  #show(item: GameEvent | View): void {
    this.stage = "event" in item ? tell(this.stage, item) : settle(this.stage, item);
  }

  #next(): void {
    let pause = 0;
    while (pause === 0) {
      const item = this.#queue.shift();
      if (item === undefined) {
        this.#timer = undefined;
        this.telling = null;
        return;
      }
      this.#show(item);
      if ("event" in item) {
        pause = dwell(item);
        if (pause > 0) this.telling = item;
      }
    }
    this.#timer = setTimeout(() => this.#next(), pause);
  }
}
