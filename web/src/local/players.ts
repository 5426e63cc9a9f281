// The bots of the page by name: what bots/levels.py is to the server.

import { BOTS, type Player } from "../generated/bots.ts";

const SEARCH = /^search-([1-9]\d{0,8})$/; // searches so many times as well as it can

/** What a bot is made of; undefined if there is none of that name. */
export function playerOf(game: string, name: string): Player | undefined {
  const bots = BOTS[game] ?? {};
  const [, iterations] = SEARCH.exec(name) ?? [];
  const asTold = bots["search-N"];
  if (iterations && asTold) return { ...asTold, iterations: Number(iterations) };
  return name !== "search-N" && Object.hasOwn(bots, name) ? bots[name] : undefined;
}
