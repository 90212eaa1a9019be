// Which drawer beside the map a question or a line of the log is about.
import type { AvaView as View } from './wire';
import type { Drawer } from './keys';
import type { Index } from './lookup';

/** Where a chit or a unit off the map lies; null for what lies on the map. */
export function drawerOf(id: string, view: View, index: Index): Drawer | null {
  if (index.chits.has(id)) return 'chits';
  const at = view.units[id]?.[0];
  if (at === undefined || index.hexes.has(at)) return null;
  return at.startsWith('track-') ? 'track' : 'boxes';
}

/** The drawer that holds what can be picked; units that are being set up lie in their tray. */
export function drawerFor(legal: Iterable<string>, settingUp: boolean, view: View, index: Index): Drawer | null {
  const found = [...legal]
    .map((id) => drawerOf(id, view, index))
    .filter((drawer) => drawer !== null && (drawer === 'chits' || !settingUp));
  return found.includes('chits') ? 'chits' : (found[0] ?? null);
}
