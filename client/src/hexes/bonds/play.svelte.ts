// A game with bonds as it is played at this table: what is in hand, what a click does, where those in hand can go, what is
// switched on. The components draw from it.
import { untrack } from 'svelte';
import type { ShellApi, Point, TableProps } from '../../games/contract';
import type { Texts } from '../../lib/texts';
import type { Action, Message } from '../../lib/wire';
import { priceOf } from '../table/about';
import { having, unitOf } from '../table/answers';
import { Handling } from '../table/handling.svelte';
import { Layering } from '../table/layering.svelte';
import type { Questions } from '../table/questions.svelte';
import type { ClickInfo } from '../types';
import { goesWith, movable, type Gestures, type Meaning } from './gestures';
import { placesIn } from './layers';
import { costText, onBoard, seatSide } from './lookup';
import type { BondQuestions, BondWire, Index, Reach, Scene, Supply, View } from './model';

export type Offer = Extract<Meaning, { kind: 'offer' }> & { readonly at: Point };

/** What the table tells of the moment. */
export interface Setting<W extends BondWire, I extends Index> {
  readonly shell: ShellApi<W>;
  /** With the changes that are being made. */
  readonly view: W['view'];
  readonly index: I;
  readonly t: Texts;
  readonly legal: TableProps['legal'];
  readonly selected: string | null;
}

/** What is special about one game. */
export interface BoardConfig<V extends View, I extends Index> {
  readonly game: string;
  /** The two sides; an spectator sits with the first. */
  readonly sides: readonly [string, string];
  readonly gestures: Gestures<Scene & { readonly view: V; readonly index: I }>;
  readonly placeOf: (id: string, view: V, index: I) => string | null;
  /** Whether an id is something that is drawn by itself and can be changed, such as a bridge. */
  readonly isThing: (id: string, view: V, index: I) => boolean;
  /** The layers that are open at first. */
  readonly openLayers: readonly string[];
  /** The verbs for which a unit is held in hand. */
  readonly inHandVerbs: readonly string[];
  /** Verbs that put the next unit in hand by themselves. */
  readonly takeNextVerbs: readonly string[];
  /** Verbs during which whatever is in hand stays there. */
  readonly keepInHandVerbs: readonly string[];
  /** Questions and moments with colours of their own: no reach is shown to who only points. */
  readonly hidesReach: (view: V, kind: string) => boolean;
  /** A counter from a tray is let down in a hex. */
  readonly dropFromTray: (unit: string, hex: string) => Readonly<{ do: string }> & Readonly<Record<string, unknown>>;
  /** The change that puts a counter in a place, by agreement; null: it cannot be moved so. */
  readonly moveChange: (id: string, at: string, view: V) => Readonly<Record<string, string>> | null;
}

interface Shown {
  hexXY(id: string): Point | null;
  hexAt(at: Point): string | null;
  fit(hexes: Iterable<string>, covered?: { readonly right: number; readonly bottom: number }): void;
  fan(hex: string | null): void;
}

/** Who comes after the one that is gone: his neighbour in the row, so that a division stays together; else the first. */
export function following(gone: string | null, before: readonly string[], waiting: readonly string[]): string | null {
  const after = gone === null ? [] : before.slice(before.indexOf(gone) + 1);
  return after.find((unit) => waiting.includes(unit)) ?? waiting[0] ?? null;
}

export class Play<W extends BondWire, I extends Index> {
  readonly #setting: () => Setting<W, I>;
  readonly #common: Questions<BondQuestions>;
  readonly #hooks: Pick<TableProps, 'onpick'>;
  readonly config: BoardConfig<W['view'], I>;
  readonly questions: Questions<W['questions']>;
  readonly handling: Handling;
  readonly layering: Layering<string>;

  group = $state.raw<readonly string[]>([]);
  hand = $state<string | null>(null);
  mode = $state('');
  /** Go there, or pick the units that stand there? */
  offer = $state.raw<Offer | null>(null);
  /** The bridge or place that is being changed by agreement. */
  thing = $state<string | null>(null);
  board = $state.raw<Shown>();
  /** Who shall be picked when what is being done has happened. */
  #next: readonly string[] = [];
  /** Who waited when the last one was put in hand. */
  #served: readonly string[] = [];

  constructor(
    setting: () => Setting<W, I>,
    questions: Questions<W['questions']> & Questions<BondQuestions>,
    config: BoardConfig<W['view'], I>,
    hooks: { readonly onpick: TableProps['onpick']; readonly onhover: (id: string | null) => void },
  ) {
    this.#setting = setting;
    this.#hooks = hooks;
    this.config = config;
    this.questions = questions;
    this.#common = questions;
    this.layering = new Layering<string>(config.openLayers, 'about', `${config.game}-about`);
    this.handling = new Handling({
      shell: () => this.shell,
      board: () => this.board,
      place: (id) => this.placeOf(id),
      counter: (id) => Boolean(this.view.units[id]),
      thing: (id) => config.isThing(id, this.view, this.index),
      onhover: hooks.onhover,
      lay: (unit, hex) => this.shell.perform(config.dropFromTray(unit, hex)),
    });
    this.#forget();
  }

