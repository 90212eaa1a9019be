// Every game the client can draw, by slug. A game's board is loaded when its first table opens.
import type { Component } from 'svelte';
import type { Args, Texts } from '../lib/texts';
import type { AvaCatalogue, AvaView, CohCatalogue, CohView, H44Catalogue, H44View, PavlovCatalogue, PavlovView, S42Catalogue, S42View } from '../lib/wire';
import { idleOf } from './ava/idle';
import { KEYS as AVA_KEYS } from './ava/keys';
import { KEYS as COH_KEYS } from './coh/keys';
import { hides as hidesAtKursk, TOLD as KURSK_TOLD } from './coh/secrets';
import type { Facts, TableProps } from './contract';
import { idleOf as idleInHolland } from './h44/idle';
import { KEYS as H44_KEYS } from './h44/keys';
import { idleOf as idleInStalingrad } from './s42/idle';
import { KEYS as S42_KEYS } from './s42/keys';

export interface Board {
  readonly component: Component<TableProps>;
  /** What is known about a piece or place, for the inspector. */
  readonly facts: (id: string, view: unknown, catalogue: unknown, t: Texts) => Facts;
}

/** What a key would give up by ending a part of the turn in which nothing has been done. */
export interface Idle {
  /** Fluent id of the sentence that asks for a second press. */
  readonly warning: string;
  readonly args: Args;
  /** Fluent id of what the button then says, if its usual words would be wrong. */
  readonly label?: string;
}

export interface GameEntry {
  readonly load: () => Promise<Board>;
  /** Whether one seat may not see now what the other holds: then the device is handed over, not just passed on. */
  readonly hides: (one: string, other: string, view: unknown) => boolean;
  /** Events that everybody at the device may read from the curtain: else whoever acted would not learn what came of it. */
  readonly told?: readonly string[];
  /** Verbs that a click never plays at once: what else the piece could do, and why not, is part of the choice. */
  readonly menuVerbs: readonly string[];
  /** Verbs that a click on something out of the question was hardly meant for: why they will not do is not told. */
  readonly unmeant?: readonly string[];
  /** The board needs the room: the prompt has one row of answers, not two. */
  readonly roomy?: boolean;
  /** Whether two views belong to one stretch of play, in which a report of every step would be in the way. */
  readonly within?: (before: unknown, now: unknown) => boolean;
  /** Ids without a name of their own that are places on the board all the same, such as the numbers of hexes. */
  readonly places?: RegExp;
  /** The board's own keys, each with the Fluent id of what it does, for the help. */
  readonly keys?: readonly (readonly [string, string])[];
  /** Fluent ids of what else the help says about this board. */
  readonly help?: readonly string[];
  /** Verbs that go without saying where nothing else could be answered. */
  readonly evident?: readonly string[];
  /** Verbs that end something but are no default beside what they give up: no key and no green button. */
  readonly reluctant?: readonly string[];
  /** Whether nothing has been done yet in what this verb would end. */
  readonly idle?: (view: unknown, seat: string | null, verb: string) => Idle | null;
  /** A word for what is special in this phase; the guide then has a card `guide-<phase>-<word>` in place of the phase's own. */
  readonly special?: (view: unknown, seat: string | null) => string | null;
  /** Whether the table can be put right by agreement. */
  readonly editable?: boolean;
}

