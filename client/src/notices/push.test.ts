import { beforeEach, expect, test, vi } from 'vitest';
import { join, kept, pushState, subscribe, unsubscribe } from './push';

const stored = new Map<string, string>();
const requests: { method: string; body: Record<string, unknown> }[] = [];
/** The key of the server, as it is now. */
let key = '';

const wishes = { language: 'en', zone: 'UTC', quiet: null, mail: null, webhook: null };
const coded = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** A push service: each subscription has an address of its own. */
class Manager {
  subscription: PushSubscription | null = null;
  count = 0;
  getSubscription = (): Promise<PushSubscription | null> => Promise.resolve(this.subscription);
  subscribe = ({ applicationServerKey }: { applicationServerKey: string }): Promise<PushSubscription> => {
    const endpoint = `https://push.example/${++this.count}`;
    this.subscription = {
      options: { applicationServerKey: coded(atob(applicationServerKey)) },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => {
        this.subscription = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    return Promise.resolve(this.subscription);
  };
}

let manager: Manager;
let answer: NotificationPermission;

beforeEach(() => {
  stored.clear();
  requests.length = 0;
  manager = new Manager();
  answer = 'granted';
  key = btoa('one');
  const area = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  vi.stubGlobal('localStorage', area);
  vi.stubGlobal('sessionStorage', area);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', Manager);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve(answer) });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager: manager }) },
  });
  vi.stubGlobal('fetch', (_path: string, { method, body }: { method: string; body: string }) => {
    const asked = JSON.parse(body) as Record<string, unknown>;
    requests.push({ method, body: asked });
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ id: 'b1', key }) });
  });
});

test('subscribing leaves the address with the server, and is remembered', async () => {
  expect(await pushState()).toBe('off');
  expect(await subscribe(key, wishes)).toBe('on');
  expect(requests[0]?.body).toMatchObject({ address: { endpoint: 'https://push.example/1', auth: 'a' }, was: '' });
  expect([kept()?.id, await pushState()]).toEqual(['b1', 'on']);
});

test('a player who refuses is not subscribed', async () => {
  answer = 'denied';
  expect(await subscribe(key, wishes)).toBe('denied');
  expect([requests.length, manager.count, kept()]).toEqual([0, 0, null]);
});

test('a table is told when its player sits down, unless the browser has no push', async () => {
  await join('g');
  expect(requests).toEqual([]);
  await subscribe(key, wishes);
  stored.set('grognard.keys.g', JSON.stringify({ mine: ['k1'], give: {} }));
  await join('g');
  expect(requests[1]?.body).toMatchObject({ seats: { g: ['k1'] }, wishes: null });
});

test('when the server has another key, the browser subscribes anew', async () => {
  await subscribe(key, wishes);
  key = btoa('two');
  await join('g');
  const last = requests.at(-1)?.body;
  expect(last).toMatchObject({ address: { endpoint: 'https://push.example/2' }, was: 'https://push.example/1' });
  expect(kept()?.endpoint).toBe('https://push.example/2');
});

test('a permission that was taken back ends it', async () => {
  await subscribe(key, wishes);
  manager.subscription = null;
  await join('g');
  expect(requests.at(-1)).toEqual({ method: 'DELETE', body: { endpoint: 'https://push.example/1' } });
  expect(kept()).toBeNull();
});

test('unsubscribing ends it on both sides', async () => {
  await subscribe(key, wishes);
  await unsubscribe();
  expect([manager.subscription, kept(), await pushState()]).toEqual([null, null, 'off']);
  expect(requests.at(-1)).toEqual({ method: 'DELETE', body: { endpoint: 'https://push.example/1' } });
});
