// The secrets of seats at tables, kept in this browser. A link carries one in its fragment only.

const KEY = "nestling.tables";
const KEPT = 30;

export interface Invitation {
  seat: number;
  name: string;
  token: string;
}

export interface MyTable {
  code: string;
  game: string;
  /** The secret of the seat played here; null for an onlooker. */
  token: string | null;
  /** Secrets of friends' seats, for the links that invite them. */
  invitations: Invitation[];
  made: number;
  over: boolean;
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

export function forgetTable(code: string): void {
  write(read().filter((table) => table.code !== code));
}

/** The address that seats a friend. */
export function invitationLink(code: string, invitation: Invitation): string {
  return `${location.origin}/table/${code}#${invitation.token}`;
}

/** My secret at a table. One that came with a link is kept and taken out of the address. */
export function tokenFor(code: string): string | null {
  const linked = location.hash.slice(1);
  if (!linked) return findTable(code)?.token ?? null;
  history.replaceState(null, "", location.pathname);
  const known = findTable(code);
  keepTable({
    code,
    game: known?.game ?? "",
    token: linked,
    invitations: known?.invitations ?? [],
    made: known?.made ?? Date.now(),
    over: known?.over ?? false,
  });
  return linked;
}
