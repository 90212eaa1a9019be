// The account that this browser is signed in to, where the server has accounts. The session is a cookie that no script
// can read; the server opens the account's seats by it.
import { get, post, request } from '../lib/api';
import { dropMine } from '../lib/keys';
import type { AccountOut, Device, GameInfo, Me } from '../lib/wire';

const HOME = '/api/account';

class Account {
  /** Whether this server has accounts at all; not yet known is no. */
  enabled = $state(false);
  me = $state.raw<Me | null>(null);
  mail = $state(false);

  async load(): Promise<void> {
    try {
      const told = await get<AccountOut>(HOME);
      this.enabled = told.enabled;
      this.me = told.me;
      this.mail = told.mail;
    } catch {
      // A server that does not answer is asked again by the lobby; until then the player is a guest.
    }
  }

  /** Whether a seat of the game belongs to this account. */
  owns(game: Pick<GameInfo, 'seats'>): boolean {
    const name = this.me?.name;
    return name !== undefined && game.seats.some((seat) => seat.kind !== 'ai' && seat.player === name);
  }

  /** The seats of the game that belong to this account and that its player plays now. */
  seats(game: Pick<GameInfo, 'seats'>): readonly string[] {
    const name = this.me?.name;
    const own = game.seats.filter((seat) => seat.kind !== 'ai' && !seat.stand_in && seat.player === name);
    return name === undefined ? [] : own.map(({ seat }) => seat);
  }

  isInvited(game: Pick<GameInfo, 'seats'>): boolean {
    return this.me !== null && game.seats.some((seat) => seat.invited === this.me?.name);
  }

  /** Keys of the account's own seats that this browser still has from its time as a guest open nothing any more. */
  tidy(games: readonly GameInfo[]): void {
    for (const game of games) if (this.owns(game)) dropMine(game.id);
  }

  async enter(how: 'sign-in' | 'register', name: string, password: string): Promise<void> {
    this.me = await post<Me>(`${HOME}/${how}`, JSON.stringify({ name, password }));
  }

  async signOut(): Promise<void> {
    await request('POST', `${HOME}/sign-out`);
    this.me = null;
  }

  async rename(name: string): Promise<void> {
    this.me = await post<Me>(`${HOME}/name`, JSON.stringify({ name }));
  }

  async changePassword(password: string, fresh: string): Promise<void> {
    await request('POST', `${HOME}/password`, JSON.stringify({ password, new: fresh }));
  }

  /** A letter goes to the address; it is the account's when its link was followed. */
  async changeEmail(email: string, password: string, language: string): Promise<void> {
    await request('POST', `${HOME}/email`, JSON.stringify({ email, password, language }));
    if (!email && this.me) this.me = { ...this.me, email: '' };
  }

  async confirm(token: string): Promise<void> {
    await request('POST', `${HOME}/confirm`, JSON.stringify({ token }));
  }

  /** If an account has this address, a letter goes to it. */
  async forgot(email: string, language: string): Promise<void> {
    await request('POST', `${HOME}/forgot`, JSON.stringify({ email, language }));
  }

  async reset(token: string, password: string): Promise<void> {
    this.me = await post<Me>(`${HOME}/reset`, JSON.stringify({ token, password }));
  }

  async delete(password: string): Promise<void> {
    await request('POST', `${HOME}/delete`, JSON.stringify({ password }));
    this.me = null;
  }

  devices(): Promise<readonly Device[]> {
    return get<readonly Device[]>(`${HOME}/devices`);
  }

  async endDevice(id: string): Promise<void> {
    await request('DELETE', `${HOME}/devices/${encodeURIComponent(id)}`);
  }

  async exported(): Promise<string> {
    return (await request('GET', `${HOME}/export`)).text();
  }
}

export const account = new Account();
