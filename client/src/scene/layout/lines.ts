// A name in two lines as even as they can be: between its words, or within a long one where it may be divided.
const SOFT_HYPHEN = '\u00AD';
export const whole = (name: string): string => name.replaceAll(SOFT_HYPHEN, '');

/** One line where there is no place to break it. */
export const broken = (name: string): string[] => {
  const isOne = !name.includes(' ');
  const parts = name.split(isOne ? SOFT_HYPHEN : ' ').map(whole);
  const joined = (some: readonly string[]): string => some.join(isOne ? '' : ' ');
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return parts
    .slice(1)
    .map((_, i) => [joined(parts.slice(0, i + 1)) + (isOne ? '-' : ''), joined(parts.slice(i + 1))])
    .reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [whole(name)]);
};
