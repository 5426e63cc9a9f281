// Times as clocks show them.

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** Days and hours from a day on, else minutes and seconds, rounded up so that 0:00 means nothing. */
export function clockFace(milliseconds: number): { days: number; hours: number } | string {
  if (milliseconds >= DAY) {
    return {
      days: Math.floor(milliseconds / DAY),
      hours: Math.floor((milliseconds % DAY) / (3600 * SECOND)),
    };
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((n) => String(n).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(":")}` : `${Number(parts[0])}:${parts[1]}`;
}

/** Whether so little is left that one should hurry. */
export function isLow(milliseconds: number): boolean {
  return milliseconds < 10 * SECOND;
}
