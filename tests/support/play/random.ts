// Repeatable chance for tests: the same words give the same numbers on every machine.
import type { Pick } from 'shared/engine';

/** FNV-1a over the text, once for each of the generator's four words. */
const hash = (text: string, salt: number): number => {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
};

/** sfc32, seeded by words. */
export const pickFrom = (seed: string): Pick => {
  let a = hash(seed, 1);
  let b = hash(seed, 2);
  let c = hash(seed, 3);
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (n) => next() % n;
};

export const oneOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)]!;
