import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { decodeEvent, encode, loadEngine, type Bytes, type Engine } from "../../engine";
import { CARDS, COPIES, DINOSAURS, type Card, type Disaster, type DisasterType } from "../../generated/dinosaurs";
import { schema } from "../../generated/dinosaurs.schema";
import type { GameEvent } from "../../generated/wire";
import { typeOf } from "./facts";
import { beginning, workOut, type Box, type Round, type Standing } from "./scores";

const ROUNDS = 10_000;

let engine: Engine;

beforeAll(async () => {
  const path = new URL("../../generated/dinosaurs.wasm", import.meta.url);
  engine = await loadEngine(schema, readFileSync(path));
});

/** Random numbers that are the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Seen {
  round: Round;
  before: Standing;
  after: Standing;
  winners: number[];
}

/** Plays a whole game by lot and writes down what lay on the table in each round. */
function rounds(box: Box, seed: number): Seen[] {
  const random = chance(seed);
  const settings = encode(schema, schema.settings, {
    players: box.dinosaurs.length,
    two_player_changes: box.twoPlayerChanges,
    dinosaurs: box.dinosaurs,
    ages: box.dinosaurs.map((_, seat) => seat),
  });
  const key = Uint8Array.from({ length: 16 }, () => random(256));
  const { state, events } = engine.start(settings, key);
  const watch = new Watch(box);
  watch.see(events);
  for (let actors = engine.actors(state); actors.length > 0; actors = engine.actors(state)) {
    const seat = actors[random(actors.length)]!;
    const legal = engine.legal(state, seat);
    watch.see(engine.play(state, seat, legal[random(legal.length)]!));
  }
  return watch.seen;
}

class Watch {
  readonly seen: Seen[] = [];
  readonly #box: Box;
  #now: Standing;
  #round: Round | null = null;
  #before: Standing;

  constructor(box: Box) {
    this.#box = box;
    this.#now = this.#before = beginning(box);
  }

  see(records: Bytes[]): void {
    for (const record of records) {
      this.#note(decodeEvent<GameEvent>(schema, record, this.#box.dinosaurs.length));
    }
  }

  #note(event: GameEvent): void {
    const seat = event.seat as number;
    const round = this.#round!;
    switch (event.event) {
      case "flipped":
        this.#close([]);
        this.#round = {
          disaster: typeOf(event.disaster as Disaster),
          laid: this.#box.dinosaurs.map(() => null),
          inversions: 0,
          duels: this.#box.dinosaurs.map(() => []),
          answers: [],
        };
        break;
      case "scored": {
        // Boosters and Sappers on a seat were noted as they were played.
        const marks = this.#marks[seat]!;
        round.laid[seat] = { card: event.card as Card, bonus: event.bonus as number, ...marks };
        break;
      }
      case "instant_played":
        this.#instant(event, round);
        break;
      case "revealed":
        if (event.sudden_death) round.duels[seat]!.push(event.card as Card);
        break;
      case "sudden_death":
        this.#fighters = event.seats as number[];
        break;
      case "no_point_card":
        // Whoever had one did not come to show it: any will do.
        for (const one of this.#fighters) {
          const lacks = (event.seats as number[]).includes(one);
          round.duels[one]!.push(lacks ? "none" : free(round));
        }
        break;
      case "disaster_accepted":
        round.answers.push("accept");
        break;
      case "disaster_added": {
        const areas = this.#now.areas.map((area, i) =>
          i === seat ? [...area, typeOf(event.disaster as Disaster)] : area,
        );
        this.#now = { ...this.#now, areas };
        break;
      }
      case "eliminated":
        this.#now = { ...this.#now, alive: this.#now.alive.filter((one) => one !== seat) };
        break;
      case "collected":
      case "moved":
        this.#now = {
          ...this.#now,
          points: this.#now.points.map((points, i) => (i === seat ? (event.end as number) : points)),
        };
        break;
      case "won":
        this.#close(event.winners as number[]);
    }
  }

  #fighters: number[] = [];
  #marks = this.#clean();

  #clean(): { boosters: number; sappers: number }[] {
    return [0, 1, 2, 3].map(() => ({ boosters: 0, sappers: 0 }));
  }

  #instant(event: GameEvent, round: Round): void {
    const target = event.other as number;
    if (event.card === "score_booster") this.#marks[target]!.boosters += 1;
    if (event.card === "score_sapper") this.#marks[target]!.sappers += 1;
    if (event.card === "score_inversion") round.inversions += 1;
    if (event.card === "disaster_insurance") round.answers.push("insure");
    if (event.card === "disaster_redirect") round.answers.push({ redirect: target });
  }

  #close(winners: number[]): void {
    if (this.#round) {
      this.seen.push({ round: this.#round, before: this.#before, after: this.#now, winners });
    }
    this.#before = this.#now;
    this.#round = null;
    this.#marks = this.#clean();
  }
}

