// The board behind the component: what is on it, what is seen of it, and how a frame is drawn.
import { AreaPicture } from './areas';
import { Atlas } from './atlas';
import { Camera, type View } from './camera';
import { crossingAt, paintCrossings, spotOf } from './crossings';
import { boundsWith, offmapBoxAt, piecesInBox, placeOffmapBoxes, paintOffmapBoxes, type PlacedBox } from './offmap';
import { HexMap, boxAround, SIZE } from './geometry';
import { paintFlash, paintMarked, paintTray, type Marked } from './highlights';
import { overlaps } from './labels';
import { paintMarkers } from './markers';
import { Motion } from './motion';
import { linkAt, paintLinks, paintWays } from './overlays';
import { paintPieces } from './pieces';
import { arrange, nearestOf, onFan, pieceAt, squareOf, stacksOf, uppermost, type Placed } from './stacks';
import type { BoardStyle, Shade } from './style';
import { Terrain } from './terrain';
import { levelFor, scaleOf, Tiles } from './tiles';
import type { BoardCrossing, OffmapBox, BoardMarker, BoardPiece, Chart, Overlay, Point } from './types';
import type { Texts } from '../lib/texts';

const NONE: ReadonlySet<string> = new Set();
/** So long after the last change of zoom the next one may still come, in milliseconds. */
const TURNING = 130;
/** From this zoom on a name over a counter does not hide what is printed on it. */
const NAMED = 0.55;

export interface Contents {
  readonly pieces: readonly BoardPiece[];
  readonly markers: readonly BoardMarker[];
  readonly overlays: readonly Overlay[];
  readonly crossings: readonly BoardCrossing[];
  readonly offmapBoxes: readonly OffmapBox[];
  readonly legal: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly evidence: ReadonlySet<string>;
}

export interface Look {
  readonly style: BoardStyle;
  readonly shade: Shade;
  readonly t: Texts;
  readonly playable: ReadonlySet<string> | undefined;
}

export interface Ghost {
  readonly piece: BoardPiece;
  readonly at: Point;
  readonly over: string | null;
}

