import { readdirSync, readFileSync } from "node:fs";
import { FluentParser, Junk, Message } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { Library, negotiate } from "./fluent";

const files: Record<string, string> = {
  "en/common.ftl":
    "hello = Hello, { $name }\ncards = { $n ->\n    [1] one card\n   *[other] { $n } cards\n}\n",
  "en/dinosaurs.ftl": "area = Disaster Area\n",
  "fi/common.ftl": "hello = Hei, { $name }\n",
};

function library(calls: string[] = []): Library {
  return new Library(async (path) => {
    calls.push(path);
    return files[path] ?? null;
  });
}

describe("texts", () => {
  test("come from the chosen language alone", async () => {
    const calls: string[] = [];
    const texts = await library(calls).texts("fi", ["common"]);
    expect(texts.format("hello", { name: "Aino" })).toBe("Hei, \u2068Aino\u2069");
    expect(texts.format("nobody-has-this")).toBe("nobody-has-this");
    expect(calls).toEqual(["fi/common.ftl"]);
  });

  test("are English while a file cannot be had", async () => {
    const texts = await library().texts("fi", ["common", "dinosaurs"]);
    expect(texts.format("hello", { name: "Aino" })).toBe("Hei, \u2068Aino\u2069");
    expect(texts.format("area")).toBe("Disaster Area");
  });

  test("choose between forms by the exact number", async () => {
    const texts = await library().texts("en", ["common"]);
    expect(texts.format("cards", { n: 1 })).toBe("one card");
    expect(texts.format("cards", { n: 3 })).toBe("\u20683\u2069 cards");
  });

  test("are fetched once, and again after a failure", async () => {
    const calls: string[] = [];
    const shelf = library(calls);
    await shelf.texts("fi", ["common", "dinosaurs"]);
    await shelf.texts("fi", ["common", "dinosaurs"]);
    expect(calls.filter((path) => path === "fi/common.ftl")).toHaveLength(1);
    expect(calls.filter((path) => path === "fi/dinosaurs.ftl")).toHaveLength(2);
  });

  test("survive a fetch that throws", async () => {
    const shelf = new Library(() => Promise.reject(new Error("offline")));
    expect((await shelf.texts("en", ["common"])).format("hello")).toBe("hello");
  });
});

test("the browser's wishes are met as well as they can be", () => {
  expect(negotiate(["fi-FI", "en"])).toBe("fi");
  expect(negotiate(["sv", "da"])).toBe("da");
  expect(negotiate(["ja"])).toBe("en");
  expect(negotiate([])).toBe("en");
});

describe("the English files", () => {
  const folder = new URL("../../../src/nestling/locale/en/", import.meta.url);
  for (const name of readdirSync(folder)) {
    test(`${name} has no line that Fluent cannot read, and no id twice`, () => {
      const resource = new FluentParser().parse(readFileSync(new URL(name, folder), "utf-8"));
      const junk = resource.body.filter((entry) => entry instanceof Junk);
      expect(junk.map((entry) => entry.content)).toEqual([]);
      const ids = resource.body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
      expect(new Set(ids).size).toBe(ids.length);
    });
  }
});
