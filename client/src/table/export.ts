// The journal of a game as a file of one's own.
import { api, download } from '../lib/api';
import { keysOf, tabKeys } from '../lib/keys';
import type { GameInfo } from '../lib/wire';
import { complain } from '../lobby/lobby.svelte';

export async function exportGame(info: GameInfo): Promise<void> {
  try {
    const keys = [...new Set([...tabKeys(info.id), ...Object.values(keysOf(info.id).give)])];
    download(`${info.game}-${info.scenario}-${info.id}.json`, await api.journal(info.id, keys));
  } catch (error) {
    complain(error);
  }
}
