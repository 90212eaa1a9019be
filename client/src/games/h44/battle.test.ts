// A battle told from the log.
import { describe, expect, it } from 'vitest';
import type { Event } from '../../lib/wire';
import { battleOf as lastBattle, rollOf, stageNow as stepOf, type StagedEvent } from '../../hexes/bonds/battle';
import { battleConfigOf } from './battle';

const event = (what: string, extra: Partial<Event> = {}): Event => ({ what, ...extra });
const BATTLE = event('battle', { args: { hex: '4816', column: '3-1', result: 'DR' }, roll: { dice: [3] } });
const bridge = (id: string, ...hexes: readonly [string, string]) =>
  [id, { id, kind: 'road', hexes, water: 'major', blowable: true }] as const;
const BATTLE_CONFIG = battleConfigOf({
  bridges: new Map([bridge('grave', '4816', '4817'), bridge('veghel', '3709', '3810')]),
});
const battleOf = (events: readonly Event[]): StagedEvent[] => lastBattle(events, BATTLE_CONFIG);
const stageNow = (staged: readonly StagedEvent[], asked: string) => stepOf(staged, asked, BATTLE_CONFIG);

describe('a battle', () => {
  it('begins with what came before its die and ends with the advance', () => {
    const staged = battleOf([
      event('unit-moved'),
      event('bridge-held', { args: { bridge: 'grave' } }),
      BATTLE,
      event('unit-reduced'),
      event('determined-defence'),
      event('unit-retreated'),
      event('unit-advanced'),
      event('turn-began'),
    ]);
    expect(staged.map(({ stage }) => stage)).toEqual(['before', 'die', 'losses', 'stand', 'retreat', 'advance']);
  });
  it('has nothing to do with a bridge elsewhere that went up before', () => {
    expect(battleOf([event('bridge-blown', { args: { bridge: 'veghel' } }), BATTLE]).map(({ stage }) => stage)).toEqual(
      ['die'],
    );
    const found = battleOf([
      event('bridge-blown', { args: { bridge: 'veghel' } }),
      event('unknown-revealed', { args: { hex: '4816' } }),
      BATTLE,
    ]);
    expect(found.map(({ stage }) => stage)).toEqual(['before', 'die']);
  });
  it('is the last one', () => {
    const staged = battleOf([BATTLE, event('unit-reduced'), BATTLE]);
    expect(staged.map(({ stage }) => stage)).toEqual(['die']);
  });
  it('has the losses of a stand with the stand', () => {
    expect(
      battleOf([BATTLE, event('determined-defence'), event('unit-eliminated'), event('engaged')]).map(
        ({ stage }) => stage,
      ),
    ).toEqual(['die', 'stand', 'stand', 'stand']);
  });
  it('is none where there was no battle', () => {
    expect(battleOf([event('unit-moved')])).toEqual([]);
  });
  it('stands where the question is', () => {
    expect(stageNow(battleOf([BATTLE]), 'choose-loss')).toBe('losses');
    expect(stageNow(battleOf([BATTLE]), '')).toBe('die');
    expect(stageNow([], '')).toBeNull();
  });
  it('knows its column and die', () => {
    expect(rollOf(battleOf([BATTLE]))).toEqual({ column: '3-1', die: 3, result: 'DR' });
  });
});
