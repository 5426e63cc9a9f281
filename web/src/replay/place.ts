// A moment of a game in the address: "?at=12&seat=2", with seats counted from 1 as people do.

export interface Place {
  at: number | null;
  seat: number | null;
}

const QUIET = 250; // ms of standing still before the address follows
let timer: ReturnType<typeof setTimeout> | undefined;

export function parsePlace(query: string): Place {
  const words = new URLSearchParams(query);
  const number = (name: string) => {
    const text = words.get(name);
    return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
  };
  const seat = number("seat");
  return { at: number("at"), seat: seat === null || seat === 0 ? null : seat - 1 };
}

export function placeQuery(at: number, seat: number | null): string {
  return seat === null ? `?at=${at}` : `?at=${at}&seat=${seat + 1}`;
}

/** Where the address says to be. As plain files the query stands behind the "#". */
export function queryOf(): Place {
  return parsePlace(location.search || (location.hash.split("?")[1] ?? ""));
}

/** The address of a moment, for others. */
export function linkTo(at: number, seat: number | null): string {
  const bare = location.href.replace(/\?[^#]*$/, "");
  return bare + placeQuery(at, seat);
}

/** Lets the address follow, without a step of the browser's history for each move. */
export function writeQuery(at: number, seat: number | null): void {
  clearTimeout(timer);
  const page = location.href;
  timer = setTimeout(() => {
    if (location.href === page) history.replaceState(null, "", linkTo(at, seat));
  }, QUIET);
}
