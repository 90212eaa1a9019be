// The colours of this game over the map, and the layers that only it has.
import { SHARED_COLOURS } from '../../hexes/bonds/layers';
import type { Overlay } from '../../hexes/types';
import type { Index } from './lookup';

export const COLOURS = {
  ...SHARED_COLOURS,
  allied: '#9c5a16',
  german: '#3f5b6b',
  landing: '#3b78b5',
  corps: '#7a4fa3',
} as const;

/** Each side's colour, and that of its supply. */
export const SIDE_COLOURS = { allied: COLOURS.allied, german: COLOURS.german } as const;
export const SUPPLY_COLOURS = { allied: COLOURS.supply, german: COLOURS.supplyOther } as const;

export const colourOf = (side: string): string => (side === 'allied' ? COLOURS.allied : COLOURS.german);

/** 22.2 Where each division lands. */
export function landingOverlays(index: Index): Overlay[] {
  const hexes = index.catalogue.landings.flatMap((zone) => zone.hexes);
  return [
    { id: 'landings', kind: 'fill', hexes, colour: COLOURS.landing, alpha: 0.3 },
    { id: 'landings-rim', kind: 'outline', hexes, colour: COLOURS.landing },
  ];
}

/** 23.4 The land of each corps. */
export function corpsOverlays(index: Index): Overlay[] {
  return index.catalogue.chart.zones
    .filter((zone) => zone.kind === 'corps')
    .map((zone) => ({
      id: `corps-${zone.id}`,
      kind: 'outline',
      hexes: zone.hexes,
      colour: COLOURS.corps,
      alpha: 0.85,
      dash: [9, 6],
    }));
}
