// Machine players by the name that people read.
import type { Texts } from './texts';

export function playerName(player: string, t: Texts): string {
  const id = `player-${player}`;
  return t.has(id) ? t.msg(id) : player;
}
