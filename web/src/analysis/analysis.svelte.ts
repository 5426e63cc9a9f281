// The analysis of one finished game as it goes on: what has been found, and how far it has come.

import type { Verdict } from "../generated/wire";
import { Refused } from "../net/api";
import type { Analyst } from "./analyst";

export class Analysis {
  verdicts = $state.raw<readonly Verdict[]>([]);
  /** How many verdicts there will be; 0: not known yet. */
  count = $state(0);
  running = $state(false);
  refused = $state.raw<Refused | null>(null);

  readonly done = $derived(this.count > 0 && this.verdicts.length === this.count);
  /** The decisions that gave something away, the worst first. */
  readonly mistakes = $derived(
    this.verdicts.filter((one) => one.mark !== "").sort((a, b) => b.loss - a.loss),
  );

  readonly #analyst: Analyst;
  #stop = new AbortController();

  constructor(analyst: Analyst) {
    this.#analyst = analyst;
  }

  /** Begins, or begins anew after it was stopped. */
  async start(): Promise<void> {
    if (this.running) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.running = true;
    this.refused = null;
    this.verdicts = [];
    try {
      for await (const { of, verdict } of this.#analyst.analyse(signal)) {
        this.count = of;
        this.verdicts = [...this.verdicts, verdict];
      }
      if (!this.done && !signal.aborted) throw new Refused({ code: "analysis_broken" });
    } catch (error) {
      if (!signal.aborted) this.refused = error instanceof Refused ? error : new Refused({ code: "analysis_broken" });
    } finally {
      this.running = false;
    }
  }

  stop(): void {
    this.#stop.abort();
  }
}
