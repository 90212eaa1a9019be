// A firefight as it is played at this table: who is in hand, on what he acts, which way he faces, what is aimed at.
import { untrack } from 'svelte';
import { unitOf } from '../../hexes/table/answers';
import { Handling } from '../../hexes/table/handling.svelte';
import { Layering } from '../../hexes/table/layering.svelte';
import { Questions } from '../../hexes/table/questions.svelte';
import type { ClickInfo } from '../../hexes/types';
import type { Texts } from '../../lib/texts';
import type {
  CohActAction,
  CohChoice as Choice,
  CohQuestions,
  CohWire,
  CohProspect as Prospect,
  CohReach as Reach,
  CohView as View,
  CohWay as Way,
} from './wire';
import type { ShellApi, Point, TableProps } from '../contract';
import { sideTowards, turned } from './facing';
import {
  choicesAt,
  clicked,
  dropped,
  enemiesIn,
  facingAt,
  handsOf,
  mayDrag,
  usualWay,
  waysOf,
  wayTo,
  type Meaning,
  type Scene,
} from './gestures';
import type { Layer } from './keys';
import { directionOf, hexOf, isUnit, placeOf, sideOf, unitsIn, type Index } from './lookup';

/** What the table tells of the moment. */
export interface Setting {
  readonly shell: ShellApi<CohWire>;
  readonly view: View;
  readonly index: Index;
  readonly t: Texts;
  readonly legal: TableProps<CohWire>['legal'];
  readonly selected: string | null;
}

export interface Offer {
  readonly hex: string;
  readonly actions: readonly Choice[];
  readonly at: Point;
}

/** Questions in which a unit may move. */
const MOVES: readonly string[] = ['take-turn', 'choose-action', 'bonus-move', 'second-hex', 'group-move'];

interface Shown {
  hexXY(id: string): Point | null;
  hexAt(at: Point): string | null;
  fit(hexes: Iterable<string>, covered?: { readonly right: number; readonly bottom: number }): void;
}

export class Play {
  readonly #setting: () => Setting;
  readonly #onpick: TableProps['onpick'];
  readonly questions: Questions<CohQuestions>;
  readonly handling: Handling;
  readonly layering = new Layering<Layer>(['reach', 'control'], 'about', 'coh-about');

  hand = $state<string | null>(null);
  /** On what the one in hand shall act; empty: as usual. */
  #by = $state<CohActAction['by'] | ''>('');
  /** The facing asked for by keys. */
  wished = $state<number | null>(null);
  /** The hex in the sights. */
  target = $state<string | null>(null);
  offer = $state.raw<Offer | null>(null);
  board = $state.raw<Shown>();
  /** Where the pointer is on the page. */
  pointer = $state.raw<Point>({ x: 0, y: 0 });
  #next: string | null = null;

  constructor(
    setting: () => Setting,
    hooks: { readonly onpick: TableProps['onpick']; readonly onhover: (id: string | null) => void },
  ) {
    this.#setting = setting;
    this.#onpick = hooks.onpick;
    this.questions = new Questions<CohQuestions>(() => this.shell);
    this.handling = new Handling({
      shell: () => this.shell,
      board: () => this.board,
      place: (id) => this.placeOf(id),
      counter: (id) => Boolean(this.view.units[id]),
      onhover: hooks.onhover,
      lay: () => undefined,
    });
    this.#forget();
  }

  get shell(): ShellApi<CohWire> {
    return this.#setting().shell;
  }
  get view(): View {
    return this.#setting().view;
  }
  get index(): Index {
    return this.#setting().index;
  }
  get editing(): boolean {
    return this.shell.changes !== null;
  }
  readonly placeOf = (id: string): string | null => placeOf(id, this.view, this.index);

