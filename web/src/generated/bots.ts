// Generated from src/nestling/bots/policies.py by: python -m nestling.bots.typescript

/** The bots of every game; their numbers are their places. */
export const POLICIES: readonly string[] = ["random", "greedy"];
