import { expect, test } from 'vitest';
import { withChange, thingOf } from './changes';

test('further changes of a counter add to the first', () => {
  expect(withChange([{ unit: 'first', at: '1101' }], { unit: 'first', steps: 1 })).toEqual([
    { unit: 'first', at: '1101', steps: 1 },
  ]);
  expect(withChange([{ supply: 'supply-1', at: '1101' }], { supply: 'supply-1', face: 'supply-ready' })).toEqual([
    { supply: 'supply-1', at: '1101', face: 'supply-ready' },
  ]);
  expect(withChange([{ unit: 'first', at: '1101' }], { unit: 'second', steps: 1 })).toHaveLength(2);
});
test('a fortification, the weather and a holder are replaced', () => {
  expect(withChange([{ fort: '1101', side: 'axis', done: true }], { fort: '1101' })).toEqual([{ fort: '1101' }]);
  expect(withChange([{ weather: 'rain' }], { weather: 'snow' })).toEqual([{ weather: 'snow' }]);
  expect(withChange([{ hex: '1101', control: 'axis' }], { hex: '1101', control: 'soviet' })).toEqual([
    { hex: '1101', control: 'soviet' },
  ]);
});
test('other things are left alone', () => {
  const made = [{ hex: '1101', control: 'axis' }, { weather: 'rain' }];
  expect(withChange(made, { hex: '1102', control: 'axis' })).toHaveLength(3);
  expect(withChange(made, { fort: '1101', side: 'axis', done: true })).toHaveLength(3);
});
test('a change names its thing', () => {
  expect(
    [
      { unit: 'first', at: '1101' },
      { bridge: 'nijmegen', state: 'blown' },
      { fort: '1101' },
      { hex: '1102', control: 'axis' },
      { weather: 'rain' },
    ].map(thingOf),
  ).toEqual(['first', 'nijmegen', '1101', '1102', '']);
});
