import { expect, test } from "vitest";
import { leads } from "./tale";

test("a lead is taken by being alone in front, and kept through ties", () => {
  expect(leads([[0, 3, 3, 5], [0, 1, 3, 6]])).toEqual({ changes: 1, last: { seat: 1, since: 3 } });
  expect(leads([[0, 2, 2, 4], [0, 0, 2, 2]])).toEqual({ changes: 0, last: { seat: 0, since: 1 } });
  expect(leads([[0, 0], [0, 0]])).toEqual({ changes: 0, last: null });
  expect(leads([])).toEqual({ changes: 0, last: null });
});
