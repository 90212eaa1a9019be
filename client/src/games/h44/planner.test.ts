// The pure parts of the planner: chances out of ends, and who takes part.
import { describe, expect, it } from 'vitest';
import type { Ending, Forecast } from '../../hexes/bonds/wire';
import type { H44Battle, H44Odds } from './wire';
import { differs, losses, mean, percent, share, summary, toneOf } from '../../hexes/bonds/chances';
import { joining } from '../../hexes/bonds/planner.svelte';
import {
  asked,
  adjacentAttackers,
  declaredForce,
  whatIfForce,
  withAttached,
  withGun,
  withLead,
  withUnit,
  type WhatIf,
} from './force';
import { choice, INDEX, view } from './fixtures';

const end = (extra: Partial<Ending>): Ending => ({
  result: 'DR',
  attacker_steps: 0,
  defender_steps: 0,
  attackers_destroyed: 0,
  defenders_destroyed: 0,
  retreated: 0,
  held: false,
  cleared: false,
  taken: false,
  breakthrough: false,
  ...extra,
});

const STANDS: Forecast = {
  stands: true,
  whole: 36,
  ends: [
    { ending: end({ taken: true, cleared: true, retreated: 1 }), count: 18 },
    { ending: end({ held: true, defender_steps: 1 }), count: 12 },
    { ending: end({ held: true, defender_steps: 1, attacker_steps: 1 }), count: 6 },
  ],
};
const YIELDS: Forecast = {
  stands: false,
  whole: 6,
  ends: [{ ending: end({ taken: true, cleared: true, retreated: 1 }), count: 6 }],
};

const odds = (...forecasts: readonly Forecast[]): H44Odds => ({
  target: '4016',
  side: 'allied',
  lead: 'GDS',
  attached: '',
  guns: [],
  air: false,
  attackers: [],
  defenders: [],
  unknown: false,
  attack: 10,
  defence: 5,
  ratio: '2-1',
  shifts: [],
  column: '2-1',
  results: [],
  forecasts,
  stand: null,
  ways: [],
  bridges: [],
  helpers: { units: [], leads: [], attachable: [], guns: [], air: false },
  refusals: [],
});

describe('chances', () => {
  it('adds up the ends in which something holds', () => {
    expect(share(STANDS, (one) => one.held)).toBe(0.5);
  });
  it('answers each question for both defenders', () => {
    const rows = new Map(summary(odds(STANDS, YIELDS)).map((row) => [row.text, row]));
    expect(rows.get('chance-taken')).toMatchObject({ stands: 0.5, yields: 1 });
    expect(rows.get('chance-held')).toMatchObject({ stands: 0.5, yields: 0 });
    expect(rows.get('chance-own-loss')?.stands).toBeCloseTo(1 / 6);
  });
  it('leaves out what cannot happen, but tells of the hex in any case', () => {
    const never: Forecast = { stands: true, whole: 6, ends: [{ ending: end({ result: 'ENG' }), count: 6 }] };
    expect(summary(odds(never, { ...never, stands: false })).map((row) => row.text)).toEqual([
      'chance-taken',
      'chance-nothing',
    ]);
  });
  it('says nothing while no unit attacks', () => {
    expect(summary(odds())).toEqual([]);
  });
  it('knows whether it matters what the defender does', () => {
    expect(differs(odds(STANDS, YIELDS))).toBe(true);
    expect(differs(odds(YIELDS, { ...YIELDS, stands: true }))).toBe(false);
  });
  it('spreads the losses and takes their mean', () => {
    expect(losses(STANDS, 'defender')).toEqual([0.5, 0.5]);
    expect(mean(losses(STANDS, 'attacker'))).toBeCloseTo(1 / 6);
  });
  it.each([
    [0, '0%'],
    [0.001, '<1%'],
    [0.5, '50%'],
    [0.999, '>99%'],
    [1, '100%'],
  ])('writes %d as %s', (chance, text) => {
    expect(percent(chance)).toBe(text);
  });
  it('tells good results from bad ones', () => {
    expect(['DS', 'EX', 'A1'].map(toneOf)).toEqual(['good', 'even', 'bad']);
  });
});

