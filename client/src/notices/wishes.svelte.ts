// How the player of a seat wants to be told while away: what the server keeps, and what is being changed.
import { api, Failure } from '../lib/api';
import { tabKeys } from '../lib/keys';
import { settings } from '../lib/settings.svelte';
import { recall, remember } from '../lib/storage';
import type { Message, NoticesOut, NoticeWishes } from '../lib/wire';
import { endDevice, join, subscribe, unsubscribe } from './push';
import { kindOf, type WebhookKind } from './webhooks';

/** Mailboxes that were confirmed in this browser: a new game needs no new code. */
const PROOFS = 'mail-proofs';
type Proofs = Readonly<Record<string, string>>;

/** The browser itself refuses: it reaches no push service, or may not. */
function unforeseen(error: unknown): Message {
  if (!(error instanceof DOMException)) throw error;
  return { id: 'notice-push-failed', args: { detail: error.message } };
}

export class Wishes {
  /** What the server offers and keeps; null until it has answered. */
  offer = $state.raw<NoticesOut | null>(null);
  busy = $state(false);
  /** What came of the last attempt, of the player's or of the server's own. */
  said = $state.raw<Message | null>(null);
  failed = $state(false);
  url = $state('');
  kind = $state<WebhookKind>('json');
  /** Where mail goes; empty: nowhere. */
  address = $state('');
  daily = $state(false);
  code = $state('');
  quiet = $state(false);
  begin = $state(22);
  end = $state(8);

  /** What is said instead of what was meant to be. */
  #done = '';
  readonly #game: string;
  readonly #keys: readonly string[];

  constructor(game: string) {
    this.#game = game;
    this.#keys = tabKeys(game);
    void this.#do('', async () => this.#take(await api.notices(game, this.#keys))).then(() => {
      const detail = this.offer?.failure;
      if (detail) this.#say({ id: 'error-notice-failed', args: { detail } }, true);
    });
  }

  /** The address is another one: its shape says what kind it is. */
  point(url: string): void {
    this.url = url.trim();
    this.kind = kindOf(this.url);
  }

  save(): Promise<void> {
    return this.#do('notice-saved', async () => {
      await this.#leave();
      if (this.unconfirmed) this.#done = 'notice-code-sent';
    });
  }

  /** Tells this browser by push, or no more. */
  push(on: boolean): Promise<void> {
    return this.#do(on ? 'notice-push-done' : 'notice-push-ended', async () => {
      if (!on) await unsubscribe();
      else if ((await subscribe(this.offer?.push ?? '', this.#wishes())) === 'denied') this.#done = 'notice-denied';
      this.offer = await api.notices(this.#game, this.#keys);
    });
  }

  endDevice(id: string): Promise<void> {
    return this.#do('notice-push-ended', async () => {
      await endDevice(this.#game, this.#keys, id);
      this.offer = await api.notices(this.#game, this.#keys);
    });
  }

  /** Keeps what is on show, and lets a notice come. */
  test(): Promise<void> {
    return this.#do('notice-test-sent', async () => {
      await this.#leave();
      await api.testNotices(this.#game, this.#keys);
    });
  }

  /** The code that came by mail. */
  confirm(): Promise<void> {
    return this.#do('notice-mail-confirmed', async () => {
      const { proof } = await api.confirmMail(this.#game, this.#keys, this.code.trim());
      remember(PROOFS, { ...recall<Proofs>(PROOFS, {}), [this.address]: proof });
      this.code = '';
      this.#take(await api.notices(this.#game, this.#keys));
    });
  }

  /** A code was sent to the mailbox and is to be typed in. */
  get unconfirmed(): boolean {
    const kept = this.offer?.wishes?.mail?.address;
    return Boolean(kept) && kept === this.address && !this.offer?.confirmed;
  }

  async #leave(): Promise<void> {
    const wishes = this.#wishes();
    this.#take(await api.leaveNotices(this.#game, this.#keys, wishes));
    // Quiet hours hold for all that this browser is told of.
    await join(this.#game, { ...wishes, mail: null, webhook: null });
  }

  #wishes(): NoticeWishes {
    return {
      language: settings.language,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
      quiet: this.quiet ? { begin: this.begin, end: this.end } : null,
      mail: this.address
        ? {
            address: this.address,
            when: this.daily ? 'daily' : 'now',
            proof: recall<Proofs>(PROOFS, {})[this.address] ?? '',
          }
        : null,
      webhook: this.url ? { url: this.url, kind: this.kind } : null,
    };
  }

  #take(offer: NoticesOut): void {
    this.offer = offer;
    const { wishes } = offer;
    this.url = wishes?.webhook?.url ?? '';
    this.kind = wishes?.webhook?.kind ?? 'json';
    this.address = wishes?.mail?.address ?? '';
    this.daily = wishes?.mail?.when === 'daily';
    this.quiet = Boolean(wishes?.quiet);
    this.begin = wishes?.quiet?.begin ?? this.begin;
    this.end = wishes?.quiet?.end ?? this.end;
  }

  async #do(done: string, work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.said = null;
    try {
      await work();
      const id = this.#done || done;
      this.#done = '';
      this.#say(id ? { id, args: {} } : null);
    } catch (error) {
      this.#say(error instanceof Failure ? error.problem.message : unforeseen(error), true);
    } finally {
      this.busy = false;
    }
  }

  #say(message: Message | null, failed = false): void {
    this.said = message;
    this.failed = failed;
  }
}