/** A Point card of which one is not on the table yet. */
function free(round: Round): Card {
  const used = [...round.laid.map((laid) => laid?.card), ...round.duels.flat()];
  return CARDS.find((card, i) => used.filter((one) => one === card).length < COPIES[i]!)!;
}

test(`${ROUNDS.toLocaleString("en")} random rounds come out as in the game itself`, () => {
  let count = 0;
  const met = new Set<string>();
  for (let game = 0; count < ROUNDS; game++) {
    const players = 2 + (game % 3);
    const dinosaurs = DINOSAURS.map((_, i) => DINOSAURS[(i + game) % 4]!).slice(0, players);
    const box = { dinosaurs, twoPlayerChanges: players === 2 && game % 2 === 0 };
    for (const { round, before, after, winners } of rounds(box, game)) {
      const outcome = workOut(engine, box, before, round);
      expect(outcome.asks).toBeNull();
      expect(outcome.standing).toEqual(after);
      expect(outcome.winners).toEqual(winners);
      for (const event of outcome.events) met.add(event.event);
      count += 1;
    }
  }
  for (const event of ["all_tied", "sudden_death", "no_point_card", "eliminated", "won"]) {
    expect(met).toContain(event);
  }
}, 60_000);

const box: Box = { dinosaurs: ["stego", "nervous_rex", "cry_ceratops"], twoPlayerChanges: false };
const plain = (card: Card) => ({ card, bonus: 0, boosters: 0, sappers: 0 });
const round = (cards: Card[], more: Partial<Round> = {}): Round => ({
  disaster: "natural" as DisasterType,
  laid: cards.map(plain),
  inversions: 0,
  duels: [[], [], []],
  answers: [],
  ...more,
});

test("what is not known yet is asked for, step by step", () => {
  const tied: Card[] = ["cool_stick", "cool_stick", "meteor_cannon"];
  const first = workOut(engine, box, beginning(box), round(tied));
  expect(first.asks).toEqual({ what: "duel", seats: [0, 1], number: 1 });
  const again = round(tied, { duels: [["bonehead"], ["fire_spray"], []] });
  const second = workOut(engine, box, beginning(box), again);
  expect(second.asks).toEqual({ what: "duel", seats: [0, 1], number: 2 });
  const duels: Round["duels"] = [["bonehead", "iced_ptea"], ["fire_spray", "handy_pan"], []];
  const third = workOut(engine, box, beginning(box), round(tied, { duels }));
  expect(third.asks).toEqual({ what: "answer", seat: 1 });
  const fourth = workOut(engine, box, beginning(box), round(tied, { duels, answers: [{ redirect: 2 }] }));
  expect(fourth.asks).toEqual({ what: "answer", seat: 2 });
  const last = workOut(engine, box, beginning(box), round(tied, { duels, answers: [{ redirect: 2 }, "accept"] }));
  expect(last.asks).toBeNull();
  expect(last.standing.areas).toEqual([[], [], ["natural"]]);
});

test("more cards than there are in the box are refused", () => {
  const chainsaws: Card[] = ["flaming_chainsaw", "flaming_chainsaw", "pet_rock"];
  expect(() => workOut(engine, box, beginning(box), round(chainsaws))).toThrow("not so many");
});
