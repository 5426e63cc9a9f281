// The decoded records of Happy Little Dinosaurs: a seat's view and the facts of the cards.

export const CARDS = [
  "pet_rock",
  "cool_stick",
  "dino_grabber",
  "handy_pan",
  "grappling_snake",
  "grave_maker",
  "delicious_smoothie",
  "bonehead",
  "fire_spray",
  "run_home_bat",
  "mouth_trap",
  "bow_and_dino",
  "special_star_fruit",
  "sting_stabber",
  "treenoculars",
  "iced_ptea",
  "hungry_plant",
  "meteor_cannon",
  "flaming_chainsaw",
  "disaster_insurance",
  "disaster_redirect",
  "score_booster",
  "score_sapper",
  "score_inversion",
] as const;
export type Card = (typeof CARDS)[number];

export const VALUES: readonly number[] = [
  0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, -1, -1, -1, -1, -1,
];
export const COPIES: readonly number[] = [
  4, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 3, 2, 3, 1, 3, 1, 3, 1, 5, 5, 2,
];
export const HAS_EFFECT: readonly boolean[] = [
  true,
  false,
  true,
  false,
  true,
  false,
  true,
  false,
  true,
  false,
  true,
  false,
  true,
  false,
  true,
  false,
  true,
  false,
  true,
  false,
  false,
  false,
  false,
  false,
];

export const DISASTERS = [
  "bright_idea",
  "casual_afternoon_stroll",
  "downpour",
  "leaf_me_alone",
  "spa_day",
  "this_feels_personal",
  "trapped",
  "uncommon_cold",
  "a_day_at_the_beach",
  "armed_and_dangerous",
  "feeling_squirrely",
  "fired_up",
  "lil_cannibal",
  "love_hurts",
  "shark_with_legs",
  "stomped",
  "baddest_hair_day",
  "emergency_ex_it",
  "ghosted",
  "left_behind_again",
  "ooh_burn",
  "outer_circle",
  "the_future_is_bleak",
  "the_sad_truth",
  "meteor",
] as const;
export type Disaster = (typeof DISASTERS)[number];

export const DISASTER_TYPES = ["natural", "predatory", "emotional", "meteor"] as const;
export type DisasterType = (typeof DISASTER_TYPES)[number];

export const TYPE_OF: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3,
];

export const DINOSAURS = ["stego", "nervous_rex", "cry_ceratops", "bad_luck_bronto"] as const;
export type Dinosaur = (typeof DINOSAURS)[number];

export const TRAITS: readonly (readonly number[])[] = [
  [0, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 1, 0],
  [1, -1, 0, 0],
];

export const WIN = 50;

export type Phase =
  | "commit"
  | "effect"
  | "grab"
  | "look"
  | "scoring"
  | "disaster"
  | "discard"
  | "sudden_death"
  | "over";

export type Why = "reached_goal" | "last_survivor" | "round_limit";

export interface View {
  /** whose view; -1: an onlooker's */
  seat: number;
  players: number;
  two_player_changes: boolean;
  dinosaurs: Dinosaur[];
  age: number[];
  phase: Phase;
  /** who has a decision to make */
  actors: number[];
  /** the one seat that decides; -1 when several do */
  turn: number;
  round_number: number;
  alive: number[];
  points: number[];
  /** the viewer's own, sorted */
  hand: Card[];
  hand_counts: number[];
  /** who has laid a card face down */
  laid: number[];
  /** the viewer's own face-down card */
  laid_card: Card | null;
  /** face-up Point card in front of each seat */
  played: (Card | null)[];
  /** what each seat revealed this round */
  revealed: (Card | null)[];
  /** whose effects are over this round */
  effects_done: number[];
  /** Flaming Chainsaw: the other effects are void */
  void: boolean;
  /** the effect being decided */
  effect: Card | null;
  /** whose hand is looked into; -1: nobody's */
  target: number;
  /** cards the viewer chooses from */
  seen: Card[];
  spray_left: number;
  /** D20, for the face-up Disaster */
  trait: number[];
  /** from Pet Rock and Smoothie */
  bonus: number[];
  boosters: number[];
  sappers: number[];
  /** points of one Booster or Sapper now (D33) */
  instant_worth: number;
  /** inversions in force, Mouth Traps included (D34) */
  inversions: number;
  passes: number;
  /** the round's scores are final */
  scored: boolean;
  /** round score before inversion, so far */
  score_before: number[];
  /** round score after inversion, so far */
  score: number[];
  /** who is in Sudden Death */
  fighters: number[];
  /** Sudden Deaths begun this round */
  duels: number;
  /** other cards played this round */
  table: Card[];
  disaster: Disaster | null;
  area: Disaster[][];
  deck_count: number;
  /** how many of each kind lie in the discard pile */
  discard: number[];
  disasters_count: number;
  /** known order at the bottom of the Disaster deck, lowest first */
  under: Disaster[];
  /** [holder, kind]: cards the viewer knows to be in hand or face down (D44) */
  known: number[][];
  known_instants: number[];
  winners: number[];
  why: Why | null;
}
