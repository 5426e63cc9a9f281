import { expect, test } from "vitest";
import type { Judged, Verdict } from "../generated/wire";
import { line, marks } from "./curve";
import { lines } from "./server";

function verdict(play: number, seat: number, after: number[], mark: Verdict["mark"] = ""): Verdict {
  return { play, seat, move: "a", before: after, after, best: "b", loss: mark ? 0.2 : 0, mark };
}

const FOUND = [verdict(1, 0, [0.5, 0.5]), verdict(4, 1, [0.75, 0.25], "mistake")];

test("a seat's line goes along the game, high where it is likely to win", () => {
  expect(line(FOUND, 0, 4)).toBe("25.00,50.00 100.00,25.00");
  expect(line(FOUND, 1, 4)).toBe("25.00,50.00 100.00,75.00");
});

test("mistakes are marked on the line of whoever made them", () => {
  expect(marks(FOUND, 4).map(({ x, y }) => [x, y])).toEqual([[100, 75]]);
});

test("a stream is read line by line, wherever its pieces are cut", async () => {
  const whole = FOUND.map((one) => JSON.stringify({ of: 2, verdict: one } satisfies Judged) + "\n").join("");
  const bytes = new TextEncoder().encode(whole);
  for (const size of [1, 7, bytes.length]) {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const found: Judged[] = [];
    for await (const one of lines<Judged>(stream)) found.push(one);
    expect(found.map((one) => one.verdict)).toEqual(FOUND);
  }
});

test("whoever stops reading closes the stream", async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{"of":9}\n')),
    cancel: () => void (cancelled = true),
  });
  for await (const one of lines<Judged>(stream)) {
    expect(one.of).toBe(9);
    break;
  }
  expect(cancelled).toBe(true);
});
