// Generated from src/nestling/bots by: python -m nestling.bots.typescript

/** The bots that do not think ahead; their numbers are their places. */
export const POLICIES: readonly string[] = ["random", "greedy"];

/** The bots that are characters and make remarks, weakest first. */
export const LEVELS: readonly string[] = ["level1", "level2", "level3", "level4", "level5"];

/** What they remark on; "remark-" + level + "-" + occasion is the id of the text. */
export const OCCASIONS = ["greeting", "good", "unlucky", "win", "loss"] as const;

/** What a bot is made of: see bots/levels.py. */
export interface Player {
  policy: number;
  iterations: number;
  seconds: number;
  opponents: number;
  patience: number;
  exploration: number;
  weight: number;
  temperature: number;
  blunders: number;
}

/** The bots of each game, weakest first; the last, "search-N", searches as told. */
export const BOTS: { readonly [game: string]: { readonly [bot: string]: Player } } = {
  dinosaurs: {
    random: { policy: 0, iterations: 0, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
    greedy: { policy: 1, iterations: 0, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
    level1: { policy: 2, iterations: 12, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 1.0, blunders: 0.25 },
    level2: { policy: 2, iterations: 30, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.7, blunders: 0.08 },
    level3: { policy: 2, iterations: 50, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.45, blunders: 0.03 },
    level4: { policy: 2, iterations: 100, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.25, blunders: 0.0 },
    level5: { policy: 2, iterations: 20000, seconds: 1.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
    "search-N": { policy: 2, iterations: 1, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
  },
  ice: {
    random: { policy: 0, iterations: 0, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
    greedy: { policy: 1, iterations: 0, seconds: 0.0, opponents: 0, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
    level1: { policy: 2, iterations: 12, seconds: 0.0, opponents: 1, patience: 1, exploration: 0.5, weight: 1.0, temperature: 1.0, blunders: 0.25 },
    level2: { policy: 2, iterations: 40, seconds: 0.0, opponents: 1, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.5, blunders: 0.08 },
    level3: { policy: 2, iterations: 120, seconds: 0.0, opponents: 1, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.25, blunders: 0.0 },
    level4: { policy: 2, iterations: 400, seconds: 0.0, opponents: 1, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
    level5: { policy: 2, iterations: 20000, seconds: 1.0, opponents: 1, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
    "search-N": { policy: 2, iterations: 1, seconds: 0.0, opponents: 1, patience: 1, exploration: 0.5, weight: 1.0, temperature: 0.0, blunders: 0.0 },
  },
};

/** How large a search's tree is made: see bots/think.py. */
export const FEWEST_NODES = 256;
export const MOST_NODES = 131072;
export const EDGES_A_NODE = 8;

// The records of a search: the type and the place of each number, and the bytes of the whole.

export const NODE = {
  bytes: 32,
  first: { type: "Int32", offset: 8 },
  visits: { type: "Int32", offset: 12 },
  total: { type: "Float32", offset: 16 },
} as const;

export const EDGE = {
  bytes: 36,
  action: { type: "Int32", offset: 0 },
  following: { type: "Int32", offset: 4 },
  visits: { type: "Int32", offset: 8 },
  available: { type: "Int32", offset: 12 },
  prior: { type: "Float32", offset: 16 },
  total: { type: "Float32", offset: 20 },
} as const;

export const WORK = {
  bytes: 880,
  iterations: { type: "BigInt64", offset: 8 },
  nodes: { type: "Int32", offset: 16 },
  edges: { type: "Int32", offset: 20 },
  root: { type: "Int32", offset: 24 },
  only: { type: "Int32", offset: 28 },
  seat: { type: "Int8", offset: 32 },
  mark: { type: "BigInt64", offset: 40 },
  exploration: { type: "Float64", offset: 48 },
  weight: { type: "Float64", offset: 56 },
  patience: { type: "BigInt64", offset: 64 },
  opponents: { type: "BigInt64", offset: 72 },
  reward: { type: "Float64", offset: 80 },
  sums: { type: "Float64", offset: 112 },
  path: { type: "Int32", offset: 144 },
  way: { type: "Int32", offset: 336 },
  features: { type: "Float32", offset: 528 },
  hidden: { type: "Float32", offset: 624 },
  notes: { type: "Int8", offset: 688 },
} as const;
