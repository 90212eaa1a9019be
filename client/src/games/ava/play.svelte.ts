// An operation as it is played at this table: what is in hand, which unit moves and by which way, which attack is planned.
import { untrack } from 'svelte';
import { having, unitOf } from '../../hexes/table/answers';
import { Handling } from '../../hexes/table/handling.svelte';
import { Layering } from '../../hexes/table/layering.svelte';
import { Questions } from '../../hexes/table/questions.svelte';
import type { ClickInfo } from '../../hexes/types';
import type { Point, ShellApi, TableProps } from '../contract';
import { clicked, dropped, mayDrag, type Meaning, type Scene } from './gestures';
import type { Layer } from './keys';
import { hexOf, operationOf, sideOf, type Index } from './lookup';
import { March } from './march.svelte';
import { Planner } from './planner.svelte';
import type { AvaQuestions, AvaReach, AvaRoutes, AvaView, AvaWire } from './wire';

/** What the table tells of the moment. */
export interface Setting {
  readonly shell: ShellApi<AvaWire>;
  readonly view: AvaView;
  readonly index: Index;
  readonly legal: TableProps<AvaWire>['legal'];
  readonly selected: string | null;
}

interface Shown {
  hexAt(at: Point): string | null;
  hexXY(id: string): Point | null;
}

export class Play {
  readonly #setting: () => Setting;
  readonly #onpick: TableProps<AvaWire>['onpick'];
  readonly questions: Questions<AvaQuestions>;
  readonly handling: Handling;
  readonly march: March;
  readonly planner: Planner;
  readonly layering = new Layering<Layer>(['reach', 'control'], 'about', 'ava-about');

  hand = $state<string | null>(null);
  /** The city that is being put right. */
  city = $state<string | null>(null);
  board = $state.raw<Shown>();

  constructor(
    setting: () => Setting,
    hooks: { readonly onpick: TableProps<AvaWire>['onpick']; readonly onhover: (id: string | null) => void },
  ) {
    this.#setting = setting;
    this.#onpick = hooks.onpick;
    this.questions = new Questions<AvaQuestions>(() => this.shell);
    this.march = new March(() => this.shell);
    this.planner = new Planner(
      () => this.shell,
      () => this.scene,
      this.questions,
    );
    this.handling = new Handling({
      shell: () => this.shell,
      board: () => this.board,
      place: (id) => hexOf(id, this.view, this.index),
      counter: (id) => Boolean(this.view.units[id]),
      onhover: hooks.onhover,
      lay: (unit, hex) => this.shell.perform({ do: 'deploy', unit, hex }),
    });
    this.#forget();
  }

  get shell(): ShellApi<AvaWire> {
    return this.#setting().shell;
  }
  get view(): AvaView {
    return this.#setting().view;
  }
  get index(): Index {
    return this.#setting().index;
  }
  get editing(): boolean {
    return this.shell.changes !== null;
  }

  readonly own = $derived.by(() => sideOf(this.view, this.shell.seat));
  readonly operation = $derived.by(() => operationOf(this.view, this.shell.seat));
  readonly verbs = $derived.by(() => new Set(this.shell.choices.map((choice) => choice.action.do)));
  /** The unit that has been taken up. */
  readonly moving = $derived.by(() =>
    this.verbs.has('go') ? this.operation?.moving || this.shell.ask?.subject[0] || '' : '',
  );
  readonly scene = $derived.by((): Scene => ({
    view: this.view,
    index: this.index,
    seat: this.shell.seat,
    choices: this.shell.choices,
    moving: this.moving,
    hand: this.hand,
    target: this.planner.target,
    via: this.march.via,
  }));

