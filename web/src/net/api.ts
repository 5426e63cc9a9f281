// The few things asked of the server outside the live connection.

import type { Games, Json, MadeTable, NewTable, Refusal } from "../generated/wire";

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

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused({ code: "offline" });
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Refused((body as Refusal | null) ?? { code: "unknown", args: {} });
  }
  return body as T;
}

export function games(): Promise<Games> {
  return ask<Games>("/api/games");
}

export function makeTable(wish: NewTable): Promise<MadeTable> {
  return ask<MadeTable>("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  });
}
