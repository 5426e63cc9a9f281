// Things that fly: what has just come to lie somewhere is seen to come from where it was.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Flight {
  /** Where it comes from: on the page, in its own pixels. */
  from: DOMRect | undefined;
  /** ms before it sets off. */
  delay?: number;
  /** ms on the way. */
  time?: number;
}

const TIME = 320;

/** Whether people want pictures to stand still. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The place of something marked with data-flies, which other things come from. */
export function placeOf(name: string): DOMRect | undefined {
  return [...document.querySelectorAll(`[data-flies="${name}"]`)]
    .map((element) => element.getBoundingClientRect())
    .find((box) => box.width > 0);
}

/** Lets an element that has just come fly in to its place. */
export function arriving(flight: () => Flight): Attachment {
  return (element) => untrack(() => fly(element, flight()));
}

/** It moves no other thing and holds nothing up. */
function fly(element: Element, { from, delay = 0, time = TIME }: Flight): void {
  if (!from || still()) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0 || to.height === 0) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = Math.min(Math.max(from.width / to.width, 0.3), 4);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 20 },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - 24}px) scale(${(size + 2) / 3}) rotate(${x > 0 ? 4 : -4}deg)`, zIndex: 20, offset: 0.6 },
      { transform: "none", zIndex: 20 },
    ],
    { duration: time, delay, easing: "cubic-bezier(0.3, 0, 0.3, 1)", fill: "backwards" },
  );
}