describe('an attack that is asked about', () => {
  const plan: WhatIf = { target: '4016', units: ['a', 'b'], lead: '', attached: 'b', guns: ['g'], air: false };

  it('takes a unit out, which is attached no longer', () => {
    expect(withUnit(plan, 'b')).toMatchObject({ units: ['a'], attached: '' });
    expect(withUnit(plan, 'c').units).toEqual(['a', 'b', 'c']);
  });
  it('loses its guns when another formation leads', () => {
    expect(withLead(plan, 'GDS')).toMatchObject({ lead: 'GDS', guns: [], attached: '' });
  });
  it('switches guns and the attached unit', () => {
    expect(withGun(plan, 'g').guns).toEqual([]);
    expect(withAttached(plan, 'b').attached).toBe('');
    expect(withAttached(plan, 'a').attached).toBe('a');
  });
  it('is put to the game as it stands', () => {
    expect(asked(plan)).toEqual({
      target: '4016',
      units: ['a', 'b'],
      lead: '',
      attached: 'b',
      guns: ['g'],
      air: false,
    });
  });
});

describe('who takes part', () => {
  const battle: H44Battle = {
    target: '0302',
    side: 'allied',
    kind: 'attack',
    units: ['irish'],
    joined: [],
    lead: 'GDS',
    attached: '',
    guns: [],
    air: false,
  };
  const choices = [
    choice('join', { unit: 'welsh' }),
    choice('leave', { unit: 'irish' }),
    choice('attach', { unit: 'irish' }),
    choice('lead', { formation: '1AB' }),
    choice('support', { unit: 'guns' }),
    choice('call-air'),
  ];

  it('knows who stands next to a hex, guns left out', () => {
    expect(adjacentAttackers('0302', view(), INDEX)).toEqual(['irish', 'welsh']);
    expect(adjacentAttackers('0402', view(), INDEX)).toEqual([]);
  });
  it('counts units beyond the edge of the map in', () => {
    const beyond = view({ units: { ...view().units, henke: ['0401', 2, 'good', []] } });
    expect(adjacentAttackers('0401', beyond, INDEX)).toContain('reserve');
  });
  it('reads the plan on the table from the answers', () => {
    const force = declaredForce(battle, choices, view({ battle }), INDEX);
    expect(force.units.map(({ unit, joins }) => [unit, joins])).toEqual([
      ['irish', true],
      ['welsh', false],
    ]);
    expect(force.units[0]).toMatchObject({ attachable: true, attached: false });
    expect(force.leads).toEqual(['1AB', 'GDS']);
    expect(force.guns).toEqual([{ unit: 'guns', joins: false }]);
    expect(force.air).toBe('open');
    expect(declaredForce({ ...battle, air: true, guns: ['guns'] }, [], view({ battle }), INDEX)).toMatchObject({
      air: 'called',
      guns: [{ unit: 'guns', joins: true }],
    });
  });
  it('takes what is only asked about from the game', () => {
    const plan: WhatIf = { target: '0302', units: ['irish'], lead: '', attached: '', guns: [], air: false };
    const answer = {
      ...odds(),
      helpers: { units: ['irish', 'welsh'], leads: ['GDS'], attachable: [], guns: ['guns'], air: true },
    };
    const force = whatIfForce(plan, answer, view(), INDEX);
    expect(force).toMatchObject({ lead: 'GDS', guns: [{ unit: 'guns', joins: false }], air: 'open' });
    expect(force.units.map(({ joins }) => joins)).toEqual([true, false]);
  });
  it('finds the answer that lets a unit in or out', () => {
    expect(joining('welsh', choices)).toEqual({ do: 'join', unit: 'welsh' });
    expect(joining('irish', choices)).toEqual({ do: 'leave', unit: 'irish' });
    expect(joining('henke', choices)).toBeNull();
  });
});
