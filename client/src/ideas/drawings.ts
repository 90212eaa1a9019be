// What a player draws on the map for themselves, and how it is sent in a line of the chat.

export type Mark =
  | { readonly kind: 'arrow'; readonly from: string; readonly to: string }
  | { readonly kind: 'circle'; readonly hex: string }
  | { readonly kind: 'note'; readonly hex: string; readonly text: string };

const SIGN = '✎';
const TOKEN = /([\w-]+)→([\w-]+)|◯([\w-]+)|([\w-]+) “([^”]*)”/gu;
/** The longest line that the chat takes. */
export const LONGEST = 500;

function written(mark: Mark): string {
  if (mark.kind === 'arrow') return `${mark.from}→${mark.to}`;
  if (mark.kind === 'circle') return `◯${mark.hex}`;
  return `${mark.hex} “${mark.text.replaceAll('”', '"')}”`;
}

/** A drawing as a line that people can read too. */
export function encode(marks: readonly Mark[]): string {
  return `${SIGN} ${marks.map(written).join(', ')}`;
}

/** The drawing in a line of the chat; null if there is none. */
export function decode(line: string): readonly Mark[] | null {
  if (!line.startsWith(`${SIGN} `)) return null;
  const marks = [...line.matchAll(TOKEN)].flatMap(([, from, to, circled, noted, text]): Mark[] => {
    if (from !== undefined && to !== undefined) return [{ kind: 'arrow', from, to }];
    if (circled !== undefined) return [{ kind: 'circle', hex: circled }];
    return noted === undefined ? [] : [{ kind: 'note', hex: noted, text: text ?? '' }];
  });
  return marks.length > 0 ? marks : null;
}

const key = (mark: Mark): string => written(mark.kind === 'note' ? { ...mark, text: '' } : mark);

/** With one mark more; the same one again is rubbed out, a new note takes the place of the old. */
export function withMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const others = marks.filter((other) => key(other) !== key(mark));
  const emptied = mark.kind === 'note' && mark.text === '';
  return others.length < marks.length && (emptied || mark.kind !== 'note')
    ? others
    : emptied
      ? marks
      : [...others, mark];
}
