// A round of the printed game, worked out by the compiled rules: the cards that lie there are put
// into a state of the engine, and it plays on from scoring. Nothing of the rules is written here.

import { actionOf, decode, decodeEvent, encode, type Bytes, type Engine, type Json } from "../../engine";
import type { Card, Dinosaur, DisasterType } from "../../generated/dinosaurs";
import type { State } from "../../generated/dinosaurs.schema";
import type { GameEvent } from "../../generated/wire";
import { typeOf } from "./facts";

/** Who plays, by seat. */
export interface Box {
  dinosaurs: Dinosaur[];
  twoPlayerChanges: boolean;
}

/** Where everybody stands between two rounds. */
export interface Standing {
  points: number[];
  areas: DisasterType[][];
  alive: number[];
}

/** What lies before a seat when scores are counted. */
export interface Laid {
  card: Card;
  /** From Pet Rock and Delicious Smoothie. */
  bonus: number;
  boosters: number;
  sappers: number;
}

/** What whoever is about to add the Disaster does. */
export type Answer = "accept" | "insure" | { redirect: number };

export interface Round {
  disaster: DisasterType;
  /** By seat; null for whoever is out. */
  laid: (Laid | null)[];
  /** Score Inversions played. */
  inversions: number;
  /** By seat: the cards of each Sudden Death so far; "none" where somebody has no Point card. */
  duels: (Card | "none")[][];
  answers: Answer[];
}

/** What comes of a round, or what has to be known to go on. */
export interface Outcome {
  events: GameEvent[];
  asks: { what: "duel"; seats: number[]; number: number } | { what: "answer"; seat: number } | null;
  /** After the round, once nothing is asked. */
  standing: Standing;
  winners: number[];
  why: string | null;
}

const KEY = new Uint8Array(16);
const HAND = 5;
/** What of a state is looked at between plays. */
const LOOKED_AT = ["phase", "round_number", "duels", "hand", "hand_count", "points", "area", "alive", "winners", "why"];
type Looked = Pick<
  State,
  "phase" | "round_number" | "duels" | "hand" | "hand_count" | "points" | "area" | "alive" | "winners" | "why"
>;

/** Hands out physical cards and Disasters by what is on them. */
class Supply {
  readonly #free: (string | null)[];

  constructor(pieces: readonly string[]) {
    this.#free = [...pieces];
  }

  take(name: string): number {
    const place = this.#free.indexOf(name);
    if (place < 0) throw new RangeError(`there are not so many ${name}`);
    this.#free[place] = null;
    return place;
  }
}

export function beginning(box: Box): Standing {
  const seats = box.dinosaurs.map((_, seat) => seat);
  return { points: seats.map(() => 0), areas: seats.map(() => []), alive: seats };
}

/** The round, as far as it can be worked out. */
export function workOut(engine: Engine, box: Box, standing: Standing, round: Round): Outcome {
  const game = new Counting(engine, box, standing, round);
  return game.run();
}

class Counting {
  readonly #engine: Engine;
  readonly #round: Round;
  readonly #players: number;
  readonly #cards: Supply;
  readonly #events: GameEvent[] = [];
  #state: Bytes;

  constructor(engine: Engine, box: Box, standing: Standing, round: Round) {
    const { schema } = engine;
    this.#engine = engine;
    this.#round = round;
    this.#players = box.dinosaurs.length;
    this.#cards = new Supply(schema.pieces.card!);
    const settings = encode(schema, schema.settings, {
      players: this.#players,
      two_player_changes: box.twoPlayerChanges,
      dinosaurs: box.dinosaurs,
      ages: box.dinosaurs.map((_, seat) => seat),
    });
    this.#state = engine.start(settings, KEY).state;
    const disasters = new Supply(schema.pieces.disaster!.map((name) => typeOf(name as never)));
    const areas = standing.areas.map((area) => area.map((type) => disasters.take(type)));
    const disaster = disasters.take(round.disaster);
    const seats = [0, 1, 2, 3];
    const played = seats.map((seat) => {
      const laid = round.laid[seat];
      return laid ? this.#cards.take(laid.card) : -1;
    });
    const hands = seats.map((seat) =>
      (round.duels[seat] ?? []).flatMap((card) => (card === "none" ? [] : this.#cards.take(card))),
    );
    const each = (of: (laid: Laid) => number) => seats.map((seat) => (round.laid[seat] ? of(round.laid[seat]) : 0));
    this.#change({
      phase: "scoring",
      turn: standing.alive[0]!,
      alive: standing.alive,
      points: seats.map((seat) => standing.points[seat] ?? 0),
      area: seats.map((seat) => areas[seat] ?? []),
      area_count: seats.map((seat) => areas[seat]?.length ?? 0),
      disaster,
      round_disaster: disaster,
      played,
      revealed: played,
      bonus: each((laid) => laid.bonus),
      boosters: each((laid) => laid.boosters),
      sappers: each((laid) => laid.sappers),
      inversions: round.inversions,
      hand: hands,
      hand_count: hands.map((hand) => hand.length),
    });
  }

