// Pages of counter pictures. A picture is made when it is first needed; a frame that would make too many borrows others.
import { drawBlock, drawCounter, faceKey } from './counters';
import type { BoardStyle } from './style';
import type { CounterFace } from './types';

const PAGE = 1024;
/** Sizes pictures are made in, in pixels of the screen; what is drawn is scaled down from the next larger. */
export const SIZES = [8, 11, 16, 23, 32, 45, 64, 90, 128, 181, 256] as const;

export interface Sprite {
  readonly page: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

class Shelf {
  readonly page: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D | null;
  #next = 0;

  constructor(readonly size: number) {
    this.page = document.createElement('canvas');
    this.page.width = PAGE;
    this.page.height = PAGE;
    this.context = this.page.getContext('2d');
  }

  take(): { x: number; y: number } | null {
    const cell = this.size + 2;
    const across = Math.floor(PAGE / cell);
    if (this.#next >= across * across) return null;
    const at = { x: (this.#next % across) * cell + 1, y: Math.floor(this.#next / across) * cell + 1 };
    this.#next++;
    return at;
  }
}

export function sizeFor(pixels: number): number {
  return SIZES.find((size) => size >= pixels) ?? SIZES[SIZES.length - 1] ?? 256;
}

export class Atlas {
  readonly #sprites = new Map<string, Sprite>();
  readonly #shelves = new Map<number, Shelf>();
  #budget = 0;
  /** Whether a picture was put off: another frame is needed. */
  late = false;

  constructor(readonly style: BoardStyle) {}

  /** Begins a frame that may take this many milliseconds for new pictures. */
  begin(budget: number): void {
    this.#budget = performance.now() + budget;
    this.late = false;
  }

  /** The picture of a face, at least `pixels` wide; `block` is the simple one for far away. */
  sprite(face: CounterFace, pixels: number, block: boolean): Sprite | null {
    const size = sizeFor(pixels);
    const kind = block
      ? `${face.nation}|${face.side}|${face.arm}|${face.reduced}|${face.hq}|${face.hidden}|${face.tactical?.spent}|${Boolean(face.tactical?.hit)}`
      : faceKey(face);
    const known = this.#sprites.get(`${size}|${block}|${kind}`);
    if (known) return known;
    if (performance.now() > this.#budget) {
      this.late = true;
      for (const other of SIZES) {
        const near = this.#sprites.get(`${other}|${block}|${kind}`);
        if (near) return near;
      }
      // The simple pictures are few: one of them does until there is time.
      if (!block) return this.sprite(face, pixels, true);
    }
    let shelf = this.#shelves.get(size);
    let at = shelf?.take() ?? null;
    if (!shelf || !at) {
      shelf = new Shelf(size);
      this.#shelves.set(size, shelf);
      at = shelf.take();
    }
    if (!at || !shelf.context) return null;
    shelf.context.save();
    shelf.context.translate(at.x, at.y);
    if (block) drawBlock(shelf.context, face, this.style, size);
    else drawCounter(shelf.context, face, this.style, size);
    shelf.context.restore();
    const made: Sprite = { page: shelf.page, x: at.x, y: at.y, size };
    this.#sprites.set(`${size}|${block}|${kind}`, made);
    return made;
  }
}
