// What the board shows while a story is told: tiles and penguins with names of their own, so that
// each of them is seen to move. The view jumps to the next decision; the stage walks there.

import type { Tile, View } from "../../generated/ice";
import type { GameEvent } from "../../generated/wire";
import { cellOf, cellsOf } from "./geometry";
import type { Play } from "../../shell/director.svelte";

export interface Floe {
  id: number;
  cell: number;
}

export interface Penguin {
  id: string;
  seat: number;
  mother: boolean;
  cell: number;
}

export interface Stage {
  floes: Floe[];
  penguins: Penguin[];
  /** The tile that was lifted last, until something else happens. */
  lifted: { cell: number; tile: Tile | null } | null;
  /** The last way: cells from start to end. */
  trail: number[];
  /** How whoever went that way went. */
  gait: Gait;
}

export type Gait = "step" | "swap" | "sail" | "swim" | "whale";

export function emptyStage(players: number): Stage {
  const floes = Array.from({ length: cellsOf(players) }, (_, cell) => ({ id: cell, cell }));
  return { floes, penguins: [], lifted: null, trail: [], gait: "step" };
}

function move(stage: Stage, start: number, end: number, gait: Gait): Stage {
  return {
    ...stage,
    lifted: null,
    penguins: stage.penguins.map((p) => (p.cell === start ? { ...p, cell: end } : p)),
    trail: [start, end],
    gait,
  };
}

/** The next picture. Events that change nothing to be seen leave the stage as it is. */
export function tell(stage: Stage, event: GameEvent): Stage {
  const start = typeof event.start === "string" ? cellOf(event.start) : -1;
  const end = typeof event.end === "string" ? cellOf(event.end) : -1;
  switch (event.event) {
    case "placed": {
      const seat = event.seat as number;
      const mother = event.mother as boolean;
      const number = stage.penguins.filter((p) => p.seat === seat && p.mother === mother).length;
      const id = mother ? `${seat}m` : `${seat}c${number}`;
      const cell = cellOf(event.cell as string);
      return { ...stage, penguins: [...stage.penguins, { id, seat, mother, cell }], trail: [] };
    }
    case "lifted": {
      const cell = cellOf(event.cell as string);
      return {
        ...stage,
        floes: stage.floes.filter((floe) => floe.cell !== cell),
        lifted: { cell, tile: event.tile as Tile | null },
        trail: [],
      };
    }
    case "stepped":
      return move(stage, start, end, "step");
    case "whale_moved":
      return move(stage, start, end, "whale");
    case "swum": {
      const moved = move(stage, start, end, "swim");
      if (typeof event.turn !== "string") return moved;
      return { ...moved, trail: [start, cellOf(event.turn), end] };
    }
    case "sailed":
      return {
        ...move(stage, start, end, "sail"),
        floes: stage.floes.map((floe) => (floe.cell === start ? { ...floe, cell: end } : floe)),
      };
    case "swapped":
      return {
        ...stage,
        lifted: null,
        penguins: stage.penguins.map((p) => {
          if (p.cell === start) return { ...p, cell: end };
          return p.cell === end ? { ...p, cell: start } : p;
        }),
        trail: [start, end],
        gait: "swap",
      };
    default:
      return stage;
  }
}

/** Whether the stage shows what the view has. */
export function agrees(stage: Stage, view: View): boolean {
  const ice = view.ice.filter(Boolean).length;
  if (stage.floes.length !== ice || !stage.floes.every((floe) => view.ice[floe.cell])) return false;
  const standing = view.owner.filter((seat) => seat >= 0).length;
  return (
    stage.penguins.length === standing &&
    stage.penguins.every(
      (p) =>
        view.owner[p.cell] === p.seat && (view.mother[p.seat] === p.cell) === p.mother,
    )
  );
}

/** The stage as the view has it; tiles and penguins keep their names if nothing was missed. */
export function settle(stage: Stage, view: View): Stage {
  if (agrees(stage, view)) return stage;
  const floes = view.ice.flatMap((ice, cell) => (ice ? [{ id: cell, cell }] : []));
  const penguins: Penguin[] = [];
  for (let seat = 0; seat < view.players; seat++) {
    view.chicks[seat]?.forEach((cell, i) =>
      penguins.push({ id: `${seat}c${i}`, seat, mother: false, cell }),
    );
    const mother = view.mother[seat] ?? -1;
    if (mother >= 0) penguins.push({ id: `${seat}m`, seat, mother: true, cell: mother });
  }
  return { ...stage, floes, penguins, lifted: null, trail: [] };
}

/** How long a picture is looked at before the next one, in milliseconds. */
export function dwell(event: GameEvent): number {
  switch (event.event) {
    case "lifted":
      return 650;
    case "placed":
      return 220;
    case "stepped":
    case "swapped":
    case "sailed":
    case "swum":
    case "whale_moved":
      return 600;
    case "kept":
    case "used":
    case "lost":
    case "no_movement":
      return 500;
    default:
      return 0;
  }
}

export const PLAY: Play<Stage, View> = { emptyStage, tell, settle, dwell, tooMuch: 30, fewest: 2 };
