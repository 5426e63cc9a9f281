import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { messages, welcome } from "../../dev/recording";
import { CARDS, DINOSAURS, DISASTERS } from "../../generated/dinosaurs";
import type { Args } from "../../i18n/fluent";
import { hasEffect, isInstant, slug } from "./facts";
import type { Words } from "../../shell/story";
import { line } from "./story";

const folder = new URL("../../../../src/nestling/locale/en/", import.meta.url);
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of ["common", "dinosaurs"]) {
  bundle.addResource(new FluentResource(readFileSync(new URL(`${file}.ftl`, folder), "utf-8")));
}

function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no text ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length > 0) throw new Error(`${id}: ${errors[0]!.message}`);
  return text;
}

const words: Words = {
  t,
  me: 0,
  name: (seat) => (seat === 0 ? "You" : `P${seat}`),
  object: (seat) => (seat === 0 ? "you" : `P${seat}`),
  list: (items) => items.join(", "),
};

test("every event of a whole game has its words, with all that they need", () => {
  const events = [...welcome.log, ...messages().flatMap((message) => message.events)];
  const lines = events.map((event) => line(event, words)?.text).filter((text) => text !== undefined);
  expect(lines.length).toBeGreaterThan(200);
  expect(lines[0]).toMatch(/^You are /);
  expect(lines.at(-1)).toMatch(/ made it home!$/);
});

test("every card, Disaster and dinosaur has its words", () => {
  for (const card of CARDS) {
    t(`card-${slug(card)}`);
    if (hasEffect(card) || isInstant(card)) t(`card-${slug(card)}-effect`);
  }
  for (const disaster of DISASTERS) t(`disaster-${slug(disaster)}`);
  for (const dinosaur of DINOSAURS) {
    t(`dinosaur-${slug(dinosaur)}`);
    t(`trait-${slug(dinosaur)}`);
  }
});
