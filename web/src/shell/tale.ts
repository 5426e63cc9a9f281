// The story of a finished game in figures: who led when.

export interface Leads {
  /** How often somebody else came to lead alone. */
  changes: number;
  /** Who led alone at last, and since which chapter; null if nobody ever did. */
  last: { seat: number; since: number } | null;
}

/** series: the points of each seat after each chapter. */
export function leads(series: readonly (readonly number[])[]): Leads {
  const chapters = Math.max(0, ...series.map((points) => points.length));
  const found: Leads = { changes: 0, last: null };
  for (let chapter = 0; chapter < chapters; chapter++) {
    const now = series.map((points) => points[chapter] ?? 0);
    const most = Math.max(...now);
    const first = now.indexOf(most);
    if (now.indexOf(most, first + 1) >= 0 || found.last?.seat === first) continue;
    if (found.last !== null) found.changes += 1;
    found.last = { seat: first, since: chapter };
  }
  return found;
}
