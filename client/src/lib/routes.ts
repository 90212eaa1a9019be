// Addresses within the page: `#/` is the lobby, `#/game/ID?key=K&at=PLY` a table (a key for each seat),
// `#/account/confirm/TOKEN` and `#/account/reset/TOKEN` are links of letters, `#/moderation` is for moderators,
// `#/player/NAME` and `#/ladder/GAME` are pages of players, `#/bench` measures how fast a large board is drawn.

/** What a letter was sent for. */
export type Purpose = 'confirm' | 'reset';

export type Route =
  | { readonly page: 'lobby' | 'bench' | 'moderation' }
  | { readonly page: 'player'; readonly name: string }
  | { readonly page: 'ladder'; readonly slug: string }
  | { readonly page: 'letter'; readonly purpose: Purpose; readonly token: string }
  | { readonly page: 'game'; readonly id: string; readonly keys: readonly string[]; readonly at: number | null };

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const letter = /^\/account\/(confirm|reset)\/([\w-]+)$/.exec(path);
  if (letter?.[2]) return { page: 'letter', purpose: letter[1] as Purpose, token: letter[2] };
  const ladder = /^\/ladder\/([\w-]+)$/.exec(path);
  if (ladder?.[1]) return { page: 'ladder', slug: ladder[1] };
  const player = decoded(/^\/player\/([^/]+)$/.exec(path)?.[1]);
  if (player) return { page: 'player', name: player };
  const match = /^\/game\/([^/]+)\/?$/.exec(path);
  if (!match?.[1]) return { page: path === '/bench' ? 'bench' : path === '/moderation' ? 'moderation' : 'lobby' };
  const params = new URLSearchParams(query);
  const at = params.get('at');
  return {
    page: 'game',
    id: decodeURIComponent(match[1]),
    keys: params.getAll('key').filter(Boolean),
    at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
  };
}

/** An address that was cut off leads nowhere. */
function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return '';
  }
}

export function playerHash(name: string): string {
  return `#/player/${encodeURIComponent(name)}`;
}

export function gameHash(id: string, query: { key?: string; at?: number } = {}): string {
  const params = new URLSearchParams();
  if (query.key) params.set('key', query.key);
  if (query.at !== undefined) params.set('at', String(query.at));
  const tail = params.size > 0 ? `?${params}` : '';
  return `#/game/${encodeURIComponent(id)}${tail}`;
}

/** The whole address, to be sent to a friend. */
export function gameLink(id: string, query: { key?: string; at?: number } = {}): string {
  return new URL(gameHash(id, query), location.href.split('#')[0]).href;
}
