import { describe, expect, test } from 'vitest';
import { CUES as COH } from '../../games/coh/cues';
import { CUES as H44 } from '../../games/h44/cues';
import { CUES as PAVLOV } from '../../games/pavlov/cues';
import type { Args } from '../../lib/texts';
import type { Event, LogEntry } from '../../lib/wire';
import { BeatLog, beatsOf, eventsOf, firstPly, lastPly, othersBeats, stopsOf, summed, waysOf } from './beats';

const event = (what: string, args: Args = {}, dice: number[] = []): Event =>
  dice.length > 0 ? { what, args, roll: { dice } } : { what, args };
const entry = (ply: number, seat: string, ...events: Event[]): LogEntry => ({ ply, seat, events });
const moved = (unit: string, start: string, end: string): Event => event('units-moved', { units: [unit], start, end });

/** A turn of the Allies as a machine plays it: units are picked up, put back, moved; then an attack. */
const TURN: readonly LogEntry[] = [
  entry(0, ''),
  entry(1, 'allied', event('phase-movement', { side: 'allied' })),
  entry(2, 'allied'),
  entry(3, 'allied'),
  entry(4, 'allied', moved('a', '1201', '1202'), moved('a', '1202', '1203')),
  entry(5, 'allied', moved('a', '1203', '1204')),
  entry(6, 'allied'),
  entry(7, 'allied', moved('b', '1301', '1302')),
  entry(8, 'allied', event('phase-combat', { side: 'allied' })),
  entry(9, 'allied'),
  entry(10, 'allied', event('battle', { hex: '1205', units: ['a'], defenders: ['x'], result: 'DR' }, [4])),
  entry(11, 'german', event('unit-retreated', { unit: 'x', start: '1205', end: '1207', path: ['1206', '1207'] })),
  entry(12, 'allied', event('unit-advanced', { unit: 'a', start: '1204', end: '1205' })),
];

describe('beats', () => {
  test('are whole moves: clicks and steps of one unit are one', () => {
    const [first, second] = beatsOf(TURN, H44);
    expect(waysOf(first!)).toEqual([{ kind: 'move', units: ['a'], path: ['1201', '1202', '1203', '1204'] }]);
    expect(eventsOf(first!)).toEqual([moved('a', '1201', '1204')]);
    expect([firstPly(first!), lastPly(first!)]).toEqual([5, 5]);
    expect(waysOf(second!)).toEqual([{ kind: 'move', units: ['b'], path: ['1301', '1302'] }]);
  });

  test('hold an attack and all that came of it, ply by ply', () => {
    const attack = beatsOf(TURN, H44).at(-1)!;
    expect(attack.kind).toBe('attack');
    expect(attack.heading?.what).toBe('phase-combat');
    expect(attack.frames.map((frame) => frame.ply)).toEqual([10, 11, 12]);
    expect(waysOf(attack).map(({ kind, path }) => [kind, ...path])).toEqual([
      ['retreat', '1205', '1206', '1207'],
      ['advance', '1204', '1205'],
    ]);
  });

  test('do not join two units, nor moves of different phases', () => {
    const apart = [
      ...TURN.slice(0, 6),
      entry(6, 'german', event('phase-movement')),
      entry(7, 'german', moved('a', '1204', '1205')),
    ];
    expect(beatsOf(apart, H44).map((beat) => waysOf(beat)[0]?.path)).toEqual([
      ['1201', '1202', '1203', '1204'],
      ['1204', '1205'],
    ]);
  });

  test('leave out what was taken back', () => {
    const undone = [...TURN.slice(0, 6), entry(6, 'allied', event('undone', { count: 1 }))];
    expect(beatsOf(undone, H44).map((beat) => waysOf(beat)[0]?.path)).toEqual([['1201', '1202', '1203']]);
  });

  test('grow with the log as if they were made anew', () => {
    const growing = new BeatLog();
    for (let length = 1; length <= TURN.length; length++) growing.of(TURN.slice(0, length), H44);
    expect(growing.of(TURN, H44)).toEqual(beatsOf(TURN, H44));
  });

  test('a unit that goes hex by hex, click by click, makes one move', () => {
    const steps = ['A1', 'A2', 'A3'].map((hex, i) =>
      entry(i + 1, 'german', event('unit-moved', { unit: 'tiger', start: i ? `A${i}` : 'A0', hex })),
    );
    expect(beatsOf(steps, COH).map((beat) => waysOf(beat)[0]?.path)).toEqual([['A0', 'A1', 'A2', 'A3']]);
  });
});

describe('stops of the history', () => {
  test('one after each whole move, none between the clicks', () => {
    expect(stopsOf(TURN, beatsOf(TURN, H44))).toEqual([0, 1, 4, 5, 7, 8, 12]);
  });
});

describe('what others did', () => {
  const beats = beatsOf(TURN, H44);

  test('is theirs alone, from a ply on', () => {
    expect(othersBeats(beats, ['german'], 0)).toHaveLength(3);
    expect(othersBeats(beats, ['allied'], 0)).toHaveLength(0);
    expect(othersBeats(beats, ['german'], 11)[0]?.frames.map((frame) => frame.ply)).toEqual([11, 12]);
  });

  test('and what the cards did after an own step', () => {
    const shelled = event('building-shelled', { colour: 'green', hits: 1 }, [6]);
    const own = entry(5, 'soviet', event('attack', { counter: 'pavlov', space: 't1-1', hits: 0 }, [2]));
    const after = entry(6, 'soviet', event('phase-wehrmacht'), event('card-revealed', { card: 'c3' }), shelled);
    const found = othersBeats(beatsOf([own, after], PAVLOV), ['soviet'], 5);
    expect(found.flatMap(eventsOf).map(({ what }) => what)).toEqual(['card-revealed', 'building-shelled']);
  });

  test('sums up to one arrow for each unit', () => {
    expect(summed(beats)).toEqual([
      { kind: 'advance', units: ['a'], path: ['1201', '1202', '1203', '1204', '1205'] },
      { kind: 'move', units: ['b'], path: ['1301', '1302'] },
      { kind: 'retreat', units: ['x'], path: ['1205', '1206', '1207'] },
    ]);
  });
});