  readonly own = $derived.by(() =>
    sideOf(this.view, this.shell.asked ? (this.shell.ask?.seats[0] ?? null) : this.shell.seat),
  );
  readonly kind = $derived.by(() => (this.shell.asked ? (this.shell.ask?.kind ?? '') : ''));
  readonly verbs = $derived.by(() => new Set(this.shell.choices.map((choice) => choice.action.do)));
  /** The ways in which the one in hand can act, and the one that is meant. */
  readonly ways = $derived.by(() => (this.hand === null ? [] : waysOf(this.hand, this.shell.choices)));
  readonly by = $derived.by(() =>
    this.#by && this.ways.includes(this.#by)
      ? this.#by
      : this.hand === null
        ? ''
        : usualWay(this.hand, this.view, this.shell.choices),
  );
  readonly scene = $derived.by((): Scene => ({
    view: this.view,
    index: this.index,
    own: this.own,
    kind: this.kind,
    choices: this.shell.choices,
    subject: this.shell.ask?.subject ?? [],
    hand: this.hand,
    by: this.by,
    reach: this.reach,
    wished: this.wished,
  }));
  /** The unit that is about to do something: in hand, or taken up. */
  readonly actor = $derived.by(() => {
    const id =
      this.shell.asked && !this.editing ? (this.hand ?? this.view.acting[0] ?? this.shell.ask?.subject[0] ?? '') : '';
    return isUnit(id, this.index) ? id : '';
  });
  /** Those who act together. */
  readonly party = $derived.by((): readonly string[] =>
    this.view.acting.length > 1 ? this.view.acting : this.actor ? [this.actor] : [],
  );
  readonly reach = $derived.by((): Reach | null => {
    if (this.party.length === 0 || !MOVES.includes(this.kind) || (this.kind === 'take-turn' && !this.by)) return null;
    return this.questions.ask('reach', {
      units: this.party,
      ...(this.kind === 'take-turn' ? { by: this.by === 'join' ? 'ap' : this.by } : {}),
    });
  });
  /** Of a group only the ways of the one in hand; of a step that is given, that step alone. */
  reachOfActor(reach: Reach): Reach {
    const ways = reach.ways.filter(
      (way) => (reach.units.length < 2 || way.unit === this.actor) && (this.kind !== 'second-hex' || way.actions <= 1),
    );
    return { ...reach, ways };
  }
  /** A step costs nothing: there is no price to show. */
  readonly free = $derived.by(
    () => this.kind === 'second-hex' || ['opportunity', 'card'].includes(this.reach?.by ?? ''),
  );
  /** What is open to the units of this army, and why not. */
  readonly prospects = $derived.by((): ReadonlyMap<string, Prospect> => {
    const outlook =
      this.kind === 'take-turn' ? this.questions.ask('outlook', { army: this.shell.ask?.seats[0] ?? '' }) : null;
    return new Map(outlook?.units.map((prospect) => [prospect.unit, prospect]));
  });

  // -- pointing ------------------------------------------------------------------------------------------------
  readonly hoverPlace = $derived.by(() => this.handling.place);
  /** The way to the hex pointed at. */
  readonly way = $derived.by((): Way | null =>
    this.hoverPlace === null ? null : wayTo(this.hoverPlace, this.actor, this.reach),
  );
  readonly facing = $derived.by(() =>
    this.hoverPlace === null || !this.actor
      ? 0
      : facingAt(this.actor, this.hoverPlace, this.sideOf(this.hoverPlace), this.scene),
  );

  act(by: CohActAction['by'] | ''): void {
    this.#by = by;
  }

  /** Turns the facing that is wanted, from the one there is. */
  turn(by: number): void {
    const { actor } = this;
    if (!actor) return;
    const place = this.handling.place;
    const from =
      place === null
        ? directionOf(this.view.units[actor]?.facing)
        : facingAt(actor, place, this.sideOf(place), this.scene);
    this.wished = turned(from, by);
  }

  /** The side of a hex that the pointer is towards. */
  sideOf(hex: string, at: Point = this.pointer): number | null {
    const middle = this.board?.hexXY(hex);
    const cell = this.index.map.get(hex);
    const beside = cell ? this.index.map.around(cell).find((other) => other !== undefined) : undefined;
    const other = beside ? this.board?.hexXY(beside.id) : undefined;
    if (!middle || !other) return null;
    return sideTowards(middle, at, Math.hypot(other.x - middle.x, other.y - middle.y) / 2);
  }

  /** Hexes with an enemy in the field of fire of the one in hand. */
  readonly targets = $derived.by((): readonly string[] => {
    if (this.kind !== 'take-turn' || this.hand === null || hexOf(this.hand, this.view, this.index) === null) return [];
    const zone = this.questions.ask('zone', { unit: this.hand });
    return zone ? [...zone.near, ...zone.far].filter((hex) => enemiesIn(hex, this.scene)) : [];
  });

