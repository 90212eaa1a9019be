// The colours of this game over the map, and the layers that only it has: railways and fortifications.
import { SHARED_COLOURS } from '../../hexes/bonds/layers';
import type { Overlay } from '../../hexes/types';
import type { S42View as View } from './wire';
import type { Index } from './lookup';

export const COLOURS = {
  ...SHARED_COLOURS,
  axis: '#3f5b6b',
  soviet: '#b04a34',
  rail: '#2c7a6b',
  railOther: '#8a4f9c',
  fort: '#6b5a2c',
} as const;

/** Each side's colour, and that of its supply. */
export const SIDE_COLOURS = { axis: COLOURS.axis, soviet: COLOURS.soviet } as const;
export const SUPPLY_COLOURS = { axis: COLOURS.supplyOther, soviet: COLOURS.supply } as const;

export const colourOf = (side: string): string => (side === 'axis' ? COLOURS.axis : COLOURS.soviet);

/** 17.1 The railways that serve a side. */
export function railOverlays(side: string, net: { readonly hexes: readonly string[] }): Overlay[] {
  const colour = side === 'axis' ? COLOURS.railOther : COLOURS.rail;
  return [
    { id: `rails-${side}`, kind: 'fill', hexes: net.hexes, colour, alpha: 0.3 },
    { id: `rails-${side}-rim`, kind: 'outline', hexes: net.hexes, colour, alpha: 0.9 },
  ];
}

/** 9.7.6 The printed fortifications that are still in use. */
export function standingLines(view: View, index: Index): string[] {
  return Object.entries(index.catalogue.fortifications).flatMap(([hex, line]) =>
    view.fallen_lines.includes(line) || !index.hexes.has(hex) ? [] : [hex],
  );
}
