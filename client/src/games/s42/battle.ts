// What is special about battles in this game: planned offensives, leaders, aircraft of the defender, city battles.
import type { BattleConfig } from '../../hexes/bonds/battle';

export const BATTLE_CONFIG: BattleConfig = {
  before: ['guns-fired', 'shells-fired', 'offensive-called-off', 'attack-fell-through'],
  dieless: ['automatic-ds', 'attack-fell-through'],
  stages: {
    'automatic-ds': 'die',
    'die-rolled-again': 'die',
    'stand-denied': 'stand',
    'unit-set-aside': 'losses',
    'city-battle': 'stand',
    'city-battle-turned': 'stand',
    'city-battle-over': 'stand',
    'city-entered': 'advance',
    'unit-stayed-behind': 'retreat',
    'supply-lost': 'retreat',
    'hex-taken': 'advance',
    'fortification-razed': 'advance',
  },
  asked: {
    'call-cover': 'before',
    'choose-garrison': 'before',
    'choose-die': 'die',
    'combat-throw': 'die',
    'second-throw': 'die',
    'choose-remnant': 'losses',
    'defence-throw': 'stand',
    'choose-entry': 'stand',
    'choose-shortfall': 'retreat',
    'choose-air-base': 'advance',
    'release-reserves': 'advance',
  },
  banksOf: () => null,
};
