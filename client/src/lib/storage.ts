// The browser's memory, which may be full, forbidden or absent: then nothing is remembered, and nothing breaks.

function area(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

export function recall<T>(key: string, fallback: T, kind: 'local' | 'session' = 'local'): T {
  try {
    const text = area(kind)?.getItem(`grognard.${key}`);
    return text === null || text === undefined ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown, kind: 'local' | 'session' = 'local'): void {
  try {
    area(kind)?.setItem(`grognard.${key}`, JSON.stringify(value));
  } catch {
    // Forgetting a preference is no reason to stop a game.
  }
}

/** What is remembered under names that begin so, without that beginning. */
export function remembered(prefix: string): readonly string[] {
  try {
    const whole = `grognard.${prefix}`;
    const names = Object.keys(area('local') ?? {});
    return names.filter((name) => name.startsWith(whole)).map((name) => name.slice(whole.length));
  } catch {
    return [];
  }
}

export function forget(key: string, kind: 'local' | 'session' = 'local'): void {
  try {
    area(kind)?.removeItem(`grognard.${key}`);
  } catch {
    // As above.
  }
}
