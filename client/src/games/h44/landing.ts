// 22.3 What a landing would come to, hex by hex: results in their order, the risk, hexes of equal chances together.
import type { H44Descent, H44LandingSpot, H44Touchdown } from './wire';

/** The results of the landing table from best to worst. */
export const RESULTS: readonly string[] = ['none', 'S', 'S1', 'S2'];
const FACES = 6;

export interface LandingResult {
  readonly result: string;
  /** The text that says what it means. */
  readonly text: string;
  readonly chance: number;
  readonly touchdown: H44Touchdown;
}

const MEANINGS: Readonly<Record<string, string>> = {
  none: 'landing-none',
  S: 'landing-scattered',
  S1: 'landing-steps',
  S2: 'landing-steps',
};

/** What can happen in a hex, from best to worst. */
export function landingResults(spot: H44LandingSpot): LandingResult[] {
  return [...spot.results]
    .sort((one, other) => RESULTS.indexOf(one.result) - RESULTS.indexOf(other.result))
    .map((touchdown) => ({
      result: touchdown.result,
      text: meaning(touchdown),
      chance: touchdown.faces / FACES,
      touchdown,
    }));
}

/** 22.3.4 Guns are turned over or lost, others lose steps. */
function meaning(touchdown: H44Touchdown): string {
  if (touchdown.destroyed) return 'landing-lost';
  if (touchdown.turned) return 'landing-turned';
  return MEANINGS[touchdown.result] ?? 'landing-none';
}

/** The chance that something is lost there: steps, or guns that are turned over. */
export function risk(spot: H44LandingSpot): number {
  return spot.results.reduce((sum, { faces, lost, turned }) => sum + (lost > 0 || turned ? faces : 0), 0) / FACES;
}

/** Steps lost on the average. */
export function expectedLosses(spot: H44LandingSpot): number {
  return spot.results.reduce((sum, { faces, lost }) => sum + faces * lost, 0) / FACES;
}

export interface Tier {
  readonly hexes: readonly string[];
  /** One of them: all are alike. */
  readonly spot: H44LandingSpot;
}

/** Hexes with the same chances together, the safest first; those the enemy holds come last. */
export function tiers(descent: H44Descent): Tier[] {
  const found = new Map<string, { hexes: string[]; spot: H44LandingSpot }>();
  for (const spot of descent.spots) {
    const key = `${spot.held} ${landingResults(spot)
      .map(({ result, chance }) => `${result}:${chance}`)
      .join(' ')}`;
    const tier = found.get(key);
    if (tier) tier.hexes.push(spot.hex);
    else found.set(key, { hexes: [spot.hex], spot });
  }
  return [...found.values()].sort(
    (one, other) =>
      Number(one.spot.held) - Number(other.spot.held) ||
      risk(one.spot) - risk(other.spot) ||
      expectedLosses(one.spot) - expectedLosses(other.spot),
  );
}

/** Each hex with its risk, for tints on the map. */
export function risks(descent: H44Descent): Map<string, number> {
  return new Map(descent.spots.map((spot) => [spot.hex, spot.held ? 1 : risk(spot)]));
}
