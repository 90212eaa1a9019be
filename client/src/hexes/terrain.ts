// Paints a piece of the map: ground, water, woods, rivers, lines, marks and names. Everything here never changes in play.
import {
  borderFeatures,
  bridges,
  coast,
  hachures,
  lineFeatures,
  outline,
  rimFeatures,
  riverFeatures,
  type Bridge,
  type Coast,
  type LinearFeature,
} from './linear';
import { Covers } from './covers';
import { hexPath, PITCH, SIZE, type Box, type Cell, type HexMap } from './geometry';
import {
  LEAST,
  numbersFrom,
  overlaps,
  placeFont,
  placeLabels,
  titleFont,
  titles,
  type Label,
  type Measure,
  type Title,
} from './labels';
import { paintBuilt, paintMark } from './marks';
import { paintRelief, type Relief } from './relief';
import { mix, UNKNOWN_TERRAIN, type BoardStyle, type PlaceStyle, type Shade, type TerrainStyle } from './style';
import { stampTexture } from './textures';
import type { Texts } from '../lib/texts';

interface Names {
  readonly places: readonly Label[];
  readonly titles: readonly Title[];
}

export class Terrain {
  readonly #relief: Relief;
  readonly #covers: Covers;
  readonly #coast: Coast;
  readonly #rivers: ReadonlyMap<string, readonly LinearFeature[]>;
  readonly #lines: ReadonlyMap<string, readonly LinearFeature[]>;
  readonly #bridges: readonly Bridge[];
  readonly #edges: readonly (readonly [string, readonly LinearFeature[]])[];
  readonly #outline: Path2D;
  readonly #names = new Map<number, Names>();
  /** What lies outside the scenario, and its border. */
  readonly #dim: Path2D | null;
  readonly #rim: readonly LinearFeature[];

  constructor(
    readonly map: HexMap,
    readonly style: BoardStyle,
    readonly shade: Shade,
    readonly t: Texts,
    playable: ReadonlySet<string> | undefined,
    /** Pixels of the screen for each CSS pixel. */
    readonly ratio: number,
  ) {
    this.#relief = paintRelief(map, style, shade);
    this.#covers = new Covers(map, style, shade);
    this.#coast = coast(map, (terrain) => this.look(terrain).texture === 'water');
    this.#rivers = riverFeatures(map);
    this.#lines = lineFeatures(map);
    this.#bridges = bridges(map, style);
    this.#edges = Object.entries(map.chart.edges).map(
      ([kind, sides]) =>
        [kind, [...borderFeatures(map, sides), ...(style.edges[kind]?.hachures ? hachures(map, sides) : [])]] as const,
    );
    this.#outline = outline(map);
    this.#dim = null;
    this.#rim = playable ? rimFeatures(map, playable) : [];
    if (playable && map.cells.some((cell) => !playable.has(cell.id))) {
      this.#dim = new Path2D();
      for (const cell of map.cells)
        if (!playable.has(cell.id)) hexPath(this.#dim, map.geometry.flat, cell.x, cell.y, SIZE * 1.01);
    }
  }

  look(terrain: string): TerrainStyle {
    return this.style.terrain[terrain] ?? UNKNOWN_TERRAIN;
  }

