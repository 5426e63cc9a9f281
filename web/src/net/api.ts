// The few things asked of the server outside the live connection.

import type { Games, Json, Lobby, MadeSeat, MadeTable, NewTable, Past, Refusal } from "../generated/wire";

/** The server's "no", with the code that names its text. */
export class Refused extends Error {
  readonly code: string;
  readonly args: { [name: string]: Json };

  constructor(refusal: Partial<Refusal>) {
    super(refusal.code ?? "unknown");
    this.code = refusal.code ?? "unknown";
    this.args = refusal.args ?? {};
  }
}

/** An answer whose body is yet to be read. Throws Refused, or an AbortError. */
export async function open(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new Refused({ code: "offline" });
  }
  if (!response.ok) {
    const refusal = (await response.json().catch(() => null)) as Refusal | null;
    throw new Refused(refusal ?? { code: "unknown", args: {} });
  }
  return response;
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await open(path, init);
  return (await response.json().catch(() => null)) as T;
}

export function games(): Promise<Games> {
  return ask<Games>("/api/games");
}

/** The public tables at which somebody waits. */
export function lobby(): Promise<Lobby> {
  return ask<Lobby>("/api/tables");
}

export function makeTable(wish: NewTable): Promise<MadeTable> {
  return post<MadeTable>("/api/tables", wish);
}

/** Sits down on an open seat. */
export function claimSeat(code: string, seat: number, name: string): Promise<MadeSeat> {
  return post<MadeSeat>(`/api/tables/${code}/seats`, { seat, name });
}

/** Sits down by a ticket: takes a seat over from another device, or comes by invitation. */
export function redeemTicket(code: string, ticket: string, name = ""): Promise<MadeSeat> {
  return post<MadeSeat>(`/api/tables/${code}/ticket`, { ticket, name });
}

/** The record of a finished game, as text. */
export async function record(code: string): Promise<string> {
  return JSON.stringify(await ask<Json>(`/api/tables/${code}/record`));
}

/** The game so far as a seat saw it; without a token, as onlookers did. */
export function past(code: string, token: string | null): Promise<Past> {
  return ask<Past>(`/api/tables/${code}/past`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
