import { describe, expect, test } from "vitest";
import type { Disaster, DisasterType } from "../../generated/dinosaurs";
import { deadly, isOut } from "./danger";

const CARD: Record<string, Disaster> = {
  n: "downpour",
  p: "stomped",
  e: "ghosted",
  m: "meteor",
};
const TYPE: Record<string, DisasterType> = {
  n: "natural",
  p: "predatory",
  e: "emotional",
  m: "meteor",
};
const types = (letters: string) => [...letters].map((letter) => TYPE[letter]!);
const area = (letters: string) => [...letters].map((letter) => CARD[letter]!);

describe("extinction with three or four players (D16)", () => {
  test.each(["nnn", "npe", "nnm", "npm", "nmm", "mmm", "nnppe"])("%s is the end", (letters) => {
    expect(isOut(types(letters), false)).toBe(true);
  });
  test.each(["", "n", "nn", "np", "m", "nm", "mm", "nnp", "nnpp"])("%s survives", (letters) => {
    expect(isOut(types(letters), false)).toBe(false);
  });
});

describe("extinction with the two-player changes (D17)", () => {
  test.each(["nnnn", "nnnm", "nnppee", "nnppem", "nnppmm", "mmmm"])("%s is the end", (letters) => {
    expect(isOut(types(letters), true)).toBe(true);
  });
  test.each(["nnn", "npe", "nnpe", "nnppe", "nnnpppe", "npem", "nmm"])("%s survives", (letters) => {
    expect(isOut(types(letters), true)).toBe(false);
  });
});

describe("what would be the last Disaster", () => {
  test.each([
    ["", []],
    ["n", []],
    ["nn", ["natural", "meteor"]],
    ["np", ["emotional", "meteor"]],
    ["nnp", ["natural", "emotional", "meteor"]],
    ["nm", ["natural", "predatory", "emotional", "meteor"]],
  ])("with %s", (letters, last) => {
    expect(deadly(area(letters), false)).toEqual(last);
  });
  test("with two players", () => {
    expect(deadly(area("ppp"), true)).toEqual(["predatory", "meteor"]);
    expect(deadly(area("nnppe"), true)).toEqual(["emotional", "meteor"]);
  });
});
