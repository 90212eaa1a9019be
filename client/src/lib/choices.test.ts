import { describe, expect, test } from 'vitest';
import {
  buttons,
  byTouch,
  digitOf,
  digits,
  FEW,
  labelled,
  picked,
  primary,
  refusals,
  groupedByPiece,
  supposed,
} from './choices';
import { asksFirst, forgoes, infoOf } from './verbs';
import type { Choice } from './wire';

function choice(verb: string, ...touches: string[]): Choice {
  return { action: { do: verb, what: touches.join('+') }, label: { id: `do-${verb}`, args: {} }, touches };
}
const refused = (verb: string, ...touches: string[]): Choice => ({
  ...choice(verb, ...touches),
  refusal: { rule: '4.move', reason: { id: 'no', args: {} }, evidence: [] },
});

/** Verbs by which a player finishes; the same where ending the pursuit gives something up. */
const plain = infoOf({
  verbs: { 'end-moves': { ends: true }, 'end-pursuit': { ends: true }, done: { ends: true }, decline: { ends: true } },
});
const firm = infoOf({ verbs: { 'end-pursuit': { ends: true, confirm: true } } });

describe('grouping by what is touched', () => {
  test('a choice stands under everything it touches, once', () => {
    const play = choice('play-card', 'c1', 'hq62');
    const twice = choice('to', 'g1', 'g1');
    const legal = byTouch([play, twice]);
    expect(legal.get('c1')).toEqual([play]);
    expect(legal.get('hq62')).toEqual([play]);
    expect(legal.get('g1')).toEqual([twice]);
  });
});

describe('a pick', () => {
  const a = choice('attack', 't1-1', 'maxim-1');
  const b = choice('attack', 't1-2', 'maxim-1');
  const legal = byTouch([a, b]);
  test('plays the only choice at once', () => {
    expect(picked(legal, 't1-1', null)).toEqual({ kind: 'play', choice: a });
  });
  test('opens a menu of several', () => {
    expect(picked(legal, 'maxim-1', null)).toEqual({ kind: 'menu', choices: [a, b] });
  });
  test('is narrowed by what was selected before', () => {
    const c = choice('suppress', 't1-1');
    expect(picked(byTouch([a, b, c]), 't1-1', 'maxim-1')).toEqual({ kind: 'play', choice: a });
    expect(picked(byTouch([a, b, c]), 't1-1', 'pavlov')).toEqual({ kind: 'menu', choices: [a, c] });
  });
  test('finds nothing where nothing can be done', () => {
    expect(picked(legal, 'g1', 'maxim-1')).toEqual({ kind: 'nothing' });
  });
});

describe('buttons', () => {
  const end = choice('end-moves');
  const men = (count: number): Choice[] => Array.from({ length: count }, (_, i) => choice('move', `man-${i}`));
  test('show everything when it is little, the finishing one last', () => {
    const few = [end, ...men(3)];
    expect(buttons(few, plain)).toEqual([...men(3), end]);
    expect(primary(few, plain)).toBe(end);
  });
  test('show only what has no place on the board when there is much', () => {
    const command = choice('command');
    expect(buttons([end, command, ...men(FEW)], plain)).toEqual([command, end]);
  });
  test('what has no place on the board comes first', () => {
    const command = choice('command');
    expect(buttons([choice('move', 'x'), command], plain)).toEqual([command, choice('move', 'x')]);
  });
  test('a lone answer is the primary one, two ways to finish are none', () => {
    const only = choice('move', 'x');
    expect(primary([only], plain)).toBe(only);
    expect(primary([choice('done'), choice('decline')], plain)).toBeUndefined();
    expect(primary([choice('command'), choice('radio')], plain)).toBeUndefined();
  });
  test('answers that would read the same name what they touch', () => {
    const t = { render: (message: { id: string }) => message.id, name: (id: string) => id.toUpperCase() };
    const two = [choice('fire', 'c1'), choice('fire', 'c2'), choice('done')];
    expect(labelled(two, t).map(({ label }) => label)).toEqual(['do-fire (C1)', 'do-fire (C2)', 'do-done']);
  });
});

