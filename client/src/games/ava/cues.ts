// What the events of this game are for those who watch.
import type { Cues } from '../../table/playback/cues';

export const CUES: Cues = {
  'unit-moved': 'move',
  'unit-marched': 'move',
  'hq-relocated': 'arrive',
  'unit-arrived': 'arrive',
  'unit-from-moscow': 'arrive',
  'unit-transferred': 'arrive',
  'unit-deployed': 'arrive',
  'army-enters': 'arrive',
  'fortress-built': 'arrive',
  battle: 'attack',
  'attack-cancelled': 'attack',
  'attack-void': 'attack',
  'reserve-rolled': 'roll',
  'unit-retreated': 'retreat',
  'unit-pursued': 'advance',
  'unit-reduced': 'loss',
  'unit-eliminated': 'out',
  'unit-starved': 'out',
  'fortress-destroyed': 'out',
  'fortress-holds': 'effect',
  'fortress-damaged': 'effect',
  'hex-taken': 'effect',
  'stand-fast-lifted': 'effect',
};
