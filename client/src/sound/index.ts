// Sound at the table: silent until its owner has touched the page, and as loud as they want.
import { effect } from '@preact/signals';
import { volume } from '../settings.ts';
import { PATCHES, type Sound } from './patches.ts';
import { createSynth } from './synth.ts';

export type { Sound } from './patches.ts';

let synth: ReturnType<typeof createSynth> | null = null;
let context: AudioContext | null = null;

/** Browsers give no sound before a touch, and neither do we. */
const wake = (): void => {
  if (context === null && 'AudioContext' in globalThis) {
    context = new AudioContext();
    const made = createSynth(context);
    synth = made;
    effect(() => made.volume(volume.value));
  }
  if (context?.state === 'suspended') context.resume().catch(() => {});
};

/** From now on the first touch turns sound on. Returns how to stop listening. */
export const startSound = (): (() => void) => {
  const stop = new AbortController();
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, wake, { signal: stop.signal, capture: true, passive: true });
  return () => stop.abort();
};

/** Nobody wants to hear what happened while they were away. */
export const sound = (name: Sound): void => {
  if (synth === null || volume.value === 0 || document.hidden || context?.state !== 'running') return;
  synth.play(PATCHES[name]);
};
