// The place beside the board where its cards stand on a large screen, so that they do not lie on what they speak of.
import { createContext } from 'svelte';

export class CardDock {
  /** Where the cards go; none: they lie over the board. */
  place = $state<HTMLElement | null>(null);
}

const [get, set] = createContext<CardDock>();

export function shareDock(): CardDock {
  return set(new CardDock());
}

/** The dock of this table; none for a board without a shell. */
export function sharedDock(): CardDock | null {
  try {
    return get();
  } catch {
    return null;
  }
}

/** Puts a node into the dock, and back to where it was when there is none. */
export function docked(dock: CardDock | null): (node: HTMLElement) => () => void {
  return (node) => {
    const home = document.createComment('cards');
    node.before(home);
    $effect(() => {
      // What is moved loses the focus.
      const held = node.contains(document.activeElement) ? document.activeElement : null;
      if (dock?.place) dock.place.append(node);
      else home.after(node);
      if (held instanceof HTMLElement) held.focus();
    });
    return () => {
      home.remove();
      node.remove();
    };
  };
}
