// Which part of the map is on the screen. Screen points are CSS pixels inside the board.
import type { Box } from './geometry';
import type { Point } from './types';

export const MAX_ZOOM = 3;

export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export class Camera {
  /** The point of the map in the middle of the screen. */
  x: number;
  y: number;
  zoom = 1;
  width = 1;
  height = 1;

  /** `bounds`: what can be looked at. */
  constructor(public bounds: Box) {
    this.x = bounds.x + bounds.w / 2;
    this.y = bounds.y + bounds.h / 2;
  }

  get view(): View {
    return { x: this.x, y: this.y, zoom: this.zoom };
  }

  /** So far out that the whole map is seen with a little margin. */
  get minZoom(): number {
    return Math.min(0.92 * Math.min(this.width / this.bounds.w, this.height / this.bounds.h), 1);
  }

  resize(width: number, height: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.set(this.view);
  }

  /** Looks at a place; the middle of the screen never leaves the map. */
  set({ x, y, zoom }: View): void {
    const { bounds } = this;
    this.zoom = Math.min(MAX_ZOOM, Math.max(this.minZoom, zoom));
    const hold = (value: number, from: number, length: number, seen: number): number => {
      const half = Math.min(length / 2, Math.max(0, seen / 2 - 0.2 * seen));
      return Math.min(from + length - half, Math.max(from + half, value));
    };
    this.x = hold(x, bounds.x, bounds.w, this.width / this.zoom);
    this.y = hold(y, bounds.y, bounds.h, this.height / this.zoom);
  }

  toScreen(point: Point): Point {
    return {
      x: (point.x - this.x) * this.zoom + this.width / 2,
      y: (point.y - this.y) * this.zoom + this.height / 2,
    };
  }

  toMap(point: Point): Point {
    return {
      x: (point.x - this.width / 2) / this.zoom + this.x,
      y: (point.y - this.height / 2) / this.zoom + this.y,
    };
  }

  /** The part of the map on the screen. */
  get frame(): Box {
    const w = this.width / this.zoom;
    const h = this.height / this.zoom;
    return { x: this.x - w / 2, y: this.y - h / 2, w, h };
  }

  pan(dx: number, dy: number): void {
    this.set({ x: this.x - dx / this.zoom, y: this.y - dy / this.zoom, zoom: this.zoom });
  }

  /** Zooms so that the point of the map under `at` stays there. */
  zoomAt(factor: number, at: Point): void {
    const held = this.toMap(at);
    const zoom = Math.min(MAX_ZOOM, Math.max(this.minZoom, this.zoom * factor));
    this.set({
      x: held.x - (at.x - this.width / 2) / zoom,
      y: held.y - (at.y - this.height / 2) / zoom,
      zoom,
    });
  }

  /** The view that shows a box as large as it fits, at most at `most`, beside what is covered. */
  fitting(box: Box, most = 1.6, covered = { right: 0, bottom: 0 }): View {
    const [w, h] = [this.width - covered.right, this.height - covered.bottom];
    const zoom = Math.max(this.minZoom, Math.min(most, 0.94 * Math.min(w / box.w, h / box.h)));
    return { x: box.x + box.w / 2 + covered.right / 2 / zoom, y: box.y + box.h / 2 + covered.bottom / 2 / zoom, zoom };
  }

  /** Whether a point of the map lies well inside the screen. */
  shows(point: Point, margin = 60): boolean {
    const { x, y } = this.toScreen(point);
    const m = Math.min(margin, this.width / 4, this.height / 4);
    return x >= m && y >= m && x <= this.width - m && y <= this.height - m;
  }
}

/** Between two views; the zoom changes evenly to the eye. */
export function between(from: View, to: View, share: number): View {
  const s = share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2;
  return {
    x: from.x + (to.x - from.x) * s,
    y: from.y + (to.y - from.y) * s,
    zoom: from.zoom * (to.zoom / from.zoom) ** s,
  };
}
