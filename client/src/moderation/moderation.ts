// The moderators' side of the wire.
import { get, request } from '../lib/api';
import type { AuditOut, CloseReport, Impose, Lift, ModerationOut, Sanction } from '../lib/wire';

const HOME = '/api/moderation';

const send = async (what: string, body: unknown): Promise<void> => {
  await request('POST', `${HOME}/${what}`, JSON.stringify(body));
};

export const moderation = {
  show: () => get<ModerationOut>(HOME),
  audit: (before: number) => get<AuditOut>(`${HOME}/audit?before=${before}`),
  impose: (sanction: Impose) => send('impose', sanction),
  lift: (sanction: Lift) => send('lift', sanction),
  close: (report: CloseReport) => send('close', report),
};

/** For how many days a ban or mute can be chosen; null: for good. */
export const SPANS: readonly (number | null)[] = [1, 7, 30, 365, null];

/** When it ends, for a sentence; the moment 0 is no moment. */
export function ending(until: Sanction['until'], language: string): { forever: number; until: string } {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return { forever: until === 0 ? 1 : 0, until: until === 0 ? '' : format.format(until * 1000) };
}
