// What the table shows while a story is told: the last picture plus one event is the next picture.
//
// The view jumps from one decision to the next, over whole rounds if nobody had a choice. The
// stage walks there event by event. It only shows; what may be done always follows the view.

import type { GameEvent } from "../../generated/wire";
import type { Card, Disaster, View } from "../../generated/dinosaurs";
import { sumOfEvent, sumOfView, type Scored, type Sum } from "./sums";
import type { Play } from "../../shell/director.svelte";

export type Mark =
  | { kind: "collected"; points: number }
  | { kind: "moved"; steps: number }
  | { kind: "disaster"; disaster: Disaster }
  | { kind: "spared" }
  | { kind: "eliminated" };

export interface Place {
  points: number;
  area: Disaster[];
  alive: boolean;
  hand: number;
  card: Card | null;
  revealed: Card | null;
  faceDown: boolean;
  /** The card of Sudden Death. */
  duel: Card | null;
  fighting: boolean;
  sum: Sum | null;
  marks: Mark[];
}

export interface Stage {
  disaster: Disaster | null;
  /** False when the cards on the table are what is left of the last round. */
  fresh: boolean;
  suddenDeath: number;
  places: Place[];
}

const EMPTY: Place = {
  points: 0,
  area: [],
  alive: true,
  hand: 0,
  card: null,
  revealed: null,
  faceDown: false,
  duel: null,
  fighting: false,
  sum: null,
  marks: [],
};

export function emptyStage(players: number): Stage {
  return {
    disaster: null,
    fresh: false,
    suddenDeath: 0,
    places: Array.from({ length: players }, () => EMPTY),
  };
}

function at(stage: Stage, seat: number, change: (place: Place) => Partial<Place>): Stage {
  return {
    ...stage,
    places: stage.places.map((place, i) => (i === seat ? { ...place, ...change(place) } : place)),
  };
}

function everywhere(stage: Stage, change: Partial<Place>): Stage {
  return { ...stage, places: stage.places.map((place) => ({ ...place, ...change })) };
}

function mark(stage: Stage, seat: number, more: Mark): Stage {
  return at(stage, seat, (place) => ({ marks: [...place.marks, more] }));
}

/** A new round's cards push the last round's off the table. */
function makeRoom(stage: Stage): Stage {
  if (stage.fresh) return stage;
  const cleared = everywhere(stage, {
    card: null,
    revealed: null,
    duel: null,
    fighting: false,
    sum: null,
    marks: [],
  });
  return { ...cleared, fresh: true, suddenDeath: 0 };
}

/** The next picture. Events that change nothing to be seen leave the stage as it is. */
export function tell(stage: Stage, event: GameEvent): Stage {
  const seat = event.seat as number;
  switch (event.event) {
    case "flipped":
      return { ...everywhere(stage, { faceDown: false }), disaster: event.disaster as Disaster, fresh: false };
    case "committed":
      return at(stage, seat, (place) => ({ faceDown: true, hand: place.hand - 1 }));
    case "revealed": {
      const card = event.card as Card;
      if (event.sudden_death) return at(stage, seat, () => ({ duel: card, faceDown: false }));
      return at(makeRoom(stage), seat, () => ({ card, revealed: card, faceDown: false }));
    }
    case "swapped": {
      // After the exchange: `card` came to lie in front of `other`.
      const [mine, theirs] = [stage.places[seat]?.card, stage.places[event.other as number]?.card];
      const first = at(stage, seat, () => ({ card: theirs ?? null }));
      return at(first, event.other as number, () => ({ card: mine ?? null }));
    }
    case "scored": {
      const scored = event as unknown as Scored;
      return at(stage, seat, (place) => ({ sum: sumOfEvent(scored, place.revealed) }));
    }
    case "collected":
      return mark(
        at(stage, seat, () => ({ points: event.end as number })),
        seat,
        { kind: "collected", points: event.points as number },
      );
    case "sudden_death": {
      const seats = event.seats as number[];
      const places = stage.places.map((place, i) => ({
        ...place,
        fighting: seats.includes(i),
        duel: seats.includes(i) ? null : place.duel,
        faceDown: false,
      }));
      return { ...stage, places, suddenDeath: event.number as number };
    }
    case "disaster_added": {
      const disaster = event.disaster as Disaster;
      const taken = at(stage, seat, (place) => ({ area: [...place.area, disaster] }));
      return mark({ ...taken, disaster: null }, seat, { kind: "disaster", disaster });
    }
    case "disaster_under":
      return { ...stage, disaster: null };
    case "eliminated":
      return mark(
        at(stage, seat, () => ({ alive: false, hand: 0 })),
        seat,
        { kind: "eliminated" },
      );
    case "moved":
      return mark(
        at(stage, seat, () => ({ points: event.end as number })),
        seat,
        { kind: "moved", steps: event.steps as number },
      );
    case "dealt":
    case "drew":
      return at(stage, seat, (place) => ({ hand: place.hand + (event.count as number) }));
    default:
      return stage;
  }
}

/** The stage as the view has it; of a round that is over only the remains are kept. */
export function settle(stage: Stage, view: View): Stage {
  const live = view.played.some((card) => card !== null);
  const places = Array.from({ length: view.players }, (_, seat): Place => {
    const old = stage.places[seat] ?? EMPTY;
    return {
      ...old,
      points: view.points[seat] ?? 0,
      area: view.area[seat] ?? [],
      alive: view.alive.includes(seat),
      hand: view.hand_counts[seat] ?? 0,
      faceDown: view.laid.includes(seat) && (view.phase === "commit" || view.phase === "sudden_death"),
      fighting: live ? view.fighters.includes(seat) : old.fighting,
      card: live ? (view.played[seat] ?? null) : old.card,
      revealed: live ? (view.revealed[seat] ?? null) : old.revealed,
      // Final scores were told; what is shown must not hang on how often somebody looked.
      sum: live && !view.scored ? sumOfView(view, seat) : old.sum,
    };
  });
  return { ...stage, places, disaster: view.disaster, fresh: live || view.phase === "over" };
}

/** How long a picture is looked at before the next one, in milliseconds. */
export function dwell(event: GameEvent, next: GameEvent | undefined): number {
  const together = next?.event === event.event;
  switch (event.event) {
    case "revealed":
    case "scored":
      return together ? 120 : 1100;
    case "collected":
    case "moved":
      return together ? 150 : 700;
    case "effect_used":
    case "swapped":
    case "instant_played":
    case "hand_replaced":
      return 900;
    case "sudden_death":
    case "disaster_added":
    case "disaster_under":
    case "all_tied":
    case "eliminated":
    case "no_point_card":
      return 1100;
    case "flipped":
      return 400;
    default:
      return 0;
  }
}

export const PLAY: Play<Stage, View> = { emptyStage, tell, settle, dwell, tooMuch: 60, fewest: 0 };
