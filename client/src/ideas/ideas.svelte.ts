// Ideas of one player: drawings on the map, a measure, what could reach a hex, and a plan of attacks. All of it stays
// in this browser, each seat has its own; only a drawing that is shared goes out, as a line of the chat.
import { createContext } from 'svelte';
import type { AttackChances, Distance, Goal, PlanOdds, Threats } from '../lib/wire';
import { recall, remember } from '../lib/storage';
import { toasts } from '../lib/toasts.svelte';
import { encode, LONGEST, withMark, type Mark } from './drawings';

export const TOOLS = ['arrow', 'circle', 'note', 'measure', 'threat', 'goal'] as const;
export type Tool = (typeof TOOLS)[number];

/** An attack that is intended: what the game is asked about it. */
export interface Attack {
  readonly target: string;
  readonly units: readonly string[];
}

/** What was picked on the map: a hex, and the unit in it that was hit. */
export interface Spot {
  readonly hex: string;
  readonly unit: string | null;
}

/** The table that the ideas are about. */
export interface Host {
  /** The game. */
  readonly id: string;
  readonly seat: string | null;
  readonly ply: number;
  /** Whether another player would read what is shared. */
  readonly talking: boolean;
  /** Whether the game answers questions about plans. */
  readonly plans: boolean;
  query(what: string, args: object): Promise<unknown>;
  say(line: string): boolean;
  flash(id: string): void;
}

interface Notebook {
  readonly marks: readonly Mark[];
  readonly attacks: readonly Attack[];
  readonly goals: readonly Goal[];
}

const EMPTY: Notebook = { marks: [], attacks: [], goals: [] };

export class Ideas {
  /** The bar is open. */
  open = $state(false);
  tool = $state<Tool | null>(null);
  /** Where an arrow or a measure begins. */
  start = $state.raw<Spot | null>(null);
  /** The hex pointed at by hand or by key while there is a tool. */
  over = $state<string | null>(null);
  /** The note that is being written. */
  noting = $state<string | null>(null);
  distance = $state.raw<Distance | null>(null);
  threats = $state.raw<Threats | null>(null);
  odds = $state.raw<PlanOdds | null>(null);
  /** The plan is being counted. */
  counting = $state(false);
  /** A drawing of another player. */
  received = $state.raw<readonly Mark[]>([]);
  #books = $state.raw<Readonly<Record<string, Notebook>>>({});
  readonly #host: () => Host;
  #asked = 0;

  constructor(host: () => Host) {
    this.#host = host;
  }

  get host(): Host {
    return this.#host();
  }

