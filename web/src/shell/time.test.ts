import { expect, test } from "vitest";
import { clockFace, isLow } from "./time";

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [61_000, "1:01"],
  [3_600_000, "1:00:00"],
  [90_000_000, { days: 1, hours: 1 }],
])("a clock with %d ms left shows %s", (left, face) => {
  expect(clockFace(left)).toEqual(face);
});

test("the last ten seconds are few", () => {
  expect([10_000, 9_999].map(isLow)).toEqual([false, true]);
});
