// Making a table and keeping its secrets.

import type { NewTable, SeatWish } from "../generated/wire";
import { makeTable, Refused } from "./api";
import { keepTable } from "./keys";

/**
 * Makes a table. `here`: the seats of those who share this device, by default the first person's;
 * other people are invited.
 */
async function openTable(wish: NewTable, here?: number[]): Promise<string> {
  const seats = here ?? [wish.seats.findIndex((seat) => seat.kind === "person")];
  const made = await makeTable({
    ...wish,
    seats: wish.seats.map((one, seat) =>
      one.kind === "person" && !seats.includes(seat) ? { ...one, kind: "invited" } : one,
    ),
  });
  const mine = made.seats.flatMap(({ seat, token }) =>
    token === null ? [] : [{ seat, token, name: nameOf(wish.seats[seat]) }],
  );
  const alone = mine.length === 1;
  keepTable({
    code: made.code,
    game: wish.game,
    token: alone ? mine[0]!.token : null,
    ...(mine.length > 1 ? { shared: mine } : {}),
    invitations: made.seats.flatMap(({ seat, ticket }) => (ticket === null ? [] : [{ seat, ticket }])),
    made: Date.now(),
    over: false,
  });
  return made.code;
}

/**
 * Makes a table on the server, or in this page; returns its path. `seats`: of those who share this
 * device, if several do.
 */
export async function startTable(wish: NewTable, here: boolean, seats?: number[]): Promise<string> {
  if (!here) return `/table/${await openTable({ fair: true, ...wish }, seats)}`;
  try {
    return `/local/${await (await import("../local/house")).makeLocal(wish)}`;
  } catch (error) {
    // The engine is not here yet and cannot be fetched, or the browser keeps nothing.
    console.warn(error);
    throw new Refused({ code: "no_engine" });
  }
}

function nameOf(seat: SeatWish | undefined): string {
  return seat && "name" in seat ? (seat.name ?? "") : "";
}