const REGISTRY: Readonly<Record<string, GameEntry>> = {
  pavlov: {
    load: async () => {
      const [table, { factsOf }, { indexOf }] = await Promise.all([
        import('./pavlov/PavlovTable.svelte'),
        import('./pavlov/facts'),
        import('./pavlov/lookup'),
      ]);
      return {
        component: table.default as unknown as Component<TableProps>,
        facts: (id, view, catalogue, t) =>
          factsOf(id, view as PavlovView, indexOf(catalogue as PavlovCatalogue), t),
      };
    },
    hides: (one, other) => (one === 'german') !== (other === 'german'),
    menuVerbs: ['play-card'],
  },
  ava: {
    load: async () => {
      const [table, { factsOf }, { indexOf }] = await Promise.all([
        import('./ava/AvaTable.svelte'),
        import('./ava/facts'),
        import('./ava/lookup'),
      ]);
      return {
        component: table.default as unknown as Component<TableProps>,
        facts: (id, view, catalogue, t) => factsOf(id, view as AvaView, indexOf(catalogue as AvaCatalogue), t),
      };
    },
    // Everything on the map is open; only the chits of the coming turn are chosen in secret.
    hides: (one, other, view) => {
      const { phase, seats } = view as AvaView;
      return phase === 'choice' && seats[one] !== seats[other];
    },
    menuVerbs: [],
    reluctant: ['end-pursuit'],
    idle: (view, seat, verb) => idleOf(view as AvaView, seat, verb),
    special: (view) => ((view as AvaView).operations.some((operation) => operation.chit === 'surprise') ? 'surprise' : null),
    roomy: true,
    within: (before, now) => {
      const [one] = (before as AvaView).operations;
      const [other] = (now as AvaView).operations;
      return one !== undefined && one.chit === other?.chit && one.side === other.side;
    },
    places: /^[LSK]\d{4}$/u,
    keys: AVA_KEYS,
    help: ['ava-ui-help-move', 'ava-ui-help-way', 'ava-ui-help-attack', 'ava-ui-help-setup', 'ava-ui-help-edit'],
    editable: true,
  },
  h44: {
    load: async () => {
      const [table, { factsOf }, { indexOf }] = await Promise.all([
        import('./h44/H44Table.svelte'),
        import('./h44/facts'),
        import('./h44/lookup'),
      ]);
      return {
        component: table.default as unknown as Component<TableProps>,
        facts: (id, view, catalogue, t) => factsOf(id, view as H44View, indexOf(catalogue as H44Catalogue), t),
      };
    },
    // The faces of the unknown units are hidden from both sides; everything else is open.
    hides: () => false,
    // 8.3.3 Who taps a wood seldom means a screen there, and it would cost the units their move.
    menuVerbs: ['screen', 'exploit', 'disengage'],
    unmeant: ['screen'],
    reluctant: ['spare', 'fall-back', 'decline'],
    idle: (view, _seat, verb) => idleInHolland(view as H44View, verb),
    roomy: true,
    within: (before, now) => {
      const [one, other] = [before as H44View, now as H44View];
      return one.turn === other.turn && one.phase === other.phase && one.active === other.active;
    },
    places: /^(?:\d{4}|area-[A-O])$/u,
    keys: H44_KEYS,
    help: ['h44-ui-help-move', 'h44-ui-help-group', 'h44-ui-help-attack', 'h44-ui-help-bridges', 'h44-ui-help-bonds', 'h44-ui-help-edit'],
    editable: true,
  },
  s42: {
    load: async () => {
      const [table, { factsOf }, { indexOf }] = await Promise.all([
        import('./s42/S42Table.svelte'),
        import('./s42/facts'),
        import('./s42/lookup'),
      ]);
      return {
        component: table.default as unknown as Component<TableProps>,
        facts: (id, view, catalogue, t) => factsOf(id, view as S42View, indexOf(catalogue as S42Catalogue), t),
      };
    },
    // 34 Which box belongs to which reserve army is the secret of the Soviet player.
    hides: (one, other, view) => {
      const { seats, units } = view as S42View;
      return seats[one] !== seats[other] && Object.values(units).some(([at]) => at.startsWith('box-'));
    },
    // A click on a hex or unit that is meant otherwise shall spend nothing.
    menuVerbs: ['moor', 'fortify', 'dismantle', 'provide', 'replenish', 'rearm', 'plan', 'bolt', 'overrun', 'exploit', 'disengage', 'release'],
    unmeant: ['dismantle', 'moor'],
    reluctant: ['fall-back', 'forgo', 'end-release', 'let-stand', 'end-passing'],
    idle: (view, _seat, verb) => idleInStalingrad(view as S42View, verb),
    roomy: true,
    within: (before, now) => {
      const [one, other] = [before as S42View, now as S42View];
      return one.turn === other.turn && one.phase === other.phase && one.active === other.active;
    },
    places: /^(?:\d{4}|area-[A-Za-z].*)$/u,
    keys: S42_KEYS,
    help: ['s42-ui-help-move', 's42-ui-help-group', 's42-ui-help-attack', 's42-ui-help-initial', 's42-ui-help-bonds', 's42-ui-help-edit'],
    editable: true,
  },
  coh: {
    load: async () => {
      const [table, { factsOf }, { indexOf }] = await Promise.all([
        import('./coh/CohTable.svelte'),
        import('./coh/facts'),
        import('./coh/lookup'),
      ]);
      return {
        component: table.default as unknown as Component<TableProps>,
        facts: (id, view, catalogue, t) => {
          const seen = view as CohView;
          return factsOf(id, seen, indexOf(catalogue as CohCatalogue, seen.scenario), t);
        },
      };
    },
    hides: (one, other, view) => hidesAtKursk(one, other, view as CohView),
    told: KURSK_TOLD,
    // A card shall not be played by a stray click on the unit it could be played on.
    menuVerbs: ['play-card', 'play-veteran'],
    // Nor does a key end an activation or give a turn away.
    reluctant: ['pass-turn', 'end-activation', 'back'],
    // Who could change a roll or call artillery is asked lest the enemy learn it; whoever cannot is not kept waiting.
    evident: ['keep', 'done'],
    roomy: true,
    // Turns are single actions: what the enemy did is seen on the map, and a report would be in the way after each.
    within: (before, now) => (before as CohView).round === (now as CohView).round,
    places: /^\d{1,2}-[A-Z]{1,2}\d{2}$/u,
    keys: COH_KEYS,
    help: ['coh-ui-help-act', 'coh-ui-help-move', 'coh-ui-help-fire', 'coh-ui-help-sight', 'coh-ui-help-group'],
    editable: true,
  },
};

export function gameEntry(slug: string): GameEntry | undefined {
  return Object.hasOwn(REGISTRY, slug) ? REGISTRY[slug] : undefined;
}
