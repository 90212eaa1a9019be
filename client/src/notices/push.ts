// Web Push: this browser is told also while no page is open. The server keeps how it is reached; here stays only under
// which address it subscribed, so that a new game is added by itself.
import { request } from '../lib/api';
import { keysOf, knownGames, tabKeys } from '../lib/keys';
import { forget, recall, remember } from '../lib/storage';
import type { NoticeWishes, Subscribe, Subscribed } from '../lib/wire';
import { permission } from './page';

/** What this browser subscribed as. */
interface Kept {
  readonly id: string;
  readonly endpoint: string;
}
const KEPT = 'push';
const PATH = '/api/push';
/** Games whose keys are told at once; the server takes no more. */
const MOST = 300;

/** `missing`: this browser has no push, or not over this connection. */
export type PushState = 'missing' | 'denied' | 'off' | 'on';

export const kept = (): Kept | null => recall<Kept | null>(KEPT, null);

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (permission() === 'missing' || !('serviceWorker' in navigator) || !('PushManager' in globalThis)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'missing';
  if (permission() === 'denied') return 'denied';
  return kept() && (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the player, and subscribes for the server's key. Only ever from a button. */
export async function subscribe(key: string, wishes: NoticeWishes): Promise<PushState> {
  const worker = await registration();
  if (!worker) return 'missing';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const games = knownGames().slice(0, MOST);
  const seats = Object.fromEntries(games.map((game) => [game, keysOf(game).mine] as const));
  await leave(await subscriptionFor(worker, key), { wishes, seats });
  return 'on';
}

/** A subscription is for one server's key: one for another key is of no use. */
async function subscriptionFor(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function leave(subscription: PushSubscription, more: Partial<Subscribe>): Promise<Subscribed> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const address = { endpoint, p256dh, auth };
  const was = kept()?.endpoint ?? '';
  const body: Subscribe = { wishes: null, seats: {}, was: was === endpoint ? '' : was, ...more, address };
  const answer = (await (await request('PUT', PATH, JSON.stringify(body))).json()) as Subscribed;
  remember(KEPT, { id: answer.id, endpoint: address.endpoint } satisfies Kept);
  return answer;
}

export async function unsubscribe(): Promise<void> {
  const before = kept();
  forget(KEPT);
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
  if (before) await end(before.endpoint);
}

async function end(endpoint: string): Promise<void> {
  await request('DELETE', PATH, JSON.stringify({ endpoint }));
}

/** The player sits at a table: its game is told too, if this browser is told of games. `wishes`: what has changed. */
export async function join(game: string, wishes: NoticeWishes | null = null): Promise<void> {
  const before = kept();
  if (!before) return;
  const worker = await registration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!worker || !subscription) {
    // The player took the permission back, or cleared the browser.
    forget(KEPT);
    await end(before.endpoint);
    return;
  }
  const seats = { [game]: tabKeys(game) };
  const { key } = await leave(subscription, { seats, wishes });
  if (key !== keyOf(subscription)) await leave(await subscriptionFor(worker, key), { seats, wishes });
}

function keyOf(subscription: PushSubscription): string {
  const key = subscription.options.applicationServerKey;
  const text = key ? btoa(String.fromCharCode(...new Uint8Array(key))) : '';
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Another browser, from the list of those that are told of a game. */
export async function endDevice(game: string, keys: readonly string[], id: string): Promise<void> {
  const path = `/api/games/${encodeURIComponent(game)}/notices/devices/${encodeURIComponent(id)}`;
  await request('DELETE', path, undefined, keys.length > 0 ? { 'seat-keys': keys.join(' ') } : {});
}
