import { describe, expect, test } from 'vitest';
import { infoOf } from '../lib/verbs';
import type { Choice, State } from '../lib/wire';
import { warningOf } from './caution';
import { warningBefore } from './unfinished';

const info = infoOf({
  verbs: {
    'end-movement': { ends: true },
    'end-combat': { ends: true },
    done: { ends: true, irreversible: true },
    halt: {},
  },
});
const choice = (verb: string, touches: readonly string[] = [], fields: object = {}): Choice => ({
  action: { do: verb, ...fields },
  label: { id: `do-${verb}`, args: {} },
  touches,
});
const live = (view: object): State => ({ view, seat: 'axis' }) as State;
const before = (finish: Choice, others: readonly Choice[], view: object = {}) =>
  warningBefore(null, finish, [...others, finish], live(view), info);

describe('a key that ends something', () => {
  const end = choice('end-movement');
  test('counts the units that have not moved, each once', () => {
    const moves = [choice('move', ['a', 'b']), choice('move', ['a']), choice('move', ['c'])];
    expect(before(end, moves)).toEqual({ warning: 'ui-unmoved', args: { count: 3 } });
    expect(before(end, [choice('screen', ['0101'])])).toBeNull();
  });
  test('counts the hexes that could be attacked, not the units', () => {
    const attacks = [choice('attack', ['a', 'x'], { target: 'x' }), choice('attack', ['b', 'x'], { target: 'x' })];
    expect(before(choice('end-combat'), attacks)).toEqual({ warning: 'ui-unattacked', args: { count: 1 } });
  });
  test('speaks of the actions left where the game counts them, and of nothing once they are used', () => {
    expect(before(end, [choice('move', ['a'])], { left: 2 })?.warning).toBe('ui-unused');
    expect(before(end, [choice('move', ['a'])], { left: 0 })).toBeNull();
  });
  test('asks before the dice while something else could be done first', () => {
    const fire = [choice('fire-aa', ['loc-8']), choice('fire-aa', ['loc-12'])];
    expect(before(choice('done'), fire)).toEqual({ warning: 'ui-unused-answers', args: { count: 2 } });
    expect(before(choice('done'), [choice('end-movement')])).toBeNull();
  });
  test('says nothing before an answer that ends nothing', () => {
    expect(before(choice('halt'), [choice('move', ['a'])])).toBeNull();
  });
});

describe('what cannot be undone', () => {
  const warning = { id: 'warn-last-landing', args: {} };
  const landings = [
    choice('land', ['a', '0101'], { unit: 'a', hex: '0101' }),
    { ...choice('land', ['b', '0101'], { unit: 'b', hex: '0101' }), warning },
  ];
  test('is said before the very action that the game warns of, whatever the order of its fields', () => {
    expect(warningOf([{ do: 'land', hex: '0101', unit: 'b' }], landings)).toEqual(warning);
    expect(warningOf([{ do: 'land', hex: '0101', unit: 'a' }], landings)).toBeNull();
  });
});
