// The service worker's side of notices: what it shows, and where a notice leads.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

type Handler = (event: Record<string, unknown>) => void;

/** The worker of the page, in a browser that is all pretence. */
function worker(open: readonly string[] = []) {
  const handlers = new Map<string, Handler>();
  const windows = open.map((url) => ({ url, focus: vi.fn() }));
  const shown = vi.fn((title: string, options: Record<string, unknown>) => Promise.resolve([title, options]));
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin: 'https://games.example.org' },
    registration: { showNotification: shown, pushManager: {} },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: vi.fn() },
  };
  const sent = vi.fn<(path: string, request: { body: string }) => Promise<unknown>>(() =>
    Promise.resolve({ ok: true }),
  );
  const code = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is our own file
  new Function('self', 'caches', 'fetch', code)(self, {}, sent);
  const send = async (name: string, event: Record<string, unknown>): Promise<void> => {
    const work: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (task: Promise<unknown>) => work.push(task) });
    await Promise.all(work);
  };
  return { send, shown, sent, windows, opened: self.clients.openWindow };
}

const notice = { event: 'turn', game: 'a/b', title: 'Kursk', text: 'It is your turn.' };
const page = '/#/game/a%2Fb';

test('a push is shown, one notice for each game', async () => {
  const { send, shown } = worker();
  await send('push', { data: { json: () => notice } });
  expect(shown).toHaveBeenCalledOnce();
  expect(shown.mock.calls[0]?.[0]).toBe('Kursk');
  expect(shown.mock.calls[0]?.[1]).toMatchObject({ body: 'It is your turn.', tag: 'a/b', data: { page } });
});

test('a push leads nowhere but to its table', async () => {
  const { send, shown } = worker();
  const hostile = { ...notice, page: 'https://evil.example', data: { page: 'https://evil.example' } };
  await send('push', { data: { json: () => hostile } });
  expect(shown.mock.calls[0]?.[1]).toMatchObject({ data: { page } });
});

test('a click goes to the page that shows the table, else opens one', async () => {
  const click = { notification: { close: vi.fn(), data: { page } } };
  const open = worker(['https://games.example.org/', `https://games.example.org${page}`]);
  await open.send('notificationclick', click);
  expect(open.windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(open.opened).not.toHaveBeenCalled();
  const closed = worker(['https://games.example.org/']);
  await closed.send('notificationclick', click);
  expect(closed.opened).toHaveBeenCalledWith(page);
});

test('an address that has changed is told to the server', async () => {
  const { send, sent } = worker();
  const fresh = { toJSON: () => ({ endpoint: 'https://p/2', keys: { p256dh: 'k', auth: 'a' } }) };
  await send('pushsubscriptionchange', { oldSubscription: { endpoint: 'https://p/1' }, newSubscription: fresh });
  expect(sent.mock.calls[0]?.[0]).toBe('/api/push');
  const body: unknown = JSON.parse(sent.mock.calls[0]?.[1].body ?? '');
  expect(body).toEqual({ address: { endpoint: 'https://p/2', p256dh: 'k', auth: 'a' }, was: 'https://p/1' });
});
