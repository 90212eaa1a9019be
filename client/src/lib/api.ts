// The lobby's side of the wire: HTTP. Every failure is a Problem with a code and a sentence.
import type { Names } from './texts';
import type {
  ChancesOut,
  CourseOutline,
  Created,
  GameCard,
  GameInfo,
  Lesson,
  NewBranch,
  NewGame,
  Plan,
  PlayerAid,
  Problem,
  ReportOut,
  RuleBookOut,
} from './wire';

export class Failure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.problem = problem;
  }
}

const unreachable: Problem = {
  code: 'offline',
  message: { id: 'ui-offline', args: {} },
  text: 'The server does not answer.',
};

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (body.message && typeof body.code === 'string') {
      return { code: body.code, message: body.message, text: body.text ?? '' };
    }
  } catch {
    // Not ours: a proxy's page, or nothing at all.
  }
  const args = { status: response.status };
  return { code: `http-${response.status}`, message: { id: 'ui-bad-answer', args }, text: response.statusText };
}

async function request(method: string, path: string, body?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Failure(unreachable);
  }
  if (!response.ok) throw new Failure(await problemOf(response));
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

async function post<T>(path: string, body: string): Promise<T> {
  return (await (await request('POST', path, body)).json()) as T;
}

const e = encodeURIComponent;
const query = (keys: readonly string[]): string => keys.map((key, i) => `${i ? '&' : '?'}key=${e(key)}`).join('');

const kept = new Map<string, Promise<unknown>>();

/** Facts that do not change while the page lives are fetched once; a failure is not kept. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const asked = get<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const api = {
  systems: () => once<readonly GameCard[]>('/api/systems'),
  names: (slug: string) => once<Names>(`/api/systems/${e(slug)}/names`),
  catalogue: (slug: string) => once<unknown>(`/api/systems/${e(slug)}/catalogue`),
  rules: (slug: string) => once<RuleBookOut>(`/api/systems/${e(slug)}/rules`),
  aid: (slug: string) => once<PlayerAid>(`/api/systems/${e(slug)}/aid`),
  course: (slug: string) => once<CourseOutline>(`/api/systems/${e(slug)}/course`),
  lesson: (slug: string, id: string) => once<Lesson>(`/api/systems/${e(slug)}/lessons/${e(id)}`),
  games: () => get<readonly GameInfo[]>('/api/games'),
  create: (game: NewGame) => post<Created>('/api/games', JSON.stringify(game)),
  /** `journal` is the text of the file, unread: the server says what is wrong with it. */
  bring: (journal: string) => post<Created>('/api/games/import', journal),
  situation: (slug: string, id: string) => post<Created>(`/api/situations/${e(slug)}/${e(id)}`, '{}'),
  /** Whether the game is gone; if not, others still play it. */
  remove: async (id: string, keys: readonly string[]) =>
    (await request('DELETE', `/api/games/${e(id)}${query(keys)}`)).status !== 202,
  report: (id: string, keys: readonly string[], seat: string | null) =>
    get<ReportOut>(`/api/games/${e(id)}/report?seat=${e(seat ?? '')}${keys.map((key) => `&key=${e(key)}`).join('')}`),
  chances: (id: string) => get<ChancesOut>(`/api/games/${e(id)}/chances`),
  branches: (id: string, keys: readonly string[], guest: string) => {
    const who = query(keys);
    return get<readonly Created[]>(`/api/games/${e(id)}/branches${who}${who ? '&' : '?'}guest=${e(guest)}`);
  },
  branch: (id: string, keys: readonly string[], branch: NewBranch) =>
    post<Created>(`/api/games/${e(id)}/branches${query(keys)}`, JSON.stringify(branch)),
  /** How far the game has followed a branch. */
  plan: (id: string, key: string, since: number) => get<Plan>(`/api/games/${e(id)}/plan${query([key])}&since=${since}`),
  journal: async (id: string, keys: readonly string[]) =>
    (await request('GET', `/api/games/${e(id)}/journal${query(keys)}`)).text(),
};

/** Hands a text to the player as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
