// The secrets of seats at tables, kept in this browser. A link carries one in its fragment only.

const KEY = "nestling.tables";
const KEPT = 30;

/** A seat of somebody who shares this device. */
export interface Shared {
  seat: number;
  name: string;
  token: string;
}

/** What lets a friend sit down, once. */
export interface Invitation {
  seat: number;
  ticket: string;
}

export interface MyTable {
  code: string;
  game: string;
  /** The secret of the seat played here; null for an onlooker, and where several share. */
  token: string | null;
  /** The seats of all who share this device, if several do. */
  shared?: Shared[];
  /** What was shown of the server's secret when the table was made, and my share of the key. */
  draws?: { commitment: string; shares: { [seat: number]: string } };
  /** Tickets to friends' seats that this person had made, for the links that invite them. */
  invitations: Invitation[];
  made: number;
  over: boolean;
  /** Whether it lives in this page and not on a server. */
  here?: boolean;
}

function read(): MyTable[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? (value as MyTable[]) : [];
  } catch {
    return [];
  }
}

function write(tables: MyTable[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables.slice(0, KEPT)));
}

export function myTables(): MyTable[] {
  return read();
}

export function findTable(code: string): MyTable | undefined {
  return read().find((table) => table.code === code);
}

export function keepTable(table: MyTable): void {
  write([table, ...read().filter((other) => other.code !== table.code)]);
}

export function changeTable(code: string, change: Partial<MyTable>): void {
  write(read().map((table) => (table.code === code ? { ...table, ...change } : table)));
}

/** Where the page shows a table. */
export function pathOf(table: MyTable): string {
  return `/${table.here ? "local" : "table"}/${table.code}`;
}

export function forgetTable(code: string): void {
  write(read().filter((table) => table.code !== code));
}

/** Keeps the ticket to a seat in place of an earlier one; returns all that are kept. */
export function keepInvitation(code: string, invitation: Invitation): Invitation[] {
  const others = (findTable(code)?.invitations ?? []).filter(({ seat }) => seat !== invitation.seat);
  const invitations = [...others, invitation];
  changeTable(code, { invitations });
  return invitations;
}

/** The address that seats a friend. */
export function invitationLink(code: string, invitation: Invitation): string {
  return `${location.origin}/table/${code}#${SIT}${invitation.ticket}`;
}

/** The table at which the same people play again, whose seats the same secrets open. */
export function keepRematch(old: string, code: string): void {
  const known = findTable(old);
  if (!known || findTable(code)) return;
  const { game, token, invitations, shared } = known;
  const carried = { code, game, token, invitations, made: Date.now(), over: false };
  keepTable(shared ? { ...carried, shared } : carried);
}

/** The address that takes a seat to another device. */
export function ticketLink(code: string, ticket: string): string {
  return `${location.origin}/table/${code}#${TICKET}${ticket}`;
}

const TICKET = "move=";
const SIT = "sit=";

/** A ticket in the address that brings a seat from another device, taken out of it. */
export function ticketInAddress(): string | null {
  const ticket = inAddress(TICKET);
  if (ticket !== null) clearAddress();
  return ticket;
}

/** The invitation in the address. It stays there until whoever was invited has sat down. */
export function invitationInAddress(): string | null {
  return inAddress(SIT);
}

export function hasTicket(): boolean {
  return inAddress(SIT) !== null || inAddress(TICKET) !== null;
}

/** Takes a ticket out of the address. */
export function clearAddress(): void {
  history.replaceState(null, "", location.pathname);
}

function inAddress(what: string): string | null {
  const linked = location.hash.slice(1);
  return linked.startsWith(what) ? linked.slice(what.length) : null;
}

/** Sits down at a table by a secret. */
export function keepSeat(code: string, token: string): void {
  const known = findTable(code);
  keepTable({
    code,
    game: known?.game ?? "",
    token,
    invitations: known?.invitations ?? [],
    ...(known?.draws ? { draws: known.draws } : {}),
    made: known?.made ?? Date.now(),
    over: known?.over ?? false,
  });
}

/** My secret at a table; null for an onlooker, and where several share this device. */
export function tokenFor(code: string): string | null {
  return findTable(code)?.token ?? null;
}
