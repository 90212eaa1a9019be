// What the card about the hex under the pointer says: made by each game, drawn by one component.
import type { Texts } from '../../lib/texts';
import type { Forbidden } from '../../lib/wire';

export interface AboutUnit {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  /** What is said of it in one line, and at length. */
  readonly short: readonly string[];
  readonly long: readonly string[];
  readonly state: readonly string[];
  /** A warning in red; empty: none. */
  readonly cut: string;
  /** The very thing that is pointed at. */
  readonly here: boolean;
}

export interface About {
  readonly title: string;
  readonly kind: string;
  readonly lines: readonly string[];
  /** What deserves a line of its own. */
  readonly notes: readonly string[];
  /** What the unit in hand would pay to come here (empty: unknown), and why it cannot. */
  readonly way: { readonly text: string; readonly refusal: Forbidden | null } | null;
  readonly units: readonly AboutUnit[];
}

/** The label beside the pointer: what a move costs, or why it is refused and what it would cost. */
export interface Price {
  readonly text: string;
  readonly no: boolean;
  /** Something on the way cannot be undone. */
  readonly grave?: boolean;
}

/** `cost`: empty where nothing can be said of it. A reason that tells what is needed says it itself. */
export function priceOf(refusal: Forbidden | null, cost: string, t: Texts): Price {
  if (!refusal) return { text: cost, no: false };
  const told = cost === '' || 'need' in refusal.reason.args;
  return { text: `✕ ${t.render(refusal.reason)}${told ? '' : ` (${cost})`}`, no: true };
}
