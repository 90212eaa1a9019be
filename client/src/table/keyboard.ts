// What a key means at the table. Texts being typed are left alone, and so are the keys of what has the focus.

export type Gesture =
  | { readonly kind: 'number'; readonly digit: number }
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  | { readonly kind: 'show'; readonly side: 'log' | 'rules' }
  | {
      readonly kind:
        'primary' | 'back' | 'undo' | 'first' | 'now' | 'board' | 'list' | 'help' | 'guide' | 'playback' | 'hint';
    };

interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const TYPING = 'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]';
/** Things that mean something by Space, Enter or the arrows themselves. */
const ACTIVE =
  'button, a[href], summary, input, [role=button], [role=menuitem], [role=option], [tabindex="0"]:not([data-cursor])';

// By the place of the key, so that they work with a Russian keyboard too.
const BY_CODE: Readonly<Record<string, Gesture>> = {
  KeyU: { kind: 'undo' },
  KeyL: { kind: 'show', side: 'log' },
  KeyR: { kind: 'show', side: 'rules' },
  KeyG: { kind: 'guide' },
  KeyA: { kind: 'list' },
  KeyB: { kind: 'board' },
};

const BY_KEY: Readonly<Record<string, Gesture>> = {
  Escape: { kind: 'back' },
  Home: { kind: 'first' },
  End: { kind: 'now' },
  '?': { kind: 'help' },
  '.': { kind: 'playback' },
  '!': { kind: 'hint' },
};

export function gesture(key: Key, target: Pick<Element, 'closest'>): Gesture | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  if (target.closest(TYPING)) return null;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(key.code);
  if (digit && /^[0-9]$/.test(key.key)) return { kind: 'number', digit: Number(digit[1]) };
  const onActive = target.closest(ACTIVE) !== null;
  if (key.key === ' ' || key.key === 'Enter') return onActive ? null : { kind: 'primary' };
  if (key.key === 'ArrowLeft' || key.key === 'ArrowRight') {
    if (target.closest('input, [role=tab], [role=menuitem]')) return null;
    return { kind: 'step', by: key.key === 'ArrowLeft' ? -1 : 1 };
  }
  if ((key.key === 'Home' || key.key === 'End') && target.closest('input')) return null;
  return BY_KEY[key.key] ?? BY_CODE[key.code] ?? null;
}
