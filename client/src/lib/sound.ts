// Sounds of the table, made by the browser: no files, no noise before the player has switched them on.
import { settings } from './settings.svelte';

export type Sound = 'move' | 'dice' | 'turn' | 'refused';

/** Seconds in which the same sound is heard once: a machine moves faster than the ear follows. */
const REST = 0.15;

let audio: AudioContext | null = null;
const last = new Map<Sound, number>();

/** A short burst of noise through a filter: a counter put down, a die. */
function burst(context: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.4 });
  const gain = new GainNode(context, { gain: loud });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

/** A soft tone that fades. */
function tone(context: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const source = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(context, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

const SCORES: Readonly<Record<Sound, (context: AudioContext, now: number) => void>> = {
  move: (context, now) => burst(context, now, 0.06, 900, 0.5),
  dice: (context, now) => {
    for (const [i, pitch] of [2600, 2100, 2900, 1800, 2400].entries())
      burst(context, now + i * 0.07 + (i % 2) * 0.02, 0.05, pitch, 0.45 - i * 0.05);
  },
  turn: (context, now) => {
    tone(context, now, 0.35, 523, 0.12);
    tone(context, now + 0.14, 0.5, 784, 0.12);
  },
  refused: (context, now) => tone(context, now, 0.18, 165, 0.16),
};

/** Plays a sound, if the player has sounds on. */
export function play(sound: Sound): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const now = audio.currentTime;
  if (now - (last.get(sound) ?? -REST) < REST) return;
  last.set(sound, now);
  SCORES[sound](audio, now);
}