  // -- reach and way -------------------------------------------------------------------------------------------
  readonly onMap = (unit: string): boolean =>
    this.index.units.has(unit) && this.index.hexes.has(this.view.units[unit]?.[0] ?? '');
  /** The unit on its way: carried over the map, or taken up. */
  readonly mover = $derived.by(() => {
    const { dragging } = this.handling;
    return dragging && this.onMap(dragging.piece) ? dragging.piece : this.moving;
  });
  readonly routes = $derived.by(() =>
    this.mover && !this.editing ? this.questions.ask('routes', { unit: this.mover }) : null,
  );
  /** In the set-up the marked area is what matters, and a plan has its own colours. */
  readonly #quiet = $derived.by(
    () =>
      Boolean(this.mover) ||
      this.editing ||
      this.view.phase === 'setup' ||
      this.planner.target !== null ||
      !this.layering.on.has('reach'),
  );
  /** Where the unit could go that the pointer rests on. */
  readonly glimpse = $derived.by(() => {
    const { rested } = this.handling.pointing;
    return !this.#quiet && rested && this.onMap(rested.id) ? this.questions.ask('routes', { unit: rested.id }) : null;
  });
  readonly #detour = $derived.by(() => {
    const { via } = this.march;
    const to = this.handling.place;
    return via.length > 0 && this.moving && to !== null
      ? this.questions.ask('way', { unit: this.moving, to, via })
      : null;
  });
  /** The way to the hex pointed at. */
  readonly step = $derived.by(() =>
    reachAt(this.march.via.length > 0 ? this.#detour : this.routes, this.handling.place),
  );

  // -- what glows, what can be dragged ---------------------------------------------------------------------------
  /** With something in hand, only what goes with it. */
  readonly glowing = $derived.by((): ReadonlySet<string> => {
    const { hand } = this;
    const { legal } = this.#setting();
    if (this.editing) return new Set();
    const ids = new Set<string>();
    for (const [id, choices] of legal) {
      if (
        hand === null ||
        id === hand ||
        choices.some((choice) => choice.touches.includes(hand) || choice.touches.length < 2)
      )
        ids.add(id);
    }
    for (const { unit, state } of this.planner.candidates) if (state !== 'out' || legal.has(unit)) ids.add(unit);
    return ids;
  });
  readonly draggable = $derived.by(() => {
    const units = Object.keys(this.view.units);
    if (this.editing) return new Set(units);
    return new Set(this.shell.asked ? units.filter((unit) => mayDrag(unit, this.scene)) : []);
  });
  readonly marked = $derived.by(
    () =>
      new Set(
        [this.hand, this.#setting().selected, this.moving || null, this.planner.target].filter((id): id is string =>
          Boolean(id),
        ),
      ),
  );

  /** What was in hand for one question means nothing to the next. */
  #forget(): void {
    $effect(() => {
      const deployable = [...new Set(having(this.shell.choices, 'deploy').map(unitOf))];
      const holding = untrack(() => this.hand);
      if (this.editing) this.hand = null;
      else if (deployable.length > 0)
        this.hand = holding !== null && deployable.includes(holding) ? holding : (deployable[0] ?? null);
      else if (holding !== null && !this.shell.choices.some((choice) => choice.touches.includes(holding)))
        this.hand = null;
    });
    $effect(() => {
      void this.moving;
      this.march.clear();
    });
    $effect(() => {
      const declaring = this.verbs.has('attack') || this.verbs.has('call-off');
      if (!declaring && untrack(() => this.planner.supposed) === null) this.planner.close();
    });
    // What was asked about one moment is no answer in the next.
    const stretch = $derived(
      [this.view.turn, this.view.phase, this.operation?.chit, this.operation?.segment, this.shell.seat].join(' '),
    );
    $effect(() => {
      if (stretch && untrack(() => this.planner.asking)) this.planner.close();
    });
    $effect(() => {
      void this.shell.ply;
      untrack(() => {
        this.handling.pointing.forget();
        this.planner.dropComers();
      });
    });
  }

  act(meaning: Meaning, at?: Point): void {
    switch (meaning.kind) {
      case 'perform':
        if (meaning.target) this.planner.aim(meaning.target);
        // A counter that was not let down there stays in hand.
        if (meaning.actions[0]?.do !== 'deploy') this.hand = null;
        this.shell.perform(...meaning.actions);
        break;
      case 'target':
        this.planner.aim(meaning.hex);
        this.hand = null;
        break;
      case 'hand':
        this.hand = this.hand === meaning.unit ? null : meaning.unit;
        break;
      case 'way':
        void this.march.set(this.moving, meaning.hex);
        break;
      case 'pass':
        this.#onpick(meaning.id, at);
    }
  }

  readonly pick = (id: string, at?: Point, how?: ClickInfo): void => {
    const { pointing } = this.handling;
    pointing.pinned = how?.long ? { id } : null;
    if (how?.long) return;
    if (this.editing) this.#edit(id);
    else if (this.shell.asked) this.act(clicked(id, this.march.setting || (how?.shift ?? false), this.scene), at);
    else this.#onpick(id, at);
  };

  /** Putting the table right: a counter is taken in hand, a hex receives it. */
  #edit(id: string): void {
    const { index, view } = this;
    if (index.units.has(id)) this.hand = this.hand === id ? null : id;
    else if (this.hand !== null && index.hexes.has(id)) this.shell.addChange({ unit: this.hand, at: id });
    const there = hexOf(id, view, index);
    this.city = there !== null && view.control[there] !== undefined ? there : null;
  }

  readonly drop = (piece: string, hex: string): void => {
    this.handling.dragging = null;
    if (this.editing) this.shell.addChange({ unit: piece, at: hex });
    else if (this.shell.asked) this.act(dropped(piece, hex, this.scene));
  };
}

function reachAt(routes: AvaRoutes | null, hex: string | null): AvaReach | null {
  if (!routes || hex === null) return null;
  return routes.reach.find((reach) => reach.hex === hex) ?? routes.blocked.find((reach) => reach.hex === hex) ?? null;
}
