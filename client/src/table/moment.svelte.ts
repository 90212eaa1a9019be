// The table as it is on show: everything that follows from what the server said. It decides nothing.
import { buttons, byTouch, primary } from '../lib/choices';
import type { Connection } from '../lib/connection.svelte';
import { myTurn, shown } from '../lib/states';
import { forgoes, infoOf } from '../lib/verbs';
import type { Ask, Choice, Event } from '../lib/wire';
import { gameEntry, type Unfinished } from '../games/registry';
import { unfinishedBy } from './unfinished';

export abstract class Moment {
  abstract readonly connection: Connection;

  readonly table = $derived.by(() => this.connection.table);
  readonly state = $derived(shown(this.table));
  readonly looking = $derived(this.table.past !== null);
  readonly asked = $derived(myTurn(this.table) && !this.looking);
  readonly choices = $derived<readonly Choice[]>(this.asked ? (this.table.live?.ask?.choices ?? []) : []);
  readonly legal = $derived(byTouch(this.choices));
  protected readonly entry = $derived(gameEntry(this.table.info?.game ?? ''));
  /** What is known of each verb of the question. */
  readonly info = $derived(infoOf(this.table.live?.ask ?? null));
  readonly buttons = $derived(buttons(this.choices, this.info));
  readonly primary = $derived(primary(this.choices, this.info));
  /** The answer that ends something by giving up what could be done: beside the others, but no default. */
  readonly forgoing = $derived.by(() => {
    const all = this.choices.filter((choice) => choice !== this.primary && forgoes(this.info(choice.action.do)));
    return all.find((choice) => choice.touches.length === 0) ?? all[0];
  });
  /** Nothing has been done yet in what the finishing answer would end. */
  readonly unfinished = $derived<Unfinished | null>(unfinishedBy(this.entry, this.primary, this.table.live));
  /** The piece that the question is about, such as the man who moves. */
  readonly subject = $derived(this.state?.ask?.subject[0] ?? null);
  readonly lastRoll = $derived<readonly Event[]>(this.#rolls());

  get ply(): number {
    return this.at;
  }
  get seat(): string | null {
    return this.state?.seat ?? null;
  }
  get mine(): readonly string[] {
    return this.table.mine;
  }
  get ask(): Ask | null {
    return this.state?.ask ?? null;
  }

  recent(plies: number): readonly Event[] {
    const at = this.at;
    return this.table.log.filter((entry) => entry.ply > at - plies && entry.ply <= at).flatMap((entry) => entry.events);
  }

  query(what: string, args: object): Promise<unknown> {
    return this.connection.query(what, { ...args });
  }

  /** The ply on show. */
  get at(): number {
    return this.table.past?.at ?? this.table.live?.ply ?? 0;
  }

  get now(): number {
    return this.table.live?.ply ?? 0;
  }

  /** Nothing happens until we act: it is our turn, or the game is over. */
  get resting(): boolean {
    return myTurn(this.table) || this.table.live?.outcome !== null;
  }

  #rolls(): readonly Event[] {
    const at = this.at;
    const entry = this.table.log.find((candidate) => candidate.ply === at);
    return (entry?.events ?? []).filter((event) => event.roll && event.roll.dice.length > 0);
  }
}
