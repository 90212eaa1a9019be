import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CUES as AVA } from '../../games/ava/cues';
import { CUES as COH } from '../../games/coh/cues';
import { CUES as H44 } from '../../games/h44/cues';
import { CUES as PAVLOV } from '../../games/pavlov/cues';
import { CUES as S42 } from '../../games/s42/cues';
import type { LogEntry } from '../../lib/wire';
import { beatsOf } from './beats';
import { holdOf, resultsOf, shotsOf, tracesOf } from './scenes';

const BATTLE: readonly LogEntry[] = [
  {
    ply: 1,
    seat: 'axis',
    events: [
      { what: 'battle', args: { hex: '1815', units: ['ge-3pz', 'ge-71'], result: 'D1' }, roll: { dice: [4] } },
      { what: 'unit-reduced', args: { unit: 'su-9gds', hex: '1815' } },
    ],
  },
  {
    ply: 2,
    seat: 'soviet',
    events: [{ what: 'unit-retreated', args: { unit: 'su-9gds', start: '1815', end: '1914' } }],
  },
];
const [attack, retreat] = shotsOf(beatsOf(BATTLE, S42));

describe('a moment of a playback', () => {
  test('points from those who attack to what they attack, and looks there', () => {
    expect(tracesOf(attack!)).toEqual({
      arrows: [
        { kind: 'attack', path: ['ge-3pz', '1815'] },
        { kind: 'attack', path: ['ge-71', '1815'] },
      ],
      gaze: ['1815', 'ge-3pz', 'ge-71'],
    });
  });

  test('shows what came of it, after it', () => {
    expect(tracesOf(retreat!).arrows).toEqual([{ kind: 'retreat', path: ['1815', '1914'] }]);
    expect(retreat!.shown).toHaveLength(2);
    expect(holdOf(retreat!)).toBeLessThan(holdOf(attack!));
  });

  test('tells results where they happened, a retreat where it began', () => {
    expect(resultsOf(retreat!.shown).map(({ at, lines }) => [at, ...lines.map(({ cue }) => cue)])).toEqual([
      ['1815', 'attack', 'loss', 'retreat'],
    ]);
  });
});

test('what hit a unit that is gone is told in its hex', () => {
  const events = [
    { what: 'attack-begins', args: { unit: 'tiger', hex: 'A3' } },
    { what: 'attack-destroyed', args: { unit: 'tiger', target: 't34' }, roll: { dice: [6, 5] } },
    { what: 'unit-destroyed', args: { unit: 't34', hex: 'A3' } },
  ];
  const [shot] = shotsOf(beatsOf([{ ply: 1, seat: 'german', events }], COH));
  expect(resultsOf(shot!.shown).map(({ at, lines }) => [at, lines[0]?.event.what])).toEqual([
    ['A3', 'attack-destroyed'],
  ]);
});

describe('cues', () => {
  test.each(Object.entries({ pavlov: PAVLOV, ava: AVA, h44: H44, s42: S42, coh: COH }))(
    'of %s are events of the game',
    (slug, cues) => {
      const texts = readFileSync(
        new URL(`../../../../src/grognard/packs/${slug}/texts/en.ftl`, import.meta.url),
        'utf8',
      );
      const unknown = Object.keys(cues).filter((what) => !new RegExp(`^${what} =`, 'mu').test(texts));
      expect(unknown).toEqual([]);
    },
  );
});
