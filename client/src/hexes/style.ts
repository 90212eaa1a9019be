// How a board looks: colours and patterns by terrain, river size, kind of line and place, nation. A game may replace any part.
import { PATTERNS } from './patterns';
import type { Patterns } from './weaves';

export type Shade = 'light' | 'dark';
/** A colour by daylight and by lamp. */
export type Ink = Readonly<Record<Shade, string>>;

export type Texture =
  | 'plain'
  | 'trees'
  | 'forest'
  | 'marsh'
  | 'hills'
  | 'mountains'
  | 'water'
  | 'void'
  | 'fields'
  | 'sand'
  | 'polder'
  | 'corn'
  | 'houses'
  | 'stone-houses'
  | 'gully'
  | 'ditch';

export interface TerrainStyle {
  readonly ground: Ink;
  readonly texture: Texture;
  /** How high it stands, 0 to 1: the relief is shaded by it. */
  readonly height: number;
}

export interface LineStyle {
  readonly colour: Ink;
  readonly casing: Ink;
  readonly width: number;
  /** Railways have sleepers. */
  readonly ticks: boolean;
  /** Shown from this zoom on. */
  readonly from: number;
}

export interface PlaceStyle {
  /** The mark: a block of houses, a ring, a dot, a star or nothing. */
  readonly mark: 'blocks' | 'ring' | 'dot' | 'star' | 'none';
  readonly colour: Ink;
  /** Size of the name in pixels at zoom 1. */
  readonly text: number;
  readonly bold: boolean;
  /** Names of higher rank are placed first. */
  readonly rank: number;
  /** The name is shown from this zoom on. */
  readonly from: number;
}

export interface CaptionStyle {
  readonly colour: Ink;
  /** Height of the letters in units of the map. */
  readonly text: number;
  readonly spacing: number;
}

export interface EdgeStyle {
  readonly colour: Ink;
  readonly width: number;
  readonly alpha: number;
  /** A slope: short lines run down from the first hex of each side to the second. */
  readonly hachures?: boolean;
}

export interface NationStyle {
  readonly fill: string;
  readonly ink: string;
  /** Ground of the unit symbol. */
  readonly symbol: string;
}

export interface BoardStyle {
  readonly terrain: Readonly<Record<string, TerrainStyle>>;
  readonly rivers: Readonly<Record<string, { readonly width: number; readonly from: number }>>;
  readonly lines: Readonly<Record<string, LineStyle>>;
  readonly places: Readonly<Record<string, PlaceStyle>>;
  readonly captions: Readonly<Record<string, CaptionStyle>>;
  readonly edges: Readonly<Record<string, EdgeStyle>>;
  readonly nations: Readonly<Record<string, NationStyle>>;
  /** Colours of the sides, for markers and the small map. */
  readonly sides: Readonly<Record<string, string>>;
  /** Sides whose counters have cut corners and whose flags are swallow-tailed, so that sides are told apart without colour. */
  readonly cut: readonly string[];
  /** What overlays look like besides their colour, by their ids. */
  readonly patterns: Patterns;
}

export const land = (light: string, dark: string, texture: Texture, height = 0): TerrainStyle => ({
  ground: { light, dark },
  texture,
  height,
});

export const TERRAIN: Readonly<Record<string, TerrainStyle>> = {
  clear: land('#e6dfbd', '#45462f', 'plain', 0.1),
  fields: land('#e9dfae', '#3f3d27', 'fields', 0.1),
  'sparse-forest': land('#ccd3a2', '#3a472a', 'trees', 0.14),
  'dense-forest': land('#a3b981', '#2b4023', 'forest', 0.2),
  forest: land('#a9bd85', '#2c3f24', 'forest', 0.2),
  woods: land('#b5c690', '#334228', 'trees', 0.16),
  swamp: land('#c6d3b8', '#304440', 'marsh', 0),
  marsh: land('#c6d3b8', '#304440', 'marsh', 0),
  hills: land('#d9c99a', '#514830', 'hills', 0.5),
  mountain: land('#cbb48a', '#5a4c38', 'mountains', 1),
  lake: land('#9fc3d3', '#21404f', 'water', 0),
  sea: land('#93bccf', '#1c3a4a', 'water', 0),
  out: land('#d3cdbb', '#262720', 'void', 0.05),
};

