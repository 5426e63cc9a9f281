// Making a table and keeping its secrets.

import type { NewTable, SeatWish } from "../generated/wire";
import { makeTable } from "./api";
import { keepTable } from "./keys";

/** Makes a table; the first person's seat is mine, the other people's become invitations. */
export async function openTable(wish: NewTable): Promise<string> {
  const made = await makeTable(wish);
  const people = made.seats.flatMap(({ seat, token }) =>
    token === null ? [] : [{ seat, token, name: nameOf(wish.seats[seat]) }],
  );
  const [mine, ...friends] = people;
  keepTable({
    code: made.code,
    game: wish.game,
    token: mine?.token ?? null,
    invitations: friends,
    made: Date.now(),
    over: false,
  });
  return made.code;
}

function nameOf(seat: SeatWish | undefined): string {
  return seat?.name ?? "";
}
