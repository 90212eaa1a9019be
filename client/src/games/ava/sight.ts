// What a question is about, as hexes to be shown.
import { having } from '../../hexes/table/answers';
import type { AvaView as View } from './wire';
import type { ShellApi } from '../contract';
import { hexOf, type Index } from './lookup';

/** The hexes a question is about: where something can be set up, what it names, else all that can be picked. */
export function hexesOf(
  { choices, ask }: Pick<ShellApi, 'choices' | 'ask'>,
  open: readonly string[],
  view: View,
  index: Index,
): string[] {
  const setting = having(choices, 'deploy').map((choice) => String(choice.action.hex));
  // With a unit selected, or one that must answer, it is enough to see it: the map shall not run away.
  const subject = (ask?.subject ?? []).filter((id) => hexOf(id, view, index) !== null);
  const ids = setting.length > 0 ? setting : subject.length > 0 ? subject : open;
  return [...new Set(ids.map((id) => hexOf(id, view, index)).filter((hex) => hex !== null))];
}
