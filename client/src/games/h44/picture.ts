// What this game lays over the map beyond what every game with bonds does: landing zones, landings and their risk.
import { listed } from '../../hexes/bonds/picture';
import { having } from '../../hexes/table/answers';
import type { Overlay } from '../../hexes/types';
import type { Choice } from '../../lib/wire';
import type { H44Descent } from './wire';
import type { Scene } from './gestures';
import { risks } from './landing';
import { COLOURS, corpsOverlays, landingOverlays } from './layers';
import type { Index } from './lookup';

/** The layers of this game alone. */
export function ownLayers(layers: ReadonlySet<string>, index: Index): Overlay[] {
  return [
    ...(layers.has('landings') ? landingOverlays(index) : []),
    ...(layers.has('corps') ? corpsOverlays(index) : []),
  ];
}

const hexesOf = (choices: readonly Choice[]): readonly string[] =>
  listed(choices.map((choice) => String(choice.action.hex)));

/** From here on a landing is dangerous. */
const DANGER = 0.5;

/** 22.2 Where the unit in hand may land; hexes where it would more likely than not be the worse for it are red. */
export function landings({ choices, hand }: Scene, descent: H44Descent | null): Overlay[] {
  const open = having(choices, 'land', hand === null ? {} : { unit: hand });
  if (open.length === 0) return [];
  const risk = descent?.unit === hand ? risks(descent) : new Map<string, number>();
  const dangerous = (choice: Choice): boolean => (risk.get(String(choice.action.hex)) ?? 0) >= DANGER;
  const [safe, risky] = [hexesOf(open.filter((choice) => !dangerous(choice))), hexesOf(open.filter(dangerous))];
  return [
    { id: 'landings', kind: 'fill', hexes: safe, colour: COLOURS.landing, alpha: 0.32 },
    { id: 'landings-rim', kind: 'outline', hexes: safe, colour: COLOURS.landing },
    { id: 'landings-risky', kind: 'fill', hexes: risky, colour: COLOURS.strike, alpha: 0.26 },
    { id: 'landings-risky-rim', kind: 'outline', hexes: risky, colour: COLOURS.strike },
  ];
}
