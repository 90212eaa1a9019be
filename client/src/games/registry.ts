// Every game the client can draw, by slug. A game's board is loaded when its first table opens.
import type { Component } from 'svelte';
import type { Sampler } from '../hexes/sample';
import type { Args, Texts } from '../lib/texts';
import type { Cues } from '../table/playback/cues';
import { unfinishedBy } from './ava/unfinished';
import { TOOL_KEYS } from '../hexes/table/keyboard';
import { KEYS as AVA_KEYS } from './ava/keys';
import { KEYS as COH_KEYS } from './coh/keys';
import { CUES as AVA_CUES } from './ava/cues';
import { CUES as COH_CUES } from './coh/cues';
import { CUES as H44_CUES } from './h44/cues';
import { CUES as PAVLOV_CUES } from './pavlov/cues';
import { CUES as S42_CUES } from './s42/cues';
import type { AvaWire } from './ava/wire';
import type { CohWire } from './coh/wire';
import type { Facts, TableProps, Wire } from './contract';
import type { H44Wire } from './h44/wire';
import type { PavlovWire } from './pavlov/wire';
import type { S42Wire } from './s42/wire';
import { unfinishedBy as unfinishedInHolland } from './h44/unfinished';
import { KEYS as H44_KEYS } from './h44/keys';
import { AVA, H44, PAVLOV, S42, type Lessons } from './lessons';
import { unfinishedBy as unfinishedInStalingrad } from './s42/unfinished';
import { KEYS as S42_KEYS } from './s42/keys';

/**
 * Everything about one game that the shell must know. Each entry is written with the types of its game; the shell knows
 * no game's types, and hands the views of a table to the entry of that table's game alone. (Methods, not properties:
 * so a `GameEntry<AvaWire>` may stand where any `GameEntry` is meant.)
 */
export interface Board<W extends Wire = Wire> {
  component(...mounted: Parameters<Component<TableProps<W>>>): ReturnType<Component<TableProps<W>>>;
  /** What is known about a piece or place, for the inspector. */
  facts(id: string, view: W['view'], catalogue: W['catalogue'], t: Texts): Facts;
  /** Pictures of what its map of hexes shows, for the terrain chart. */
  readonly sampler?: Sampler;
}

/** What a key would give up by ending a part of the turn in which nothing has been done. */
export interface Unfinished {
  /** Fluent id of the sentence that asks for a second press. */
  readonly warning: string;
  readonly args: Args;
  /** Fluent id of what the button then says, if its usual words would be wrong. */
  readonly label?: string;
}

export interface GameEntry<W extends Wire = Wire> {
  load(): Promise<Board<W>>;
  /** The board needs the room: the prompt has one row of answers, not two. */
  readonly roomy?: boolean;
  /** It answers questions about plans of several attacks. */
  readonly plans?: boolean;
  /** Whether two views belong to one stretch of play, in which a report of every step would be in the way. */
  within?(before: W['view'], now: W['view']): boolean;
  /** Ids without a name of their own that are places on the board all the same, such as the numbers of hexes. */
  readonly places?: RegExp;
  /** The board's own keys, each with the Fluent id of what it does, for the help. */
  readonly keys?: readonly (readonly [string, string])[];
  /** Fluent ids of what else the help says about this board. */
  readonly help?: readonly string[];
  /** Whether nothing has been done yet in what this verb would end. */
  unfinished?(view: W['view'], seat: string | null, verb: string): Unfinished | null;
  /** Which card of the guide explains which decision. */
  readonly lessons?: Lessons;
  /** A word for what is special now; a card `guide-<card>-<word>` of the guide then takes the place of the usual one. */
  special?(view: W['view'], seat: string | null): string | null;
  /** Whether the table can be put right by agreement. */
  readonly editable?: boolean;
  /** What each event is for those who watch. */
  readonly cues: Cues;
}

interface Games {
  readonly pavlov: PavlovWire;
  readonly ava: AvaWire;
  readonly h44: H44Wire;
  readonly s42: S42Wire;
  readonly coh: CohWire;
}