function equal(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean {
  return one === other || (one !== undefined && one.size === other?.size && [...one].every((id) => other.has(id)));
}

export class Scene {
  readonly map: HexMap;
  readonly camera: Camera;
  readonly motion = new Motion();
  readonly #context: CanvasRenderingContext2D | null;
  #contents: Contents = {
    pieces: [],
    markers: [],
    overlays: [],
    crossings: [],
    offmapBoxes: [],
    legal: NONE,
    selected: NONE,
    evidence: NONE,
  };
  /** The hexes among the ids that are marked. */
  #marked: Marked = {
    legal: [],
    selected: [],
    evidence: [],
  };
  #look: Look | null = null;
  #tiles: Tiles | null = null;
  #atlas: Atlas | null = null;
  readonly #areas = new AreaPicture(() => this.invalidate());
  #stacks: ReadonlyMap<string, readonly BoardPiece[]> = new Map();
  #placed: readonly Placed[] | null = null;
  #placedAt = 0;
  offmapBoxes: readonly PlacedBox[] = [];
  #colours = new Map<string, string>();
  #ratio = 1;
  #asked = 0;
  #zoomed = -Infinity;
  #last: View = { x: 0, y: 0, zoom: 0 };
  #fanned: string | null = null;
  /** The id under the pointer or the keyboard, and the counter being dragged. */
  pointed: string | null = null;
  ghost: Ghost | null = null;
  /** How wide a fanned counter is at least, in CSS pixels. */
  finger = 40;
  /** Called after each frame, for what follows the camera. */
  onframe: (() => void) | null = null;
  /** Milliseconds the last frame took to draw. */
  cost = 0;

  constructor(
    readonly canvas: HTMLCanvasElement,
    chart: Chart,
  ) {
    this.map = new HexMap(chart);
    this.camera = new Camera(this.map.bounds);
    this.#context = canvas.getContext('2d', { alpha: false });
  }

  get contents(): Contents {
    return this.#contents;
  }

  get overview(): HTMLCanvasElement | null {
    return this.#tiles?.overview ?? null;
  }

  /** Puts on another look; the same again costs nothing. */
  dress(look: Look): void {
    const old = this.#look;
    this.#look = look;
    if (old?.style === look.style && old.shade === look.shade && old.t === look.t && equal(old.playable, look.playable))
      return;
    this.#colours.clear();
    if (this.#atlas?.style !== look.style) this.#atlas = new Atlas(look.style);
    this.#strip();
    this.invalidate();
  }

  /** The map must be painted anew. */
  #strip(): void {
    this.#areas.forget();
    this.#tiles?.destroy();
    this.#tiles = null;
  }

  fill(contents: Contents): void {
    if (
      contents.offmapBoxes !== this.#contents.offmapBoxes ||
      (contents.offmapBoxes.length > 0 && contents.pieces !== this.#contents.pieces)
    )
      this.#moor(contents);
    if (contents.pieces !== this.#contents.pieces) {
      this.motion.moved(this.map, this.#contents.pieces, contents.pieces, contents.overlays, performance.now());
    }
    if (contents.pieces !== this.#contents.pieces || contents.legal !== this.#contents.legal) {
      const known = contents.pieces.filter((piece) => this.map.spot(piece.hex));
      this.#stacks = stacksOf(uppermost(known, (piece) => contents.legal.has(piece.id)));
      this.#placed = null;
      if (this.#fanned !== null && this.stack(this.#fanned).length < 2) this.#fanned = null;
    }
    const before = this.#contents;
    const hexes = (ids: ReadonlySet<string>, was: ReadonlySet<string>, list: readonly string[]): readonly string[] =>
      ids === was ? list : [...ids].filter((id) => this.map.get(id));
    this.#marked = {
      legal: hexes(contents.legal, before.legal, this.#marked.legal),
      selected: hexes(contents.selected, before.selected, this.#marked.selected),
      evidence: hexes(contents.evidence, before.evidence, this.#marked.evidence),
    };
    this.#contents = contents;
    this.invalidate();
  }

  /** Lays the off-map boxes around the map, each as large as what lies in it; all of it can be looked at. */
  #moor({ offmapBoxes, pieces }: Contents): void {
    this.offmapBoxes = placeOffmapBoxes(this.map, offmapBoxes, pieces);
    this.map.offmapBoxes = new Map(this.offmapBoxes.map((offmapBox) => [offmapBox.id, offmapBox]));
    this.camera.bounds = boundsWith(this.map, this.offmapBoxes);
    this.#placed = null;
  }

  resize(width: number, height: number, ratio: number): void {
    this.camera.resize(width, height);
    if (ratio !== this.#ratio) this.#strip();
    this.#ratio = ratio;
    this.canvas.width = Math.max(1, Math.round(width * ratio));
    this.canvas.height = Math.max(1, Math.round(height * ratio));
    this.invalidate();
  }

  /** Asks for a frame; many asks make one frame. */
  invalidate(): void {
    this.#asked ||= requestAnimationFrame((now) => {
      this.#asked = 0;
      this.#frame(now);
    });
  }

  destroy(): void {
    cancelAnimationFrame(this.#asked);
    this.#areas.destroy();
    this.#strip();
  }

  // ── what lies where ──

  get fanned(): string | null {
    return this.#fanned;
  }

  /** Fans out the stack in a hex; null lays it down again. */
  fan(hex: string | null): void {
    const wanted = hex !== null && this.folds(hex) ? hex : null;
    if (wanted === this.#fanned) return;
    this.#fanned = wanted;
    this.#placed = null;
    this.invalidate();
  }

  /** Whether counters lie on one another there; in off-map boxes they lie side by side. */
  folds(hex: string): boolean {
    return this.map.get(hex) !== undefined && this.stack(hex).length > 1;
  }

  stack(hex: string): readonly BoardPiece[] {
    return this.#stacks.get(hex) ?? [];
  }

  get placed(): readonly Placed[] {
    const { zoom } = this.camera;
    // The fan keeps its size on the screen, so it changes with the zoom; the stacks do not.
    if (!this.#placed || (this.#fanned !== null && this.#placedAt !== zoom)) {
      const waiting = this.offmapBoxes.flatMap((offmapBox) => piecesInBox(offmapBox, this.stack(offmapBox.id)));
      this.#placed = [...waiting, ...arrange(this.map, this.#stacks, this.#fanned, this.finger / zoom)];
      this.#placedAt = zoom;
    }
    return this.#placed;
  }

  /** What lies at a point of the screen: a counter, a crossing or bar, and the hex or off-map box. */
  hit(at: Point): { readonly piece: BoardPiece | null; readonly thing: string | null; readonly hex: string | null } {
    const point = this.camera.toMap(at);
    const found = nearestOf(this.#fan(), point) ?? pieceAt(this.placed, point);
    if (found) return { piece: found.piece, thing: null, hex: found.piece.hex };
    const crossing = crossingAt(this.map, this.#contents.crossings, point);
    const thing = crossing ?? linkAt(this.map, this.#contents.overlays, point);
    return { piece: null, thing: thing?.id ?? null, hex: this.hexAt(at) };
  }

  hexAt(at: Point): string | null {
    const point = this.camera.toMap(at);
    return this.map.at(point.x, point.y)?.id ?? offmapBoxAt(this.offmapBoxes, point)?.id ?? null;
  }

  /** Whether a point of the screen lies on the fan or in its hex. */
  onFan(at: Point): boolean {
    if (this.#fanned === null) return false;
    const point = this.camera.toMap(at);
    return this.map.at(point.x, point.y)?.id === this.#fanned || onFan(this.#fan(), point);
  }

  #fan(): readonly Placed[] {
    return this.#fanned === null ? [] : this.placed.filter((one) => one.piece.hex === this.#fanned);
  }

  /** The middle of a hex, off-map box, crossing or counter, on the map. */
  whereIs(id: string): Point | null {
    const spot = this.map.spot(id);
    if (spot) return spot;
    const crossing = this.#contents.crossings.find((one) => one.id === id);
    if (crossing) return spotOf(this.map, crossing);
    const placed = this.placed.find((one) => one.piece.id === id);
    if (placed) return placed;
    const place = this.map.chart.places.find((one) => one.id === id)?.hexes[0];
    const marker = this.#contents.markers.find((one) => one.id === id)?.hex;
    return this.map.get(place ?? marker ?? '') ?? null;
  }

  fit(hexes: Iterable<string>, at: boolean, covered = { right: 0, bottom: 0 }): void {
    const cells = [...hexes].map((id) => this.map.spot(id)).filter((spot) => spot !== undefined);
    const view = this.camera.fitting(cells.length ? boxAround(cells, SIZE * 1.6) : this.camera.bounds, 1.6, covered);
    if (at) this.camera.set(view);
    else this.motion.fly(this.camera, view, performance.now());
    this.invalidate();
  }

  // ── a frame ──

  #colour = (name: string): string => {
    if (!name.startsWith('--')) return name;
    let value = this.#colours.get(name);
    if (value === undefined) {
      value = getComputedStyle(this.canvas).getPropertyValue(name).trim() || '#888';
      this.#colours.set(name, value);
    }
    return value;
  };

  #frame(now: number): void {
    const context = this.#context;
    const look = this.#look;
    if (!context || !look || this.camera.width < 2) return;
    const begun = performance.now();
    this.motion.step(this.camera, now);
    const { camera } = this;
    const ratio = this.#ratio;
    const { markers, overlays, crossings, legal, selected, evidence } = this.#contents;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = this.#colour('--paper');
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.#tiles ??= new Tiles(new Terrain(this.map, look.style, look.shade, look.t, look.playable, ratio));
    // While the zoom changes, pieces would be out of date as soon as they are painted; at rest there is time for several.
    const zooming = camera.zoom !== this.#last.zoom;
    const still = !zooming && camera.x === this.#last.x && camera.y === this.#last.y;
    this.#last = camera.view;
    if (zooming) this.#zoomed = begun;
    // Between two turns of the wheel there is a moment of rest that is none.
    const turning = begun - this.#zoomed < TURNING;
    const unfinished = this.#tiles.draw(context, camera, ratio, turning ? 0 : still ? 4 : 1);

    const scale = camera.zoom * ratio;
    const left = (camera.width / 2) * ratio - camera.x * scale;
    const top = (camera.height / 2) * ratio - camera.y * scale;
    const toMap = (): void => context.setTransform(scale, 0, 0, scale, left, top);
    this.#areas.draw(context, this.map, camera, ratio, overlays, this.#colour, begun);
    toMap();
    paintMarked(context, this.map, this.#marked, this.ghost?.over ?? this.pointed, {
      colour: this.#colour,
      shade: look.shade,
      zoom: camera.zoom,
    });
    if (this.offmapBoxes.length > 0)
      paintOffmapBoxes(context, this.offmapBoxes, look.style.sides, this.#colour, camera.zoom, legal);
    paintLinks(context, this.map, overlays, this.#colour, camera.zoom, this.pointed);
    paintMarkers(context, this.map, markers, look.style, camera.zoom, false);

    this.#atlas?.begin(turning ? 0 : still ? 8 : 2);
    context.setTransform(1, 0, 0, 1, 0, 0);
    const placed = this.motion.displaced(this.placed, now);
    const held = this.ghost?.piece.id;
    const faint = (one: Placed): Placed =>
      one.piece.id === held ? { ...one, piece: { ...one.piece, dim: true } } : one;
    const shown = held === undefined ? placed : placed.map(faint);
    const glow = { legal, selected, evidence, pointed: this.pointed };
    const fan =
      this.#fanned === null
        ? []
        : shown.filter((one) => one.piece.hex === this.#fanned && !this.motion.walks(one.piece.id));
    if (this.#atlas) {
      paintPieces(
        context,
        fan.length ? shown.filter((one) => !fan.includes(one)) : shown,
        this.#atlas,
        camera,
        ratio,
        glow,
      );
      if (fan.length) {
        toMap();
        paintTray(context, fan, this.#colour, camera.zoom);
        context.setTransform(1, 0, 0, 1, 0, 0);
        paintPieces(context, fan, this.#atlas, camera, ratio, glow);
      }
    }
    toMap();
    // A counter must not hide whether there is a way out of its hex.
    if (fan.length === 0) paintCrossings(context, this.map, crossings, camera.zoom, legal, this.pointed);
    paintMarkers(context, this.map, markers, look.style, camera.zoom, true);
    if (!turning && fan.length === 0) this.#namesOver(context, scale, shown, ratio);
    paintWays(context, this.map, overlays, this.#colour, camera.zoom, (hex) => this.stack(hex).length > 0);
    paintFlash(context, this.map, this.motion.flashing(now), this.#colour, camera.zoom);
    if (this.ghost && this.#atlas) {
      const { x, y } = camera.toMap(this.ghost.at);
      context.setTransform(1, 0, 0, 1, 0, 0);
      const dragged: Placed = { piece: this.ghost.piece, x, y, half: Math.max(20, 22 / camera.zoom) };
      paintPieces(context, [dragged], this.#atlas, camera, ratio, glow);
    }
    this.cost = performance.now() - begun;
    this.onframe?.();
    if (unfinished || turning || this.#atlas?.late || this.motion.busy) this.invalidate();
  }

  /** Names of cities that counters lie on are written once more, over them. */
  #namesOver(context: CanvasRenderingContext2D, scale: number, shown: readonly Placed[], ratio: number): void {
    const terrain = this.#tiles?.terrain;
    if (!terrain || scale / ratio < NAMED) return;
    const { frame } = this.camera;
    const near = shown.filter((one) => overlaps(squareOf(one), frame)).map(squareOf);
    terrain.paintNames(context, frame, scaleOf(levelFor(scale)), (box) => near.some((square) => overlaps(square, box)));
  }
}
