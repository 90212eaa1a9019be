// How the boards look: ground by terrain and level, roads, slopes, walls; the colours of the sides.
import { land, mix, STANDARD, type BoardStyle, type TerrainStyle, type Texture } from '../../hexes/style';
import { PATTERNS } from '../../hexes/patterns';
import type { Patterns } from '../../hexes/weaves';
import { groundKey } from './chart';

/** Colours by day and by lamp, and what grows there. */
const GROUND: Readonly<Record<string, readonly [light: string, dark: string, texture: Texture]>> = {
  open: ['#d5d3a0', '#454b30', 'plain'],
  wheat: ['#e6cf7e', '#5b5228', 'fields'],
  corn: ['#bcbf72', '#474f27', 'corn'],
  woods: ['#93ab6c', '#2d4224', 'forest'],
  'light-woods': ['#b4c288', '#384a2b', 'trees'],
  'wooden-building': ['#d2c59a', '#4a4531', 'houses'],
  'stone-building': ['#cbc5b0', '#474538', 'stone-houses'],
  marsh: ['#b3c6ab', '#2f4740', 'marsh'],
  stream: ['#8cb6c9', '#21404f', 'water'],
  ford: ['#b7c6b4', '#3a4f4d', 'marsh'],
  bridge: ['#d5d3a0', '#454b30', 'plain'],
  gully: ['#c0b182', '#3d3a26', 'gully'],
  'gully-end': ['#cbc091', '#42402b', 'gully'],
  ditch: ['#b59c70', '#3a3020', 'ditch'],
};

/** Higher ground is browner and warmer by day, paler by lamp; sunken ground is darker. */
function raised([light, dark, texture]: readonly [string, string, Texture], level: number): TerrainStyle {
  const up = Math.max(0, level);
  const day = level < 0 ? mix(light, '#6b5a35', 0.22) : mix(light, '#a8692f', Math.min(0.66, up * 0.2));
  const lamp = level < 0 ? mix(dark, '#000000', 0.3) : mix(dark, '#b58a55', Math.min(0.6, up * 0.17));
  return land(day, lamp, texture, Math.min(1, 0.1 + up * 0.22));
}

const LEVELS = [-2, -1, 0, 1, 2, 3, 4, 5];

const COH_PATTERNS: Patterns = [
  [/^reach-far$/u, { weave: 'dots' }],
  [/^seen$/u, { weave: 'level' }],
  [/^hazy$/u, { weave: 'upright' }],
  [/^blocked$/u, { weave: 'cross' }],
  [/^blind$/u, { weave: 'rings' }],
  [/^sight-fault$/u, { dash: [4, 6] }],
  [/^threat$/u, { weave: 'bars' }],
  [/^threat-two$/u, { weave: 'plus' }],
  [/^threat-more$/u, { weave: 'grid' }],
  [/^threat-far$/u, { weave: 'slash' }],
  [/^exposure$/u, { weave: 'waves' }],
  [/^exposure-rim$/u, { dash: [10, 6] }],
  [/^arc$/u, { weave: 'chevrons' }],
  [/^arc-rim$/u, { dash: [4, 6] }],
  [/^arc-far$/u, { weave: 'backslash' }],
  [/^targets$/u, { weave: 'diamonds' }],
  [/^targets-rim$/u, { dash: [14, 6] }],
  [/^height--/u, { weave: 'bricks' }],
  ...PATTERNS,
];

export const COH_STYLE: BoardStyle = {
  ...STANDARD,
  patterns: COH_PATTERNS,
  terrain: Object.fromEntries(
    Object.entries(GROUND).flatMap(([terrain, look]) =>
      LEVELS.map((level) => [groundKey(terrain, level), raised(look, level)]),
    ),
  ),
  lines: {
    road: {
      colour: { light: '#b98f5c', dark: '#8d7350' },
      casing: { light: '#6f522e', dark: '#241c10' },
      width: 8,
      ticks: false,
      from: 0,
    },
  },
  edges: {
    seam: { colour: { light: '#4a4433', dark: '#cfc8b0' }, width: 1, alpha: 0.35 },
    slope: { colour: { light: '#7d4f22', dark: '#d9a86a' }, width: 1.7, alpha: 0.85, hachures: true },
    'gully-wall': { colour: { light: '#5d4526', dark: '#a88a58' }, width: 2.6, alpha: 0.85 },
    'small-gully': { colour: { light: '#6b5430', dark: '#b59868' }, width: 5, alpha: 0.75 },
    wall: { colour: { light: '#4b4a46', dark: '#c3c1b6' }, width: 4.2, alpha: 0.95 },
  },
  nations: {
    german: { fill: '#9aa7ad', ink: '#12181c', symbol: '#e3e9ec' },
    soviet: { fill: '#c19a63', ink: '#261605', symbol: '#f3e4c8' },
  },
  sides: { german: '#4d6270', soviet: '#a83f2a' },
};
