// What the keys of the table do.
import type { Gesture } from './keyboard';
import type { Session } from './session.svelte';

/** What the page opens; the rest is the session's. */
export interface Opens {
  list(): void;
  help(): void;
  guide(): void;
}

/** Keys that look and do nothing to the table. */
const LOOKING = new Set<Gesture['kind']>(['step', 'playback', 'show', 'board', 'help']);

/** `closed`: something on the board has used the key already to close itself. */
export function obey(made: Gesture, session: Session, opens: Opens, closed: boolean): void {
  const { playback } = session;
  const watching = playback.running && !playback.waiting;
  // What would be done is done to the table as it is, and not before that can be seen.
  if (playback.running && !LOOKING.has(made.kind)) {
    session.endPlayback();
    return;
  }
  switch (made.kind) {
    case 'number':
      session.press(session.digits.get(made.digit));
      break;
    case 'primary':
      if (!session.menu && !session.caution) session.finish();
      break;
    case 'back':
      if (!closed) session.back();
      break;
    case 'undo':
      session.undo();
      break;
    case 'step':
      if (watching) playback.skip(made.by);
      else session.step(made.by);
      break;
    case 'playback':
      if (watching) playback.toggle();
      else session.playAgain();
      break;
    case 'first':
      session.look(0);
      break;
    case 'now':
      session.look(null);
      break;
    case 'show':
      session.show(made.side);
      break;
    case 'board':
      session.front = 'board';
      break;
    case 'list':
      opens.list();
      break;
    case 'help':
      opens.help();
      break;
    case 'hint':
      session.helping.ask();
      break;
    case 'guide':
      opens.guide();
      break;
  }
}
