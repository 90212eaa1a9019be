// Marks outside the page: its icon in the tab, the badge of the installed program, notifications of the browser.
import { settings } from '../lib/settings.svelte';

const PLAIN = '/icon.svg';
const MARKED = '/icon-turn.svg';

/** A red dot on the icon of the tab, and on that of the installed program. */
export function mark(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? MARKED : PLAIN;
  if ('setAppBadge' in navigator)
    void (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

/** `missing`: no notifications in this browser, or not over a connection that could be read on the way. */
export type Permission = NotificationPermission | 'missing';

export function permission(): Permission {
  return 'Notification' in globalThis && isSecureContext ? Notification.permission : 'missing';
}

/** Asks the player; only ever from a button. */
export async function allow(): Promise<Permission> {
  if (permission() === 'missing') return 'missing';
  const answer = await Notification.requestPermission();
  settings.set({ notify: answer === 'granted' });
  return answer;
}

/** The service worker; there is none over plain HTTP, and in the first seconds. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Shows a notification that leads to a game; a new one takes the place of the last of the same game. */
export async function notify(game: string, title: string, body: string): Promise<void> {
  if (!settings.notify || permission() !== 'granted') return;
  const options = { body, tag: game, icon: '/icon-192.png', data: { page: `/#/game/${encodeURIComponent(game)}` } };
  const worker = await registration();
  // On phones only the service worker may show one.
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

/** The player is back: what was said of this game has been seen. */
export async function withdraw(game: string): Promise<void> {
  const worker = await registration();
  for (const shown of (await worker?.getNotifications({ tag: game })) ?? []) shown.close();
}
