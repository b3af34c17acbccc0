// Every sound as data: tones and hiss, when they start, how they slide and how long they last.

export type Tone = {
  readonly wave: 'sine' | 'square' | 'sawtooth' | 'triangle' | 'hiss';
  /** Hertz at the start and at the end; for hiss the middle of what is let through. */
  readonly from: number;
  readonly to?: number;
  /** Seconds from the beginning of the sound, and how long it lasts. */
  readonly at?: number;
  readonly for: number;
  readonly gain: number;
};

const beep = (from: number, at: number, length: number, gain = 0.16): Tone => ({
  wave: 'square',
  from,
  at,
  for: length,
  gain,
});

export const PATCHES = {
  step: [{ wave: 'triangle', from: 190, to: 120, for: 0.09, gain: 0.3 }],
  reveal: [
    { wave: 'sawtooth', from: 180, to: 720, for: 0.28, gain: 0.07 },
    { wave: 'sine', from: 720, to: 960, at: 0.22, for: 0.2, gain: 0.14 },
  ],
  arrive: [{ wave: 'square', from: 140, to: 90, for: 0.1, gain: 0.12 }],
  prowl: [{ wave: 'sawtooth', from: 95, to: 70, for: 0.18, gain: 0.1 }],
  block: [
    { wave: 'hiss', from: 900, to: 200, for: 0.14, gain: 0.3 },
    { wave: 'triangle', from: 90, to: 55, for: 0.2, gain: 0.4 },
  ],
  hit: [
    { wave: 'hiss', from: 2400, to: 500, for: 0.11, gain: 0.34 },
    { wave: 'square', from: 220, to: 80, for: 0.09, gain: 0.1 },
  ],
  fall: [{ wave: 'sawtooth', from: 320, to: 60, for: 0.3, gain: 0.12 }],
  wound: [
    { wave: 'square', from: 110, to: 62, for: 0.3, gain: 0.16 },
    { wave: 'hiss', from: 500, to: 120, for: 0.2, gain: 0.25 },
  ],
  tick: [beep(1180, 0, 0.03, 0.1)],
  noise: [beep(240, 0, 0.05, 0.09), beep(300, 0.08, 0.05, 0.09), beep(360, 0.16, 0.07, 0.09)],
  card: [{ wave: 'hiss', from: 3200, to: 1200, for: 0.09, gain: 0.2 }],
  phase: [
    { wave: 'sawtooth', from: 62, to: 48, for: 0.9, gain: 0.2 },
    { wave: 'sine', from: 930, to: 310, for: 0.75, gain: 0.07 },
  ],
  alarm: [beep(620, 0, 0.12, 0.1), beep(466, 0.16, 0.12, 0.1), beep(620, 0.32, 0.12, 0.1)],
  boss: [
    { wave: 'sawtooth', from: 70, to: 41, for: 0.8, gain: 0.24 },
    { wave: 'square', from: 140, to: 82, at: 0.1, for: 0.6, gain: 0.07 },
  ],
  gain: [
    { wave: 'sine', from: 660, for: 0.1, gain: 0.16 },
    { wave: 'sine', from: 990, at: 0.09, for: 0.16, gain: 0.16 },
  ],
  fire: [{ wave: 'hiss', from: 300, to: 2200, for: 0.6, gain: 0.3 }],
  rotor: [
    { wave: 'hiss', from: 180, to: 320, for: 0.7, gain: 0.4 },
    { wave: 'triangle', from: 44, to: 60, for: 0.7, gain: 0.3 },
  ],
  turn: [
    { wave: 'sine', from: 523, for: 0.12, gain: 0.2 },
    { wave: 'sine', from: 784, at: 0.12, for: 0.26, gain: 0.2 },
  ],
  won: [523, 659, 784, 1046].map((from, i) => ({ wave: 'triangle', from, at: i * 0.13, for: 0.32, gain: 0.2 })),
  lost: [392, 330, 262, 165].map((from, i) => ({ wave: 'sawtooth', from, at: i * 0.2, for: 0.36, gain: 0.1 })),
} as const satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof PATCHES;
