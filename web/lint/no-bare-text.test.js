import { Linter } from "eslint";
import svelte from "eslint-plugin-svelte";
import { expect, test } from "vitest";
import rule from "./no-bare-text.js";

const linter = new Linter();
const config = [
  ...svelte.configs.base,
  { files: ["**"], plugins: { nestling: { rules: { "bare": rule } } }, rules: { "nestling/bare": "error" } },
];

function complaints(source, file = "shown.svelte") {
  const found = linter.verify(source, config, file);
  expect(found.filter((message) => message.fatal)).toEqual([]);
  return found.filter((message) => message.ruleId === "nestling/bare").length;
}

test.each([
  "<p>Hello</p>",
  "<p>{won ? 'You won' : t('lost')}</p>",
  "<p>{`round ${number}`}</p>",
  "<button aria-label='Close'>×</button>",
  "<img alt={`the ${name}`} src='/a.svg' />",
  "<script>document.title = `Turn of ${name}`;</script>",
  "<script>confirm('Sure?');</script>",
])("words in the source are found: %s", (source) => {
  expect(complaints(source)).toBe(1);
});

test.each([
  "<p>{t('hello')} · {name}, 3/4</p>",
  "<p class='words' data-testid='words'>{won === 'yes' ? t('won') : ''}</p>",
  "<Why rule='D40' /> <span>D40</span>",
  "<style>p { color: red; }</style>",
  "<script>const id = 'ask-commit'; go(`/table/${code}`);</script>",
])("what is no text is left alone: %s", (source) => {
  expect(complaints(source)).toBe(0);
});
