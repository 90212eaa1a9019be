import { describe, expect, test } from 'vitest';
import type { Action, Choice } from '../lib/wire';
import { gathered, reasonsAgainst } from './reasons';

const open = (action: Action): Choice => ({
  action,
  label: { id: action.do, args: {} },
  touches: Object.values(action)
    .filter((value) => value !== action.do)
    .map(String),
  refusal: null,
});

/** A server that lists nothing and refuses whatever it is asked about. */
const connection = {
  about: () => Promise.resolve([]),
  why: (action: Action) =>
    Promise.resolve([{ ...open(action), refusal: { rule: '1.1', reason: { id: 'no', args: {} }, evidence: [] } }]),
};

describe('why not', () => {
  const choices = [open({ do: 'attack', target: '1101' }), open({ do: 'dismantle', hex: '1102' })];
  const asked = async (minor: readonly string[]): Promise<string[]> => {
    const reasons = await reasonsAgainst(connection, {
      id: '1404',
      selected: null,
      subject: null,
      choices,
      places: /^\d{4}$/u,
      info: (verb) => ({ minor: minor.includes(verb) }),
    });
    return reasons.map(({ action }) => action.do);
  };
  test('names every answer the click may have been meant for', async () => {
    expect(await asked([])).toEqual(['attack', 'dismantle']);
  });
  test('leaves out what was hardly meant', async () => {
    expect(await asked(['dismantle'])).toEqual(['attack']);
  });
});

test('a reason that bites several answers about the same things is told once', () => {
  const refused = (mode: string, left: number, hex = '3018'): Choice => ({
    ...open({ do: 'go', hex, mode }),
    refusal: { rule: mode, reason: { id: 'refusal-out-of-reach', args: { need: 4, left } }, evidence: ['ge-57', hex] },
  });
  const reasons = gathered([
    refused('normal', 3),
    refused('extended', 5),
    open({ do: 'halt' }),
    refused('normal', 3, '3019'),
  ]);
  expect(reasons.map(({ forbidden, choices }) => [forbidden.reason.args.left, choices.length])).toEqual([
    [3, 2],
    [3, 1],
  ]);
});