  // -- what glows, what can be dragged ----------------------------------------------------------------------------
  readonly glowing = $derived.by((): ReadonlySet<string> => {
    const { legal } = this.#setting();
    const { hand, kind } = this;
    if (this.editing) return new Set();
    if (kind === 'take-turn') {
      const near = hand === null ? [] : (this.reach?.ways.filter((way) => way.actions <= 1).map((way) => way.to) ?? []);
      const aims = this.targets.flatMap((hex) => unitsIn(hex, this.view));
      return new Set([...[...legal.keys()].filter((id) => isUnit(id, this.index)), ...near, ...aims]);
    }
    const ids = new Set<string>();
    for (const [id, choices] of legal)
      if (
        hand === null ||
        id === hand ||
        choices.some((choice) => unitOf(choice) === hand || unitOf(choice) === '' || choice.action.do === 'also')
      )
        ids.add(id);
    return ids;
  });
  readonly draggable = $derived.by(
    () =>
      new Set(
        this.editing
          ? Object.keys(this.view.units)
          : this.shell.asked
            ? Object.keys(this.view.units).filter((unit) => mayDrag(unit, this.scene))
            : [],
      ),
  );
  readonly marked = $derived.by(
    () => new Set([this.hand, this.#setting().selected, this.target].filter((id): id is string => Boolean(id))),
  );

  /** What was in hand for one question means nothing to the next. */
  #forget(): void {
    $effect(() => {
      const { choices } = this.shell;
      const { kind } = this;
      const holding = untrack(() => this.#next ?? this.hand);
      const open = handsOf(kind, choices);
      // Of a group one unit is always in hand: the next to go.
      const waiting = kind === 'take-turn' ? null : (open[0] ?? null);
      this.hand = holding !== null && open.includes(holding) ? holding : waiting;
      if (kind === 'take-turn') this.#next = null;
    });
    $effect(() => {
      void this.actor;
      untrack(() => {
        this.wished = null;
        this.#by = '';
        this.target = null;
      });
    });
    $effect(() => {
      void this.shell.ply;
      untrack(() => {
        this.offer = null;
        this.target = null;
        this.wished = null;
        this.handling.pointing.forget();
      });
    });
  }

  do(meaning: Meaning, at?: Point): void {
    this.offer = null;
    switch (meaning.kind) {
      case 'perform':
        this.#next = meaning.then ?? null;
        this.shell.perform(...meaning.actions);
        break;
      case 'hand':
        this.hand = meaning.id;
        break;
      case 'aim':
        this.target = this.target === meaning.hex ? null : meaning.hex;
        break;
      case 'offer':
        this.offer = {
          hex: meaning.hex,
          actions: meaning.actions,
          at: at ?? { x: innerWidth / 2, y: innerHeight / 2 },
        };
        break;
      case 'pass':
        this.#onpick(meaning.id, at);
    }
  }

  /** What the one in hand shall do: he is taken up for it, unless he has been. */
  perform(...actions: readonly Choice['action'][]): void {
    const { hand, by, kind } = this;
    if (kind === 'take-turn' && hand !== null && by) this.shell.perform({ do: 'act', unit: hand, by }, ...actions);
    else this.shell.perform(...actions);
  }

  readonly pick = (id: string, at?: Point, how?: ClickInfo): void => {
    const { pointing } = this.handling;
    pointing.pinned = how?.long ? { id } : null;
    if (how?.long) return;
    const hex = this.placeOf(id);
    if (this.editing) this.#edit(id);
    else if (this.shell.asked)
      this.do(
        clicked(
          id,
          how?.shift ?? false,
          hex === null || at === undefined || how?.by === 'key' ? null : this.sideOf(hex, at),
          this.scene,
        ),
        at,
      );
    else this.#onpick(id, at);
  };

  /** Putting the table right: a counter is taken in hand, a hex receives it. */
  #edit(id: string): void {
    if (isUnit(id, this.index)) this.hand = this.hand === id ? null : id;
    else if (this.hand !== null && this.index.hexes.has(id)) this.shell.addChange({ unit: this.hand, at: id });
  }

  readonly drop = (piece: string, hex: string): void => {
    this.handling.dragging = null;
    if (this.editing) this.shell.addChange({ unit: piece, at: hex });
    else if (this.shell.asked) this.do(dropped(piece, hex, this.sideOf(hex), this.scene));
  };

  /** The next unit that can do something, shown and picked. */
  readonly following = (): void => {
    const unit = this.handling.next(
      [...this.#setting().legal.keys()].filter(
        (id) => isUnit(id, this.index) && hexOf(id, this.view, this.index) !== null,
      ),
    );
    if (unit !== null && this.kind === 'take-turn') this.hand = unit;
  };

  /** The answers about the hex in the sights. */
  readonly aimed = $derived.by((): Choice[] =>
    this.target === null ? [] : choicesAt(this.shell.choices, this.target),
  );
}
