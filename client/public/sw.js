// Keeps the program itself, so that the page opens without the server and can say that it does not answer.
// Games are never kept: what is on the table comes from the server, or not at all.
const CACHE = 'grognard-1';
const SHELL = ['/', '/manifest.webmanifest', '/icon.svg'];

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
  const page = await (await cache.match('/')).text();
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  await cache.addAll(files);
}

/** Pages and the files beside them change with a release: the server's come first. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Assets are named by their content: one that is kept never changes. */
async function lasting(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** A notification leads to its game: to the page that shows it, else to a new one. */
async function open(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => client.url.endsWith(page));
  return shown ? shown.focus() : self.clients.openWindow(page);
}

/** A notice for a player who is away. It says which game, never where to go: that is known here. */
function show({ game, title, text }) {
  const page = `/#/game/${encodeURIComponent(game)}`;
  const options = { body: text, tag: game, icon: '/icon-192.png', badge: '/icon-192.png', data: { page } };
  return self.registration.showNotification(title, options);
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

/** The push service gave this browser another address: the server must know. */
async function moved(event) {
  const old = event.oldSubscription;
  const fresh = event.newSubscription ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = { address: { endpoint, p256dh: keys.p256dh, auth: keys.auth }, was: old?.endpoint ?? '' };
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/push', { method: 'PUT', headers, body: JSON.stringify(body) });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moved(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.page));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fresh(request, url.pathname));
});
