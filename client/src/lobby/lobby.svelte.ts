// What the lobby knows: the games that can be played, the games that are, and the names of their seats.
import { api, Failure } from '../lib/api';
import { forgetKeys, keysOf } from '../lib/keys';
import type { Names } from '../lib/texts';
import { toasts } from '../lib/toasts.svelte';
import type { GameCard, GameInfo } from '../lib/wire';

export function complain(error: unknown): void {
  if (error instanceof Failure) toasts.error(error.problem.message, error.problem.code);
  else toasts.error({ id: 'ui-bad-answer', args: { status: String(error) } });
}

export class LobbyData {
  systems = $state.raw<readonly GameCard[] | null>(null);
  games = $state.raw<readonly GameInfo[] | null>(null);
  names = $state.raw<Readonly<Record<string, Names>>>({});
  /** The server does not answer; it is asked again. */
  offline = $state(false);

  async refresh(): Promise<void> {
    try {
      if (this.systems === null) {
        const systems = await api.systems();
        const pairs = await Promise.all(systems.map(async (s) => [s.slug, await api.names(s.slug)] as const));
        this.names = Object.fromEntries(pairs);
        this.systems = systems;
      }
      this.games = await api.games();
      this.offline = false;
    } catch (error) {
      if (!this.offline) complain(error);
      this.offline = true;
    }
  }

  async remove(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const { mine, give } = keysOf(id);
      try {
        if (await api.remove(id, [...mine, ...Object.values(give)])) forgetKeys(id);
        else toasts.note('ui-deleted-for-you');
      } catch (error) {
        complain(error);
      }
    }
    await this.refresh();
  }
}
