// Things that move for a moment: pieces on their way, the flight of the camera, a flash. Nothing runs when nothing moves.
import { between, type Camera, type View } from './camera';
import type { HexMap } from './geometry';
import type { Placed } from './stacks';
import type { BoardPiece, Overlay, Point } from './types';

interface Walk {
  readonly points: readonly Point[];
  readonly start: number;
  readonly length: number;
}

interface Flight {
  readonly from: View;
  readonly to: View;
  readonly start: number;
  readonly length: number;
}

/** A point on a way of equal steps; `share` from 0 to 1. */
export function along(points: readonly Point[], share: number): Point {
  const at = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const from = points[Math.floor(at)] ?? { x: 0, y: 0 };
  const to = points[Math.ceil(at)] ?? from;
  const part = at - Math.floor(at);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The way a piece took: that of an arrow between the two hexes, else straight. */
export function wayBetween(map: HexMap, from: string, to: string, overlays: readonly Overlay[]): Point[] {
  const own = overlays.find(({ kind, path }) => kind === 'path' && path?.[0] === from && path.at(-1) === to)?.path;
  return (own ?? [from, to]).map((id) => map.spot(id)).filter((cell) => cell !== undefined);
}

export class Motion {
  readonly #walks = new Map<string, Walk>();
  #flight: Flight | null = null;
  #flash: { readonly hex: string; readonly start: number } | null = null;
  #speed: { x: number; y: number; at: number } | null = null;
  reduced = false;

  /** Whether another frame is needed. */
  get busy(): boolean {
    return this.#walks.size > 0 || this.#flight !== null || this.#flash !== null || this.#speed !== null;
  }

  /** Compares two states of the table; a new piece appears where it is. */
  moved(
    map: HexMap,
    before: readonly BoardPiece[],
    after: readonly BoardPiece[],
    overlays: readonly Overlay[],
    now: number,
  ): void {
    if (this.reduced || !before.length) return;
    const was = new Map(before.map((piece) => [piece.id, piece.hex]));
    for (const { id, hex } of after) {
      const from = was.get(id);
      if (from === undefined || from === hex || !map.spot(from) || !map.spot(hex)) continue;
      const points = wayBetween(map, from, hex, overlays);
      this.#walks.set(id, { points, start: now, length: Math.min(900, 180 + 90 * points.length) });
    }
  }

  fly(camera: Camera, to: View, now: number): void {
    this.#speed = null;
    if (this.reduced) {
      camera.set(to);
      return;
    }
    const far = Math.hypot(to.x - camera.x, to.y - camera.y) * camera.zoom;
    this.#flight = { from: camera.view, to, start: now, length: Math.min(700, 220 + far * 0.25) };
  }

  flash(hex: string, now: number): void {
    this.#flash = { hex, start: now };
  }

  /** Lets the map glide on after it was pushed, in pixels for each millisecond. */
  glide(x: number, y: number, now: number): void {
    this.#speed = this.reduced || Math.hypot(x, y) < 0.15 ? null : { x, y, at: now };
  }

  /** Ends flight and glide: the player took hold of the map. */
  hold(): void {
    this.#flight = null;
    this.#speed = null;
  }

  step(camera: Camera, now: number): void {
    if (this.#flight) {
      const share = Math.min(1, (now - this.#flight.start) / this.#flight.length);
      camera.set(between(this.#flight.from, this.#flight.to, Math.max(0, share)));
      if (share >= 1) this.#flight = null;
    }
    if (this.#speed) {
      const passed = Math.min(40, Math.max(0, now - this.#speed.at));
      camera.pan(this.#speed.x * passed, this.#speed.y * passed);
      const left = Math.exp(-passed / 160);
      this.#speed = { x: this.#speed.x * left, y: this.#speed.y * left, at: now };
      if (Math.hypot(this.#speed.x, this.#speed.y) < 0.03) this.#speed = null;
    }
    for (const [id, walk] of this.#walks) if (now >= walk.start + walk.length) this.#walks.delete(id);
    if (this.#flash && now > this.#flash.start + 1600) this.#flash = null;
  }

  walks(id: string): boolean {
    return this.#walks.has(id);
  }

  /** Where the counters are at this moment; those on their way lie on top. */
  displaced(placed: readonly Placed[], now: number): readonly Placed[] {
    if (!this.#walks.size) return placed;
    const still: Placed[] = [];
    const walking: Placed[] = [];
    for (const one of placed) {
      const walk = this.#walks.get(one.piece.id);
      if (!walk) still.push(one);
      else walking.push({ ...one, ...along(walk.points, (now - walk.start) / walk.length) });
    }
    return [...still, ...walking];
  }

  /** The hex that flashes and how strongly, 0 to 1. */
  flashing(now: number): { readonly hex: string; readonly strength: number } | null {
    if (!this.#flash) return null;
    const passed = (now - this.#flash.start) / 1600;
    const beat = this.reduced ? 1 : 0.55 + 0.45 * Math.cos(passed * 6 * Math.PI);
    return { hex: this.#flash.hex, strength: beat * (1 - passed * 0.6) };
  }
}
