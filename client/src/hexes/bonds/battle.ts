// The battle on the table, step by step from the log: where it stands and what has happened in each step.
import type { Event } from '../../lib/wire';

export type Stage = 'before' | 'die' | 'losses' | 'stand' | 'retreat' | 'advance';

/** The steps in their order, each with the text that names it. */
export const STAGES: readonly (readonly [Stage, string])[] = [
  ['before', 'stage-before'],
  ['die', 'stage-die'],
  ['losses', 'stage-losses'],
  ['stand', 'stage-stand'],
  ['retreat', 'stage-retreat'],
  ['advance', 'stage-advance'],
];

const LOSSES: readonly string[] = ['unit-reduced', 'unit-remnant', 'unit-eliminated'];
const RETREATS: readonly string[] = ['unit-retreated', 'unit-disrupted', 'unit-routed'];
const ADVANCES: readonly string[] = ['unit-advanced', 'breakthrough'];
/** After these the battle lies in another player's turn. */
const OVER: readonly string[] = ['phase-movement', 'player-turn-began', 'mini-turn-began'];
const STANDS: readonly string[] = ['determined-defence', 'retreat-waived'];

/** The questions of a battle, and the step each of them belongs to. */
const ASKED: Readonly<Record<string, Stage>> = {
  'choose-defenders': 'before',
  'choose-loss': 'losses',
  'stand-fast': 'stand',
  'choose-retreat': 'retreat',
  'choose-advance': 'advance',
};

/** What is special about the battles of one game. */
export interface BattleConfig {
  /** Events that may come before the die. */
  readonly before: readonly string[];
  /** Those with which a battle begins that has no die. */
  readonly dieless: readonly string[];
  /** Other events of a battle, and the step they belong to. */
  readonly stages: Readonly<Record<string, Stage>>;
  /** Questions before the die, and others of its own. */
  readonly asked: Readonly<Record<string, Stage>>;
  /** The hexes that something named in an event joins, such as a bridge; none: it is about its hex. */
  readonly banksOf: (event: Event) => readonly string[] | null;
}

export interface StagedEvent {
  readonly stage: Stage;
  readonly event: Event;
}

function stageOf(event: Event, after: Stage, { before, stages }: BattleConfig): Stage | null {
  if (event.what === 'battle') return 'die';
  if (before.includes(event.what)) return after === 'advance' ? 'advance' : 'before';
  if (STANDS.includes(event.what)) return 'stand';
  // Losses of a determined defence, and of a retreat that fails, belong to it.
  if (LOSSES.includes(event.what)) return after === 'die' || after === 'before' ? 'losses' : after;
  if (event.what === 'engaged') return after === 'die' ? 'losses' : after;
  if (RETREATS.includes(event.what)) return after === 'advance' ? 'advance' : 'retreat';
  return ADVANCES.includes(event.what) ? 'advance' : (stages[event.what] ?? null);
}

/** Whether what happened before the die belongs to the attack on this hex: a bridge may have gone up long before. */
function concerns(event: Event, hex: unknown, { banksOf }: BattleConfig): boolean {
  return banksOf(event)?.includes(String(hex)) ?? event.args?.hex === hex;
}

/** The last battle of these events, from what came before its die to its last consequence; empty if there was none. */
export function battleOf(events: readonly Event[], config: BattleConfig): StagedEvent[] {
  const die = events.findLastIndex((event) => event.what === 'battle' || config.dieless.includes(event.what));
  if (die < 0 || events.slice(die).some((event) => OVER.includes(event.what))) return [];
  const hex = events[die]?.args?.hex;
  let first = die;
  for (
    let before = events[first - 1];
    before && config.before.includes(before.what) && concerns(before, hex, config);
    before = events[first - 1]
  )
    first -= 1;
  const staged: StagedEvent[] = [];
  let stage: Stage = 'before';
  for (const event of events.slice(first)) {
    const found = stageOf(event, stage, config);
    if (found === null) break;
    stage = found;
    staged.push({ stage, event });
  }
  // Guns may be turned over after the die that they have shifted.
  return [...staged.filter((one) => one.stage === 'before'), ...staged.filter((one) => one.stage !== 'before')];
}

/** The step the battle is in: that of the question, else of the last event. */
export function stageNow(staged: readonly StagedEvent[], asked: string, config: BattleConfig): Stage | null {
  return config.asked[asked] ?? ASKED[asked] ?? staged.at(-1)?.stage ?? null;
}

/** The column and the die of the battle, for the combat table. */
export function rollOf(
  staged: readonly StagedEvent[],
): { readonly column: string; readonly die: number; readonly result: string } | null {
  const event = staged.find((one) => one.event.what === 'battle')?.event;
  if (!event) return null;
  return {
    column: String(event.args?.column ?? ''),
    die: event.roll?.dice[0] ?? 0,
    result: String(event.args?.result ?? ''),
  };
}
