// What the lobby knows: the games that can be played, the games that are, and the names of their seats.
import { account } from '../account/account.svelte';
import { serverTime } from '../clocks/now.svelte';
import { api, Failure } from '../lib/api';
import { waiting } from '../lib/connection.svelte';
import { forgetKeys, keysOf, knownGames } from '../lib/keys';
import type { Names, Texts } from '../lib/texts';
import { toasts } from '../lib/toasts.svelte';
import { social } from '../social/social';
import type { GameCard, GameInfo, GamePage, Lobby, Message, Problem, Visit } from '../lib/wire';

/** As many as the server looks up. */
const MOST = 300;

export function complain(error: unknown): void {
  if (error instanceof Failure) toasts.error(error.problem.message, error.problem.code);
  else toasts.error({ id: 'ui-bad-answer', args: { status: String(error) } });
}

/** One's own games and those of the page, each once. */
function together(mine: readonly GameInfo[], listed: readonly GameInfo[]): readonly GameInfo[] {
  const own = new Set(mine.map(({ id }) => id));
  return [...mine, ...listed.filter(({ id }) => !own.has(id))];
}

export class LobbyData {
  systems = $state.raw<readonly GameCard[] | null>(null);
  games = $state.raw<readonly GameInfo[] | null>(null);
  names = $state.raw<Readonly<Record<string, Names>>>({});
  /** Games that the account follows, and those of players that it follows. */
  watched = $state.raw<readonly GameInfo[]>([]);
  /** Ids of the games that it follows. */
  followed = $state.raw<readonly string[]>([]);
  /** What the account is asked, by game. */
  asked = $state.raw<Readonly<Record<string, readonly Message[]>>>({});
  /** The page of other players' games that is on show. */
  page = $state.raw<Pick<GamePage, 'page' | 'size' | 'total'>>({ page: 0, size: 1, total: 0 });
  /** The server does not answer; it is asked again. */
  offline = $state(false);

  #socket: WebSocket | null = null;
  #asked = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      if (this.systems === null) {
        const systems = await api.systems();
        const pairs = await Promise.all(systems.map(async (s) => [s.slug, await api.names(s.slug)] as const));
        this.names = Object.fromEntries(pairs);
        this.systems = systems;
      }
      this.#ask();
    } catch (error) {
      if (!this.offline) complain(error);
      this.#retry();
    }
  }

  title(game: GameInfo, t: Texts): string {
    const system = this.systems?.find((s) => s.slug === game.game);
    return game.name || (system ? t.of(system.title) : game.game);
  }

  subtitle(game: GameInfo, t: Texts): string {
    const scenarios = this.systems?.find((s) => s.slug === game.game)?.scenarios;
    const scenario = scenarios?.find((s) => s.id === game.scenario);
    return scenario ? t.of(scenario.title) : game.scenario;
  }

  /** Follow a game, or no longer. */
  async follow(id: string, on: boolean): Promise<void> {
    try {
      await social.follow({ kind: 'game', target: id, on });
    } catch (error) {
      complain(error);
    }
    this.reopen();
  }

  show(page: number): void {
    this.#asked = page;
    this.#ask();
  }

  /** The player has signed in or out: the server is asked as who is here now. */
  reopen(): void {
    const before = this.#socket;
    this.#socket = null;
    if (before) before.onclose = null;
    before?.close();
    this.#ask();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Asks for the page and one's own games; the server tells of changes by itself. */
  #ask(): void {
    if (this.#ended) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      const visit: Visit = { type: 'visit', page: this.#asked, mine: knownGames().slice(0, MOST) };
      this.#socket.send(JSON.stringify(visit));
    } else if (this.#socket === null) this.#open();
  }

  #open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/lobby`);
    this.#socket = socket;
    socket.onopen = () => this.#ask();
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Lobby | { type: 'trouble'; problem: Problem };
      if (message.type !== 'lobby') return;
      account.tidy(message.mine);
      serverTime.sync(message.now);
      this.games = together(message.mine, message.listed.games);
      this.page = message.listed;
      this.watched = message.watched;
      this.followed = message.followed;
      this.asked = message.asked;
      this.offline = false;
      this.#tries = 0;
    };
    socket.onclose = () => {
      this.#socket = null;
      this.#retry();
    };
  }

  #retry(): void {
    if (this.#ended) return;
    this.offline = true;
    this.#timer = setTimeout(() => void this.refresh(), waiting(this.#tries++, Math.random()));
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
