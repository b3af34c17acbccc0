// What this browser's owner wants of motion and sound, kept between visits.
import { computed, signal } from '@preact/signals';
import { keep, recall } from './net/keepsakes.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
const isSpeed = (name: string | null): name is Speed => SPEEDS.some((speed) => speed === name);

const kept = recall('speed');
const wished = signal<Speed>(isSpeed(kept) ? kept : 'normal');

/** Whether the system asks for no motion; that goes before any wish. */
export const isStill = signal(false);
const query = matchMedia('(prefers-reduced-motion: reduce)');
const ask = (): void => {
  isStill.value = query.matches;
};
query.addEventListener('change', ask);
ask();

export const speed = computed<Speed>(() => (isStill.value ? 'off' : wished.value));
export const setSpeed = (to: Speed): void => {
  wished.value = to;
  keep('speed', to);
};

const LOUD = 0.5;
const volumeKept = Number.parseFloat(recall('volume') ?? '');
/** From 0 (silent) to 1. */
export const volume = signal(Number.isFinite(volumeKept) ? Math.min(1, Math.max(0, volumeKept)) : LOUD);
export const setVolume = (to: number): void => {
  volume.value = to;
  keep('volume', String(to));
};