  get #key(): string {
    const { id, seat } = this.host;
    return `ideas.${id}.${seat ?? ''}`;
  }

  get #book(): Notebook {
    return this.#books[this.#key] ?? recall(this.#key, EMPTY);
  }

  #write(changed: Partial<Notebook>): void {
    const key = this.#key;
    const book = { ...this.#book, ...changed };
    this.#books = { ...this.#books, [key]: book };
    remember(key, book);
  }

  get marks(): readonly Mark[] {
    return this.#book.marks;
  }
  get attacks(): readonly Attack[] {
    return this.#book.attacks;
  }
  get goals(): readonly Goal[] {
    return this.#book.goals;
  }

  toggle(): void {
    this.open = !this.open;
    if (!this.open) this.take(null);
  }

  /** Takes up a tool; the same again lays it down. */
  take(tool: Tool | null): void {
    this.tool = this.tool === tool ? null : tool;
    this.start = null;
    this.noting = null;
    this.over = null;
    if (this.tool !== 'measure') this.distance = null;
    if (this.tool !== 'threat') this.threats = null;
  }

  /** A click or Enter on the map while there is a tool. */
  pick(spot: Spot): void {
    const { tool, start } = this;
    if (tool === 'circle') this.draw({ kind: 'circle', hex: spot.hex });
    else if (tool === 'note') this.noting = spot.hex;
    else if (tool === 'threat') void this.#ask('threat', { hex: spot.hex });
    else if (tool === 'goal') this.aim(spot);
    else if (start === null) {
      this.start = spot;
      this.distance = null;
    } else if (tool === 'arrow') {
      if (start.hex !== spot.hex) this.draw({ kind: 'arrow', from: start.hex, to: spot.hex });
      this.start = null;
    } else {
      this.point(spot.hex);
      this.start = null;
    }
  }

  /** What lies under the pointer: the measure follows it. */
  point(hex: string | null): void {
    if (this.over === hex) return;
    this.over = hex;
    const { tool, start } = this;
    if (tool === 'measure' && start !== null && hex !== null && hex !== start.hex)
      void this.#ask('distance', { start: start.hex, end: hex, unit: start.unit ?? '' });
  }

  async #ask(what: 'distance' | 'threat', args: Readonly<Record<string, string>>): Promise<void> {
    const asked = ++this.#asked;
    const answer = await this.host.query(what, args);
    if (asked !== this.#asked) return;
    if (what === 'distance') this.distance = answer as Distance | null;
    else this.threats = answer as Threats | null;
  }

  // -- drawings ------------------------------------------------------------------------------------------------
  draw(mark: Mark): void {
    this.#write({ marks: withMark(this.marks, mark) });
  }

  /** The note is written; an empty one is rubbed out. */
  note(text: string): void {
    if (this.noting !== null) this.draw({ kind: 'note', hex: this.noting, text: text.trim() });
    this.noting = null;
  }

  wipe(): void {
    this.#write({ marks: [] });
    this.received = [];
  }

  share(): void {
    const line = encode(this.marks);
    if (line.length > LONGEST) toasts.note('ideas-too-long');
    else toasts.note(this.host.say(line) ? 'ideas-shared' : 'ui-not-connected');
  }

  // -- the plan ------------------------------------------------------------------------------------------------
  /** An attack is intended: it takes the place of one on the same hex, and its units leave the others. */
  intend(attack: Attack): void {
    const units = new Set(attack.units);
    const others = this.attacks
      .filter(({ target }) => target !== attack.target)
      .map((other) => ({ ...other, units: other.units.filter((unit) => !units.has(unit)) }))
      .filter((other) => other.units.length > 0);
    const falls: Goal = { kind: 'falls', id: attack.target };
    const known = this.goals.some((goal) => goal.kind === 'falls' && goal.id === attack.target);
    this.#write({ attacks: [...others, attack], goals: known ? this.goals : [...this.goals, falls] });
    this.open = true;
  }

  drop(target: string): void {
    this.#write({
      attacks: this.attacks.filter((attack) => attack.target !== target),
      goals: this.goals.filter((goal) => goal.kind !== 'falls' || goal.id !== target),
    });
  }

  /** The attack is made before the one above it. */
  sooner(target: string): void {
    const at = this.attacks.findIndex((attack) => attack.target === target);
    const attack = this.attacks[at];
    if (!attack || at === 0) return;
    const others = this.attacks.filter((other) => other !== attack);
    this.#write({ attacks: [...others.slice(0, at - 1), attack, ...others.slice(at - 1)] });
  }

  /** A goal from the map: a unit shall be cut off, then destroyed, then nothing; a hex shall fall. */
  aim({ hex, unit }: Spot): void {
    const id = unit ?? hex;
    const known = this.goals.find((goal) => goal.id === id);
    const others = this.goals.filter((goal) => goal !== known);
    if (known?.kind === 'cut') this.#write({ goals: [...others, { kind: 'destroyed', id }] });
    else if (known) this.#write({ goals: others });
    else this.#write({ goals: [...others, { kind: unit === null ? 'falls' : 'cut', id }] });
  }

  unaim(goal: Goal): void {
    this.#write({ goals: this.goals.filter((other) => other.id !== goal.id || other.kind !== goal.kind) });
  }

  clearPlan(): void {
    this.#write({ attacks: [], goals: [] });
    this.odds = null;
    if (this.tool === 'goal') this.take(null);
  }

  /** Counts the plan on the table as it is. */
  async count(): Promise<void> {
    const { attacks, goals } = this;
    if (attacks.length === 0) {
      this.odds = null;
      return;
    }
    this.counting = true;
    const book = this.#book;
    const answer = await this.host.query('plan', { attacks, goals });
    if (book !== this.#book) return;
    this.counting = false;
    this.odds = answer as PlanOdds | null;
  }

  /** The chances of an attack, against a defender who stands and one who gives way. */
  chancesOf(number: number): readonly AttackChances[] {
    return (this.odds?.forecasts ?? []).flatMap((forecast) => forecast.attacks[number] ?? []);
  }
}

const [get, set] = createContext<Ideas | null>();
export const shareIdeas = set;

/** The ideas of the player at this table; none for a board without a shell. */
export function sharedIdeas(): Ideas | null {
  try {
    return get();
  } catch {
    return null;
  }
}
