// Decisions that need no player.
import { takenBack } from '../lib/log';
import { settings } from '../lib/settings.svelte';
import type { Session } from './session.svelte';

/**
 * A decision with one answer answers itself, if the player wishes so or the game says so; never right after an undo,
 * which would be undone. Called while the table is being set up.
 */
export function answersAlone(at: () => Session, covered: () => boolean): void {
  $effect(() => {
    const session = at();
    const [only] = session.choices;
    const last = session.table.log.at(-1);
    if (!only || session.choices.length !== 1 || session.connection.pending || session.reading || covered()) return;
    if (session.helping.playing || session.playback.running) return;
    const automatic = session.info(only.action.do).automatic ?? false;
    if (!(settings.autoplay || automatic) || (last && takenBack(last) > 0)) return;
    const timer = setTimeout(() => session.play(only), settings.reduced || automatic ? 50 : 450);
    return () => clearTimeout(timer);
  });
}
