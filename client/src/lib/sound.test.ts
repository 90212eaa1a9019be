import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play, type Sound } from './sound';

const ALL: readonly Sound[] = ['move', 'dice', 'turn', 'refused'];
let started = 0;

class Node {
  readonly gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect<T>(next: T): T {
    return next;
  }
  start(): void {
    started += 1;
  }
  readonly stop = vi.fn();
}
class Context {
  static made = 0;
  readonly state = 'running';
  readonly sampleRate = 8000;
  readonly destination = {};
  currentTime = 1;
  constructor() {
    Context.made += 1;
  }
  createBuffer(_channels: number, frames: number): object {
    return { getChannelData: () => new Float32Array(frames) };
  }
}

beforeEach(() => {
  started = 0;
  vi.stubGlobal('AudioContext', Context);
  for (const name of ['AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode', 'OscillatorNode'])
    vi.stubGlobal(name, Node);
});
afterEach(() => vi.unstubAllGlobals());

describe('sounds', () => {
  test('are off on the first visit, and nothing is even prepared', () => {
    expect(settings.sound).toBe(false);
    ALL.forEach(play);
    expect([Context.made, started]).toEqual([0, 0]);
  });
  test('are heard once switched on, the same one not twice at a time, and no more once switched off', () => {
    settings.set({ sound: true });
    for (const sound of ALL) {
      const before = started;
      play(sound);
      expect(started).toBeGreaterThan(before);
    }
    const once = started;
    ALL.forEach(play);
    expect(started).toBe(once);
    settings.set({ sound: false });
    ALL.forEach(play);
    expect([Context.made, started]).toEqual([1, once]);
  });
});