  get shell(): ShellApi<W> {
    return this.#setting().shell;
  }
  get view(): W['view'] {
    return this.#setting().view;
  }
  get index(): I {
    return this.#setting().index;
  }
  get editing(): boolean {
    return this.shell.changes !== null;
  }
  readonly placeOf = (id: string): string | null => this.config.placeOf(id, this.view, this.index);

  readonly own = $derived.by(() =>
    seatSide(this.view, this.shell.asked ? (this.shell.ask?.seats[0] ?? null) : this.shell.seat, this.config.sides[0]),
  );
  readonly other = $derived.by(() => this.config.sides.find((side) => side !== this.own) ?? this.own);
  readonly kind = $derived.by(() => (this.shell.asked ? (this.shell.ask?.kind ?? '') : ''));
  readonly verbs = $derived.by(() => new Set(this.shell.choices.map((choice) => choice.action.do)));
  readonly able = $derived.by(() => movable(this.shell.choices));
  readonly marching = $derived.by(() => (this.verbs.has('halt') || this.verbs.has('put-back') ? this.view.moving : []));
  readonly party = $derived.by(() => {
    const { dragging } = this.handling;
    if (this.marching.length > 0) return this.marching;
    return dragging && this.able.has(dragging.piece) && !this.group.includes(dragging.piece)
      ? [dragging.piece]
      : this.group;
  });
  readonly routes = $derived.by(() =>
    this.party.length > 0 && this.shell.asked && !this.editing
      ? this.#common.ask('routes', { units: this.party })
      : null,
  );
  readonly scene = $derived.by(() => ({
    view: this.view,
    index: this.index,
    own: this.own,
    choices: this.shell.choices,
    group: this.group,
    hand: this.hand,
    mode: this.mode,
    routes: this.routes,
  }));

