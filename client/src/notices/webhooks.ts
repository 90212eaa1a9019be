// Webhooks of services that are known by the shape of their address.
import type { Webhook } from '../lib/wire';

export type WebhookKind = Webhook['kind'];

export const KINDS: readonly WebhookKind[] = ['discord', 'slack', 'json'];

export function kindOf(address: string): WebhookKind {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/.exec(address) ?? [];
  if (/(^|\.)(discord|discordapp)\.com$/.test(host) && path.startsWith('/api/webhooks/')) return 'discord';
  return host === 'hooks.slack.com' ? 'slack' : 'json';
}
