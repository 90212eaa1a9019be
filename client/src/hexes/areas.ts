// The areas over the map as one picture: painted when they change or the map has come to rest, copied in between.
import type { Camera, View } from './camera';
import type { HexMap } from './geometry';
import { paintAreas, type Colours } from './overlays';
import type { Overlay } from './types';

/** How far beyond the screen the picture goes, in CSS pixels, so that a pan need not paint at once. */
const MARGIN = 200;
/** While the zoom changes the picture is stretched; so much at most. */
const STRETCH = 1.9;
/** So long after the last change of zoom the picture is made sharp again. */
const SETTLE = 110;

const isArea = ({ kind }: Overlay): boolean =>
  kind !== 'path' && kind !== 'link' && kind !== 'text' && kind !== 'facing';

function same(one: Overlay, other: Overlay | undefined): boolean {
  return (
    one === other ||
    (one.kind === other?.kind &&
      one.hexes === other.hexes &&
      one.sides === other.sides &&
      one.colour === other.colour &&
      one.alpha === other.alpha &&
      one.dash === other.dash &&
      one.weave === other.weave)
  );
}

export class AreaPicture {
  #canvas: HTMLCanvasElement | null = null;
  #overlays: readonly Overlay[] = [];
  #view: View = { x: 0, y: 0, zoom: 0 };
  #size = '';
  #zoom = 0;
  #zoomed = -Infinity;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly again: () => void) {}

  /** The colours or the size of a pixel are others. */
  forget(): void {
    this.#view = { x: 0, y: 0, zoom: 0 };
  }

  destroy(): void {
    clearTimeout(this.#later);
  }

  /** Draws in pixels of the screen. */
  draw(
    context: CanvasRenderingContext2D,
    map: HexMap,
    camera: Camera,
    ratio: number,
    overlays: readonly Overlay[],
    colours: Colours,
    now: number,
  ): void {
    const areas = overlays.filter(isArea);
    if (areas.length === 0) return;
    if (camera.zoom !== this.#zoom) {
      this.#zoom = camera.zoom;
      this.#zoomed = now;
    }
    const size = `${camera.width} ${camera.height} ${ratio}`;
    const kept =
      size === this.#size &&
      areas.length === this.#overlays.length &&
      areas.every((one, i) => same(one, this.#overlays[i]));
    if (!kept || !this.#serves(camera, now)) {
      this.#size = size;
      this.#overlays = areas;
      this.#paint(map, camera, ratio, colours);
    }
    const canvas = this.#canvas;
    if (!canvas) return;
    const by = camera.zoom / this.#view.zoom;
    const corner = {
      x: (this.#view.x - camera.x) * camera.zoom + camera.width / 2 - (camera.width / 2 + MARGIN) * by,
      y: (this.#view.y - camera.y) * camera.zoom + camera.height / 2 - (camera.height / 2 + MARGIN) * by,
    };
    const [x, y] =
      by === 1 ? [Math.round(corner.x * ratio), Math.round(corner.y * ratio)] : [corner.x * ratio, corner.y * ratio];
    context.drawImage(canvas, x, y, canvas.width * by, canvas.height * by);
  }

  /** Whether the picture will do for this look at the map. */
  #serves(camera: Camera, now: number): boolean {
    const { x, y, zoom } = this.#view;
    if (zoom === 0) return false;
    const by = camera.zoom / zoom;
    if (by === 1) {
      return Math.abs(x - camera.x) * zoom <= MARGIN && Math.abs(y - camera.y) * zoom <= MARGIN;
    }
    if (by > STRETCH || by < 1 / STRETCH || now - this.#zoomed >= SETTLE) return false;
    clearTimeout(this.#later);
    this.#later = setTimeout(this.again, SETTLE + 10);
    return true;
  }

  #paint(map: HexMap, camera: Camera, ratio: number, colours: Colours): void {
    const canvas = (this.#canvas ??= document.createElement('canvas'));
    const w = Math.round((camera.width + 2 * MARGIN) * ratio);
    const h = Math.round((camera.height + 2 * MARGIN) * ratio);
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
    }
    const context = canvas.getContext('2d');
    if (!context) return;
    this.#view = camera.view;
    const scale = camera.zoom * ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, w, h);
    context.setTransform(
      scale,
      0,
      0,
      scale,
      (camera.width / 2 + MARGIN) * ratio - camera.x * scale,
      (camera.height / 2 + MARGIN) * ratio - camera.y * scale,
    );
    paintAreas(context, map, this.#overlays, colours, camera.zoom, ratio);
  }
}
