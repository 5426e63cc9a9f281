import { describe, expect, test } from "vitest";
import { checkDraws } from "./fair";

// Made by: python -c "from nestling.core import fair; s=bytes(range(32)); h=[b'\x01'*32,b'',b'\x02'*32];
// print(fair.commitment(s), fair.key_from(s,h).hex())"
const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const SHARES = ["01".repeat(32), "", "02".repeat(32)];
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const KEY = "9623971f4039e7b7327effc1cac9f251";
const record = { key: KEY, fair: { commitment: COMMITMENT, secret: SECRET, shares: SHARES } };
const mine = { commitment: COMMITMENT, shares: { 2: SHARES[2]! } };

describe("draws that all made together", () => {
  test("are as the server makes them", async () => {
    expect(await checkDraws(record, mine)).toBe(null);
    expect(await checkDraws(record, undefined)).toBe(null);
  });

  test.each([
    ["none_shared", { key: KEY }, mine],
    ["other_commitment", record, { ...mine, commitment: KEY }],
    ["other_secret", { ...record, fair: { ...record.fair, secret: "00".repeat(32) } }, mine],
    ["other_share", record, { ...mine, shares: { 0: SHARES[2]! } }],
    ["other_key", { ...record, key: "00".repeat(16) }, mine],
  ])("are found out: %s", async (fault, changed, known) => {
    expect(await checkDraws(changed, known)).toBe(fault);
  });
});
