import { describe, expect, it } from 'vitest';
import type { Action, Choice, LogEntry, Task } from '../lib/wire';
import { layersFor, played, progressOf, refusalsSeen, same } from './progress';

const MESSAGE = { id: 'x', args: {} };
const task = (kind: Task['kind'], action: Action, rule = ''): Task => ({
  kind,
  prompt: MESSAGE,
  action,
  label: null,
  seat: '',
  touches: [],
  rule,
  reason: null,
  events: [],
  answers: [],
  right: 0,
});
const attack = { do: 'attack', hex: '1423' };
const commit = { do: 'commit' };
const tasks = [task('play', attack), task('refused', { do: 'join', unit: 'a' }, '9.1'), task('play', commit)];

describe('the progress of a lesson', () => {
  it('follows what was played, in order', () => {
    expect(progressOf(tasks, [], new Set())).toEqual({ done: [false, false, false], next: 0, astray: false });
    expect(progressOf(tasks, [attack], new Set()).next).toBe(1);
    expect(progressOf(tasks, [attack], new Set([1])).next).toBe(2);
    expect(progressOf(tasks, [attack, commit], new Set([1]))).toEqual({
      done: [true, true, true],
      next: null,
      astray: false,
    });
  });
  it('sees when something else was played, and plays on after the end', () => {
    expect(progressOf(tasks, [commit], new Set())).toEqual({ done: [false, false, false], next: 0, astray: true });
    expect(progressOf(tasks, [attack, commit, attack], new Set([1])).astray).toBe(false);
  });
  it('compares actions by their fields', () => {
    expect(same({ do: 'a', to: '' }, { do: 'a' })).toBe(true);
    expect(same({ do: 'a', to: ['x'] }, { do: 'a', to: ['y'] })).toBe(false);
  });
  it('leaves out what was taken back', () => {
    const entry = (ply: number, action?: Action): LogEntry => ({
      ply,
      seat: 'a',
      events: action ? [] : [{ what: 'undone', args: { count: 1 } }],
      ...(action ? { action } : {}),
    });
    expect(played([entry(1, attack), entry(2, commit), entry(3)])).toEqual([attack]);
  });
});

describe('a refusal', () => {
  const choice = (action: Action, rule: string): Choice => ({
    action,
    label: MESSAGE,
    touches: [],
    refusal: { rule, reason: MESSAGE, evidence: [] },
  });
  it('ticks its task by its clause alone', () => {
    expect(refusalsSeen(tasks, [choice({ do: 'join', unit: 'a' }, '9.1')])).toEqual([1]);
    expect(refusalsSeen(tasks, [choice({ do: '' }, '9.1')])).toEqual([1]);
    expect(refusalsSeen(tasks, [choice({ do: 'join', unit: 'a' }, '9.2')])).toEqual([]);
    expect(refusalsSeen(tasks, [choice({ do: 'join', unit: 'b' }, '9.1')])).toEqual([]);
  });
});

describe('the layers of a lesson', () => {
  it('fit its questions', () => {
    expect(layersFor(['bond', 'zoc', 'odds'])).toEqual(['bonds', 'zoc-enemy', 'zoc-own']);
  });
});
