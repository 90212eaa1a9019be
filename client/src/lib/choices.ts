// The answers a player may give, sorted for pointing, for buttons and for keys. Which are legal is the server's word.
import type { Texts } from './texts';
import { forgoes, type InfoOf } from './verbs';
import type { Action, Choice } from './wire';

/** Up to this many choices all stand as buttons, also those that can be picked on the board. */
export const FEW = 12;

/** Piece or place to the choices that touch it. */
export function byTouch(choices: readonly Choice[]): Map<string, Choice[]> {
  const map = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const id of new Set(choice.touches)) {
      const list = map.get(id);
      if (list) list.push(choice);
      else map.set(id, [choice]);
    }
  }
  return map;
}

/** What Space and Enter do: the only answer, or the one that ends this decision, unless it gives something up. */
export function primary(choices: readonly Choice[], info: InfoOf): Choice | undefined {
  if (choices.length === 1) return choices[0];
  const ends = choices.filter(
    (choice) => choice.touches.length === 0 && info(choice.action.do).ends && !info(choice.action.do).confirm,
  );
  return ends.length === 1 ? ends[0] : undefined;
}

/**
 * The buttons of the prompt bar: what cannot be picked on the board first, then, when there is little, all the rest.
 * The finishing one is last, and so is one that gives something up.
 */
export function buttons(choices: readonly Choice[], info: InfoOf): Choice[] {
  const only = primary(choices, info);
  const last = choices.filter((choice) => choice === only || forgoes(info(choice.action.do)));
  const others = choices.filter((choice) => !last.includes(choice));
  const loose = others.filter((choice) => choice.touches.length === 0);
  const placed = choices.length <= FEW ? others.filter((choice) => choice.touches.length > 0) : [];
  return [...loose, ...placed, ...last];
}

/** The number that a choice is about, if one digit says it. */
function countOf(choice: Choice): number | null {
  const { count } = choice.action;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 9 ? count : null;
}

/** Digit to choice: where all are one verb with different counts, the count itself; else the place in the row, from 1. */
export function digits(choices: readonly Choice[]): Map<number, Choice> {
  const counts = choices.map(countOf);
  const oneVerb = new Set(choices.map((choice) => choice.action.do)).size === 1;
  const byCount = oneVerb && !counts.includes(null) && new Set(counts).size === choices.length;
  return new Map(choices.slice(0, byCount ? 10 : 9).map((choice, i) => [byCount ? (counts[i] ?? 0) : i + 1, choice]));
}

/** The key of each choice, to be shown beside it. */
export function digitOf(choices: readonly Choice[]): Map<Choice, number> {
  return new Map([...digits(choices)].map(([digit, choice]) => [choice, digit]));
}

export type Picked =
  | { readonly kind: 'play'; readonly choice: Choice }
  | { readonly kind: 'menu'; readonly choices: readonly Choice[] }
  | { readonly kind: 'nothing' };

/** What a click on a piece or place means; `selected` narrows it to what joins the two. */
export function picked(legal: ReadonlyMap<string, readonly Choice[]>, id: string, selected: string | null): Picked {
  const touching = legal.get(id) ?? [];
  const joined = selected && selected !== id ? touching.filter((choice) => choice.touches.includes(selected)) : [];
  const meant = joined.length > 0 ? joined : touching;
  const [only] = meant;
  if (!only) return { kind: 'nothing' };
  return meant.length === 1 ? { kind: 'play', choice: only } : { kind: 'menu', choices: meant };
}

/**
 * What a click on a thing that no answer touches may have meant: the answers there are, one of each verb, with the thing
 * put where a thing of its kind, a place or a piece, stands. Those about what is chosen already come first.
 */
export function supposed(choices: readonly Choice[], id: string, near: readonly string[], places: RegExp): Action[] {
  const sorted = [...choices].sort((a, b) => closeness(b, near) - closeness(a, near));
  const tried = new Map<string, Action>();
  for (const { action, touches } of sorted) {
    for (const [field, value] of Object.entries(action)) {
      if (field === 'do' || typeof value !== 'string' || !touches.includes(value)) continue;
      const key = `${action.do} ${field}`;
      if (tried.has(key) || near.includes(value) || places.test(value) !== places.test(id)) continue;
      tried.set(key, { ...action, [field]: id });
    }
  }
  return [...tried.values()];
}

function closeness(choice: Choice, near: readonly string[]): number {
  return near.filter((id) => choice.touches.includes(id)).length;
}

/** The refused ones first by what they share with the selection, one of each reason and label. */
export function refusals(answers: readonly Choice[], selected: string | null): Choice[] {
  const refused = answers.filter((choice) => choice.refusal);
  const joined = selected ? refused.filter((choice) => choice.touches.includes(selected)) : [];
  return joined.length > 0 ? joined : refused;
}

/**
 * Choices with their labels; where two would read the same (two cards, one action), each also names what it touches.
 */
export function labelled<A extends Action>(
  choices: readonly Choice<A>[],
  t: Pick<Texts, 'render' | 'name'>,
): { choice: Choice<A>; label: string }[] {
  const plain = choices.map((choice) => ({ choice, label: t.render(choice.label) }));
  const count = new Map<string, number>();
  for (const { label } of plain) count.set(label, (count.get(label) ?? 0) + 1);
  return plain.map(({ choice, label }) => {
    const name = t.name(choice.touches[0] ?? '');
    const ambiguous = (count.get(label) ?? 0) > 1 && name !== '' && !label.includes(name);
    return { choice, label: ambiguous ? `${label} (${name})` : label };
  });
}

/** A list longer than this is read by what its answers are about. */
export const LONG = 40;

/** Answers in their order, those about one piece or place together: for lists too long to read to the end. */
export function groupedByPiece<Answer extends { readonly choice: Choice }>(
  answers: readonly Answer[],
): { readonly about: string; readonly answers: readonly Answer[] }[] {
  const found = new Map<string, Answer[]>();
  for (const answer of answers) {
    const about = answer.choice.touches[0] ?? '';
    const sheaf = found.get(about);
    if (sheaf) sheaf.push(answer);
    else found.set(about, [answer]);
  }
  return [...found].map(([about, together]) => ({ about, answers: together }));
}

export function sameAction(one: Choice, other: Choice): boolean {
  return JSON.stringify(one.action) === JSON.stringify(other.action);
}