  /** The hexes that touch a piece of the map. */
  #cells(box: Box): Cell[] {
    const { geometry } = this.map;
    const [c0, r0] = geometry.at(box.x - SIZE, box.y - SIZE);
    const [c1, r1] = geometry.at(box.x + box.w + SIZE, box.y + box.h + SIZE);
    const found: Cell[] = [];
    for (let row = r0 - 1; row <= r1 + 1; row++) {
      for (let column = c0 - 1; column <= c1 + 1; column++) {
        const cell = this.map.place(column, row);
        if (cell) found.push(cell);
      }
    }
    return found;
  }

  /** Paints the piece `box` of the map; the context is scaled so that one unit is `scale` pixels. */
  paint(context: CanvasRenderingContext2D, box: Box, scale: number, names = true): void {
    const cells = this.#cells(box);
    if (!cells.length) return;
    const zoom = scale / this.ratio;
    const edge = cells.some((cell) => this.map.around(cell).some((near) => !near));
    context.save();
    if (edge) context.clip(this.#outline);
    this.#ground(context, box, cells, zoom);
    this.#water(context, box, cells, zoom);
    if (names) this.#grid(context, cells, zoom);
    this.#waters(context, box, zoom);
    if (names) this.#titles(context, box, scale);
    this.#ways(context, box, zoom);
    this.#borders(context, box, zoom);
    this.#marks(context, box, zoom);
    context.restore();
    if (edge) {
      context.strokeStyle = this.shade === 'light' ? '#5d5540' : '#6d6a58';
      context.lineWidth = Math.max(1.6, 1.2 / zoom);
      context.stroke(this.#outline);
    }
    if (names) this.#places(context, box, scale);
    if (this.#dim) {
      context.fillStyle = this.shade === 'light' ? 'rgb(226 220 204 / 0.72)' : 'rgb(18 20 14 / 0.72)';
      context.fill(this.#dim);
      this.#stroke(context, 'border', this.#rim, box, zoom);
    }
  }

  #picture(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, box: Box): void {
    const { density } = this.#relief;
    const { bounds } = this.map;
    const x0 = Math.max(0, Math.floor((box.x - bounds.x) * density) - 1);
    const y0 = Math.max(0, Math.floor((box.y - bounds.y) * density) - 1);
    const x1 = Math.min(picture.width, Math.ceil((box.x + box.w - bounds.x) * density) + 2);
    const y1 = Math.min(picture.height, Math.ceil((box.y + box.h - bounds.y) * density) + 2);
    if (x1 <= x0 || y1 <= y0) return;
    context.drawImage(
      picture,
      x0,
      y0,
      x1 - x0,
      y1 - y0,
      x0 / density + bounds.x,
      y0 / density + bounds.y,
      (x1 - x0) / density,
      (y1 - y0) / density,
    );
  }

  #ground(context: CanvasRenderingContext2D, box: Box, cells: readonly Cell[], zoom: number): void {
    context.imageSmoothingEnabled = true;
    this.#covers.fill(context, cells);
    context.globalCompositeOperation = 'hard-light';
    this.#picture(context, this.#relief.light, box);
    context.globalCompositeOperation = 'source-over';
    if (zoom < 0.3) return;
    this.#covers.stroke(context, cells, zoom);
    const { flat } = this.map.geometry;
    for (const cell of cells)
      stampTexture(context, { cell, flat, edges: this.#covers.edges(cell) }, this.look(cell.terrain), this.shade, zoom);
    this.#eachPlace(box, (look, cell) => paintBuilt(context, look, cell, this.shade, zoom, flat));
  }

  #water(context: CanvasRenderingContext2D, box: Box, cells: readonly Cell[], zoom: number): void {
    if (!cells.some((cell) => this.#coast.cells.has(cell.id))) return;
    const light = this.shade === 'light';
    context.save();
    context.clip(this.#coast.area, 'evenodd');
    this.#picture(context, this.#relief.water, box);
    // Lines that follow the shore, fainter as the water deepens.
    const shore = this.#coast.lines.filter((line) => overlaps(line.box, box));
    context.lineJoin = 'round';
    for (const [width, alpha] of [
      [26, 0.16],
      [17, 0.2],
      [9, 0.28],
    ] as const) {
      if (zoom < 0.3 && width > 10) continue;
      context.lineWidth = width;
      context.strokeStyle = light ? `rgb(226 240 244 / ${alpha})` : `rgb(96 150 172 / ${alpha * 0.6})`;
      for (const line of shore) context.stroke(line.path);
    }
    context.restore();
    context.lineWidth = Math.max(1.3, 0.9 / zoom);
    context.strokeStyle = light ? '#4f7f96' : '#6d9db3';
    for (const line of shore) context.stroke(line.path);
  }

  #grid(context: CanvasRenderingContext2D, cells: readonly Cell[], zoom: number): void {
    if (zoom < 0.22) return;
    const { flat } = this.map.geometry;
    context.beginPath();
    for (const cell of cells) if (this.look(cell.terrain).texture !== 'void') hexPath(context, flat, cell.x, cell.y);
    context.lineWidth = Math.max(0.7, 0.55 / zoom);
    const strength = Math.min(1, (zoom - 0.12) * 1.6);
    context.strokeStyle =
      this.shade === 'light' ? `rgb(70 62 40 / ${0.2 * strength})` : `rgb(236 228 200 / ${0.12 * strength})`;
    context.stroke();
    if (zoom < numbersFrom) return;
    context.font = `500 ${Math.max(6.6, LEAST / zoom)}px 'Bahnschrift', 'Roboto Condensed', 'DejaVu Sans Condensed', 'Arial Narrow', sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'top';
    context.fillStyle = this.shade === 'light' ? 'rgb(60 52 34 / 0.62)' : 'rgb(236 228 200 / 0.5)';
    const up = flat ? PITCH / 2 - 1.6 : SIZE - 7;
    for (const cell of cells)
      if (this.look(cell.terrain).texture !== 'void') context.fillText(cell.id, cell.x, cell.y - up);
  }

  #waters(context: CanvasRenderingContext2D, box: Box, zoom: number): void {
    const light = this.shade === 'light';
    context.lineCap = 'round';
    context.lineJoin = 'round';
    const sizes = [...this.#rivers].sort(
      ([a], [b]) => (this.style.rivers[a]?.width ?? 4) - (this.style.rivers[b]?.width ?? 4),
    );
    for (const pass of ['bank', 'water'] as const) {
      for (const [size, features] of sizes) {
        const look = this.style.rivers[size] ?? { width: 4, from: 0 };
        if (zoom < look.from) continue;
        const width = Math.max(look.width, (look.width > 5 ? 1.5 : 0.8) / zoom);
        context.lineWidth = pass === 'bank' ? width + Math.max(1.6, 0.5 / zoom) : width;
        context.strokeStyle = pass === 'bank' ? (light ? '#4c7c94' : '#122a36') : light ? '#86b6cd' : '#4e8aa6';
        for (const one of features) if (overlaps(one.box, box)) context.stroke(one.path);
      }
    }
  }

  #ways(context: CanvasRenderingContext2D, box: Box, zoom: number): void {
    context.lineCap = 'butt';
    context.lineJoin = 'round';
    const kinds = [...this.#lines].map(([kind, features]) => ({
      features: features.filter((one) => overlaps(one.box, box)),
      look: this.style.lines[kind],
    }));
    for (const { features, look } of kinds.sort((a, b) => Number(a.look?.ticks) - Number(b.look?.ticks))) {
      if (!look || zoom < look.from) continue;
      const width = Math.max(look.width, 0.8 / zoom);
      if (zoom > 0.45) {
        context.lineWidth = width + 1.8;
        context.strokeStyle = look.casing[this.shade];
        for (const one of features) context.stroke(one.path);
      }
      context.lineWidth = width;
      context.strokeStyle = look.colour[this.shade];
      for (const one of features) context.stroke(one.path);
      if (!look.ticks || zoom < 0.32) continue;
      context.setLineDash([1.1, 6.4]);
      context.lineWidth = 5.6;
      for (const one of features) context.stroke(one.path);
      context.setLineDash([]);
    }
    if (zoom < 0.5) return;
    for (const bridge of this.#bridges) {
      if (!overlaps({ x: bridge.x - 10, y: bridge.y - 10, w: 20, h: 20 }, box)) continue;
      context.save();
      context.translate(bridge.x, bridge.y);
      context.rotate(bridge.angle);
      const half = bridge.width / 2 + 2.4;
      context.strokeStyle = this.shade === 'light' ? '#2c2820' : '#e9e1ca';
      context.lineWidth = 1.2;
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(-half - 1.6, side * 5.8);
        context.lineTo(-half, side * 4);
        context.lineTo(half, side * 4);
        context.lineTo(half + 1.6, side * 5.8);
        context.stroke();
      }
      context.restore();
    }
  }

  #borders(context: CanvasRenderingContext2D, box: Box, zoom: number): void {
    for (const [kind, features] of this.#edges) this.#stroke(context, kind, features, box, zoom);
  }

  #stroke(
    context: CanvasRenderingContext2D,
    kind: string,
    features: readonly LinearFeature[],
    box: Box,
    zoom: number,
  ): void {
    const look = this.style.edges[kind];
    if (!look) return;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.globalAlpha = look.alpha;
    context.strokeStyle = look.colour[this.shade];
    context.lineWidth = Math.max(look.width, 1.6 / zoom);
    for (const one of features) if (overlaps(one.box, box)) context.stroke(one.path);
    context.globalAlpha = 1;
  }

  /** Each hex of a place in a box, places of higher rank last. */
  #eachPlace(box: Box, draw: (look: PlaceStyle, cell: Cell) => void): void {
    const ordered = this.map.chart.places
      .map((place) => ({ place, look: this.style.places[place.kind] }))
      .sort((a, b) => (a.look?.rank ?? 0) - (b.look?.rank ?? 0));
    for (const { place, look } of ordered) {
      for (const id of look ? place.hexes : []) {
        const cell = this.map.get(id);
        if (look && cell && overlaps({ x: cell.x - SIZE, y: cell.y - SIZE, w: 2 * SIZE, h: 2 * SIZE }, box))
          draw(look, cell);
      }
    }
  }

  #marks(context: CanvasRenderingContext2D, box: Box, zoom: number): void {
    this.#eachPlace(box, (look, cell) => {
      if (zoom >= look.from * 0.6) paintMark(context, look, cell, this.shade, zoom);
    });
  }

  #labels(context: CanvasRenderingContext2D, scale: number): Names {
    const known = this.#names.get(scale);
    if (known) return known;
    const measure: Measure = (text, font) => {
      context.font = font;
      return context.measureText(text).width;
    };
    const made: Names = {
      places: placeLabels(this.map, this.style, this.t, scale, this.ratio, measure),
      titles: titles(this.map, this.style, this.t, scale, this.ratio, measure),
    };
    this.#names.set(scale, made);
    return made;
  }

  /** Names are set in pixels of the level, so the scale is taken off for them. */
  #inPixels(context: CanvasRenderingContext2D, scale: number, draw: () => void): void {
    context.save();
    context.scale(1 / scale, 1 / scale);
    draw();
    context.restore();
  }

  #titles(context: CanvasRenderingContext2D, box: Box, scale: number): void {
    const area = { x: box.x * scale, y: box.y * scale, w: box.w * scale, h: box.h * scale };
    const { titles: all } = this.#labels(context, scale);
    this.#inPixels(context, scale, () => {
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      for (const title of all) {
        if (!overlaps(title.box, area)) continue;
        context.font = titleFont(title.size);
        context.letterSpacing = `${(title.size * title.style.spacing).toFixed(1)}px`;
        context.globalAlpha = 0.62;
        context.fillStyle = title.style.colour[this.shade];
        context.fillText(title.text, title.x, title.y);
      }
      context.globalAlpha = 1;
      context.letterSpacing = '0px';
    });
  }

  #places(context: CanvasRenderingContext2D, box: Box, scale: number): void {
    const area = { x: box.x * scale, y: box.y * scale, w: box.w * scale, h: box.h * scale };
    this.#write(
      context,
      scale,
      this.#labels(context, scale).places.filter((label) => overlaps(label.box, area)),
    );
  }

  /** Writes the names of cities in a box again, of those for which `which` says so; it is asked in units of the map. */
  paintNames(context: CanvasRenderingContext2D, box: Box, scale: number, which: (box: Box) => boolean): void {
    const labels = this.#labels(context, scale).places.filter((label) => {
      const { x, y, w, h } = label.box;
      const lies = { x: x / scale, y: y / scale, w: w / scale, h: h / scale };
      return label.style.bold && overlaps(lies, box) && which(lies);
    });
    if (labels.length > 0) this.#write(context, scale, labels);
  }

  #write(context: CanvasRenderingContext2D, scale: number, labels: readonly Label[]): void {
    const halo = this.shade === 'light' ? 'rgb(250 245 230 / 0.86)' : 'rgb(18 20 13 / 0.82)';
    this.#inPixels(context, scale, () => {
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      for (const label of labels) {
        context.font = placeFont(label.style, label.size);
        context.textAlign = label.align;
        context.lineWidth = label.size * 0.26;
        context.strokeStyle = halo;
        context.strokeText(label.text, label.x, label.y);
        context.fillStyle = this.shade === 'light' ? '#1d1a12' : mix('#fffbe8', label.style.colour.dark, 0.2);
        context.fillText(label.text, label.x, label.y);
      }
    });
  }
}