const REGISTRY: { readonly [Slug in keyof Games]: GameEntry<Games[Slug]> } = {
  pavlov: {
    load: async () => {
      const [table, { factsOf }, { indexOf }] = await Promise.all([
        import('./pavlov/PavlovTable.svelte'),
        import('./pavlov/facts'),
        import('./pavlov/lookup'),
      ]);
      return {
        component: table.default,
        facts: (id, view, catalogue, t) => factsOf(id, view, indexOf(catalogue), t),
      };
    },
    lessons: PAVLOV,
    cues: PAVLOV_CUES,
  },
  ava: {
    load: async () => {
      const [table, { factsOf }, { indexOf }, { boardFor }, { samplerOf }] = await Promise.all([
        import('./ava/AvaTable.svelte'),
        import('./ava/facts'),
        import('./ava/lookup'),
        import('./ava/patched'),
        import('../hexes/sample'),
      ]);
      return {
        component: table.default,
        sampler: samplerOf(),
        facts: (id, view, catalogue, t) => factsOf(id, view, indexOf(boardFor(catalogue, view.patch)), t),
      };
    },
    lessons: AVA,
    cues: AVA_CUES,
    unfinished: (view, seat, verb) => unfinishedBy(view, seat, verb),
    special: (view) => (view.operations.some((operation) => operation.chit === 'surprise') ? 'surprise' : null),
    roomy: true,
    plans: true,
    within: (before, now) => {
      const [one] = before.operations;
      const [other] = now.operations;
      return one !== undefined && one.chit === other?.chit && one.side === other.side;
    },
    places: /^[LSK]\d{4}$/u,
    keys: [...AVA_KEYS, ...TOOL_KEYS],
    help: ['ava-ui-help-move', 'ava-ui-help-way', 'ava-ui-help-attack', 'ava-ui-help-setup', 'ava-ui-help-edit'],
    editable: true,
  },
  h44: {
    load: async () => {
      const [table, { factsOf }, { indexOf }, { patched }, { H44_STYLE }, { samplerOf }] = await Promise.all([
        import('./h44/H44Table.svelte'),
        import('./h44/facts'),
        import('./h44/lookup'),
        import('./h44/patched'),
        import('./h44/style'),
        import('../hexes/sample'),
      ]);
      return {
        component: table.default,
        sampler: samplerOf(H44_STYLE),
        facts: (id, view, catalogue, t) => factsOf(id, view, indexOf(patched(catalogue, view.patch)), t),
      };
    },
    lessons: H44,
    cues: H44_CUES,
    unfinished: (view, _seat, verb) => unfinishedInHolland(view, verb),
    roomy: true,
    plans: true,
    within: (before, now) => {
      const [one, other] = [before, now];
      return one.turn === other.turn && one.phase === other.phase && one.active === other.active;
    },
    places: /^(?:\d{4}|area-[A-O])$/u,
    keys: [...H44_KEYS, ...TOOL_KEYS],
    help: [
      'h44-ui-help-move',
      'h44-ui-help-group',
      'h44-ui-help-attack',
      'h44-ui-help-bridges',
      'h44-ui-help-bonds',
      'h44-ui-help-edit',
    ],
    editable: true,
  },
  s42: {
    load: async () => {
      const [table, { factsOf }, { boardFor, indexOf }, { S42_STYLE }, { samplerOf }] = await Promise.all([
        import('./s42/S42Table.svelte'),
        import('./s42/facts'),
        import('./s42/lookup'),
        import('./s42/style'),
        import('../hexes/sample'),
      ]);
      return {
        component: table.default,
        sampler: samplerOf(S42_STYLE),
        facts: (id, view, catalogue, t) =>
          factsOf(id, view, indexOf(boardFor(catalogue, view.scenario, view.patch)), t),
      };
    },
    lessons: S42,
    cues: S42_CUES,
    unfinished: (view, _seat, verb) => unfinishedInStalingrad(view, verb),
    roomy: true,
    plans: true,
    within: (before, now) => {
      const [one, other] = [before, now];
      return one.turn === other.turn && one.phase === other.phase && one.active === other.active;
    },
    places: /^(?:\d{4}|area-[A-Za-z].*)$/u,
    keys: [...S42_KEYS, ...TOOL_KEYS],
    help: [
      's42-ui-help-move',
      's42-ui-help-group',
      's42-ui-help-attack',
      's42-ui-help-initial',
      's42-ui-help-bonds',
      's42-ui-help-edit',
    ],
    editable: true,
  },
  coh: {
    load: async () => {
      const [table, { factsOf }, { indexOf }, { COH_STYLE }, { samplerOf }] = await Promise.all([
        import('./coh/CohTable.svelte'),
        import('./coh/facts'),
        import('./coh/lookup'),
        import('./coh/style'),
        import('../hexes/sample'),
      ]);
      return {
        component: table.default,
        sampler: samplerOf(COH_STYLE),
        facts: (id, view, catalogue, t) => factsOf(id, view, indexOf(catalogue, view.scenario, view.field), t),
      };
    },
    cues: COH_CUES,
    roomy: true,
    // Turns are single actions: what the enemy did is seen on the map, and a report would be in the way after each.
    within: (before, now) => before.round === now.round,
    places: /^\d{1,2}-[A-Z]{1,2}\d{2}$/u,
    keys: [...COH_KEYS, ...TOOL_KEYS],
    help: ['coh-ui-help-act', 'coh-ui-help-move', 'coh-ui-help-fire', 'coh-ui-help-sight', 'coh-ui-help-group'],
    editable: true,
  },
};

const BY_SLUG: Readonly<Record<string, GameEntry>> = REGISTRY;

export function gameEntry(slug: string): GameEntry | undefined {
  return Object.hasOwn(BY_SLUG, slug) ? BY_SLUG[slug] : undefined;
}
