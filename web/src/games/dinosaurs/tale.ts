// What was remarkable in a finished game, from what everybody saw happen.

import type { Card, Disaster, DisasterType } from "../../generated/dinosaurs";
import type { GameEvent } from "../../generated/wire";
import { isOut } from "./danger";
import { typeOf } from "./facts";

export interface Tale {
  /** Points of each seat after each round. */
  series: number[][];
  /** Who kept a Disaster off that would have been the last, and in which round. */
  escape: { seat: number; card: Card; round: number } | null;
  /** The card that scored most above its printed value. */
  luckiest: { seat: number; card: Card; value: number; score: number } | null;
}

export function tell(events: readonly GameEvent[], players: number, twoPlayerChanges: boolean): Tale {
  const points = Array.from({ length: players }, () => 0);
  const areas = Array.from({ length: players }, (): DisasterType[] => []);
  const tale: Tale = { series: points.map(() => []), escape: null, luckiest: null };
  let round = 0;
  let disaster: DisasterType | null = null;
  const close = () => tale.series.forEach((series, seat) => series.push(points[seat]!));
  for (const event of events) {
    const seat = event.seat as number;
    if (event.event === "flipped") {
      if (round > 0) close();
      round += 1;
      disaster = typeOf(event.disaster as Disaster);
    } else if (event.event === "collected" || event.event === "moved") points[seat] = event.end as number;
    else if (event.event === "disaster_added") areas[seat]!.push(typeOf(event.disaster as Disaster));
    else if (event.event === "scored") {
      const [value, score] = [event.value as number, event.score as number];
      if (!tale.luckiest || score - value > tale.luckiest.score - tale.luckiest.value) {
        tale.luckiest = { seat, card: event.card as Card, value, score };
      }
    } else if (event.event === "instant_played" && String(event.card).startsWith("disaster_") && disaster) {
      // The latest escape is the one that people still talk about.
      const last = isOut([...areas[seat]!, disaster], twoPlayerChanges);
      if (last) tale.escape = { seat, card: event.card as Card, round };
    }
  }
  close();
  return tale;
}
