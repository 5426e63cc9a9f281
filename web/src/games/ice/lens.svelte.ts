// The part of the board that is seen. On small screens cells can be made large enough for a thumb;
// the rest of the board is a push away.

import { centre, frame, WIDTH, type Point } from "./geometry";

/** The least a cell should measure under a thumb, in pixels of the page. */
const THUMB = 46;
const MOST = 4;

export class Lens {
  /** How much larger than the whole board it is shown. */
  zoom = $state(1);
  /** What the picture measures on the page, in pixels. */
  width = $state(0);
  height = $state(0);
  #middle = $state.raw<Point>({ x: 0, y: 0 });
  #whole: () => [number, number, number, number];

  constructor(players: () => number) {
    this.#whole = () => frame(players());
  }

  /** Whether the whole board's cells are too small for a thumb. */
  get small(): boolean {
    return this.#cell > 0 && this.#cell < THUMB - 2;
  }

  get near(): boolean {
    return this.zoom > 1;
  }

  /** The frame as SVG wants it. */
  get box(): string {
    const [left, top, width, height] = this.#whole();
    const [w, h] = [width / this.zoom, height / this.zoom];
    const x = clamp(this.#middle.x - w / 2, left, left + width - w);
    const y = clamp(this.#middle.y - h / 2, top, top + height - h);
    return [x, y, w, h].map((value) => value.toFixed(2)).join(" ");
  }

  /** Pixels of the page to a unit of the whole board. */
  get scale(): number {
    const [, , width, height] = this.#whole();
    return Math.min(this.width / width, this.height / height);
  }

  /** The width of a cell of the whole board on the page, in pixels. */
  get #cell(): number {
    return this.scale * WIDTH;
  }

  /** Large enough for a thumb, around a place; or the whole board again. */
  toggle(around: Point): void {
    if (this.near) this.zoom = 1;
    else this.zoomTo(Math.max(1.5, THUMB / this.#cell), around);
  }

  zoomTo(zoom: number, around: Point): void {
    this.zoom = clamp(zoom, 1, MOST);
    this.#look(around);
  }

  /** Pushes the board by so much of the picture; the whole board does not move. */
  push(by: Point): boolean {
    if (this.near) this.#look({ x: this.#middle.x - by.x, y: this.#middle.y - by.y });
    return this.near;
  }

  /** Looks where a cell is, if it is out of sight or at the edge. */
  show(cell: number): void {
    if (this.near && !this.#sees(cell)) this.#look(centre(cell));
  }

  /** Looks at the first of some cells, if none of them is in sight. */
  showOne(cells: readonly number[]): void {
    if (this.near && cells.length > 0 && !cells.some((cell) => this.#sees(cell))) this.show(cells[0]!);
  }

  #sees(cell: number): boolean {
    const [x, y, w, h] = this.box.split(" ").map(Number) as [number, number, number, number];
    const at = centre(cell);
    const edge = WIDTH / 2;
    return at.x > x + edge && at.x < x + w - edge && at.y > y + edge && at.y < y + h - edge;
  }

  /** Never further out than the board reaches, so that pushing back shows at once. */
  #look({ x, y }: Point): void {
    const [left, top, width, height] = this.#whole();
    const [w, h] = [width / this.zoom / 2, height / this.zoom / 2];
    this.#middle = {
      x: clamp(x, left + w, left + width - w),
      y: clamp(y, top + h, top + height - h),
    };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