export const STANDARD: BoardStyle = {
  terrain: TERRAIN,
  rivers: {
    large: { width: 7, from: 0 },
    small: { width: 3.2, from: 0.2 },
  },
  lines: {
    rail: {
      colour: { light: '#2b2822', dark: '#cfc8b4' },
      casing: { light: '#f4efdf99', dark: '#14150f99' },
      width: 1.7,
      ticks: true,
      from: 0,
    },
    road: {
      colour: { light: '#a1502f', dark: '#c98a5c' },
      casing: { light: '#f7f0dc99', dark: '#14150f88' },
      width: 1.6,
      ticks: false,
      from: 0.26,
    },
  },
  places: {
    major: { mark: 'blocks', colour: { light: '#33291f', dark: '#d9cbb0' }, text: 15, bold: true, rank: 3, from: 0 },
    city: { mark: 'ring', colour: { light: '#33291f', dark: '#d9cbb0' }, text: 12.5, bold: true, rank: 2, from: 0.3 },
    town: { mark: 'dot', colour: { light: '#4a4033', dark: '#bfb59c' }, text: 11, bold: false, rank: 1, from: 0.6 },
  },
  captions: {
    sea: { colour: { light: '#3c6b85', dark: '#7fb0c8' }, text: 48, spacing: 0.45 },
    lake: { colour: { light: '#3c6b85', dark: '#7fb0c8' }, text: 22, spacing: 0.2 },
    marsh: { colour: { light: '#4d6a55', dark: '#8fb09a' }, text: 34, spacing: 0.45 },
    region: { colour: { light: '#6e6247', dark: '#b0a482' }, text: 40, spacing: 0.5 },
    mountains: { colour: { light: '#75583a', dark: '#c0a07a' }, text: 34, spacing: 0.5 },
  },
  edges: {
    border: { colour: { light: '#17150f', dark: '#f0e9d4' }, width: 4.5, alpha: 0.82 },
    start: { colour: { light: '#b3271b', dark: '#e2574a' }, width: 5, alpha: 0.78 },
  },
  nations: {
    de: { fill: '#98a196', ink: '#15180f', symbol: '#dfe3d8' },
    ro: { fill: '#dcb45c', ink: '#2a1f08', symbol: '#f7e9c2' },
    hu: { fill: '#b7a878', ink: '#241d0c', symbol: '#ece4c8' },
    it: { fill: '#a9b989', ink: '#1b2410', symbol: '#e6edd6' },
    su: { fill: '#bf5a43', ink: '#1f0904', symbol: '#f3d3c4' },
    us: { fill: '#8f9a5b', ink: '#171a08', symbol: '#e2e6c6' },
    uk: { fill: '#c9a87c', ink: '#2a1c0a', symbol: '#f1e2cb' },
    pl: { fill: '#c98d93', ink: '#2a0d11', symbol: '#f6dfe1' },
  },
  sides: { axis: '#6f7a6d', soviet: '#b04a34', allied: '#7d8a48' },
  cut: ['soviet', 'allied'],
  patterns: PATTERNS,
};

export const UNKNOWN_TERRAIN: TerrainStyle = land('#dcd6c0', '#34352b', 'plain', 0.1);

/** Red, green, blue of `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export function rgb(colour: string): readonly [number, number, number] {
  const digits = colour.replace('#', '');
  const wide = digits.length < 6 ? digits.replace(/./gu, '$&$&') : digits;
  const part = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16) || 0;
  return [part(0), part(2), part(4)];
}

/** A mixture of two colours; `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const a = rgb(one);
  const b = rgb(other);
  const part = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}