  // -- pointing, reach and way -----------------------------------------------------------------------------------
  readonly hoverPlace = $derived.by(() => this.handling.place);
  readonly looked = $derived.by(() => this.handling.looked(this.layering.has('about')));
  readonly glimpse = $derived.by(() => {
    const quiet =
      this.party.length > 0 ||
      this.editing ||
      !this.layering.has('reach') ||
      this.view.battle !== null ||
      this.config.hidesReach(this.view, this.kind);
    const rested = this.handling.pointing.rested;
    const curious =
      !quiet && rested && this.index.units.has(rested.id) && onBoard(this.view.units[rested.id]?.[0], this.index)
        ? rested.id
        : null;
    return curious ? this.#common.ask('routes', { units: [curious] }) : null;
  });
  readonly from = $derived.by(() => this.view.units[this.party[0] ?? '']?.[0] ?? '');
  readonly step = $derived.by((): Reach | null => {
    const place = this.hoverPlace;
    if (!this.routes || place === null || place === this.from) return null;
    return (
      placesIn(this.routes, this.mode).find((reach) => reach.to === place) ??
      this.routes.blocked.find((reach) => reach.to === place) ??
      null
    );
  });
  readonly price = $derived.by(() => {
    const { step, routes } = this;
    if (this.party.length === 0 || !step) return null;
    const cost =
      step.cost === 0 && step.refusal
        ? ''
        : `${costText(step.mode, step.cost)} / ${costText(step.mode, routes?.allowance[step.mode] ?? 0)}`;
    const { t } = this.#setting();
    const price = priceOf(step.refusal, cost, t);
    return step.warning ? { ...price, text: `${price.text} · ${t.render(step.warning)}`, grave: true } : price;
  });
  readonly supplies = $derived.by((): Supply[] =>
    [this.layering.has('supply') ? this.own : '', this.layering.has('supply-enemy') ? this.other : ''].flatMap(
      (side) => (side ? (this.#common.steady('supply', { side }) ?? []) : []),
    ),
  );
  readonly without = $derived.by(() => new Set(this.supplies.flatMap((supply) => supply.without)));

  // -- what glows, what can be dragged ----------------------------------------------------------------------------
  readonly glowing = $derived.by((): ReadonlySet<string> => {
    const { legal } = this.#setting();
    const { hand } = this;
    // While the table is put right things can be clicked; whatever else lies there can be anyway.
    if (this.editing)
      return new Set(
        this.index.catalogue.chart.crossings.flatMap(({ id }) =>
          this.config.isThing(id, this.view, this.index) ? [id] : [],
        ),
      );
    // With units picked to move: where they can go, and who could be picked instead.
    if (this.group.length > 0 && this.routes)
      return new Set([...this.able, ...placesIn(this.routes, this.mode).map((reach) => reach.to)]);
    const ids = new Set<string>();
    for (const [id, choices] of legal)
      if (hand === null || id === hand || choices.some((choice) => goesWith(choice, hand))) ids.add(id);
    return ids;
  });
  readonly draggable = $derived.by(
    () =>
      new Set(
        this.editing
          ? Object.keys(this.view.units)
          : this.shell.asked
            ? Object.keys(this.view.units).filter((unit) => this.config.gestures.mayDrag(unit, this.scene))
            : [],
      ),
  );
  readonly marked = $derived.by(
    () =>
      new Set(
        [this.hand, this.#setting().selected, ...this.group, this.view.battle?.target ?? null].filter(
          (id): id is string => Boolean(id),
        ),
      ),
  );
  readonly isReady = (unit: string): boolean => this.shell.asked && this.config.gestures.isReady(unit, this.scene);

  /** What was in hand for one question means nothing to the next. */
  #forget(): void {
    $effect(() => {
      const open = this.able;
      const held = untrack(() => this.group);
      const wanted = this.#next.length > 0 ? this.#next : held;
      const kept = wanted.filter((unit) => open.has(unit));
      if (open.size > 0) this.#next = [];
      if (kept.length !== held.length || kept.some((unit, i) => unit !== held[i])) this.group = kept;
    });
    $effect(() => {
      const { takeNextVerbs, keepInHandVerbs } = this.config;
      const { choices } = this.shell;
      const waiting = [...new Set(takeNextVerbs.flatMap((verb) => having(choices, verb)).map(unitOf))];
      const holding = untrack(() => this.hand);
      if (this.editing) this.hand = null;
      else if (waiting.length > 0)
        this.hand = holding !== null && waiting.includes(holding) ? holding : following(holding, this.#served, waiting);
      else if (
        holding !== null &&
        !choices.some((choice) => choice.touches.includes(holding)) &&
        !keepInHandVerbs.some((verb) => this.verbs.has(verb))
      )
        this.hand = null;
      this.#served = waiting;
    });
    $effect(() => {
      void this.party;
      this.mode = '';
    });
    $effect(() => {
      void this.shell.ply;
      this.offer = null;
      untrack(() => this.handling.pointing.forget());
    });
  }

  readonly take = (meaning: Meaning): void => {
    this.offer = null;
    this.act(meaning);
  };

  act(meaning: Meaning, at?: Point): void {
    this.offer = null;
    switch (meaning.kind) {
      case 'perform': {
        const warning = this.#warningOf(meaning.actions);
        if (warning) this.shell.warn(warning, () => this.#perform(meaning), at);
        else this.#perform(meaning);
        break;
      }
      case 'group':
        this.group = meaning.units;
        break;
      case 'hand':
        this.hand = meaning.id;
        break;
      case 'offer':
        this.offer = { ...meaning, at: at ?? { x: innerWidth / 2, y: innerHeight / 2 } };
        break;
      case 'pass':
        this.#hooks.onpick(meaning.id, at);
    }
  }

  #perform(meaning: Extract<Meaning, { kind: 'perform' }>): void {
    this.#next = meaning.then ?? [];
    this.group = [];
    // Who has gone back or forward is let go of: the others shall be seen again.
    if (['advance', 'retreat'].includes(meaning.actions[0]?.do ?? '')) this.hand = null;
    this.shell.perform(...meaning.actions);
  }

  /** What happens on the way of a march that cannot be undone. */
  #warningOf(actions: readonly Action[]): Message | null {
    const going = actions.find((action) => action.do === 'go');
    const way = going && this.routes?.reach.find((reach) => reach.to === going.to && reach.mode === going.mode);
    return way?.warning ?? null;
  }

  readonly pick = (id: string, at?: Point, how?: ClickInfo): void => {
    const { pointing } = this.handling;
    pointing.pinned = how?.long ? { id } : null;
    if (how?.long) return;
    if (this.editing) this.#edit(id);
    else if (this.shell.asked) {
      const meaning = this.config.gestures.clicked(id, how?.shift ?? false, this.scene);
      this.act(meaning, at);
      // An open stack would lie over the hexes that its unit can go to, and a finger opens it again.
      if (how?.by === 'touch' && meaning.kind === 'group') this.board?.fan(null);
    } else this.#hooks.onpick(id, at);
  };

  /** Putting the table right: a counter is taken in hand, a place receives it; a bridge or city can be changed. */
  #edit(id: string): void {
    const { view, index, hand } = this;
    if (this.config.moveChange(id, '', view) !== null) this.hand = hand === id ? null : id;
    else if (hand !== null && onBoard(id, index)) this.#shift(hand, id);
    this.thing = this.config.isThing(id, view, index) ? id : this.placeOf(id);
  }

  #shift(id: string, at: string): void {
    const change = this.config.moveChange(id, at, this.view);
    if (change) this.shell.addChange(change);
  }

  readonly drop = (piece: string, place: string): void => {
    this.handling.dragging = null;
    if (this.editing) this.#shift(piece, place);
    else if (this.shell.asked) this.act(this.config.gestures.dropped(piece, place, this.scene));
  };

  /** The next unit that can do something, shown and picked. */
  readonly following = (): void => {
    const unit = this.handling.next(
      [...this.#setting().legal.keys()].filter((id) => onBoard(this.view.units[id]?.[0], this.index)),
    );
    if (unit === null) return;
    if (this.able.has(unit)) this.group = [unit];
    else if (
      this.shell.choices.some((choice) => unitOf(choice) === unit && this.config.inHandVerbs.includes(choice.action.do))
    )
      this.hand = unit;
  };
}
