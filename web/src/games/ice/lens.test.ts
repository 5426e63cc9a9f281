import { expect, test } from "vitest";
import { centre, frame } from "./geometry";
import { Lens } from "./lens.svelte";

function lens(width: number): Lens {
  const made = new Lens(() => 4);
  const [, , w, h] = frame(4);
  made.width = width;
  made.height = (width * h) / w;
  return made;
}

const numbers = (box: string) => box.split(" ").map(Number) as [number, number, number, number];

test("cells are small on a phone and not on a desk", () => {
  expect(lens(378).small).toBe(true);
  expect(lens(900).small).toBe(false);
  expect(new Lens(() => 4).small).toBe(false);
});

test("the near view makes cells large enough and stays on the board", () => {
  const near = lens(378);
  near.toggle(centre(90));
  const [x, y, w, h] = numbers(near.box);
  const [left, top, width, height] = frame(4);
  expect((378 / w) * 52).toBeGreaterThanOrEqual(44);
  expect(x).toBeGreaterThanOrEqual(left - 0.01);
  expect(y).toBeGreaterThanOrEqual(top - 0.01);
  expect(x + w).toBeLessThanOrEqual(left + width + 0.01);
  expect(y + h).toBeLessThanOrEqual(top + height + 0.01);
  near.toggle({ x: 0, y: 0 });
  expect(numbers(near.box).map(Math.round)).toEqual(frame(4).map(Math.round));
});

test("pushing moves what is seen, back at once even from the edge", () => {
  const near = lens(378);
  near.zoomTo(2, { x: 0, y: 0 });
  const [before] = numbers(near.box);
  near.push({ x: -20, y: 0 });
  expect(numbers(near.box)[0]).toBeCloseTo(before + 20, 1);
  near.push({ x: -5000, y: 0 });
  const [edge] = numbers(near.box);
  near.push({ x: 10, y: 0 });
  expect(numbers(near.box)[0]).toBeCloseTo(edge - 10, 1);
});

test("it goes to a choice when none is in sight", () => {
  const near = lens(378);
  near.zoomTo(3, { x: 0, y: 0 });
  const box = near.box;
  near.showOne([0, 90]);
  expect(near.box).toBe(box);
  near.showOne([90]);
  expect(near.box).not.toBe(box);
});
