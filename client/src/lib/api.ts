// The lobby's side of the wire: HTTP. Every failure is a Problem with a code and a sentence.
import type { Names } from './texts';
import type {
  ChancesOut,
  CourseOutline,
  Created,
  GameCard,
  Lesson,
  MailProof,
  NewBranch,
  NewGame,
  NoticesOut,
  NoticeWishes,
  Plan,
  PlayerAid,
  PuzzleCard,
  PuzzleGrade,
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

/** The keys of seats, and an onlooker's name: in headers, since addresses are written to the logs of proxies. */
function held(keys: readonly string[], guest = ''): Record<string, string> {
  return { ...(keys.length > 0 ? { 'seat-keys': keys.join(' ') } : {}), ...(guest ? { 'guest-name': guest } : {}) };
}

export async function request(
  method: string,
  path: string,
  body?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new Failure(unreachable);
  }
  if (!response.ok) throw new Failure(await problemOf(response));
  return response;
}

export async function get<T>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  return (await (await request('GET', path, undefined, headers)).json()) as T;
}

export async function post<T>(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  return (await (await request('POST', path, body, headers)).json()) as T;
}

const e = encodeURIComponent;

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
  puzzles: (slug: string) => once<readonly PuzzleCard[]>(`/api/systems/${e(slug)}/puzzles`),
  /** How the puzzle at a table stands. */
  grade: (id: string, keys: readonly string[]) => get<PuzzleGrade>(`/api/games/${e(id)}/puzzle`, held(keys)),
  create: (game: NewGame) => post<Created>('/api/games', JSON.stringify(game)),
  /** `journal` is the text of the file, unread: the server says what is wrong with it. */
  bring: (journal: string) => post<Created>('/api/games/import', journal),
  situation: (slug: string, id: string) => post<Created>(`/api/situations/${e(slug)}/${e(id)}`, '{}'),
  /** Takes a free seat that is offered; a guest gets the key of its link. */
  join: (id: string, seat: string) => post<Created>(`/api/games/${e(id)}/join`, JSON.stringify({ seat })),
  decline: async (id: string) => void (await request('POST', `/api/games/${e(id)}/decline`)),
  /** Whether the game is gone; if not, others still play it. */
  remove: async (id: string, keys: readonly string[]) =>
    (await request('DELETE', `/api/games/${e(id)}`, undefined, held(keys))).status !== 202,
  report: (id: string, keys: readonly string[], seat: string | null) =>
    get<ReportOut>(`/api/games/${e(id)}/report?seat=${e(seat ?? '')}`, held(keys)),
  chances: (id: string) => get<ChancesOut>(`/api/games/${e(id)}/chances`),
  branches: (id: string, keys: readonly string[], guest: string) =>
    get<readonly Created[]>(`/api/games/${e(id)}/branches`, held(keys, guest)),
  branch: (id: string, keys: readonly string[], branch: NewBranch) =>
    post<Created>(`/api/games/${e(id)}/branches`, JSON.stringify(branch), held(keys)),
  /** How far the game has followed a branch. */
  plan: (id: string, key: string, since: number) => get<Plan>(`/api/games/${e(id)}/plan?since=${since}`, held([key])),
  /** How those who hold these keys want to be told. */
  notices: (id: string, keys: readonly string[]) => get<NoticesOut>(`/api/games/${e(id)}/notices`, held(keys)),
  leaveNotices: async (id: string, keys: readonly string[], wishes: NoticeWishes) =>
    (await (
      await request('PUT', `/api/games/${e(id)}/notices`, JSON.stringify(wishes), held(keys))
    ).json()) as NoticesOut,
  /** The code that came by mail; the answer stands for it in other games. */
  confirmMail: async (id: string, keys: readonly string[], code: string) =>
    (await (
      await request('POST', `/api/games/${e(id)}/notices/confirm`, JSON.stringify({ code }), held(keys))
    ).json()) as MailProof,
  /** Tells the host of a line of chat. */
  complain: async (id: string, keys: readonly string[], number: number): Promise<void> => {
    await request('POST', `/api/games/${e(id)}/complaints`, JSON.stringify({ number }), held(keys));
  },
  testNotices: async (id: string, keys: readonly string[]): Promise<void> => {
    await request('POST', `/api/games/${e(id)}/notices/test`, undefined, held(keys));
  },
  journal: async (id: string, keys: readonly string[]) =>
    (await request('GET', `/api/games/${e(id)}/journal`, undefined, held(keys))).text(),
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
