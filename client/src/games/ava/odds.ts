// The exact chances of an attack, from the six faces of the die.
import type { AvaOdds } from './wire';

export interface Chance {
  readonly id: 'taken' | 'destroyed' | 'defender-loss' | 'retreat' | 'nothing' | 'attacker-loss';
  readonly chance: number;
  readonly tone: 'good' | 'even' | 'bad';
}

export function summary(odds: Pick<AvaOdds, 'outcomes'>): Chance[] {
  const faces = odds.outcomes;
  const share = (test: (face: (typeof faces)[number]) => boolean): number =>
    faces.length === 0 ? 0 : faces.filter(test).length / faces.length;
  return [
    { id: 'taken', chance: share((face) => face.taken), tone: 'good' },
    { id: 'destroyed', chance: share((face) => face.defenders_destroyed > 0), tone: 'good' },
    { id: 'defender-loss', chance: share((face) => face.defender_losses > 0), tone: 'good' },
    { id: 'retreat', chance: share((face) => face.retreat > 0), tone: 'even' },
    {
      id: 'nothing',
      chance: share((face) => face.attacker_losses === 0 && face.defender_losses === 0 && face.retreat === 0),
      tone: 'even',
    },
    { id: 'attacker-loss', chance: share((face) => face.attacker_losses > 0), tone: 'bad' },
  ];
}
