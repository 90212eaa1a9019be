import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CUES as AVA } from '../../games/ava/cues';
import { CUES as COH } from '../../games/coh/cues';
import { CUES as H44 } from '../../games/h44/cues';
import { CUES as PAVLOV } from '../../games/pavlov/cues';
import { CUES as S42 } from '../../games/s42/cues';
import type { LogEntry } from '../../lib/wire';
import { beatsOf, othersBeats } from './beats';
import { glimpsedTraces, holdOf, resultsOf, shotsOf, summaryOf, tracesOf } from './scenes';

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

describe('counters without names', () => {
  const pushed = (type: string, start: string, space: string) => ({
    what: 'counter-advances',
    args: start ? { type, start, space } : { type, space },
  });
  const LOG: readonly LogEntry[] = [
    {
      ply: 1,
      seat: 'soviet',
      events: [
        { what: 'approach-rolled', args: { type: 'pz2', track: 'track-3' }, roll: { dice: [3] } },
        pushed('rifle', 't3-1', 't3-2'),
        pushed('pz2', '', 't3-1'),
      ],
    },
    { ply: 2, seat: 'soviet', events: [pushed('rifle', 't3-2', 't3-3')] },
    {
      ply: 3,
      seat: 'soviet',
      events: [
        { what: 'bomb', args: { location: 'loc-7' }, roll: { dice: [1, 2, 4], total: 7 } },
        { what: 'post-suppressed', args: { place: 'g1', sources: ['t3-1'], hits: 1 }, roll: { dice: [6], hits: 1 } },
      ],
    },
  ];
  const beats = beatsOf(LOG, PAVLOV);

  test('have an arrow for each step while it is shown, and one for the whole way afterwards', () => {
    const [roll] = shotsOf(beats);
    expect(tracesOf(roll!).arrows.map(({ path }) => path)).toEqual([['t3-1', 't3-2'], ['t3-1']]);
    expect(summaryOf(beats).arrows.map(({ path }) => path)).toEqual([['t3-1', 't3-2', 't3-3'], ['t3-1']]);
  });

  test('a barrage comes from the spaces it names, else from off the board, and is played back after an own click too', () => {
    const barrages = othersBeats(beats, ['soviet'], 3);
    expect(shotsOf(barrages).flatMap((shot) => tracesOf(shot).arrows.map(({ path }) => path))).toEqual([
      ['loc-7'],
      ['t3-1', 'g1'],
    ]);
  });

  test('an own step shows its attack and who had to retreat, not who was moved', () => {
    const events = [
      { what: 'attack', args: { counter: 'pavlov', space: 't3-1' }, roll: { dice: [6], hits: 1 } },
      { what: 'counter-moved', args: { counter: 'pavlov', start: 'g1', place: 'g2' } },
    ];
    const frames = beatsOf([{ ply: 1, seat: 'soviet', events }], PAVLOV).flatMap((beat) => beat.frames);
    expect(glimpsedTraces(frames).arrows).toEqual([{ kind: 'attack', path: ['pavlov', 't3-1'] }]);
  });
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
