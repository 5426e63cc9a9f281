// Coming to a table by a link from another device. (By an invitation: pages/Sit.svelte.)

import { Refused, redeemTicket } from "./api";
import { keepSeat, ticketInAddress } from "./keys";

/** Takes over the seat that a ticket in the address opens; why not, if it does not. */
export async function arrive(code: string): Promise<Refused | null> {
  const ticket = ticketInAddress();
  if (ticket === null) return null;
  try {
    keepSeat(code, (await redeemTicket(code, ticket)).token!);
    return null;
  } catch (error) {
    return error instanceof Refused ? error : new Refused({});
  }
}
