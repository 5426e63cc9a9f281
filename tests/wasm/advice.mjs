// Advice as the page gives it: the worth of a game's first decisions, and hints for them.

import { decisions } from "../../web/src/analysis/decisions.ts";
import { loadEngine } from "../../web/src/engine/index.ts";
import { judge, suggest } from "../../web/src/local/think.ts";

const SEED = 0;
const breathe = () => Promise.resolve();

export async function advise(schema, module, { record, count, iterations }) {
  const engine = await loadEngine(schema, module);
  const given = [];
  for (const position of decisions(engine, record).slice(0, count)) {
    const { deal, seat } = position;
    given.push({
      verdict: await judge(engine, position, iterations, SEED, breathe),
      hint: await suggest(engine, deal, seat, SEED, { iterations }, breathe),
    });
  }
  return given;
}
