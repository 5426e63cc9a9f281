// A game that is still played, looked back at with one's own eyes: what the server showed at each
// play, and nothing that it did not.

import type { GameEvent, GameView, Past } from "../generated/wire";
import type { Pictures } from "./film";

export class Seen implements Pictures {
  readonly players: number;
  readonly plays: number;
  readonly chapters: number[] = [0];
  /** By viewer; an onlooker is null. */
  readonly #past = new Map<number | null, Past>();

  /** pasts: of every viewer whose eyes there are, each of the same plays. */
  constructor(pasts: readonly Past[], chapter: string) {
    this.plays = Math.min(...pasts.map((past) => past.glimpses.length)) - 1;
    for (const past of pasts) this.#past.set(past.seat, past);
    const views = Array.from({ length: this.plays + 1 }, (_, at) => this.view(at, pasts[0]!.seat));
    this.players = Number(views[0]!.players);
    views.forEach((view, at) => {
      const before = views[at - 1] as Record<string, unknown> | undefined;
      if (before && before[chapter] !== (view as unknown as Record<string, unknown>)[chapter]) this.chapters.push(at);
    });
  }

  get viewers(): number[] {
    return [...this.#past.keys()].filter((seat) => seat !== null);
  }

  view(at: number, seat: number | null): GameView {
    return this.#glimpse(at, seat).view!;
  }

  news(at: number, seat: number | null): GameEvent[] {
    return this.#glimpse(at, seat).events;
  }

  story(at: number, seat: number | null): GameEvent[] {
    return Array.from({ length: at + 1 }, (_, i) => this.news(i, seat)).flat();
  }

  chapterOf(at: number): number {
    return this.chapters.filter((first) => first <= at).length - 1;
  }

  #glimpse(at: number, seat: number | null): Past["glimpses"][number] {
    return this.#past.get(seat)!.glimpses[at]!;
  }
}
