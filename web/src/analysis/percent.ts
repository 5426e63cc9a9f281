/** A share of the win in whole per cent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}
