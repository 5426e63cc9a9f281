// Pointers on the board: a tap is a click and no concern of this file; what moves further drags a
// penguin or a tile, pushes the board about, or pinches it.

import type { Point } from "./geometry";

/** What the board does with a gesture. Places are those of the picture. */
export interface Hand {
  /** Where a pointer is on the picture. */
  place(event: PointerEvent): Point;
  /** Takes what lies there; false if there is nothing to take. A finger may also want to scroll. */
  take(at: Point, finger: "sideways" | "upright" | null): boolean;
  carry(at: Point): void;
  /** Lets go; null: the gesture was broken off. */
  release(at: Point | null): void;
  /** Pushes the board; false if it cannot move. */
  push(by: Point): boolean;
  pinch(ratio: number, around: Point): void;
}

/** How far a finger may tremble during a tap, in pixels of the page. */
const TREMBLE = 9;

type Doing = "nothing" | "pressing" | "carrying" | "pushing" | "pinching";

export class Gestures {
  #hand: Hand;
  #doing: Doing = "nothing";
  #pointers = new Map<number, PointerEvent>();
  /** How far the board has been pushed already. */
  #last!: PointerEvent;
  #apart = 0;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** Whether a finger's movement is the board's and not the page's. */
  get ours(): boolean {
    return this.#doing !== "nothing" && this.#doing !== "pressing";
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, event);
    if (this.#pointers.size === 1) this.#doing = "pressing";
    else {
      if (this.#doing === "carrying") this.#hand.release(null);
      this.#doing = "pinching";
      this.#apart = this.#spread();
    }
  }

  move(event: PointerEvent): void {
    const start = this.#pointers.get(event.pointerId);
    if (!start) return;
    if (this.#doing === "pressing") this.#press(start, event);
    else if (this.#doing === "carrying") this.#hand.carry(this.#hand.place(event));
    else if (this.#doing === "pushing") this.#push(event);
    else if (this.#doing === "pinching") {
      this.#pointers.set(event.pointerId, event);
      const apart = this.#spread();
      if (this.#pointers.size === 2 && apart > 0) {
        this.#hand.pinch(apart / this.#apart, this.#hand.place(event));
        this.#apart = apart;
      }
    }
  }

  up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.#doing === "carrying") this.#hand.release(this.#hand.place(event));
    if (this.#doing !== "pinching" || this.#pointers.size === 0) this.#doing = "nothing";
  }

  cancel(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.#doing === "carrying") this.#hand.release(null);
    this.#doing = "nothing";
  }

  #press(start: PointerEvent, event: PointerEvent): void {
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (Math.hypot(dx, dy) < TREMBLE) return;
    const heading = Math.abs(dx) > Math.abs(dy) ? "sideways" : "upright";
    const finger = event.pointerType === "touch" ? heading : null;
    const took = this.#hand.take(this.#hand.place(start), finger);
    this.#last = start;
    if (took) {
      this.#doing = "carrying";
      this.#hand.carry(this.#hand.place(event));
    } else this.#doing = this.#push(event) ? "pushing" : "nothing";
    // From now on all of it is the board's, and no click will follow on a cell.
    if (this.ours) (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  /** By how far the pointer went: both places measured now, for the picture may yet have to move. */
  #push(event: PointerEvent): boolean {
    const [from, to] = [this.#hand.place(this.#last), this.#hand.place(event)];
    this.#last = event;
    return this.#hand.push({ x: to.x - from.x, y: to.y - from.y });
  }

  #spread(): number {
    const [one, two] = [...this.#pointers.values()];
    return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
  }
}
