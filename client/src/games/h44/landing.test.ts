// The chances of a landing, put in order.
import { describe, expect, it } from 'vitest';
import type { H44Descent, H44LandingSpot, H44Touchdown } from './wire';
import { landingResults, risk, risks, tiers, expectedLosses } from './landing';

const down = (result: string, faces: number, extra: Partial<H44Touchdown> = {}): H44Touchdown => ({
  result,
  faces,
  lost: 0,
  returns: 0,
  destroyed: false,
  turned: false,
  ...extra,
});
const spot = (hex: string, results: readonly H44Touchdown[], held = false): H44LandingSpot => ({
  hex,
  ground: '',
  held,
  modifiers: [],
  results,
});

const SAFE = [down('none', 4), down('S', 1), down('S1', 1, { lost: 1, returns: 1 })];
const HARD = [down('S2', 3, { lost: 2, returns: 1 }), down('S1', 2, { lost: 1, returns: 1 }), down('S', 1)];

describe('landing', () => {
  it('has the results from best to worst', () => {
    expect(landingResults(spot('6416', HARD)).map(({ result, chance }) => [result, chance])).toEqual([
      ['S', 1 / 6],
      ['S1', 1 / 3],
      ['S2', 1 / 2],
    ]);
  });
  it('counts the risk and the expectedLosses', () => {
    expect(risk(spot('6416', HARD))).toBeCloseTo(5 / 6);
    expect(expectedLosses(spot('6416', HARD))).toBeCloseTo(8 / 6);
  });
  it('says what guns suffer', () => {
    const guns = spot('6516', [down('S1', 2, { turned: true }), down('S2', 1, { lost: 1, destroyed: true })]);
    expect(landingResults(guns).map(({ text }) => text)).toEqual(['landing-turned', 'landing-lost']);
    expect(risk(guns)).toBe(0.5);
  });
  it('puts hexes of equal chances together, the safest first, combat last', () => {
    const descent: H44Descent = {
      unit: 'br-4p-10',
      per: 'unit',
      spots: [spot('1', HARD), spot('2', SAFE), spot('3', SAFE, true), spot('4', SAFE)],
      closed: [],
    };
    expect(tiers(descent).map((tier) => tier.hexes)).toEqual([['2', '4'], ['1'], ['3']]);
    expect(risks(descent).get('3')).toBe(1);
  });
});
