// Tells the story at a pace that eyes can follow. It never holds up play: whoever acts, or hears
// of more than a round's worth of news, sees the end of it at once.

import type { GameEvent } from "../generated/wire";
import type { Heard } from "./live.svelte";

/** How a game's stage, which is what the page shows, follows events and views. */
export interface Play<Stage, View> {
  emptyStage(players: number): Stage;
  tell(stage: Stage, event: GameEvent): Stage;
  settle(stage: Stage, view: View): Stage;
  /** How long an event is looked at, in ms, knowing which comes next. */
  dwell(event: GameEvent, next: GameEvent | undefined): number;
  /** News waiting to be told beyond which it is told at once. */
  tooMuch: number;
  /** Players of the stage that is shown before the first news. */
  fewest: number;
}

type News<View> = { event: GameEvent } | { view: View };

export class Director<Stage, View extends { players: number }> {
  stage: Stage;
  /** The event being told; null when all is told. */
  telling = $state.raw<GameEvent | null>(null);

  #play: Play<Stage, View>;
  #queue: News<View>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play<Stage, View>) {
    this.#play = play;
    this.stage = $state.raw(play.emptyStage(play.fewest));
  }

  hear(heard: Heard): void {
    const view = heard.view as View;
    if (heard.whole) {
      this.#queue = [];
      this.skip();
      const { emptyStage, tell, settle } = this.#play;
      this.stage = settle(heard.events.reduce(tell, emptyStage(view.players)), view);
      return;
    }
    this.#queue.push(...heard.events.map((event) => ({ event })), { view });
    if (this.#queue.length > this.#play.tooMuch) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows the end of the story at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const news of this.#queue.splice(0)) this.#show(news);
    this.telling = null;
  }

  #show(news: News<View>): void {
    this.stage =
      "event" in news
        ? this.#play.tell(this.stage, news.event)
        : this.#play.settle(this.stage, news.view);
  }

  #next(): void {
    let pause = 0;
    while (pause === 0) {
      const news = this.#queue.shift();
      if (news === undefined) {
        this.#timer = undefined;
        this.telling = null;
        return;
      }
      this.#show(news);
      if ("event" in news) {
        const after = this.#queue[0];
        pause = this.#play.dwell(news.event, after && "event" in after ? after.event : undefined);
        if (pause > 0) this.telling = news.event;
        // What is asked after it is seen with it: scores with the last card, say.
        if (after && "view" in after) this.#show(this.#queue.shift()!);
      }
    }
    this.#timer = setTimeout(() => this.#next(), pause);
  }
}