test('refusals that concern the selection come alone', () => {
  const one = refused('to', 'g1', 'pavlov');
  const other = refused('to', 'g1');
  expect(refusals([one, other, choice('x', 'g1')], null)).toEqual([one, other]);
  expect(refusals([one, other], 'pavlov')).toEqual([one]);
  expect(refusals([one, other], 'khait')).toEqual([one, other]);
});

describe('digits', () => {
  const of = (verb: string, count?: number): Choice => ({
    action: count === undefined ? { do: verb } : { do: verb, count },
    label: { id: verb, args: {} },
    touches: [],
  });
  test('say the count where all answers are one verb with a count', () => {
    const [none, two] = [of('fire', 0), of('fire', 2)];
    expect([...digits([none, two])]).toEqual([
      [0, none],
      [2, two],
    ]);
    expect(digitOf([none, two]).get(two)).toBe(2);
  });
  test('else say the place in the row', () => {
    const [two, pass] = [of('fire', 2), of('pass')];
    expect([...digits([two, pass])]).toEqual([
      [1, two],
      [2, pass],
    ]);
    expect(digits(Array.from({ length: 12 }, (_, i) => of('fire', i))).get(1)?.action).toEqual({
      do: 'fire',
      count: 0,
    });
  });
});

describe('an answer that gives something up', () => {
  const end = choice('end-pursuit');
  const pursue = choice('pursue', 'u1', 'L0102');
  test('is neither the green button nor the first one', () => {
    expect(primary([end, pursue], firm)).toBeUndefined();
    expect(buttons([end, pursue], firm)).toEqual([pursue, end]);
    expect(primary([end, pursue], plain)).toBe(end);
  });
  test('is played by a key when it is the only one', () => {
    expect(primary([end], firm)).toBe(end);
  });
});

describe('a click on what no answer touches', () => {
  const places = /^L\d{4}$/u;
  const go = (to: string): Choice => ({
    action: { do: 'go', to, via: [] },
    label: { id: 'do-go', args: {} },
    touches: [to],
  });
  const deploy = (unit: string, hex: string): Choice => ({
    action: { do: 'deploy', unit, hex },
    label: { id: 'do-deploy', args: {} },
    touches: [unit, hex],
  });
  test('is tried as the answers there are, a place for a place', () => {
    expect(supposed([go('L0101'), go('L0102')], 'L0909', ['u1'], places)).toEqual([{ do: 'go', to: 'L0909', via: [] }]);
    expect(supposed([go('L0101')], 'u7', [], places)).toEqual([]);
  });
  test('keeps what is chosen already', () => {
    const all = [deploy('u1', 'L0101'), deploy('u2', 'L0101')];
    expect(supposed(all, 'L0909', ['u2'], places)).toEqual([{ do: 'deploy', unit: 'u2', hex: 'L0909' }]);
    expect(supposed(all, 'u9', [], places)).toEqual([{ do: 'deploy', unit: 'u9', hex: 'L0101' }]);
  });
});

describe('long lists', () => {
  test('answers about one thing lie together, in the order of the first of them', () => {
    const list = [choice('jam', '1503'), choice('done'), choice('jam', '1504'), choice('jam', '1503', 'm2')].map(
      (one) => ({ choice: one }),
    );
    expect(groupedByPiece(list).map(({ about, answers }) => [about, answers.length])).toEqual([
      ['1503', 2],
      ['', 1],
      ['1504', 1],
    ]);
  });
});

describe('what the server says of a verb', () => {
  const info = infoOf({
    verbs: { halt: { ends: true }, screen: { confirm: true }, end: { ends: true, confirm: true } },
  });
  test('makes a default of what ends and a menu of what is confirmed', () => {
    expect(primary([choice('halt'), choice('go', '1203')], info)?.action.do).toBe('halt');
    expect(asksFirst(info('screen'))).toBe(true);
    expect(asksFirst(info('halt'))).toBe(false);
    expect(forgoes(info('end'))).toBe(true);
  });
  test('is all that counts: names say nothing', () => {
    expect(primary([choice('end-movement'), choice('go', '1203')], info)).toBeUndefined();
    expect(info('end-movement')).toEqual({});
  });
});