  run(): Outcome {
    const answers = [...this.#round.answers];
    for (;;) {
      const state = this.#read();
      const duel = this.#unknownDuel();
      if (duel) return this.#outcome(state, duel);
      if (state.phase === "over" || state.round_number > 1) return this.#outcome(state, null);
      const seat = this.#engine.actors(this.#state)[0]!;
      if (state.phase === "disaster") {
        const answer = answers.shift();
        if (answer === undefined) return this.#outcome(state, { what: "answer", seat });
        this.#answer(state, seat, answer);
      } else if (state.phase === "sudden_death") {
        const card = this.#round.duels[seat]![state.duels - 1]!;
        this.#play(seat, (action) => action.verb === "lay" && action.card === card);
      } else this.#play(seat, (action) => action.verb === "pass");
    }
  }

  /** A Sudden Death for which not all have said what they lay; what follows it is not true yet. */
  #unknownDuel(): Outcome["asks"] {
    const place = this.#events.findIndex(
      (event) =>
        event.event === "sudden_death" &&
        (event.seats as number[]).some((seat) => this.#round.duels[seat]?.[Number(event.number) - 1] === undefined),
    );
    const event = this.#events[place];
    if (!event) return null;
    this.#events.length = place + 1;
    return { what: "duel", seats: event.seats as number[], number: Number(event.number) };
  }

  #answer(state: Looked, seat: number, answer: Answer): void {
    if (answer === "accept") return this.#play(seat, (action) => action.verb === "pass");
    const card = this.#cards.take(answer === "insure" ? "disaster_insurance" : "disaster_redirect");
    // Whoever answers with an Instant had it in hand.
    const hand = [...state.hand[seat]!.filter((one) => one >= 0), card].slice(-HAND);
    this.#change({
      hand: state.hand.map((other, i) => (i === seat ? hand : other)),
      hand_count: state.hand_count.map((count, i) => (i === seat ? hand.length : count)),
    });
    if (answer === "insure") return this.#play(seat, (action) => action.verb === "insure");
    this.#play(seat, (action) => action.verb === "redirect" && action.seat === answer.redirect);
  }

  #play(seat: number, wanted: (action: { verb: string; [field: string]: Json }) => boolean): void {
    const { schema } = this.#engine;
    const code = this.#engine.legal(this.#state, seat).find((one) => wanted(actionOf(schema, one)));
    if (code === undefined) throw new RangeError("this is not possible in the game");
    for (const event of this.#engine.play(this.#state, seat, code)) {
      this.#events.push(decodeEvent<GameEvent>(schema, event, this.#players));
    }
  }

  #outcome(state: Looked, asks: Outcome["asks"]): Outcome {
    const { pieces } = this.#engine.schema;
    const type = (card: number) => typeOf(pieces.disaster![card] as never);
    return {
      events: this.#events,
      asks,
      standing: {
        points: state.points.slice(0, this.#players),
        areas: state.area.slice(0, this.#players).map((area) => area.filter((card) => card >= 0).map(type)),
        alive: state.alive,
      },
      winners: state.winners,
      why: state.why,
    };
  }

  #read(): Looked {
    const { schema } = this.#engine;
    const fields = schema.state.fields.filter(({ name }) => LOOKED_AT.includes(name));
    return decode<Looked>(schema, { ...schema.state, fields }, this.#state);
  }

  #change(fields: { readonly [name: string]: Json }): void {
    const { schema } = this.#engine;
    const now = decode(schema, schema.state, this.#state);
    this.#state = encode(schema, schema.state, { ...now, ...fields });
  }
}
