// What was remarkable in a finished game: the points after each turn, as the rules count them.

import type { GameEvent } from "../../generated/wire";
import { engineOf } from "../../local/engines";
import { count } from "./scores";
import { emptyStage, tell as show } from "./stage";

export interface Tale {
  /** Points of each seat after each turn. */
  series: number[][];
  /** The farthest that anybody sailed. */
  sail: { seat: number; cells: number } | null;
}

export async function tell(events: readonly GameEvent[], players: number, junior: boolean): Promise<Tale> {
  const engine = await engineOf("ice");
  const tale: Tale = { series: Array.from({ length: players }, () => []), sail: null };
  let stage = emptyStage(players);
  const close = () => {
    const { points } = count(engine, { players, junior }, stage.penguins);
    tale.series.forEach((series, seat) => series.push(points[seat]!));
  };
  let turn = -1;
  for (const event of events) {
    // A turn begins with its seat's first lifting.
    if (event.event === "lifted" && event.seat !== turn) {
      close();
      turn = event.seat as number;
    }
    if (event.event === "sailed" && (event.cells as number) > (tale.sail?.cells ?? 0)) {
      tale.sail = { seat: event.seat as number, cells: event.cells as number };
    }
    stage = show(stage, event);
  }
  close();
  return tale;
}
