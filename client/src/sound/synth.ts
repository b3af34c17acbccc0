// Turns a patch into sound, on the browser's own synthesiser. Nothing is loaded.
import type { Tone } from './patches.ts';

const QUIET = 0.0001;
const ATTACK = 0.006;

/** A second of hiss, made once. */
const hissOf = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  // A short cycle of shifted bits, as the sound chips of the time had it.
  let bits = 0x7fff;
  for (let i = 0; i < data.length; i++) {
    bits = (bits >> 1) ^ (bits & 1 ? 0x6000 : 0);
    data[i] = (bits & 0xff) / 128 - 1;
  }
  return buffer;
};

export const createSynth = (context: AudioContext) => {
  const out = context.createGain();
  out.connect(context.destination);
  let hiss: AudioBuffer | null = null;

  const sourceOf = (
    tone: Tone,
    from: number,
    end: number,
  ): AudioNode & { start(at: number): void; stop(at: number): void } => {
    const slide = (param: AudioParam): void => {
      param.setValueAtTime(tone.from, from);
      param.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
    };
    if (tone.wave !== 'hiss') {
      const oscillator = context.createOscillator();
      oscillator.type = tone.wave;
      slide(oscillator.frequency);
      return oscillator;
    }
    hiss ??= hissOf(context);
    const source = context.createBufferSource();
    source.buffer = hiss;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    slide(filter.frequency);
    source.connect(filter);
    return Object.assign(filter, { start: source.start.bind(source), stop: source.stop.bind(source) });
  };

  return {
    volume(to: number): void {
      out.gain.value = to * to;
    },
    play(patch: readonly Tone[]): void {
      for (const tone of patch) {
        const from = context.currentTime + (tone.at ?? 0);
        const end = from + tone.for;
        const gain = context.createGain();
        gain.gain.setValueAtTime(QUIET, from);
        gain.gain.exponentialRampToValueAtTime(tone.gain, from + ATTACK);
        gain.gain.exponentialRampToValueAtTime(QUIET, end);
        const source = sourceOf(tone, from, end);
        source.connect(gain).connect(out);
        source.start(from);
        source.stop(end);
      }
    },
  };
};
