// How far a lesson has come: which of its tasks are done, and which one is next. Ticked by what the server says was
// played or refused, and by right answers.
import { halves } from '../lib/log';
import type { Action, Choice, LogEntry, Task } from '../lib/wire';

/** The actions that made the table as it is, in order. */
export function played(log: readonly LogEntry[]): Action[] {
  return halves(log).standing.flatMap(({ action }) => (action ? [action] : []));
}

/** Whether two actions are the same, field by field; a field that is left out is empty. */
export function same(one: Action, other: Action): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const plain = (value: unknown): string => JSON.stringify(value ?? '');
  return [...keys].every((key) => plain(one[key]) === plain(other[key]));
}

export interface Progress {
  readonly done: readonly boolean[];
  /** The first task that is not done; null: all are. */
  readonly next: number | null;
  /** Something else was played than the lesson asks for. */
  readonly astray: boolean;
}

/** `ticked`: the tasks whose refusal has been seen or whose question has been answered. */
export function progressOf(tasks: readonly Task[], actions: readonly Action[], ticked: ReadonlySet<number>): Progress {
  let at = 0;
  let astray = false;
  const done = tasks.map((task, index) => {
    if (task.kind !== 'play') return ticked.has(index);
    const action = actions[at];
    if (astray || !action) return false;
    astray = !same(action, task.action);
    if (!astray) at += 1;
    return !astray;
  });
  const next = done.indexOf(false);
  return { done, next: next < 0 ? null : next, astray };
}

/** The tasks that these refused answers show: the action by its clause, or, of one sent to the server, the clause. */
export function refusalsSeen(tasks: readonly Task[], refused: readonly Choice[]): number[] {
  return tasks.flatMap((task, index) => {
    if (task.kind !== 'refused') return [];
    const seen = refused.some(
      ({ action, refusal }) => refusal?.rule === task.rule && (action.do === '' || same(action, task.action)),
    );
    return seen ? [index] : [];
  });
}

const LAYERS: Readonly<Record<string, readonly string[]>> = {
  bond: ['bonds'],
  zoc: ['zoc-enemy', 'zoc-own'],
  supplied: ['supply', 'supply-enemy'],
  rail: ['rails'],
  sight: ['sight'],
  bears: ['arcs'],
  attack: ['sight'],
};

/** The layers of the map that help to answer questions about these things. */
export function layersFor(subjects: readonly string[]): string[] {
  return [...new Set(subjects.flatMap((subject) => LAYERS[subject] ?? []))];
}
